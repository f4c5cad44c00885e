"""Little crib: lay a card aside, count to 31, and look into the crib."""

from taku.game import Game, parts_of
from taku.games.crib.rules import Crib, Options

GAME = Game[Crib](seats=(2, 3), presets={"crib": Options()}, start=Crib, **parts_of(__name__))
