"""List problems, decisions with a clear answer: `taku problems hearts --kind ducking`.

The number after ± is two standard errors.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from taku.match import Match
from taku.options import changed
from taku.problems import Problem, position, problems
from taku.records import plain
from taku.terminal import output
from taku.terminal.arguments import expect_letters, game_and_rules, number
from taku.terminal.losses import loss_in_words
from taku.words import LANGUAGES, Words

PARTS = ("id", "options", "seats", "log", "seat", "good", "kind", "mistake", "difficulty", "losses")
"""The parts in JSON that come first; the others follow."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one problem a line; return the exit code."""
    parser = ArgumentParser("taku problems", description=__doc__)
    parser.add_argument("game", help="a game, or a rule set by its name")
    parser.add_argument("--json", action="store_true", help="whole problems as JSON")
    parser.add_argument("--kind", help="only this kind of decision")
    parser.add_argument("--difficulty", type=int, choices=(1, 2, 3), help="only this difficulty")
    parser.add_argument("--number", type=number, help="so many at most")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    given = parser.parse_args(arguments)
    expect_letters(given.language)
    game, rules = game_and_rules(given.game)
    found = [one for one in problems(game.name) if rules.items() <= one.options.items()]
    if not found:
        raise ValueError(f"there are no problems for {given.game}")
    kinds = sorted({kind for one in found for kind in one.kinds})
    if given.kind and given.kind not in kinds:
        raise ValueError(
            f"--kind: no problem of the kind {given.kind!r}: one of {', '.join(kinds)}"
        )
    chosen = [one for one in found if not given.kind or given.kind in one.kinds]
    chosen = [one for one in chosen if given.difficulty in (None, one.difficulty)]
    words = Words(game.name, given.language, more=output.FOLDER)
    for one in chosen[: given.number]:
        print(_as_json(one) if given.json else _line(position(game.name, one), one, words))
    return 0


def _as_json(problem: Problem) -> str:
    parts = plain(problem)
    return json.dumps({name: parts[name] for name in PARTS} | parts, ensure_ascii=False)


def _line(match: Match, problem: Problem, words: Words) -> str:
    return "  ".join(_columns(match, problem, words))


def _columns(match: Match, problem: Problem, words: Words) -> Iterator[str]:
    """Yield the id, difficulty, theme, rule set and players, the good moves and a mistake."""
    presets = match.game.presets.items()
    named = (name for name, rules in presets if changed(rules) == problem.options)
    yield problem.id
    yield f"{problem.difficulty}"
    yield f"{words.say(f'theme-{problem.kind}'):<28}"
    yield f"{next(named, words.say('terminal-other-rules'))} {problem.seats}"
    yield ", ".join(problem.good)
    for move, (loss, error) in problem.losses.items():
        lost = loss_in_words(words, loss, error)
        yield words.say("terminal-not", move=move, loss=lost)
        return
