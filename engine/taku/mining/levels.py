"""What each level of bot loses a decision, by the review: the scale of a player's strength."""

from typing import Any

from taku.estimate import Estimate, estimate
from taku.game import Game
from taku.mining.plans import Plan, played
from taku.options import changed
from taku.review import review
from taku.review.results import CHANCE_TO_WIN

OTHERS = "normal"


def loss_a_decision(game: Game[Any], level: str, seed: str, decisions: int) -> Estimate:
    """Return the mean loss of a level over at least so many decisions, with its standard error.

    The level sits at one seat among *normal*, in rounds by the usual rules for the usual number of
    players; with dice it fills sheets alone. Decisions that are about the chance to win are left
    out, because their losses have another unit.
    """
    losses: list[float] = []
    seats = 1 if game.pad else game.seats[0]
    options = changed(next(iter(game.presets.values())))
    number = 0
    while len(losses) < decisions:
        name = f"levels/{seed}/{game.name}/{number}"
        seat = number % seats
        players = tuple(level if each == seat else OTHERS for each in range(seats))
        match, _ = played(Plan(game, options, players, name, 0))
        losses += [one.loss for one in review(match, seat) if one.unit != CHANCE_TO_WIN]
        number += 1
    return estimate(losses)
