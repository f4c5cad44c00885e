"""The bot levels of crazy eights."""

from taku.bots.rollouts import PolicyBot, RolloutBot, every_move
from taku.game import Bot
from taku.games.eights.policy import novice, policy

BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, every_move, budget=200, low_wins=True),
}
