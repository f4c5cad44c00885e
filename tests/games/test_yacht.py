"""Yacht: what its boxes score with modern and with classic points, and its legal moves."""

import pytest

from taku import IllegalMove, Match
from taku.games.yahtzee.sheets import Options, sheet_of
from turns import UPPER, alone, open_boxes, points, row

POINTS = {  # a box and its dice, with its modern and its classic points
    ("four-of-a-kind", "26666"): (26, 24),
    ("four-of-a-kind", "33333"): (15, 12),
    ("four-of-a-kind", "33355"): (0, 0),
    ("full-house", "55566"): (27, 27),
    ("full-house", "55556"): (0, 0),
    ("full-house", "44444"): (0, 0),
    ("small-straight", "12346"): (15, 0),
    ("small-straight", "12345"): (15, 30),
    ("small-straight", "23456"): (15, 0),
    ("small-straight", "34566"): (15, 0),
    ("small-straight", "12356"): (0, 0),
    ("big-straight", "12345"): (30, 0),
    ("big-straight", "23456"): (30, 30),
    ("big-straight", "12346"): (0, 0),
    ("yacht", "11111"): (50, 50),
    ("yacht", "11112"): (0, 0),
    ("choice", "11111"): (5, 5),
    ("choice", "26645"): (23, 23),
    ("fours", "14343"): (8, 8),
}
FULL = ("111", "222", "333", "444", "555", "666")  # three of each face


def yacht(*turns: str, **options: object) -> Match:
    return alone(*turns, sheet="yacht", **options)


@pytest.mark.parametrize(("style", "place"), [("modern", 0), ("classic", 1)])
@pytest.mark.parametrize(("box", "dice"), POINTS)
def test_a_box_of_yacht_brings(box: str, dice: str, style: str, place: int) -> None:
    match = yacht(dice, yacht_points=style)
    match.play(f"fill {box}")
    assert match.points == [POINTS[box, dice][place]]


@pytest.mark.parametrize(("style", "least"), [("modern", 35), ("classic", 0)])
@pytest.mark.parametrize(("ones", "upper"), [("11144", 63), ("11444", 62)])
def test_the_upper_bonus_of_yacht(ones: str, upper: int, style: str, least: int) -> None:
    dice = [ones, *(f"{three}1{'6' if three != '666' else '2'}" for three in FULL[1:])]
    match = yacht(
        *(f"{thrown} {box}" for thrown, box in zip(dice, UPPER, strict=True)), yacht_points=style
    )
    assert match.points == [upper + (least if upper >= 63 else 0)]


def test_only_modern_points_show_the_bonus() -> None:
    assert points(yacht("55566 choice"), "bonus") is None
    rows = {each.id for each in yacht("55566", yacht_points="classic").view(0).sheet}
    assert "bonus" not in rows
    assert "total" in rows


def test_five_equal_may_be_a_full_house() -> None:
    match = yacht("44444", yacht_five_house=True)
    assert row(match, "yacht-full-house").possible == 20


def test_five_equal_are_no_joker() -> None:
    match = yacht("22222 yacht", "66666")
    assert len(open_boxes(match)) == 11
    match.play("fill big-straight")
    assert match.points == [50]


def test_other_sheets_boxes_are_refused() -> None:
    match = yacht("22233")
    with pytest.raises(IllegalMove) as refused:
        match.play("fill chance")
    assert refused.value.refusal.args["problem"] == "other-sheet"


@pytest.mark.parametrize(
    ("style", "five_house", "highest"),
    [("modern", False, 323), ("modern", True, 325), ("classic", False, 297)],
)
def test_no_player_can_score_more(style: str, five_house: bool, highest: int) -> None:
    options = Options(sheet="yacht", yacht_points=style, yacht_five_house=five_house)
    sheet = sheet_of(options)
    assert sheet.total(tuple(max(box.points.values()) for box in sheet.boxes)) == highest


def test_a_match_of_yacht_has_twelve_rounds() -> None:
    match = Match("yahtzee", {"sheet": "yacht"}, seats=["easy", "normal"], seed="twelve")
    while not match.over:
        moves = match.moves()
        match.play(moves[-1])
    assert match.state.round == 12
