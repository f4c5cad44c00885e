"""Means and standard errors, bit-identical in every Python version.

`sum` is avoided because it compensates rounding errors since Python 3.12, and earlier versions
do not. `pow` is avoided because C libraries may differ in it.
"""

from collections.abc import Iterable
from math import fsum, sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float
    """The standard error."""


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean of the values and its standard error; the error of one value is 0."""
    found = list(values)
    mean = fsum(found) / len(found)
    spread = fsum((value - mean) * (value - mean) for value in found)
    return Estimate(mean, sqrt(spread / max(1, len(found) - 1) / len(found)))


def both(one: float, other: float) -> float:
    """Return the standard error of a sum or difference of two independent estimates."""
    return sqrt(one * one + other * other)
