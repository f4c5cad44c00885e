"""Figures for problems.

    python tests/bench/problems.py verdicts [number]    how often other worlds judge otherwise

    python tests/bench/problems.py levels               what levels lose, and how many they solve

    python tests/bench/problems.py files                how many there are, of which kinds

    python tests/bench/problems.py figures [number]     how a figure of strength varies

Each may be followed by the names of games. With PYTHONPATH=.build/native the compiled engine runs.
"""

import gzip
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).parents[2] / "engine"))

from taku import Match
from taku import games as all_games
from taku.estimate import Estimate, both, estimate
from taku.mining.plans import rule_sets
from taku.mining.search import AGAIN
from taku.problems import Problem, position
from taku.problems.judging import judged
from taku.problems.problem_file import training
from taku.records import plain
from taku.review import review
from taku.review.results import CHANCE_TO_WIN

GAMES = ("hearts", "president", "haggis", "yahtzee")
COUNTED = 300  # decisions of a figure, as in web/model/strength.ts
PLAYER = "normal"  # whose figure is taken again and again


def verdicts(number: int, games: Sequence[str]) -> None:
    """Judge problems again: is the mistake clear, and is the best move none?"""
    for game in games:
        found = list(training(game).problems)
        some = Random(1).sample(found, min(number, len(found)))
        others = [problem for problem in some if not _is_same(game, problem)]
        same = len(some) - len(others)
        print(f"{game:10} the same verdict in {same} of {len(some)}", flush=True)
        for problem in others:
            print("  ", problem.id, problem.kind, problem.good[0], problem.losses, flush=True)


def _is_same(game: str, problem: Problem) -> bool:
    match = position(game, problem)
    mistake = match.legal(next(iter(problem.losses)))
    best = match.legal(problem.good[0])
    clear = judged(match.game, match.state, mistake, "bench", AGAIN).clear
    return clear and not judged(match.game, match.state, best, "bench", AGAIN).clear


def levels(_: int, games: Sequence[str]) -> None:
    for game in games:
        found = training(game)
        for level, (mean, error) in found.levels.items():
            right = sum(_solves(game, problem, level) for problem in found.problems)
            print(f"{game:10} {level:8} {mean:.3f} ± {error:.3f}, right {right}", flush=True)
        for (one, worse), (other, better) in pairwise(found.levels.items()):
            gap = (worse[0] - better[0]) / (both(worse[1], better[1]) or 1)
            print(f"{game:10} {other} is ahead of {one} by {gap:.1f} errors", flush=True)


def _solves(game: str, problem: Problem, level: str) -> bool:
    match = position(game, problem)
    bot = match.game.bot(level)
    move = bot.weigh(match.seen(problem.seat), Random(f"solve/{problem.id}"))[0].move
    return match.game.write(match.state, move) in problem.good


def files(_: int, games: Sequence[str]) -> None:
    for game in games:
        found = training(game).problems
        text = json.dumps(plain(found), ensure_ascii=False, separators=(",", ":"))
        usual, _others = rule_sets(all_games[game])
        kinds = Counter(problem.kind for problem in found)
        print(
            f"{game:10} {len(found)} problems, {len(gzip.compress(text.encode())) / 1000:.1f} kB; "
            f"{sum(problem.options not in usual for problem in found)} by other rule sets; "
            f"players {_counts(Counter(problem.seats for problem in found))}; "
            f"difficulty {_counts(Counter(problem.difficulty for problem in found))}; "
            f"{_counts(kinds)}"
        )


def figures(number: int, games: Sequence[str]) -> None:
    """Take the figure of one player anew in other matches: does it vary as its error says?"""
    for game in games:
        found = [_figure(game, str(one)) for one in range(number)]
        mean, uncertain = estimate(each.mean for each in found)
        scatter = uncertain * number**0.5
        error = sum(each.error for each in found) / number
        apart = [
            abs(one.mean - other.mean) / both(one.error, other.error)
            for one, other in pairwise(found)
        ]
        within = sum(each <= 2 for each in apart)
        print(
            f"{game:10} {number} figures, mean {mean:.3f}: scatter {scatter:.3f}, "
            f"error {error:.3f}; {within} of {len(apart)} neighbours within two errors",
            flush=True,
        )


def _figure(game: str, seed: str) -> Estimate:
    """Return what the page would show a player after matches by the usual rules among equals."""
    players = (PLAYER,) * (1 if all_games[game].pad else all_games[game].seats[0])
    losses: list[float] = []
    for match in count():
        played = Match(game, seed=f"figure/{seed}/{match}", seats=players)
        played.run()
        losses += [each.loss for each in review(played, 0) if each.unit != CHANCE_TO_WIN]
        if len(losses) >= COUNTED:
            return estimate(losses[-COUNTED:])
    raise AssertionError


def _counts(counts: Counter) -> str:
    return ", ".join(f"{name}: {count}" for name, count in sorted(counts.items()))


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 100
    {"verdicts": verdicts, "levels": levels, "files": files, "figures": figures}[what](
        number, rest or GAMES
    )
