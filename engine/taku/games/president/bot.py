"""How to play President."""

from collections.abc import Sequence
from random import Random

from taku.bots.playouts import Hunch, Playouts
from taku.game import Bot, Event, Move
from taku.games.president.rules import President


def hunch(state: President, random: Random) -> Move:
    moves = state.moves()
    return moves[int(random.random() * len(moves))]


def shortlist(state: President, random: Random) -> Sequence[Move]:
    return state.moves()[:13]


def advise(state: President, move: Move) -> Event:
    return Event("only")


BOTS: dict[str, Bot] = {
    "easy": Hunch(hunch, slips=0.2),
    "normal": Hunch(hunch),
    "strong": Playouts(hunch, shortlist, budget=400, most=40),
}
