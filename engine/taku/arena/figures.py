"""Statistics of rows: each entrant compared with the others of its deals."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import fsum, nan

from taku.arena.play import Row
from taku.estimate import estimate

MEASURES = ("points", "place", "won")


@dataclass(frozen=True)
class Mean:
    """A mean over deals, with the standard error of the paired difference."""

    mean: float
    difference: float
    """Mean difference from the average of the other entrants in each deal."""
    error: float
    """Standard error of the difference; nan for a single deal."""

    @property
    def sure(self) -> bool:
        """True if the difference is more than two standard errors."""
        return abs(self.difference) > 2 * self.error


@dataclass(frozen=True)
class Figure:
    """The results of one entrant."""

    entrant: int
    deals: int
    measures: Mapping[str, Mean]
    """Means of `points`, `place` and `won`, per seat and deal."""
    milliseconds: float
    """Mean milliseconds of a decision."""
    worst: float
    """Milliseconds of the longest decision."""
    faults: Mapping[str, int]
    """Faults that lost a deal, each with its count."""


def figures(rows: Iterable[Row]) -> list[Figure]:
    """Return the figure of each entrant, by its number. The rows of a deal must be adjacent."""
    kept = list(rows)
    deals = [_means(list(deal)) for _, deal in groupby(kept, key=lambda row: row.deal)]
    return [_figure(entrant, deals, kept) for entrant in sorted({row.entrant for row in kept})]


def between(rows: Iterable[Row], one: int, other: int) -> Mean | None:
    """Compare the points of two entrants in the deals that both played; None if there are none."""
    deals = [_means(list(deal)) for _, deal in groupby(rows, key=lambda row: row.deal)]
    both = [
        (deal[one]["points"], deal[other]["points"]) for deal in deals if {one, other} <= {*deal}
    ]
    if not both:
        return None
    difference = estimate(mine - theirs for mine, theirs in both)
    mean = fsum(mine for mine, _ in both) / len(both)
    return Mean(mean, difference.mean, difference.error if len(both) > 1 else nan)


Means = dict[int, dict[str, float]]  # means of one deal, by entrant and measure


def _means(rows: Sequence[Row]) -> Means:
    """Return the results of each entrant in a deal, averaged over its seats."""
    own: dict[int, list[Row]] = {}
    for row in rows:
        own.setdefault(row.entrant, []).append(row)
    return {
        entrant: {name: fsum(getattr(row, name) for row in mine) / len(mine) for name in MEASURES}
        for entrant, mine in own.items()
    }


def _figure(entrant: int, deals: Sequence[Means], rows: Sequence[Row]) -> Figure:
    played = [deal for deal in deals if entrant in deal]
    mine = [row for row in rows if row.entrant == entrant]
    decisions = sum(row.decisions for row in mine)
    return Figure(
        entrant,
        len(played),
        {name: _mean(name, entrant, played) for name in MEASURES},
        fsum(row.milliseconds for row in mine) / decisions if decisions else 0.0,
        max(row.worst for row in mine),
        Counter(row.fault for row in mine if row.fault),
    )


def _mean(name: str, entrant: int, deals: Sequence[Means]) -> Mean:
    difference = estimate(_difference(name, entrant, deal) for deal in deals)
    mean = fsum(deal[entrant][name] for deal in deals) / len(deals)
    return Mean(mean, difference.mean, difference.error if len(deals) > 1 else nan)


def _difference(name: str, entrant: int, deal: Means) -> float:
    """Return the difference from the average of the others; exactly 0 if all are equal."""
    own = deal[entrant][name]
    others = [own - of[name] for other, of in deal.items() if other != entrant]
    return fsum(others) / len(others) if others else 0.0
