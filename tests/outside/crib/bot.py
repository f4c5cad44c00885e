"""The bots of little crib, and the policy by which they look ahead."""

from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot, any_move, every_move
from taku.game import Bot, Move
from taku.games.crib.deck import FIFTEEN, count, rank
from taku.games.crib.rules import GO, MOST, Crib


def policy(state: Crib, random: Random) -> Move:
    """Make a pair, fifteen or 31; else play high. Lay the lowest card aside."""
    moves = state.moves()
    if state.phase == "lay":
        return min(moves, key=count)
    if moves == [GO]:
        return GO
    before = rank(state.series[-1][1]) if state.series else ""

    def gain(card: Move) -> tuple[int, int]:
        made = state.count + count(card) in (FIFTEEN, MOST)
        return made + (rank(card) == before), count(card)

    return max(moves, key=gain)


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(any_move),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, every_move, budget=60),
}
