"""Tiny matches of President for the tests of its house rules."""

from dataclasses import dataclass, field
from typing import Any

from taku import Match
from taku.games.president.rules import President

# Options that a test does not need.
OFF: dict[str, Any] = {"illegal_finish": False, "downfall": False}
ROUND = "deal 4S | 5S | 6S | 3D, 3D, 4S, 5S"  # seat 3 President, 0 Minister, 1 Peasant, 2 Beggar


def play(*log: str, seats: int = 4, **options: Any) -> Match:
    """A match; moves in one entry stand between commas."""
    entries = [move.strip() for entry in log for move in entry.split(",")]
    values = {"skip": False, **OFF, **options}
    return Match("president", values, log=entries, seats=seats)


def state(match: Match) -> President:
    assert isinstance(match.state, President)
    return match.state


def kinds(match: Match, move: str) -> list[str]:
    return [event.kind for event in match.play(move)]


def rule(match: Match, move: str) -> str | None:
    refusal = match.why_not(move)
    return refusal.rule if refusal else None


def hand(match: Match, seat: int) -> set[str]:
    names = match.view(seat, open_hands=True).zones
    return next(set(zone.items) for zone in names if zone.role == "hand" and zone.seat == seat)


def answers(match: Match) -> set[str]:
    return set(match.moves())


@dataclass(frozen=True, kw_only=True)
class Row:
    """A row of a table of worked examples: a log, the house rules, and what is true after it."""

    id: str
    log: str
    """Moves, between commas."""
    on: dict[str, Any] = field(default_factory=dict)
    seats: int = 4
    leads: int | None = None
    """The seat that leads the next trick."""
    acts: int | None = None
    """The seat that decides while a play lies on the table."""
    moves: str | None = None
    """All legal moves, between commas."""
    legal: str = ""
    refused: dict[str, str] = field(default_factory=dict)
    """Illegal moves, each with the rule that forbids it."""
    told: str | None = None
    """The kinds of the events of the last move, without the move itself."""
    hands: dict[int, str] = field(default_factory=dict)
    is_: dict[str, Any] = field(default_factory=dict)
    """Fields of the state."""


def check(row: Row) -> None:
    """Play the log and compare all that the row expects."""
    match = play(row.log, seats=row.seats, **row.on)
    found = state(match)
    assert any(getattr(row, name) not in (None, "", {}) for name in EXPECTED)
    if row.leads is not None:
        assert (found.to_act, found.to_beat) == (row.leads, None)
    if row.acts is not None:
        assert found.to_act == row.acts
        assert found.to_beat
    if row.moves is not None:
        assert answers(match) == listed(row.moves)
    assert listed(row.legal) <= answers(match)
    assert {move: rule(match, move) for move in row.refused} == row.refused
    assert {seat: hand(match, seat) for seat in row.hands} == {
        seat: set(cards.split()) for seat, cards in row.hands.items()
    }
    assert {name: getattr(found, name) for name in row.is_} == row.is_
    if row.told is not None:
        *before, last = row.log.split(",")
        told = kinds(play(*before, seats=row.seats, **row.on), last.strip())
        assert " ".join(told[1:]) == row.told


EXPECTED = ("leads", "acts", "moves", "legal", "refused", "told", "hands", "is_")


def listed(moves: str) -> set[str]:
    """Moves that stand between commas."""
    return {move.strip() for move in moves.split(",") if move.strip()}
