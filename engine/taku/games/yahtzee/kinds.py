"""The kind of decision that a move in a dice game is, for the review."""

from taku.game import Move
from taku.games.yahtzee.rules import FILL, THROWS, Yahtzee


def kind(state: Yahtzee, move: Move) -> str:
    """Return the id of the kind of decision; its words are `decision-<kind>`."""
    if move < FILL:
        return "keeping-first" if state.rolls == THROWS - 1 else "keeping-second"
    if state.rolls:
        return "filling-early"
    place = move - FILL
    if not state.worth(place):
        return "scratching"
    return "filling-upper" if state.sheet.boxes[place].face else "filling-lower"
