"""What the lessons of Yahtzee and Yams advise is what perfect play does."""

from random import Random

import pytest

from strategy import steps
from taku import games
from taku.messages.lesson import Step
from taku.messages.parts import Given
from taku.teaching.marking import lay, mark

strategy = pytest.mark.parametrize("step", steps("yahtzee"))


@strategy
def test_a_lesson_of_strategy_asks_the_best(step: Step) -> None:
    verdicts = [verdict for verdict, _ in judged(step)]
    assert verdicts[0] == "right"


@strategy
def test_good_answers_cost_less_than_advised_against(step: Step) -> None:
    worst = min(points for verdict, points in judged(step) if verdict == "right")
    assert all(points < worst for verdict, points in judged(step) if verdict == "poor")


def judged(step: Step) -> list[tuple[str, float]]:
    """The mark of each move and what it brings in the end on average, the best first."""
    match, me = lay("yahtzee", step)
    weighed = games["yahtzee"].bots["strong"].weigh(match.seen(me), Random(0))
    texts = [games["yahtzee"].write(match.state, one.move) for one in weighed]
    verdicts = [mark(match, step, Given(move=text)).verdict for text in texts]
    return [(verdict, one.points or 0) for verdict, one in zip(verdicts, weighed, strict=True)]
