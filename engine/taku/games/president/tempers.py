"""Ways to play President: each decides otherwise than the policy where that costs about nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards
from taku.game import Move
from taku.games.president.bot import BOTS, alike
from taku.games.president.combinations import JOKERS
from taku.games.president.policy import counts, forbidden_last, policy
from taku.games.president.rules import PASS, THREE, TWO, President

LATE = 0.6  # of the cards dealt: with fewer nobody holds anything back
SOON = 0.7  # the same for the hoarder's best


def cautious(state: President, random: Random) -> Move:
    """Breaks up no pair and no set to win a trick, while there is time."""
    move = policy(state, random)
    hand = state.hands[state.to_act]
    if not _beats(state, move) or _share(state) <= LATE:
        return move
    used, held = counts(move & ~JOKERS), counts(hand & ~JOKERS)
    broken = any(0 < used >> at & 15 < held >> at & 15 for at in range(0, 52, 4))
    return PASS if broken else move


def daring(state: President, random: Random) -> Move:
    """Spends jokers to win a trick early."""
    move = policy(state, random)
    hand = state.hands[state.to_act]
    if move != PASS or state.phase != "play" or not hand & JOKERS:
        return move
    wild = [play for play in state.moves() if play & JOKERS and play & ~JOKERS]
    if state.to_beat is None or not wild or not hand & ~wild[0] & ~forbidden_last(state):
        return move
    return wild[0]


def hoarder(state: President, random: Random) -> Move:
    """Keeps its strongest cards for the end."""
    move = policy(state, random)
    if not _beats(state, move) or _share(state) <= SOON:
        return move
    return PASS if move & _treasure(state) else move


def _share(state: President) -> float:
    """How much of what each has been dealt, about, is still in hand."""
    return len(state.hands) * state.hands[state.to_act].bit_count() / 54


def _beats(state: President, move: Move) -> bool:
    """Whether it beats what lies, when it could be let go by."""
    return state.phase == "play" and state.to_beat is not None and move != PASS


def _treasure(state: President) -> Cards:
    return JOKERS | (THREE if state.reversed else TWO)


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "hoarder": hoarder}, alike)
