"""The bots of hearts, by level, and the moves that the stronger ones consider."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.bots.sharing import HALVING, RACING
from taku.cards import Cards, each
from taku.game import Bot, Move
from taku.games.hearts.deck import CLUBS, DIAMONDS, HEARTS, SUIT_OF
from taku.games.hearts.opponents import likely, moon_of_another
from taku.games.hearts.policy import by_danger, passed, policy, top, unseen
from taku.games.hearts.position import ADD, SUBTRACT
from taku.games.hearts.rules import Hearts


def novice(state: Hearts, random: Random) -> Move:
    """Return the move of a beginner, who ducks without a plan and is sometimes timid.

    A beginner discards and passes high cards and leads low ones.
    """
    if state.phase == "moon":
        return SUBTRACT
    if state.phase == "pass":
        return passed(state, sorted(each(state.hands[state.to_act]), key=_rank)[::-1])
    cards = state.allowed()
    timid = random.random() < 0.1
    if timid or not state.trick:
        return min(each(cards), key=_rank)
    if cards & state.led:
        under = cards & state.best - 1
        return top(under) if under else cards & -cards
    return _costliest(cards & state.black) or max(each(cards), key=_rank)


def _costliest(black: Cards) -> Cards:
    return black & -black


def _rank(card: Cards) -> int:
    return (card.bit_length() - 1) % 13


def shortlist(state: Hearts, random: Random) -> Sequence[Move]:
    """Return the moves that a bot compares by rollouts."""
    if state.phase == "play":
        return _distinct(state)
    if state.phase == "pass":
        return _passes(state)
    choice = policy(state, random)
    return [choice, ADD if choice == SUBTRACT else SUBTRACT]


def _distinct(state: Hearts) -> list[Cards]:
    """Return one play, the highest, for each run of equivalent cards."""
    return [run[-1] for run in _runs(state)]


def _runs(state: Hearts) -> list[list[Cards]]:
    """Return the cards that may be played, grouped into runs of equivalent cards.

    Two cards are equivalent if no card of the other hands or of the trick ranks between them. The
    queen of spades and the bonus card stand alone.
    """
    cards = state.allowed()
    between = unseen(state) | sum(state.trick)
    special = state.black | state.bonus
    runs: list[list[Cards]] = []
    for card in each(cards):
        last = runs[-1][-1] if runs else 0
        same_worth = card & SUIT_OF.get(last, 0) and not (card | last) & special
        if same_worth and not between & card - last:
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def alike(state: Hearts) -> Callable[[Move], Move]:
    """Return a function that maps each move to the move that stands for its equivalents."""
    runs = _runs(state) if state.phase == "play" else []
    highest = {card: run[-1] for run in runs for card in run}
    return lambda move: highest.get(move, move)


def _passes(state: Hearts) -> list[Move]:
    """Return the passes among the most dangerous cards, two more than are passed."""
    free, _ = state.passable(state.to_act)
    count = state.options.pass_count
    dangerous = [card for card in by_danger(state) if card & free]
    if len(dangerous) < count:
        return [passed(state, by_danger(state))]
    return [passed(state, some) for some in combinations(dangerous[: count + 2], count)]


def bold_shortlist(state: Hearts, random: Random) -> Sequence[Move]:
    """Return the shortlist, and the pass of a player who wants to shoot the moon."""
    moves = shortlist(state, random)
    if state.phase != "pass" or (low := lowest(state)) in moves:
        return moves
    return [*moves, low]


def lowest(state: Hearts) -> Move:
    """Return the pass of the lowest cards."""
    return passed(state, sorted(each(state.hands[state.to_act]), key=_rank))


def wide_shortlist(state: Hearts, random: Random) -> Sequence[Move]:
    """Return the shortlist, and the passes that empty a short suit."""
    moves = list(shortlist(state, random))
    if state.phase == "pass":
        moves += [move for move in _emptying(state) if move not in moves]
    return moves


def _emptying(state: Hearts) -> list[Move]:
    """Return passes of a whole suit except spades, filled up with the most dangerous cards."""
    hand = by_danger(state)
    count = state.options.pass_count
    passes = []
    for suit in (CLUBS, DIAMONDS, HEARTS):
        own = [card for card in hand if card & suit]
        if 0 < len(own) <= count:
            others = [card for card in hand if not card & suit][:count]
            passes += [own + list(more) for more in combinations(others, count - len(own))]
    return [passed(state, sorted(some, key=hand.index)) for some in passes]


PLAYED: Mapping[str, Any] = {
    "low_wins": True,
    "least": 1.0,
    "likely": likely,
    "dreaded": moon_of_another,
}
"""The settings that all bots with rollouts share."""
BOTS: dict[str, Bot] = {
    "easy": PolicyBot(novice),
    "normal": PolicyBot(policy),
    "skilled": RolloutBot(policy, bold_shortlist, budget=80, sharing=RACING, alike=alike, **PLAYED),
    "strong": RolloutBot(policy, shortlist, budget=320, sharing=HALVING, alike=alike, **PLAYED),
    "expert": RolloutBot(policy, wide_shortlist, budget=3200, sharing=RACING, **PLAYED),
}
