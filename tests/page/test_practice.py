"""Questions of practice as they are drawn: room on the smallest screens, contrast and roles."""

from string import ascii_lowercase, digits

from playwright.sync_api import expect

from sitting import OFFERS
from taku.messages.parts import Weights
from taku.teaching.practice import practise
from tests.page.conftest import axe, ready
from tests.page.learner import FACTS, Learner
from tests.page.table import preferences, resize

SMALLEST = ((320, 568), (360, 640))
DRAWN = """number => {   // the seed of the next question
    crypto.getRandomValues = values => (values.set([number, 1, 1, 1]), values);
}"""
DIGITS = digits + ascii_lowercase  # a seed is four numbers in base 36


def test_questions_have_room_and_are_accessible(visit):
    script = preferences(speed="none") + FACTS
    learner = Learner(visit("#/practice", init_script=script))
    page = learner.page
    expect(page.locator(".course")).to_have_count(len(OFFERS))
    axe(page)
    for game in OFFERS:
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()
        page.evaluate("game => { location.hash = `#/practice/${game}` }", game)
        learner.begins()
        learner.has_room_at(SMALLEST)
        learner.solve()
        expect(learner.panel.locator(".mark-links button")).to_be_visible()
        if game == "hearts":
            axe(page)


def test_a_long_question_for_a_number_has_room(visit):
    drawn = next(
        number
        for number, digit in enumerate(DIGITS)
        if practise("hearts", f"{digit}-1-1-1", {}, 4, Weights()).kind == "so-far"
    )
    learner = Learner(visit("#/practice", init_script=preferences(speed="none") + FACTS))
    ready(learner.page)  # before, the page asks a recorded question
    learner.page.evaluate(DRAWN, drawn)
    learner.page.evaluate("() => { location.hash = '#/practice/hearts' }")
    learner.begins()
    expect(learner.page.locator(".lesson-question")).to_contain_text("How many points")
    learner.has_room_at(SMALLEST)
    resize(learner.page, *SMALLEST[0])
    parts = (learner.page.locator(f".answers.number {part}") for part in ("input", ".primary"))
    field, button = (part.bounding_box() for part in parts)
    assert field["y"] < button["y"] + button["height"] / 2 < field["y"] + field["height"]
