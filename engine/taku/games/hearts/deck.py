"""The cards of hearts, ordered by suit, so that a suit is one bit mask."""

from typing import Final

from taku.cards import Cards, Deck, each

# bit  51 … 39   38 … 26   25 … 13   12 …  0
#      AH … 2H   AS … 2S   AD … 2D   AC … 2C      in a suit the higher bit wins
DECK: Final = Deck(rank + suit for suit in "CDSH" for rank in "23456789TJQKA")
CLUBS: Final = 0x1FFF
DIAMONDS: Final = 0x1FFF << 13
SPADES: Final = 0x1FFF << 26
HEARTS: Final = 0x1FFF << 39
SUITS: Final = (CLUBS, DIAMONDS, SPADES, HEARTS)
SUIT_OF: Final = {card: suit for suit in SUITS for card in each(suit)}
QUEEN: Final = DECK.read("QS")
TOP_SPADES: Final = DECK.read("QS KS AS")
BONUS_POINTS: Final = 10  # what the bonus card takes off


class _Listed(dict[Cards, tuple[Cards, ...]]):
    """Cache of the cards in a set of one suit, in order; it has at most 4 x 8,192 entries."""

    def __missing__(self, cards: Cards) -> tuple[Cards, ...]:
        self[cards] = tuple(each(cards))
        return self[cards]


LISTED: Final = _Listed()


def letter(suit: Cards) -> str:
    """Return the letter of a suit: C, D, H or S."""
    return "CDSH"[SUITS.index(suit)]
