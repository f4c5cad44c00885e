"""The value of a small sheet by direct backward induction, as the solver does not do it.

Every state of the sheet is one number. Keeps lead to rolls by the number of ways, all at once.
"""

from functools import cache

import numpy as np

from taku.games.yahtzee.boxes import Sheet
from taku.games.yahtzee.dice import ROLLS, keeps, outcomes
from taku.games.yahtzee.solver import Array

KEEPS = sorted({keep for roll in ROLLS for keep in keeps(roll)})  # of fewer than five dice
AT = {keep: place for place, keep in enumerate(KEEPS)}


@cache
def ways() -> tuple[Array, Array]:
    """The probability of each roll after each keep, and the keeps of each roll."""
    likely = np.zeros((len(KEEPS), len(ROLLS)))
    place = {roll: at for at, roll in enumerate(ROLLS)}
    for keep in KEEPS:
        for roll, count in outcomes(keep):
            likely[AT[keep], place[roll]] = count
    held = np.zeros((len(ROLLS), max(len(keeps(roll)) for roll in ROLLS)), int)
    for row, roll in zip(held, ROLLS, strict=True):
        kept = [AT[keep] for keep in keeps(roll)]
        row[:] = kept[0]
        row[: len(kept)] = kept
    return likely / likely.sum(axis=1, keepdims=True), held


def of_a_turn(ends: Array, served: Array) -> float:
    """The value of a turn, from the value of each roll at its end, and as its first throw."""
    likely, held = ways()
    once = np.maximum(ends, (likely @ ends)[held].max(axis=1))
    twice = np.maximum(served, (likely @ once)[held].max(axis=1))
    return float(likely[AT[0]] @ twice)


def value(sheet: Sheet) -> float:
    """The expected points of a sheet without bonuses, for which only the open boxes matter."""
    assert not sheet.bonus
    assert not sheet.extra
    size = len(sheet.boxes)
    points = np.array(
        [
            [[box.score(roll, served=first) for roll in ROLLS] for box in sheet.boxes]
            for first in (False, True)
        ],
        float,
    )
    values = {0: 0.0}
    for open_boxes in range(1, 1 << size):
        places = [place for place in range(size) if open_boxes >> place & 1]
        after = np.array([values[open_boxes & ~(1 << place)] for place in places])
        values[open_boxes] = of_a_turn(*(points[:, places] + after[:, None]).max(axis=1))
    return values[(1 << size) - 1]
