"""The combinations of President: what a set of cards is, and which ones a hand holds."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from taku.cards import Cards, Deck, each
from taku.pickling import by_fields

RANKS: Final = "3456789TJQKA2"
SUITS: Final = "SHCD"
# bit  53 52   51 50 49 48   47 46 45 44   …   3  2  1  0
#      X1 X2   2D 2C 2H 2S   AD AC AH AS   …  3D 3C 3H 3S
# Ordered by rank, so that the cards that a Beggar must give are the highest bits.
DECK: Final = Deck([rank + suit for rank in RANKS for suit in SUITS] + ["X2", "X1"])
JOKERS: Final = DECK.read("X1 X2")
JOKER_BITS: Final = 52  # the lowest bit of the jokers
RANK: Final = [0b1111 << 4 * rank for rank in range(13)]
SUIT: Final = [sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(4)]
LAST: Final = len(RANKS) - 1
JOKER_RANK: Final = LAST + 1  # rank of a set of jokers alone, the strongest in both orders
SHORTEST: Final = 3  # cards of a sequence

# Cards of at least a given strength, in normal and in reversed order; jokers are always included:
#      AT_LEAST[False][11]   X1 X2   2222 AAAA 0000 … 0000
#      AT_LEAST[True][11]    X1 X2   0000 …  0000 4444 3333
# Above a set of jokers there is nothing.
AT_LEAST: Final = (
    [DECK.all & ~((1 << 4 * least) - 1) for least in range(JOKER_RANK + 1)] + [0],
    [(1 << 4 * (JOKER_RANK - least)) - 1 | JOKERS for least in range(JOKER_RANK + 1)] + [0],
)
# Cards one step above a given strength, in both orders; jokers stand for any rank.
NEXT: Final = tuple(
    [rank | JOKERS for rank in order[1:]] + [JOKERS, 0] for order in (RANK, RANK[::-1])
)


def rank_of(card: Cards) -> int:
    """Return the rank of the highest card: 0 for a 3 … 12 for a 2, in normal order."""
    return (card.bit_length() - 1) // 4


def rank_named(letter: str) -> Cards:
    """Return the cards of a rank, by its letter in notation."""
    return RANK[RANKS.index(letter)]


def _choices(rank: int, bits: int) -> list[list[Cards]]:
    """Return the ways to choose 0 … 6 cards of a rank, if these four bits are held."""
    parts = [part for part in range(16) if not part & ~bits]
    return [[part << 4 * rank for part in parts if part.bit_count() == n] for n in range(7)]


CHOICES: Final = [[_choices(rank, bits) for bits in range(16)] for rank in range(13)]
ANY: Final = [
    [[part for parts in some[1:] for part in parts] for some in ranks] for ranks in CHOICES
]
# The ways to choose jokers if a hand holds none, X2, X1 or both.
WILD: Final = [[part << JOKER_BITS for part in parts] for parts in ([], [1], [2], [1, 2, 3])]


@dataclass(frozen=True, slots=True)
class Play:
    """Cards as a combination; jokers stand for the strongest cards possible in this order."""

    cards: Cards
    kind: str
    """"set" or "sequence"."""
    size: int
    low: int
    """The rank of the weak end in normal order: 0 for a 3 … 12 for a 2; 13 for jokers alone."""
    high: int
    """The rank of the strong end in normal order."""
    suits: Cards
    """All cards of the suits that occur in it."""
    strengths: tuple[int, int]
    """The strength of the strong end, in normal and in reversed order: more beats less."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def names(self) -> tuple[str, ...]:
        """Return its cards by name as the table shows them: jokers in the gaps of a sequence."""
        jokers = each(self.cards & JOKERS)
        if self.kind == "set" or not jokers:
            return DECK.list(self.cards)
        by_rank = {rank_of(card): card for card in each(self.cards & ~JOKERS)}
        ordered = [by_rank.get(r) or jokers.pop() for r in range(self.low, self.high + 1)]
        return tuple(map(DECK.write, ordered))

    def word_args(self) -> dict[str, str | int]:
        """Return the arguments of its words: kind, size, lowest and highest rank."""
        jokers = self.low == JOKER_RANK
        return {
            "cards": " ".join(self.names()),
            "kind": "jokers" if jokers else self.kind,
            "size": self.size,
            "low": "" if jokers else shown(self.low),
            "high": "" if jokers else shown(self.high),
        }


