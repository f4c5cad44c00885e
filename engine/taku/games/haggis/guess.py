"""Sample the hidden cards of haggis consistently with what one seat knows."""

from collections.abc import Sequence
from random import Random

from taku.cards import Cards
from taku.game import Seat
from taku.games.haggis.deck import DECK, NUMBERS, WILDS


def guessed_hands(
    hands: Sequence[Cards], haggis: Cards, seat: Seat, random: Random
) -> tuple[list[Cards], Cards]:
    """Return the hands and the haggis with all that `seat` cannot know drawn anew.

    Wild cards are public, and so is the number of cards in each hand.
    """
    holders = [*hands, haggis]
    known = [hand if owner == seat else hand & WILDS for owner, hand in enumerate(holders)]
    unknown = sum(holders) ^ sum(known)
    rooms = [(held ^ seen).bit_count() for held, seen in zip(holders, known, strict=True)]
    drawn = DECK.deal(rooms, random, unknown & NUMBERS)
    *others, rest = (seen | new for seen, new in zip(known, drawn, strict=True))
    return others, rest
