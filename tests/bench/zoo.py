"""Measure a step of the PettingZoo environments: two versions of the engine, in turns.

    git archive COMMIT engine | tar x -C /tmp/before
    .venv/bin/python tests/bench/zoo.py /tmp/before/engine engine [turns]

Random legal actions with `last` and `step`, as a trainer calls them; every turn plays other deals.
It prints the median microseconds of processor time of each version, and how many times as fast the
second is; ± is the standard error over the turns.
"""

import statistics
import sys
from random import Random
from time import process_time
from typing import Any

from ratio import asked, started

STEPS = 300  # of a turn


def main(before: str, now: str, turns: str = "16") -> None:
    """Run the command line."""
    for game in ("haggis", "hearts", "president", "yahtzee"):
        workers = [started(path, __file__, game) for path in (before, now)]
        took: list[list[float]] = [[], []]
        for turn in range(int(turns)):
            for at in (0, 1) if turn % 2 else (1, 0):
                took[at].append(asked(workers[at], str(turn)))
        for worker in workers:
            worker.kill()
        ratios = [one / other for one, other in zip(*took, strict=True)]
        error = statistics.stdev(ratios) / len(ratios) ** 0.5
        old, new = (1e6 * statistics.median(each) / STEPS for each in took)
        print(f"{game:10} {old:6.0f} {new:6.0f}  {statistics.mean(ratios):.2f} ± {error:.2f}")


def _work(game: str) -> None:
    """In a process of its own, with one version of the engine."""
    from taku.arena.pettingzoo import Table

    table = Table(game)
    _seconds(table, 0)  # begins with what it has to compute but once
    for line in sys.stdin:
        print(_seconds(table, int(line)), flush=True)


def _seconds(table: Any, seed: int) -> float:
    random = Random(seed)
    table.reset(seed=1000 * seed)
    began = process_time()
    for step in range(STEPS):
        seen, _, terminated, _, _ = table.last()
        if terminated:
            table.reset(seed=1000 * seed + step)
            continue
        table.step(int(random.choice(seen["action_mask"].nonzero()[0])))
    return process_time() - began


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        _work(sys.argv[2])
    else:
        main(*sys.argv[1:])
