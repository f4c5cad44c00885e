"""The notation of moves: forms, each with its first word and its phases."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from taku.cards import Deck
from taku.deal import Deal
from taku.game import NOTHING_BY_HAND, IllegalMove, Move
from taku.view import Outcomes, Place, Refusal

LONGEST_NUMBER = 3  # digits


@dataclass(frozen=True)
class Form:
    """A form of moves: `write` returns what follows the word, or None for another form's move.

    `read` returns None for a text that only another form of the word can mean; ValueError if the
    text does not parse.
    """

    word: str
    """The first word of the text; "" for moves that begin with an item."""
    phases: tuple[str, ...]
    write: Callable[[Any, Move], str | None]
    read: Callable[[Any, str], Move | None]
    outcomes: Callable[[Any], Outcomes] | None = None
    """What chance can decide, for a form of chance; None where no player sets it by hand."""


def fixed_form(text: str, move: Move, *phases: str) -> Form:
    """Return the form of a single move, such as "pass"."""
    word, _, rest = text.partition(" ")
    return Form(
        word,
        phases,
        lambda state, given: rest if given == move else None,
        lambda state, given: move if given.split() == rest.split() else None,
    )


def card_form(deck: Deck, word: str, *phases: str, none: str = "") -> Form:
    """Return the form of sets of cards; `none` stands for no cards where these are a move."""

    def write(state: Any, move: Move) -> str | None:
        return deck.write(move) or none if 0 <= move <= deck.all else None

    def read(state: Any, text: str) -> Move:
        return 0 if text == none else deck.read(text)

    return Form(word, phases, write, read)


def number_form(word: str, *phases: str, sign: int = 1, least: int = 0) -> Form:
    """Return the form of numbers, from `least` on; with the sign −1 the move is negative."""

    def write(state: Any, move: Move) -> str | None:
        return str(sign * move) if sign * move >= least else None

    def read(state: Any, text: str) -> Move:
        return sign * _number(word, text, least)

    return Form(word, phases, write, read)


def seat_form(word: str, *phases: str) -> Form:
    """Return the form of seats, such as the one that deals."""

    def read(state: Any, text: str) -> Move:
        seat = _number(word, text, 0)
        if seat >= len(state.points):
            raise ValueError(f"there is no seat {seat}")
        return seat

    def outcomes(state: Any) -> Outcomes:
        items = tuple(str(seat) for seat in range(len(state.points)))
        return Outcomes(word, "seats", items, (Place(None, 1),))

    return Form(word, phases, lambda state, move: str(move), read, outcomes)


def _number(word: str, text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise ValueError(f"{word} needs a number, not {text!r}")
    if int(text) < least:
        raise ValueError(f"{word}: {least} or more, not {text}")
    return int(text)


def deal_form(deal: Callable[[Any], Deal], word: str = "deal", phase: str = "deal") -> Form:
    """Return the form of the deal that a state awaits."""
    return Form(
        word,
        (phase,),
        lambda state, move: deal(state).write(move).partition(" ")[2],
        lambda state, text: deal(state).read(text),
        lambda state: deal(state).outcomes(),
    )


class Notation:
    """Writes and reads moves of a state with a `phase`, by the first form that fits.

    >>> from types import SimpleNamespace as State
    >>> notation = Notation(fixed_form("pass", 0, "bid"), number_form("bid", "bid", least=1))
    >>> notation.write(State(phase="bid"), 3), notation.read(State(phase="bid"), "pass")
    ('bid 3', 0)
    """

    def __init__(self, *forms: Form) -> None:
        self._of_phase: dict[str, list[Form]] = {}
        self._of_word: dict[str, Sequence[Form]] = {}
        for form in forms:
            self._of_word[form.word] = (*self._of_word.get(form.word, ()), form)
            for phase in form.phases:
                self._of_phase.setdefault(phase, []).append(form)

    def write(self, state: Any, move: Move) -> str:
        """Return a move in notation."""
        for form in self._of_phase[state.phase]:
            rest = form.write(state, move)
            if rest is not None:
                return f"{form.word} {rest}" if form.word and rest else form.word or rest
        raise AssertionError(f"no form for the move {move} in the phase {state.phase!r}")

    def read(self, state: Any, text: str) -> Move:
        """Return the move of a text.

        IllegalMove if it belongs to another phase, ValueError if it does not parse.
        """
        text = text.strip()
        word, _, rest = text.partition(" ")
        forms = self._of_word.get(word, ()) if word else ()
        if not forms:
            forms, rest = self._of_word.get("", ()), text
        if len(forms) > 1:  # several forms of a word: those of this phase come first
            forms = sorted(forms, key=lambda form: state.phase not in form.phases)
        for form in forms:
            move = form.read(state, rest)
            if move is None:
                continue
            if state.phase not in form.phases:
                raise IllegalMove(Refusal("not-now", {"phase": state.phase}))
            return move
        raise ValueError(f"no such move: {text!r}")

    def outcomes(self, state: Any) -> Outcomes:
        """Return what chance can decide now, for players who set it by hand."""
        forms = self._of_phase[state.phase]
        found = next((form.outcomes for form in forms if form.outcomes), None)
        return found(state) if found else NOTHING_BY_HAND
