"""A bot for any game that thinks for longer where it is close.

Moves race in the same guessed worlds. What is surely beaten drops out, and the rollouts that
this saves go to those that are left (Maron and Moore, "Hoeffding Races", NIPS 1993; here by the
standard errors of paired differences, as in Moore and Lee, "Efficient Algorithms for Minimizing
Cross Validation Error", ICML 1994). The policy's own move stays unless another is ahead of it by
more than chance would often have it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import TypeAlias

from taku.bots.rollouts import Policy, RolloutBot
from taku.estimate import estimate
from taku.game import Move, Seat, Seen, State, Weighed

FIRST = 32  # worlds of the first lap, since what is rare may be dear; then as many as before
BEATEN = 3.0  # standard errors behind the leader: such a move drops out
SURE = 1.0  # standard errors ahead of the policy's move: less leaves that in place

Leads: TypeAlias = Mapping[Move, list[int]]
"""The lead over all others together that the round brought, world by world."""


@dataclass(frozen=True)
class RacingBot(RolloutBot):
    """Tries moves in the same guessed worlds for as long as it matters, within its budget."""

    temper: Policy | None = None
    """Whose move stays in the place of the policy's: so bots of a level differ where it is close.

    Rollouts are by the policy all the same.
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
        racing.sort(key=usual.__ne__)  # of equals the first one leads
        if reckoned := self._reckoned(seen, racing, random):
            return reckoned
        leads: Leads = {move: [] for move in racing}
        racing = self._race(racing, leads, seen, random)
        best = _leader(racing, leads)
        if usual in racing and not _ahead(leads, best, usual, SURE):
            best = usual
        return self._by_lead(best, leads, len(world.points) - 1)

    def _race(self, racing: list[Move], leads: Leads, seen: Seen, random: Random) -> list[Move]:
        """Those left when the budget is spent; the policy's, or the temper's, is the first."""
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
        """The best, and the others by how far they fell behind it in the worlds of both."""
        of_best = leads[best]
        behind = {best: 0.0}
        for move, own in leads.items():
            gap = (fsum(of_best[: len(own)]) - fsum(own)) / len(own)
            behind[move] = max(gap, 0.0)  # what seems better is not surely so
        order = sorted(behind, key=behind.__getitem__)  # of equals the best comes first
        top, sign = fsum(of_best) / len(of_best), -1 if self.low_wins else 1
        return [Weighed(move, sign * (top - behind[move]) / others) for move in order]


def _leader(racing: Sequence[Move], leads: Leads) -> Move:
    return max(racing, key=lambda move: sum(leads[move]))


def _unbeaten(racing: Sequence[Move], leads: Leads) -> list[Move]:
    leader = _leader(racing, leads)
    return [one for one in racing if one == leader or not _ahead(leads, leader, one, BEATEN)]


def _ahead(leads: Leads, one: Move, other: Move, errors: float) -> bool:
    """Whether a move is ahead of another by so many standard errors, or never behind it."""
    pairs = zip(leads[one], leads[other], strict=True)
    lead = estimate(first - second for first, second in pairs)
    return lead.mean >= errors * lead.error
