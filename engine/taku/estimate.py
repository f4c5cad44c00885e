"""Means and their errors, to the last bit the same in every Python.

`sum` is not: since Python 3.12 it makes up for what additions lose. Nor need a library's `pow` be.
"""

from collections.abc import Iterable
from math import fsum, sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    mean: float
    error: float
    """The standard error."""


def estimate(values: Iterable[float]) -> Estimate:
    found = list(values)
    mean = fsum(found) / len(found)
    spread = fsum((value - mean) * (value - mean) for value in found)
    return Estimate(mean, sqrt(spread / max(1, len(found) - 1) / len(found)))


def both(one: float, other: float) -> float:
    """The error of a sum or a difference."""
    return sqrt(one * one + other * other)
