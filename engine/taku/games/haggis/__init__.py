"""Haggis, with both rule sets, for two, three and four players."""

from taku.game import Game
from taku.games.haggis.advice import advise
from taku.games.haggis.bot import BOTS
from taku.games.haggis.kinds import kind
from taku.games.haggis.known import known
from taku.games.haggis.rulebook import RULEBOOK
from taku.games.haggis.rules import Haggis, Options
from taku.games.haggis.table import look, outcomes, places, read, readings, tell, write
from taku.games.haggis.tempers import TEMPERS

PRESETS = {
    "haggis": Options(),
    "tatties": Options(tatties=True),
}

GAME = Game[Haggis](
    name="haggis",
    seats=(3, 2, 4),
    options=Options,
    presets=PRESETS,
    start=Haggis,
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
    place=3,
)