def shown(rank: int) -> str:
    """Return a rank as people write it."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def strongest(hand: Cards, count: int) -> Cards:
    """Return the `count` cards that a poor player must give: the strongest in normal order."""
    rest = hand
    for _ in range(count):
        rest ^= 1 << rest.bit_length() - 1
    return hand ^ rest


def combination(cards: Cards, reversed_: bool) -> Play | None:
    """Return the combination that the cards make; None if they make none.

    A sequence needs two natural cards, so no cards are both a set and a sequence.
    """
    size = cards.bit_count()
    natural = cards & ~JOKERS
    suits = sum(suit for suit in SUIT if suit & cards)
    if not natural:
        return _set(cards, JOKER_RANK, suits, (JOKER_RANK, JOKER_RANK)) if size else None
    low, high = rank_of(natural & -natural), rank_of(natural)
    if low == high:
        return _set(cards, low, suits, (low, LAST - low))
    spare = size - (high - low + 1)
    if suits not in SUIT or size < SHORTEST or size > len(RANKS) or spare < 0:
        return None
    if reversed_:
        low = max(0, low - spare)
        high = low + size - 1
    else:
        high = min(LAST, high + spare)
        low = high - size + 1
    return Play(cards, "sequence", size, low, high, suits, (high, LAST - low))


def _set(cards: Cards, rank: int, suits: Cards, strengths: tuple[int, int]) -> Play:
    return Play(cards, "set", cards.bit_count(), rank, rank, suits, strengths)


def fault(cards: Cards) -> str:
    """Return what keeps cards from being a set or a sequence."""
    size, natural = cards.bit_count(), each(cards & ~JOKERS)
    ranks = [rank_of(card) for card in natural]
    if len(set(ranks)) < len(ranks):
        return "ranks"
    one_suit = any(not cards & ~(suit | JOKERS) for suit in SUIT)
    in_a_row = ranks[-1] - ranks[0] < size
    if size < SHORTEST:
        return "short" if one_suit and in_a_row else "ranks"
    if not one_suit:
        return "suits" if in_a_row else "ranks"
    turned = [sorted((rank + turn) % len(RANKS) for rank in ranks) for turn in range(len(RANKS))]
    return "corner" if any(turn[-1] - turn[0] < size for turn in turned) else "gap"


class _Plays(dict[Cards, Play]):
    """Cache of the combinations, as read in one of the two orders."""

    def __init__(self, reversed_: bool) -> None:
        self.reversed = reversed_

    def __missing__(self, cards: Cards) -> Play:
        play = combination(cards, self.reversed)
        assert play
        self[cards] = play
        return play


PLAYS: Final = (_Plays(False), _Plays(True))


def sets(hand: Cards, size: int) -> list[Cards]:
    """Return every set of this size: cards of one rank, with or without jokers, or jokers alone."""
    if size == 1:
        return each(hand)
    found = []
    wild = WILD[hand >> JOKER_BITS]
    naturals = hand & ~JOKERS
    while naturals:
        rank = rank_of(naturals)
        choices = CHOICES[rank][naturals >> 4 * rank]
        found += choices[size]
        for jokers in wild:
            if size > jokers.bit_count():
                found += [chosen | jokers for chosen in choices[size - jokers.bit_count()]]
        naturals &= (1 << 4 * rank) - 1
    return found + [jokers for jokers in wild if jokers.bit_count() == size]


def sequences(hand: Cards, size: int = 0) -> list[Cards]:
    """Return every sequence, or every one of this size, with jokers at any place, each once."""
    found: list[Cards] = []
    wild = [0, *WILD[hand >> JOKER_BITS]]
    most = (hand & JOKERS).bit_count()
    for suit in SUIT:
        held = hand & suit
        if held.bit_count() + most < (size or SHORTEST) or not (
            most or held & held >> 4 & held >> 8
        ):
            continue
        naturals = each(held)
        for start, first in enumerate(naturals):
            for end in range(start + 1, len(naturals)):
                last, between = naturals[end], naturals[start + 1 : end]
                span = rank_of(last) - rank_of(first) + 1
                if span - 2 - len(between) > most:
                    break
                for jokers in wild:
                    ends = first | last | jokers
                    found += _filled(ends, between, span - 2 - jokers.bit_count(), size)
    return found


def _filled(ends: Cards, between: list[Cards], fewest: int, size: int) -> list[Cards]:
    """Return the sequences of both ends, the jokers, and at least `fewest` cards from between."""
    added = ends.bit_count()
    least = max(fewest, (size or SHORTEST) - added, 0)
    most = min(len(between), (size or len(RANKS)) - added)
    return [
        ends + sum(chosen)
        for number in range(least, most + 1)
        for chosen in combinations(between, number)
    ]


def leads(hand: Cards, with_sequences: bool) -> list[Cards]:
    """Return every combination in a hand."""
    wild = WILD[hand >> JOKER_BITS]
    found = wild[:]
    naturals = hand & ~JOKERS
    while naturals:
        rank = rank_of(naturals)
        chosen = ANY[rank][naturals >> 4 * rank]
        found += chosen
        for jokers in wild:
            found += [cards | jokers for cards in chosen]
        naturals &= (1 << 4 * rank) - 1
    return found + sequences(hand) if with_sequences else found
