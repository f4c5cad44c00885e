"""The cards of oh hell: 52 of four suits."""

from taku.cards import Deck
from taku.tricks import Suits

RANKS = "23456789TJQKA"
DECK = Deck(rank + suit for suit in "CDSH" for rank in RANKS)
SUITS = Suits(DECK)
