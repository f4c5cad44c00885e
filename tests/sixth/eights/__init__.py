"""Crazy Eights: be the first to play every card."""

from taku.game import Game, parts_of
from taku.games.eights.rules import Eights, Options

PRESETS = {
    "eights": Options(),
    "draw-three": Options(draws=3),
}

GAME = Game[Eights](
    seats=(4, 2, 3, 5),
    presets=PRESETS,
    start=Eights,
    low_wins=True,
    **parts_of(__name__),
)
