"""The lessons of strategy in hearts: the strong bot plays what they teach."""

from collections import Counter
from random import Random

import pytest

from strategy import steps
from taku.messages.parts import Given
from taku.teaching.marking import lay, mark

TIMES = 8  # times that the bot is asked, each time with other guesses

strategy = pytest.mark.parametrize("step", steps("hearts"))


@strategy
def test_the_strong_bot_agrees_with_the_lesson(step):
    match, me = lay("hearts", step)
    expected = Counter()
    for seed in range(TIMES):
        for weighed in match.game.bots["strong"].weigh(match.seen(me), Random(seed)):
            expected[match.game.write(match.state, weighed.move)] += weighed.points or 0
    best = min(expected, key=expected.__getitem__)
    assert mark(match, step, Given(move=best)).verdict == "right", expected
