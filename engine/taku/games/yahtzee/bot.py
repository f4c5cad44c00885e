"""Who plays Yahtzee."""

from taku.bots.playouts import Hunch
from taku.game import Bot
from taku.games.yahtzee.hunch import hunch

BOTS: dict[str, Bot] = {
    "easy": Hunch(hunch, slips=0.3),
    "normal": Hunch(hunch),
}
