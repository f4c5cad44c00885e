"""The exact values of the dice sheets, and how close the tablebases come to them. Needs NumPy."""

from dataclasses import dataclass
from random import Random

import pytest

from taku import tablebase
from taku.game import CHANCE, OVER, seen
from taku.games.yahtzee.dice import ROLLS
from taku.games.yahtzee.halves import lower_half, upper_half
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.rules import FILL, Options, Yahtzee
from taku.games.yahtzee.turn import FIRST_ROLL
from taku.games.yahtzee.values import name

np = pytest.importorskip("numpy")

from backward import value, value_in_order  # noqa: E402
from solitaire import Turn, play, turn  # noqa: E402
from taku.games.yahtzee.solver import Array, Solver, first_throws, once  # noqa: E402
from taku.games.yahtzee.tabulate import SHEETS, restored, tabulated  # noqa: E402

NINE_DECIMALS = 5e-10


def rules(options: Options) -> str:
    """The tablebase of house rules, and their name in it."""
    sheet = options.score_sheet
    return f"{sheet.base} {sheet.rules}".strip()


NEVER = 100  # boxes: more than any sheet has
AFTER_THE_UPPER_HALF = slice(None, None, 8)  # every eighth total of a full upper half
# Every rule of each sheet; of Yams, which is much larger, the usual rules and all others together.
EVERY_RULE = [
    options
    for sheet in SHEETS
    for options in sheet
    if options.sheet != "yams" or options.yams_bonus == (options.yams_small_straight == 45)
]
FREE = [options for options in EVERY_RULE if not options.score_sheet.in_order]
SMALL = [options for options in FREE if options.sheet not in ("yams", "yatzy")]
every_sheet = pytest.mark.parametrize(  # the largest sheets by their usual rules alone
    "rule",
    [*SMALL, Options(sheet="yams"), Options(sheet="yatzy")],
    ids=rules,
    indirect=True,
)
BEST = {  # expected scores: published for Yahtzee and Yacht with five, else reckoned twice
    "yahtzee forced": 254.587728734496,
    "yahtzee free": 254.589609481963,
    "yahtzee none": 253.970241189780,
    "yams 40": 327.955550130604,
    "yacht": 191.760879752165,
    "yacht five": 191.774369188342,
    "yacht-classic": 166.955067704572,
    "yacht-classic five": 166.988117865170,
    "yatzy strict": 248.439989377855,
    "yatzy lenient": 248.674882688422,
    "yatzy-forced strict": 122.558527396424,
    "yatzy-forced lenient": 123.242404217956,
    "yams-descending 40": 140.063168882371,
    "yams-descending 45 bonus": 143.249727119480,
    "yams-ascending 40": 140.063168882371,
    "yams-ascending 45 bonus": 144.405815325801,
    "kniffel publisher": 248.321384412596,
    "kniffel plus-100": 253.970241189780,
    "kniffel nothing": 245.870774514112,
    "generala 60 ace": 154.770464746761,
    "generala 60": 151.935017149364,
    "generala 50 ace": 151.898955182960,
    "generala 60 ace double": 166.881604973087,
    "generala 50 ace double": 162.469468399857,
}
# Solved by tests/bench/perfect.py alone, as they take longest. What differs from sheets that are
# solved here is tested of each: the rules of a roll, the first score, the tablebase near the end
# and from turn to turn.
ELSEWHERE = (
    *("yatzy strict", "yatzy lenient", "yacht five", "yacht-classic five"),
    *("kniffel publisher", "kniffel plus-100", "kniffel nothing"),
)
NEW = [
    options
    for options in EVERY_RULE
    if options.score_sheet.base not in ("yahtzee", "yams")
    and rules(options) in BEST
    and rules(options) not in ELSEWHERE
]


@dataclass(frozen=True)
class Ruled:
    """A set of house rules, its solver, and what its tablebase says of every sheet."""

    options: Options
    solver: Solver
    guide: Array


def ruled(options: Options) -> Ruled:
    solver = Solver(options)
    return Ruled(options, solver, restored(tablebase.read(name(solver.sheet)), solver))


@pytest.fixture(scope="module", params=EVERY_RULE, ids=rules)
def rule(request: pytest.FixtureRequest) -> Ruled:
    """Each set of house rules in turn, for all tests that look at it."""
    return ruled(request.param)


