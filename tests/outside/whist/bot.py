"""The bots of german whist, and the policy by which they look ahead."""

from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot, any_move, every_move
from taku.cards import each
from taku.game import Bot, Move
from taku.games.whist.rules import Whist


def policy(state: Whist, random: Random) -> Move:
    """Take with the lowest card that takes, else throw the lowest."""
    cards = each(state.allowed())
    if state.trick:
        taking = [card for card in cards if state.best_of([*state.trick, card]) == card]
        return (taking or cards)[0]
    return cards[-1]


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(any_move),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, every_move, budget=60),
}
