"""The table of an event: matchpoints, and the difference from the field."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from taku.club.results import Checked
from taku.estimate import estimate


@dataclass(frozen=True)
class Ranked:
    """A row of the table."""

    place: int
    """1 for the best; equal shares of matchpoints share a place."""
    name: str
    points: tuple[int | None, ...]
    """Points of each deal, as the game counts; None if it was not played."""
    matchpoints: tuple[int | None, ...]
    """For each deal 2 for each entrant beaten and 1 for each equal one; None without others."""
    differences: tuple[float | None, ...]
    """For each deal the points over the average of the other entrants'; more is better."""
    share: float
    """The matchpoints as a share of those that could be had in the deals played, 0 to 1."""
    difference: float
    """Mean of `differences`; 0 without any."""
    error: float
    """Its standard error; 0 for fewer than two deals."""
    again: tuple[int, ...]
    """Numbers of the deals that were begun before, from 1."""
    number: int
    """Index of the result among those that were given."""


def standings(results: Sequence[Checked]) -> list[Ranked]:
    """Return the rows of the checked results of one event, the best first.

    Equal rows stand in the order of their names, so the table is the same on every device.
    """
    rows = [
        _row(own, number, [*results[:number], *results[number + 1 :]])
        for number, own in enumerate(results)
    ]
    rows.sort(key=lambda row: (-row.share, row.name, str(row.points)))
    shares = [row.share for row in rows]
    return [replace(row, place=1 + shares.index(row.share)) for row in rows]


def _row(own: Checked, number: int, others: Sequence[Checked]) -> Ranked:
    """Return the row of a result, without its place."""
    matchpoints, met, differences = list[int | None](), 0, list[float | None]()
    for deal, merit in enumerate(own.merits):
        known = (each.merits[deal] for each in others)
        field = [each for each in known if each is not None]
        if merit is None or not field:
            matchpoints.append(None)
            differences.append(None)
            continue
        matchpoints.append(sum((merit > each) + (merit >= each) for each in field))
        met += len(field)
        differences.append(merit - estimate(field).mean)
    leads = [each for each in differences if each is not None]
    mean, error = estimate(leads) if leads else (0.0, 0.0)
    return Ranked(
        place=0,
        name=own.name,
        points=own.points,
        matchpoints=tuple(matchpoints),
        differences=tuple(differences),
        share=sum(filter(None, matchpoints)) / (2 * met) if met else 0.0,
        difference=mean,
        error=error,
        again=own.again,
        number=number,
    )
