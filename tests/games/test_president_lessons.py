"""The lessons of president: what they call good play is what the strongest bot plays."""

import pytest

from conftest import IN_PYODIDE
from taku import Match, games

if IN_PYODIDE:
    pytest.skip("the page's Python reads no lessons", allow_module_level=True)

from strategy import steps
from taku.marking import lay, mark
from taku.protocol import Given

SITTINGS = 3

strategy = pytest.mark.parametrize("step", steps("president"))


def weighed(step, seed):
    """Moves and the points that the strongest bot expects with them."""
    laid, _ = lay("president", step)
    match = Match("president", step.options, seats=len(laid.seats), seed=seed, log=step.setup)
    bot = games["president"].bots["strong"]
    found = bot.weigh(match.seen(match.to_act), match.random("/bot"))
    return {match.game.write(match.state, each.move): each.points for each in found}


@strategy
def test_what_a_lesson_calls_good_the_bot_plays(step):
    match, _ = lay("president", step)
    for seed in range(SITTINGS):
        best = next(iter(weighed(step, seed)))
        assert mark(match, step, Given(move=best)).verdict == "right"


@strategy
def test_what_a_lesson_advises_against_brings_less(step):
    match, _ = lay("president", step)
    for seed in range(SITTINGS):
        points = weighed(step, seed)
        marks = {move: mark(match, step, Given(move=move)).verdict for move in points}
        best = max(points[move] for move in points if marks[move] == "right")
        assert [move for move in points if marks[move] == "poor" and points[move] >= best] == []
