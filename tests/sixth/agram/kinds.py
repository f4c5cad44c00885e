"""The kind of decision that a move in agram is, for the review."""

from taku.game import Move
from taku.games.agram.rules import Agram


def kind(state: Agram, card: Move) -> str:
    """Return the id of the kind of decision; its words are `decision-<kind>`."""
    if not state.trick:
        return "leading"
    return "following" if card & state.led else "discarding"
