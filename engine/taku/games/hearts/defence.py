"""Defence against an opponent who may be shooting the moon.

Rollouts use it once one seat alone has taken so many penalty cards that a moon is likely. The
policy itself ignores that danger: it ducks, and discards cards that could still win a trick.
"""

from random import Random

from taku.bots.rollouts import Policy
from taku.cards import Cards
from taku.game import Move, Seat
from taku.games.hearts.deck import HEARTS, SUIT_OF, SUITS
from taku.games.hearts.policy import policy, top, unseen
from taku.games.hearts.rules import Hearts

ALARM = 5  # penalty cards that one seat has taken while no other has any


def on_alarm(world: Hearts) -> Policy | None:
    """Return the policy for the rest of a rollout if an opponent is likely to shoot the moon."""
    return defending if rival(world, ALARM) is not None else None


def rival(state: Hearts, least: int = 1) -> Seat | None:
    """Return the opponent who alone has taken penalty cards, at least `least` of them."""
    options = state.options
    if state.phase != "play" or options.partnership != "none" or options.moon == "none":
        return None
    taken = [cards & state.penalty for cards in state.taken]
    most = max(taken)
    if most.bit_count() < least or most != sum(taken) or most == taken[state.to_act]:
        return None
    return taken.index(most)


def defending(state: Hearts, random: Random) -> Move:
    """Return the policy's move, or a move that stops an opponent who is shooting the moon.

    It also keeps cards that can stop the moon later.
    """
    other = rival(state)
    if other is None:
        return policy(state, random)
    cards = state.allowed()
    if not state.trick:
        stopping = _lead(state, cards)
    elif cards & state.led:
        stopping = _follow(state, cards, other)
    else:
        stopping = _discard(state, cards, other)
    return stopping or policy(state, random)


def _lead(state: Hearts, cards: Cards) -> Cards:
    """Return the highest heart if no opponent can beat it, else 0."""
    hearts = cards & HEARTS
    return top(hearts) if hearts > unseen(state) & HEARTS else 0


def _follow(state: Hearts, cards: Cards, other: Seat) -> Cards:
    """Return a card that takes penalty cards or the lead from the other, else the lowest card."""
    best, black, yet_to_play = state.best, state.black, state.seats - 1 - len(state.trick)
    if (under := cards & black & best - 1) and state.ahead != other:
        return under & -under
    high = top(cards & ~black or cards)
    if high > best:
        counts = bool(sum(state.trick) & state.penalty)
        if (other - state.to_act) % state.seats <= yet_to_play:
            takes = counts and high > unseen(state) & state.led
        else:
            takes = state.ahead == other and (counts or not yet_to_play)
        if takes:
            return high
    under = cards & best - 1 & ~black
    return under & -under


def _discard(state: Hearts, cards: Cards, other: Seat) -> Cards:
    """Return a penalty card if another seat takes the trick, else the least useful card.

    If the shooter takes the trick, the card is the least likely one to win a later trick.
    """
    if state.ahead != other and cards & state.penalty:
        return _lowest(cards & state.black or cards & HEARTS)
    harmless = cards & ~state.penalty & ~state.bonus or cards & HEARTS or cards
    out = unseen(state)
    lows = [_lowest(harmless & suit) for suit in SUITS if harmless & suit]
    return min(lows, key=lambda low: _hope(low, harmless & SUIT_OF[low], out & SUIT_OF[low]))


def _hope(low: Cards, own: Cards, out: Cards) -> int:
    """Return how likely the lowest of the `own` cards in a suit wins a trick, as a score."""
    if not out:
        return -100
    return 10 * (out & low - 1).bit_count() - own.bit_count() + (5 if own == low else 0)


def _lowest(cards: Cards) -> Cards:
    return cards & -cards
