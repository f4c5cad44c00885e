"""Styles of play in President: each departs from the policy where that costs almost nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards
from taku.game import Move
from taku.games.president.bot import BOTS, alike
from taku.games.president.combinations import JOKERS, PLAYS
from taku.games.president.kinds import is_broken
from taku.games.president.legality import THREE, TWO
from taku.games.president.policy import forbidden_last, policy
from taku.games.president.position import PASS
from taku.games.president.rules import President

EARLY = 0.85  # share of the hand: with fewer cards every style plays like the policy
WHOLE = 0.9  # share of the hand: at most one card has been played
KING = 10  # the highest strength that a joker may support


def cautious(state: President, random: Random) -> Move:
    """Break no pair or set to win a trick early in a round."""
    move = policy(state, random)
    if move.bit_count() != 1 or not _beats(state, move) or not _has(EARLY, state):
        return move
    return PASS if is_broken(state.hands[state.to_act], move) else move


def daring(state: President, random: Random) -> Move:
    """Spend a joker to win a trick early, together with all cards of a rank below the strongest."""
    move = policy(state, random)
    hand = state.hands[state.to_act]
    wants = move == PASS and hand & JOKERS and state.phase == "play" and state.to_beat
    if not wants or not _has(EARLY, state):
        return move
    strengths = {
        play: PLAYS[state.reversed][play].strengths[state.reversed]
        for play in state.moves()
        if (play & JOKERS).bit_count() == 1 and play & ~JOKERS and not is_broken(hand, play)
    }
    weakest = min(strengths, key=strengths.__getitem__, default=PASS)
    dear = not weakest or strengths[weakest] > KING
    return move if dear or not hand & ~weakest & ~forbidden_last(state) else weakest


def hoarder(state: President, random: Random) -> Move:
    """Keep the strongest cards for later."""
    move = policy(state, random)
    if not _beats(state, move) or not _has(WHOLE, state):
        return move
    return PASS if move & _treasure(state) else move


def _has(share: float, state: President) -> bool:
    """True if the seat still holds more than about this share of the cards dealt to it."""
    return len(state.hands) * state.hands[state.to_act].bit_count() / 54 > share


def _beats(state: President, move: Move) -> bool:
    """True if the move beats the play on the table, where a pass is possible."""
    return state.phase == "play" and state.to_beat is not None and move != PASS


def _treasure(state: President) -> Cards:
    return JOKERS | (THREE if state.reversed else TWO)


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "hoarder": hoarder}, alike)
