"""Which kind of decision a move over five dice is."""

from taku.game import Move
from taku.games.yahtzee.boxes import UPPER
from taku.games.yahtzee.rules import FILL, THROWS, Yahtzee


def kind(state: Yahtzee, move: Move) -> str:
    if move < FILL:
        return "keeping-first" if state.rolls == THROWS - 1 else "keeping-second"
    if state.rolls:
        return "filling-early"
    place = move - FILL
    if not state.worth(place):
        return "scratching"
    return "filling-upper" if place < UPPER else "filling-lower"
