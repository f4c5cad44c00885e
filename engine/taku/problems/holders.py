"""Who could hold what matters, such as the queen of spades: by the engine's own guesses."""

from dataclasses import dataclass
from random import Random
from typing import Any

from taku.bots.rollouts import RolloutBot
from taku.game import Game, State, optional_module, seen

WORLDS = 400


@dataclass(frozen=True)
class Holders:
    """How often each seat holds it in worlds that the seat to act can imagine."""

    question: str
    """The id of the question, `holds-<id>`, such as `queen`."""
    shares: tuple[float, ...]
    """By seat, from 0 to 1; together 1. In a world with several holders, each counts in part."""
    none: float
    """The share of worlds in which no other seat holds it; `shares` leave these out."""
    truth: tuple[int, ...]
    """The seats that hold it, to show when the round is over."""


def holders(game: Game[Any], state: State, name: str) -> Holders | None:
    """Return who could hold it; None if the game asks nothing about this position, or no seat can.

    `name` is the seed of the guessed worlds, which fit what the other seats have done.
    """
    module = optional_module(f"taku.games.{game.name}.holding")
    bot = game.bots[game.adviser]
    if module is None or not (question := module.asked(state)):
        return None
    assert isinstance(bot, RolloutBot)
    others = [seat for seat in range(len(state.points)) if seat != state.to_act]
    counts, none = [0.0] * len(state.points), 0
    for number in range(WORLDS):
        world = bot.world(seen(state, state.to_act), Random(f"{name}/{number}"))
        holding = [seat for seat in others if module.holds(world, seat)]
        none += not holding
        for seat in holding:
            counts[seat] += 1 / len(holding)
    held = WORLDS - none
    if not held:
        return None
    shares = tuple(count / held for count in counts)
    truth = tuple(seat for seat in others if module.holds(state, seat))
    return Holders(question, shares, none / WORLDS, truth)
