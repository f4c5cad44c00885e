"""Yahtzee and Yams, rule by rule; every worked example of the rules is here."""

from collections import Counter
from random import Random

import pytest

from taku import IllegalMove, Match, games
from taku.game import CHANCE, OVER
from taku.games.yahtzee.boxes import Sheet
from taku.games.yahtzee.dice import ROLLS, faces, keeps, outcomes, pack
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.games.yahtzee.sheets import sheet_of
from taku.view import Refusal, Zone
from turns import (
    FIFTY,
    LOWER,
    NOUGHT,
    UPPER,
    alone,
    entries,
    kinds,
    on_yams,
    open_boxes,
    open_moves,
    points,
    row,
)

# The worked examples

YAHTZEE, YAMS = sheet_of(Options()), sheet_of(Options(sheet="yams"))


def test_rules_of_other_sheets_make_no_further_sheet() -> None:
    """There are a few dozen sheets at most, so that they can all be kept in memory."""
    assert sheet_of(Options(yams_bonus=True, generala=50)) is YAHTZEE
    assert sheet_of(Options(sheet="yams", joker="none")) is YAMS
    assert sheet_of(Options(joker="none")) is not YAHTZEE


@pytest.mark.parametrize(
    ("dice", "box", "worth"),
    [
        ("14343", "ones", 1),
        ("14343", "fours", 8),
        ("14343", "sixes", 0),
        ("26636", "three-of-a-kind", 23),
        ("26636", "four-of-a-kind", 0),
        ("56666", "four-of-a-kind", 29),
        ("33555", "full-house", 25),
        ("33335", "full-house", 0),
        ("44444", "full-house", 0),
        ("44444", "large-straight", 0),
        ("21431", "small-straight", 30),
        ("12356", "small-straight", 0),
        ("23456", "small-straight", 30),
        ("23456", "large-straight", 40),
        ("12345", "large-straight", 40),
        ("12346", "large-straight", 0),
        ("66666", "yahtzee", 50),
        ("66665", "yahtzee", 0),
        ("26645", "chance", 23),
        ("55555", "three-of-a-kind", 25),
        ("55555", "four-of-a-kind", 25),
    ],
)
def test_a_box_of_yahtzee_brings(dice: str, box: str, worth: int) -> None:
    match = alone(dice)
    assert row(match, box).possible == worth
    match.play(f"fill {box}")
    assert match.points == [worth]
    assert points(match, box) == worth


@pytest.mark.parametrize(
    ("dice", "box", "worth"),
    [
        ("66665", "four-of-a-kind", 69),
        ("66666", "four-of-a-kind", 70),
        ("66651", "four-of-a-kind", 0),
        ("22233", "full-house", 42),
        ("22222", "full-house", 0),
        ("22234", "full-house", 0),
        ("44443", "rigole", 50),
        ("11116", "rigole", 50),
        ("61111", "rigole", 50),
        ("44444", "rigole", 0),
        ("44433", "rigole", 0),
        ("44445", "rigole", 0),
        ("11111", "yams", 55),
        ("66666", "yams", 80),
        ("66665", "yams", 0),
        ("21431", "small-straight", 40),
        ("23456", "small-straight", 40),
        ("23456", "large-straight", 50),
        ("12346", "large-straight", 0),
        ("14343", "ones", 1),
        ("14343", "fours", 8),
        ("14343", "sixes", 0),
    ],
)
def test_a_box_of_yams_brings(dice: str, box: str, worth: int) -> None:
    match = on_yams(dice)
    match.play(f"fill {box}")
    assert match.points == [worth]


@pytest.mark.parametrize(("upper", "bonus"), [(59, 0), (60, 30), (63, 33), (105, 75)])
def test_the_bonus_of_yams_grows_above_60(upper: int, bonus: int) -> None:
    assert YAMS.bonus.worth(upper) == bonus
    match = on_yams(*uppers(upper))
    assert match.points == [upper + bonus]
    assert points(match, "yams-upper-bonus") == bonus


