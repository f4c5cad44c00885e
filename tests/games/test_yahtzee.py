"""Yahtzee and Yams, rule by rule; every worked example of the rules is here."""

import json
from collections import Counter
from random import Random

import pytest

from taku import IllegalMove, Match
from taku.game import CHANCE, OVER, Event, Refusal
from taku.games.yahtzee.boxes import YAHTZEE, yams
from taku.games.yahtzee.dice import ROLLS, faces, keeps, outcomes, pack
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.service import Service
from taku.view import Fact, Row, Zone

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    *("three-of-a-kind", "four-of-a-kind", "full-house"),
    *("small-straight", "large-straight", "chance"),
)
FIFTY = "22222 yahtzee"  # the Yahtzee box holds 50
NOUGHT = "22223 yahtzee"  # it holds 0


def alone(*turns: str, **options: object) -> Match:
    """A match of one player; `66612 sixes` is a turn that ends with its first roll."""
    return Match("yahtzee", options, seats=1, log=entries(*turns))


def entries(*turns: str) -> list[str]:
    """The log of these turns; the last one may lack its box."""
    log: list[str] = []
    for turn in turns:
        dice, _, box = turn.partition(" ")
        log.append("roll " + " ".join(dice))
        if box:
            log.append(f"fill {box}")
    return log


def on_yams(*turns: str, **options: object) -> Match:
    return alone(*turns, sheet="yams", **options)


def row(match: Match, id: str, seat: int = 0) -> Row:
    (found,) = (each for each in match.view(seat).sheet if each.id == id)
    return found


def points(match: Match, id: str) -> int | None:
    return row(match, id).points[0]


def open_boxes(match: Match) -> list[str]:
    return [each.removeprefix("fill ") for each in match.moves() if each.startswith("fill")]


def rule(match: Match, move: str) -> Refusal | None:
    return match.why_not(move)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


# The worked examples


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
def test_the_upper_bonus_of_yams_is_30_and_all_above_60(upper: int, bonus: int) -> None:
    assert yams().bonus(upper) == bonus
    match = on_yams(*uppers(upper))
    assert match.points == [upper + bonus]
    assert points(match, "yams-upper-bonus") == bonus


@pytest.mark.parametrize(("upper", "bonus"), [(62, 0), (63, 35), (64, 35), (105, 35)])
def test_the_upper_bonus_of_yahtzee_is_35_from_63_and_no_more(upper: int, bonus: int) -> None:
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
def test_delta_is_plus_less_minus_and_at_least_nothing(plus: str, minus: str, delta: int) -> None:
    one, other = f"{plus} plus", f"{minus} minus"
    for turns in ((one, other), (other, one)):
        first = on_yams(turns[0])
        assert first.points == [0], "one of them alone is worth nothing"
        assert points(first, "delta") is None
        both = on_yams(*turns)
        assert both.points == [delta]
        assert points(both, "delta") == delta


# A turn


def test_all_five_dice_are_rolled_and_up_to_twice_any_of_them_again() -> None:
    match = alone("55526")
    match.play("keep 5 5 5")
    assert match.log[-2] == "keep 5 5 5"
    assert len(match.log[-1].split()) == 3, "two dice are thrown"
    match.play("keep")
    assert len(match.log[-1].split()) == 6, "all five are thrown, also those kept before"
    assert rule(match, "keep 5") == Refusal("roll", {"problem": "none"})
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
        assert rule(match, "fill chance") is None


def test_any_dice_may_be_kept_but_not_all_five_nor_others() -> None:
    match = alone("55526")
    kept = [move for move in match.moves() if move.startswith("keep")]
    assert len(kept) == 4 * 2 * 2 - 1
    assert rule(match, "keep 2 5") is None
    assert rule(match, "keep") is None
    assert rule(match, "keep 5 5 5 2 6") == Refusal("keep", {"problem": "all"})
    missing = Refusal("keep", {"problem": "missing", "dice": "2 5 5 5 6"})
    assert rule(match, "keep 4") == missing
    assert rule(match, "keep 2 2") == missing
    assert rule(match, "keep 1 1 1 1 1") == missing


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


