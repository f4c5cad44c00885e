"""A bot for any game that plays its policy's move unless another move is clearly better.

The other moves race by sequential halving (see `rollouts`). The policy's move is the likeliest to
be good, so it never drops out and is compared with the winner in all worlds. With many moves and
few rollouts for each, this loses a third less by chance than if any move may drop out.
"""

from dataclasses import dataclass, replace
from random import Random

from taku.bots.racing import Leads, RacingBot
from taku.game import Move, Seen, State


@dataclass(frozen=True)
class ChallengeBot(RacingBot):
    """Races challengers; the winner is compared with the move of the policy, or of the temper."""

    longest: int | None = None
    """Approximate limit on the moves of all rollouts of a decision together; None: no limit. So
    there are fewer rollouts early in a round, when each has many moves."""

    def _race(self, racing: list[Move], leads: Leads, seen: Seen, random: Random) -> list[Move]:
        usual, *others = racing
        laps = 1 + (len(others) - 1).bit_length()
        share = self._affordable(self.world(seen, random), random) // laps
        while True:
            worlds = max(1, share // (1 + len(others)))
            self._try_in(worlds, [usual, *others], leads, seen, random)
            if len(others) == 1:
                return [usual, *others]
            others.sort(key=lambda move: -sum(leads[move]))
            others = others[: len(others) + 1 >> 1]

    def _affordable(self, world: State, random: Random) -> int:
        """Return the number of rollouts for this decision, from the length of one playout."""
        if self.longest is None:
            return self.budget
        moves = 1

        def counted(state: State, random: Random) -> Move:
            nonlocal moves
            moves += 1
            return self.policy(state, random)

        replace(self, policy=counted).play_on(world.clone(), world, random)
        return min(self.budget, self.longest // moves)
