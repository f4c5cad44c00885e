"""Ways to play haggis: each decides otherwise than the policy where that costs about nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards
from taku.game import Move
from taku.games.haggis.bot import BOTS, alike
from taku.games.haggis.combinations import readings
from taku.games.haggis.deck import DECK, NUMBERS
from taku.games.haggis.policy import forced, policy, pressed
from taku.games.haggis.rules import BETS, PASS, Haggis
from taku.games.haggis.scoring import opponents

WARY = 5  # cards of an opponent whom the cautious stop already
MANY = 14  # cards of a hand that hoards: longer, it would give too many tricks away


def cautious(state: Haggis, random: Random) -> Move:
    """Stops early whoever could be out soon, whatever it costs."""
    move = policy(state, random)
    if state.phase == "play" and move == PASS and state.trick and _wary(state):
        return forced(state)
    return move


def daring(state: Haggis, random: Random) -> Move:
    """Bets all that can be bet, or nothing."""
    move = policy(state, random)
    return -BETS[state.options.bets][-1] if state.phase == "play" and move < 0 else move


def hoarder(state: Haggis, random: Random) -> Move:
    """Wins no trick with wild cards alone while it has many cards and nobody is nearly out."""
    move = policy(state, random)
    hand = state.hands[state.to_act]
    if state.phase != "play" or move <= 0 or not state.trick or hand.bit_count() < MANY:
        return move
    cards = move & DECK.all
    spared = pressed(state, state.to_act) or _ends(state, hand ^ cards)
    return move if spared or cards & NUMBERS else PASS


def _wary(state: Haggis) -> bool:
    """Whether whoever takes the trick could be out soon."""
    taker = state.trick[-1][0]
    foes = opponents(state.to_act, len(state.hands))
    return taker in foes and 0 < state.hands[taker].bit_count() <= WARY


def _ends(state: Haggis, rest: Cards) -> bool:
    """Whether nothing is left, or what goes in one play."""
    return not rest or bool(readings(rest, state.widest))


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "hoarder": hoarder}, alike)
