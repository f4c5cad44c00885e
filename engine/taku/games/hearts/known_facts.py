"""Facts known to a seat in hearts that speak for or against a move."""

from collections.abc import Iterator

from taku.cards import Cards
from taku.game import Move
from taku.games.hearts.deck import QUEEN, SUIT_OF, SUITS
from taku.games.hearts.policy import LOW_SPADES, unseen
from taku.games.hearts.rules import Hearts
from taku.view import Sentence


def known_facts(state: Hearts, move: Move) -> tuple[Sentence, ...]:
    """Return the facts that matter for a move."""
    if state.phase == "pass":
        return tuple(_on_pass(state))
    if state.phase != "play" or move not in SUIT_OF:
        return ()
    return (*_on_card(state, move), *_on_queen(state))


def _on_pass(state: Hearts) -> Iterator[Sentence]:
    hand = state.hands[state.to_act]
    if hand & QUEEN & state.black:
        yield Sentence("guard", None, {"count": (hand & LOW_SPADES).bit_count()})


def _on_card(state: Hearts, card: Cards) -> Iterator[Sentence]:
    suit = SUIT_OF[card]
    if not state.trick:
        yield _among_others(unseen(state) & suit, card)
        yield from _voids(state, suit)
    elif card & state.led and card > state.best and len(state.trick) < state.seats - 1:
        yield Sentence("to-come", None, {"count": state.seats - 1 - len(state.trick)})


def _among_others(out: Cards, card: Cards) -> Sentence:
    """Return how high a card is among the cards of its suit in other hands."""
    suit = {"suit": "CDSH"[SUITS.index(SUIT_OF[card])]}
    higher, lower = (out & ~(card - 1)).bit_count(), (out & card - 1).bit_count()
    if not out:
        return Sentence("alone", None, suit)
    if not higher:
        return Sentence("highest", None, suit)
    if not lower:
        return Sentence("lowest", None, suit)
    return Sentence("between", None, {**suit, "higher": higher, "lower": lower})


def _voids(state: Hearts, suit: Cards) -> Iterator[Sentence]:
    letter = "CDSH"[SUITS.index(suit)]
    for seat, barred in enumerate(state.barred):
        if seat != state.to_act and barred & suit == suit:
            yield Sentence("void", seat, {"suit": letter})


def _on_queen(state: Hearts) -> Iterator[Sentence]:
    if unseen(state) & QUEEN & state.black:
        yield Sentence("queen")
