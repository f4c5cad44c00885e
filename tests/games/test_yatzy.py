"""Yatzy: what its boxes score by the strict and by the lenient rule, and the forced order."""

import pytest

from taku import Match
from taku.games.yahtzee.sheets import Options
from taku.view import Refusal
from turns import UPPER, alone, open_boxes

POINTS = {  # a box and its dice, with its points by the strict and by the lenient rule
    ("one-pair", "33344"): (8, 8),
    ("two-pairs", "33344"): (14, 14),
    ("three-of-a-kind", "33344"): (9, 9),
    ("full-house", "33344"): (17, 17),
    ("one-pair", "33331"): (6, 6),
    ("two-pairs", "33331"): (0, 12),
    ("two-pairs", "11222"): (6, 6),
    ("two-pairs", "66123"): (0, 0),
    ("four-of-a-kind", "55555"): (20, 20),
    ("full-house", "55555"): (0, 25),
    ("three-of-a-kind", "66123"): (0, 0),
    ("small-straight", "12346"): (0, 0),
    ("small-straight", "23456"): (0, 0),
    ("small-straight", "12345"): (15, 15),
    ("large-straight", "23456"): (20, 20),
    ("large-straight", "12345"): (0, 0),
    ("yatzy", "55555"): (50, 50),
    ("chance", "66123"): (18, 18),
    ("fours", "14343"): (8, 8),
}


def yatzy(*turns: str, **options: object) -> Match:
    return alone(*turns, sheet="yatzy", **options)


@pytest.mark.parametrize(("rule", "place"), [("strict", 0), ("lenient", 1)])
@pytest.mark.parametrize(("box", "dice"), POINTS)
def test_a_box_of_yatzy_brings(box: str, dice: str, rule: str, place: int) -> None:
    match = yatzy(dice, yatzy_equal=rule)
    match.play(f"fill {box}")
    assert match.points == [POINTS[box, dice][place]]


@pytest.mark.parametrize(("ones", "total"), [("11144", 63 + 50), ("11444", 62)])
def test_the_upper_bonus_of_yatzy(ones: str, total: int) -> None:
    dice = (ones, "22216", "33316", "44416", "55516", "66612")
    turns = (f"{thrown} {box}" for thrown, box in zip(dice, UPPER, strict=True))
    assert yatzy(*turns).points == [total]


def test_a_second_yatzy_is_no_joker() -> None:
    match = yatzy("22222 yatzy", "66666")
    match.play("fill large-straight")
    assert match.points == [50]


def test_the_forced_order_opens_one_box() -> None:
    match = yatzy("66666", yatzy_order="forced")
    assert open_boxes(match) == ["ones"]
    assert match.why_not("fill yatzy") == Refusal("order", {"box": "ones", "order": "descending"})
    match.play("fill ones")
    assert match.points == [0]
    assert yatzy("66666 ones", "22113", yatzy_order="forced").why_not("fill twos") is None


def test_the_order_ends_with_chance_and_yatzy() -> None:
    boxes = [box.id for box in Options(sheet="yatzy").score_sheet.boxes]
    assert len(boxes) == 15
    assert boxes[-2:] == ["chance", "yatzy"]


@pytest.mark.parametrize(("rule", "highest"), [("strict", 374), ("lenient", 378)])
def test_no_player_can_score_more(rule: str, highest: int) -> None:
    sheet = Options(sheet="yatzy", yatzy_equal=rule).score_sheet
    assert sheet.total(tuple(max(box.points.values()) for box in sheet.boxes)) == highest
