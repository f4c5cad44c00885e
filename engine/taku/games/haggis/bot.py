"""The levels of haggis, and which moves the stronger ones look at."""

from collections.abc import Callable, Hashable, Sequence
from random import Random

from taku.bots.racing import RacingBot
from taku.bots.rollouts import PolicyBot
from taku.cards import Cards
from taku.game import Bot, Move
from taku.games.haggis.deck import DECK, NUMBERS, lowest
from taku.games.haggis.endgame import Ends
from taku.games.haggis.policy import likeness, policy, turns
from taku.games.haggis.policy_expert import shrewd
from taku.games.haggis.rules import Haggis

MOST = 14  # moves on a shortlist beside the policy's


def shortlist(state: Haggis, random: Random) -> Sequence[Move]:
    """The policy's first, then bets, a pass, and of each kind of play what leaves least to do."""
    return _after(policy(state, random), state)


def shrewd_shortlist(state: Haggis, random: Random) -> Sequence[Move]:
    return _after(shrewd(state, random), state)


def _after(first: Move, state: Haggis) -> Sequence[Move]:
    moves = state.moves()
    if state.phase != "play":
        return [first, *(move for move in moves if move != first)]
    others = [move for move in moves if move <= 0 and move != first]
    plays = _kinds(state, [move for move in moves if move > 0])
    hand = state.hands[state.to_act]
    plays.sort(key=lambda move: _left(hand, move))
    best = [move for move in plays if move != first][: MOST - len(others)]
    return [first, *others, *best]


def _kinds(state: Haggis, moves: Sequence[Move]) -> list[Move]:
    """One of each kind of play."""
    kind_of, kinds = alike(state), dict[Hashable, Move]()
    for move in moves:
        kinds.setdefault(kind_of(move), move)
    return list(kinds.values())


def alike(state: Haggis) -> Callable[[Move], Hashable]:
    """What a play consists of, but for suits that are in no run; a bet or a pass is itself."""
    like = likeness(state.hands[state.to_act])
    return lambda move: like(move) if state.phase == "play" and move > 0 else move


def _left(hand: Cards, move: Move) -> tuple[float, int]:
    """How much a play leaves to do, and how high it is."""
    cards = move & DECK.all
    wilds = (cards & ~NUMBERS).bit_count()
    return turns(hand ^ cards) + 0.5 * wilds, lowest(cards)


# From where on ends are reckoned out: it takes no longer than rollouts do.
NEAR = Ends(most=10, worlds=36, steps=10_000)
FAR = Ends(most=12, worlds=60, steps=40_000)
BOTS: dict[str, Bot] = {
    "easy": PolicyBot(policy, epsilon=0.3),
    "normal": PolicyBot(policy),
    "skilled": RacingBot(policy, shortlist, budget=80, least=6.0),
    "strong": RacingBot(policy, shortlist, budget=200, least=6.0, alike=alike, ends=NEAR),
    "expert": RacingBot(shrewd, shrewd_shortlist, budget=600, least=6.0, ends=FAR),
}
