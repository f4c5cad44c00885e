"""Ratings of entrants by openskill's Plackett–Luce model, which allows tables of any size."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from taku.arena.play import Row
from taku.arena.trial import Trial
from taku.match import Match


class Ratings:
    """Ratings in which every table counts as a game between its sides, in the order of the rows.

    ValueError if openskill is not installed.
    """

    def __init__(self, trial: Trial, match: Match) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise ValueError("--ratings needs openskill: pip install 'taku[arena]'") from None
        self.model = PlackettLuce()
        self.teams = match.view(0).teams
        self.rated: list[Any] = [self.model.rating(name=entrant.name) for entrant in trial.entrants]
        """Rating of each entrant, by its number: `mu`, and `sigma`, its standard deviation."""

    def add(self, rows: Iterable[Row]) -> None:
        """Rate the rows of whole tables; the rows of a table must be adjacent."""
        for _, table in groupby(rows, key=lambda row: (row.deal, row.turn)):
            sides: dict[int, list[Row]] = {}
            for row in table:
                sides.setdefault(self.teams[row.seat] if self.teams else row.seat, []).append(row)
            players = [[self.rated[row.entrant] for row in side] for side in sides.values()]
            new = self.model.rate(players, ranks=[side[0].place for side in sides.values()])
            for side, after in zip(sides.values(), new, strict=True):
                for row, rating in zip(side, after, strict=True):
                    self.rated[row.entrant] = rating


def ratings(trial: Trial, match: Match, rows: Sequence[Row]) -> str:
    """Return the ratings as a table, best first; ValueError if openskill is not installed."""
    all_rows = Ratings(trial, match)
    all_rows.add(rows)
    best = sorted(all_rows.rated, key=lambda rating: -rating.mu)
    return "\n".join(
        ["", "ratings (openskill, Plackett–Luce)"]
        + [f"{rating.name:20}{rating.mu:>9.2f} ± {rating.sigma:.2f}" for rating in best]
    )
