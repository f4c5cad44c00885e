"""Play random rounds by random house rules, and stop at the first fault.

    PYTHONPATH=engine .venv/bin/python tests/bench/rounds.py president [--rounds 100000]
        [--minutes 9] [--seed A] [--most 4] [--option sheet=yatzy]

Each match has options and a number of players at random. In every position there must be moves,
no move twice, and no card in two places; of one position in each round the notation of a move, its
legality and a guess are checked too. A fault tells the seed and the number of the match, and ends
the run with an error.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parent))

from clock import process_time

from taku import games
from taku.game import CHANCE, OVER, Game
from taku.options import changed, fill, fit, form

ONE_IN = 40  # positions of which about one is looked at closely


def drawn(game: Game[Any], random: Random, fixed: Mapping[str, str]) -> tuple[Any, int]:
    """Return options and a number of players at random, but for the fixed options."""
    while True:
        values = {rule.name: random.choice(rule.among) for rule in form(game.options)} | fixed
        options, seats = fill(game.options, values), random.choice(game.seats)
        try:
            fit(options, seats)
        except ValueError:
            continue
        return options, seats


def play(
    game: Game[Any], options: Any, seats: int, most: int, random: Random, met: Counter[str]
) -> None:
    """Play at most so many rounds of a match at random; an AssertionError tells what is wrong."""
    state = game.start(options, seats)
    while state.to_act != OVER and met["rounds"] < met["end"]:
        before = state.round
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            moves = state.moves()
            assert moves, "no move"
            assert len(set(moves)) == len(moves), "a move twice"
            move = moves[int(random.random() * len(moves))]
            if random.random() * ONE_IN < 1:
                look_closely(game, state, move, random)
            met[getattr(state, "phase", "")] += 1
            state.play(move)
            met["moves"] += 1
        hands = getattr(state, "hands", ())
        assert sum(hands).bit_count() == sum(hand.bit_count() for hand in hands), "a card twice"
        if state.round != before:
            met["rounds"] += before > 0
        if state.round > most:
            return
    met["rounds"] += state.to_act == OVER
    met["ended"] += state.to_act == OVER


def look_closely(game: Game[Any], state: Any, move: int, random: Random) -> None:
    """Check the notation of a move, its legality, and a guess of the seat that does not act."""
    assert state.why_not(move) is None, "a move that is refused"
    assert game.read(state, game.write(state, move)) == move, "a move changed by its notation"
    seat = random.randrange(len(state.points))
    world = state.guess(seat, random)
    assert game.look(world, seat) == game.look(state, seat), "a guess that looks different"
    assert seat != state.to_act or list(world.moves()) == list(state.moves()), "other moves"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=games)
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--seed", default="A")
    parser.add_argument(
        "--most", type=int, default=4, help="rounds of a match; few meet more rules"
    )
    parser.add_argument("--option", action="append", default=[], help="one that is not drawn")
    given = parser.parse_args()
    game, met, matches = games[given.game], Counter[str](end=given.rounds), 0
    fixed = dict(option.split("=") for option in given.option)
    began, end = process_time(), time.monotonic() + 60 * given.minutes
    while met["rounds"] < given.rounds and time.monotonic() < end:
        random = Random(f"{given.seed}/{matches}")
        options, seats = drawn(game, random, fixed)
        try:
            play(game, options, seats, given.most, random, met)
        except Exception:
            print(f"match {matches} of seed {given.seed}: {seats} players, {changed(options)}")
            raise
        matches += 1
    took = process_time() - began
    phases = " ".join(f"{name}={count:,}" for name, count in sorted(met.items()) if name != "end")
    print(f"{matches:,} matches, {took:.0f} s of processor time, no fault: {phases}")


if __name__ == "__main__":
    main()
