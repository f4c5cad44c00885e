"""The lessons of president: the strongest bot plays what they teach, the game deals as they do."""

from random import Random

import pytest

from strategy import steps
from taku import Match, games
from taku.messages.parts import Given
from taku.options import changed
from taku.teaching.lessons import lessons
from taku.teaching.marking import lay, mark

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


def sizes(deal):
    """How many cards everybody gets in a deal, as it is written."""
    return [len(hand.split()) for hand in deal.removeprefix("deal ").split("|")]


def whole_deals():
    """The deals of a whole deck in lessons, each with the match that waits for it."""
    for step in (step for lesson in lessons("president") for step in lesson.steps):
        log = (*step.setup, *step.after)
        for at, entry in enumerate(log):
            if entry.startswith("deal ") and sum(sizes(entry)) == 54:
                match, _ = lay("president", step)
                waiting = match.at(min(at, len(step.setup)))
                waiting.replay(log[len(step.setup) : at])
                yield waiting, entry


def test_a_lesson_deals_as_the_game_does():
    deals = list(whole_deals())
    assert deals
    for match, deal in deals:
        drawn = match.game.write(match.state, match.state.draw(Random(1)))
        assert sizes(deal) == sizes(drawn)


def test_the_presets_that_a_lesson_names_exist():
    (taught,) = (lesson for lesson in lessons("president") if lesson.name == "ready-made")
    sets = [changed(preset) for preset in games["president"].presets.values()]
    shown = [dict(step.options) for step in taught.steps[:-1]]  # the last one changes a rule
    assert [options for options in shown if options not in sets] == []
    assert len(shown) == 5
