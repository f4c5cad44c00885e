"""A fast rollout policy for crazy eights."""

from random import Random

from taku.cards import each
from taku.game import Move
from taku.games.eights.deck import DECK, EIGHTS, NAMED, cost, like, most_of
from taku.games.eights.rules import Eights


def policy(state: Eights, random: Random) -> Move:
    """Keep each eight for need; among the others play the card that leaves most to go on it."""
    playable = state.playable()
    if not playable:
        return state.moves()[0]
    hand = state.hands[state.to_act]
    if others := playable & ~EIGHTS:
        return max(each(others), key=lambda card: ((hand & like(card)).bit_count(), cost(card)))
    eight = each(playable)[0]
    return eight | NAMED[most_of(hand)]


def novice(state: Eights, random: Random) -> Move:
    """Play like a beginner: the first card that fits, an eight at once."""
    moves = state.moves()
    wild = [move for move in moves if move & DECK.all & EIGHTS]
    return random.choice(wild or moves)
