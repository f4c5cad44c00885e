"""Climb to better weights of haggis' shrewd policy: by chance, one step at a time.

python tests/bench/climb.py --minutes 10

A step changes one or two weights. It is kept if it wins against the best so far, alone against
two of it, in the same deals at every seat: first in a few, and then in many others.
"""

import sys
import time
from argparse import ArgumentParser
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from taku.estimate import Estimate, estimate
from taku.game import CHANCE
from taku.games.haggis import GAME
from taku.games.haggis.rules import Haggis
from taku.games.haggis.shrewd import Shrewd

FEW, MANY = 150, 600  # deals
SURE = 1.3  # standard errors


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    random, best, deal = Random(given.seed), Shrewd(), 0
    end = time.monotonic() + 60 * given.minutes
    while time.monotonic() < end:
        other = changed(best, random)
        at_first = duel(other, best, range(deal, deal + FEW))
        deal += FEW + MANY
        if at_first.mean < 0:
            continue
        lead = duel(other, best, range(deal - MANY, deal))
        if lead.mean > SURE * lead.error:
            best = other
            print(f"{lead.mean:+.2f} ± {lead.error:.2f}", best, flush=True)


def changed(policy: Shrewd, random: Random) -> Shrewd:
    weights = asdict(policy)
    for name in random.sample(list(weights), random.choice((1, 1, 2))):
        width = max(0.05, abs(weights[name]) / 2)
        weights[name] = round(weights[name] + random.gauss(0, width), 3)
    return replace(policy, **weights)


def duel(one: Shrewd, other: Shrewd, deals: range) -> Estimate:
    """How many points a round `one` is ahead of two of the other."""
    return estimate(sum(_lead(one, other, deal, seat) for seat in range(3)) / 3 for deal in deals)


def _lead(one: Shrewd, other: Shrewd, deal: int, seat: int) -> float:
    state, random = Haggis(GAME.presets["haggis"], 3), Random(deal)
    while not state.scores:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            state.play((one if state.to_act == seat else other)(state, random))
    return 1.5 * state.points[seat] - 0.5 * sum(state.points)


if __name__ == "__main__":
    main()