@pytest.fixture(scope="module")
def forced() -> tuple[Ruled, Array]:
    """Yahtzee as it is usually played, and the exact values of its sheets."""
    found = ruled(Options())
    return found, found.solver.solve()


# Figures that others have published


def test_the_best_expected_score_of_yahtzee(forced: tuple[Ruled, Array]) -> None:
    assert abs(forced[1][0, 0] - BEST["yahtzee forced"]) < NINE_DECIMALS


@pytest.mark.parametrize("rule", NEW, ids=rules, indirect=True)
def test_the_best_expected_score_of_the_relatives(rule: Ruled) -> None:
    """And by exact evaluation, what a player loses who plays by the tablebase."""
    exact = rule.solver.solve()
    assert abs(exact[0, 0] - BEST[rules(rule.options)]) < NINE_DECIMALS
    check_close((rule.guide - exact)[rule.solver.reached])
    lost = exact[0, 0] - rule.solver.solve(guide=rule.guide)[0, 0]
    assert -NINE_DECIMALS < lost < 0.01
    print(f"{rules(rule.options)} by the tablebase: {lost:.6f} points less")


@pytest.mark.parametrize(
    "options",
    [
        one
        for one in NEW
        if not one.double_generala and (one.score_sheet.in_order or not one.score_sheet.bonus)
    ],
    ids=rules,
)
def test_direct_induction_agrees_on_small_sheets(options: Options) -> None:
    directly = value_in_order if options.score_sheet.in_order else value
    assert directly(options.score_sheet) == pytest.approx(BEST[rules(options)], abs=1e-9)


@every_sheet
def test_a_tablebase_begins_with_the_best_expected_score(rule: Ruled) -> None:
    best = BEST.get(rules(rule.options))
    assert best is None or abs(rule.guide[0, 0] - best) < 0.1


def test_each_sheet_is_solved_once_in_order(
    forced: tuple[Ruled, Array],
) -> None:
    solver = forced[0].solver
    listed = [sheet for chunk in solver.chunks() for sheet in zip(*chunk, strict=True)]
    assert len(set(listed)) == len(listed) == 536_320


# The rules


def positions(options: Options, seed: int) -> list[Yahtzee]:
    """Sheets that come of playing anyhow, with five of a kind as often as all other rolls."""
    random = Random(seed)
    fives = [roll for roll in ROLLS if roll.bit_count() <= 2 and roll % 5 == 0]
    state, found = Yahtzee(options, 1), []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            if random.random() < 0.5:
                state.dice = random.choice(fives)
            state.rolls = 0
            found.append(state.clone())
            state.play(FILL + random.choice(state.allowed()))
    return found


def test_a_roll_is_worth_what_rules_allow(rule: Ruled) -> None:
    states = [state for seed in range(12) for state in positions(rule.options, seed)]
    every_end = ends_of(rule.solver, rule.guide, states).T
    for state, ends in zip(states, every_end, strict=True):
        found = []
        for box in state.allowed():
            after = state.clone()
            after.play(FILL + box)
            gained = after.points[0] - state.points[0]
            found.append(gained + rule.guide[places(rule.solver, [after])][0])
        assert ends[ROLLS.index(state.dice)] == pytest.approx(max(found)), str(state.marks)


def ends_of(solver: Solver, guide: Array, states: list[Yahtzee]) -> Array:
    """What each roll is worth at the end of a turn (a row), on each of these sheets (a column)."""
    ends = np.empty((len(ROLLS), len(states)))
    solver.fill(guide, *places(solver, states), ends, once)
    return ends


def places(solver: Solver, states: list[Yahtzee]) -> tuple[Array, Array]:
    """The lower halves of these sheets, and the upper ones, as the solver numbers them."""
    sheet = solver.sheet
    marks = [state.marks[0] for state in states]
    lowers = [solver.lowers[lower_half(sheet, each)] for each in marks]
    return np.array(lowers), np.array([solver.uppers[upper_half(sheet, each)] for each in marks])


# The tablebases


def test_the_tablebase_of_yahtzee_is_close(
    forced: tuple[Ruled, Array],
) -> None:
    check_close(forced[0].guide - forced[1])


