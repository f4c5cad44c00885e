"""Rounds of haggis in which one policy meets two of another."""

from random import Random

from taku.bots.rollouts import Policy
from taku.game import CHANCE, Seat
from taku.games.haggis import GAME
from taku.games.haggis.rules import Haggis


def lead(one: Policy, other: Policy, deal: int, seat: Seat) -> float:
    """How far the one in this seat is ahead of the two others' average, in points of the round."""
    state, random = Haggis(GAME.presets["haggis"], 3), Random(deal)
    while not state.scores:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            state.play((one if state.to_act == seat else other)(state, random))
    return 1.5 * state.points[seat] - 0.5 * sum(state.points)
