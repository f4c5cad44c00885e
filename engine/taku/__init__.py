"""Taku: card and dice games with rules, house rules, bots and reasons.

>>> from taku import Match
>>> match = Match("hearts", seed="tuesday", seats=["human", "normal", "normal", "strong"])
>>> match.to_act, match.moves()[0]
(0, 'pass 2C 7C KC')

A seat is a number from 0, clockwise. `Match.to_act` may also be CHANCE (−1), if a deal or a roll
is due, or OVER (−2).
"""

from taku import game, view
from taku.field_docs import describe
from taku.game import CHANCE, OVER, Event, IllegalMove
from taku.games import GAMES as games
from taku.match import HUMAN, BadEntry, BadPart, Match
from taku.view import Refusal

describe(game)
describe(view)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "HUMAN",
    "OVER",
    "BadEntry",
    "BadPart",
    "Event",
    "IllegalMove",
    "Match",
    "Refusal",
    "games",
]