def test_of_equal_dice_the_one_that_has_been_kept_stays() -> None:
    log = ["roll 2 5 6 1 1", "keep 5", "roll 5 3 4 6", "keep 5", "roll 1 2 3 4"]
    assert dice(Match("yahtzee", seats=1, log=log[:3])) == ("5", "5", "3", "4", "6")
    assert dice(Match("yahtzee", seats=1, log=log)) == ("1", "5", "2", "3", "4")


def dice(match: Match, name: str = "dice") -> tuple[str, ...]:
    zones: list[Zone] = [zone for zone in match.view(0).zones if zone.name == name]
    assert [zone.kind for zone in zones] == ["dice"]
    return zones[0].items


def test_no_dice_lie_on_the_table_before_the_first_roll() -> None:
    state = Yahtzee(Options(), 1)
    assert state.to_act == CHANCE
    assert state.faces == ()
    assert state.moves() == []
    assert state.why_not(state.draw(Random(0))) is None


def test_chance_throws_as_many_dice_as_are_not_kept() -> None:
    with pytest.raises(ValueError, match="roll"):
        Match("yahtzee", seats=1, log=["roll 5 5 5 2"])
    with pytest.raises(ValueError, match="roll"):
        Match("yahtzee", seats=1, log=["roll 5 5 5 2 6", "keep 5 5 5", "roll 1"])
    match = alone()
    state = match.state.clone()
    state.play(match.game.read(state, "keep"))
    state.dice = 0
    refusal = state.why_not(match.game.read(state, "roll 1 2"))
    assert refusal == Refusal("roll", {"problem": "thrown", "needed": 5, "count": 2})


def test_every_face_falls_equally_often_and_in_any_place() -> None:
    state, random = Yahtzee(Options(), 1), Random(0)
    rolls = [state.clone() for _ in range(6000)]
    for one in rolls:
        one.play(one.draw(random))
    for place in range(5):
        tally = Counter(one.faces[place] for one in rolls)
        assert sorted(tally) == [1, 2, 3, 4, 5, 6]
        assert all(850 < count < 1150 for count in tally.values())


def test_exactly_one_empty_box_is_filled_in_a_turn() -> None:
    match = alone("55526 fives", "11236")
    filled = Refusal("fill", {"problem": "filled", "box": "fives", "points": 15})
    assert rule(match, "fill fives") == filled
    match.play("fill ones")
    assert len(match.log[-1].split()) == 6, "the next turn begins with five dice"
    assert len(open_boxes(match)) == 11


def test_a_box_that_does_not_fit_gets_nothing_and_is_filled() -> None:
    match = alone("55526 yahtzee", "11111")
    assert match.points == [0]
    assert points(match, "yahtzee") == 0
    assert rule(match, "fill yahtzee") == Refusal(
        "fill", {"problem": "filled", "box": "yahtzee", "points": 0}
    )


def test_what_is_computed_is_never_filled_by_hand() -> None:
    for box in ("bonus", "total"):
        refusal = Refusal("fill", {"problem": "computed", "box": box})
        assert rule(alone("55526"), f"fill {box}") == refusal
    refusal = Refusal("fill", {"problem": "computed", "box": "delta"})
    assert rule(on_yams("55526"), "fill delta") == refusal


def test_each_sheet_has_its_own_boxes() -> None:
    other = {"problem": "other-sheet"}
    assert rule(alone("55526"), "fill rigole") == Refusal("fill", {**other, "box": "rigole"})
    for box in ("three-of-a-kind", "chance", "yahtzee"):
        assert rule(on_yams("55526"), f"fill {box}") == Refusal("fill", {**other, "box": box})
    assert len(open_boxes(alone("55526"))) == 13
    assert len(open_boxes(on_yams("55526"))) == 14


@pytest.mark.parametrize(
    "text", ["fill sevens", "keep 7", "keep 0", "keep 5 x", "five", "", "fill"]
)
def test_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    refusal = rule(alone("55526"), text)
    assert refusal
    assert refusal.rule == "unreadable"


def test_dice_are_thrown_and_boxes_filled_each_in_their_time() -> None:
    assert rule(alone("55526"), "roll 1 2 3 4 5") == Refusal("not-now", {"phase": "roll"})
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


