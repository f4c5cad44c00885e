"""The bot levels of the dice games."""

from taku.bots.rollouts import PolicyBot
from taku.game import Bot
from taku.games.yahtzee.perfect import Perfect
from taku.games.yahtzee.policy import lookahead, novice

BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(lookahead),
    "strong": Perfect(),
}
