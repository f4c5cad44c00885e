"""What the benches of games that are played in rounds share."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from clock import process_time

from taku.game import CHANCE, OVER

Choose = Callable[[Any, Random], int]


def rounds(start: Callable[[], Any], choose: Choose, random: Random) -> Iterator[Any]:
    """The state at the end of each round, one match after the other."""
    while True:
        state = start()
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
            else:
                state.play(choose(state, random))
                if len(state.scores) == state.round:
                    yield state


def any_move(state: Any, random: Random) -> int:
    moves: list[int] = state.moves()
    return moves[int(random.random() * len(moves))]


def pace(start: Callable[[], Any], choose: Choose, number: int) -> float:
    """Rounds a second."""
    played = rounds(start, choose, Random(0))
    began = process_time()
    for _ in range(number):
        next(played)
    return number / (process_time() - began)