def open_moves(match: Match) -> list[str]:
    return [f"fill {box}" for box in open_boxes(match)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
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


def test_the_highest_total_wins_and_equal_totals_share_a_place() -> None:
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


def test_a_round_begins_with_the_turn_of_seat_0() -> None:
    match = Match("yahtzee", seats=2, seed=1)
    rounds = []
    for _ in range(5):
        events = match.play(open_moves(match)[0])
        rounds += [event.args["round"] for event in events if event.kind == "deal"]
    assert rounds == [2, 3]
    assert kinds(match.story)[0] == "deal"


# Five of a kind


def test_a_further_five_of_a_kind_brings_100_if_the_yahtzee_box_holds_50() -> None:
    match = alone(FIFTY, "66666")
    assert open_boxes(match) == ["sixes"], "only the sixes"
    match.play("fill sixes")
    assert match.points == [50 + 30 + 100]
    assert points(match, "sixes") == 30
    assert points(match, "yahtzee-bonus") == 100


@pytest.mark.parametrize("box", [box for box in ("ones", *LOWER) if box != "sixes"])
def test_a_forced_joker_goes_into_the_box_of_its_face(box: str) -> None:
    for start in (FIFTY, NOUGHT):
        refusal = rule(alone(start, "66666"), f"fill {box}")
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
def test_else_it_goes_into_any_open_lower_box_and_fits(box: str, worth: int) -> None:
    match = alone(FIFTY, "66612 sixes", "66666")
    assert open_boxes(match) == list(LOWER), "lower boxes only"
    assert row(match, box).possible == worth
    match.play(f"fill {box}")
    assert match.points == [50 + 18 + worth + 100]


def test_while_a_lower_box_is_open_an_upper_one_is_refused() -> None:
    match = alone(FIFTY, "66612 sixes", "66666")
    for box in ("ones", "fives"):
        assert rule(match, f"fill {box}") == Refusal("joker", {"problem": "lower", "box": "sixes"})
        assert not row(match, box).legal
        assert row(match, box).move == f"fill {box}"


def test_a_joker_without_the_50_brings_no_100() -> None:
    match = alone(NOUGHT, "66612 sixes", "66666")
    assert open_boxes(match) == list(LOWER)
    match.play("fill large-straight")
    assert match.points == [18 + 40]
    assert points(match, "yahtzee-bonus") == 0


def test_else_it_goes_into_any_upper_box_for_nothing() -> None:
    lower = [f"11236 {box}" for box in LOWER]
    match = alone(FIFTY, "66612 sixes", *lower, "66666")
    before = match.points[0]
    assert open_boxes(match) == list(UPPER[:5])
    assert row(match, "ones").possible == 0
    match.play("fill threes")
    assert match.points == [before + 0 + 100]
    assert points(match, "threes") == 0


def test_five_of_a_kind_while_the_yahtzee_box_is_open_is_no_joker() -> None:
    for joker in ("forced", "free", "none"):
        match = alone("66612 sixes", "66666", joker=joker)
        assert len(open_boxes(match)) == 12
        assert row(match, "full-house").possible == 0
        assert row(match, "small-straight").possible == 0
        match.play("fill yahtzee")
        assert match.points == [18 + 50], "and the first brings no 100"


def test_a_joker_is_a_matter_of_the_dice_at_the_end_of_the_turn() -> None:
    match = alone(FIFTY, "66666")
    assert rule(match, "keep 6 6 6 6") is None, "it may be rolled on"
    log = [*entries(FIFTY), "roll 6 6 6 6 1", "keep 6 6 6 6", "roll 6"]
    assert open_boxes(Match("yahtzee", seats=1, log=log)) == ["sixes"]


def test_every_further_five_of_a_kind_brings_100() -> None:
    match = alone(FIFTY, "66666 sixes", "55555 fives", "44444 fours")
    assert match.points == [50 + 30 + 25 + 20 + 35 + 300]
    assert points(match, "yahtzee-bonus") == 300


def test_a_free_joker_goes_into_any_open_box() -> None:
    match = alone(FIFTY, "66666", joker="free")
    assert len(open_boxes(match)) == 12
    match.play("fill ones")
    assert match.points == [50 + 0 + 100]


@pytest.mark.parametrize("start", [FIFTY, NOUGHT])
def test_a_free_joker_fits_a_lower_box_only_if_the_box_of_its_face_is_filled(start: str) -> None:
    still_open = alone(start, "66666", joker="free")
    filled = alone(start, "66612 sixes", "66666", joker="free")
    for box, worth in (("full-house", 25), ("small-straight", 30), ("large-straight", 40)):
        assert row(still_open, box).possible == 0
        assert row(filled, box).possible == worth
    assert row(still_open, "chance").possible == row(filled, "chance").possible == 30
    assert len(open_boxes(filled)) == 11


def test_without_jokers_further_fives_bring_100_and_nothing_else() -> None:
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


def test_by_house_rule_a_further_yams_brings_100_if_the_box_holds_points() -> None:
    held = on_yams("22222 yams", "66666 sixes", yams_bonus=True)
    assert held.points == [60 + 30 + 100]
    assert points(held, "yams-bonus") == 100
    nothing = on_yams("22223 yams", "66666 full-house", yams_bonus=True)
    assert nothing.points == [0]
    assert points(nothing, "yams-bonus") == 0
    first = on_yams("66666 yams", yams_bonus=True)
    assert first.points == [80]


def test_by_house_rule_the_small_straight_of_yams_brings_45() -> None:
    for points_, straight in ((40, 40), (45, 45)):
        match = on_yams("12346 small-straight", yams_small_straight=points_)
        assert match.points == [straight]


# The highest totals


def test_nobody_can_score_more_than_1575() -> None:
    turns = ["66666 yahtzee"]
    turns += [str(face) * 5 + f" {box}" for face, box in enumerate(UPPER, 1)]
    turns += [f"66666 {box}" for box in LOWER]
    match = alone(*turns)
    assert match.over
    assert match.points == [1575]


def test_nobody_can_score_more_than_553_in_yams() -> None:
    turns = [str(face) * 5 + f" {box}" for face, box in enumerate(UPPER, 1)]
    turns += ["66666 plus", "11111 minus", "66666 four-of-a-kind", "66655 full-house"]
    turns += ["12345 small-straight", "23456 large-straight", "66666 yams", "66661 rigole"]
    match = on_yams(*turns)
    assert match.over
    assert match.points == [553]


@pytest.mark.parametrize(("sheet", "highest"), [(YAHTZEE, 375), (yams(), 553)])
def test_no_roll_brings_a_box_more_than_the_highest_totals_count_on(
    sheet: object, highest: int
) -> None:
    assert sheet in (YAHTZEE, yams())
    best = tuple(max(box.points.values()) for box in sheet.boxes)  # type: ignore[attr-defined]
    if sheet is not YAHTZEE:
        best = (*best[:7], min(map(sum, map(faces, ROLLS))), *best[8:])
    assert sheet.total(best) == highest  # type: ignore[attr-defined]


# The score sheet


def test_the_sheet_tells_what_each_box_would_bring_and_how_to_fill_it() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526"))
    own = {each.id: each for each in match.view(0).sheet}
    assert own["fives"] == Row("fives", "upper", (None, None), 5, "fill fives", True, 15)
    assert own["chance"] == Row("chance", "lower", (None, None), 0, "fill chance", True, 23)
    others = {each.id: each for each in match.view(1).sheet}
    assert others["fives"] == Row("fives", "upper", (None, None), 5, "", False, 15)
    match.play("fill fives")
    filled = row(match, "fives")
    assert (filled.points, filled.move, filled.legal) == ((15, None), "", False)
    assert row(match, "fives", 1).move == "fill fives"


def test_the_sheets_are_in_the_order_of_the_paper() -> None:
    upper = ["ones", "twos", "threes", "fours", "fives", "sixes"]
    assert [each.id for each in alone().view(0).sheet] == [
        *(*upper, "bonus", "three-of-a-kind", "four-of-a-kind", "full-house"),
        *("small-straight", "large-straight", "yahtzee", "chance", "yahtzee-bonus", "total"),
    ]
    assert [each.id for each in on_yams(yams_bonus=True).view(0).sheet] == [
        *(*upper, "yams-upper-bonus", "plus", "minus", "delta", "yams-four-of-a-kind"),
        *("yams-full-house", "yams-small-straight", "yams-large-straight", "yams", "rigole"),
        *("yams-bonus", "total"),
    ]
    for match in (alone(), on_yams()):
        sheet = match.view(0).sheet
        assert [each.face for each in sheet[:6]] == [1, 2, 3, 4, 5, 6]
        assert {each.part for each in sheet[:7]} == {"upper"}
        assert {each.part for each in sheet[7:]} == {"lower"}
        assert [each.id for each in sheet if each.computed] == [
            each.id for each in sheet if each.id not in named(match)
        ]


def named(match: Match) -> set[str]:
    return {box.words or box.id for box in match.state.sheet.boxes}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("turns", "told", "points", "ahead", "behind", "worth"),
    [
        ((), "upper", 0, 0, 0, None),
        (("66612 sixes",), "upper", 18, 0, 0, None),
        (("66662 sixes",), "upper", 24, 6, 0, None),
        (("66123 sixes", "55123 fives"), "upper", 22, 0, 11, None),
        (("11222 ones", "12234 fives"), "upper", 2, 0, 16, None),
        (("11222 ones", "11223 fours", "12234 fives"), "upper-lost", 2, 0, 28, 0),
        (("11222 sixes", "11223 fours", "12234 fives"), "upper-lost", 0, 0, 45, 0),
        (
            ("66666 sixes", "55551 fives", "44412 fours", "33312 threes"),
            "upper-reached",
            71,
            17,
            0,
            35,
        ),
    ],
)
def test_the_bonus_row_tells_how_the_upper_boxes_stand(
    turns: tuple[str, ...], told: str, points: int, ahead: int, behind: int, worth: int | None
) -> None:
    bonus = row(alone(*turns), "bonus")
    (note,) = bonus.notes
    args = {"points": points, "target": 63, "ahead": ahead, "behind": behind}
    assert (note.id, note.seat, note.args) == (told, 0, args)
    assert bonus.points == (worth,)


