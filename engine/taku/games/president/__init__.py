"""President (大富豪), with every house rule."""

from taku.game import Game, parts_of
from taku.games.president.options import PRESETS as PRESETS
from taku.games.president.rules import President

GAME = Game[President](
    seats=(4, 3, 5, 6, 7, 8),
    presets=PRESETS,
    first_offers={"ja": "japan"},
    start=President,
    place=2,
    **parts_of(__name__),
)
