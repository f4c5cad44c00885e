"""Agram: only the last trick counts."""

from taku.game import Game, parts_of
from taku.games.agram.rules import Agram, Options

PRESETS = {
    "agram": Options(),
    "five-cards": Options(cards=5),
}

GAME = Game[Agram](
    seats=(4, 2, 3, 5),
    presets=PRESETS,
    start=Agram,
    **parts_of(__name__),
)
