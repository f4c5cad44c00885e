"""Make the tables of perfect play: `python -m taku.games.yahtzee.tabulate` (needs NumPy).

The two halves of a sheet have so little to do with each other that the values of all sheets
are close to a sum of few products, one factor of the upper and one of the lower half each:
the singular value decomposition finds the best. Each factor is rounded as finely as it matters.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np

from taku import tables
from taku.games.yahtzee.rules import Options
from taku.games.yahtzee.solver import Array, Solver
from taku.games.yahtzee.worth import name

GRAIN = 0.005  # points: what is smaller on average is left out
OPTIONS = (
    *(Options(joker=joker) for joker in ("forced", "free", "none")),
    *(
        Options(sheet="yams", yams_small_straight=points, yams_bonus=bonus)
        for points in (40, 45)
        for bonus in (False, True)
    ),
)


def tabulated(values: Array, grain: float = GRAIN) -> dict[str, Any]:
    """The table of these values, with a row for each lower and a column for each upper half."""
    lowers, sizes, uppers = np.linalg.svd(values, full_matrices=False)
    mean = sizes / np.sqrt(values.size)
    rank = int(np.sum(mean > grain))
    shifts = np.round(np.log2(mean[:rank] / grain**2)).astype(int)
    scale = np.sqrt(mean[:rank] * 2.0**shifts)
    return {
        "shifts": shifts.tolist(),
        "uppers": steps(uppers[:rank].T * np.sqrt(values.shape[1]) * scale),
        "lowers": steps(lowers[:, :rank] * np.sqrt(values.shape[0]) * scale),
    }


def steps(rows: Array) -> list[int]:
    """Rounded, column by column, as the steps from number to number."""
    whole = np.round(rows).astype(int)
    listed: list[int] = np.diff(whole, axis=0, prepend=0).T.ravel().tolist()
    return listed


def values(table: Any) -> Array:
    """What the table says, for each lower and each upper half."""
    rank = len(table["shifts"])
    uppers, lowers = (
        np.cumsum(np.reshape(table[half], (rank, -1)), axis=1) for half in ("uppers", "lowers")
    )
    listed: Array = lowers.T @ (uppers / 2.0 ** np.array(table["shifts"])[:, None])
    return listed


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", help="their names; all if none is given")
    chosen = parser.parse_args().tables
    for options in OPTIONS:
        if chosen and name(options) not in chosen:
            continue
        exact = Solver(options).solve()
        table = tabulated(exact)
        path = Path(tables.folder) / tables.path(name(options))
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(table, separators=(",", ":")) + "\n")
        error = values(table) - exact
        print(f"{name(options)}: {exact[0, 0]:.12f} points, {path.stat().st_size:,} bytes,")
        print(f"  wrong by {error.std():.4f} on average, by {np.abs(error).max():.2f} at most")


if __name__ == "__main__":
    main()
