"""Facts that explain a move in review: the number of throws or open boxes left."""

from taku.game import Move
from taku.games.yahtzee.rules import FILL, Yahtzee
from taku.view import Sentence


def known_facts(state: Yahtzee, move: Move) -> tuple[Sentence, ...]:
    """Return the throws left in the turn for a keep, or the open boxes for a box."""
    if move < FILL:
        return (Sentence("throws", None, {"count": state.rolls}),)
    open_boxes = sum(mark is None for mark in state.marks[state.turn])
    return (Sentence("boxes", None, {"count": open_boxes}),)
