"""Ways to play hearts: each decides otherwise than the policy where that costs about nothing."""

from random import Random

from taku.bots.tempers import tempers
from taku.cards import Cards, each
from taku.game import Move
from taku.games.hearts.bot import BOTS, alike, lowest, passed
from taku.games.hearts.deck import CLUBS, DIAMONDS, HEARTS, PENALTY, QUEEN, SPADES, SUITS
from taku.games.hearts.policy import danger, mate, policy, shooting, sweep, top, unseen
from taku.games.hearts.rules import Hearts

LONG = 2  # spades under the queen that guard her
LOSERS = 6  # cards that may lose a trick, where somebody goes for the moon
GRAND = 6  # high cards with which a hand is passed for the moon: those of hearts count double,
MANY = 4  # and so many hearts count for one
LATE = 6  # cards of a suit that others still hold, once it has gone round
HIGH = sum(suit & ~(suit >> 3) for suit in SUITS)  # ace, king and queen of each suit


def cautious(state: Hearts, random: Random) -> Move:
    """Stays under what lies once the suit has gone round, and keeps its high cards for later."""
    if state.phase == "play" and state.trick and len(state.trick) < 3:
        cards, _ = state.allowed()
        under = cards & state.led & state.best - 1 & ~(QUEEN | state.bonus)
        late = (unseen(state) & state.led).bit_count() <= LATE
        if under and late and not _sweeps(state):
            return top(under)
    return policy(state, random)


def daring(state: Hearts, random: Random) -> Move:
    """Keeps the queen of spades where low spades guard her, and leads high while suits are long."""
    if state.phase == "pass":
        return _keeping_queen(state)
    if state.phase == "play" and not state.trick and not _sweeps(state):
        cards, _ = state.allowed()
        out = unseen(state)
        for suit in (CLUBS, DIAMONDS):
            own = cards & suit & ~state.bonus
            if own and (out & suit).bit_count() >= 8 and own.bit_count() < 5:
                return top(own)
    return policy(state, random)


def shooter(state: Hearts, random: Random) -> Move:
    """Goes for the moon with hands in which others see no more than trouble."""
    if state.phase == "pass" and _is_grand(state.hands[state.to_act]):
        return lowest(state)
    if state.phase == "play" and _reaches(state):
        cards, _ = state.allowed()
        return sweep(state, cards)
    return policy(state, random)


def _sweeps(state: Hearts) -> bool:
    """Whether the policy goes for the moon."""
    return shooting(state, state.to_act, 3)


def _keeping_queen(state: Hearts) -> Move:
    hand = state.hands[state.to_act]
    guarded = (hand & SPADES & QUEEN - 1).bit_count() >= LONG
    kept = QUEEN if guarded else 0
    dangerous = sorted(each(hand & ~kept), key=lambda card: -danger(state, card))
    return passed(state, dangerous[:3])


def _is_grand(hand: Cards) -> bool:
    high = hand & HIGH
    many = (hand & HEARTS).bit_count() >= MANY
    return high.bit_count() + (high & HEARTS).bit_count() + many >= GRAND


def _reaches(state: Hearts) -> bool:
    """Whether nobody else has a penalty card, and few own cards could lose a trick."""
    seat = state.to_act
    if mate(state) is not None or not shooting(state, seat, 0):
        return False
    hand, out = state.hands[seat], unseen(state)
    losers = sum((hand & s & top(out & s) - 1).bit_count() for s in SUITS if out & s)
    taken = (state.taken[seat] & PENALTY).bit_count()
    return losers <= min(LOSERS, taken)


TEMPERS = tempers(BOTS, {"cautious": cautious, "daring": daring, "shooter": shooter}, alike)
