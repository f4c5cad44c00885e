"""A teacher's class: a lesson of one's own, and the slips of its learners."""

from playwright.sync_api import expect

from tests.page.lessons_sent import LESSON, goes, keep
from tests.page.slips import print_of

DESKTOP = (1440, 900)


def opened(page, **parts):
    """Keep a lesson and open its class; return the number that its slips are known by."""
    keep(page, **parts)
    goes(page, "#/lessons/a1/class")
    expect(page.get_by_role("heading", name="Collect slips")).to_be_visible()
    return print_of({**LESSON, **parts})


def takes(page, text):
    """Paste slips."""
    page.locator("#class-paste").fill(text)
    page.get_by_role("button", name="Add them").click()


def rows(page):
    return page.locator(".class-sheet tbody tr:not(.class-all)")
