"""The bot levels of haggis, and the shortlists of moves that the stronger bots search."""

from collections.abc import Callable, Hashable, Sequence
from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.bots.sharing import RACING
from taku.cards import Cards
from taku.game import Bot, Move
from taku.games.haggis.deck import DECK, NUMBERS, lowest
from taku.games.haggis.endgame import EndgameSolver
from taku.games.haggis.policy import likeness, policy, turns
from taku.games.haggis.policy_expert import expert_policy
from taku.games.haggis.rules import Haggis

MOST = 14  # moves on a shortlist besides the policy's move


def shortlist(state: Haggis, random: Random) -> Sequence[Move]:
    """Return the moves to search: the policy's move, bets, a pass, and the best of other plays.

    Equivalent plays count once. The best plays are those that leave the fewest plays.
    """
    return _after(policy(state, random), state)


def expert_shortlist(state: Haggis, random: Random) -> Sequence[Move]:
    """Return the moves to search, with the move of the expert's policy first."""
    return _after(expert_policy(state, random), state)


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
    """Return one move of each equivalence class."""
    kind_of, kinds = alike(state), dict[Hashable, Move]()
    for move in moves:
        kinds.setdefault(kind_of(move), move)
    return list(kinds.values())


def alike(state: Haggis) -> Callable[[Move], Hashable]:
    """Return a key function for moves: equal keys mean equivalent plays (see `likeness`).

    A bet or a pass is equivalent only to itself.
    """
    like = likeness(state.hands[state.to_act])
    return lambda move: like(move) if state.phase == "play" and move > 0 else move


def _left(hand: Cards, move: Move) -> tuple[float, int]:
    """Return a sort key for plays: the number of plays left, then the lowest rank played.

    Each wild card in the play adds half a play.
    """
    cards = move & DECK.all
    wilds = (cards & ~NUMBERS).bit_count()
    return turns(hand ^ cards) + 0.5 * wilds, lowest(cards)


# Limits of the endgame search, chosen so that it takes no longer than rollouts.
NEAR = EndgameSolver(most=10, worlds=36, steps=10_000)
FAR = EndgameSolver(most=12, worlds=60, steps=40_000)
BOTS: dict[str, Bot] = {
    "easy": PolicyBot(policy, epsilon=0.3),
    "normal": PolicyBot(policy),
    "skilled": RolloutBot(policy, shortlist, budget=80, sharing=RACING, least=6.0),
    "strong": RolloutBot(
        policy, shortlist, budget=200, sharing=RACING, least=6.0, alike=alike, ends=NEAR
    ),
    "expert": RolloutBot(
        expert_policy, expert_shortlist, budget=600, sharing=RACING, least=6.0, ends=FAR
    ),
}
