"""Yams with three columns side by side: free, descending and ascending."""

from random import Random

import pytest

from taku import Match
from taku.game import CHANCE, OVER, Event, seen
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.games.yahtzee.sheets import COLUMNS
from taku.view import Refusal
from taku.words import Words
from taku.words.screen import Screen
from turns import entries, on_yams, open_boxes, open_moves, points, row

ALONE = 327.955550 + 2 * 140.063169  # best expected points of the columns one after the other


def in_columns(*turns: str, **options: object) -> Match:
    return on_yams(*turns, yams_column="all", **options)


# The next box of a column


def test_a_turn_fills_any_columns_free_box() -> None:
    boxes = open_boxes(in_columns("66665"))
    assert [box for box in boxes if not box.endswith("/free")] == ["ones/down", "rigole/up"]
    assert len(boxes) == 16


@pytest.mark.parametrize(
    ("filled", "now", "later"),
    [
        ("ones/down", ["twos/down", "rigole/up"], 14),
        ("rigole/up", ["ones/down", "yams/up"], 14),
        ("ones/free", ["ones/down", "rigole/up"], 13),
    ],
)
def test_each_column_goes_on_by_itself(filled: str, now: list[str], later: int) -> None:
    boxes = open_boxes(in_columns(f"66665 {filled}", "11112"))
    assert [box for box in boxes if not box.endswith("/free")] == now
    assert len(boxes) == later + 2


@pytest.mark.parametrize(
    ("box", "following", "column", "order"),
    [
        ("sixes/down", "ones", "down", "descending"),
        ("yams/up", "rigole", "up", "ascending"),
    ],
)
def test_an_early_box_names_the_next(box: str, following: str, column: str, order: str) -> None:
    refusal = in_columns("66665").why_not(f"fill {box}")
    named = {"box": following, "column": column, "order": order}
    assert refusal == Refusal("yams-column", named)


def test_a_refusal_names_the_column_in_words() -> None:
    match, words = in_columns("66665"), Words("yahtzee")
    refusal = match.why_not("fill yams/up")
    assert refusal
    assert words.sentence(refusal) == (
        "The ascending column is filled from the bottom up: Rigole comes next."
    )
    match.play("fill ones/down")
    filled = Event("fill", "fill", 0, {"box": "ones", "column": "down", "points": 0})
    assert words.sentence(filled) == "Player 1 enters 0 in Ones (descending)."
    assert Words("yahtzee", "ja").sentence(filled) == (
        "プレイヤー1は下り列の1の目に0点を記入しました。"
    )


def test_a_box_without_column_is_elsewhere() -> None:
    for box in ("sixes", "delta"):
        refusal = in_columns("66665").why_not(f"fill {box}")
        assert refusal
        assert refusal.rule == "fill"
    refusal = on_yams("66665").why_not("fill sixes/down")
    assert refusal
    assert refusal.args["problem"] == "other-sheet"


# Points


def test_each_column_has_a_bonus_of_its_own() -> None:
    upper = ("11111 ones", "22222 twos", "33333 threes", "44412 fours", "55512 fives")
    match = in_columns(*(f"{turn}/down" for turn in upper), "66612")
    events = match.play("fill sixes/down")
    (event,) = (event for event in events if event.kind == "bonus")
    bonus = 5 + 10 + 15 + 12 + 15 + 18 - 30
    assert event.args == {"points": bonus, "more": bonus, "column": "down"}
    assert points(match, "yams-upper-bonus/down") == bonus
    assert points(match, "yams-upper-bonus/free") is None


def test_each_column_has_a_delta_of_its_own() -> None:
    match = in_columns("66541 plus/free", "32521")
    assert row(match, "delta/free").possible == 9
    (event,) = (event for event in match.play("fill minus/free") if event.kind == "delta")
    assert event.args == {"points": 9, "column": "free"}
    assert points(match, "column/free") == 9
    assert points(match, "column/up") == 0


