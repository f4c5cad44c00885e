"""A fast rollout policy for agram.

It uses only what the seat to act may know: its hand, the trick, and the cards played before.
"""

from random import Random

from taku.cards import Cards, each
from taku.game import Move
from taku.games.agram.deck import DECK, above, rank
from taku.games.agram.rules import Agram


def policy(state: Agram, random: Random) -> Move:
    """Keep strong cards for the end, and try to lead the last trick."""
    cards = state.allowed()
    if not cards & cards - 1:
        return cards
    ranked = from_weak_to_strong(state, cards)
    if state.hands[state.to_act].bit_count() > 2:
        return ranked[0]
    taking = [card for card in ranked if takes(state, card)]
    return taking[-1] if taking else ranked[0]


def from_weak_to_strong(state: Agram, cards: Cards) -> list[Cards]:
    """Sort cards by the number of unseen cards that beat each, then by rank; strongest last."""
    out = unseen(state)
    return sorted(each(cards), key=lambda card: (-(out & above(card)).bit_count(), rank(card)))


def unseen(state: Agram) -> Cards:
    """Return the cards that other seats hold or that were not dealt."""
    return DECK.all & ~(state.gone | state.hands[state.to_act])


def takes(state: Agram, card: Cards) -> bool:
    """True if a card would take the trick so far."""
    return state.use(card) != "discard" and card > state.best
