"""Tiny matches of President for the tests of its house rules."""

from typing import Any

from taku import Match
from taku.games.president.rules import President

OFF: dict[str, Any] = {"illegal_finish": False, "downfall": False}  # besides what a rule needs
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
