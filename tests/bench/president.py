"""Figures for president: rounds a second, places of the bots, time a move.

python tests/bench/president.py rounds|random|places|faults [rounds]
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time

from taku import games
from taku.game import CHANCE, OVER, Bot, Seen
from taku.games.president.hunch import hunch
from taku.games.president.rules import Options, President

GAME = games["president"]


Choose = Callable[[President, Random], int]


def rounds(
    options: Options, seats: int, choose: Choose, number: int, seed: int = 0
) -> Iterator[President]:
    """The state at the end of each round."""
    random = Random(seed)
    while True:
        state = President(options, seats)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                if state.round:
                    yield state
                    number -= 1
                    if not number:
                        return
                state.play(state.draw(random))
            else:
                state.play(choose(state, random))


def any_move(state: President, random: Random) -> int:
    moves = state.moves()
    return moves[int(random.random() * len(moves))]


def speed(number: int) -> None:
    for preset, options in GAME.presets.items():
        for seats in (4, 8):
            for name, choose in (("random", any_move), ("hunch", hunch)):
                start = process_time()
                for _ in rounds(options, seats, choose, number):
                    pass
                pace = number / (process_time() - start)
                print(f"{preset:9} {seats} players, {name:6} {pace:6.0f} rounds a second")


def places(number: int, preset: str, seats: int = 4) -> None:
    """The average place of one strong among normals, seats rotated match by match."""
    total = done = moves = 0
    spent = longest = 0.0
    match = 0
    options = GAME.presets[preset]
    while done < number:
        strong = match % seats
        random = Random(f"{preset} {match}")
        state = President(options, seats)
        match += 1
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
                continue
            seat, rank = state.to_act, state.round
            bot: Bot = GAME.bots["strong" if seat == strong else "normal"]
            seen = Seen(seat, state.moves(), partial(state.guess, seat))
            start = process_time()
            move = bot.weigh(seen, random)[0].move
            if seat == strong and len(seen.moves) > 1:
                moves += 1
                spent += process_time() - start
                longest = max(longest, process_time() - start)
            state.play(move)
            if len(state.scores) == rank:
                total += 1 + state.ranking.index(strong)
                done += 1
        print(
            f"{preset} {seats}p: {done} rounds, average place {total / done:.3f}, "
            f"{1000 * spent / moves:.0f} ms a move, longest {1000 * longest:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "speed":
        speed(int(rest[0]))
    else:
        places(int(rest[0]), rest[1], int(rest[2]) if rest[2:] else 4)
