"""How to stop somebody who may be going for the moon.

Rollouts go by it once one alone has taken so much that it is likely. The policy thinks only of
itself even then: it ducks, and throws away what could still take a trick.
"""

from random import Random

from taku.bots.rollouts import Policy
from taku.cards import Cards
from taku.game import Move, Seat
from taku.games.hearts.deck import HARMLESS, HEARTS, PENALTY, QUEEN, SUIT_OF, SUITS
from taku.games.hearts.policy import policy, top, unseen
from taku.games.hearts.rules import Hearts

ALARM = 5  # penalty cards that one has taken, and nobody else any


def on_alarm(world: Hearts) -> Policy | None:
    """How all play on from here, where somebody else is likely to shoot the moon."""
    return defending if rival(world, ALARM) is not None else None


def rival(state: Hearts, least: int = 1) -> Seat | None:
    """Who else alone has taken penalty cards, and at least so many."""
    if state.phase != "play" or state.options.partnership != "none":
        return None
    taken = [cards & PENALTY for cards in state.taken]
    most = max(taken)
    if most.bit_count() < least or most != sum(taken) or most == taken[state.to_act]:
        return None
    return taken.index(most)


def defending(state: Hearts, random: Random) -> Move:
    """As the policy, but whoever sees somebody go for the moon stops that, or stays able to."""
    other = rival(state)
    if other is None:
        return policy(state, random)
    cards, _ = state.allowed()
    if not state.trick:
        stopping = _lead(state, cards)
    elif cards & state.led:
        stopping = _follow(state, cards, other)
    else:
        stopping = _discard(state, cards, other)
    return stopping or policy(state, random)


def _lead(state: Hearts, cards: Cards) -> Cards:
    """A heart that nobody can beat."""
    hearts = cards & HEARTS
    return top(hearts) if hearts > unseen(state) & HEARTS else 0


def _follow(state: Hearts, cards: Cards, other: Seat) -> Cards:
    """What takes penalty cards, or the lead, from the other; else the lowest card."""
    best, yet_to_play = state.best, 3 - len(state.trick)
    if cards & QUEEN and best > QUEEN and state.ahead != other:
        return QUEEN
    high = top(cards & ~QUEEN or cards)
    if high > best:
        counts = bool(sum(state.trick) & PENALTY)
        if (other - state.to_act) % 4 <= yet_to_play:
            takes = counts and high > unseen(state) & state.led
        else:
            takes = state.ahead == other and (counts or not yet_to_play)
        if takes:
            return high
    under = cards & best - 1 & ~QUEEN
    return under & -under


def _discard(state: Hearts, cards: Cards, other: Seat) -> Cards:
    """A penalty card for anybody else; for the other what is least likely to take a trick."""
    if state.ahead != other and cards & PENALTY:
        return cards & QUEEN or _lowest(cards & HEARTS)
    harmless = cards & HARMLESS & ~state.bonus or cards & HEARTS or cards
    out = unseen(state)
    lows = [_lowest(harmless & suit) for suit in SUITS if harmless & suit]
    return min(lows, key=lambda low: _hope(low, harmless & SUIT_OF[low], out & SUIT_OF[low]))


def _hope(low: Cards, own: Cards, out: Cards) -> int:
    """What the lowest of one's `own` cards in a suit may do against those that others hold."""
    if not out:
        return -100
    return 10 * (out & low - 1).bit_count() - own.bit_count() + (5 if own == low else 0)


def _lowest(cards: Cards) -> Cards:
    return cards & -cards
