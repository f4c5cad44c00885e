"""Which kind of decision a move in president is."""

from taku.cards import Cards
from taku.game import Move
from taku.games.president.combinations import JOKERS, PLAYS, RANK
from taku.games.president.rules import PASS, President

REVOLUTION = 4  # cards of a set


def kind(state: President, move: Move) -> str:
    if state.phase == "give":
        return "giving"
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
    """Whether some of a rank are played, and others of it stay in the hand."""
    return any(hand & rank & ~cards for rank in RANK if cards & rank)
