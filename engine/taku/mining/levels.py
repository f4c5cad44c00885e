"""What each level of bot loses a decision, by the review: the scale of a player's strength.

A level that thinks by a policy of its own, stronger than the adviser's, is left out. The review
plays on by the adviser's policy and so undervalues its moves: *expert* of Haggis seemed to lose 3.4
± 0.4 points a decision, *strong* 0.6 ± 0.1, though in the arena it wins.
"""

from random import Random
from typing import Any

from taku.estimate import Estimate, estimate
from taku.game import Game, Move, State, seen
from taku.mining.plans import Plan, played
from taku.options import changed
from taku.problems.judging import alike, judged
from taku.review.decisions import DecisionPoint, decision_points
from taku.review.results import CHANCE_TO_WIN

PLAYERS = "normal"  # at each seat of the matches
SAMPLED = 6  # decisions of a match: neighbours have much in common


def losses_by_level(game: Game[Any], seed: str, decisions: int) -> dict[str, Estimate]:
    """Return the mean loss of each level over the same decisions, at least so many.

    They are drawn from all decisions with a choice in rounds of *normal*, by the usual rules for
    the usual number of players; with dice, in sheets of one player. Those that are about the chance
    to win are left out, because their losses have another unit.
    """
    found: dict[str, list[float]] = {level: [] for level in measured(game)}
    number = 0
    while len(found[PLAYERS]) < decisions:
        name = f"levels/{seed}/{game.name}/{number}"
        for point in _sampled(game, name):
            if lost := _lost(game, point.state, f"{name}/{point.entry}"):
                for level, loss in lost.items():
                    found[level].append(loss)
        number += 1
    return {level: estimate(losses) for level, losses in found.items()}


def measured(game: Game[Any]) -> list[str]:
    """Return the levels up to the adviser, and those above that think by its policy."""
    levels = list(game.bots)
    adviser = levels.index(game.adviser)
    judge = getattr(game.bots[game.adviser], "policy", None)
    above = levels[adviser + 1 :]
    same = [level for level in above if getattr(game.bots[level], "policy", None) == judge]
    return levels[: adviser + 1] + same


def _sampled(game: Game[Any], name: str) -> list[DecisionPoint]:
    """Return some decisions of a match, with their states."""
    options = changed(next(iter(game.presets.values())))
    players = (PLAYERS,) * (1 if game.pad else game.seats[0])
    match, _ = played(Plan(game, options, players, name, 0))
    points = [p for seat in range(len(players)) for p in decision_points(match, seat)]
    return Random(name).sample(points, min(SAMPLED, len(points)))


def _lost(game: Game[Any], state: State, name: str) -> dict[str, float]:
    """Return what the move of each level gives away; empty if that is a chance to win."""
    at_table, same = seen(state, state.to_act), alike(game, state)
    lost: dict[str, float] = {}
    by_move: dict[Any, float] = {}
    for level in measured(game):
        move: Move = game.bots[level].weigh(at_table, Random(f"{name}/{level}"))[0].move
        if same(move) not in by_move:
            judgement = judged(game, state, move, name)
            if judgement.unit == CHANCE_TO_WIN:
                return {}
            by_move[same(move)] = judgement.loss.mean
        lost[level] = by_move[same(move)]
    return lost
