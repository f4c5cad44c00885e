"""Why a good move in Yahtzee is good: the id of a reason that is true of the position."""

from taku.game import Event, Move
from taku.games.yahtzee.rules import Yahtzee


def advise(state: Yahtzee, move: Move) -> Event:
    return Event("tried")
