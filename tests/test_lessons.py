"""The lessons: the rules find no fault in them, and they teach every rule there is."""

import pytest

from conftest import IN_PYODIDE
from taku import games

if IN_PYODIDE:
    pytest.skip("the page's Python reads no lessons", allow_module_level=True)

from taku.faults import faults
from taku.lessons import lessons

every = [
    pytest.param(game, lesson, id=f"{game} {lesson.name}")
    for game in games
    for lesson in lessons(game)
]


@pytest.mark.parametrize(("game", "lesson"), every)
def test_the_rules_find_no_fault(game, lesson):
    assert faults(game, lesson) == []
