"""The steps of lessons about strategy: what they call good play is held against the bots."""

from typing import Any

import pytest

from taku.teaching.lessons import lessons


def steps(game: str) -> list[Any]:
    """Each a parameter of a test, named after its lesson."""
    return [
        pytest.param(step, id=f"{lesson.name} {number}")
        for lesson in lessons(game)
        if lesson.chapter == "strategy"
        for number, step in enumerate(lesson.steps, start=1)
    ]
