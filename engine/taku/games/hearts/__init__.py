"""Hearts: the rules of Pagat, with optional house rules."""

from taku.game import Game
from taku.games.hearts.advice import advise
from taku.games.hearts.bot import BOTS
from taku.games.hearts.kinds import kind
from taku.games.hearts.known import known
from taku.games.hearts.rulebook import RULEBOOK
from taku.games.hearts.rules import Hearts, Options
from taku.games.hearts.table import look, outcomes, places, read, readings, tell, together, write
from taku.games.hearts.tempers import TEMPERS

PRESETS = {
    "classic": Options(),
    "bonus": Options(bonus_card="JD"),
    "partners": Options(partnership="fixed"),
    "everything": Options(
        scatter=True,
        smoosh=True,
        bonus_card="JD",
        moon_needs_bonus=True,
        bonus_on_moon=True,
        partnership="ad-hoc",
    ),
}

GAME = Game[Hearts](
    name="hearts",
    seats=(4,),
    options=Options,
    presets=PRESETS,
    start=lambda options, seats: Hearts(options),
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
    together=together,
    low_wins=True,
    place=1,
)