def test_the_bonus_of_yams_grows_as_boxes_are_filled() -> None:
    turns = ["66666 sixes", "55551 fives", "44412 fours"]
    for number, (bonus, told) in enumerate([(None, "upper"), (None, "upper"), (32, "upper-grows")]):
        match = on_yams(*turns[: number + 1])
        assert row(match, "yams-upper-bonus").points == (bonus,)
        assert row(match, "yams-upper-bonus").notes[0].id == told
    match = on_yams(*turns, "33312 threes")
    assert row(match, "yams-upper-bonus").points == (41,)
    assert match.points == [71 + 41]


def test_delta_tells_what_it_would_be_once_one_of_the_two_is_filled() -> None:
    neither = row(on_yams("32521"), "delta")
    assert neither.possible is None
    assert neither.notes == (Fact("delta", 0, {"plus": "?", "minus": "?"}),)
    after_plus = row(on_yams("66541 plus", "32521"), "delta")
    assert after_plus.possible == 9
    assert after_plus.notes == (Fact("delta", 0, {"plus": 22, "minus": "?"}),)
    after_minus = row(on_yams("32521 minus", "66541"), "delta")
    assert after_minus.possible == 9
    assert after_minus.notes == (Fact("delta", 0, {"plus": "?", "minus": 13}),)
    assert row(on_yams("11123 plus", "66541"), "delta").possible == 0
    both = row(on_yams("66541 plus", "32521 minus", "66666"), "delta")
    assert both.possible is None
    assert both.points == (9,)


