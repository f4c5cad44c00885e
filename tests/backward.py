"""The value of a small sheet by direct backward induction, as the solver does not do it.

Every state of the sheet is one number. Keeps lead to rolls by the number of ways, all at once.
"""

from functools import cache

import numpy as np

from taku.games.yahtzee.boxes import UPPER, Marks, Sheet
from taku.games.yahtzee.dice import FIVE, ROLLS, counts, keeps, outcomes
from taku.games.yahtzee.solver import Array

# What a player may keep: fewer than five dice.
KEEPS = sorted({keep for roll in ROLLS for keep in keeps(roll)})
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


def value_in_order(sheet: Sheet) -> float:
    """The expected points of a sheet whose boxes are filled in order, from its last box back."""
    order = range(len(sheet.boxes))[:: -1 if sheet.order == "ascending" else 1]
    fives = np.array([max(counts(roll)) == FIVE for roll in ROLLS])

    @cache
    def later(filled: int, marks: Marks) -> float:
        """The points still to come after these marks; those that no longer matter are 0."""
        if filled == len(order):
            return 0.0
        place, before = order[filled], sheet.total(marks)
        extra = sheet.extra.points if sheet.extra and marks[sheet.five] else 0
        worth = {}
        for points in {*sheet.boxes[place].points.values()}:
            after = (*marks[:place], points, *marks[place + 1 :])
            worth[points] = sheet.total(after) - before + later(filled + 1, needed(after))
        ends = np.array([worth[sheet.boxes[place].points[roll]] for roll in ROLLS]) + extra * fives
        return of_a_turn(ends, ends)

    def needed(marks: Marks) -> Marks:
        upper = sheet.upper(marks) if None in marks[:UPPER] and any(marks[:UPPER]) else 0
        where = next((place for place in range(UPPER) if marks[place] is not None), 0)
        kept = [mark if mark is None else 0 for mark in marks]
        if upper:
            kept[where] = upper
        if sheet.extra and marks[sheet.five]:
            kept[sheet.five] = 1
        if sheet.plus is not None and None in marks[sheet.plus : sheet.plus + 2]:
            kept[sheet.plus : sheet.plus + 2] = marks[sheet.plus : sheet.plus + 2]
        return tuple(kept)

    return later(0, (None,) * len(sheet.boxes))
