"""Agram, a game of Niger: only the last trick counts."""

from taku.game import Game
from taku.games.agram.advice import advise
from taku.games.agram.bot import BOTS
from taku.games.agram.kinds import kind
from taku.games.agram.rulebook import RULEBOOK
from taku.games.agram.rules import Agram, Options
from taku.games.agram.table import look, outcomes, places, read, readings, tell, write

PRESETS = {
    "agram": Options(),
    "sink-sink": Options(cards=5),
}

GAME = Game[Agram](
    name="agram",
    seats=(4, 2, 3, 5),
    options=Options,
    presets=PRESETS,
    start=Agram,
    write=write,
    read=read,
    readings=readings,
    look=look,
    outcomes=outcomes,
    tell=tell,
    advise=advise,
    kind=kind,
    bots=BOTS,
    places=places,
    rulebook=RULEBOOK,
)
