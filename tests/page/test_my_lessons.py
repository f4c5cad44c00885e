"""The desk of own lessons in each window: nothing is cut off, and assistive technology reads it."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.desk import DONE, STEP, at, desk
from tests.page.table import DESKTOP, OUTSIDE, PHONE, resize, windows

PARTS = (
    ".editor-head button, .editor-head h1, .editor-steps button, .editor-tabs button,"
    " .editor-actions button"
)


def row(page, move):
    return page.locator(f'.editor-row[data-move="{move}"]')


def test_the_list_and_each_step_can_be_seen_and_read(visit):
    page = desk(visit, *[DONE] * 30, engine=False)
    steps = page.locator(".editor-steps li button")
    for size in (DESKTOP, PHONE):
        resize(page, *size)
        page.evaluate("() => { location.hash = '#/lessons'; }")
        expect(page.locator(".editor-lessons li")).to_have_count(1)
        page.evaluate("() => { location.hash = '#/lessons/a/30'; }")
        expect(steps.nth(29)).to_be_in_viewport(ratio=1)
        if size == DESKTOP:
            expect(page.get_by_label("Task")).to_be_in_viewport()
        steps.first.click()
        expect(steps.first).to_be_in_viewport(ratio=1)
    at(page, "#/lessons", {"id": "odd", "lesson": 7})
    expect(page.locator(".editor-lessons li")).to_have_count(2)
    axe(page)


def test_the_desk_fits_every_window_and_can_be_read_by_all(visit):
    page = desk(visit, DONE, STEP, {**STEP, "setup": []}, locale="ja-JP")
    expect(row(page, "KS")).to_be_visible()
    axe(page)
    for _ in windows(page, ((320, 568), (390, 844), (740, 360), (1920, 1080))):
        assert page.evaluate(OUTSIDE, PARTS) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    resize(page, 390, 844)
    page.locator("[data-try]").locator("visible=true").click()
    expect(page.locator(".editor-sample .hand")).to_be_visible()
    axe(page)
