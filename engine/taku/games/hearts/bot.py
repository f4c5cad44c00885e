"""How to play hearts: a fast hunch, and which moves deserve a closer look."""

from collections.abc import Sequence
from random import Random

from taku.bots.playouts import Hunch, Playouts
from taku.cards import each
from taku.game import Bot, Event, Move
from taku.games.hearts.rules import SUBTRACT, Hearts


def hunch(state: Hearts, random: Random) -> Move:
    if state.phase == "play":
        allowed = each(state.allowed()[0])
        return allowed[int(random.random() * len(allowed))]
    if state.phase == "moon":
        return SUBTRACT
    moves = state.moves()
    return moves[int(random.random() * len(moves))]


def shortlist(state: Hearts, random: Random) -> Sequence[Move]:
    return state.moves()[:13]


def advise(state: Hearts, move: Move) -> Event:
    return Event("advice-only")


BOTS: dict[str, Bot] = {
    "easy": Hunch(hunch, slips=0.2),
    "normal": Hunch(hunch),
    "strong": Playouts(hunch, shortlist, budget=400, most=40, low_wins=True),
}
