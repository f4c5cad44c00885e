"""Perfect play of the dice games: what a turn is worth, and the bot that plays by tablebases."""

from itertools import product
from random import Random

import pytest

from taku import Match, tablebase
from taku.game import CHANCE, OVER, seen
from taku.games.yahtzee import values
from taku.games.yahtzee.boxes import UPPER, Sheet
from taku.games.yahtzee.dice import ROLLS, keeps, outcomes, pack
from taku.games.yahtzee.halves import lower_half, lowers, upper_half, uppers
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.rules import FILL, Options, Yahtzee
from taku.games.yahtzee.sheets import sheet_of
from taku.games.yahtzee.turn import AT, FIRST_ROLL, KEEPS, chosen, thrown

EVERY_RULE = [
    *(Options(joker=joker) for joker in ("forced", "free", "none")),
    *(
        Options(sheet="yams", yams_small_straight=points, yams_bonus=bonus, yams_column=column)
        for points, bonus, column in product(
            (40, 45), (False, True), ("free", "descending", "ascending")
        )
    ),
    *(
        Options(sheet="yacht", yacht_points=points, yacht_five_house=five)
        for points, five in product(("modern", "classic"), (False, True))
    ),
    *(
        Options(sheet="yatzy", yatzy_equal=equal, yatzy_order=order)
        for equal, order in product(("strict", "lenient"), ("free", "forced"))
    ),
    *(
        Options(sheet="kniffel", second_kniffel=second)
        for second in ("publisher", "plus-100", "nothing")
    ),
    *(
        Options(sheet="generala", generala=points, ace_straight=ace, double_generala=double)
        for points, ace, double in product((60, 50), (True, False), (True, False))
    ),
]
every_rule = pytest.mark.parametrize(
    "options", EVERY_RULE, ids=lambda options: f"{sheet_of(options).base} {sheet_of(options).rules}"
)
YAHTZEE, YAMS = sheet_of(Options()), sheet_of(Options(sheet="yams"))


def positions(options: Options, seed: int, every: int) -> list[Yahtzee]:
    """Some of the decisions of a match of two players who do anything."""
    random = Random(seed)
    state, found = Yahtzee(options, 2), []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            found.append(state.clone())
            state.play(random.choice(state.moves()))
    return found[::every]


def weighed(state: Yahtzee) -> dict[int, float]:
    seat = state.to_act
    return {w.move: w.points or 0.0 for w in Perfect().weigh(seen(state, seat), Random(0))}


def only_open(box: str, rolls: int = 2) -> Yahtzee:
    """The last turn of a match, with this box open and nothing in the others."""
    state = Yahtzee(Options(), 1)
    state.marks = [tuple(None if other.id == box else 0 for other in YAHTZEE.boxes)]
    state.to_act, state.rolls = 0, rolls
    return state


def before_the_first_throw(state: Yahtzee) -> float:
    """What the last turn brings on average."""
    total = 0.0
    for state.dice, ways in outcomes(0):
        total += ways * max(weighed(state).values())
    return total / 6**5


# A turn


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert len(ROLLS) == 252
    assert len(KEEPS) == len(set(KEEPS)) == 462
    assert KEEPS[FIRST_ROLL:] == ROLLS


def test_a_keep_is_worth_its_average_roll() -> None:
    random = Random(1)
    rolls = [random.random() for _ in ROLLS]
    values = thrown(rolls)
    for place, keep in enumerate(KEEPS[:FIRST_ROLL]):
        ways = outcomes(keep)
        mean = sum(rolls[ROLLS.index(roll)] * count for roll, count in ways)
        assert values[place] == pytest.approx(mean / sum(count for _, count in ways))
    assert values[FIRST_ROLL:] == rolls


def test_a_roll_is_worth_its_best_keep() -> None:
    random = Random(2)
    worth_of = [random.random() for _ in KEEPS]
    for roll, value in zip(ROLLS, chosen(worth_of), strict=True):
        assert value == max(worth_of[AT[keep]] for keep in (roll, *keeps(roll)))


def test_ordered_keeps_count_the_next_box() -> None:
    options = Options(sheet="yatzy", yatzy_order="forced")
    state, chance = Yahtzee(options, 1), sheet_of(options).place("chance")
    assert chance is not None
    state.marks = [(0,) * chance + (None, None)]
    state.dice, state.rolls, state.to_act = pack((6, 6, 6, 6, 1)), 1, 0
    by_move = weighed(state)
    assert by_move[pack((6, 6, 6, 6))] - by_move[FILL + chance] == pytest.approx(3.5 - 1)


# Halves


