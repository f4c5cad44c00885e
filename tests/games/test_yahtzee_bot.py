"""How the bots play Yahtzee and Yams, and why a good move is good."""

from random import Random

import pytest

from taku import Match
from turns import FIFTY, LOWER, UPPER, alone, on_yams, open_boxes, open_moves

# Bots and reasons


def test_a_beginner_collects_equal_dice() -> None:
    for turns, move in (
        (("55526",), "keep 5 5 5"),
        (("22663",), "keep 6 6"),
        (("66612 sixes", "34562"), "fill large-straight"),
        (("55555",), "fill yahtzee"),
    ):
        assert chosen(alone(*turns), "easy") == move
    assert chosen(on_yams("55555"), "easy") == "fill yams"


@pytest.mark.parametrize(("thrown", "box"), [("66541", "plus"), ("11233", "minus")])
def test_a_beginner_wants_high_plus_low_minus(thrown: str, box: str) -> None:
    upper = [f"11236 {name}" for name in UPPER]
    match = on_yams(*upper, "22334 full-house", "11336 four-of-a-kind")
    thrice = ["roll " + " ".join(thrown), *("keep", "roll " + " ".join(thrown)) * 2]
    log = [*match.log[:-1], *thrice]
    assert chosen(Match("yahtzee", {"sheet": "yams"}, seats=1, log=log), "easy") == f"fill {box}"


@pytest.mark.parametrize(
    ("turns", "move"),
    [
        (("34562",), "fill large-straight"),
        (("44466 full-house", "24563"), "fill large-straight"),
        (("11155",), "fill full-house"),
        (("34566",), "keep 3 4 5 6"),
        (("11112",), "keep 1 1 1 1"),
        ((*(f"11236 {box}" for box in (*UPPER, *LOWER)), "12366"), "keep 6 6"),
    ],
)
def test_normal_looks_one_throw_ahead(turns: tuple[str, ...], move: str) -> None:
    assert chosen(alone(*turns), "normal") == move


def chosen(match: Match, level: str) -> str:
    bot = match.game.bots[level]
    move = bot.weigh(match.seen(match.to_act), Random(0))[0].move
    return match.game.write(match.state, move)


@pytest.mark.parametrize(("level", "least"), [("easy", 170), ("normal", 210)])
def test_a_bots_score_matches_its_level(level: str, least: int) -> None:
    total = 0
    for seed in range(5):
        match = Match("yahtzee", seats=1, seed=seed)
        while not match.over:
            match.play(chosen(match, level))
        total += match.points[0]
    assert total / 5 > least


@pytest.mark.parametrize(
    ("turns", "move", "reason"),
    [
        (("55526",), "keep 5 5 5", "equal"),
        (("13466",), "keep", "all"),
        (("13456",), "keep 3 4 5 6", "row"),
        (("22663",), "keep 2 2 6 6", "pairs"),
        (("13466",), "keep 4 6 6", "high"),
        (("13466",), "keep 1 6 6", "tried"),
        (("34562",), "fill large-straight", "fits"),
        (("55526",), "fill fives", "bonus"),
        (("55226",), "fill fives", "tried"),
        (("55226",), "fill twos", "small"),
        (("55226",), "fill threes", "zero"),
        (("55226",), "fill yahtzee", "zero"),
        (("66541",), "fill chance", "sum"),
        (("11541",), "fill chance", "tried"),
        ((FIFTY, "66666"), "fill sixes", "joker-forced"),
        ((FIFTY, "66612 sixes", "66666"), "fill large-straight", "joker"),
        ((FIFTY, "66612 sixes", "66666"), "fill four-of-a-kind", "fits"),
    ],
)
def test_a_reason_is_true_of_the_position(turns: tuple[str, ...], move: str, reason: str) -> None:
    assert reason_for(alone(*turns), move) == reason


def test_the_reasons_of_yams() -> None:
    assert reason_for(on_yams("11223"), "fill minus") == "low-sum"
    assert reason_for(on_yams("66541"), "fill minus") == "tried"
    assert reason_for(on_yams("66541"), "fill plus") == "sum"
    assert reason_for(on_yams("12366"), "keep 1 2 3") == "row"
    assert reason_for(on_yams("11366"), "keep 1 1 3") == "low"
    assert reason_for(on_yams("44443"), "fill rigole") == "fits"


def test_a_settled_bonus_is_no_reason() -> None:
    lost = alone("11222 sixes", "11223 fours", "12234 fives", "33312")
    assert reason_for(lost, "fill threes") == "tried"
    won = alone("66666 sixes", "55551 fives", "44412 fours", "33312")
    assert reason_for(won, "fill threes") == "bonus"
    won.play("fill threes")
    again = alone(*("66666 sixes", "55551 fives", "44412 fours", "33312 threes", "22213"))
    assert reason_for(again, "fill twos") == "small"


def test_the_last_box_needs_no_reason() -> None:
    match = alone()
    while len(open_boxes(match)) > 1:
        match.play(open_moves(match)[0])
    assert reason_for(match, open_moves(match)[0]) == "forced"


def test_in_order_the_next_box_is_the_reason() -> None:
    match = alone("11362", sheet="yams", yams_column="descending")
    assert reason_for(match, "keep 1 1") == "next"
    assert reason_for(match, "keep 6") == "tried"
    assert reason_for(match, "fill ones") == "in-order"


def reason_for(match: Match, move: str) -> str:
    return match.game.advise(match.state, match.game.read(match.state, move)).id
