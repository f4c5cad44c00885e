"""Ways to play President: each decides otherwise than the policy where that costs about nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards
from taku.game import Move
from taku.games.president.bot import BOTS, alike
from taku.games.president.combinations import JOKERS, PLAYS
from taku.games.president.kinds import is_broken
from taku.games.president.policy import forbidden_last, policy
from taku.games.president.rules import PASS, THREE, TWO, President

EARLY = 0.85  # of the cards dealt: with fewer everybody plays as usual
WHOLE = 0.9  # of the cards dealt: nothing has been played, or a single card
KING = 10  # the strength of what a joker may lift


def cautious(state: President, random: Random) -> Move:
    """Plays no card out of a pair or a set to win a trick, while there is time."""
    move = policy(state, random)
    if move.bit_count() != 1 or not _beats(state, move) or not _has(EARLY, state):
        return move
    return PASS if is_broken(state.hands[state.to_act], move) else move


def daring(state: President, random: Random) -> Move:
    """Spends a joker to win a trick early, with all of a rank that is not among the strongest."""
    move = policy(state, random)
    hand = state.hands[state.to_act]
    if move != PASS or not hand & JOKERS or state.to_beat is None or not _has(EARLY, state):
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
    """Keeps its strongest cards for later."""
    move = policy(state, random)
    if not _beats(state, move) or not _has(WHOLE, state):
        return move
    return PASS if move & _treasure(state) else move


def _has(share: float, state: President) -> bool:
    """Whether more than this of what each has been dealt, about, is still in hand."""
    return len(state.hands) * state.hands[state.to_act].bit_count() / 54 > share


def _beats(state: President, move: Move) -> bool:
    """Whether it beats what lies, when it could be let go by."""
    return state.phase == "play" and state.to_beat is not None and move != PASS


def _treasure(state: President) -> Cards:
    return JOKERS | (THREE if state.reversed else TWO)


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "hoarder": hoarder}, alike)
