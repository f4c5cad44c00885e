"""Record what the table shows of a game's problems: problem_views.py INTO GAME, run by build.py.

A frame in another page shows a problem before Python has loaded. What it fetches is small: the
problems lie in files by the first digit of their ids, INTO/<digit>.json.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

from record_steps import Message, bare

from taku.messages.lesson import Step
from taku.problems.problem import Problem
from taku.problems.problem_file import training
from taku.records import plain
from taku.service import Service


def shown(service: Service, game: str, problem: Problem) -> Message:
    """Return the replies that lay a problem on the table."""
    step = Step(
        options=problem.options,
        seats=problem.seats,
        setup=problem.log,
        me=problem.seat,
        accept=problem.good,
    )
    request = {"type": "learn", "game": game, "step": plain(step)}
    laid, frame = (json.loads(reply) for reply in service.handle(json.dumps(request)))
    return {"laid": laid, "frame": bare(frame)}


def main(into: str, game: str) -> None:
    """Write the files into a folder."""
    service = Service()
    views: dict[str, dict[str, Message]] = defaultdict(dict)
    for problem in training(game).problems:
        views[problem.id[0]][problem.id] = shown(service, game, problem)
    for digit, told in views.items():
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        Path(into, f"{digit}.json").write_text(text, encoding="utf-8")


main(*sys.argv[1:])
