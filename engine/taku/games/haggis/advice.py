"""Why a good move in haggis is good: the id of a reason that is true of the position."""

from taku.game import Event, Move
from taku.games.haggis.rules import Haggis


def advise(state: Haggis, move: Move) -> Event:
    return Event("forced" if len(state.moves()) == 1 else "tried")
