"""Count the hands of Hearts in which one of four bots shoots the moon.

    PYTHONPATH=engine .venv/bin/python tests/bench/moons.py [--level strong] [--first 0]
        [--hands 100]

Each hand is the first of a match of its own, with a pass to the left.
"""

import argparse
from random import Random

from taku.game import seen
from taku.games.hearts import GAME


def shot(level: str, number: int) -> bool:
    """Play one hand; True if a moon was shot."""
    state, random, bot = GAME.start(GAME.options(), 4), Random(f"moon/{number}"), GAME.bots[level]
    state.play(state.draw(random))
    while state.phase in ("pass", "play"):
        state.play(bot.weigh(seen(state, state.to_act), random)[0].move)
    return bool(state.phase == "moon")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--level", choices=GAME.bots, default="strong")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--hands", type=int, default=100)
    given = parser.parse_args()
    numbers = range(given.first, given.first + given.hands)
    moons = [number for number in numbers if shot(given.level, number)]
    print(f"{len(moons)} moons in {given.hands} hands: {moons}")


if __name__ == "__main__":
    main()
