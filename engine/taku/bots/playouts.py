"""A bot for any game: guess worlds, try the moves in them, play them out, compare."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taku.game import OVER, Move, Seen, State, Weighed


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
    """Tries the moves of a shortlist in the same guessed worlds, and the better half in more.

    Each is played to the end of the round with the fast policy `hunch`. Moves are compared
    by the points the seat gains over the average of the others, or falls short of it.
    The budget is a count, not a clock, so that a seed gives the same match everywhere.
    """

    hunch: Callable[[Any, Random], Move]
    shortlist: Callable[[Any, Random], Sequence[Move]]
    budget: int
    """How many playouts a decision may cost in all."""
    low_wins: bool = False

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        moves = list(self.shortlist(seen.world(random), random))
        if len(moves) == 1:
            return [Weighed(moves[0])]
        own, ahead, tried = (dict.fromkeys(moves, 0) for _ in range(3))
        laps = (len(moves) - 1).bit_length()
        racing, ranked = moves, list[Move]()
        for _ in range(laps):
            for _ in range(max(1, self.budget // laps // len(racing))):
                world = seen.world(random)
                for move in racing:
                    gained = self._play_out(world, move, random)
                    own[move] += gained[seen.seat]
                    ahead[move] += len(gained) * gained[seen.seat] - sum(gained)
                    tried[move] += 1
            racing.sort(key=ahead.__getitem__, reverse=not self.low_wins)
            half = len(racing) + 1 >> 1
            racing, ranked = racing[:half], racing[half:] + ranked
        return [Weighed(move, own[move] / tried[move]) for move in racing + ranked]

    def _play_out(self, world: State, move: Move, random: Random) -> list[int]:
        """What each seat gains until the round is booked."""
        state = world.clone()
        hunch = self.hunch
        this_round = state.round
        before = state.points
        state.play(move)
        while state.round == this_round and state.to_act != OVER:
            if state.to_act >= 0:
                state.play(hunch(state, random))
            elif state.points == before:
                state.play(state.draw(random))
            else:
                break
        return [after - start for after, start in zip(state.points, before, strict=True)]
