"""The cards of little crib: 52, and what each counts."""

from itertools import combinations

from taku.cards import Cards, Deck

RANKS = "A23456789TJQK"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS)
FIFTEEN = 15  # in the crib, and on the way in play


def count(card: Cards) -> int:
    """Return what a card counts: its number, ten for a court card."""
    return min(10, 1 + RANKS.index(DECK.write(card)[0]))


def rank(card: Cards) -> str:
    """Return the letter of a card's rank."""
    return DECK.write(card)[0]


def worth(cards: list[Cards]) -> int:
    """Return the points of cards laid together: two for each pair, and for each fifteen."""
    pairs = sum(rank(one) == rank(other) for one, other in combinations(cards, 2))
    sets = (some for size in range(2, len(cards) + 1) for some in combinations(cards, size))
    return 2 * (pairs + sum(sum(map(count, some)) == FIFTEEN for some in sets))
