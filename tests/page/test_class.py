"""The class as axe finds it: slips of learners, those that stand apart, and a projector."""

from playwright.sync_api import expect

from tests.page.classes import DESKTOP, opened, rows, takes
from tests.page.conftest import axe
from tests.page.lessons_sent import LESSON, PUT, goes
from tests.page.slips import written


def test_a_class_is_accessible(visit):
    page = visit(viewport=DESKTOP)
    mark = opened(page)
    takes(page, f"Aki {written(mark, [(1, 0), (2, 4)])}")
    expect(rows(page)).to_have_count(1)
    page.get_by_role("button", name="Aki").press("Enter")
    expect(page.locator(".class-open code")).to_have_count(1)
    axe(page)
    slips_that_stand_apart_are_accessible(page, mark)
    a_class_at_a_projector_is_accessible(page)


def slips_that_stand_apart_are_accessible(page, mark):
    stray = written(mark ^ 1, [(1, 0)])
    gone = {"id": f"{stray} Ben", "print": mark ^ 1, "code": stray, "name": "Ben", "when": 1}
    page.evaluate(PUT, [[f"slip:{gone['id']}", gone]])
    goes(page, "#/")
    opened(page, step=[{**LESSON["step"][0], "accept": ["KS"]}, LESSON["step"][1]])
    before, lost = page.locator(".uncounted-slips").first, page.locator(".uncounted-slips").last
    for apart in (before, lost):
        apart.locator("summary").click()
    expect(before.locator("li")).to_contain_text("1 of 2 first time")
    expect(lost.locator("li")).to_be_visible()
    axe(page)


def a_class_at_a_projector_is_accessible(page):
    goes(page, "#/ask/hearts/points")
    expect(page.locator(".projector-choices li")).to_have_count(2)
    page.keyboard.press("1")
    expect(page.locator(".projector-count")).to_have_text(["1", "0"])
    axe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".projector-standing")).to_have_text(["Right", "Poor"])
    axe(page)
