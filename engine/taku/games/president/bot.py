"""The bots of President, by level, and the moves that the stronger ones consider."""

from collections.abc import Callable, Hashable, Sequence
from random import Random

from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.bots.sharing import CHALLENGE, RACING
from taku.cards import Cards
from taku.game import Bot, Move
from taku.games.president.combinations import JOKERS, PLAYS, RANK, rank_of
from taku.games.president.endgame import ends
from taku.games.president.legality import KEEP
from taku.games.president.policy import GOOD_TO_GIVE, counts, policy
from taku.games.president.position import PASS
from taku.games.president.rules import President

MOST = 8  # moves on a shortlist: few, so that rollouts can tell them apart
# Moves in all rollouts of a decision: less than half of what 300 rollouts need early in a round.
LONGEST = 8000


def shortlist(state: President, random: Random) -> Sequence[Move]:
    """Return the moves that a bot compares by rollouts, the policy's first, and a pass.

    There is one move of each kind, cheap and weak ones first. Strong cards are never gifts: in few
    worlds, one could look good by chance.
    """
    first = policy(state, random)
    if state.phase in ("name", "swap"):
        return _shortlist_of_questions(state, first)
    hand = state.hands[state.to_act]
    kinds: dict[tuple[Cards, int, bool], Move] = {}
    for move in [first, *state.moves()]:
        kinds.setdefault(_kind(state, move), move)
    held = counts(hand & ~JOKERS)
    others = [move for move in kinds.values() if move not in (first, PASS)]
    if state.phase == "give":
        others = [move for move in others if not move & ~GOOD_TO_GIVE]
    towards = -1 if state.reversed else 1
    others.sort(key=lambda move: (_cost(move, held), towards * rank_of(move & ~JOKERS)))
    best = [first, *others[: MOST - 1]]
    optional = state.to_beat is not None and state.why_not(PASS) is None
    return [*best, PASS] if optional and first != PASS else best


def _shortlist_of_questions(state: President, first: Move) -> Sequence[Move]:
    """Return the policy's move and the other simple answers: a swap or none, single ranks."""
    if state.phase == "swap":
        return [first, KEEP]
    held = sum(state.hands)
    ranks = [rank for rank in RANK if held & rank and rank != first]
    return list(dict.fromkeys([first, *ranks, PASS]))


def _kind(state: President, move: Move) -> tuple[Cards, int, bool]:
    """Return what matters of a move: ranks, jokers, and True if it would lock the trick."""
    to_beat = state.to_beat if state.phase == "play" and state.suits_matter and move else None
    locks = to_beat is not None and PLAYS[state.reversed][move].suits == to_beat.suits
    return counts(move & ~JOKERS), (move & JOKERS).bit_count(), locks


def alike(state: President) -> Callable[[Move], Hashable]:
    """Return a function that maps each move to what matters of it."""
    return lambda move: _kind(state, move)


def _cost(move: Move, held: Cards) -> int:
    """Return the cost of a move as a score: jokers and broken ranks, less the cards it sheds."""
    used = counts(move & ~JOKERS)
    broken = sum(
        1
        for place in range(0, 52, 4)
        if used >> place & 15 and used >> place & 15 != held >> place & 15
    )
    return 4 * (move & JOKERS).bit_count() + 2 * broken - move.bit_count()


BOTS: dict[str, Bot] = {
    "easy": PolicyBot(policy, epsilon=0.3),
    "normal": PolicyBot(policy),
    "skilled": RolloutBot(policy, shortlist, budget=32, sharing=RACING, least=0.25),
    "strong": RolloutBot(
        policy,
        shortlist,
        budget=300,
        sharing=CHALLENGE,
        least=0.25,
        alike=alike,
        ends=ends,
        longest=LONGEST,
    ),
    "expert": RolloutBot(policy, shortlist, budget=2400, sharing=RACING, least=0.25, ends=ends),
}
