"""Oh hell: bid how many tricks you take, and take just as many."""

from taku.game import Game, parts_of
from taku.games.ohhell.rules import Ohhell, Options

PRESETS = {"ohhell": Options(), "long": Options(cards=6)}
GAME = Game[Ohhell](seats=(4, 3, 5), presets=PRESETS, start=Ohhell, **parts_of(__name__))
