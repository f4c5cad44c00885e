"""Who plays Yahtzee."""

from taku.bots.playouts import Hunch
from taku.game import Bot
from taku.games.yahtzee.hunch import ahead, simple
from taku.games.yahtzee.perfect import Perfect

BOTS: dict[str, Bot] = {
    "easy": Hunch(simple),
    "normal": Hunch(ahead),
    "strong": Perfect(),
}
