"""A bot for any game: guess worlds, try the moves in them, play them out, compare."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taku.game import Move, Seen, State, Weighed


@dataclass(frozen=True)
class Hunch:
    """Plays what a fast policy says; `slips` is the share of moves made blindly."""

    policy: Callable[[Any, Random], Move]
    slips: float = 0.0

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        if random.random() < self.slips:
            return [Weighed(random.choice(seen.moves))]
        return [Weighed(self.policy(seen.world(random), random))]


@dataclass(frozen=True)
class Playouts:
    """Tries every move of a shortlist in the same guessed worlds.

    Each is played to the end of the round with the fast policy `hunch`. Moves are compared
    by the points the seat gains over the average of the others, or falls short of it.
    The budget is a count, not a clock, so that a seed gives the same match everywhere.
    """

    hunch: Callable[[Any, Random], Move]
    shortlist: Callable[[Any, Random], Sequence[Move]]
    budget: int
    """How many playouts a decision may cost in all."""
    most: int
    """How many worlds are looked at, at the most."""
    low_wins: bool = False

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        moves = self.shortlist(seen.world(random), random)
        if len(moves) == 1:
            return [Weighed(moves[0])]
        worlds = max(1, min(self.most, self.budget // len(moves)))
        own = dict.fromkeys(moves, 0)
        table = dict.fromkeys(moves, 0)
        for _ in range(worlds):
            world = seen.world(random)
            for move in moves:
                gained = self._play_out(world, move, random)
                own[move] += gained[seen.seat]
                table[move] += sum(gained)
        seats = len(gained)
        ahead = {move: seats * own[move] - table[move] for move in moves}
        order = sorted(moves, key=lambda move: ahead[move], reverse=not self.low_wins)
        return [Weighed(move, own[move] / worlds) for move in order]

    def _play_out(self, world: State, move: Move, random: Random) -> list[int]:
        """What each seat gains until the round is booked."""
        state = world.clone()
        hunch = self.hunch
        this_round = state.round
        before = state.points
        state.play(move)
        while state.to_act >= 0 and state.round == this_round:
            state.play(hunch(state, random))
        return [after - start for after, start in zip(state.points, before, strict=True)]


