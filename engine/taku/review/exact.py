"""The review of a decision in which the exact value of every move is known."""

from collections.abc import Mapping
from random import Random
from typing import Any

from taku.bots.exact import ExactBot
from taku.game import Game, Move, State, seen
from taku.review.decisions import DecisionPoint
from taku.review.results import MATCH, Reviewed, Tried


def review_exactly(game: Game[Any], bot: ExactBot, point: DecisionPoint) -> Reviewed:
    """Return the review of a decision, with exact values from the bot's tablebase."""
    entry, state, move = point
    seat = state.to_act
    means = {w.move: w.points or 0.0 for w in bot.weigh(seen(state, seat), Random(0))}
    top = max(means.values())
    best = move if means[move] == top else next(iter(means))
    loss = top - means[move]
    after = state.clone()
    after.play(move)
    return Reviewed(
        entry=entry,
        round=state.round,
        kind=game.kind(state, move),
        move=game.write(state, move),
        best=game.write(state, best),
        loss=loss,
        error=0.0,
        clear=loss >= bot.least,
        plain=min(means.values()) == top,
        unit=MATCH,
        least=bot.least,
        better=float(loss > 0),
        good=_good(game, state, means, bot.least) if loss >= bot.least else (),
        weighed=tuple(
            Tried(game.write(state, each), game.tell(state, each), mean, 0.0, 0)
            for each, mean in sorted(means.items(), key=lambda one: (-one[1], one[0] != best))
        ),
        expected=tuple(bot.worth(after, other) for other in range(len(state.points))),
        why=game.advise(state, best),
        reason=game.advise(state, move),
    )


def _good(
    game: Game[Any], state: State, means: Mapping[Move, float], least: float
) -> tuple[str, ...]:
    """Return the moves that cost less than `least`, the best first."""
    top = max(means.values())
    return tuple(game.write(state, move) for move, mean in means.items() if top - mean < least)
