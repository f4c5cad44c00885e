"""Lessons as they are drawn: room in every size, the looks of buttons, contrast and roles."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.learner import FACTS, Learner, learnt
from tests.page.table import SIZES, preferences

CLEAR = "rgba(0, 0, 0, 0)"  # the background is transparent
STEPS = {"/haggis/bombs": "en", "/hearts/points/2": "ja", "/yahtzee/sheet": "ja"}
DONE = {"hearts/points": {"at": 3, "stars": ["star", "tick", "star", ""], "when": 1}}


def test_lessons_have_room_and_are_accessible(visit):
    script = preferences(speed="none") + FACTS + learnt(**DONE)
    learner = Learner(visit("#/learn", init_script=script))
    axe(learner.page)
    for address, language in STEPS.items():
        learner.speaks(language)
        learner.opens(address)
        learner.is_at(1 if address.endswith("2") else 0)
        has_room_while_answered(learner)
        if language == "ja":
            axe(learner.page)
    learner.speaks("en")
    a_button_that_cannot_act_looks_so(learner)
    the_end_and_the_list_are_accessible(learner)


def has_room_while_answered(learner):
    learner.has_room_at(SIZES[::2])
    learner.page.locator(".hint").click()
    learner.is_told("hint")
    learner.has_room_at(SIZES)
    learner.solve()
    learner.has_room_at(SIZES[::2])


def a_button_that_cannot_act_looks_so(learner):
    learner.opens("/hearts/tricks/3")
    learner.is_at(2)
    these = learner.page.get_by_role("button", name="Choose cards")
    expect(these).to_have_css("background-color", CLEAR)
    expect(these).to_have_css("border-style", "dashed")
    learner.touch(learner.names()[0])
    this = learner.page.get_by_role("button", name="This card")
    expect(this).not_to_have_css("background-color", CLEAR)
    busy = learner.page.locator(".foot .primary")
    busy.evaluate("button => button.setAttribute('aria-disabled', 'true')")
    expect(busy).to_have_css("opacity", "0.5")


def the_end_and_the_list_are_accessible(learner):
    learner.opens("/hearts/points/4")
    learner.is_at(3)
    learner.solve()
    learner.goes_on()
    expect(learner.page.get_by_role("heading", level=1)).to_be_focused()
    axe(learner.page)
    learner.page.get_by_role("link", name="All Hearts lessons").click()
    expect(learner.page.locator(".entry").first).to_be_visible()
    axe(learner.page)
