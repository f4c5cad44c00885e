"""The bot levels of crazy eights."""

from collections.abc import Sequence
from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.game import Bot, Move
from taku.games.eights.policy import novice, policy
from taku.games.eights.rules import Eights


def shortlist(state: Eights, random: Random) -> Sequence[Move]:
    """Return the moves to search: all legal ones."""
    return state.moves()


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, shortlist, budget=200, low_wins=True),
}
