"""Pages that need no JavaScript: read as they are, and the way from them into the app."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import AXE, COLOURS, WCAG, violations
from tests.page.table import is_still

RULE = "yams/rules/#rule-rigole"


@pytest.fixture
def reader(browser, site, watch):
    """A phone whose owner reads a page of a game."""
    context = browser.new_context(viewport={"width": 360, "height": 780}, color_scheme="light")
    watch(context, ())
    page = context.new_page()
    page.goto(f"{site.url}president/rules/")
    yield page
    context.close()


def is_sound(page, heading):
    expect(page.get_by_role("heading", level=1).first).to_have_text(heading)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.evaluate(AXE)
    assert violations(page, WCAG) == []
    page.emulate_media(color_scheme="dark")
    is_still(page)
    assert violations(page, COLOURS) == []
    page.emulate_media(color_scheme="light")
    is_still(page)


def test_a_page_without_scripts_fits_a_phone_and_leads_into_the_app(reader, site):
    is_sound(reader, "President rules")
    reader.get_by_role("link", name="日本語").click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("大富豪のルール")
    reader.get_by_role("link", name="ハギス", exact=True).click()
    is_sound(reader, "ハギス")
    reader.get_by_role("link", name="学ぶ").click()
    is_sound(reader, "ハギスを学ぶ")
    lesson = reader.get_by_role("link", name="ワイルド")
    expect(lesson).to_have_attribute("href", "../../../#/learn/haggis/wilds")
    reader.get_by_role("link", name="ハーツ").click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("ハーツ")
    reader.goto(f"{site.url}{RULE}")
    expect(reader.locator("#rule-rigole")).to_be_in_viewport()
    reader.goto(f"{site.url}python/api/taku.html")
    is_sound(reader, re.compile("taku"))
    reader.get_by_role("link", name="All pages").click()
    reader.get_by_role("link", name="Yahtzee").first.click()
    is_sound(reader, "Yahtzee")
    expect(reader.get_by_role("link", name="Run it")).to_have_attribute(
        "href", "../../#/python/yahtzee-1"
    )
