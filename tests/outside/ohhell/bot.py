"""The bots of oh hell, and the policy by which they look ahead."""

from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot, any_move, every_move
from taku.cards import each
from taku.game import Bot, Move
from taku.games.ohhell.deck import DECK
from taku.games.ohhell.rules import Ohhell


def policy(state: Ohhell, random: Random) -> Move:
    """Bid for trumps, aces and kings; take tricks until there are as many as were bid."""
    seat = state.to_act
    if state.phase == "bid":
        high = sum(card & state.trumps > 0 or name[0] in "AK" for card, name in _named(state))
        return min(high, state.hands[seat].bit_count())
    cards = each(state.allowed())
    wants = (state.bid_of(seat) or 0) > state.taken[seat]
    taking = [card for card in cards if state.best_of([*state.trick, card]) == card]
    if wants:
        return (taking or cards)[-1 if taking else 0]
    losing = [card for card in cards if card not in taking]
    return (losing or cards)[-1 if losing else 0]


def _named(state: Ohhell) -> list[tuple[int, str]]:
    hand = state.hands[state.to_act]
    return list(zip(each(hand), DECK.list(hand), strict=True))


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(any_move),
    "normal": PolicyBot(policy),
    "strong": RolloutBot(policy, every_move, budget=60),
}
