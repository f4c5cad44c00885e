"""Rolls out: tries each move in worlds that could be real, and plays on at random."""

from taku.game import CHANCE, OVER, Weighed

WORLDS = 6  # guesses of the hidden cards
MOST = 10  # moves to try at most
SIGN = +1  # -1 if fewer points are better


class Worlds:
    def weigh(self, seen, random):
        moves = random.sample(list(seen.moves), min(MOST, len(seen.moves)))
        gained = dict.fromkeys(moves, 0)
        for _ in range(WORLDS):
            world = seen.world(random)
            for move in moves:
                gained[move] += self.gain(world, move, seen.seat, random)
        best = sorted(moves, key=lambda move: -SIGN * gained[move])
        print("best of", len(best), "on average", gained[best[0]] / WORLDS)
        return [Weighed(move, gained[move] / WORLDS) for move in best]

    def gain(self, world, move, seat, random):
        """Return how far the seat is ahead of the others' average when the round is booked."""
        state = world.clone()
        state.play(move)
        while state.round == world.round and state.to_act != OVER:
            if state.to_act != CHANCE:
                state.play(random.choice(state.moves()))
            elif state.points == world.points:
                state.play(state.draw(random))
            else:
                break
        gains = [now - then for now, then in zip(state.points, world.points, strict=True)]
        others = gains[:seat] + gains[seat + 1 :]
        return gains[seat] - sum(others) / max(1, len(others))


bot = Worlds()
