"""Answers to problems for the page: what a move costs and why, and what is likely to follow."""

from collections.abc import Sequence
from typing import Any

from taku.match import Match
from taku.messages.parts import MoveInWords
from taku.messages.replies import AnswerJudged, HoldersGuessed, Replies, WaysOnShown
from taku.problems.holders import holders
from taku.problems.judging import cost, least_of, unit_of
from taku.problems.problem import Problem
from taku.problems.problem_file import position, read_problem
from taku.problems.ways_on import WORLDS, ways_on
from taku.review.results import ROUND
from taku.service.with_tablebase import with_tablebase

MOST = 3  # moves that are compared at once


def answer_judged(game: str, raw: Any, text: str) -> Replies[None]:
    """Send what an answer to a problem costs, and what speaks for it and for the best move."""
    problem, match = _read(game, raw)
    own, best = match.legal(text), match.legal(problem.good[0])
    loss = yield from with_tablebase(lambda: cost(match, problem, own))
    state, words = match.state, match.game
    yield AnswerJudged(
        right=loss is None,
        own=MoveInWords.of(words, state, own),
        good=tuple(MoveInWords.of(words, state, match.legal(each)) for each in problem.good),
        mean=problem.mean,
        loss=loss.mean if loss else 0.0,
        error=loss.error if loss else 0.0,
        unit=unit_of(words, problem),
        least=least_of(words, problem),
        why=words.advise(state, best),
        reason=words.advise(state, own),
        known=tuple(words.known_facts(state, best)),
    )


def ways_shown(game: str, raw: Any, moves: Sequence[str]) -> Replies[None]:
    """Send a likely way on after each of these moves, all in one guessed world."""
    problem, match = _read(game, raw)
    if not 1 <= len(moves) <= MOST:
        raise ValueError(f"moves: 1 to {MOST}, not {len(moves)}")
    found = [match.legal(text) for text in moves]
    name = f"ways-on/{problem.id}"
    ways, source = yield from with_tablebase(lambda: ways_on(match.game, match.state, found, name))
    is_counted = unit_of(match.game, problem) == ROUND
    yield WaysOnShown(WORLDS, tuple(ways), source if is_counted else "")


def holders_guessed(game: str, raw: Any) -> Replies[None]:
    """Send who could hold what matters, by the engine's own guesses."""
    problem, match = _read(game, raw)
    yield HoldersGuessed(holders(match.game, match.state, f"holders/{problem.id}"))


def _read(game: str, raw: Any) -> tuple[Problem, Match]:
    """Return a problem and its position; ValueError names what is wrong in it."""
    if not isinstance(raw, dict):
        raise ValueError("problem: an object")
    problem = read_problem(raw)
    return problem, position(game, problem)
