"""Generala: what its boxes score with the first throw and later, and how a match may be won."""

import pytest

from taku import Match
from taku.game import OVER
from taku.games.yahtzee.sheets import Options
from turns import alone, kinds, row


def later(dice: str, *before: str, **options: object) -> Match:
    """A match of Generala in which these dice lie there after the second throw."""
    first, *others = dice
    log = [*before, f"roll {first} 1 2 2 4", f"keep {first}", f"roll {' '.join(others)}"]
    return Match("yahtzee", {"sheet": "generala", **options}, seats=1, log=log)


def at_once(dice: str, **options: object) -> Match:
    return alone(dice, sheet="generala", **options)


@pytest.mark.parametrize(
    ("dice", "box", "then", "first"),
    [
        ("13456", "straight", 20, 25),
        ("12345", "straight", 20, 25),
        ("23456", "straight", 20, 25),
        ("12356", "straight", 0, 0),
        ("22255", "full-house", 30, 35),
        ("22225", "full-house", 0, 0),
        ("66665", "poker", 40, 45),
        ("66655", "poker", 0, 0),
        ("14343", "fours", 8, 8),
    ],
)
def test_a_box_of_generala_brings(dice: str, box: str, then: int, first: int) -> None:
    for match, points in ((later(dice), then), (at_once(dice), first)):
        match.play(f"fill {box}")
        assert match.points == [points]


@pytest.mark.parametrize(
    ("box", "then", "first"),
    [("poker", 40, 45), ("generala", 60, 60), ("threes", 15, 15), ("full-house", 0, 0)],
)
def test_five_equal_that_win_nothing_at_once(box: str, then: int, first: int) -> None:
    for match, points in ((later("33333"), then), (at_once("33333", served_wins=False), first)):
        match.play(f"fill {box}")
        assert match.points == [points]


def test_aces_may_be_barred_from_straights() -> None:
    match = later("13456", ace_straight=False)
    match.play("fill straight")
    assert match.points == [0]


def test_five_equal_at_first_win_the_match() -> None:
    log = ["roll 6 6 6 6 5", "fill poker", "roll 3 3 3 3 3"]
    match = Match("yahtzee", {"sheet": "generala"}, seats=3, log=log)
    assert match.state.to_act == OVER
    assert match.over
    assert match.game.places(match.state) == [2, 1, 3]
    assert kinds(match.story)[-2:] == ["served", "over"]


def test_five_equal_after_a_keep_win_nothing() -> None:
    assert not later("33333").over


def test_a_double_generala_needs_a_generala_with_points() -> None:
    first = ("roll 2 1 2 2 4", "keep 2 2 2", "roll 2 2")
    double = {"double_generala": True}
    match = later("44444", *first, "fill generala", **double)
    assert row(match, "double-generala").possible == 120
    match = later("44444", *first, "fill generala", generala=50, **double)
    assert row(match, "double-generala").possible == 100
    match = later("44444", *first, "fill twos", **double)
    assert row(match, "double-generala").possible == 0
    match = later("44444", "roll 1 1 2 2 4", "fill generala", **double)
    assert row(match, "double-generala").possible == 0


@pytest.mark.parametrize(("double", "highest"), [(False, 270), (True, 390)])
def test_no_player_can_score_more(double: bool, highest: int) -> None:
    sheet = Options(sheet="generala", double_generala=double).score_sheet
    assert sum(box.all_points[-1] for box in sheet.boxes) == highest
