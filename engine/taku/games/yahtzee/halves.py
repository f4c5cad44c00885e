"""What still matters of a sheet: its two halves, which have little to do with each other.

A solver tells as few states of a sheet apart as it can (Cremers, "How Best to Beat High Scores
in Yahtzee", Eindhoven 2002): which boxes are filled, the upper total as far as it matters, and
whether further fives of a kind count. Here such a state is two indices, which are independent:

    values[lower, upper]
           |      +-- the place of its upper half in uppers()
           +--------- the place of its lower half in lowers()

Of Yahtzee that is 192 x 2,794 values, of Yams 3,456 x 2,730, or 5,184 x 2,730 with its bonus.
"""

from functools import cache
from itertools import product
from typing import TypeAlias

from taku.games.yahtzee.boxes import UPPER, Marks, Sheet
from taku.games.yahtzee.dice import FIVE

Upper: TypeAlias = tuple[int, int]
"""Which upper boxes are filled, and their sum, as far as it matters.

bit    5     4     3     2      1    0
     sixes fives fours threes twos ones
"""

ALL_UPPER = 1 << UPPER


def upper_half(sheet: Sheet, marks: Marks) -> Upper:
    filled = sum(1 << place for place in range(UPPER) if marks[place] is not None)
    return filled, min(sheet.target, sheet.upper(marks))


def lower_half(sheet: Sheet, counts_fives: bool, marks: Marks) -> Marks:
    """The marks of the lower boxes, but 0 wherever it no longer matters how many points they are.

    It does for the box of five of a kind, if further ones count once it holds points (then it
    is 1), and for one of Plus and Minus until the other is filled.
    """
    lower = [None if mark is None else 0 for mark in marks[UPPER:]]
    if counts_fives and marks[sheet.five]:
        lower[sheet.five - UPPER] = 1
    if sheet.plus is not None:
        pair = slice(sheet.plus, sheet.plus + 2)
        if None in marks[pair]:
            lower[pair.start - UPPER : pair.stop - UPPER] = marks[pair]
    return tuple(lower)


@cache
def uppers(sheet: Sheet) -> dict[Upper, int]:
    """The place of every upper half that can occur."""
    halves: list[Upper] = []
    for filled in range(ALL_UPPER):
        sums = {0}
        for box in sheet.boxes[:UPPER]:
            if filled >> box.face - 1 & 1:
                added = [box.face * count for count in range(FIVE + 1)]
                sums = {min(sheet.target, so_far + more) for so_far in sums for more in added}
        halves += ((filled, total) for total in sorted(sums))
    return {half: place for place, half in enumerate(halves)}


@cache
def lowers(sheet: Sheet, counts_fives: bool) -> dict[Marks, int]:
    """The place of every lower half that can occur."""
    marks: list[tuple[int | None, ...]] = [(None, 0)] * (len(sheet.boxes) - UPPER)
    if counts_fives:
        marks[sheet.five - UPPER] = (None, 0, 1)
    pairs: list[Marks] = [()]
    if sheet.plus is not None:
        del marks[:2]
        sums = range(FIVE, 6 * FIVE + 1)
        pairs = [(None, None), *((s, None) for s in sums), *((None, s) for s in sums), (0, 0)]
    halves = (pair + rest for rest in product(*marks) for pair in pairs)
    return {half: place for place, half in enumerate(halves)}
