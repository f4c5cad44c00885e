"""A learning trial: what readers lose in problems before and after working through others.

    python tests/bench/trial.py make GAME FOLDER

    python tests/bench/trial.py score GAME FOLDER/before.md ANSWERS

`make` writes two sets of twenty problems of three kinds, `before` and `after`, and thirty others,
`learn`, with their explanations in `learn-answers`. One half of the readers begins with `after`. An
answers file has a line `NUMBER: MOVE` for each problem. No problem shows how another went on.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import TypeAlias

sys.path.append(str(Path(__file__).parents[2] / "engine"))

from taku import Match
from taku.estimate import estimate
from taku.problems import Problem, position
from taku.problems.judging import cost
from taku.problems.problem_file import training
from taku.problems.ways_on import WORLDS, ways_on
from taku.words import Words

SIZES = {"before": 20, "after": 20, "learn": 30}
Text: TypeAlias = Callable[[Match, Problem], str]
KINDS = 3  # the kinds with most problems


def make(game: str, folder: Path) -> None:
    """Write the problems of a trial as texts."""
    found = list(training(game).problems)
    Random("trial").shuffle(found)
    kinds = [kind for kind, _ in Counter(problem.kind for problem in found).most_common(KINDS)]
    of_kind = ([problem for problem in found if problem.kind == kind] for kind in kinds)
    chosen: list[Problem] = []
    for problem in (one for row in zip_longest(*of_kind) for one in row if one):
        if not any(_is_of_same_match(problem, other) for other in chosen):
            chosen.append(problem)
    for name, size in SIZES.items():
        some, chosen = chosen[:size], chosen[size:]
        (folder / f"{name}.md").write_text(_texts(game, some, _asked), encoding="utf-8")
        if name == "learn":
            answers = _texts(game, some, _explained)
            (folder / f"{name}-answers.md").write_text(answers, encoding="utf-8")


def _is_of_same_match(one: Problem, other: Problem) -> bool:
    length = min(len(one.log), len(other.log))
    return one.log[:length] == other.log[:length]


def _texts(game: str, problems: Sequence[Problem], text: Text) -> str:
    texts = (text(position(game, each), each) for each in problems)
    return "\n\n".join(
        f"## {number} ({problem.id})\n\n{text}"
        for number, (problem, text) in enumerate(zip(problems, texts, strict=True), 1)
    )


def _asked(match: Match, problem: Problem) -> str:
    deals = [at for at, entry in enumerate(problem.log) if entry.startswith("deal")]
    since = problem.log[deals[-1] + 1 if deals else 0 :]
    played = [entry.split()[0] if entry.startswith("pass ") else entry for entry in since]
    moves = [match.game.write(match.state, move) for move in match.state.moves()]
    return "\n".join(
        [
            f"Options: {dict(problem.options) or 'the usual ones'}. You are {problem.seat + 1}.",
            f"So far: {'; '.join(played)}",
            match.text(problem.seat),
            f"Moves: {', '.join(moves)}",
        ]
    )


def _explained(match: Match, problem: Problem) -> str:
    words, state = Words(match.game.name, you=problem.seat), match.state
    moves = [match.legal(next(iter(problem.losses))), match.legal(problem.good[0])]
    lines = [f"Right: {', '.join(problem.good)}"]
    lines += [
        f"{move} costs {loss:.2f} ± {error:.2f}" for move, (loss, error) in problem.losses.items()
    ]
    lines.append(words.sentence(match.game.advise(state, moves[-1]), "advice"))
    lines += [words.sentence(fact, "known") for fact in match.game.known_facts(state, moves[-1])]
    for way in ways_on(match.game, state, moves, f"ways-on/{problem.id}")[0]:
        first, outcome = way.entries[0].text, way.outcome and words.sentence(way.outcome)
        lines.append(
            f"After {first}: {outcome} So in {way.often} of {WORLDS} tries, with the other move in "
            f"{way.otherwise}: {'; '.join(entry.text for entry in way.entries)}"
        )
    return "\n".join(lines)


def score(game: str, problems: Path, answers: Path) -> None:
    """Print what the answers to the problems of a file cost."""
    found = {problem.id: problem for problem in training(game).problems}
    ids = re.findall(r"^## \d+ \((\w+)\)", problems.read_text(encoding="utf-8"), re.MULTILINE)
    given = re.findall(r"^(\d+): *(.+?) *$", answers.read_text(encoding="utf-8"), re.MULTILINE)
    losses = [_lost(game, found[ids[int(number) - 1]], move) for number, move in given]
    mean, error = estimate(losses)
    print(f"{len(losses)} answers, {losses.count(0)} right, {mean:.2f} ± {error:.2f} lost by each")


def _lost(game: str, problem: Problem, move: str) -> float:
    match = position(game, problem)
    loss = cost(match, problem, match.legal(move))
    return loss.mean if loss else 0.0


if __name__ == "__main__":
    what, game, *paths = sys.argv[1:]
    {"make": make, "score": score}[what](game, *map(Path, paths))
