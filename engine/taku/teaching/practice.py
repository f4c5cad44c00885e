"""Practice: endless small questions about positions from random play.

A seed determines its question. Questions that the learner missed come up more often.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from taku.game import CHANCE, OVER, State, optional_module
from taku.games import GAMES
from taku.match import Match
from taku.messages.lesson import Step
from taku.messages.parts import Weights
from taku.options import Options, changed
from taku.quiz import Kind, Question, Quiz
from taku.teaching.lessons import read_step
from taku.view import Ask, View

Missed: TypeAlias = Mapping[str, float]
"""How shaky the learner is on each name, 0 to 1, as in `Weights`."""

QuestionAndLog: TypeAlias = tuple[Question, list[str]]
"""A question, and the log of its position."""

OFTEN = 3  # factor by which a missed question comes up more often
WALKS = 60  # random matches that look for a position before another kind is asked
TRIES = 4  # questions to draw before one about a well-known rule is accepted


@dataclass(frozen=True)
class Exercise:
    """A question, and the step that asks and marks it."""

    kind: str
    question: Question
    step: Step
    seed: str


def quiz_of(game: str) -> Quiz[Any] | None:
    """Return QUIZ of the game's module `quiz`, or None if there is no such module."""
    module = optional_module(f"taku.games.{game}.quiz")
    return module.QUIZ if module else None


def kinds(match: Match) -> list[str]:
    """Return the kinds of questions that the house rules and the number of players allow."""
    quiz = quiz_of(match.game.name)
    return [name for name, kind in quiz.kinds.items() if kind.needs(match.state)] if quiz else []


def practise(
    game: str, seed: str, options: Options, seats: int | None, weights: Weights
) -> Exercise:
    """Return a question under these house rules; ValueError if the game has none."""
    _check(weights.kinds)
    _check(weights.rules)
    quiz = quiz_of(game) if game in GAMES else None
    start = Match(game, options, seats=(quiz and quiz.seats) or seats)
    random = Random(f"practice/{seed}")
    names = kinds(start)
    while quiz and names:
        (name,) = random.choices(names, [_often(weights.kinds, name) for name in names])
        if found := _question(start, quiz, name, weights, random):
            question, log = found
            return Exercise(name, question, _step(start, question, log), seed)
        names.remove(name)
    raise ValueError(f"there is nothing to practise in {game}")


def _check(missed: Missed) -> None:
    for name, value in missed.items():
        if not 0 <= value <= 1:
            raise ValueError(f"weights: {name!r} is from 0 to 1, not {value!r}")


def _often(missed: Missed, name: str) -> float:
    return 1 + (OFTEN - 1) * missed.get(name, 0)


def _question(
    start: Match, quiz: Quiz[Any], name: str, weights: Weights, random: Random
) -> QuestionAndLog | None:
    """Return a question of this kind, preferably about a rule that the learner misses."""
    found = None
    for _ in range(TRIES if any(weights.rules.values()) else 1):
        found = _ask(start, quiz, quiz.kinds[name], random)
        if found is None or random.random() * OFTEN < _often(weights.rules, found[0].rule):
            break
    return found


def _ask(start: Match, quiz: Quiz[Any], kind: Kind[Any], random: Random) -> QuestionAndLog | None:
    for _ in range(WALKS):
        for state, log in _walk(start, quiz, kind, random):
            if random.random() < 0.5 and (question := kind.make(state, random)):
                return question, log
    return None


def _walk(
    start: Match, quiz: Quiz[Any], kind: Kind[Any], random: Random
) -> Iterator[tuple[State, list[str]]]:
    """Yield the positions of one random match, with their logs."""
    game = start.game
    state, log = game.start(start.options, len(start.seats)), list[str]()
    deal, move_on = kind.deal or quiz.deal, kind.move or quiz.move
    while state.to_act != OVER and len(log) < quiz.length:
        if state.to_act != CHANCE:
            yield state, log
        move = deal(state, random) if state.to_act == CHANCE else move_on(state, random)
        log.append(game.write(state, move))
        state.play(move)


def _step(start: Match, question: Question, log: list[str]) -> Step:
    position = {"options": changed(start.options), "seats": len(start.seats), "setup": log}
    return read_step({**position, **question.task})


def veiled(view: View, hides: tuple[str, ...]) -> View:
    """Return a view without the parts that would give the answer away."""
    ask = _undimmed(view, view.ask) if view.ask and "ask" in hides else view.ask
    return replace(
        view,
        ask=ask,
        zones=tuple(zone for zone in view.zones if zone.role not in hides),
        badges=tuple(badge for badge in view.badges if badge.id not in hides),
        running=None if "running" in hides else view.running,
    )


def _undimmed(view: View, ask: Ask) -> Ask:
    """Return the request with the whole hand to choose from."""
    own = (z.items for z in view.zones if z.role == "hand" and z.seat == view.seat)
    return replace(ask, items=tuple(item for items in own for item in items))
