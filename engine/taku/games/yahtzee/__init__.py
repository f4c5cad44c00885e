"""Yahtzee, and Yams on the same dice."""

from taku.game import Game
from taku.games.yahtzee.advice import advise
from taku.games.yahtzee.bot import BOTS
from taku.games.yahtzee.kinds import kind
from taku.games.yahtzee.known import known
from taku.games.yahtzee.rulebook import RULEBOOK
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.games.yahtzee.table import draw_key, look, outcomes, places, read, readings, tell, write
from taku.games.yahtzee.tempers import TEMPERS

PRESETS = {
    "yahtzee": Options(),
    "yams": Options(sheet="yams"),
}

GAME = Game[Yahtzee](
    name="yahtzee",
    seats=(2, 1, 3, 4, 5),
    options=Options,
    presets=PRESETS,
    start=Yahtzee,
    write=write,
    read=read,
    readings=readings,
    look=look,
    outcomes=outcomes,
    draw_key=draw_key,
    tell=tell,
    advise=advise,
    kind=kind,
    known=known,
    bots=BOTS,
    tempers=TEMPERS,
    places=places,
    rulebook=RULEBOOK,
    shown={"yams": "night"},
    place=4,
)
