"""The kinds of decisions in hearts."""

from taku.game import Move
from taku.games.hearts.advice import advise
from taku.games.hearts.deck import HEARTS, SPADES
from taku.games.hearts.policy import HIGH_SPADES
from taku.games.hearts.position import END_HAND, TAKE_REST
from taku.games.hearts.rules import Hearts

AGAINST_MOON = ("stop-moon", "starve-moon")
"""The reasons for moves that keep an opponent from shooting the moon."""


def kind(state: Hearts, move: Move) -> str:
    """Return the kind of decision that a move is."""
    if state.phase != "play":
        return "passing" if state.phase == "pass" else "moon"
    if move in (TAKE_REST, END_HAND):
        return "claiming"
    if not state.trick:
        return _of_lead(move)
    if advise(state, move).id in AGAINST_MOON:
        return "stopping-moon"
    if not move & state.led:
        return "discarding" if move & (state.penalty | HIGH_SPADES) else "voiding"
    return "taking" if move > state.best else "ducking"


def _of_lead(card: Move) -> str:
    if card & SPADES:
        return "leading-spades"
    return "leading-hearts" if card & HEARTS else "leading-others"
