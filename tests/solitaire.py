"""Thousands of games of one player alone, at once, by the values of a tablebase.

The same policy as the bot's, in NumPy: for what the bot would take hours to show.
"""

from dataclasses import dataclass

import numpy as np

from taku.games.yahtzee.boxes import UPPER
from taku.games.yahtzee.dice import FACES, FIVE, ROLLS
from taku.games.yahtzee.solver import Array, Solver, choose, once, throw
from taku.games.yahtzee.turn import FIRST_ROLL, GROWN, KEEPS, SHRUNK

AT_ONCE = 2048  # games: more need more memory, fewer more time

SMALLER = np.array([(*less, *[place] * (FIVE - len(less))) for place, less in enumerate(SHRUNK)])
SIZES = np.array([sum(KEEPS[place] >> 3 * face & 7 for face in range(6)) for place in range(462)])
LARGER = np.array([*GROWN, *[(place,) * 6 for place in range(FIRST_ROLL, len(KEEPS))]])


def tagged(points: Array, box: int) -> Array:
    """The points, and with them which box brings them."""
    return points + 1j * box


@dataclass
class Turn:
    """What each roll and keep is worth to some sheets, with no throw left, one, and two."""

    ends: Array
    one: Array
    best_of_one: Array
    two: Array
    best_of_two: Array


def turn(ends: Array) -> Turn:
    work = np.empty((len(KEEPS), ends.shape[1]))
    work[FIRST_ROLL:] = ends
    found = []
    for _ in range(2):
        throw(work)
        found.append(work.copy())
        choose(work)
        found.append(work.copy())
    return Turn(ends, *found)


def kept(best: Array, keeps: Array, rolls: Array) -> Array:
    """Which keep of each roll is worth as much as the best of it."""
    places, columns = rolls.copy(), np.arange(len(rolls))
    for _ in range(FIVE):
        here = best[places, columns]
        smaller = SMALLER[places]
        as_good = best[smaller, columns[:, None]] == here[:, None]
        step = smaller[columns, as_good.argmax(axis=1)]
        places = np.where(keeps[places, columns] < here, step, places)
    return places


def thrown(places: Array, random: np.random.Generator) -> Array:
    for _ in range(FIVE):
        grown = LARGER[places, random.integers(len(FACES), size=len(places))]
        places = np.where(SIZES[places] < FIVE, grown, places)
    return places


def play(solver: Solver, guide: Array, exact: Array, games: int, seed: int) -> tuple[Array, Array]:
    """The points of each game, and what its moves have cost: the mean of that is what the
    policy gets less than the best one does, and varies much less than the points.
    """
    random = np.random.default_rng(seed)
    points, cost = np.zeros(games), np.zeros(games)
    for start in range(0, games, AT_ONCE):
        some = slice(start, start + AT_ONCE)
        points[some], cost[some] = _play(solver, guide, exact, len(points[some]), random)
    return points, cost


def _play(
    solver: Solver, guide: Array, exact: Array, games: int, random: np.random.Generator
) -> tuple[Array, Array]:
    lower, upper = np.zeros((2, games), np.intp)
    points, cost, columns = np.zeros(games), np.zeros(games), np.arange(games)
    for _ in solver.sheet.boxes:
        ends = np.empty((len(ROLLS), games), complex)
        solver.fill(guide.astype(complex), lower, upper, ends, tagged)
        truly = np.empty((len(ROLLS), games))
        solver.fill(exact, lower, upper, truly, once)
        ours, true = turn(ends.real), turn(truly)

        rolls = thrown(np.zeros(games, np.intp), random)
        keeps = kept(ours.best_of_two, ours.two, rolls)
        cost += true.best_of_two[rolls, columns] - true.two[keeps, columns]
        rolls = thrown(keeps, random)
        keeps = kept(ours.best_of_one, ours.one, rolls)
        cost += true.best_of_one[rolls, columns] - true.one[keeps, columns]
        rolls = thrown(keeps, random) - FIRST_ROLL

        best = ends[rolls, columns]
        boxes = best.imag.round().astype(int)
        after_lower, after_upper = lower.copy(), upper.copy()
        for box in range(len(solver.sheet.boxes)):
            mine = boxes == box
            half, after = (upper, after_upper) if box < UPPER else (lower, after_lower)
            after[mine] = solver.next[box][solver.nth[box][rolls[mine]], half[mine]]
        gained = (best.real - guide[after_lower, after_upper]).round()
        cost += truly[rolls, columns] - gained - exact[after_lower, after_upper]
        points += gained
        lower, upper = after_lower, after_upper
    return points, cost
