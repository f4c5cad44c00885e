"""The exact values of Yahtzee and Yams, and how close the tablebases come to them. Needs NumPy."""

from functools import cache
from random import Random

import pytest

from taku import tablebase
from taku.game import CHANCE, OVER, seen
from taku.games.yahtzee.dice import ROLLS
from taku.games.yahtzee.halves import lower_half, upper_half
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.rules import FILL, Options, Yahtzee
from taku.games.yahtzee.turn import FIRST_ROLL
from taku.games.yahtzee.values import name, rules

np = pytest.importorskip("numpy")

from solitaire import Turn, play, turn  # noqa: E402
from taku.games.yahtzee.solver import Array, Solver, first_throws, once  # noqa: E402
from taku.games.yahtzee.tabulate import SHEETS, restored, tabulated  # noqa: E402

NINE_DECIMALS = 5e-10
NEVER = 100  # boxes: more than any sheet has
EVERY_RULE = [options for sheet in SHEETS for options in sheet]
every_rule = pytest.mark.parametrize("options", EVERY_RULE, ids=rules)


solver_of = cache(Solver)


@cache
def yahtzee(joker: str = "forced") -> tuple[Solver, Array]:
    solver = solver_of(Options(joker=joker))
    return solver, solver.solve()


@cache
def yams() -> tuple[Solver, Array]:
    """And what its tablebase says: the exact values of all nine million sheets take minutes."""
    solver = solver_of(Options(sheet="yams"))
    return solver, tabled(solver)


def tabled(solver: Solver) -> Array:
    return restored(tablebase.read(name(solver.sheet)), solver)


# Figures that others have published


@pytest.mark.parametrize(
    ("joker", "points"),
    [("forced", 254.587728734496), ("free", 254.589609481963), ("none", 253.970241189780)],
)
def test_the_best_expected_score_of_yahtzee(joker: str, points: float) -> None:
    assert abs(yahtzee(joker)[1][0, 0] - points) < NINE_DECIMALS


def test_the_best_expected_score_with_neither_joker_nor_extra_points() -> None:
    solver = Solver(Options(joker="none"))
    solver.extra[:] = 0
    assert abs(solver.solve()[0, 0] - 245.870774514112) < NINE_DECIMALS


def test_the_tablebase_of_yams_begins_with_the_best_expected_score() -> None:
    """Which is 327.955550130604: tests/bench/perfect.py reckons all nine million sheets."""
    _, guide = yams()
    assert abs(guide[0, 0] - 327.95555) < 0.1


def test_each_sheet_is_reckoned_once_after_all_that_can_come_of_it() -> None:
    solver = yahtzee()[0]
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
            found.append(state.clone())
            state.play(FILL + random.choice(state.allowed()))
    return found


@every_rule
def test_a_roll_is_worth_what_the_rules_let_it_bring(options: Options) -> None:
    solver = solver_of(options)
    guide = tabled(solver)
    states = [state for seed in range(40) for state in positions(options, seed)]
    for state, ends in zip(states, ends_of(solver, guide, states).T, strict=True):
        found = []
        for box in state.allowed():
            after = state.clone()
            after.play(FILL + box)
            gained = after.points[0] - state.points[0]
            found.append(gained + guide[places(solver, [after])][0])
        assert ends[ROLLS.index(state.dice)] == pytest.approx(max(found)), str(state.marks)


def ends_of(solver: Solver, guide: Array, states: list[Yahtzee]) -> Array:
    """What each roll is worth at the end of a turn (a row), on each of these sheets (a column)."""
    ends = np.empty((len(ROLLS), len(states)))
    solver.fill(guide, *places(solver, states), ends, once)
    return ends


def places(solver: Solver, states: list[Yahtzee]) -> tuple[Array, Array]:
    """The lower halves of these sheets, and the upper ones, as the solver numbers them."""
    sheet, counts_fives = solver.sheet, solver.state.options.counts_fives
    marks = [state.marks[0] for state in states]
    lowers = [solver.lowers[lower_half(sheet, counts_fives, each)] for each in marks]
    return np.array(lowers), np.array([solver.uppers[upper_half(sheet, each)] for each in marks])


