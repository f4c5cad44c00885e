"""Who could hold the queen of spades, as a question to a learner."""

from taku.game import Seat
from taku.games.hearts.deck import QUEEN
from taku.games.hearts.policy import unseen
from taku.games.hearts.rules import Hearts


def asked(state: Hearts) -> str:
    """Return "queen" while she costs points and the seat to act has not seen her; else ""."""
    return "queen" if unseen(state) & QUEEN & state.black else ""


def holds(state: Hearts, seat: Seat) -> bool:
    """True if the seat holds her."""
    return bool(state.hands[seat] & QUEEN)
