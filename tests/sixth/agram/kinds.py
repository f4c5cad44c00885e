"""Which kind of decision a move in agram is."""

from taku.game import Move
from taku.games.agram.rules import Agram


def kind(state: Agram, card: Move) -> str:
    if not state.trick:
        return "leading"
    return "following" if card & state.led else "discarding"
