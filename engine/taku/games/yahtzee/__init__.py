"""Yahtzee, and its relatives with the same dice."""

from taku.game import Game, parts_of
from taku.games.yahtzee.rules import Options, Yahtzee

PRESETS = {
    "yahtzee": Options(),
    "yams": Options(sheet="yams"),
    "yacht": Options(sheet="yacht"),
    "yatzy": Options(sheet="yatzy"),
    "kniffel": Options(sheet="kniffel"),
    "generala": Options(sheet="generala"),
}

GAME = Game[Yahtzee](
    seats=(2, 1, 3, 4, 5),
    presets=PRESETS,
    start=Yahtzee,
    shown={"yams": "night", "yacht": "day", "yatzy": "day", "kniffel": "day", "generala": "day"},
    place=4,
    **parts_of(__name__),
)
