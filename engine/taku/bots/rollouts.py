"""Bots for any game: one plays by a policy, the other compares moves by rollouts of a policy.

The second is determinized Monte Carlo. Determinization redraws all hidden information and then
plays on as if it were known (for bridge: Ginsberg, "GIB", JAIR 14, 2001). Why it works: Long,
Sturtevant, Buro and Furtak, "Understanding the Success of Perfect Information Monte Carlo
Sampling", AAAI 2010. Those programs solve each world; this bot rolls it out with a policy that uses
only what its seat may know.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum
from random import Random
from typing import Any, TypeAlias

from taku.bots.sharing import HALVING, End, Race, Sharing
from taku.game import OVER, Move, Seat, Seen, State, Weighed

Policy: TypeAlias = Callable[[Any, Random], Move]
"""A function that quickly chooses a move for the seat to act."""
Ends: TypeAlias = Callable[[Seen, Sequence[Move], Random], Mapping[Move, float] | None]
"""A function that returns the exact value of moves near the end of a round, or None before."""

SURE = 1.0  # standard errors by which a move must lead to replace the default move


@dataclass(frozen=True)
class PolicyBot:
    """Plays a policy ε-greedily: with probability `epsilon` it makes a random legal move."""

    policy: Policy
    epsilon: float = 0.0

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        if random.random() < self.epsilon:
            return [Weighed(random.choice(seen.moves))]
        return [Weighed(self.policy(seen.world(random), random))]


def any_move(state: State, random: Random) -> Move:
    """Return a random legal move: the policy of a novice."""
    return random.choice(state.moves())


def every_move(state: State, random: Random) -> Sequence[Move]:
    """Return all legal moves, as the shortlist of a game with few."""
    return state.moves()


# The defaults of RolloutBot are functions with a name, so that a bot can be pickled.


def _itself(move: Move) -> Move:
    return move


def _each_its_own(state: Any) -> Callable[[Move], Hashable]:
    return _itself


def _as_guessed(world: Any, seat: Seat, random: Random) -> Any:
    return world


def _never(world: Any, after: Any, seat: Seat) -> bool:
    return False


@dataclass(frozen=True)
class RolloutBot:
    """Compares the moves of a shortlist in shared guessed worlds.

    Each rollout plays to the end of the round. A move's value is its mean lead: the points that
    the seat gains minus the average of the other seats.
    The budget is a count and not a time, so that a seed gives one match on every machine.
    """

    policy: Policy
    shortlist: Callable[[Any, Random], Sequence[Move]]
    budget: int
    """Maximum number of rollouts of a decision."""
    sharing: Sharing = HALVING
    low_wins: bool = False
    """True if the lowest points win."""
    least: float = 0.1
    """Minimum cost of a mistake, in points of a round."""
    alike: Callable[[Any], Callable[[Move], Hashable]] = _each_its_own
    """Returns a key that is equal for equivalent moves; the shortlist has one move per key."""
    likely: Callable[[Any, Seat, Random], Any] = _as_guessed
    """Returns a world that fits the likely decisions of the other seats; may adjust in place."""
    dreaded: Callable[[Any, Any, Seat], bool] = _never
    """True for the end of a round, after a rollout from `world`, that close decisions avoid."""
    ends: Ends | None = None
    """Replaces rollouts where it returns exact values."""
    longest: int | None = None
    """Approximate limit on the moves of all rollouts of a decision together; None: no limit. So
    there are fewer rollouts early in a round, when each has many moves."""
    temper: Policy | None = None
    """Replaces the policy as the source of the default move: bots differ in close decisions.

    Rollouts still use the policy.
    """

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        world = self.world(seen, random)
        moves = list(self.shortlist(world, random))
        default = self._default(world, moves, random) if self.sharing.keeps_default else None
        if default is not None:
            moves = [default, *(move for move in moves if move != default)]
        if len(moves) == 1:
            return [Weighed(moves[0])]
        if solved := self._solved(seen, moves, random):
            return solved
        race = Race(
            moves,
            self._affordable(seen, random),
            lambda moves: self._ends_of(self.world(seen, random), moves, seen.seat, random),
        )
        left = self.sharing.finalists(race)
        best = race.ranked(left)[0]
        if default is not None and default in left and not race.is_better(best, default, SURE):
            best = default
        return self._by_lead(best, race, len(world.points) - 1)

    def _default(self, world: State, moves: Sequence[Move], random: Random) -> Move | None:
        """Return the policy's or the temper's move, or an equivalent one on the shortlist.

        The policy's move may be missing there; the temper's move is added to it.
        """
        usual = (self.temper or self.policy)(world, random)
        if usual in moves:
            return usual
        same = self.alike(world)
        missing = usual if self.temper else None
        return next((move for move in moves if same(move) == same(usual)), missing)

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

    def _affordable(self, seen: Seen, random: Random) -> int:
        """Return the number of rollouts for this decision, from the length of one playout."""
        if self.longest is None:
            return self.budget
        moves = 1

        def counted(state: State, random: Random) -> Move:
            nonlocal moves
            moves += 1
            return self.policy(state, random)

        world = self.world(seen, random)
        replace(self, policy=counted).play_on(world.clone(), world, random)
        return min(self.budget, self.longest // moves)

    def _ends_of(
        self, world: State, moves: Sequence[Move], seat: Seat, random: Random
    ) -> list[End]:
        """Return how the round ends after each move."""
        ends = []
        for move in moves:
            after = self.roll_out(world, move, random)
            gained = [a - b for a, b in zip(after.points, world.points, strict=True)]
            lead = len(gained) * gained[seat] - sum(gained)
            dreaded = self.dreaded(world, after, seat)
            ends.append(End(-lead if self.low_wins else lead, dreaded))
        return ends

    def _by_lead(self, best: Move, race: Race, others: int) -> Sequence[Weighed]:
        """Return the best move, then the others by their mean deficit in the worlds shared with it.

        A move that dropped out was tried in fewer worlds; luck in those must not rank it higher.
        """
        of_best = race.leads[best]
        behind = {best: 0.0}
        for move, own in race.leads.items():
            gap = (fsum(of_best[: len(own)]) - fsum(own)) / len(own)
            behind[move] = max(gap, 0.0)  # an apparent lead over the chosen move is not significant
        order = sorted(behind, key=behind.__getitem__)  # stable: the best comes first among ties
        top, sign = fsum(of_best) / len(of_best), -1 if self.low_wins else 1
        return [Weighed(move, sign * (top - behind[move]) / others) for move in order]

    def roll_out(self, world: State, move: Move, random: Random) -> State:
        """Play this move in a clone of the world, then play out the round; return the result."""
        state = world.clone()
        state.play(move)
        return self.play_on(state, world, random)

    def play_on(self, state: State, since: State, random: Random) -> State:
        """Play out, in place, the round that is in progress in `since`; return the state."""
        policy, round_ = self.policy, since.round
        while state.round == round_ and state.to_act != OVER:
            if state.to_act >= 0:
                state.play(policy(state, random))
            elif state.points == since.points:
                state.play(state.draw(random))
            else:
                break
        return state