def test_the_last_row_is_the_total_as_it_grows() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526 fives", "66666 yahtzee", "44412 fours"))
    total = match.view(0).sheet[-1]
    assert (total.id, total.points, total.computed) == ("total", (27, 50), True)
    assert tuple(match.points) == total.points


# What is told


def test_the_table_tells_what_happens() -> None:
    match = Match("yahtzee", seats=1, log=["roll 5 5 5 2 6"])
    assert match.story == [
        Event("deal", None, {"round": 1, "rounds": 13}),
        Event("roll", 0, {"dice": "5 5 5 2 6", "all": "5 5 5 2 6", "count": 5, "left": 2}),
    ]
    log = ["roll 5 5 5 2 6", "keep 5 5 5", "roll 5 1", "fill fives"]
    assert Match("yahtzee", seats=2, log=log).story[2:5] == [
        Event("keep", 0, {"dice": "5 5 5", "count": 2}),
        Event("roll", 0, {"dice": "5 1", "all": "5 5 5 5 1", "count": 2, "left": 1}),
        Event("fill", 0, {"box": "fives", "points": 20}),
    ]


def test_a_nought_is_told_too() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526 yahtzee"))
    assert Event("fill", 0, {"box": "yahtzee", "points": 0}) in match.story


@pytest.mark.parametrize(
    ("turns", "joker", "problem"),
    [
        ((), "forced", "face"),
        (("66612 sixes",), "forced", "lower"),
        (("66612 sixes", *(f"11236 {box}" for box in LOWER)), "forced", "upper"),
        ((), "free", "free-face"),
        (("66612 sixes",), "free", "free"),
    ],
)
def test_a_joker_is_explained(turns: tuple[str, ...], joker: str, problem: str) -> None:
    match = Match("yahtzee", {"joker": joker}, seats=1, log=entries(FIFTY, *turns, "66666"))
    told = {"problem": problem, "box": "sixes"}
    assert Event("joker", 0, told) in match.story
    assert Event("five", 0, {"sheet": "yahtzee"}) in match.story
    (fact,) = (fact for fact in match.view(0).facts if fact.id == "joker")
    assert (fact.args, fact.tone) == (told, "turn")


