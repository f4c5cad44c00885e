"""President (大富豪), with every house rule."""

from taku.game import Game
from taku.games.president.advice import advise
from taku.games.president.bot import BOTS
from taku.games.president.kinds import kind
from taku.games.president.known import known
from taku.games.president.options import PRESETS as PRESETS
from taku.games.president.rulebook import RULEBOOK
from taku.games.president.rules import Options, President
from taku.games.president.table import (
    auto,
    look,
    outcomes,
    places,
    read,
    readings,
    tell,
    together,
    write,
)
from taku.games.president.tempers import TEMPERS

GAME = Game[President](
    name="president",
    seats=(4, 3, 5, 6, 7, 8),
    options=Options,
    presets=PRESETS,
    first_offers={"ja": "japan"},
    start=President,
    write=write,
    read=read,
    readings=readings,
    look=look,
    outcomes=outcomes,
    tell=tell,
    advise=advise,
    kind=kind,
    known=known,
    bots=BOTS,
    tempers=TEMPERS,
    places=places,
    rulebook=RULEBOOK,
    auto=auto,
    together=together,
    place=2,
)
