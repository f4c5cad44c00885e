"""What a set of cards is in President: a set, a sequence, or nothing."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from taku.cards import Cards, Deck, each

RANKS = "3456789TJQKA2"
SUITS = "SHCD"
# Rank by rank, so that the cards a beggar must give are the highest bits: jokers first,
# X1 before X2, then by rank, and among equals diamonds, clubs, hearts, spades.
DECK = Deck([rank + suit for rank in RANKS for suit in SUITS] + ["X2", "X1"])
JOKERS = DECK.read("X1 X2")
RANK = [0b1111 << 4 * rank for rank in range(13)]
SUIT = [sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(4)]
LAST = len(RANKS) - 1
JOKER_RANK = LAST + 1  # of a set of jokers only: above all in either order


@dataclass(frozen=True, slots=True)
class Play:
    """Cards as a combination, read in the order in which they were played."""

    cards: Cards
    kind: str
    """set or sequence"""
    size: int
    low: int
    """Rank of the weakest end in normal order, 0 for a 3 … 12 for a 2; 13 for jokers alone."""
    high: int

    def strength(self, reversed_: bool) -> int:
        """Of the strong end in the order in force: more beats less."""
        if self.low == JOKER_RANK:
            return JOKER_RANK
        return LAST - self.low if reversed_ else self.high

    def suits(self) -> tuple[int, ...]:
        """How many natural cards it has of each suit."""
        return tuple((self.cards & suit).bit_count() for suit in SUIT)


def combination(cards: Cards, sequences: bool, reversed_: bool) -> Play | None:
    """What the cards are, jokers standing for the strongest they can; None: nothing.

    At least two natural cards make a sequence, so no cards are ever both a set and a sequence.
    """
    size = cards.bit_count()
    natural = each(cards & ~JOKERS)
    if not size:
        return None
    if not natural:
        return Play(cards, "set", size, JOKER_RANK, JOKER_RANK)
    ranks = [(card.bit_length() - 1) // 4 for card in natural]
    low, high = ranks[0], ranks[-1]
    if low == high:
        return Play(cards, "set", size, low, low)
    one_suit = any(not cards & ~(suit | JOKERS) for suit in SUIT)
    span = high - low + 1
    if not (sequences and one_suit and 3 <= size <= len(RANKS) and span <= size):
        return None
    spare = size - span
    if reversed_:
        low = max(0, low - spare)
        high = low + size - 1
    else:
        high = min(LAST, high + spare)
        low = high - size + 1
    return Play(cards, "sequence", size, low, high)


def sets(hand: Cards, size: int) -> Iterator[Cards]:
    """Every set of this size: cards of one rank, jokers added, or jokers alone."""
    jokers = each(hand & JOKERS)
    for rank in RANK:
        for wild in range(min(len(jokers), size - 1) + 1):
            for cards in combinations(each(hand & rank), size - wild):
                for added in combinations(jokers, wild):
                    yield sum(cards) + sum(added)
    for only in combinations(jokers, size):
        yield sum(only)


def sequences(hand: Cards, size: int) -> Iterator[Cards]:
    """Every sequence of this size, gaps filled with jokers; none twice."""
    jokers = each(hand & JOKERS)
    for suit in SUIT:
        natural = each(hand & suit)
        for wild in range(min(len(jokers), size - 2) + 1):
            for cards in combinations(natural, size - wild):
                first, last = cards[0].bit_length(), cards[-1].bit_length()
                if last - first <= 4 * (size - 1):
                    for added in combinations(jokers, wild):
                        yield sum(cards) + sum(added)
