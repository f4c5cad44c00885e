"""Who could hold a bomb of number cards, as a question to a learner."""

from taku.game import Seat
from taku.games.haggis.combinations import LARGEST_BOMB, bombs
from taku.games.haggis.deck import NUMBERS
from taku.games.haggis.rules import Haggis


def asked(state: Haggis) -> str:
    """Return "bomb" while another seat has enough number cards for one; else ""."""
    sizes = (
        (hand & NUMBERS).bit_count()
        for seat, hand in enumerate(state.hands)
        if seat != state.to_act
    )
    return "bomb" if max(sizes) >= LARGEST_BOMB else ""


def holds(state: Haggis, seat: Seat) -> bool:
    """True if the seat holds a bomb without wild cards."""
    return bool(bombs(state.hands[seat] & NUMBERS))
