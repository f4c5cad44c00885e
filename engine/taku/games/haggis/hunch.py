"""A fast policy for haggis."""

from random import Random

from taku.game import Move
from taku.games.haggis.rules import Haggis


def hunch(state: Haggis, random: Random) -> Move:
    return random.choice(state.moves())
