"""The cards of haggis: number cards in up to five suits, and three wild cards for each seat."""

from typing import Final

from taku.cards import Cards, Deck

RANKS: Final = "23456789TJQK"
SUITS: Final = "ROYGB"
SLOTS: Final = "ROYGBroyg"  # bits of one rank: the suits, then the second copies of four suits
WIDE: Final = len(SLOTS)
SLOT: Final = (1 << WIDE) - 1
NUMBERS_END: Final = 9  # ranks
WILD_START: Final = NUMBERS_END * WIDE  # the bit of J0
# bit  92 91 90   …   83 82 81   80 79 78 77 76 75 74 73 72   …    8  7  6  5  4  3  2  1  0
#      K3 Q3 J3   …   K0 Q0 J0   Tg To Ty Tr TB TG TY TO TR   …   2g 2o 2y 2r 2B 2G 2Y 2O 2R
# Ordered by rank, so that the lowest bit of a set is its lowest card. Wild cards come last.
DECK: Final = Deck(
    [rank + slot for rank in RANKS[:NUMBERS_END] for slot in SLOTS]
    + [rank + str(seat) for seat in range(4) for rank in "JQK"]
)
NUMBERS: Final[Cards] = (1 << WILD_START) - 1
WILDS: Final[Cards] = DECK.all & ~NUMBERS
OWN_WILDS: Final = [0b111 << WILD_START + 3 * seat for seat in range(4)]
JACKS, QUEENS, KINGS = (sum(1 << WILD_START + 3 * seat + n for seat in range(4)) for n in range(3))
ROW: Final = [SLOT << WIDE * rank for rank in range(NUMBERS_END)]
# Bits of one slot on every rank.
COLUMN: Final = sum(1 << WIDE * rank for rank in range(NUMBERS_END))
ODD: Final = ROW[1] | ROW[3] | ROW[5] | ROW[7]  # 3, 5, 7 and 9


def _dealt(players: int, slots: str) -> Cards:
    numbers = sum(COLUMN << SLOTS.index(slot) for slot in slots)
    return numbers | sum(OWN_WILDS[:players])


# Keyed by the number of players: all cards, and the greatest width of a run of sets.
DECKS: Final = {2: _dealt(2, "ROYG"), 3: _dealt(3, "ROYGB"), 4: _dealt(4, "ROYGroyg")}
WIDEST: Final = {2: 4, 3: 5, 4: 8}
DEALT: Final = {2: 14, 3: 14, 4: 18}  # number cards to each player


def rank_of(card: Cards) -> int:
    """Return the rank of a card: 0 for a 2 … 8 for a 10, 9 J, 10 Q, 11 K.

    For several number cards, return the highest rank.
    """
    bit = card.bit_length() - 1
    return bit // WIDE if bit < WILD_START else NUMBERS_END + (bit - WILD_START) % 3


def lowest(cards: Cards) -> int:
    """Return the rank of the lowest card."""
    return rank_of(cards & -cards)


def shown(rank: int) -> str:
    """Return a rank as the page writes it, with 10 instead of T."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def _suits(row: int) -> int:
    """Return the suits of cards of one rank as bits, with a second bit if both copies are present.

    Bits 0 to 4 are the suits; bits 5 to 9 are set where both copies of a suit are present.
    """
    single, copies = row & 0b11111, row >> 5
    return single | copies | (single & copies) << 5


SUITS_OF: Final = [_suits(row) for row in range(1 << WIDE)]


def suits_in(numbers: Cards) -> int:
    """Return the suits of number cards as bits, with a second bit for two copies of one rank.

    The number of bits is the least width of a row that holds the cards.
    """
    suits = 0
    while numbers:
        suits |= SUITS_OF[numbers & SLOT]
        numbers >>= WIDE
    return suits
