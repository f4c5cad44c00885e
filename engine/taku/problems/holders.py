"""Who could hold what matters, such as the queen of spades: by the engine's own guesses."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from taku.bots.rollouts import RolloutBot
from taku.game import Game, Seat, State, optional_module, seen

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
    impossible: tuple[int, ...]
    """The other seats that hold it in no deal that fits what is known."""
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
    impossible = _without(state, module.holds, [seat for seat in others if not counts[seat]], name)
    return Holders(question, shares, none / WORLDS, impossible, truth)


def _without(
    state: State, holds: Callable[[State, Seat], bool], seats: list[Seat], name: str
) -> tuple[Seat, ...]:
    """Return those of these seats that hold it in no guess, whatever they have played so far."""
    for number in range(WORLDS):
        if not seats:
            break
        guess = state.guess(state.to_act, Random(f"{name}/any/{number}"))
        seats = [seat for seat in seats if not holds(guess, seat)]
    return tuple(seats)
