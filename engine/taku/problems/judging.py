"""What a move costs at a decision, and which moves are good instead."""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.estimate import Estimate
from taku.game import Game, Move, State
from taku.match import Match
from taku.problems.problem import Problem
from taku.review.decisions import DecisionPoint
from taku.review.exact import review_exactly
from taku.review.results import MATCH, ROUND, Unit
from taku.review.sampled import Comparison


class Judgement(NamedTuple):
    """What a review says of a move, and what all moves cost that it compared."""

    clear: bool
    """True if the move is a mistake."""
    loss: Estimate
    """What the move gave away; its error is 0 if it is exact."""
    unit: Unit
    least: float
    """The smallest loss that matters."""
    good: tuple[str, ...]
    """If `clear`: the best move, then all that are not clearly worse."""
    mean: float
    """The average result of the best move."""
    losses: dict[str, Estimate]
    """What each other compared move costs, the good ones among them."""


def judged(game: Game[Any], state: State, move: Move, name: str, effort: float = 1.0) -> Judgement:
    """Return what the game's adviser says of a move.

    `name` is the seed of the guessed worlds, `effort` multiplies the rollouts of a review. With
    dice every value is exact. `tablebase.Missing` if a tablebase is needed that is not loaded.
    """
    bot = game.bots[game.adviser]
    if isinstance(bot, ExactBot):
        return _exactly(game, bot, state, move)
    assert isinstance(bot, RolloutBot)
    comparison = Comparison(game, bot, state, move, name, effort)
    verdict = comparison.verdict()
    losses = comparison.losses(verdict.best)
    loss = Estimate(verdict.loss, verdict.error)
    if verdict.best != move:
        losses[game.write(state, move)] = loss  # from fresh worlds alone, which chose no move
    best = comparison.tried(verdict.best)[0]
    good = comparison.good(verdict) if verdict.clear else ()
    return Judgement(
        verdict.clear, loss, comparison.unit, comparison.least, good, best.mean, losses
    )


def _exactly(game: Game[Any], bot: ExactBot, state: State, move: Move) -> Judgement:
    reviewed = review_exactly(game, bot, DecisionPoint(0, state, move))
    best, *others = reviewed.weighed
    losses = {each.move: Estimate(best.mean - each.mean, 0.0) for each in others}
    loss = Estimate(reviewed.loss, 0.0)
    return Judgement(reviewed.clear, loss, MATCH, bot.least, reviewed.good, best.mean, losses)


def cost(match: Match, problem: Problem, move: Move) -> Estimate | None:
    """Return what an answer to a problem costs; None if it is right.

    `match` is the position of the problem. A move that the problem does not list costs as much as
    an equivalent one, or is judged now; it is right if it is no clear mistake. `tablebase.Missing`
    if a tablebase is needed that is not loaded.
    """
    game, state = match.game, match.state
    same = alike(game, state)

    def is_listed(text: str) -> bool:
        return same(game.read(state, text)) == same(move)

    if any(map(is_listed, problem.good)):
        return None
    for text, loss in problem.losses.items():
        if is_listed(text):
            return Estimate(*loss)
    judgement = judged(game, state, move, f"problem/{problem.id}")
    return judgement.loss if judgement.clear else None


def alike(game: Game[Any], state: State) -> Callable[[Move], Hashable]:
    """Return a function that maps equivalent moves to equal values."""
    bot = game.bots[game.adviser]
    return bot.alike(state) if isinstance(bot, RolloutBot) else lambda move: move


def unit_of(game: Game[Any]) -> Unit:
    """Return the unit of the losses in the problems of a game."""
    return ROUND if isinstance(game.bots[game.adviser], RolloutBot) else MATCH
