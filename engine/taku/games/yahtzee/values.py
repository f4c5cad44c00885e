"""The value of a sheet: what perfect play will bring yet, looked up in a tablebase.

A tablebase has a row of whole numbers for each upper half of a sheet, and for each lower half
under each set of house rules. The value of a sheet is the sum of the products of its two rows.
`solver.py` computes the values, `tabulate.py` makes the tablebases.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from operator import mul

from taku import tablebase
from taku.games.yahtzee.boxes import Marks, Sheet
from taku.games.yahtzee.halves import lower_half, lowers, upper_half, uppers
from taku.games.yahtzee.rules import Options


class Values:
    """The value of each sheet under one set of house rules."""

    def __init__(self, sheet: Sheet, rules: str, counts_fives: bool) -> None:
        base = tablebase.read(name(sheet))
        self._sheet, self._counts_fives = sheet, counts_fives
        self._uppers, self._lowers = uppers(sheet), lowers(sheet, counts_fives)
        shifts: list[int] = base["shifts"]
        finest = max(shifts)
        self._one = 1 << finest
        self._upper_rows = _rows(base["uppers"], [0] * len(shifts))
        self._lower_rows = _rows(base["lowers"][rules], [finest - shift for shift in shifts])

    def of(self, marks: Marks) -> float:
        if None not in marks:
            return 0.0
        upper = self._upper_rows[self._uppers[upper_half(self._sheet, marks)]]
        lower = self._lower_rows[self._lowers[lower_half(self._sheet, self._counts_fives, marks)]]
        of_both: int = sum(map(mul, upper, lower))
        return of_both / self._one


def _rows(steps: Sequence[int], shifts: Sequence[int]) -> list[tuple[int, ...]]:
    """The rows of a tablebase, given column by column as the steps from number to number."""
    size = len(steps) // len(shifts)
    columns = (
        [number << shift for number in accumulate(steps[column * size : (column + 1) * size])]
        for column, shift in enumerate(shifts)
    )
    return list(zip(*columns, strict=True))


def name(sheet: Sheet) -> str:
    """Of the tablebase for this sheet."""
    return "yahtzee/yahtzee" if sheet.plus is None else "yahtzee/yams"


def rules(options: Options) -> str:
    """What the tablebase calls these house rules."""
    if options.sheet == "yahtzee":
        return options.joker
    return f"{options.yams_small_straight}{' bonus' if options.yams_bonus else ''}"


def values(sheet: Sheet, options: Options) -> Values:
    """`tablebase.Missing` where it is not here."""
    return _values(sheet, rules(options), options.counts_fives)


_values = cache(Values)
