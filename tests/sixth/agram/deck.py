"""The cards of agram: 3 to 10 and ace of each suit, without the ace of spades."""

from taku.cards import Cards, Deck
from taku.tricks import Suits

# bit 34 … 0:  A♥ T♥ … 3♥ | T♠ … 3♠ | A♦ T♦ … 3♦ | A♣ T♣ … 3♣
RANKS = "3456789TA"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS if rank + suit != "AS")
SUITS = Suits(DECK)


def above(card: Cards) -> Cards:
    """Return the cards of the same suit that beat this one."""
    return SUITS.of[card] & -card & ~card


def rank(card: Cards) -> int:
    """Return the number of cards of the same suit that this one beats: 0 for a 3, 7 for a 10."""
    return (SUITS.of[card] & card - 1).bit_count()
