"""What a seat can know in haggis that speaks for or against a move."""

from taku.game import Move
from taku.games.haggis.rules import Haggis
from taku.games.haggis.scoring import opponents
from taku.view import Sentence

FEW = 5  # cards


def known(state: Haggis, move: Move) -> tuple[Sentence, ...]:
    """Whoever has fewest cards, and how many are in the own hand."""
    held = [hand.bit_count() for hand in state.hands]
    others = [seat for seat in opponents(state.to_act, len(held)) if held[seat]]
    seat = min(others, key=lambda each: held[each], default=None)
    if seat is None or held[seat] > FEW:
        return ()
    return (Sentence("few", seat, {"count": held[seat]}),)