def test_nothing_is_told_of_a_joker_where_there_is_none() -> None:
    for match in (alone("66666"), alone(FIFTY, "66666", joker="none"), on_yams("66666")):
        assert "five" in kinds(match.story)
        assert "joker" not in kinds(match.story)
        assert "joker" not in [fact.id for fact in match.view(0).facts]


def test_bonuses_are_told_when_they_are_won() -> None:
    match = alone(FIFTY, "66666 sixes", "55555 fives", "44441 fours")
    events = [event for event in told(match) if event.kind in ("extra", "bonus")]
    assert events == [
        Event("extra", 0, {"points": 100, "sheet": "yahtzee"}),
        Event("extra", 0, {"points": 100, "sheet": "yahtzee"}),
        Event("bonus", 0, {"points": 35, "more": 35}),
    ]


def test_the_growing_bonus_of_yams_and_delta_are_told() -> None:
    turns = (
        "66666 sixes",
        "55551 fives",
        "44412 fours",
        "33312 threes",
        "66541 plus",
        "32521 minus",
    )
    events = [event for event in told(on_yams(*turns)) if event.kind in ("bonus", "delta")]
    assert events == [
        Event("bonus", 0, {"points": 32, "more": 32}),
        Event("bonus", 0, {"points": 41, "more": 9}),
        Event("delta", 0, {"points": 9}),
    ]


def told(match: Match) -> list[Event]:
    """Everything that has been told since the match began."""
    state = match.game.start(match.options, len(match.seats))
    story: list[Event] = []
    for entry in match.log:
        state.story = story
        state.play(match.game.read(state, entry))
    return story


# Dice


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert len(set(ROLLS)) == 252
    every = {keep for roll in ROLLS for keep in keeps(roll)} | set(ROLLS)
    assert len(every) == 462


def test_what_can_come_of_a_keep_is_counted_in_full() -> None:
    for roll in ROLLS:
        for keep in keeps(roll):
            thrown = 5 - len(faces(keep))
            assert sum(ways for _, ways in outcomes(keep)) == 6**thrown
    assert dict(outcomes(pack([5, 5, 5, 5]))) == {
        pack([5, 5, 5, 5, face]): 1 for face in range(1, 7)
    }
    assert dict(outcomes(0))[pack([1, 2, 3, 4, 5])] == 120
    assert dict(outcomes(0))[pack([6] * 5)] == 1


# The page


