"""The levels of haggis."""

from taku.bots.playouts import Hunch
from taku.game import Bot
from taku.games.haggis.hunch import hunch

BOTS: dict[str, Bot] = {
    "easy": Hunch(hunch, slips=0.3),
    "normal": Hunch(hunch),
    "strong": Hunch(hunch),
}
