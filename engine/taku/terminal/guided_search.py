"""Search for deals in which most rules come up, whatever the learner plays.

    PYTHONPATH=engine python -m taku.terminal.guided_search hearts --like first --seeds 200

Learners of different strength (random, easy, normal) play the deal with each seed. Seeds rank by
the number of rules that even the least lucky learner meets.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from statistics import mean
from typing import TypeAlias

from taku.game import CHANCE
from taku.match import Match
from taku.messages.replies import Consequence, Frame, Reply
from taku.tables.guided_table import GuidedTable
from taku.teaching.guided_deals import GuidedDeal, guided_deals

Learner: TypeAlias = Callable[[Match, Random], str]
"""A simulated learner: returns the next move, in notation."""
LONGEST = 400  # decisions of a learner; more point to an endless loop


def random_move(match: Match, random: Random) -> str:
    """Return a random legal move."""
    return random.choice(match.moves())


def bot_of_level(level: str) -> Learner:
    """Return a learner who plays like a bot of this level."""

    def play(match: Match, random: Random) -> str:
        weighed = match.game.bots[level].weigh(match.seen(match.to_act), random)
        return match.game.write(match.state, weighed[0].move)

    return play


LEARNERS: dict[str, Learner] = {"random": random_move, "easy": bot_of_level("easy")}
LEARNERS |= {"normal": bot_of_level("normal"), "strong": bot_of_level("strong")}


def play_to_the_end(table: GuidedTable, learner: Learner, random: Random) -> list[Reply]:
    """Return all replies of the table until its game ends; the learner keeps poor moves."""
    replies = list(table.begin())
    for _ in range(LONGEST):
        if table.waits:
            replies += table.keep()
        last = replies[-1]
        if isinstance(last, Frame) and last.ended:
            return replies
        replies += table.play(learner(table.match, random))
    raise RuntimeError(f"no end after {LONGEST} decisions")


def tips_shown(replies: list[Reply]) -> list[str]:
    """Return the ids of the tips that were shown, in order."""
    return [reply.tip.id for reply in replies if isinstance(reply, Frame) and reply.tip]


@dataclass(frozen=True)
class SeedResult:
    """The results of a seed."""

    seed: str
    setup: tuple[str, ...]
    met: dict[str, float]
    """The share of runs in which each rule was told, 0 to 1."""
    fewest: int
    """The number of rules that the least lucky learner met."""
    moves: float
    """Decisions of the learner, on average."""
    costs: float
    """Poor moves whose consequence was shown, on average."""


def try_seed(game: str, deal: GuidedDeal, seed: str, tries: int) -> SeedResult:
    """Play the deal with another seed, which also deals the cards of its setup.

    Learners of three kinds (random, easy, normal) play it `tries` times each.
    """
    start = replace(deal, seed=seed, setup=setup_of_seed(game, deal, seed))
    runs: list[list[str]] = []
    moves, costs = list[int](), list[int]()
    for name in ("random", "easy", "normal"):
        for number in range(tries):
            table = GuidedTable(game, start)
            replies = play_to_the_end(table, LEARNERS[name], Random(f"{seed}/{name}/{number}"))
            runs.append(tips_shown(replies))
            costs.append(sum(isinstance(reply, Consequence) for reply in replies))
            moves.append(_decided(table.match, deal.seats.index("human")))
    met = {rule: mean(rule in run for run in runs) for rule in deal.rules}
    fewest = min(map(len, runs))
    return SeedResult(seed, start.setup, met, fewest, mean(moves), mean(costs))


def _decided(match: Match, seat: int) -> int:
    """Return how many decisions a seat made, moves that the table makes by itself apart."""
    again, number = match.blank(), 0
    for entry in match.log:
        number += again.to_act == seat and again.game.auto(again.state) is None
        again.enter(entry)
    return number


def setup_of_seed(game: str, deal: GuidedDeal, seed: str) -> tuple[str, ...]:
    """Return the setup with the cards that this seed deals, as many for each place as before."""
    match = Match(game, deal.options, seed=seed, seats=deal.seats, draws=False)
    for entry in deal.setup:
        cards = match.to_act == CHANCE and match.game.outcomes(match.state).of == "cards"
        match.enter(_dealt(match, entry) if cards and _is_last(deal, entry) else entry)
    return tuple(match.log)


def _is_last(deal: GuidedDeal, entry: str) -> bool:
    """True if the guided game begins with this entry: earlier deals only lead up to it."""
    return entry == deal.setup[-1]


def _dealt(match: Match, like: str) -> str:
    """Return the deal of the seed, cut down to the sizes of the deal `like`."""
    state, outcomes = match.state, match.game.outcomes(match.state)
    text = match.game.write(state, state.draw(match.luck()))
    random = match.random("/cut")
    groups = [group.split() for group in text.removeprefix(outcomes.word).split("|")]
    sizes = [len(group.split()) for group in like.removeprefix(outcomes.word).split("|")]
    own = [set(place.items) for place in outcomes.places]
    cut = (_cut(*one, random) for one in zip(groups, sizes, own, strict=False))
    return f"{outcomes.word} {' | '.join(map(' '.join, cut))}"


def _cut(group: list[str], size: int, keep: set[str], random: Random) -> list[str]:
    """Return `size` cards of a group, including those in `keep`."""
    others = [card for card in group if card not in keep]
    some = max(0, min(size - len(group), 0) + len(others))
    kept = set(random.sample(others, some)) | keep
    return [card for card in group if card in kept]


def main() -> None:
    """Print the best seeds for a guided deal, with their setups."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--like", required=True, help="the deal whose seats, options, rules count")
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--best", type=int, default=6)
    given = parser.parse_args()
    (deal,) = (deal for deal in guided_deals(given.game) if deal.name == given.like)
    seeds = (f"guided {number}" for number in range(given.first, given.first + given.seeds))
    found = [try_seed(given.game, deal, seed, given.tries) for seed in seeds]
    found.sort(key=lambda one: (-one.fewest - sum(one.met.values()), one.moves))
    for one in found[: given.best]:
        often = " ".join(f"{rule}={share:.0%}" for rule, share in one.met.items())
        print(f"{one.seed!r}: fewest {one.fewest}, {one.moves:.0f} moves, {one.costs:.1f} costs")
        print(f"  {often}\n  setup = {list(one.setup)}")


if __name__ == "__main__":
    main()