@pytest.mark.parametrize(("upper", "bonus"), [(62, 0), (63, 35), (64, 35), (105, 35)])
def test_the_bonus_of_yahtzee_is_35(upper: int, bonus: int) -> None:
    match = alone(*uppers(upper), joker="none")
    assert match.points == [upper + bonus]
    assert points(match, "bonus") == bonus


def uppers(total: int) -> list[str]:
    """Six turns that write so much in the upper boxes, from the sixes down."""
    turns = []
    for face in (6, 5, 4, 3, 2, 1):
        rest = total - sum(int(turn[0]) * turn.count(turn[0], 0, 5) for turn in turns)
        lower = 3 * sum(range(1, face))  # three of each face that is still to come
        count = max(0, min(5, -(-(rest - lower) // face))) if face > 1 else rest
        other = str(face % 6 + 1)
        turns.append(str(face) * count + other * (5 - count) + f" {UPPER[face - 1]}")
    return turns


@pytest.mark.parametrize(
    ("plus", "minus", "delta"),
    [("66541", "32521", 9), ("32521", "66541", 0), ("66541", "66541", 0)],
)
def test_delta_is_plus_less_minus(plus: str, minus: str, delta: int) -> None:
    one, other = f"{plus} plus", f"{minus} minus"
    for turns in ((one, other), (other, one)):
        first = on_yams(turns[0])
        assert first.points == [0], "one of them alone is worth nothing"
        assert points(first, "delta") is None
        both = on_yams(*turns)
        assert both.points == [delta]
        assert points(both, "delta") == delta


# A turn


def test_any_dice_may_be_rolled_twice_again() -> None:
    match = alone("55526")
    match.play("keep 5 5 5")
    assert match.log[-2] == "keep 5 5 5"
    assert len(match.log[-1].split()) == 3, "two dice are thrown"
    match.play("keep")
    assert len(match.log[-1].split()) == 6, "all five are thrown, also those kept before"
    assert match.why_not("keep 5") == Refusal("roll", {"problem": "none"})
    assert all(move.startswith("fill") for move in match.moves())


def test_a_player_may_stop_after_any_roll() -> None:
    for left, log in (
        (2, []),
        (1, ["keep 5", "roll 1 1 1 1"]),
        (0, ["keep 5", "roll 1 1 1 1"] * 2),
    ):
        match = Match("yahtzee", seats=1, log=["roll 5 5 5 2 6", *log])
        ask = match.view(0).ask
        assert ask
        assert ask.args["left"] == left
        assert match.why_not("fill chance") is None


def test_some_own_dice_may_be_kept() -> None:
    match = alone("55526")
    kept = [move for move in match.moves() if move.startswith("keep")]
    assert len(kept) == 4 * 2 * 2 - 1
    assert match.why_not("keep 2 5") is None
    assert match.why_not("keep") is None
    assert match.why_not("keep 5 5 5 2 6") == Refusal("keep", {"problem": "all"})
    missing = Refusal("keep", {"problem": "missing", "dice": "2 5 5 5 6"})
    assert match.why_not("keep 4") == missing
    assert match.why_not("keep 2 2") == missing
    assert match.why_not("keep 1 1 1 1 1") == missing


def test_a_die_kept_once_may_be_rolled_later() -> None:
    match = Match("yahtzee", seats=1, log=["roll 5 5 5 2 6", "keep 5 5 5", "roll 6 6"])
    match.play("keep 6 6")
    assert len(match.log[-1].split()) == 4


def test_kept_dice_keep_their_place() -> None:
    match = Match("yahtzee", seats=1, log=["roll 2 5 6 5 1", "keep 5 5", "roll 3 4 6"])
    assert dice(match) == ("3", "5", "4", "5", "6")
    assert dice(match, "kept") == ("5", "5")
    again = Match("yahtzee", seats=1, log=[*match.log, "keep 3 4 6", "roll 1 2"])
    assert dice(again) == ("3", "1", "4", "2", "6")
    assert dice(again, "kept") == ("3", "4", "6")


def test_of_equal_dice_the_kept_one_stays() -> None:
    log = ["roll 2 5 6 1 1", "keep 5", "roll 5 3 4 6", "keep 5", "roll 1 2 3 4"]
    assert dice(Match("yahtzee", seats=1, log=log[:3])) == ("5", "5", "3", "4", "6")
    assert dice(Match("yahtzee", seats=1, log=log)) == ("1", "5", "2", "3", "4")


def dice(match: Match, name: str = "centre") -> tuple[str, ...]:
    zones: list[Zone] = [zone for zone in match.view(0).zones if zone.role == name]
    assert [zone.kind for zone in zones] == ["dice"]
    return zones[0].items


def test_no_dice_lie_before_the_first_roll() -> None:
    state = Yahtzee(Options(), 1)
    assert state.to_act == CHANCE
    assert state.faces == ()
    assert state.moves() == []
    assert state.why_not(state.draw(Random(0))) is None


def test_chance_throws_the_dice_not_kept() -> None:
    with pytest.raises(ValueError, match="roll"):
        Match("yahtzee", seats=1, log=["roll 5 5 5 2"])
    with pytest.raises(ValueError, match="roll"):
        Match("yahtzee", seats=1, log=["roll 5 5 5 2 6", "keep 5 5 5", "roll 1"])
    state = Yahtzee(Options(), 1)
    refusal = state.why_not(games["yahtzee"].read(state, "roll 1 2"))
    assert refusal == Refusal("roll", {"problem": "thrown", "needed": 5, "count": 2})


def test_every_face_falls_equally_often() -> None:
    state, random = Yahtzee(Options(), 1), Random(0)
    rolls = [state.clone() for _ in range(6000)]
    for one in rolls:
        one.play(one.draw(random))
    for place in range(5):
        tally = Counter(one.faces[place] for one in rolls)
        assert sorted(tally) == [1, 2, 3, 4, 5, 6]
        assert all(850 < count < 1150 for count in tally.values())


def test_a_turn_fills_one_empty_box() -> None:
    match = alone("55526 fives", "11236")
    filled = Refusal("fill", {"problem": "filled", "box": "fives", "points": 15})
    assert match.why_not("fill fives") == filled
    match.play("fill ones")
    assert len(match.log[-1].split()) == 6, "the next turn begins with five dice"
    assert len(open_boxes(match)) == 11


def test_an_unfitting_box_fills_with_nothing() -> None:
    match = alone("55526 yahtzee", "11111")
    assert match.points == [0]
    assert points(match, "yahtzee") == 0
    assert match.why_not("fill yahtzee") == Refusal(
        "fill", {"problem": "filled", "box": "yahtzee", "points": 0}
    )


def test_what_is_computed_is_never_filled_by_hand() -> None:
    for box in ("bonus", "total"):
        refusal = Refusal("fill", {"problem": "computed", "box": box})
        assert alone("55526").why_not(f"fill {box}") == refusal
    refusal = Refusal("fill", {"problem": "computed", "box": "delta"})
    assert on_yams("55526").why_not("fill delta") == refusal


def test_each_sheet_has_its_own_boxes() -> None:
    other = {"problem": "other-sheet"}
    assert alone("55526").why_not("fill rigole") == Refusal("fill", {**other, "box": "rigole"})
    for box in ("three-of-a-kind", "chance", "yahtzee"):
        assert on_yams("55526").why_not(f"fill {box}") == Refusal("fill", {**other, "box": box})
    assert len(open_boxes(alone("55526"))) == 13
    assert len(open_boxes(on_yams("55526"))) == 14


@pytest.mark.parametrize(
    "text", ["fill sevens", "keep 7", "keep 0", "keep 5 x", "five", "", "fill"]
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    refusal = alone("55526").why_not(text)
    assert refusal
    assert refusal.rule == "unreadable"


def test_throwing_and_filling_have_their_times() -> None:
    assert alone("55526").why_not("roll 1 2 3 4 5") == Refusal("not-now", {"phase": "roll"})
    state = Yahtzee(Options(), 1)
    game = alone().game
    for text in ("keep 5", "fill ones"):
        with pytest.raises(IllegalMove) as raised:
            game.read(state, text)
        assert raised.value.refusal.rule == "not-now"


# The course of a match


def test_seat_0_begins_and_the_others_follow_clockwise() -> None:
    match = Match("yahtzee", seats=3, seed=1)
    turns = []
    for _ in range(7):
        turns.append(match.to_act)
        match.play(open_moves(match)[0])
    assert turns == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("seats", [1, 2, 3, 8])
@pytest.mark.parametrize(("sheet", "boxes"), [("yahtzee", 13), ("yams", 14)])
def test_the_match_ends_when_all_boxes_are_full(sheet: str, boxes: int, seats: int) -> None:
    match = Match("yahtzee", {"sheet": sheet}, seats=seats, seed=2)
    for turn in range(boxes * seats):
        assert match.view(0).round == 1 + turn // seats
        assert match.view(0).caption.args["rounds"] == boxes
        assert match.view(0).places == ()
        match.play(open_moves(match)[0])
    assert match.over
    assert match.view(0).places == tuple(match.places)
    assert all(None not in row.points for row in match.view(0).sheet)


def test_the_highest_total_wins() -> None:
    state = Yahtzee(Options(), 4)
    for totals, places in (
        ([100, 250, 90, 250], [3, 1, 4, 1]),
        ([5, 4, 3, 2], [1, 2, 3, 4]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
    ):
        state.points = totals
        state.to_act = OVER
        assert alone().game.places(state) == places


def test_a_lone_player_is_in_first_place() -> None:
    match = alone()
    while not match.over:
        match.play(open_moves(match)[0])
    assert match.places == [1]


def test_seat_0_begins_each_round() -> None:
    match = Match("yahtzee", seats=2, seed=1)
    rounds = []
    for _ in range(5):
        events = match.play(open_moves(match)[0])
        rounds += [event.args["round"] for event in events if event.kind == "deal"]
    assert rounds == [2, 3]
    assert kinds(match.story)[0] == "deal"


# Five of a kind


def test_further_fives_bring_100_after_50() -> None:
    match = alone(FIFTY, "66666")
    assert open_boxes(match) == ["sixes"], "only the sixes"
    match.play("fill sixes")
    assert match.points == [50 + 30 + 100]
    assert points(match, "sixes") == 30
    assert points(match, "yahtzee-bonus") == 100


@pytest.mark.parametrize("box", [box for box in ("ones", *LOWER) if box != "sixes"])
def test_a_forced_joker_takes_its_face(box: str) -> None:
    for start in (FIFTY, NOUGHT):
        refusal = alone(start, "66666").why_not(f"fill {box}")
        assert refusal == Refusal("joker", {"problem": "face", "box": "sixes"})


@pytest.mark.parametrize(
    ("box", "worth"),
    [
        ("three-of-a-kind", 30),
        ("four-of-a-kind", 30),
        ("full-house", 25),
        ("small-straight", 30),
        ("large-straight", 40),
        ("chance", 30),
    ],
)
def test_else_it_fits_any_lower_box(box: str, worth: int) -> None:
    match = alone(FIFTY, "66612 sixes", "66666")
    assert open_boxes(match) == list(LOWER), "lower boxes only"
    assert row(match, box).possible == worth
    match.play(f"fill {box}")
    assert match.points == [50 + 18 + worth + 100]


def test_open_lower_boxes_bar_upper_ones() -> None:
    match = alone(FIFTY, "66612 sixes", "66666")
    for box in ("ones", "fives"):
        assert match.why_not(f"fill {box}") == Refusal(
            "joker", {"problem": "lower", "box": "sixes"}
        )
        assert row(match, box).refusal == match.why_not(f"fill {box}")
        assert row(match, box).move == f"fill {box}"


def test_a_joker_without_the_50_brings_no_100() -> None:
    match = alone(NOUGHT, "66612 sixes", "66666")
    assert open_boxes(match) == list(LOWER)
    match.play("fill large-straight")
    assert match.points == [18 + 40]
    assert points(match, "yahtzee-bonus") == 0


def test_else_any_upper_box_gets_nothing() -> None:
    lower = [f"11236 {box}" for box in LOWER]
    match = alone(FIFTY, "66612 sixes", *lower, "66666")
    before = match.points[0]
    assert open_boxes(match) == list(UPPER[:5])
    assert row(match, "ones").possible == 0
    match.play("fill threes")
    assert match.points == [before + 0 + 100]
    assert points(match, "threes") == 0


def test_an_open_yahtzee_box_bars_jokers() -> None:
    for joker in ("forced", "free", "none"):
        match = alone("66612 sixes", "66666", joker=joker)
        assert len(open_boxes(match)) == 12
        assert row(match, "full-house").possible == 0
        assert row(match, "small-straight").possible == 0
        match.play("fill yahtzee")
        assert match.points == [18 + 50], "and the first brings no 100"


def test_the_final_dice_make_the_joker() -> None:
    match = alone(FIFTY, "66666")
    assert match.why_not("keep 6 6 6 6") is None, "it may be rolled on"
    log = [*entries(FIFTY), "roll 6 6 6 6 1", "keep 6 6 6 6", "roll 6"]
    assert open_boxes(Match("yahtzee", seats=1, log=log)) == ["sixes"]


def test_every_further_five_of_a_kind_brings_100() -> None:
    match = alone(FIFTY, "66666 sixes", "55555 fives", "44444 fours")
    assert match.points == [50 + 30 + 25 + 20 + 35 + 300]
    assert points(match, "yahtzee-bonus") == 300


def test_a_trial_in_a_clone_brings_no_100() -> None:
    match = alone(FIFTY, "66666")
    twin = match.state.clone()
    twin.play(match.game.read(twin, "fill sixes"))
    assert twin.points == [180]
    match.play("fill sixes")
    assert match.points == [180]
    assert points(match, "yahtzee-bonus") == 100


def test_a_free_joker_goes_into_any_open_box() -> None:
    match = alone(FIFTY, "66666", joker="free")
    assert len(open_boxes(match)) == 12
    match.play("fill ones")
    assert match.points == [50 + 0 + 100]


@pytest.mark.parametrize("start", [FIFTY, NOUGHT])
def test_a_free_joker_needs_its_face_filled(start: str) -> None:
    still_open = alone(start, "66666", joker="free")
    filled = alone(start, "66612 sixes", "66666", joker="free")
    for box, worth in (("full-house", 25), ("small-straight", 30), ("large-straight", 40)):
        assert row(still_open, box).possible == 0
        assert row(filled, box).possible == worth
    assert row(still_open, "chance").possible == row(filled, "chance").possible == 30
    assert len(open_boxes(filled)) == 11


def test_without_jokers_fives_bring_100_only() -> None:
    match = alone(FIFTY, "66612 sixes", "66666", joker="none")
    assert len(open_boxes(match)) == 11
    assert row(match, "full-house").possible == 0
    match.play("fill large-straight")
    assert match.points == [50 + 18 + 0 + 100]


def test_yams_has_no_joker() -> None:
    match = on_yams("22222 yams", "66612 sixes", "66666")
    assert len(open_boxes(match)) == 12
    assert row(match, "yams-large-straight").possible == 0
    match.play("fill four-of-a-kind")
    assert match.points == [60 + 18 + 70], "and no 100"
    assert "yams-bonus" not in [each.id for each in match.view(0).sheet]


def test_further_yams_may_bring_100() -> None:
    held = on_yams("22222 yams", "66666 sixes", yams_bonus=True)
    assert held.points == [60 + 30 + 100]
    assert points(held, "yams-bonus") == 100
    nothing = on_yams("22223 yams", "66666 full-house", yams_bonus=True)
    assert nothing.points == [0]
    assert points(nothing, "yams-bonus") == 0
    first = on_yams("66666 yams", yams_bonus=True)
    assert first.points == [80]


def test_small_straights_of_yams_may_bring_45() -> None:
    for points_, straight in ((40, 40), (45, 45)):
        match = on_yams("12346 small-straight", yams_small_straight=points_)
        assert match.points == [straight]


# The highest totals


def test_no_player_can_score_more_than_1575() -> None:
    turns = ["66666 yahtzee"]
    turns += [str(face) * 5 + f" {box}" for face, box in enumerate(UPPER, 1)]
    turns += [f"66666 {box}" for box in LOWER]
    match = alone(*turns)
    assert match.over
    assert match.points == [1575]


def test_yams_brings_at_most_553() -> None:
    turns = [str(face) * 5 + f" {box}" for face, box in enumerate(UPPER, 1)]
    turns += ["66666 plus", "11111 minus", "66666 four-of-a-kind", "66655 full-house"]
    turns += ["12345 small-straight", "23456 large-straight", "66666 yams", "66661 rigole"]
    match = on_yams(*turns)
    assert match.over
    assert match.points == [553]


def test_no_box_exceeds_its_highest_total() -> None:
    assert YAHTZEE.total(highest(YAHTZEE)) == 1575 - 12 * 100
    best = highest(YAMS)
    assert YAMS.total((*best[:7], 5, *best[8:])) == 553, "and 5 in Minus"


def highest(sheet: Sheet) -> tuple[int, ...]:
    """The most that any roll brings each box."""
    return tuple(max(box.points.values()) for box in sheet.boxes)


# Dice


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert len(set(ROLLS)) == 252
    every = {keep for roll in ROLLS for keep in keeps(roll)} | set(ROLLS)
    assert len(every) == 462


def test_outcomes_of_a_keep_are_counted_fully() -> None:
    for roll in ROLLS:
        for keep in keeps(roll):
            thrown = 5 - len(faces(keep))
            assert sum(ways for _, ways in outcomes(keep)) == 6**thrown
    assert dict(outcomes(pack([5, 5, 5, 5]))) == {
        pack([5, 5, 5, 5, face]): 1 for face in range(1, 7)
    }
    assert dict(outcomes(0))[pack([1, 2, 3, 4, 5])] == 120
    assert dict(outcomes(0))[pack([6] * 5)] == 1


# Columns of Yams


@pytest.mark.parametrize(
    ("column", "first", "second"),
    [("descending", "ones", "twos"), ("ascending", "rigole", "yams")],
)
def test_an_ordered_column_goes_box_by_box(column: str, first: str, second: str) -> None:
    match = on_yams("66665", yams_column=column)
    assert open_boxes(match) == [first]
    named = {"box": first, "order": column}
    assert match.why_not("fill sixes") == Refusal("yams-column", named)
    match.play(f"fill {first}")
    assert open_boxes(on_yams(f"66665 {first}", "11112", yams_column=column)) == [second]


def test_a_free_column_takes_any_box() -> None:
    assert len(open_boxes(on_yams("66665"))) == 14


def test_in_an_ascending_column_minus_comes_before_plus() -> None:
    lower = ["rigole", "yams", "large-straight", "small-straight", "full-house", "four-of-a-kind"]
    turns = [f"66665 {box}" for box in [*lower, "minus", "plus"]]
    match = on_yams(*turns, yams_column="ascending")
    assert points(match, "delta") == 0
    assert match.points == [69]
