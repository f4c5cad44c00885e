"""The state space of a score sheet for the solver: an upper and a lower half, nearly independent.

The solver distinguishes as few states of a sheet as possible (Cremers, "How Best to Beat High
Scores in Yahtzee", Eindhoven 2002). A state has the filled boxes, the upper total up to its
target, and whether further fives of a kind count. Two independent indices encode it:

    values[lower, upper]
           |      +-- index of the upper half in uppers()
           +--------- index of the lower half in lowers()

Yahtzee has 192 x 2,794 values, Yacht 64 x 2,794. Yams has 3,456 x 2,730, or 5,184 x 2,730 with
its bonus. Where the boxes are filled in order, only halves that can occur have an index.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

from taku.games.yahtzee.boxes import UPPER, Marks, Sheet
from taku.games.yahtzee.dice import FIVE

Upper: TypeAlias = tuple[int, int]
"""The filled upper boxes as bits, and their sum, at most the target of the bonus.

bit    5     4     3     2      1    0
     sixes fives fours threes twos ones
"""

ALL_UPPER = 1 << UPPER


def upper_half(sheet: Sheet, marks: Marks) -> Upper:
    """Return the upper half of a sheet."""
    filled = sum(1 << place for place in range(UPPER) if marks[place] is not None)
    return filled, min(sheet.target, sheet.upper(marks))


def lower_half(sheet: Sheet, marks: Marks) -> Marks:
    """Return the marks of the lower boxes, with 0 where the points no longer matter.

    The box for five of a kind becomes 1 if it holds points and further ones count. A mark in Plus
    or Minus stays until the other box is filled.
    """
    lower = [None if mark is None else 0 for mark in marks[UPPER:]]
    if marks[sheet.five] and (sheet.extra or _needs_five(sheet, marks)):
        lower[sheet.five - UPPER] = 1
    if sheet.plus is not None:
        pair = slice(sheet.plus, sheet.plus + 2)
        if None in marks[pair]:
            lower[pair.start - UPPER : pair.stop - UPPER] = marks[pair]
    return tuple(lower)


@cache
def uppers(sheet: Sheet) -> dict[Upper, int]:
    """Return the index of every possible upper half."""
    halves: list[Upper] = []
    for filled in range(ALL_UPPER):
        if not _is_possible(sheet, [not filled >> place & 1 for place in range(UPPER)]):
            continue
        sums = {0}
        for box in sheet.boxes[:UPPER]:
            if filled >> box.face - 1 & 1:
                added = [box.face * count for count in range(FIVE + 1)]
                sums = {min(sheet.target, so_far + more) for so_far in sums for more in added}
        halves += ((filled, total) for total in sorted(sums))
    return {half: place for place, half in enumerate(halves)}


@cache
def lowers(sheet: Sheet) -> dict[Marks, int]:
    """Return the index of every possible lower half."""
    marks: list[tuple[int | None, ...]] = [(None, 0)] * (len(sheet.boxes) - UPPER)
    if sheet.extra or any(box.needs_five for box in sheet.boxes):
        marks[sheet.five - UPPER] = (None, 0, 1)
    pairs: list[Marks] = [()]
    if sheet.plus is not None:
        del marks[:2]
        sums = range(FIVE, 6 * FIVE + 1)
        pairs = [(None, None), *((s, None) for s in sums), *((None, s) for s in sums), (0, 0)]
    above = (None,) * UPPER
    halves = (pair + rest for rest in product(*marks) for pair in pairs)
    distinct = dict.fromkeys(
        lower_half(sheet, above + half)
        for half in halves
        if _is_possible(sheet, [mark is None for mark in half])
    )
    return {half: place for place, half in enumerate(distinct)}


def _is_possible(sheet: Sheet, is_open: Sequence[bool]) -> bool:
    """True if the open boxes of a half may be open, by the order in which boxes are filled."""
    if sheet.order == "ascending":
        is_open = is_open[::-1]
    return not sheet.in_order or list(is_open) == sorted(is_open)


def _needs_five(sheet: Sheet, marks: Marks) -> bool:
    """True if an open box scores only once the box for five of a kind holds points."""
    boxes = zip(sheet.boxes, marks, strict=True)
    return any(box.needs_five and mark is None for box, mark in boxes)
