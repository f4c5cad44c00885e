"""Who plays Yahtzee."""

from taku.bots.playouts import Hunch
from taku.game import Bot
from taku.games.yahtzee.hunch import ahead, simple

BOTS: dict[str, Bot] = {
    "easy": Hunch(simple),
    "normal": Hunch(ahead),
}
