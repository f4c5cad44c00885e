"""The lessons of haggis: what is only tried in them, card by card as the page sends it."""

import pytest

from taku.messages.parts import Given
from taku.teaching.lessons import lessons
from taku.teaching.marking import lay, mark

tried = [
    pytest.param(step, move, id=f"{lesson.name} {move}")
    for lesson in lessons("haggis")
    for step in lesson.steps
    for move in step.forbidden
]


@pytest.mark.parametrize(("step", "move"), tried)
def test_cards_that_form_nothing_are_marked(step, move):
    match, _ = lay("haggis", step)
    marked = mark(match, step, Given(items=tuple(move.split())))
    assert marked.verdict == "right"
    assert marked.refusal.rule == step.forbidden[move]
