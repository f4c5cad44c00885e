"""Measure a step of the PettingZoo environments: microseconds of processor time, by game.

    .venv/bin/python tests/bench/zoo.py engine

Random legal actions with `last` and `step`, as a trainer calls them; the best of seven runs.
"""

import sys
from random import Random
from time import process_time
from typing import Any

STEPS, RUNS = 150, 7


def main() -> None:
    """Print the figures of the engine in the directory that the command line names."""
    sys.path.insert(0, sys.argv[1])
    from taku import games
    from taku.arena.pettingzoo import Table

    for game in games:
        best = min(_seconds(Table(game)) for _ in range(RUNS))
        print(f"{game:10} {1e6 * best / STEPS:6.0f}")


def _seconds(table: Any) -> float:
    random, seed = Random(1), 1
    table.reset(seed=seed)
    began = process_time()
    for _ in range(STEPS):
        seen, _, terminated, _, _ = table.last()
        if terminated:
            seed += 1
            table.reset(seed=seed)
            continue
        table.step(int(random.choice(seen["action_mask"].nonzero()[0])))
    return process_time() - began


if __name__ == "__main__":
    main()
