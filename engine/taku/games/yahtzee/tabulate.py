"""Make the tablebases of perfect play: `python -m taku.games.yahtzee.tabulate` (needs NumPy).

The two halves of a sheet are nearly independent, so that the values of all sheets form nearly a
matrix of low rank: a sum of few products, each of an upper and a lower factor. The principal
components of the exact values are the best factors. Each is rounded as finely as it matters.
"""

import json
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from taku import tablebase
from taku.games.yahtzee.rules import Options
from taku.games.yahtzee.solver import Array, Solver
from taku.games.yahtzee.values import name

GRAIN = 0.005  # points: components with a smaller average effect are left out
SHEETS = (
    [Options(joker=joker) for joker in ("forced", "free", "none")],
    *(
        [
            Options(sheet="yams", yams_column=order, yams_small_straight=points, yams_bonus=bonus)
            for points in (40, 45)
            for bonus in (False, True)
        ]
        for order in ("free", "descending", "ascending")
    ),
    *(
        [
            Options(sheet="yacht", yacht_points=points, yacht_five_house=five)
            for five in (False, True)
        ]
        for points in ("modern", "classic")
    ),
    *(
        [
            Options(sheet="yatzy", yatzy_order=order, yatzy_equal=equal)
            for equal in ("strict", "lenient")
        ]
        for order in ("free", "forced")
    ),
    [
        Options(sheet="kniffel", second_kniffel=second)
        for second in ("publisher", "plus-100", "nothing")
    ],
    [
        Options(sheet="generala", generala=points, ace_straight=ace, double_generala=double)
        for points in (60, 50)
        for ace in (True, False)
        for double in (False, True)
    ],
)


def tabulated(values: Mapping[str, Array], grain: float = GRAIN) -> dict[str, Any]:
    """Return the tablebase of a sheet, from its exact values for each set of house rules."""
    count = sum(exact.size for exact in values.values())
    squares, components = np.linalg.eigh(sum(exact.T @ exact for exact in values.values()))
    means = np.sqrt(np.maximum(squares[::-1], 0) / count)
    rank = int(np.sum(means > grain))
    uppers, means = components[:, : -rank - 1 : -1], means[:rank]
    shifts = np.round(np.log2(means / grain**2)).astype(int)
    finer = np.sqrt(len(uppers) * means * 2.0**shifts)
    coarser = 2.0**shifts / finer
    return {
        "shifts": shifts.tolist(),
        "uppers": _steps(uppers * finer),
        "lowers": {rules: _steps(exact @ uppers * coarser) for rules, exact in values.items()},
    }


def _steps(rows: Array) -> list[int]:
    """Return the rounded columns, one after the other, as differences of neighbouring numbers."""
    whole = np.round(rows).astype(int)
    steps: list[int] = np.diff(whole, axis=0, prepend=0).T.ravel().tolist()
    return steps


def restored(base: Mapping[str, Any], solver: Solver) -> Array:
    """Return the values of all sheets as a tablebase gives them; full sheets have 0."""
    shifts = np.array(base["shifts"])
    uppers, lowers = (
        np.cumsum(np.reshape(steps, (len(shifts), -1)), axis=1)
        for steps in (base["uppers"], base["lowers"][solver.sheet.rules])
    )
    product: Array = lowers.T @ (uppers / 2.0 ** shifts[:, None])
    product[solver.filled == len(solver.sheet.boxes)] = 0
    return product


def make(sheet: list[Options]) -> None:
    """Solve a sheet for each set of house rules, write its tablebase and print the errors."""
    solvers = {solver.sheet.rules: solver for solver in map(Solver, sheet)}
    exact = {rules: solver.solve() for rules, solver in solvers.items()}
    reached = np.mean([solver.reached.mean() for solver in solvers.values()])
    base = tabulated(exact, GRAIN * float(np.sqrt(reached)))
    (path,) = {Path(tablebase.folder) / tablebase.path(name(s.sheet)) for s in solvers.values()}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(base, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size:,} bytes")
    for rules, true in exact.items():
        solver = solvers[rules]
        error = (restored(base, solver) - true)[solver.reached]
        print(f"{rules:10} {true[0, 0]:.12f} points; a sheet is wrong by", end=" ")
        print(f"{error.std():.4f} on average, by {np.abs(error).max():.2f} at most", flush=True)


def main() -> None:
    """Make the tablebases of all sheets, or of some."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("base", nargs="*", help="the tablebases to make; all by default")
    wanted = parser.parse_args().base
    for sheet in SHEETS:
        if not wanted or sheet[0].score_sheet.base in wanted:
            make(sheet)


if __name__ == "__main__":
    main()
