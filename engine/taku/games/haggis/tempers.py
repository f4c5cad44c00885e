"""Playing styles of haggis bots: each deviates from the policy where that costs almost nothing."""

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

WARY = 5  # cards: an opponent with so few or fewer is stopped by the cautious bot
MANY = 14  # cards: with fewer, the hoarder plays normally; otherwise it loses too many tricks


def cautious(state: Haggis, random: Random) -> Move:
    """Beat the trick at any cost if an opponent with at most `WARY` cards would take it."""
    move = policy(state, random)
    if state.phase == "play" and move == PASS and state.trick and _wary(state):
        return forced(state)
    return move


def daring(state: Haggis, random: Random) -> Move:
    """Bet the highest amount or nothing."""
    move = policy(state, random)
    return -BETS[state.options.bets][-1] if state.phase == "play" and move < 0 else move


def hoarder(state: Haggis, random: Random) -> Move:
    """Win no trick with wild cards alone early in a round.

    The style applies while the bot has at least `MANY` cards and no opponent is nearly out.
    """
    move = policy(state, random)
    hand = state.hands[state.to_act]
    if state.phase != "play" or move <= 0 or not state.trick or hand.bit_count() < MANY:
        return move
    cards = move & DECK.all
    spared = pressed(state, state.to_act) or _ends(state, hand ^ cards)
    return move if spared or cards & NUMBERS else PASS


def _wary(state: Haggis) -> bool:
    """True if the opponent who is about to take the trick has at most `WARY` cards."""
    taker = state.trick[-1][0]
    foes = opponents(state.to_act, len(state.hands))
    return taker in foes and 0 < state.hands[taker].bit_count() <= WARY


def _ends(state: Haggis, rest: Cards) -> bool:
    """True if the rest is empty or goes in one play."""
    return not rest or bool(readings(rest, state.widest))


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "hoarder": hoarder}, alike)
