"""What can be chosen where somebody must decide, and what each choice would be."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, TypeAlias

from taku.game import Game, IllegalMove, Move, State
from taku.view import Ask, Refusal, View
from taku.wire.protocol import Meaning, MoveInWords

Marks: TypeAlias = int
"""Items as bits: one for each that a move may be made of, and one more for each like it."""


class Decision:
    """One decision of the seat to act, as long as the position stays as it is.

    Its legal moves are listed and written once, however many choices are asked about.
    """

    def __init__(self, game: Game[Any], state: State) -> None:
        self._game = game
        self._state = state

    def meaning(self, items: Sequence[str]) -> Meaning:
        """What these items could be: legal moves in words, or why there is none."""
        goes, completes = self._company(items)
        moves, refusal = self._readings(items)
        words = tuple(in_words(self._game, self._state, move) for move in moves)
        return Meaning(tuple(items), words, None if moves else refusal, goes, completes)

    def _readings(self, items: Sequence[str]) -> tuple[list[Move], Refusal | None]:
        """The legal moves that these items could be, and what forbids the others."""
        game, state = self._game, self._state
        try:
            judged = [(move, state.why_not(move)) for move in game.readings(state, items)]
        except IllegalMove as illegal:
            return [], illegal.refusal
        refusals = (problem for _, problem in reversed(judged) if problem)
        return [move for move, problem in judged if problem is None], next(refusals, None)

    def meanings(self) -> tuple[Meaning, ...]:
        """Of each item in the hand, where just one is asked for; of none, where none is enough."""
        view = self._view
        if view.ask is None or view.ask.most != 1:
            free = view.ask is not None and view.ask.most > 1 and view.ask.least == 0
            return (self.meaning(()),) if free else ()
        return self._of_each(view)

    def touched(self) -> tuple[Meaning, ...]:
        """Of each item in the hand, where sets of them are played."""
        view = self._view
        sets = view.ask is not None and view.ask.most > 1 and not view.ask.slots
        return self._of_each(view) if sets else ()

    def _of_each(self, view: View) -> tuple[Meaning, ...]:
        hands = (z.items for z in view.zones if z.role == "hand" and z.seat == view.seat)
        return tuple(self.meaning((item,)) for items in hands for item in items)

    def prepare(self) -> None:
        """Do beforehand what the first question needs."""
        if self._ask and self._ask.most:
            self._company(())

    @property
    def _view(self) -> View:
        return self._game.look(self._state, self._state.to_act)

    @cached_property
    def _ask(self) -> Ask | None:
        return self._view.ask

    @cached_property
    def _bits(self) -> dict[str, list[Marks]]:
        """The bits of all that is asked for, by name: several where there are several dice."""
        bits: dict[str, list[Marks]] = {}
        for at, item in enumerate(self._ask.items if self._ask else ()):
            bits.setdefault(item, []).append(1 << at)
        return bits

    @cached_property
    def _moves(self) -> list[tuple[Marks, Move]]:
        """Every legal move, and what it is made of."""
        write, state = self._game.write, self._state
        return [(self._marks(write(state, move).split()), move) for move in state.moves()]

    def _marks(self, words: Sequence[str]) -> Marks:
        marks, bits = 0, self._bits
        for word in words:
            for bit in bits.get(word, ()):
                if not marks & bit:
                    marks |= bit
                    break
        return marks

    def _company(self, items: Sequence[str]) -> tuple[tuple[str, ...], MoveInWords | None]:
        """What goes with the items in some legal move, and the move if it is the only one."""
        chosen = self._marks(items)
        if chosen.bit_count() < len(items):
            return (), None
        fitting = [(marks, move) for marks, move in self._moves if marks & chosen == chosen]
        together = 0
        for marks, _ in fitting:
            together |= marks
        more = together & ~chosen
        goes = (name for name, bits in self._bits.items() for bit in bits if more & bit)
        only = in_words(self._game, self._state, fitting[0][1]) if len(fitting) == 1 else None
        return tuple(goes), only


def in_words(game: Game[Any], state: State, move: Move) -> MoveInWords:
    return MoveInWords(game.write(state, move), game.tell(state, move))
