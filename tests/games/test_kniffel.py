"""Kniffel: what a second five of a kind brings, by the publisher's rule and by two others."""

import pytest

from taku import Match
from taku.games.yahtzee.sheets import Options
from turns import LOWER, UPPER, alone, open_boxes, row

FIFTY, NOUGHT = "22222 kniffel", "22213 kniffel"
FOURS = "44412 fours"


def kniffel(*turns: str, **options: object) -> Match:
    return alone(*turns, sheet="kniffel", **options)


def gain(turns: tuple[str, ...], box: str, rule: str) -> int:
    """The points of 4 4 4 4 4 in a box after these turns."""
    match = kniffel(*turns, "44444", second_kniffel=rule)
    before = match.points[0]
    match.play(f"fill {box}")
    return match.points[0] - before


@pytest.mark.parametrize(
    ("turns", "box", "rule", "points"),
    [
        ((FIFTY,), "fours", "publisher", 20 + 50),
        ((FIFTY,), "large-straight", "publisher", 0),
        ((FIFTY, FOURS), "large-straight", "publisher", 40),
        ((FIFTY, FOURS), "small-straight", "publisher", 30),
        ((FIFTY, FOURS), "full-house", "publisher", 25),
        ((FIFTY, FOURS), "fives", "publisher", 0),
        ((FIFTY, FOURS), "chance", "publisher", 20),
        ((NOUGHT,), "fours", "publisher", 20),
        ((NOUGHT, FOURS), "full-house", "publisher", 25),
        ((FIFTY,), "full-house", "plus-100", 0 + 100),
        ((FIFTY, FOURS), "full-house", "plus-100", 0 + 100),
        ((NOUGHT,), "fours", "plus-100", 20),
        ((FIFTY,), "fours", "nothing", 20),
        ((FIFTY, FOURS), "full-house", "nothing", 0),
    ],
)
def test_a_second_kniffel_brings(turns: tuple[str, ...], box: str, rule: str, points: int) -> None:
    assert gain(turns, box, rule) == points


def test_a_joker_may_bring_0_above() -> None:
    match = kniffel(FIFTY, FOURS, *(f"11236 {box}" for box in LOWER), "44444")
    assert set(open_boxes(match)) == {*UPPER} - {"fours"}
    match.play("fill fives")
    assert row(match, "fives").points == (0,)


def test_five_equal_are_no_joker_before_kniffel() -> None:
    match = kniffel(FOURS, "44444")
    match.play("fill large-straight")
    assert match.points == [12]


@pytest.mark.parametrize(("rule", "highest"), [("publisher", 675), ("nothing", 375)])
def test_no_player_can_score_more(rule: str, highest: int) -> None:
    sheet = Options(sheet="kniffel", second_kniffel=rule).score_sheet
    extra = 6 * sheet.extra.points if sheet.extra else 0
    assert sheet.total(tuple(max(box.points.values()) for box in sheet.boxes)) + extra == highest
