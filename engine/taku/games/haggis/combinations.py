"""Combinations of haggis: recognise cards as a play, and list every play in a hand.

Every play but a bomb has a width (cards of each rank) and a length (ranks in a row). A set has
length 1, a run has width 1. Of the possible ranks of a shape, a reading takes the highest, so the
lowest rank always holds a number card.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from taku.cards import Cards, each, subsets
from taku.game import Move
from taku.games.haggis.deck import (
    DECK,
    NUMBERS,
    NUMBERS_END,
    ROW,
    SLOT,
    SUITS_OF,
    WIDE,
    WILD_START,
    lowest,
    rank_of,
    shown,
    suits_in,
)

# A play as a move:
# bit  96 …  93          92 … 0
#      width; 0: a bomb  the cards, as in deck.py
SHAPE: Final = len(DECK.names)
BOMBS: Final = ("rainbow", "JQ", "JK", "QK", "JQK", "suited")  # weakest first
WILD_BOMBS: Final = {0b011: 1, 0b101: 2, 0b110: 3, 0b111: 4}  # wild cards as bits K Q J: strength
BOMB_RANKS: Final = (1, 3, 5, 7)  # 3, 5, 7 and 9
SUITED: Final = 5
LARGEST_BOMB: Final = 4  # cards
REMEMBERED: Final = 1 << 14  # results in each cache: equal cards come up in many worlds
NAMES: Final = {
    2: "pairs",
    3: "triples",
    4: "quads",
    5: "quints",
    6: "sextets",
    7: "septets",
    8: "octets",
}


class Play(NamedTuple):
    """A combination: its cards and their shape."""

    cards: Cards
    width: int
    """Number of cards of each rank; 0 for a bomb."""
    length: int
    """Number of ranks in a row; 0 for a bomb."""
    high: int
    """Highest rank; for a bomb, its index in `BOMBS`."""

    @property
    def move(self) -> Move:
        return self.cards | self.width << SHAPE

    @property
    def kind(self) -> str:
        if not self.width:
            return "bomb"
        if self.length == 1:
            return "set" if self.width > 1 else "single"
        return "run" if self.width == 1 else "stairs"

    def beats(self, other: "Play") -> bool:
        if self.width != other.width:
            return not self.width
        return self.length == other.length and self.high > other.high

    def names(self) -> tuple[str, ...]:
        """Return the cards by name in display order, each wild card at the rank it stands for."""
        numbers, wilds = self.cards & NUMBERS, DECK.list(self.cards & ~NUMBERS)
        if self.length <= 1 or not wilds:
            return DECK.list(self.cards)
        ordered: tuple[str, ...] = ()
        for rank in range(self.high - self.length + 1, self.high + 1):
            row = DECK.list(numbers & ROW[rank]) if rank < NUMBERS_END else ()
            needed = self.width - len(row)
            ordered += row + wilds[:needed]
            wilds = wilds[needed:]
        return ordered

    def message_args(self) -> dict[str, str | int]:
        """Return the cards and the shape, as arguments for a message."""
        return {"cards": " ".join(self.names()), **self.shape()}

    def shape(self) -> dict[str, str | int]:
        """Return the shape without the cards, as arguments for a message.

        `low` and `high` are ranks as text. They are empty for a bomb.
        """
        bomb = not self.width
        return {
            "kind": self.kind,
            "size": self.cards.bit_count(),
            "width": self.width,
            "length": self.length,
            "low": "" if bomb else shown(self.high - self.length + 1),
            "high": "" if bomb else shown(self.high),
            "bomb": BOMBS[self.high] if bomb else "",
        }


# Recognise cards


@lru_cache(REMEMBERED)
def play_of(move: Move) -> Play:
    """Return a legal move as a play."""
    cards, width = move & DECK.all, move >> SHAPE
    if not width:
        return Play(cards, 0, 0, _strength(cards))
    length = cards.bit_count() // width
    return Play(cards, width, length, lowest(cards) + length - 1)


@lru_cache(REMEMBERED)
def readings(cards: Cards, widest: int) -> tuple[Play, ...]:
    """Return every play that the cards can be, the widest first; none if they are no play.

    `widest` is the greatest width of a run of sets.
    """
    numbers, size = cards & NUMBERS, cards.bit_count()
    if size == 1:
        return (Play(cards, 1, 1, rank_of(cards)),)
    if (strength := _strength(cards)) >= 0:
        return (Play(cards, 0, 0, strength),)
    if not numbers:
        return ()
    low, high = lowest(numbers), rank_of(numbers)
    found = [Play(cards, size, 1, low)] if low == high else []
    most = min(widest, size // 2, size // (high - low + 1))  # the length must span low to high
    if not most:
        return tuple(found)
    for width in range(most, suits_in(numbers).bit_count() - 1, -1):
        length, left_over = divmod(size, width)
        if not left_over and length > high - low and length >= shortest(width):
            found.append(Play(cards, width, length, low + length - 1))
    return tuple(found)


def shortest(width: int) -> int:
    """Return the fewest ranks that make a run (width 1) or a run of sets."""
    return 3 if width == 1 else 2


def _strength(cards: Cards) -> int:
    """Return the index in `BOMBS` of the bomb that the cards form; -1 if they are no bomb."""
    wilds = cards >> WILD_START
    if not cards & NUMBERS:
        while wilds > 0b111:
            wilds >>= 3
        return WILD_BOMBS.get(wilds, -1)
    if cards.bit_count() != LARGEST_BOMB or not all(cards & ROW[rank] for rank in BOMB_RANKS):
        return -1
    return {1: SUITED, 4: 0}.get(suits_in(cards).bit_count(), -1)


# List the plays of a hand


def leads(hand: Cards, widest: int) -> list[Move]:
    """Return every combination and every bomb in a hand, as moves."""
    wilds = _wilds(hand & ~NUMBERS)
    found = [wild | 1 << SHAPE for wild in wilds[1]]
    for rank in range(NUMBERS_END):
        for row, _, count in _parts(hand >> WIDE * rank & SLOT)[1:]:
            numbers = row << WIDE * rank
            for more, some in enumerate(wilds):
                tagged = numbers | count + more << SHAPE
                found += [tagged | wild for wild in some]
    for width in range(1, widest + 1):
        found += _rows(hand, width)
    return found + [cards for cards, _ in bombs(hand)]


def follows(hand: Cards, to_beat: Play) -> list[Move]:
    """Return every play in a hand that beats `to_beat`, as moves."""
    stronger = [
        cards for cards, strength in bombs(hand) if to_beat.width or strength > to_beat.high
    ]
    if not to_beat.width:
        return stronger
    if to_beat.length == 1:
        return _sets(hand, to_beat.width, to_beat.high + 1) + stronger
    lowest_start = to_beat.high - to_beat.length + 2
    return _rows(hand, to_beat.width, to_beat.length, lowest_start) + stronger


def bombs(hand: Cards) -> list[tuple[Cards, int]]:
    """Return every bomb in a hand with its strength."""
    wilds = _wilds(hand & ~NUMBERS)
    found = [(some, _strength(some)) for some in wilds[2] + wilds[3]]
    begun = [(0, 0)]  # partial bombs: cards, and suits as bits
    for size, rank in enumerate(BOMB_RANKS, 1):
        singles = each(hand & ROW[rank])
        begun = [
            (cards | card, suits | SUITS_OF[card >> WIDE * rank])
            for cards, suits in begun
            for card in singles
            if (suits | SUITS_OF[card >> WIDE * rank]).bit_count() in (1, size)
        ]
    return found + [(cards, 0 if suits & suits - 1 else SUITED) for cards, suits in begun]


def strongest_bomb(hand: Cards) -> Cards:
    """Return the strongest bomb of number cards in a hand; no cards if there is none."""
    found = [(strength, cards) for cards, strength in bombs(hand & NUMBERS)]
    return max(found, default=(0, 0))[1]


def _sets(hand: Cards, size: int, least: int) -> list[Move]:
    """Return every set of `size` cards (single cards for 1) of rank `least` or higher."""
    wilds, tag = _wilds(hand & ~NUMBERS), size << SHAPE
    found = [wild | tag for wild in wilds[1] if rank_of(wild) >= least] if size == 1 else []
    for rank in range(least, NUMBERS_END):
        for row, _, count in _parts(hand >> WIDE * rank & SLOT)[1:]:
            if 0 <= size - count <= 3:
                found += [row << WIDE * rank | tag | wild for wild in wilds[size - count]]
    return found


Row = tuple[Cards, int, int]  # number cards, their suits as bits, places left for wild cards


def _rows(hand: Cards, width: int, length: int = 0, start: int = 0) -> list[Move]:
    """Return every run (width 1) or run of sets that starts at rank `start` or higher.

    `length` is the number of ranks; 0 allows any.
    """
    wilds, most = _wilds(hand & ~NUMBERS), (hand & ~NUMBERS).bit_count()
    ranks = [_places(hand >> WIDE * rank & SLOT, rank, width, most) for rank in range(NUMBERS_END)]
    ranks += [[(0, 0, width)]] * 3  # only wild cards reach J, Q and K
    tagged = [[wild | width << SHAPE for wild in some] for some in wilds]
    found: list[Move] = []
    for low in range(start, NUMBERS_END):
        begun = [row for row in ranks[low] if row[0]]
        if not begun:
            continue
        for size, places in enumerate(ranks[low + 1 :], 2):
            begun = [
                (numbers | more, needed, empty)
                for numbers, suits, missing in begun
                for more, others, lack in places
                if (empty := missing + lack) <= most
                and (needed := suits | others).bit_count() <= width
            ]
            if not begun or size > length > 0:
                break
            if size >= shortest(width) and length in (0, size):
                found += [row | wild for row, _, empty in begun for wild in tagged[empty]]
    return found


@lru_cache(REMEMBERED)
def _places(held: int, rank: int, width: int, most: int) -> list[Row]:
    """Return the ways to put cards of one rank in a row, with at most `most` places left empty."""
    return [
        (row << WIDE * rank, suits, width - count)
        for row, suits, count in _parts(held)
        if width - most <= count <= width and suits.bit_count() <= width
    ]


@cache
def _parts(row: int) -> list[Row]:
    """Return every subset of the cards of one rank, the empty one first.

    Each has its cards, its suits as bits and its number of cards.
    """
    parts = [part for size in range(row.bit_count() + 1) for part in subsets(row, size)]
    return [(part, SUITS_OF[part], part.bit_count()) for part in parts]


@cache
def _wilds(held: Cards) -> list[list[Cards]]:
    """Return the ways to choose 0, 1, 2 or 3 of some wild cards, indexed by that number."""
    return [subsets(held, size) for size in range(4)]
