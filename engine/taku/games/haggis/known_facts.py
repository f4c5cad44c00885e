"""Facts that the seat to act can know in haggis, to explain a move in review."""

from taku.game import Move
from taku.games.haggis.rules import Haggis
from taku.games.haggis.scoring import opponents
from taku.view import Sentence

FEW = 5  # cards


def known_facts(state: Haggis, move: Move) -> tuple[Sentence, ...]:
    """Name the opponent with the fewest cards, if no more than `FEW` are left."""
    held = [hand.bit_count() for hand in state.hands]
    others = [seat for seat in opponents(state.to_act, len(held)) if held[seat]]
    seat = min(others, key=lambda each: held[each], default=None)
    if seat is None or held[seat] > FEW:
        return ()
    return (Sentence("few", seat, {"count": held[seat]}),)
