"""The cards of oh hell: 52 of four suits."""

from taku.cards import Cards, Deck, each

RANKS = "23456789TJQKA"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS)
SUITS = {suit: DECK.read(" ".join(n for n in DECK.names if n[1] == suit)) for suit in "CDSH"}
SUIT_OF = {card: cards for cards in SUITS.values() for card in each(cards)}


def letter(card: Cards) -> str:
    """Return the letter of a card's suit: C, D, S or H."""
    return DECK.write(card)[1]
