"""Find problems in matches of bots, and choose which are kept.

    PYTHONPATH=engine python -m taku.mining search hearts found.jsonl --matches 900
    PYTHONPATH=engine python -m taku.mining choose hearts found.jsonl

`search` adds a line for each match to the file, so that it may be stopped and started again at any
time. `choose` writes the file of problems in the game's folder.
"""

import json
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from taku.mining.choice import choose
from taku.mining.search import search
from taku.problems.problem_file import file_of, read_problem, write_problems
from taku.terminal import output
from taku.terminal.arguments import loaded_game, number

TOLD = 25  # matches between two lines of progress


def main(arguments: Sequence[str] | None = None) -> int:
    """Search for problems, or choose among those that were found; return the exit code."""
    parser = ArgumentParser("taku.mining", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("search", "choose"):
        sub = commands.add_parser(name)
        sub.add_argument("game")
        sub.add_argument("found", type=Path, help="a line for each match")
        if name == "search":
            sub.add_argument("--seed", default="1")
            sub.add_argument("--matches", type=number, default=1000, help="default 1000")
            sub.add_argument("--minutes", type=float, default=None, help="stop after so long")
    given = parser.parse_args(arguments)
    game, _ = loaded_game(given.game)
    if given.command == "choose":
        return _choose(game.name, given.found)
    return _search(game, given)


def _search(game: Any, given: Any) -> int:
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


def _choose(game: str, found: Path) -> int:
    problems = [read_problem(each) for line in _lines(found) for each in line["problems"]]
    chosen = choose(problems)
    file_of(game).write_text(write_problems(chosen), encoding="utf-8", newline="\n")
    print(f"{len(chosen)} of {len(problems)} problems in {file_of(game)}")
    return 0


if __name__ == "__main__":
    output.prepare()
    sys.exit(output.guarded("taku.mining", main))
