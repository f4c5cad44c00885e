"""How fast hearts runs and how well its bots play: `python tests/bench/hearts.py --hands 2000`.

Prints, never asserts: figures depend on the machine. Times are of one core's work.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, islice
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from taku.game import CHANCE, OVER, Bot, Move, Seen, Weighed
from taku.games.hearts import GAME
from taku.games.hearts.policy import policy
from taku.games.hearts.rules import Hearts, Options

BATCH = 20  # hands: five deals, each with the seats rotated
Policy = Callable[[Hearts, Random], Move]


class Anyhow:
    """Plays any legal move."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        return [Weighed(random.choice(seen.moves))]


PLAYERS: dict[str, Bot] = {"random": Anyhow(), **GAME.bots}


# Hands


def dealt(options: Options, round: int, random: Random) -> Hearts:
    """A hand about to be passed or played, the `round`-th of a match."""
    state = Hearts(options)
    state.round = round - 1
    state.play(state.draw(random))
    return state


def positions(state: Hearts, random: Random) -> Iterator[Hearts]:
    """The position before each decision of a hand; to be moved on by whoever looks at it."""
    this_round = state.round
    while state.round == this_round and state.to_act != OVER and state.phase != "deal":
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            yield state


def roll_out(state: Hearts, policy: Policy, random: Random) -> None:
    for position in positions(state, random):
        position.play(policy(position, random))


def anyhow(state: Hearts, random: Random) -> Move:
    moves = state.moves()
    return moves[int(random.random() * len(moves))]


# Speed


def rate(what: str, work: Callable[[Random], object], seconds: float = 2.0) -> None:
    random = Random(what)
    count, start = 0, process_time()
    while process_time() - start < seconds:
        work(random)
        count += 1
    print(f"{what:40} {count / (process_time() - start):9,.0f} a second")


def speeds() -> None:
    plain, passing = Options(passing=False), Options()
    rate("random hands", lambda random: roll_out(dealt(plain, 1, random), anyhow, random))
    rate(
        "random hands with a pass",
        lambda random: roll_out(dealt(passing, 1, random), anyhow, random),
    )
    rate("policy hands", lambda random: roll_out(dealt(plain, 1, random), policy, random))
    rate(
        "policy hands with a pass",
        lambda random: roll_out(dealt(passing, 1, random), policy, random),
    )
    middle = dealt(plain, 1, Random(0))
    for position in islice(positions(middle, Random(0)), 24):
        position.play(policy(position, Random(0)))
    rate("guesses in the middle of a hand", lambda random: middle.guess(middle.to_act, random))


# Strength


def choose(bot: Bot, state: Hearts, random: Random) -> Move:
    seat = state.to_act
    seen = Seen(seat, state.moves(), lambda random: state.guess(seat, random))
    return bot.weigh(seen, random)[0].move


Batch = tuple[str, str, str, int]  # preset, who is tried, against whom, which batch


def play_batch(batch: Batch) -> tuple[list[float], list[float], list[float]]:
    """For each deal the points of the bot tried and of the others, on average over all seats
    it takes in turn; and the time of each of its moves.
    """
    preset, tried, others, number = batch
    own_points, other_points, times = [], [], []
    for deal in range(BATCH // 4):
        own_total = other_total = 0.0
        for turn in range(4):
            random = Random(f"{preset} {number} {deal}")
            state = dealt(GAME.presets[preset], deal + 1, random)
            own = {turn, (turn + 2) % 4} if preset == "partners" else {turn}
            for position in positions(state, random):
                is_own = position.to_act in own
                start = process_time()
                move = choose(PLAYERS[tried if is_own else others], position, random)
                if is_own:
                    times.append(process_time() - start)
                position.play(move)
            own_total += state.points[turn]
            other_total += sum(state.points[seat] for seat in range(4) if seat not in own)
        own_points.append(own_total / 4)
        other_points.append(other_total / 4 / (4 - len(own)))
    return own_points, other_points, times


def table(tried: str, others: str, hands: int, presets: Iterable[str]) -> None:
    print(f"\n{tried} against {others}, {hands:,} hands for each set of house rules")
    with ProcessPoolExecutor(2) as pool:
        for preset in presets:
            batches = [(preset, tried, others, number) for number in range(hands // BATCH)]
            results = zip(*pool.map(play_batch, batches), strict=True)
            own, other, times = (list(chain.from_iterable(figures)) for figures in results)
            print(f"{preset:12} {per_hand(own)}, the others {per_hand(other)}; {per_move(times)}")


def per_hand(points: Sequence[float]) -> str:
    mean = sum(points) / len(points)
    error = sqrt(sum((point - mean) ** 2 for point in points)) / len(points)
    return f"{mean:5.2f} ± {error:.2f} a hand"


def per_move(times: Sequence[float]) -> str:
    mean, worst = 1000 * sum(times) / len(times), 1000 * max(times)
    return f"{mean:.1f} ms a move, at worst {worst:.0f} ms"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=80, help="that strong plays; others ten times")
    parser.add_argument("--preset", choices=GAME.presets, action="append", help="instead of all")
    given = parser.parse_args()
    hands, presets = max(BATCH, given.hands), given.preset or GAME.presets
    speeds()
    table("easy", "random", 10 * hands, ["classic"])
    table("normal", "random", 10 * hands, presets)
    table("normal", "easy", 10 * hands, presets)
    table("strong", "normal", hands, presets)


if __name__ == "__main__":
    main()
