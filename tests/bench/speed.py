"""How fast the rules run, in seconds of processor time: `tests/bench/speed.py [seconds] [game]`.

Plays of each set of house rules and each number of players, at random and by bots of the
level *normal*: a play is a round, or a match in games whose rounds are one sheet. And the most
moves that have been listed for one decision, with what that took. How well bots play, and how
long they think, `python -m taku.arena` tells.

In the page's Python, under Node:

    node web/build/python.mjs .build/library.zip tests/bench/speed.py …
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from clock import process_time

from taku import games
from taku.game import CHANCE, OVER, Game, seen
from taku.options import fit

Choose = Callable[[Any, Random], int]


def any_move(state: Any, random: Random) -> int:
    moves = state.moves()
    return int(moves[int(random.random() * len(moves))])


def by_policy(game: Game[Any]) -> Choose:
    bot = game.bots["normal"]

    def choose(state: Any, random: Random) -> int:
        return bot.weigh(seen(state, state.to_act), random)[0].move

    return choose


def plays(game: Game[Any], start: Callable[[], Any], choose: Choose, seconds: float) -> float:
    """How many a second."""
    random, count, state = Random(0), 0, start()
    sheet = bool(game.look(state, 0).sheet)
    began = process_time()
    while process_time() < began + seconds:
        if state.to_act == OVER:
            count += sheet
            state = start()
        round_before = state.round
        chance = state.to_act == CHANCE
        state.play(state.draw(random) if chance else choose(state, random))
        count += not sheet and state.round != round_before
    return count / (process_time() - began)


def widest(start: Callable[[], Any], seconds: float) -> tuple[int, float]:
    """The most moves of a decision, and the milliseconds that listing them took."""
    random, most, took, state = Random(0), 0, 0.0, start()
    began = process_time()
    while process_time() < began + seconds:
        if state.to_act == OVER:
            state = start()
        if state.to_act == CHANCE:
            state.play(state.draw(random))
            continue
        asked = process_time()
        moves = state.moves()
        if len(moves) > most:
            most, took = len(moves), 1000 * (process_time() - asked)
        state.play(moves[int(random.random() * len(moves))])
    return most, took


def main(seconds: float = 1.0, only: str = "") -> None:
    for game in [games[only]] if only else games.values():
        for preset, options in game.presets.items():
            for seats in sorted(game.seats):
                try:
                    fit(options, seats)
                except ValueError:
                    continue  # not for so many players

                def start(game: Any = game, options: Any = options, seats: int = seats) -> Any:
                    return game.start(options, seats)

                at_random = plays(game, start, any_move, seconds)
                normal = plays(game, start, by_policy(game), seconds)
                most, took = widest(start, seconds)
                print(
                    f"{game.name:10} {preset:12} {seats} players "
                    f"{at_random:8,.0f} at random, {normal:8,.0f} by normal; "
                    f"{most:6,} moves at most, in {took:.1f} ms",
                    flush=True,
                )


if __name__ == "__main__":
    main(*[kind(value) for kind, value in zip((float, str), sys.argv[1:], strict=False)])
