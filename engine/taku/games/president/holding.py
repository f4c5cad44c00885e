"""Who could hold a joker, as a question to a learner."""

from taku.game import Seat
from taku.games.president.combinations import JOKERS
from taku.games.president.rules import President


def asked(state: President) -> str:
    """Return "joker" while another seat holds one; else ""."""
    others = (hand for seat, hand in enumerate(state.hands) if seat != state.to_act)
    return "joker" if any(hand & JOKERS for hand in others) else ""


def holds(state: President, seat: Seat) -> bool:
    """True if the seat holds a joker."""
    return bool(state.hands[seat] & JOKERS)
