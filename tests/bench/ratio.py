"""Compare the speed of two versions of the engine, in turns, as paired ratios.

    git archive COMMIT engine | tar x -C /tmp/before
    .venv/bin/python tests/bench/ratio.py /tmp/before/engine engine president [--turns 12]

Two processes do the same work in turns: random rounds, and decisions of the level *strong* in the
same positions. Each prints processor time, so that other load on the machine hardly counts.
A ratio above 1 says that the second version is slower; ± is the standard error over the turns.
"""

import argparse
import os
import statistics
import subprocess
import sys
from itertools import islice
from random import Random
from time import process_time
from typing import Any

ROUNDS = 60  # random rounds of a turn
DECISIONS = 6  # decisions of a turn


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("engines", nargs=2, help="two directories with the package taku")
    parser.add_argument("game")
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--presets", default="moderate,all,none")
    given = parser.parse_args()
    for preset in given.presets.split(","):
        workers = [started(path, __file__, given.game, preset) for path in given.engines]
        ratios: dict[str, list[float]] = {"random": [], "strong": []}
        for turn in range(given.turns):
            for work, found in ratios.items():
                order = workers if turn % 2 else workers[::-1]
                took = {id(worker): asked(worker, f"{work} {turn}") for worker in order}
                found.append(took[id(workers[1])] / took[id(workers[0])])
        for worker in workers:
            worker.kill()
        print(f"{preset:12} " + ", ".join(_told(*one) for one in ratios.items()), flush=True)


def _told(work: str, ratios: list[float]) -> str:
    error = statistics.stdev(ratios) / len(ratios) ** 0.5
    return f"{work} {statistics.mean(ratios):.3f} ± {error:.3f}"


def started(path: str, script: str, *arguments: str) -> "subprocess.Popen[str]":
    """Start a script that works with the engine in the directory `path`."""
    return subprocess.Popen(
        [sys.executable, script, "--work", *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def asked(worker: "subprocess.Popen[str]", work: str) -> float:
    """Return the seconds of processor time that a work took."""
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write(f"{work}\n")
    worker.stdin.flush()
    return float(worker.stdout.readline())


# Runs in its own process, with one version of the engine


def _work(name: str, preset: str) -> None:
    from taku import games

    game: Any = games[name]
    for line in sys.stdin:
        work, turn = line.split()
        random = Random(turn)
        if work == "random":
            took = _random_rounds(game, preset, random)
        else:
            took = _decisions(game, preset, random)
        print(took, flush=True)


def _random_rounds(game: Any, preset: str, random: Random) -> float:
    from taku.game import OVER

    began = process_time()
    state, rounds = game.start(game.presets[preset], game.seats[0]), 0
    while rounds < ROUNDS:
        if state.to_act == OVER:
            state = game.start(game.presets[preset], game.seats[0])
        before = state.round
        moves = state.moves()
        state.play(moves[int(random.random() * len(moves))] if moves else state.draw(random))
        rounds += state.round != before
    return process_time() - began


def _decisions(game: Any, preset: str, random: Random) -> float:
    from taku.game import seen

    positions = list(islice(_positions(game, preset, random), DECISIONS))
    bot = game.bots["strong"]
    began = process_time()
    for number, state in enumerate(positions):
        bot.weigh(seen(state, state.to_act), Random(number))
    return process_time() - began


def _positions(game: Any, preset: str, random: Random) -> Any:
    """Yield some positions of rounds played by the level *normal*, where there is a choice."""
    from taku.game import CHANCE, OVER, seen

    while True:
        state = game.start(game.presets[preset], game.seats[0])
        while state.to_act != OVER and state.round < 2:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
                continue
            if len(state.moves()) > 1 and random.random() < 0.25:
                yield state.clone()
            state.play(game.bots["normal"].weigh(seen(state, state.to_act), random)[0].move)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        _work(*sys.argv[2:])
    else:
        main()
