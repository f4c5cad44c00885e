"""Learn the weights of haggis' expert policy anew, from what rollouts by it say of every play.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.learn --decisions 3000

In rounds among three, all that the policy thinks of is rolled out in the same guessed worlds. The
weights are sought by which a softmax over a decision's plays comes nearest to one over the points
that these brought. What is printed may take its place in `weights.py` if `tests/duels.py` has it
ahead; the next round of learning begins from there.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, Move, seen
from taku.games.haggis import GAME
from taku.games.haggis.bot import expert_shortlist
from taku.games.haggis.policy import choice
from taku.games.haggis.policy_expert import expert_policy, scored_moves
from taku.games.haggis.rules import Haggis
from taku.games.haggis.weights import Weights

WORLDS = 32  # guessed worlds for each decision
MOST = 24  # plays: decisions between more are left out
STRAY = 0.03  # share of random moves, so that rarer positions are met, too
SOFT = 4.0  # points: what is worth as much less is wanted e times less often
STEPS, RATE, SHRINK = 300, 0.03, 1e-4
WEIGHED = -1000  # below the value of every move: the weights decide

ROLLED = RolloutBot(expert_policy, expert_shortlist, budget=0)
FEATURES = Weights(*np.eye(len(Weights._fields)))  # weighed by these, a play is what it consists of


class Decision(NamedTuple):
    plays: np.ndarray
    """What is looked at: a row for each play, a column for each weight."""
    brought: np.ndarray
    """By how many points of the round each put the seat ahead of the others' average."""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=3000)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    random = Random(given.seed)
    learnt = fitted(met(given.decisions, random))
    fresh = met(max(1, given.decisions // 10), random)
    before, after = (lost(weights, fresh) for weights in (np.array(Weights()), learnt))
    print(f"In {len(fresh)} others a choice costs {after:.2f} points, and cost {before:.2f}.")
    for name, weight in zip(Weights._fields, learnt, strict=True):
        print(f"{name}: int = {round(1000 * weight)}")


# Decisions


def met(number: int, random: Random) -> Sequence[Decision]:
    found: list[Decision] = []
    while len(found) < number:
        found += in_round(random)
    return found[:number]


def in_round(random: Random) -> Iterator[Decision]:
    """Every other decision in which the weights have a say; what did best there is played."""
    state = Haggis(GAME.presets["haggis"], 3)
    while not state.scores:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
            continue
        move = expert_policy(state, random)
        if has_a_say(state) and random.random() < 0.5:
            plays = {move: play for play, move in scored_moves(state, FEATURES)}
            if 1 < len(plays) <= MOST:
                decision = Decision(np.array([*plays.values()]), rolled_out(state, plays, random))
                move = list(plays)[decision.brought.argmax()]
                yield decision
        state.play(random.choice(state.moves()) if random.random() < STRAY else move)


def has_a_say(state: Haggis) -> bool:
    return choice(state, lambda *_: WEIGHED, lambda *_: WEIGHED) == WEIGHED


def rolled_out(state: Haggis, moves: Sequence[Move], random: Random) -> np.ndarray:
    seat, total = state.to_act, np.zeros(len(moves))
    for _ in range(WORLDS):
        world = seen(state, seat).world(random)
        ends = [ROLLED.roll_out(world, move, random).points for move in moves]
        gained = np.array(ends) - world.points
        total += 1.5 * gained[:, seat] - 0.5 * gained.sum(axis=1)
    return total / WORLDS


# Weights


def fitted(decisions: Sequence[Decision]) -> np.ndarray:
    """By steepest descent with a memory (Kingma and Ba, "Adam", ICLR 2015)."""
    plays = np.concatenate([decision.plays for decision in decisions])
    sizes = [len(decision.plays) for decision in decisions]
    wanted = softmax(np.concatenate([decision.brought for decision in decisions]) / SOFT, sizes)
    weights, mean, square = np.zeros((3, plays.shape[1]))
    for step in range(1, STEPS + 1):
        slope = plays.T @ (softmax(plays @ weights, sizes) - wanted) / len(sizes)
        slope += SHRINK * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        pace = np.sqrt(square / (1 - 0.999**step)) + 1e-8
        weights = weights - RATE * mean / (1 - 0.9**step) / pace
    return weights


def softmax(values: np.ndarray, sizes: Sequence[int]) -> np.ndarray:
    """Each decision's own, one after the other."""
    starts = np.cumsum([0, *sizes[:-1]])
    grown = np.exp(values - np.repeat(np.maximum.reduceat(values, starts), sizes))
    return grown / np.repeat(np.add.reduceat(grown, starts), sizes)


def lost(weights: np.ndarray, decisions: Sequence[Decision]) -> float:
    """How much less the weights' choice brought than the best play, a decision."""
    return float(
        np.mean(
            [brought.max() - brought[(plays @ weights).argmax()] for plays, brought in decisions]
        )
    )


if __name__ == "__main__":
    main()
