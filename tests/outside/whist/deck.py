"""The cards of german whist: 9 to ace of each suit."""

from taku.cards import Deck
from taku.tricks import Suits

RANKS = "9TJQKA"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS)
SUITS = Suits(DECK)
