"""Climb to better weights of haggis' shrewd policy: by chance, one step at a time.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.climb --minutes 10

A step changes one or two weights. It is kept if it wins against the best so far, alone against
two of it, in the same deals at every seat: first in a few, and then in many others.
"""

import time
from argparse import ArgumentParser
from dataclasses import asdict, replace
from random import Random

from taku.estimate import Estimate, estimate
from taku.games.haggis.shrewd import Shrewd
from tests.duels import lead

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
        ahead = duel(other, best, range(deal - MANY, deal))
        if ahead.mean > SURE * ahead.error:
            best = other
            print(f"{ahead.mean:+.2f} ± {ahead.error:.2f}", best, flush=True)


def changed(policy: Shrewd, random: Random) -> Shrewd:
    weights = asdict(policy)
    for name in random.sample(list(weights), random.choice((1, 1, 2))):
        width = max(0.05, abs(weights[name]) / 2)
        weights[name] = round(weights[name] + random.gauss(0, width), 3)
    return replace(policy, **weights)


def duel(one: Shrewd, other: Shrewd, deals: range) -> Estimate:
    """How many points a round `one` is ahead of two of the other."""
    return estimate(sum(lead(one, other, deal, seat) for seat in range(3)) / 3 for deal in deals)


if __name__ == "__main__":
    main()
