"""Haggis, with both rule sets, for two, three and four players."""

from taku.game import Game, parts_of
from taku.games.haggis.rules import Haggis, Options

PRESETS = {
    "haggis": Options(),
    "tatties": Options(tatties=True),
}

GAME = Game[Haggis](
    seats=(3, 2, 4),
    presets=PRESETS,
    start=Haggis,
    place=3,
    **parts_of(__name__),
)
