"""Ratings of many entrants: openskill's Plackett–Luce model, which knows tables of any size."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from taku.arena.play import Row
from taku.arena.trial import Trial
from taku.match import Match


def ratings(trial: Trial, match: Match, rows: Sequence[Row]) -> str:
    """A table, the best first; ValueError where openskill is not installed.

    Every table is rated as a game of its sides, in the order of the rows.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ValueError("--ratings needs openskill: pip install 'taku[arena]'") from None
    model = PlackettLuce()
    teams = match.view(0).teams or range(len(match.seats))
    rated: list[Any] = [model.rating(name=entrant.name) for entrant in trial.entrants]
    for _, table in groupby(rows, key=lambda row: (row.deal, row.turn)):
        sides: dict[int, list[Row]] = {}
        for row in table:
            sides.setdefault(teams[row.seat], []).append(row)
        players = [[rated[row.entrant] for row in side] for side in sides.values()]
        new = model.rate(players, ranks=[side[0].place for side in sides.values()])
        for side, after in zip(sides.values(), new, strict=True):
            for row, rating in zip(side, after, strict=True):
                rated[row.entrant] = rating
    best = sorted(rated, key=lambda rating: -rating.mu)
    return "\n".join(
        ["", "ratings (openskill, Plackett–Luce)"]
        + [f"{rating.name:20}{rating.mu:>9.2f} ± {rating.sigma:.2f}" for rating in best]
    )
