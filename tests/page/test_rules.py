"""The rules sheet: the rule asked for in view, contrast, and any game on paper."""

import re
from itertools import cycle

from playwright.sync_api import expect

from sitting import OFFERS
from tests.page.conftest import axe

SHEETS = re.compile(rb"/Type\s*/Page\b")


def looks_up(page, rule):
    """Leave the rules for home, and open those of a game, or one of its rules, by a link."""
    page.evaluate("() => { location.hash = '#/' }")
    page.locator(".home").wait_for()
    page.evaluate("rule => { location.hash = `#/rules/${rule}` }", rule)
    page.get_by_role("tab", selected=True).wait_for()


def test_a_rule_asked_for_is_in_view(visit):
    page = visit("#/rules/hearts/hearts-broken", engine=False)
    expect(page.locator("#rule-hearts-broken")).to_be_in_viewport()
    looks_up(page, "hearts/smoosh")  # the house rule is off, so that it is folded away
    expect(page.locator("#rule-smoosh")).to_be_in_viewport()
    looks_up(page, "hearts")
    page.get_by_role("searchbox", name="Search the rules").fill("moon")
    expect(page.locator("#rule-moon mark").first).to_be_visible()
    axe(page)


def test_any_game_is_printed_on_a_page_or_two_with_its_house_rules(visit):
    page = visit(engine=False)
    languages = cycle((("en", "House rules"), ("ja", "ローカルルール")))
    for offer, (language, short) in zip(OFFERS, languages, strict=False):
        page.evaluate("language => taku.set('language', language)", language)
        page.evaluate("offer => { location.hash = `#/rules/${offer}` }", offer)
        page.locator(f'[data-game="{offer}"] .rule').first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.emulate_media(media="print")
        expect(page.locator(".rules-summary")).to_contain_text(short)
        left_out = page.locator(".search, .tabs, .rules-foot, .icon-button")
        expect(left_out.filter(visible=True)).to_have_count(0)
        printed = page.locator(".chapter:not(.no-print)")
        expect(printed.filter(visible=False)).to_have_count(0)
        assert 1 <= len(SHEETS.findall(page.pdf(prefer_css_page_size=True))) <= 2
        page.emulate_media(media="screen")
