"""The choice among found problems: a spread over kinds and difficulties, in a file of good size."""

import gzip
import json
from collections import Counter
from collections.abc import Sequence

from taku.problems.problem import Problem
from taku.problems.problem_file import write_problems

LARGEST = 78_000  # bytes of the file, compressed: the page gets a list, a little larger
LONG = 20  # log entries that count as much as another problem of the same kind and difficulty


def choose(found: Sequence[Problem]) -> list[Problem]:
    """Return the problems to keep, those of a rule set together, so that they compress well.

    Rare kinds and difficulties come first, of each the problems with short logs.
    """
    left = sorted({one.id: one for one in found}.values(), key=lambda one: (len(one.log), one.id))
    alike = Counter[tuple[str, int]]()
    ranked: list[tuple[float, str, Problem]] = []
    for one in left:
        group = (one.kind, one.difficulty)
        ranked.append((alike[group] + len(one.log) / LONG, one.id, one))
        alike[group] += 1
    chosen = [one for *_, one in sorted(ranked, key=lambda each: each[:2])]
    while len(gzip.compress(write_problems(sorted(chosen, key=_order)).encode())) > LARGEST:
        del chosen[-max(1, len(chosen) // 100) :]
    return sorted(chosen, key=_order)


def _order(problem: Problem) -> tuple[str, int, str, str]:
    return json.dumps(problem.options), problem.seats, problem.kind, problem.id
