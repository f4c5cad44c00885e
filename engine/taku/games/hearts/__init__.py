"""Hearts: the rules of Pagat, with optional house rules."""

from taku.game import Game, parts_of
from taku.games.hearts.rules import Hearts, Options

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
    seats=(4,),
    presets=PRESETS,
    start=lambda options, seats: Hearts(options),
    low_wins=True,
    place=1,
    **parts_of(__name__),
)
