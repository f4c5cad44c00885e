"""Styles of play in hearts: each departs from the policy where that costs almost nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards, each
from taku.game import Move
from taku.games.hearts.bot import BOTS, alike, lowest
from taku.games.hearts.deck import CLUBS, DIAMONDS, HEARTS, QUEEN, SPADES, SUITS
from taku.games.hearts.policy import (
    danger,
    losers,
    mate,
    passed,
    policy,
    shooting,
    sweep,
    top,
    unseen,
)
from taku.games.hearts.rules import Hearts

LONG = 2  # spades below the queen that are enough to guard her
LOSERS = 6  # cards that may lose a trick when the seat shoots the moon
GRAND = 6  # score of a hand that passes for the moon: high cards, with high hearts twice,
MANY = 4  # hearts that add one more
LATE = 6  # cards of a suit in other hands: with no more, it counts as led before
HIGH = sum(suit & ~(suit >> 3) for suit in SUITS)  # ace, king and queen of each suit


def cautious(state: Hearts, random: Random) -> Move:
    """Stay below the best card of a suit that was led before, and keep high cards for later."""
    if state.phase == "play" and state.trick and len(state.trick) < state.seats - 1:
        cards = state.allowed()
        under = cards & state.led & state.best - 1 & ~(state.black | state.bonus)
        late = (unseen(state) & state.led).bit_count() <= LATE
        if under and late and not _sweeps(state):
            return top(under)
    return policy(state, random)


def daring(state: Hearts, random: Random) -> Move:
    """Keep a guarded queen of spades, and lead high cards while suits are long."""
    if state.phase == "pass":
        return _keeping_queen(state)
    if state.phase == "play" and not state.trick and not _sweeps(state):
        cards = state.allowed()
        out = unseen(state)
        for suit in (CLUBS, DIAMONDS):
            own = cards & suit & ~state.bonus
            if own and (out & suit).bit_count() >= 8 and own.bit_count() < 5:
                return top(own)
    return policy(state, random)


def shooter(state: Hearts, random: Random) -> Move:
    """Shoot the moon with hands that other players find merely troublesome."""
    if state.phase == "pass" and _is_grand(state.hands[state.to_act]):
        return lowest(state)
    if state.phase == "play" and _reaches(state):
        cards = state.allowed()
        return sweep(state, cards)
    return policy(state, random)


def _sweeps(state: Hearts) -> bool:
    """True if the policy itself shoots the moon."""
    return shooting(state, state.to_act, 3)


def _keeping_queen(state: Hearts) -> Move:
    hand = state.hands[state.to_act]
    guarded = (hand & SPADES & QUEEN - 1).bit_count() >= LONG
    kept = QUEEN & state.black if guarded else 0
    dangerous = sorted(each(hand & ~kept), key=lambda card: -danger(state, card))
    return passed(state, [*dangerous, *each(hand & kept)])


def _is_grand(hand: Cards) -> bool:
    high = hand & HIGH
    many = (hand & HEARTS).bit_count() >= MANY
    return high.bit_count() + (high & HEARTS).bit_count() + many >= GRAND


def _reaches(state: Hearts) -> bool:
    """True if no other seat has a penalty card, and few own cards could lose a trick."""
    seat = state.to_act
    if mate(state) is not None or not shooting(state, seat, 0):
        return False
    taken = (state.taken[seat] & state.penalty).bit_count()
    return losers(state, seat) <= min(LOSERS, taken)


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "shooter": shooter}, alike)
