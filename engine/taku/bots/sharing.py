"""Ways to share out the rollouts of a decision among its moves.

HALVING drops the worse half of the moves after each lap (Karnin, Koren and Somekh, "Almost Optimal
Exploration in Multi-Armed Bandits", ICML 2013).
RACING drops moves that are clearly beaten, and spends more on close decisions (Maron and Moore,
"Hoeffding Races", NIPS 1993). It tests paired differences, as in Moore and Lee, "Efficient
Algorithms for Minimizing Cross Validation Error", ICML 1994.
CHALLENGE halves all moves but the default, which is the likeliest to be good and so is compared
with the winner in all worlds. With many moves and few rollouts for each, this loses a third less
by chance than if any move may drop out.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from taku.estimate import estimate
from taku.game import Move

FIRST = 32  # worlds of RACING's first lap, for rare outcomes; each later lap doubles the total
BEATEN = 3.0  # standard errors behind the leader at which a move drops out of a race
CLOSE = 2.0  # standard errors behind the leader within which the fewer dreaded ends decide


class End(NamedTuple):
    """How a round ends in one world after a move."""

    lead: int
    """The sum of the seat's leads over each other seat."""
    dreaded: bool
    """True for an end that is avoided where moves are close."""


class Race:
    """Moves that are tried in shared guessed worlds; the default move is the first."""

    def __init__(
        self, moves: Sequence[Move], budget: int, in_a_world: Callable[[Sequence[Move]], list[End]]
    ) -> None:
        self.moves, self.budget = moves, budget
        self._in_a_world = in_a_world
        self.leads: dict[Move, list[int]] = {move: [] for move in moves}
        """The leads by move and world."""
        self.dreaded = dict.fromkeys(moves, 0)
        """The number of dreaded ends by move."""

    def run(self, worlds: int, moves: Sequence[Move]) -> None:
        """Try the moves in this many more worlds."""
        for _ in range(worlds):
            for move, end in zip(moves, self._in_a_world(moves), strict=True):
                self.leads[move].append(end.lead)
                self.dreaded[move] += end.dreaded

    def ranked(self, moves: Sequence[Move]) -> list[Move]:
        """Return the moves by their leads, the best first; they met the same worlds.

        Those that are close to the best come by their dreaded ends.
        """
        order = sorted(moves, key=lambda move: -sum(self.leads[move]))
        if not any(self.dreaded[move] for move in moves):
            return order
        best = order[0]
        close = [one for one in order if one == best or not self.is_ahead(best, one, CLOSE)]
        beaten = [one for one in order if one not in close]
        return sorted(close, key=self.dreaded.__getitem__) + beaten

    def is_ahead(self, one: Move, other: Move, errors: float) -> bool:
        """True if a move leads by `errors` standard errors, or by as much in every world."""
        pairs = zip(self.leads[one], self.leads[other], strict=True)
        lead = estimate(first - second for first, second in pairs)
        return lead.mean >= errors * lead.error

    def is_better(self, one: Move, other: Move, errors: float) -> bool:
        """True if a move is ahead of another, or has fewer dreaded ends."""
        return self.is_ahead(one, other, errors) or self.dreaded[one] < self.dreaded[other]


class Sharing(NamedTuple):
    """A way to share out rollouts."""

    finalists: Callable[[Race], Sequence[Move]]
    """Spends the budget of a race; returns the moves that are left."""
    keeps_default: bool = True
    """True if the default move is played unless another is clearly better."""


def _halved(race: Race) -> Sequence[Move]:
    left, laps = race.moves, (len(race.moves) - 1).bit_length()
    for _ in range(laps):
        race.run(max(1, race.budget // laps // len(left)), left)
        left = race.ranked(left)[: len(left) + 1 >> 1]
    return left


def _raced(race: Race) -> Sequence[Move]:
    left, spent, lap = race.moves, 0, FIRST
    while len(left) > 1 and spent < race.budget:
        worlds = min(lap, -(-(race.budget - spent) // len(left)))
        race.run(worlds, left)
        spent += worlds * len(left)
        lap = len(race.leads[left[0]])
        best = race.ranked(left)[0]
        left = [one for one in left if one == best or not race.is_ahead(best, one, BEATEN)]
    return left


def _challenged(race: Race) -> Sequence[Move]:
    default, *others = race.moves
    share = race.budget // (1 + (len(others) - 1).bit_length())
    while True:
        race.run(max(1, share // (1 + len(others))), [default, *others])
        if len(others) == 1:
            return [default, *others]
        others = race.ranked(others)[: len(others) + 1 >> 1]


HALVING = Sharing(_halved, keeps_default=False)
RACING = Sharing(_raced)
CHALLENGE = Sharing(_challenged)