def test_further_yams_count_in_scored_columns() -> None:
    match = in_columns("33333 yams/free", "55555", yams_bonus=True)
    assert (
        match.game.tell(match.state, match.game.read(match.state, "fill fives/free")).args["extra"]
        == 100
    )
    assert (
        match.game.tell(match.state, match.game.read(match.state, "fill ones/down")).args["extra"]
        == 0
    )
    match.play("fill fives/free")
    assert match.points == [65 + 25 + 100]
    assert points(match, "column/free") == 65 + 25


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_the_total_sums_three_columns(seed: int, bonus: bool) -> None:
    """Each column alone, filled by the turns that filled it, has the same points."""
    random, match = Random(seed), in_columns(yams_bonus=bonus)
    turns: dict[str, list[str]] = {column: [] for column in COLUMNS}
    while not match.over:
        if random.random() < 0.3:
            dice = " ".join(str(random.randint(1, 6)) for _ in range(5))
            dice = " ".join([dice[0]] * 5) if random.random() < 0.3 else dice
            match = Match.load({**match.save(), "log": [*match.log[:-1], f"roll {dice}"]})
        box, _, column = random.choice(open_boxes(match)).partition("/")
        dice = "".join(match.view(0).zones[0].items)
        turns[column].append(f"{dice} {box}")
        match.play(f"fill {box}/{column}")
    singles = {
        column: on_yams(*turns[column], yams_column=order, yams_bonus=bonus)
        for column, order in COLUMNS.items()
    }
    assert all(single.over for single in singles.values())
    assert match.points[0] == sum(single.points[0] for single in singles.values())
    extras = 0
    for column, single in singles.items():
        extra = (points(single, "yams-bonus") or 0) if bonus else 0
        assert points(match, f"column/{column}") == single.points[0] - extra
        assert points(match, f"delta/{column}") == points(single, "delta")
        extras += extra
    if bonus:
        assert (points(match, "yams-bonus") or 0) == extras


def test_the_sheet_lists_columns_then_total() -> None:
    sheet = in_columns("66665", yams_bonus=True).view(0).sheet
    assert [each.id for each in sheet[-2:]] == ["yams-bonus", "total"]
    size = (len(sheet) - 2) // 3
    ids = [each.id for each in on_yams().view(0).sheet[:-1]]
    for at, column in enumerate(COLUMNS):
        rows = sheet[at * size : (at + 1) * size]
        assert [each.id for each in rows] == [f"{id}/{column}" for id in (*ids, "column")]
        assert {each.column for each in rows} == {column}
    assert [each.part for each in sheet].count("total") == 4


# A match, on a score pad and in a terminal


def test_a_match_has_three_times_as_many_rounds() -> None:
    assert in_columns("66665").view(0).caption.args["rounds"] == 42


def test_a_pad_takes_a_columns_next_box() -> None:
    options = {"sheet": "yams", "yams_column": "all"}
    match = Match("yahtzee", options, seats=1, draws=False)
    match.enter("score ones/down 3")
    match.enter("lay 6 6 6 6 1")
    match.enter("fill rigole/up")
    assert match.points == [3 + 50]
    refusal = match.why_not("score ones/down 3")
    assert refusal
    assert refusal.args["problem"] == "filled"
    assert match.why_not("score yams/down 60") == Refusal(
        "yams-column", {"box": "twos", "column": "down", "order": "descending"}
    )


def test_a_terminal_shows_the_columns_by_name() -> None:
    lines = list(Screen(Words("yahtzee")).lines(in_columns("66665").view(0)))
    assert any("Sixes (free)" in line and "(24)" in line for line in lines)
    assert any("Ones (descending)" in line and "(0)" in line for line in lines)
    assert any(line.endswith("Twos (descending)") for line in lines)


# Bots


def strong(seed: int) -> int:
    """The points of *strong* in a match alone."""
    state, random = Yahtzee(Options(sheet="yams", yams_column="all"), 1), Random(seed)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            state.play(Perfect().weigh(seen(state, 0), random)[0].move)
    return state.points[0]


def test_strong_beats_one_column_after_the_other() -> None:
    matches = [strong(seed) for seed in range(4)]
    assert sum(matches) / len(matches) > ALONE + 100


def test_strong_knows_about_what_a_match_will_bring() -> None:
    """About 890 points: bench/RESULTS.md."""
    state = Yahtzee(Options(sheet="yams", yams_column="all"), 1)
    assert Perfect().worth(state, 0) == pytest.approx(891, abs=15)


def test_strong_fills_the_most_rewarding_column() -> None:
    state = in_columns(*("12345 rigole/free", "66661")).state
    best = Perfect().weigh(seen(state, 0), Random(0))[0].move
    assert state.sheet.boxes[best & 63].name == "rigole/up"


def test_every_move_is_in_the_vocabulary() -> None:
    match = in_columns("66665")
    numbered = match.game.vocabulary(match.options, 1).moves
    assert {*open_moves(match)} <= {*numbered}
    assert len({*numbered}) == len(numbered)
    assert entries("66665 ones/down")[-1] in numbered
