"""German whist: two players win cards of the stock by tricks, then points."""

from taku.game import Game, parts_of
from taku.games.whist.rules import Options, Whist

GAME = Game[Whist](seats=(2,), presets={"whist": Options()}, start=Whist, **parts_of(__name__))
