"""What a player of haggis can imagine: hands that could be, from what is known."""

from random import Random
from typing import TYPE_CHECKING

from taku.game import Seat
from taku.games.haggis.deck import DECK, NUMBERS, WILDS

if TYPE_CHECKING:
    from taku.games.haggis.rules import Haggis


def guess(state: "Haggis", seat: Seat, random: Random) -> "Haggis":
    """A world in which all that `seat` cannot know is drawn anew; wild cards are public."""
    holders = [*state.hands, state.haggis]
    known = [hand if owner == seat else hand & WILDS for owner, hand in enumerate(holders)]
    unknown = sum(holders) ^ sum(known)
    rooms = [(held ^ seen).bit_count() for held, seen in zip(holders, known, strict=True)]
    drawn = DECK.deal(rooms, random, unknown & NUMBERS)
    world = state.clone()
    *world.hands, world.haggis = (seen | new for seen, new in zip(known, drawn, strict=True))
    return world
