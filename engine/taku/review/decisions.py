"""The decisions of a match, each with the state in which it was made."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from taku.game import Move, Seat
from taku.match import Match


class DecisionPoint(NamedTuple):
    """A decision in which the seat had a choice."""

    entry: int
    """The index of the decision in the log, from 0."""
    state: Any
    """The state before the decision."""
    move: Move
    """The move that was played."""


def decision_points(match: Match, seat: Seat, since: int = 0) -> Iterator[DecisionPoint]:
    """Yield the decisions of a seat that offered a choice, in order, from log entry `since` on."""
    game, replay = match.game, match.blank()
    for entry, text in enumerate(match.log):
        state = replay.state
        if entry >= since and state.to_act == seat and has_choice(state):
            yield DecisionPoint(entry, state.clone(), game.read(state, text))
        replay.enter(text, entry + 1)


def has_choice(state: Any) -> bool:
    """True if the seat to act has more than one legal move."""
    return len(state.moves()) > 1


def check_seat(match: Match, seat: Seat) -> None:
    """Raise a ValueError if the match has no such seat."""
    if not 0 <= seat < len(match.seats):
        raise ValueError(f"seat: there is no seat {seat}")
