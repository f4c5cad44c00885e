"""The value of a sheet, looked up in a tablebase: the points that perfect play still brings.

A tablebase has a row of integers for each upper half of a sheet. It has another for each lower
half under each set of house rules. The value of a sheet is the dot product of its two rows.
`solver.py` computes the values, `tabulate.py` makes the tablebases.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from operator import mul

from taku import tablebase
from taku.games.yahtzee.boxes import Marks, Sheet
from taku.games.yahtzee.halves import lower_half, lowers, upper_half, uppers


class Values:
    """The value of each state of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        base = tablebase.read(name(sheet))
        self._sheet, self._uppers, self._lowers = sheet, uppers(sheet), lowers(sheet)
        shifts: list[int] = base["shifts"]
        finest = max(shifts)
        self._one = 1 << finest
        self._upper_rows = _rows(base["uppers"], [0] * len(shifts))
        self._lower_rows = _rows(base["lowers"][sheet.rules], [finest - shift for shift in shifts])

    def of(self, marks: Marks) -> float:
        """Return the expected points that are still to come on a sheet with these marks."""
        if None not in marks:
            return 0.0
        upper = self._upper_rows[self._uppers[upper_half(self._sheet, marks)]]
        lower = self._lower_rows[self._lowers[lower_half(self._sheet, marks)]]
        of_both: int = sum(map(mul, upper, lower))
        return of_both / self._one


def _rows(steps: Sequence[int], shifts: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the rows of a tablebase.

    `steps` has the columns one after the other, as differences of neighbouring numbers; `shifts`
    has for each column the bits by which its numbers are shifted to the left.
    """
    size = len(steps) // len(shifts)
    columns = (
        [number << shift for number in accumulate(steps[column * size : (column + 1) * size])]
        for column, shift in enumerate(shifts)
    )
    return list(zip(*columns, strict=True))


def name(sheet: Sheet) -> str:
    """Return the name of the tablebase for a sheet."""
    return f"yahtzee/{sheet.base}"


values = cache(Values)
"""Returns the values of a sheet; `tablebase.Missing` if its tablebase is not loaded yet."""
