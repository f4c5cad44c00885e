"""Hearts: the rules of Pagat, with optional house rules."""

from taku.game import Game, parts_of
from taku.games.hearts.options import PRESETS
from taku.games.hearts.rules import Hearts

GAME = Game[Hearts](
    seats=(4, 3, 5, 6),
    presets=PRESETS,
    start=Hearts,
    low_wins=True,
    place=1,
    **parts_of(__name__),
)