def test_possible_sheets_number_as_published() -> None:
    """But those that are full: 64 upper totals, with a Yahtzee or without; 61 totals of Yams."""
    assert len(lowers(YAHTZEE)) * len(uppers(YAHTZEE)) - 128 == 536_320
    assert len(lowers(YAMS)) * len(uppers(YAMS)) - 61 == 9_434_819


@pytest.mark.parametrize(
    "sheet",
    [
        YAHTZEE,
        YAMS,
        sheet_of(Options(sheet="yams", yams_bonus=True)),
        sheet_of(Options(sheet="yacht")),
        sheet_of(Options(sheet="yacht", yacht_points="classic")),
        sheet_of(Options(sheet="yatzy")),
        sheet_of(Options(sheet="kniffel")),
        sheet_of(Options(sheet="generala", double_generala=True)),
    ],
    ids=lambda sheet: f"{sheet.base} {sheet.rules}",
)
def test_the_lower_halves_are_the_reachable_ones(
    sheet: Sheet,
) -> None:
    empty = (None,) * (len(sheet.boxes) - UPPER)
    found, waiting = {empty}, [empty]
    for half in waiting:
        marks = (None,) * UPPER + half
        for place in range(UPPER, len(marks)):
            if marks[place] is None:
                for points in set(sheet.boxes[place].points.values()):
                    after = (*marks[:place], points, *marks[place + 1 :])
                    reached = lower_half(sheet, after)
                    if reached not in found:
                        found.add(reached)
                        waiting.append(reached)
    assert found == set(lowers(sheet))


def test_the_upper_total_counts_to_the_target() -> None:
    marks = (5, 10, 15, 20, 25, None) + (None,) * 7
    assert upper_half(YAHTZEE, marks) == (0b11111, 63)
    assert upper_half(YAMS, (*marks, None)) == (0b11111, 60)


# The bot


@every_rule
def test_every_legal_move_is_weighed_the_best_first(options: Options) -> None:
    for state in positions(options, seed=1, every=7):
        listed = Perfect().weigh(seen(state, state.to_act), Random(0))
        assert {w.move for w in listed} == set(state.moves())
        values = [w.points or 0.0 for w in listed]
        assert values == sorted(values, reverse=True)


@every_rule
def test_the_bot_realises_a_keeps_worth(options: Options) -> None:
    for state in positions(options, seed=2, every=11):
        values = weighed(state)
        keep = max(values, key=lambda move: (move < FILL) * 1000 + values[move])
        if keep >= FILL or state.rolls != 1:
            continue
        state.rolls, total, ways_in_all = 0, 0.0, 0
        for state.dice, ways in outcomes(keep):
            total += ways * max(weighed(state).values())
            ways_in_all += ways
        assert values[keep] == pytest.approx(total / ways_in_all)


@every_rule
def test_a_box_is_worth_present_and_future(options: Options) -> None:
    """Those to come are what the sheet is worth after it: what a turn with it brings on average."""
    for state in positions(options, seed=3, every=13):
        value = values.values(state.sheet)
        for move, points in weighed(state).items():
            if move >= FILL:
                after = state.clone()
                after.play(move)
                to_come = value.of(after.marks[state.turn])
                assert points == pytest.approx(after.points[state.turn] + to_come)


def test_chance_alone_brings_23_and_a_third() -> None:
    """Each die on its own: 3.5, with one more throw 4.25, with two 14/3."""
    assert before_the_first_throw(only_open("chance")) == pytest.approx(70 / 3)


def test_yahtzee_alone_comes_in_one_turn_of_22() -> None:
    chance = 347_897 / 7_558_272
    assert before_the_first_throw(only_open("yahtzee")) == pytest.approx(50 * chance)


def test_the_bot_finds_the_usual_openings() -> None:
    assert first_move("5 5 5 2 6") == "keep 5 5 5"
    assert first_move("1 1 2 3 4") == "keep 1 2 3 4"
    assert first_move("6 6 6 6 6") == "fill yahtzee"


def first_move(dice: str) -> str:
    match = Match("yahtzee", seats=1, log=[f"roll {dice}"])
    best = Perfect().weigh(match.seen(0), Random(0))[0].move
    return match.game.write(match.state, best)


def test_what_the_others_have_makes_no_difference() -> None:
    for state in positions(Options(), seed=4, every=17):
        alone = weighed(state)
        other = 1 - state.turn
        state.marks[other] = (None,) * 13
        state.points[other] = 0
        assert weighed(state) == alone


def test_a_bot_names_its_missing_tablebase(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(tablebase, "folder", str(tmp_path))
    values.values.cache_clear()
    with pytest.raises(tablebase.Missing, match=r"yahtzee/tablebases/yahtzee\.json"):
        first_move("1 2 3 4 6")