# The tablebases


@pytest.mark.parametrize("joker", ["forced", "free", "none"])
def test_the_tablebase_of_yahtzee_is_close_to_the_exact_values(joker: str) -> None:
    solver, exact = yahtzee(joker)
    wrong = tabled(solver) - exact
    assert np.std(wrong) < 0.03
    assert np.abs(wrong).max() < 0.3


def test_the_tablebase_of_yams_is_close_to_the_exact_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing leads from there to the other sheets: they need not be reckoned."""
    solver, guide = yams()
    full = [place for place, (filled, _) in enumerate(solver.uppers) if filled == 0b111111]
    others = np.delete(np.arange(len(solver.uppers)), full)
    filled = solver.filled.copy()
    filled[:, others] = NEVER
    monkeypatch.setattr(solver, "filled", filled)
    exact = solver.solve()[:, full]
    wrong = guide[:, full] - exact
    assert np.std(wrong) < 0.03
    assert np.abs(wrong).max() < 0.3
    lost = exact[0] - solver.solve(guide)[0, full]
    assert -NINE_DECIMALS < lost.min() <= lost.max() < 0.01
    print(f"yams by the tablebase, after the upper half: {lost.mean():.6f} points less")


def test_the_tablebase_of_yams_agrees_with_itself_a_turn_later() -> None:
    """On any sheets: so it is as close to the exact values as it is near the end."""
    (solver, guide), random = yams(), np.random.default_rng(1)
    open_sheets = np.argwhere(solver.filled < len(solver.sheet.boxes))
    lower, upper = random.choice(open_sheets, 4096).T
    ends = np.empty((len(ROLLS), len(lower)))
    solver.fill(guide, lower, upper, ends, once)
    a_turn_later = first_throws() @ turn(ends).best_of_two[FIRST_ROLL:]
    wrong = guide[lower, upper] - a_turn_later
    assert np.std(wrong) < 0.03
    assert abs(mean(wrong)) < 0.003
    print(f"yams a turn later: {mean(wrong):.5f} ± {np.std(wrong):.5f} points")


def test_playing_by_the_tablebase_loses_less_than_a_hundredth() -> None:
    """Exactly: by backward induction over all that the tablebase makes its player do."""
    solver, exact = yahtzee()
    lost = exact[0, 0] - solver.solve(guide=tabled(solver))[0, 0]
    assert 0 <= lost < 0.01
    print(f"yahtzee by the tablebase: {lost:.6f} points less")


def test_the_committed_tablebase_is_the_one_that_is_made() -> None:
    """As far as this machine's linear algebra rounds like that which made it."""
    made = tabulated({joker: yahtzee(joker)[1] for joker in ("forced", "free", "none")})
    committed = tablebase.read("yahtzee/yahtzee")
    assert made["shifts"] == committed["shifts"]
    for joker in made["lowers"]:
        solver = yahtzee(joker)[0]
        assert np.abs(restored(made, solver) - restored(committed, solver)).max() < 0.05


# Simulation


def test_simulated_games_get_what_the_values_promise() -> None:
    solver, exact = yahtzee()
    points, cost = play(solver, tabled(solver), exact, games=4000, seed=1)
    assert abs(mean(points) - exact[0, 0]) < 3 * error(points)
    assert abs(mean(points >= 200) - 0.8636) < 3 * error(points >= 200)
    assert abs(mean(points >= 300) - 0.1433) < 3 * error(points >= 300)
    assert cost.min() > -1e-6
    assert mean(cost) + 3 * error(cost) < 0.01


@every_rule
def test_the_bot_makes_the_moves_of_the_simulation(options: Options) -> None:
    solver = solver_of(options)
    guide = tabled(solver)
    for state in positions(options, seed=7)[::3]:
        ahead = turn(ends_of(solver, guide, [state]))
        for state.rolls in range(3):
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
