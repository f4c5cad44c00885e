"""The kinds of decisions in President."""

from taku.cards import Cards
from taku.game import Move
from taku.games.president.combinations import JOKERS, PLAYS, RANK
from taku.games.president.position import PASS
from taku.games.president.rules import President

REVOLUTION = 4  # cards in a set that makes a revolution
KINDS = {
    "give": "giving",
    "hand-on": "shedding",
    "discard": "shedding",
    "name": "naming",
    "swap": "swapping",
}


def kind(state: President, move: Move) -> str:
    """Return the kind of decision that a move is."""
    if state.phase != "play":
        return KINDS[state.phase]
    if move == PASS:
        return "passing"
    play = PLAYS[state.reversed][move]
    if play.kind == "sequence":
        return "sequence"
    if play.size >= REVOLUTION:
        return "revolution"
    if move & JOKERS:
        return "joker"
    if is_broken(state.hands[state.to_act], move):
        return "breaking"
    if state.to_beat is not None:
        return "following"
    return "leading-single" if play.size == 1 else "leading-set"


def is_broken(hand: Cards, cards: Cards) -> bool:
    """True if cards of a rank are played while others of it stay in the hand."""
    return any(hand & rank & ~cards for rank in RANK if cards & rank)
