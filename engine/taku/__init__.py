"""Taku: card and dice games with rules, house rules, bots and reasons."""

from taku.game import IllegalMove
from taku.games import GAMES as games
from taku.match import Match

__version__ = "0.1.0"

__all__ = ["IllegalMove", "Match", "games"]
