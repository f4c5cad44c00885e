"""What games of tricks have in common: suits, cards that follow, who takes a trick, its view."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from taku.cards import Cards, Deck, each
from taku.game import Seat
from taku.roles import ZoneRole
from taku.view import Args, Refusal, Zone

Trick = Sequence[Cards]
"""Single cards in the order of play."""


class Suits:
    """The suits of a deck; the name of a card ends in the letter of its suit.

    >>> deck = Deck("2C 3C 9H TH".split())
    >>> suits = Suits(deck)
    >>> lead, hand = deck.read("2C"), deck.read("3C 9H")
    >>> deck.write(suits.follow(hand, [lead]))
    '3C'
    >>> suits.why_not(deck.read("9H"), hand, [lead], leader=1)
    Refusal(rule='follow-suit', args={'player': 1, 'suit': 'C', 'cards': '3C', 'count': 1})
    """

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        letters = dict.fromkeys(name[-1] for name in deck.names)
        self.cards = {
            letter: deck.read(" ".join(name for name in deck.names if name[-1] == letter))
            for letter in letters
        }
        """The cards of each suit, by its letter."""
        self.of = {card: suit for suit in self.cards.values() for card in each(suit)}
        """The cards of the same suit as a card."""

    def letter(self, card: Cards) -> str:
        """Return the letter of a card's suit."""
        return self.deck.write(card)[-1]

    def led(self, trick: Trick) -> Cards:
        """Return the cards of the suit that was led; 0 before the lead."""
        return self.of[trick[0]] if trick else 0

    def follow(self, hand: Cards, trick: Trick) -> Cards:
        """Return the cards of a hand that may be played where suit must be followed."""
        return hand & self.led(trick) or hand

    def best(self, trick: Trick, trumps: Cards = 0) -> Cards:
        """Return the card that takes a trick so far; 0 if there is none."""
        counted = [card for card in trick if card & trumps] or trick
        return max((card & (trumps | self.led(trick)) for card in counted), default=0)

    def why_not(self, card: Cards, hand: Cards, trick: Trick, leader: Seat) -> Refusal | None:
        """Return why a card may not be played where suit must be followed; None if it may."""
        if card.bit_count() != 1:
            return Refusal("trick", {"count": card.bit_count()})
        if not card & hand:
            return Refusal("not-yours", {"cards": self.deck.write(card)})
        allowed = self.follow(hand, trick)
        if card & allowed:
            return None
        suit, cards = self.letter(trick[0]), self.deck.write(allowed)
        count = allowed.bit_count()
        told: Args = {"player": leader, "suit": suit, "cards": cards, "count": count}
        return Refusal("follow-suit", told)


class TrickState(Protocol):
    """What `trick_zones` needs of a state."""

    leader: Seat
    """The seat that leads the trick, or has won the last one."""
    trick: list[Cards]
    last: tuple[Seat, list[Cards]] | None
    """The leader and the cards of the trick before."""

    def after(self, seat: Seat, steps: int = 1) -> Seat: ...


def trick_zones(deck: Deck, state: TrickState, best: Callable[[Trick], Cards]) -> Iterator[Zone]:
    """Yield the trick in the middle and the one before it; `best` returns the card ahead."""
    yield _zone(deck, state, "centre", (state.leader, state.trick), best)
    if state.last:
        yield _zone(deck, state, "last", state.last, best, winner=state.leader)


def _zone(
    deck: Deck,
    state: TrickState,
    role: ZoneRole,
    trick: tuple[Seat, Trick],
    best: Callable[[Trick], Cards],
    winner: Seat | None = None,
) -> Zone:
    leader, cards = trick
    items = tuple(deck.write(card) for card in cards)
    seats = tuple(state.after(leader, step) for step in range(len(cards)))
    return Zone("trick", role, None, items, seats, winner=winner, ahead=deck.write(best(cards)))
