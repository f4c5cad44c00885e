"""A bot for any game that plays by its policy unless another move is surely better.

The others race by sequential halving (see `rollouts`). The policy's own move is the likeliest to
be good: it takes part throughout, and so meets whoever wins in all worlds. Where there are many
moves and few rollouts for each, a third less is lost by chance than if any of them may drop out.
"""

from dataclasses import dataclass, replace
from random import Random

from taku.bots.racing import Leads, RacingBot
from taku.game import Move, Seen, State


@dataclass(frozen=True)
class ChallengeBot(RacingBot):
    """Has challengers race for a duel with the policy's move, or the temper's."""

    longest: int | None = None
    """How many moves all rollouts of a decision may have together, about: early in a round each
    has many, and there are fewer of them. None: any number."""

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
        """How many rollouts this decision may cost, going by how long one is."""
        if self.longest is None:
            return self.budget
        moves = 1

        def counted(state: State, random: Random) -> Move:
            nonlocal moves
            moves += 1
            return self.policy(state, random)

        replace(self, policy=counted).play_on(world.clone(), world, random)
        return min(self.budget, self.longest // moves)
