"""The bots of german whist, and the policy by which they look ahead."""

from collections.abc import Sequence
from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.cards import each
from taku.game import Bot, Move
from taku.games.whist.rules import Whist


def novice(state: Whist, random: Random) -> Move:
    """Play any card."""
    return random.choice(state.moves())


def policy(state: Whist, random: Random) -> Move:
    """Take with the lowest card that takes, else throw the lowest."""
    cards = each(state.allowed())
    if state.trick:
        taking = [card for card in cards if state.best_of([*state.trick, card]) == card]
        return (taking or cards)[0]
    return cards[-1]


def shortlist(state: Whist, random: Random) -> Sequence[Move]:
    """Return the moves to search: all legal ones."""
    return state.moves()


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, shortlist, budget=60),
}