def check_close(wrong: Array) -> None:
    assert np.std(wrong) < 0.03
    assert np.abs(wrong).max() < 0.3


@every_sheet
def test_a_tablebase_is_close_after_the_upper_half(
    rule: Ruled, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing leads from there to the other sheets: they need not be reckoned."""
    solver, guide = rule.solver, rule.guide
    full = [place for place, (filled, _) in enumerate(solver.uppers) if filled == 0b111111]
    full = full[AFTER_THE_UPPER_HALF]
    others = np.delete(np.arange(len(solver.uppers)), full)
    filled = solver.filled.copy()
    filled[:, others] = NEVER
    monkeypatch.setattr(solver, "filled", filled)
    exact = solver.solve()[:, full]
    check_close(guide[:, full] - exact)
    lost = exact[0] - solver.solve(guide)[0, full]
    assert -NINE_DECIMALS < lost.min() <= lost.max() < 0.01
    print(f"{rules(rule.options)} by the tablebase, later: {lost.mean():.6f} points less")


@every_sheet
def test_a_tablebase_agrees_with_itself_a_turn_later(rule: Ruled) -> None:
    """On any sheets: so it is as close to the exact values as it is near the end."""
    solver, guide, random = rule.solver, rule.guide, np.random.default_rng(1)
    open_sheets = np.argwhere(solver.filled < len(solver.sheet.boxes))
    lower, upper = random.choice(open_sheets, 4096).T
    ends = np.empty((len(ROLLS), len(lower)))
    solver.fill(guide, lower, upper, ends, once)
    thrown = turn(ends).best_of_two[FIRST_ROLL:]
    solver.serve(guide, lower, upper, thrown, once)
    wrong = guide[lower, upper] - first_throws() @ thrown
    assert np.std(wrong) < 0.03
    assert abs(mean(wrong)) < 0.003
    print(f"{rules(rule.options)} a turn later: {mean(wrong):.5f} ± {np.std(wrong):.5f} points")


def test_a_new_tablebase_is_as_close() -> None:
    """That of a small sheet: with a bonus, the components alone take ten seconds."""
    (sheets,) = (each for each in SHEETS if each[0].score_sheet.base == "yacht-classic")
    solvers = {solver.sheet.rules: solver for solver in map(Solver, sheets)}
    exact = {rule: solver.solve() for rule, solver in solvers.items()}
    assert len(exact) > 1
    made = tabulated(exact)
    assert 0 < len(made["shifts"]) <= len(tablebase.read("yahtzee/yacht-classic")["shifts"])
    for rule, solver in solvers.items():
        check_close(restored(made, solver) - exact[rule])


# Simulation


def test_simulated_games_get_what_the_values_promise(forced: tuple[Ruled, Array]) -> None:
    ruled_, exact = forced
    points, cost = play(ruled_.solver, ruled_.guide, exact, games=2000, seed=1)
    assert abs(mean(points) - exact[0, 0]) < 3 * error(points)
    assert abs(mean(points >= 200) - 0.8636) < 3 * error(points >= 200)
    assert abs(mean(points >= 300) - 0.1433) < 3 * error(points >= 300)
    assert cost.min() > -1e-6
    assert mean(cost) + 3 * error(cost) < 0.01


def test_the_bot_makes_the_moves_of_the_simulation(rule: Ruled) -> None:
    for state in positions(rule.options, seed=7)[::3]:
        ahead = turn(ends_of(rule.solver, rule.guide, [state]))
        same = 2 if any(box.served for box in rule.solver.sheet.boxes) else 3  # throws left
        for state.rolls in range(same):
            best = Perfect().weigh(seen(state, 0), Random(0))[0]
            more = (best.points or 0) - state.points[0]
            assert more == pytest.approx(of_the_simulation(ahead, state), abs=1e-6)


def of_the_simulation(ahead: Turn, state: Yahtzee) -> float:
    roll = ROLLS.index(state.dice)
    by_rolls = (ahead.ends, ahead.best_of_one[-len(ROLLS) :], ahead.best_of_two[-len(ROLLS) :])
    return float(by_rolls[state.rolls][roll, 0])


def mean(figures: Array) -> float:
    return float(np.mean(figures))


def error(figures: Array) -> float:
    return float(np.std(figures) / np.sqrt(len(figures)))
