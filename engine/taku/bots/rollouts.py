"""Bots for any game: one plays by a policy, the other compares moves by rollouts of a policy.

The second is determinized Monte Carlo with sequential halving. Determinization redraws all hidden
information and then plays on as if it were known (for bridge: Ginsberg, "GIB", JAIR 14, 2001).
Why it works: Long, Sturtevant, Buro and Furtak, "Understanding the Success of Perfect Information
Monte Carlo Sampling", AAAI 2010. Those programs solve each world; this bot rolls it out with a
policy that uses only what its seat may know. Sequential halving divides a budget among moves
(Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.game import OVER, Move, Seat, Seen, State, Weighed

Policy: TypeAlias = Callable[[Any, Random], Move]
"""A function that quickly chooses a move for the seat to act."""
Ends: TypeAlias = Callable[[Seen, Sequence[Move], Random], Mapping[Move, float] | None]
"""A function that returns the exact value of moves near the end of a round, or None before."""
Lap: TypeAlias = Mapping[Move, float]
"""After a lap, the mean margin of each remaining move over the average of the other seats."""


@dataclass(frozen=True)
class PolicyBot:
    """Plays a policy ε-greedily: with probability `epsilon` it makes a random legal move."""

    policy: Policy
    epsilon: float = 0.0

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        if random.random() < self.epsilon:
            return [Weighed(random.choice(seen.moves))]
        return [Weighed(self.policy(seen.world(random), random))]


@dataclass(frozen=True)
class RolloutBot:
    """Compares the moves of a shortlist in shared guessed worlds, by sequential halving.

    Each rollout plays to the end of the round. A move's value is its mean margin: the points that
    the seat gains minus the average of the other seats.
    The budget is a count and not a time, so that a seed gives one match on every machine.
    """

    policy: Policy
    shortlist: Callable[[Any, Random], Sequence[Move]]
    budget: int
    """Maximum number of rollouts of a decision."""
    low_wins: bool = False
    """True if the lowest points win."""
    least: float = 0.1
    """Minimum cost of a mistake, in points of a round."""
    alike: Callable[[Any], Callable[[Move], Hashable]] = lambda state: lambda move: move
    """Returns a key that is equal for equivalent moves; the shortlist has one move per key."""
    likely: Callable[[Any, Seat, Random], Any] = lambda world, seat, random: world
    """Adjusts a guessed world in place to the likely decisions of the other seats; returns it."""
    on_alarm: Callable[[Any], Policy | None] = lambda world: None
    """Returns a policy for rollouts from worlds in a special situation; None: use `policy`."""
    ends: Ends | None = None
    """Replaces rollouts where it returns exact values."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        racing = list(self.shortlist(self.world(seen, random), random))
        if len(racing) == 1:
            return [Weighed(racing[0])]
        if solved := self._solved(seen, racing, random):
            return solved
        margin, tried, laps = dict.fromkeys(racing, 0), 0, list[Lap]()
        due = (len(racing) - 1).bit_length()
        for _ in range(due):
            worlds = max(1, self.budget // due // len(racing))
            for _ in range(worlds):
                world = self.world(seen, random)
                for move in racing:
                    after = self.roll_out(world, move, random)
                    gained = [a - b for a, b in zip(after.points, world.points, strict=True)]
                    margin[move] += len(gained) * gained[seen.seat] - sum(gained)
            racing.sort(key=margin.__getitem__, reverse=not self.low_wins)
            tried += worlds
            shares = tried * (len(world.points) - 1)
            laps.append({move: margin[move] / shares for move in racing})
            racing = racing[: len(racing) + 1 >> 1]
        return self._ranked(racing[0], laps)

    def world(self, seen: Seen, random: Random) -> Any:
        """Return a guessed world, adjusted by `likely`."""
        return self.likely(seen.world(random), seen.seat, random)

    def _solved(
        self, seen: Seen, moves: Sequence[Move], random: Random
    ) -> Sequence[Weighed] | None:
        """Return the moves by exact value, best first; None if `ends` gives no values."""
        worth = self.ends(seen, moves, random) if self.ends else None
        if worth is None:
            return None
        order = sorted(worth, key=worth.__getitem__, reverse=not self.low_wins)
        return [Weighed(move, worth[move]) for move in order]

    def _ranked(self, best: Move, laps: Sequence[Lap]) -> Sequence[Weighed]:
        """Return the best move, then the others by their deficit in the worlds shared with it.

        A move that dropped out was tried in fewer worlds; luck in those must not rank it higher.
        """
        behind = {move: lap[move] - lap[best] for lap in laps for move in lap}
        order = sorted(behind, key=behind.__getitem__, reverse=not self.low_wins)
        order.sort(key=best.__ne__)  # puts the best first among ties
        return [Weighed(move, laps[-1][best] + behind[move]) for move in order]

    def roll_out(self, world: State, move: Move, random: Random) -> State:
        """Play this move in a clone of the world, then play out the round; return the result."""
        state = world.clone()
        state.play(move)
        return self.play_on(state, world, random)

    def play_on(self, state: State, since: State, random: Random) -> State:
        """Play out, in place, the round that is in progress in `since`; return the state."""
        policy, round_ = self.on_alarm(since) or self.policy, since.round
        while state.round == round_ and state.to_act != OVER:
            if state.to_act >= 0:
                state.play(policy(state, random))
            elif state.points == since.points:
                state.play(state.draw(random))
            else:
                break
        return state
