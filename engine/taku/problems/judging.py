"""What a move costs at a decision, and which moves are good instead."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, NamedTuple

from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.estimate import Estimate
from taku.game import Game, Move, State
from taku.match import Match
from taku.problems.problem import Problem
from taku.review.decisions import DecisionPoint
from taku.review.exact import review_exactly
from taku.review.results import CHANCE_TO_WIN, MATCH, ROUND, Unit
from taku.review.sampled import (
    LEAST_CHANCE,
    MOST_GOOD,
    Comparison,
    exactly,
    gained,
    guessed_world,
    paired,
    to_the_end,
    won,
)

SURE = 2.5  # standard errors by which the loss of a wrong move exceeds what matters
SETTLING = (120, 240, 480, 960)  # worlds that settle a doubt, cumulative
ANSWER = 768  # worlds in which an answer is compared that the problem does not list


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


def is_surely(loss: Estimate, least: float) -> bool:
    """True if a loss matters beyond chance, so that the move is wrong in a problem."""
    return loss.mean - SURE * loss.error >= least


def settled(game: Game[Any], state: State, judgement: Judgement, name: str) -> Judgement:
    """Return a judgement whose good moves are all moves but those that surely cost too much.

    Moves about which it leaves a doubt are compared with the best one in fresh worlds, `SETTLING`
    at most.
    """
    bot, best, least = game.bots[game.adviser], judgement.good[0], judgement.least
    losses = dict(judgement.losses)
    if isinstance(bot, RolloutBot):
        doubtful = [text for text, loss in losses.items() if _is_doubtful(loss, least)]
        beside = Beside(game, bot, state, best, f"{name}/settled")
        for worlds in SETTLING:
            losses |= beside.losses(doubtful, worlds)
            doubtful = [text for text in doubtful if _is_doubtful(losses[text], least)]
    same = alike(game, state)
    wrong = [text for text, loss in losses.items() if is_surely(loss, least)]
    right = {same(game.read(state, text)) for text in (best, *losses) if text not in wrong}
    right -= {same(game.read(state, text)) for text in wrong}
    texts = [game.write(state, move) for move in state.moves() if same(move) in right]
    texts.sort(key=best.__ne__)
    return judgement._replace(good=tuple(texts[:MOST_GOOD]), losses=losses)


def _is_doubtful(loss: Estimate, least: float) -> bool:
    return abs(loss.mean - least) < SURE * loss.error


class Beside:
    """A good move, and others that are rolled out beside it in shared guessed worlds."""

    def __init__(
        self,
        game: Game[Any],
        bot: RolloutBot,
        state: State,
        best: str,
        name: str,
        unit: Unit = ROUND,
    ) -> None:
        self._game, self._bot, self._state = game, bot, state
        self._best, self._name, self._unit = best, name, unit
        self._worlds: list[State] = []
        self._values: dict[str, list[float]] = {best: []}
        self._exact: dict[str, float] = {}
        if unit == ROUND:
            certain = exactly(bot, state, state.moves(), name)
            self._exact = {game.write(state, move): value for move, value in certain.items()}

    def losses(self, others: Sequence[str], worlds: int) -> dict[str, Estimate]:
        """Return what each of these moves costs beside the best, in so many worlds."""
        while len(self._worlds) < worlds:
            number = len(self._worlds)
            self._worlds.append(guessed_world(self._state, self._name, number))
        for text in (self._best, *others) if others else ():
            self._grow(text)
        best = self._values[self._best]
        return {text: paired(best, self._values[text]) for text in others}

    def _grow(self, text: str) -> None:
        """Roll a move out in each world in which it has not been yet."""
        values, bot, seat = self._values.setdefault(text, []), self._bot, self._state.to_act
        move = self._game.read(self._state, text)
        if text in self._exact:
            values += [self._exact[text]] * (len(self._worlds) - len(values))
        for number in range(len(values), len(self._worlds)):
            world, random = self._worlds[number], Random(number)
            end = bot.roll_out(world, move, random)
            if self._unit == CHANCE_TO_WIN:
                values.append(won(self._game, to_the_end(bot, end, random), seat))
            else:
                values.append(gained(world, end, seat, bot.low_wins))


def _exactly(game: Game[Any], bot: ExactBot, state: State, move: Move) -> Judgement:
    reviewed = review_exactly(game, bot, DecisionPoint(0, state, move))
    best, *others = reviewed.weighed
    losses = {each.move: Estimate(best.mean - each.mean, 0.0) for each in others}
    loss = Estimate(reviewed.loss, 0.0)
    return Judgement(reviewed.clear, loss, MATCH, bot.least, reviewed.good, best.mean, losses)


def cost(match: Match, problem: Problem, move: Move) -> Estimate | None:
    """Return what an answer to a problem costs; None if it is right.

    `match` is the position of the problem. A move that the problem does not list costs as much as
    an equivalent one, or is compared with the best move now; it is right if it does not surely cost
    more than matters. `tablebase.Missing` if a tablebase is needed that is not loaded.
    """
    game, state = match.game, match.state
    same, own = alike(game, state), game.write(state, move)
    bot = game.bots[game.adviser]
    listed = [text for text in problem.losses if same(game.read(state, text)) == same(move)]
    if listed:
        return Estimate(*problem.losses[own if own in listed else listed[0]])
    if same(move) in (same(game.read(state, text)) for text in problem.good):
        return None
    if isinstance(bot, ExactBot):
        loss, least = _exactly(game, bot, state, move).loss, bot.least
    else:
        assert isinstance(bot, RolloutBot)
        name = f"problem/{problem.id}"
        beside = Beside(game, bot, state, problem.good[0], name, unit_of(game, problem))
        loss, least = beside.losses([own], ANSWER)[own], least_of(game, problem)
    return loss if is_surely(loss, least) else None


def alike(game: Game[Any], state: State) -> Callable[[Move], Hashable]:
    """Return a function that maps equivalent moves to equal values."""
    bot = game.bots[game.adviser]
    return bot.alike(state) if isinstance(bot, RolloutBot) else lambda move: move


def unit_of(game: Game[Any], problem: Problem) -> Unit:
    """Return the unit of the losses in a problem: by default points of the round, or with dice
    points at the end.
    """
    usual = ROUND if isinstance(game.bots[game.adviser], RolloutBot) else MATCH
    return problem.unit or usual


def least_of(game: Game[Any], problem: Problem) -> float:
    """Return the smallest loss that matters in a problem, in its unit."""
    bot = game.bots[game.adviser]
    assert isinstance(bot, ExactBot | RolloutBot)
    return LEAST_CHANCE if unit_of(game, problem) == CHANCE_TO_WIN else bot.least
