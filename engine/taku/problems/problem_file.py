"""The files of a game's problems, one in JSON on each line, and of what its bots lose."""

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from taku.game import optional_module
from taku.game_folders import folder_of
from taku.match import BadPart, Match
from taku.problems.problem import Problem, Training
from taku.records import plain, record

if TYPE_CHECKING:
    from pathlib import Path

PROBLEMS, LEVELS = "problems.jsonl", "levels.json"
HARDEST = 3
MOST = 200  # moves among the good ones, or with a loss


def file_of(game: str, name: str) -> "Path":
    """Return the path of a file of a game; it need not exist."""
    from pathlib import Path  # the page's Python has no pathlib

    return Path(folder_of(game)) / name


def training(game: str) -> Training:
    """Return what a trainer needs of a game; empty parts if the game has no files."""
    path = file_of(game, LEVELS)
    levels = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Training(
        {level: (mean, error) for level, (mean, error) in levels.items()},
        problems(game),
        asks_holders=optional_module(f"taku.games.{game}.holding") is not None,
    )


def problems(game: str) -> tuple[Problem, ...]:
    """Return the problems of a game, none if it has no file; ValueError names a wrong line."""
    path = file_of(game, PROBLEMS)
    if not path.exists():
        return ()
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            found.append(read_problem(json.loads(line)))
        except ValueError as error:
            raise ValueError(f"{path.name}, line {number}: {error}") from None
    return tuple(found)


def read_problem(raw: Mapping[str, Any]) -> Problem:
    """Return a problem from plain data; a ValueError names the part that is wrong.

    `position` checks the log and the moves.
    """
    problem = record(Problem, raw)
    if not 1 <= problem.difficulty <= HARDEST:
        raise ValueError(f"difficulty: 1 to {HARDEST}, not {problem.difficulty}")
    for part in ("good", "losses"):
        if len(getattr(problem, part)) > MOST:
            raise ValueError(f"{part}: {MOST} moves at most")
    if any(len(pair) != 2 for pair in problem.losses.values()):
        raise ValueError("losses: each with a mean and its error")
    return problem


def write_problems(found: Iterable[Problem]) -> str:
    """Return the text of a file with these problems."""
    lines = (json.dumps(plain(one), ensure_ascii=False, separators=(",", ":")) for one in found)
    return "".join(f"{line}\n" for line in lines)


def position(game: str, problem: Problem) -> Match:
    """Return the match of a problem up to its decision.

    BadPart names an invalid part, BadEntry an invalid entry of the log.
    """
    match = Match(game, problem.options, seats=problem.seats, log=problem.log, draws=False)
    if match.to_act != problem.seat:
        raise BadPart("seat", f"{match.to_act} decides, not {problem.seat}")
    if not problem.good:
        raise BadPart("good", "no move is")
    for part in ("good", "losses"):
        for move in getattr(problem, part):
            if refusal := match.why_not(move):
                raise BadPart(part, f"{move!r}: {refusal.rule}")
    if both := {*problem.good} & {*problem.losses}:
        raise BadPart("losses", f"{min(both)!r} is good")
    return match
