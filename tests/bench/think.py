"""How long a bot thinks, decision by decision, in milliseconds of processor time.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.think [rounds] [level] [game]

Bots of a level play against each other by each set of house rules, two to four of them: here on
CPython, then the same decisions in the page's Python under Node. Of each table the median, what 95
of 100 stay under, and the worst, with the phase it was in; the ratio of both; and what the page's
are on a device that is four times slower. The same seed gives the same decisions on both, which is
checked: their logs must be equal.
"""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypedDict

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from clock import process_time

from taku import games
from taku.game import seen
from taku.match import Match
from taku.options import changed, fit

ROOT = Path(__file__).parents[2]
ROUNDS = 2
PLAYERS = range(2, 5)
SLOWER = 4


class Thought(TypedDict):
    """The decisions of one table."""

    table: str
    log: list[str]
    asks: list[str]
    times: list[float]


def tables(only: str) -> Iterator[tuple[str, Any, int, str]]:
    for game in [games[only]] if only else games.values():
        for preset, options in game.presets.items():
            for seats in sorted(set(game.seats) & set(PLAYERS)):
                try:
                    fit(options, seats)
                except ValueError:
                    continue  # this preset is not for so many players
                yield game.name, options, seats, f"{game.name} {preset} {seats}"


def thoughts(rounds: int, level: str, only: str) -> Iterator[Thought]:
    for name, options, seats, table in tables(only):
        match = Match(name, changed(options), seed="think", seats=[level] * seats)
        asks, times = [], []
        first = match.state.round
        while match.to_act >= 0 and match.state.round < first + rounds:
            ask = match.view(match.to_act).ask
            bot = match.game.bot(level)
            began = process_time()
            move = bot.weigh(seen(match.state, match.to_act), match.random("/bot"))[0].move
            times.append(1000 * (process_time() - began))
            asks.append(ask.id if ask else "")
            match.apply(move)
        yield Thought(table=table, log=list(match.log), asks=asks, times=times)


def in_page_python(*arguments: str) -> Iterator[Thought]:
    import build

    command = build.in_pyodide(build.WORK / "library.zip", "", *arguments)
    script = str(Path(__file__).relative_to(ROOT))
    command[3:4] = [script]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as node:
        assert node.stdout
        yield from map(json.loads, node.stdout)


def figures(times: list[float]) -> str:
    late = sorted(times)[int(0.95 * len(times))]
    return f"{statistics.median(times):14.1f}{late:8.1f}{max(times):8.1f}"


def main(rounds: str = str(ROUNDS), level: str = "strong", only: str = "") -> None:
    arguments = int(rounds), level, only
    if sys.platform == "emscripten":
        for thought in thoughts(*arguments):
            print(json.dumps(thought), flush=True)
        return
    heads = ("CPython", "the page’s", f"page × {SLOWER}")
    print(f"{'':32}" + "".join(f"{head:>14}{'95 %':>8}{'worst':>8}" for head in heads), "  ratio")
    pairs = zip(thoughts(*arguments), in_page_python(rounds, level, only), strict=True)
    for here, there in pairs:
        assert here["log"] == there["log"], f"{here['table']}: not the same decisions"
        slow = [SLOWER * time for time in there["times"]]
        ratio = sum(there["times"]) / sum(here["times"])
        worst = there["asks"][slow.index(max(slow))]
        said = "".join(map(figures, (here["times"], there["times"], slow)))
        print(f"{here['table']:26}{len(slow):6}{said}{ratio:8.2f}  {worst}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
