"""The cards of crazy eights, and what they cost a player who is left with them."""

from taku.cards import Cards, Deck
from taku.tricks import Suits

DECK = Deck(rank + suit for suit in "CDHS" for rank in "A23456789TJQK")
SUITS = Suits(DECK).cards
RANKS = {
    rank: DECK.read(" ".join(n for n in DECK.names if n[0] == rank)) for rank in "A23456789TJQK"
}
EIGHTS = RANKS["8"]

# A move is a card; an eight also names a suit, by a bit above the cards.
NAMED = {suit: 1 << len(DECK.names) + place for place, suit in enumerate(SUITS)}
DRAW = 1 << len(DECK.names) + 4
PASS = 1 << len(DECK.names) + 5


def like(card: Cards) -> Cards:
    """Return the cards of the same suit or rank."""
    name = DECK.write(card)
    return SUITS[name[1]] | RANKS[name[0]]


def cost(cards: Cards) -> int:
    """Return the points of cards: 50 for an eight, 10 for a court card, else the number."""
    return sum(_cost(name[0]) for name in DECK.list(cards))


def _cost(rank: str) -> int:
    if rank == "8":
        return 50
    return "A23456789".find(rank) + 1 or 10


def most_of(cards: Cards) -> str:
    """Return the suit of which there are most cards but for the eight."""
    return max(SUITS, key=lambda suit: (cards & SUITS[suit] & ~EIGHTS).bit_count())


def named_in(move: int) -> str:
    """Return the suit that a move names; "" for none."""
    return next((suit for suit, bit in NAMED.items() if move & bit), "")
