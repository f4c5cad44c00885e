"""What speaks for or against a move with dice: how much is still to come."""

from taku.game import Move
from taku.games.yahtzee.rules import FILL, Yahtzee
from taku.view import Sentence


def known(state: Yahtzee, move: Move) -> tuple[Sentence, ...]:
    if move < FILL:
        return (Sentence("throws", None, {"count": state.rolls}),)
    open_boxes = sum(mark is None for mark in state.marks[state.turn])
    return (Sentence("boxes", None, {"count": open_boxes}),)
