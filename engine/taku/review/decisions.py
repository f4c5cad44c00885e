"""The decisions of a match, as each stood when it was to be made."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from taku.game import Move, Seat
from taku.match import Match


class Point(NamedTuple):
    """A decision where there was a choice."""

    entry: int
    state: Any
    move: Move
    """What was played."""


def points(match: Match, seat: Seat, since: int = 0) -> Iterator[Point]:
    """The decisions of a seat from an entry of the log on, in order."""
    game, again = match.game, match.blank()
    for entry, text in enumerate(match.log):
        state = again.state
        if entry >= since and state.to_act == seat and has_choice(state):
            yield Point(entry, state.clone(), game.read(state, text))
        again.enter(text, entry + 1)


def has_choice(state: Any) -> bool:
    return len(state.moves()) > 1


def check_seat(match: Match, seat: Seat) -> None:
    if not 0 <= seat < len(match.seats):
        raise ValueError(f"seat: nobody sits at {seat}")
