"""Bots for any game: one that plays by a policy, and one that compares moves by rollouts of it.

The second is determinized Monte Carlo with sequential halving. Determinization draws all
that is hidden anew and then plays on as if it were known (for bridge: Ginsberg, "GIB", JAIR 14,
2001; why it does well: Long, Sturtevant, Buro and Furtak, "Understanding the Success of
Perfect Information Monte Carlo Sampling", AAAI 2010). There a world is solved; here it is
rolled out, by a policy that itself uses only what its seat may know. Sequential halving shares
a budget among moves (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed
Bandits", ICML 2013).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.game import OVER, Move, Seat, Seen, State, Weighed

Policy: TypeAlias = Callable[[Any, Random], Move]
"""A fast choice of a move, for the seat to act."""
Ends: TypeAlias = Callable[[Seen, Sequence[Move], Random], Mapping[Move, float] | None]
"""What moves are worth where a round is so near its end that it can be reckoned out; else None."""
Lap: TypeAlias = Mapping[Move, float]
"""How far each move that was still in the race was ahead of the others' average by then."""


@dataclass(frozen=True)
class PolicyBot:
    """Plays by a policy, ε-greedily: a share `epsilon` of its moves is any legal one."""

    policy: Policy
    epsilon: float = 0.0

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        if random.random() < self.epsilon:
            return [Weighed(random.choice(seen.moves))]
        return [Weighed(self.policy(seen.world(random), random))]


@dataclass(frozen=True)
class RolloutBot:
    """Tries the moves of a shortlist in the same guessed worlds, and the better half in more.

    Each is rolled out to the end of the round. Moves are compared by their margin, and that is
    what they are said to be worth: the points that the seat gains over the average of the others,
    or falls short of it.
    The budget is a count, not a clock, so that a seed gives the same match everywhere.
    """

    policy: Policy
    shortlist: Callable[[Any, Random], Sequence[Move]]
    budget: int
    """How many rollouts a decision may cost in all."""
    low_wins: bool = False
    least: float = 0.1
    """How many points of a round a move must cost at least to be called a mistake."""
    alike: Callable[[Any], Callable[[Move], Hashable]] = lambda state: lambda move: move
    """What is the same for legal moves that come to the same, of which the shortlist has one."""
    likely: Callable[[Any, Seat, Random], Any] = lambda world, seat, random: world
    """A guessed world for a seat, changed in place where others decide likelier than by chance."""
    on_alarm: Callable[[Any], Policy | None] = lambda world: None
    """By what rollouts from a world go instead of the policy, where something is at hand there."""
    ends: Ends | None = None
    """Takes the place of rollouts where it can."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        racing = list(self.shortlist(self.world(seen, random), random))
        if len(racing) == 1:
            return [Weighed(racing[0])]
        if reckoned := self._reckoned(seen, racing, random):
            return reckoned
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
        """One that could be real, as this bot takes it to be."""
        return self.likely(seen.world(random), seen.seat, random)

    def _reckoned(
        self, seen: Seen, moves: Sequence[Move], random: Random
    ) -> Sequence[Weighed] | None:
        """The moves by what they are worth in the end, of equals the first one first."""
        worth = self.ends(seen, moves, random) if self.ends else None
        if worth is None:
            return None
        order = sorted(worth, key=worth.__getitem__, reverse=not self.low_wins)
        return [Weighed(move, worth[move]) for move in order]

    def _ranked(self, best: Move, laps: Sequence[Lap]) -> Sequence[Weighed]:
        """The best, and the others by how far they fell behind it in the worlds of both.

        What has lost the race met with fewer worlds, and must not seem better for it.
        """
        behind = {move: lap[move] - lap[best] for lap in laps for move in lap}
        order = sorted(behind, key=behind.__getitem__, reverse=not self.low_wins)
        order.sort(key=best.__ne__)  # some may have done as well
        return [Weighed(move, laps[-1][best] + behind[move]) for move in order]

    def roll_out(self, world: State, move: Move, random: Random) -> State:
        """The world after this move, when the round is booked."""
        state = world.clone()
        state.play(move)
        return self.play_on(state, world, random)

    def play_on(self, state: State, since: State, random: Random) -> State:
        """The same state when the round is booked that was going on in `since`."""
        policy = self.on_alarm(since) or self.policy
        while state.round == since.round and state.to_act != OVER:
            if state.to_act >= 0:
                state.play(policy(state, random))
            elif state.points == since.points:
                state.play(state.draw(random))
            else:
                break
        return state
