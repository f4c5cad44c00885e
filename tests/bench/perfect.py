"""Figures for perfect play of the dice games.

python tests/bench/perfect.py games [games]     what its policy gets alone; needs NumPy
python tests/bench/perfect.py loss [sheets]     what it loses, exactly, by all house rules; NumPy
python tests/bench/perfect.py columns [matches] what it gets with three columns of Yams
"""

import sys
from pathlib import Path
from random import Random
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from taku import games as all_games
from taku import tablebase
from taku.game import CHANCE, OVER, Seen
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.games.yahtzee.values import name, values

PRESETS = all_games["yahtzee"].presets


def _played(options: Options, random: Random) -> int:
    """Return the points of a match alone."""
    state = Yahtzee(options, 1)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
            continue
        seen = Seen(0, state.moves(), lambda random: state.guess(0, random))
        state.play(Perfect().weigh(seen, random)[0].move)
    return state.points[0]


def columns(matches: int) -> None:
    options = Options(sheet="yams", yams_column="all")
    alone = [
        values(column).of((None,) * len(column.boxes)) for column in options.score_sheet.columns
    ]
    points = [_played(options, Random(n)) for n in range(matches)]
    print(
        f"{mean(points):.1f} ± {stdev(points) / matches**0.5:.1f} points in {matches} matches, "
        f"standard deviation {stdev(points):.1f}; one column after the other: {sum(alone):.1f}"
    )


def games(number: int) -> None:
    import numpy as np

    from solitaire import play
    from taku.games.yahtzee.solver import Solver
    from taku.games.yahtzee.tabulate import restored

    for preset, options in PRESETS.items():
        solver = Solver(options)
        exact = solver.solve()
        guide = restored(tablebase.read(name(solver.sheet)), solver)
        points, cost = play(solver, guide, exact, number, seed=1)
        error, root = points.std() / number**0.5, number**0.5
        print(
            f"{preset}: {points.mean():.3f} ± {error:.3f} points in {number} games, "
            f"{(points.mean() - exact[0, 0]) / error:+.1f} standard errors from {exact[0, 0]:.6f}; "
            f"median {np.median(points):.0f}, standard deviation {points.std():.2f}, "
            f"at least 200: {(points >= 200).mean():.4f}, 300: {(points >= 300).mean():.4f}\n"
            f"  the tablebase costs {cost.mean():.6f} ± {cost.std() / root:.6f} points a game",
            flush=True,
        )


def loss(sheets: list[str]) -> None:
    from taku.games.yahtzee.solver import Solver
    from taku.games.yahtzee.tabulate import SHEETS, restored

    for options in (options for base in SHEETS for options in base):
        solver = Solver(options)
        sheet = solver.sheet
        if sheets and sheet.base not in sheets:
            continue
        best = solver.solve()[0, 0]
        guide = restored(tablebase.read(name(sheet)), solver)
        by_table = solver.solve(guide)[0, 0]
        print(f"{sheet.base} {sheet.rules}: {best:.9f} less {best - by_table:.6f}", flush=True)


if __name__ == "__main__":
    command, *others = sys.argv[1:]
    if command == "loss":
        loss(others)
    else:
        number = int(others[0]) if others else 0
        commands = {
            "games": lambda: games(number or 100_000),
            "columns": lambda: columns(number or 1_000),
        }
        commands[command]()
