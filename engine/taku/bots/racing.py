"""A bot for any game that spends more rollouts on close decisions.

Moves race in shared guessed worlds. A clearly beaten move drops out, and its rollouts go to the
remaining moves (Maron and Moore, "Hoeffding Races", NIPS 1993). The test uses standard errors of
paired differences, as in Moore and Lee, "Efficient Algorithms for Minimizing Cross Validation
Error", ICML 1994. The bot plays the policy's move unless another leads by more than SURE errors.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import TypeAlias

from taku.bots.rollouts import Policy, RolloutBot
from taku.estimate import estimate
from taku.game import Move, Seat, Seen, State, Weighed

FIRST = 32  # worlds of the first lap: rare outcomes may cost much; each later lap doubles the total
BEATEN = 3.0  # standard errors behind the leader at which a move drops out
SURE = 1.0  # standard errors by which a move must lead to replace the policy's move

Leads: TypeAlias = Mapping[Move, list[int]]
"""By move and world: the sum of the seat's leads over each other seat in the round."""


@dataclass(frozen=True)
class RacingBot(RolloutBot):
    """Tries moves in shared guessed worlds until one is clearly best or the budget is spent."""

    temper: Policy | None = None
    """Replaces the policy as the source of the default move: bots differ in close decisions.

    Rollouts still use the policy.
    """

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        world = self.world(seen, random)
        racing, usual = list(self.shortlist(world, random)), self._usual(world, random)
        if usual not in racing:
            same = self.alike(world)
            usual = next((move for move in racing if same(move) == same(usual)), usual)
        if self.temper and usual not in racing:
            racing = [usual, *racing]
        if len(racing) == 1:
            return [Weighed(racing[0])]
        racing.sort(key=usual.__ne__)  # puts the default move first, which wins ties
        if solved := self._solved(seen, racing, random):
            return solved
        leads: Leads = {move: [] for move in racing}
        racing = self._race(racing, leads, seen, random)
        best = _leader(racing, leads)
        if usual in racing and not _ahead(leads, best, usual, SURE):
            best = usual
        return self._by_lead(best, leads, len(world.points) - 1)

    def _race(self, racing: list[Move], leads: Leads, seen: Seen, random: Random) -> list[Move]:
        """Return the moves left when the budget is spent; the default move starts as the first."""
        spent, lap = 0, FIRST
        while len(racing) > 1 and spent < self.budget:
            worlds = min(lap, -(-(self.budget - spent) // len(racing)))
            self._try_in(worlds, racing, leads, seen, random)
            spent += worlds * len(racing)
            lap = len(leads[racing[0]])
            racing = _unbeaten(racing, leads)
        return racing

    def _try_in(
        self, worlds: int, moves: Sequence[Move], leads: Leads, seen: Seen, random: Random
    ) -> None:
        for _ in range(worlds):
            world = self.world(seen, random)
            for move in moves:
                leads[move].append(self._lead(world, move, seen.seat, random))

    def _usual(self, world: State, random: Random) -> Move:
        return (self.temper or self.policy)(world, random)

    def _lead(self, world: State, move: Move, seat: Seat, random: Random) -> int:
        after = self.roll_out(world, move, random)
        gained = [a - b for a, b in zip(after.points, world.points, strict=True)]
        lead = len(gained) * gained[seat] - sum(gained)
        return -lead if self.low_wins else lead

    def _by_lead(self, best: Move, leads: Leads, others: int) -> Sequence[Weighed]:
        """Return the best move, then the others by their mean deficit in shared worlds."""
        of_best = leads[best]
        behind = {best: 0.0}
        for move, own in leads.items():
            gap = (fsum(of_best[: len(own)]) - fsum(own)) / len(own)
            behind[move] = max(gap, 0.0)  # an apparent lead over the chosen move is not significant
        order = sorted(behind, key=behind.__getitem__)  # stable: the best comes first among ties
        top, sign = fsum(of_best) / len(of_best), -1 if self.low_wins else 1
        return [Weighed(move, sign * (top - behind[move]) / others) for move in order]


def _leader(racing: Sequence[Move], leads: Leads) -> Move:
    return max(racing, key=lambda move: sum(leads[move]))


def _unbeaten(racing: Sequence[Move], leads: Leads) -> list[Move]:
    leader = _leader(racing, leads)
    return [one for one in racing if one == leader or not _ahead(leads, leader, one, BEATEN)]


def _ahead(leads: Leads, one: Move, other: Move, errors: float) -> bool:
    """True if a move leads another by `errors` standard errors, or by exactly as much always."""
    pairs = zip(leads[one], leads[other], strict=True)
    lead = estimate(first - second for first, second in pairs)
    return lead.mean >= errors * lead.error
