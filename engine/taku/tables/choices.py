"""What a player can choose at a decision, and what each choice means."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, TypeAlias

from taku.game import Game, IllegalMove, Move, State
from taku.messages.parts import Meaning, MoveInWords
from taku.view import Ask, Refusal, View

ItemBits: TypeAlias = int
"""Items of the ask as bits; equal dice have one bit each."""


class Choices:
    """What the seat to act can choose, valid until the position changes.

    It caches the legal moves with their items, so that each question is fast.
    """

    def __init__(self, game: Game[Any], state: State) -> None:
        self._game = game
        self._state = state

    def meaning(self, items: Sequence[str]) -> Meaning:
        """Return what these items could mean: legal moves in words, or the refusal."""
        goes, completes = self._company(items)
        moves, refusal = self._readings(items)
        words = tuple(MoveInWords.of(self._game, self._state, move) for move in moves)
        return Meaning(tuple(items), words, None if moves else refusal, goes, completes)

    def _readings(self, items: Sequence[str]) -> tuple[list[Move], Refusal | None]:
        """Return the legal moves that these items could mean, and the refusal of the others."""
        game, state = self._game, self._state
        try:
            judged = [(move, state.why_not(move)) for move in game.readings(state, items)]
        except IllegalMove as illegal:
            return [], illegal.refusal
        refusals = (problem for _, problem in reversed(judged) if problem)
        return [move for move, problem in judged if problem is None], next(refusals, None)

    def meanings(self) -> tuple[Meaning, ...]:
        """Return the meaning of each item in the hand if a move needs one item at most.

        If a move needs several items or none, return the meaning of no items.
        """
        view = self._view
        if view.ask is None or view.ask.most != 1:
            free = view.ask is not None and view.ask.most > 1 and view.ask.least == 0
            return (self.meaning(()),) if free else ()
        return self._of_each(view)

    def touched(self) -> tuple[Meaning, ...]:
        """Return the meaning of each item in the hand if moves are sets of items."""
        view = self._view
        sets = view.ask is not None and view.ask.most > 1 and not view.ask.slots
        return self._of_each(view) if sets else ()

    def _of_each(self, view: View) -> tuple[Meaning, ...]:
        hands = (z.items for z in view.zones if z.role == "hand" and z.seat == view.seat)
        return tuple(self.meaning((item,)) for items in hands for item in items)

    def prepare(self) -> None:
        """Fill the cache that the first question needs."""
        if self._ask and self._ask.most:
            self._company(())

    @property
    def _view(self) -> View:
        return self._game.look(self._state, self._state.to_act)

    @cached_property
    def _ask(self) -> Ask | None:
        return self._view.ask

    @cached_property
    def _bits(self) -> dict[str, list[ItemBits]]:
        """The bits of each item of the ask, by name; equal dice share a name."""
        bits: dict[str, list[ItemBits]] = {}
        for at, item in enumerate(self._ask.items if self._ask else ()):
            bits.setdefault(item, []).append(1 << at)
        return bits

    @cached_property
    def _moves(self) -> list[tuple[ItemBits, Move]]:
        """Every legal move with the bits of its items."""
        write, state = self._game.write, self._state
        return [(self._bits_of(write(state, move).split()), move) for move in state.moves()]

    def _bits_of(self, words: Sequence[str]) -> ItemBits:
        found, bits = 0, self._bits
        for word in words:
            for bit in bits.get(word, ()):
                if not found & bit:
                    found |= bit
                    break
        return found

    def _company(self, items: Sequence[str]) -> tuple[tuple[str, ...], MoveInWords | None]:
        """Return the items that some legal move adds to these, and the move if only one fits."""
        chosen = self._bits_of(items)
        if chosen.bit_count() < len(items):
            return (), None
        fitting = [(bits, move) for bits, move in self._moves if bits & chosen == chosen]
        together = 0
        for bits, _ in fitting:
            together |= bits
        more = together & ~chosen
        goes = (name for name, bits in self._bits.items() for bit in bits if more & bit)
        only = MoveInWords.of(self._game, self._state, fitting[0][1]) if len(fitting) == 1 else None
        return tuple(goes), only
