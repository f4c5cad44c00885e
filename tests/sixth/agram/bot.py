"""The bot levels of agram."""

from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot, every_move
from taku.cards import each
from taku.game import Bot, Move
from taku.games.agram.deck import rank
from taku.games.agram.policy import policy, takes
from taku.games.agram.rules import Agram


def novice(state: Agram, random: Random) -> Move:
    """Play like a beginner: take every possible trick, though only the last one counts."""
    cards = sorted(each(state.allowed()), key=rank)
    return cards[-1] if takes(state, cards[-1]) else cards[0]


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, every_move, budget=200),
}
