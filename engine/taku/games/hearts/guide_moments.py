"""What the cues of hearts ask of a moment at the learner's table."""

from typing import TypeAlias

from taku.cards import Cards
from taku.game import Seat
from taku.games.hearts.deck import DECK
from taku.games.hearts.rules import Hearts
from taku.guidance import GuideMoment
from taku.view import Spot

Now: TypeAlias = GuideMoment[Hearts]

HAND = "hand"


def taken_by(seat: Seat | None) -> Spot:
    """Return the spot of the penalty cards that a seat has taken."""
    return Spot("zone", "taken", seat)


def led_card(state: Hearts) -> Spot:
    """Return the spot of the first card of the trick."""
    return Spot("item", DECK.write(state.trick[0]))


def winning(now: Now) -> Cards:
    """Return the card that won the trick that has just ended."""
    assert now.after.last
    _, trick = now.after.last
    return max(card for card in trick if card & now.after.led)


def binds(state: Hearts, rule: str) -> bool:
    """Return True if this rule takes cards of the seat to act away."""
    return any(name == rule for name, _ in state.binding())


def leads(now: Now) -> bool:
    """Return True if the learner is to lead to a trick."""
    return now.decides and now.after.phase == "play" and not now.after.trick


def follows(now: Now) -> bool:
    """Return True if the learner is to add a card to a trick."""
    return now.decides and now.after.phase == "play" and bool(now.after.trick)
