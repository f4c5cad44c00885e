"""A rollout policy for agram: fast, and fair.

It looks only at what the seat to act may know: its hand, the trick, and what has gone before.
"""

from random import Random

from taku.cards import Cards, each
from taku.game import Move
from taku.games.agram.deck import DECK, above, rank
from taku.games.agram.rules import Agram


def policy(state: Agram, random: Random) -> Move:
    """Keep what is strong for the end, and take the lead for the last trick."""
    cards = state.allowed()
    if not cards & cards - 1:
        return cards
    ranked = from_weak_to_strong(state, cards)
    if state.hands[state.to_act].bit_count() > 2:
        return ranked[0]
    taking = [card for card in ranked if takes(state, card)]
    return taking[-1] if taking else ranked[0]


def from_weak_to_strong(state: Agram, cards: Cards) -> list[Cards]:
    """By how many of the cards that this seat has not seen could beat each; the higher later."""
    out = unseen(state)
    return sorted(each(cards), key=lambda card: (-(out & above(card)).bit_count(), rank(card)))


def unseen(state: Agram) -> Cards:
    """The cards that the others hold, or that were not dealt."""
    return DECK.all & ~(state.gone | state.hands[state.to_act])


def takes(state: Agram, card: Cards) -> bool:
    """Whether a card would take the trick as it lies."""
    return state.use(card) != "discard" and card > state.best
