"""Which claim is offered, and made by bots: one that holds and costs its player nothing."""

from taku.game import Move
from taku.games.hearts.deck import SUITS
from taku.games.hearts.policy import unseen
from taku.games.hearts.position import END_HAND, TAKE_REST
from taku.games.hearts.rules import Hearts


def claim(state: Hearts) -> Move | None:
    """Return the claim of the seat to act, or None; the last trick is simply played.

    A seat takes the rest only if that shoots the moon or if it cannot lose a trick at all.
    """
    if state.phase != "play" or state.hands[state.to_act].bit_count() < 2:
        return None
    if state.why_not(END_HAND) is None:
        return END_HAND
    gains = _shoots(state) or _must_take(state)
    return TAKE_REST if gains and state.why_not(TAKE_REST) is None else None


def _shoots(state: Hearts) -> bool:
    """True if the seat to act shoots the moon by taking the rest."""
    if state.options.moon == "none":
        return False
    return not state.moon_cards & ~(state.taken[state.to_act] | state.rest())


def _must_take(state: Hearts) -> bool:
    """True if the seat to act leads and each of its cards is higher than all others of its suit."""
    hand, out = state.hands[state.to_act], unseen(state)
    lowest = [(hand & suit & -(hand & suit), out & suit) for suit in SUITS]
    return not state.trick and not any(low and others > low for low, others in lowest)
