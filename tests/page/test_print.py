"""On paper: sheets to keep score by hand on one page each, and lessons with their answers last."""

import re

from playwright.sync_api import expect

from sitting import OFFERS
from tests.page.conftest import axe

SHEETS = re.compile(rb"/Type\s*/Page\b")
LESSON = "hearts/tricks"


def pages(page, paper):
    return len(SHEETS.findall(page.pdf(format=paper)))


def test_each_sheet_is_one_page_and_a_lesson_ends_with_its_answers(visit):
    page = visit()
    for offer in OFFERS:
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()  # the sheet before has gone
        page.evaluate("offer => { location.hash = `#/print/${offer}` }", offer)
        expect(page.get_by_role("button", name="Print")).to_have_attribute("aria-disabled", "false")
        assert [pages(page, paper) for paper in ("A4", "Letter")] == [1, 1], offer
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.locator(".paper thead th")).to_have_count(3)
    page.evaluate("lesson => { location.hash = `#/handout/${lesson}` }", LESSON)
    expect(page.locator(".paper").last).to_contain_text("Answers")
    assert not axe(page)
    page.emulate_media(media="print")
    expect(page.locator(".page-bar, .no-print").filter(visible=True)).to_have_count(0)
    assert pages(page, "A4") > 1
