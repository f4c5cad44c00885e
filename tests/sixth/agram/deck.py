"""The cards of agram: 3 to 10 and ace of each suit, without the ace of spades."""

from taku.cards import Cards, Deck, each

# bit 34 … 0:  A♥ T♥ … 3♥ | T♠ … 3♠ | A♦ T♦ … 3♦ | A♣ T♣ … 3♣
RANKS = "3456789TA"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS if rank + suit != "AS")
SUITS = {suit: DECK.read(" ".join(n for n in DECK.names if n[1] == suit)) for suit in "CDSH"}
SUIT_OF = {card: cards for cards in SUITS.values() for card in each(cards)}


def letter(card: Cards) -> str:
    """Return the letter of a card's suit: C, D, S or H."""
    return DECK.write(card)[1]


def above(card: Cards) -> Cards:
    """Return the cards of the same suit that beat this one."""
    return SUIT_OF[card] & -card & ~card


def rank(card: Cards) -> int:
    """Return the number of cards of the same suit that this one beats: 0 for a 3, 7 for a 10."""
    return (SUIT_OF[card] & card - 1).bit_count()