def test_moves_are_put_into_words_with_all_that_they_bring() -> None:
    match = alone(FIFTY, "66666")
    game, state = match.game, match.state
    said = game.tell(state, game.read(state, "fill sixes"))
    assert said == Event("fill", 0, {"box": "sixes", "points": 30, "extra": 100})
    said = game.tell(state, game.read(state, "keep 6 6"))
    assert said == Event("roll", 0, {"dice": "6 6", "count": 3, "left": 2})
    match = alone("55526")
    said = match.game.tell(match.state, match.game.read(match.state, "fill ones"))
    assert said == Event("fill", 0, {"box": "ones", "points": 0, "extra": 0})


def ask(service: Service, wish: dict[str, object]) -> list[dict[str, object]]:
    return [json.loads(fact) for fact in service.handle(json.dumps(wish))]


def seated(*log: str) -> Service:
    service = Service()
    save = Match("yahtzee", seats=["human"], log=log).save()
    ask(service, {"type": "load", "save": save})
    return service


def test_equal_dice_are_chosen_as_often_as_they_lie_there() -> None:
    service = seated("roll 5 5 5 2 6")
    (considered,) = ask(service, {"type": "consider", "items": ["5", "5", "5"]})
    assert considered["moves"] == [
        {
            "move": "keep 5 5 5",
            "say": {"kind": "roll", "seat": 0, "args": {"dice": "5 5 5", "count": 2, "left": 2}},
        }
    ]
    assert considered["goes"] == ["2", "6"]
    (too_many,) = ask(service, {"type": "consider", "items": ["2", "2"]})
    assert too_many["moves"] == []
    assert too_many["goes"] == []
    refusal = too_many["refusal"]
    assert isinstance(refusal, dict)
    assert refusal["rule"] == "keep"
    (none,) = ask(service, {"type": "consider", "items": []})
    assert [said["move"] for said in none["moves"]] == ["keep"]  # type: ignore[attr-defined]
    assert sorted(none["goes"]) == ["2", "5", "5", "5", "6"]  # type: ignore[call-overload]


def test_with_no_roll_left_a_box_is_asked_for() -> None:
    service = seated("roll 5 5 5 2 6", "keep", "roll 5 5 5 2 6", "keep", "roll 5 5 5 2 6")
    (considered,) = ask(service, {"type": "consider", "items": []})
    assert considered["refusal"] == {"rule": "roll", "args": {"problem": "none"}}
    match = service.match
    assert match
    wanted = match.view(0).ask
    assert wanted
    assert (wanted.id, wanted.least, wanted.most, wanted.items) == ("fill", 0, 0, ())


def test_what_is_asked_for_is_dice_to_keep() -> None:
    wanted = alone("55526").view(0).ask
    assert wanted
    assert (wanted.id, wanted.least, wanted.most) == ("roll", 0, 5)
    assert wanted.items == ("5", "5", "5", "2", "6")
    assert wanted.args == {"left": 2, "rolls": 3, "round": 1}


# Bots and reasons


def test_a_beginner_collects_equal_dice_and_writes_what_brings_most() -> None:
    for turns, move in (
        (("55526",), "keep 5 5 5"),
        (("22663",), "keep 6 6"),
        (("66612 sixes", "34562"), "fill large-straight"),
        (("55555",), "fill yahtzee"),
    ):
        assert chosen(alone(*turns), "easy") == move
    assert chosen(on_yams("55555"), "easy") == "fill yams"


@pytest.mark.parametrize(("thrown", "box"), [("66541", "plus"), ("11233", "minus")])
def test_a_beginner_wants_much_in_plus_and_little_in_minus(thrown: str, box: str) -> None:
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
def test_normal_looks_at_what_the_next_throw_could_bring(turns: tuple[str, ...], move: str) -> None:
    assert chosen(alone(*turns), "normal") == move


def chosen(match: Match, level: str) -> str:
    bot = match.game.bots[level]
    move = bot.weigh(match.seen(match.to_act), Random(0))[0].move
    return match.game.write(match.state, move)


@pytest.mark.parametrize(("level", "least"), [("easy", 170), ("normal", 210)])
def test_a_bot_scores_what_people_of_its_level_do(level: str, least: int) -> None:
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


def test_a_lost_or_won_upper_bonus_is_no_reason() -> None:
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


def reason_for(match: Match, move: str) -> str:
    return match.game.advise(match.state, match.game.read(match.state, move)).kind
