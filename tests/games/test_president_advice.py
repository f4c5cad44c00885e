"""The reasons for moves in President heed the house rules: a reason never claims what is off."""

from typing import Any

import pytest

from taku.games.president import GAME
from tiny_president import play

SEQUENCE: dict[str, Any] = {"sequence": True}
PLAIN: dict[str, Any] = {**SEQUENCE, "sequence_effects": "none"}
WEAK = "3S 4S 5S 6S 7S 3H 4H 5D 7D | 8H | 9H | TH"
WITH_EIGHT = "6S 7S 8S 9D QD | 9H KH | TH | JH"


@pytest.mark.parametrize(
    ("log", "move", "on", "reason"),
    [
        (f"deal {WITH_EIGHT}", "6S 7S 8S", {**SEQUENCE, "eight_cut": True}, "cut"),
        (f"deal {WITH_EIGHT}", "6S 7S 8S", {**PLAIN, "eight_cut": True}, "sequence"),
        ("deal 4D | 8S 9D KD | TH | JH, 4D", "8S", {**PLAIN, "eight_cut": True}, "cut"),
        (f"deal {WEAK}", "3S 4S 5S 6S", SEQUENCE, "revolution"),
        (f"deal {WEAK}", "3S 4S 5S 6S", {**SEQUENCE, "sequence_revolution": 5}, "sequence"),
        (f"deal {WEAK}", "3S 4S 5S 6S 7S", {**SEQUENCE, "sequence_revolution": 5}, "revolution"),
        (f"deal {WEAK}", "3S 4S 5S 6S 7S", {**SEQUENCE, "sequence_revolution": 0}, "sequence"),
        (
            "deal 7S 7H 7C 7D 3H 4H | 8H | 9H | TH",
            "7S 7H 7C 7D",
            {**SEQUENCE, "sequence_revolution": 0},
            "revolution",
        ),
        ("deal X1 9D | 3S TC 9C | 4H TD | 5D 6D, X1", "3S", {"spade_three": True}, "beat-joker"),
        ("deal 9S 9H 4D 5D | TC | 3H | JH", "9S 9H", {"nines_cut": True}, "ends-trick"),
    ],
)
def test_a_reason_holds_by_the_house_rules(
    log: str, move: str, on: dict[str, Any], reason: str
) -> None:
    match = play(log, **on)
    assert GAME.advise(match.state, GAME.read(match.state, move)).id == reason
