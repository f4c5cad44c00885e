"""Find problems in matches of bots, choose which are kept, and measure the levels of bots.

    PYTHONPATH=engine python -m taku.mining search hearts found.jsonl --matches 900
    PYTHONPATH=engine python -m taku.mining choose hearts found.jsonl
    PYTHONPATH=engine python -m taku.mining levels hearts --decisions 400

`search` adds a line for each match to the file, so that it may be stopped and started again at any
time. `choose` and `levels` write their files in the game's folder.
"""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from taku.game import Game
from taku.mining.choice import choose
from taku.mining.levels import losses_by_level
from taku.mining.search import search
from taku.problems.problem_file import LEVELS, PROBLEMS, file_of, read_problem, write_problems
from taku.terminal import output
from taku.terminal.arguments import loaded_game, number

TOLD = 25  # matches between two lines of progress


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    parser = ArgumentParser("taku.mining", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    search, choose, levels = map(commands.add_parser, COMMANDS)
    for sub in (search, choose, levels):
        sub.add_argument("game")
    for sub in (search, choose):
        sub.add_argument("found", type=Path, help="a file with a line for each match")
    for sub in (search, levels):
        sub.add_argument("--seed", default="1")
    search.add_argument("--matches", type=number, default=1000, help="default 1000")
    search.add_argument("--minutes", type=float, default=None, help="stop after so long")
    levels.add_argument("--decisions", type=number, default=400, help="default 400")
    given = parser.parse_args(arguments)
    game, _ = loaded_game(given.game)
    return COMMANDS[given.command](game, given)


def _search(game: Game[Any], given: Namespace) -> int:
    lines = _lines(given.found)
    began, done = time.monotonic(), {line["match"] for line in lines}
    with given.found.open("a", encoding="utf-8") as file:
        for at in range(given.matches):
            if at in done:
                continue
            if given.minutes and time.monotonic() - began > 60 * given.minutes:
                break
            line = asdict(search(game, given.seed, at))
            lines.append(line)
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            file.flush()
            if len(lines) % TOLD == 0:
                print(_figures(lines), flush=True)
    print(_figures(lines))
    return 0


def _lines(path: Path) -> list[Any]:
    """Return the lines of a file, without a last one that was cut off."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def _figures(lines: Sequence[Any]) -> str:
    names = ("decisions", "screened", "clear", "kept", "playing", "screening", "judging")
    total = {name: sum(line[name] for line in lines) for name in names}
    kinds = Counter(one["kind"] for line in lines for one in line["problems"])
    hard = Counter(one["difficulty"] for line in lines for one in line["problems"])
    screening = total["screening"] / max(1, total["screened"])
    judging = total["judging"] / max(1, total["clear"])
    counts = " ".join(f"{name} {count}" for name, count in kinds.most_common())
    return (
        f"{len(lines)} matches, {total['decisions']} decisions, {total['screened']} screened, "
        f"{total['clear']} clear, {total['kept']} kept; {screening:.2f} s a screening, "
        f"{judging:.2f} s a judgement, {total['playing']:.0f} s of play; "
        f"difficulty {' '.join(f'{n}: {hard[n]}' for n in (1, 2, 3))}; {counts}"
    )


def _choose(game: Game[Any], given: Namespace) -> int:
    problems = [read_problem(each) for line in _lines(given.found) for each in line["problems"]]
    chosen, path = choose(problems), file_of(game.name, PROBLEMS)
    path.write_text(write_problems(chosen), encoding="utf-8", newline="\n")
    print(f"{len(chosen)} of {len(problems)} problems in {path}")
    return 0


def _levels(game: Game[Any], given: Namespace) -> int:
    losses = losses_by_level(game, given.seed, given.decisions)
    for level, (mean, error) in losses.items():
        print(f"{game.name} {level}: {mean:.3f} ± {error:.3f} a decision")
    rounded = {level: [round(part, 3) for part in loss] for level, loss in losses.items()}
    path = file_of(game.name, LEVELS)
    path.write_text(json.dumps(rounded) + "\n", encoding="utf-8", newline="\n")
    return 0


COMMANDS = {"search": _search, "choose": _choose, "levels": _levels}


if __name__ == "__main__":
    output.prepare()
    sys.exit(output.guarded("taku.mining", main))
