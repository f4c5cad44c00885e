"""The rules sheet: what is in force, found, printed, and taught; and why a move is refused."""

import re
from itertools import cycle

from playwright.sync_api import expect

from sitting import OFFERS
from taku import games
from taku.lessons import lessons
from tests.page.conftest import axe
from tests.page.table import preferences

SHEETS = re.compile(rb"/Type\s*/Page\b")
IDS = "rules => rules.map(({ id }) => id)"
LINKS = """links => links.map(link =>
    [link.closest('.rule').id, link.getAttribute('href')])"""
HEARTS = {"seats": ["human", "easy", "easy", "easy"], "names": ["", "", "", ""]}


def playing(**options):
    """Preferences with which hearts has last been played by these house rules."""
    return preferences(last={"hearts": {"options": options, **HEARTS}})


def looks_up(page, rule):
    """Leave the rules for home, and open those of a game, or one of its rules, by a link."""
    page.evaluate("() => { location.hash = '#/' }")
    page.locator(".home").wait_for()
    page.evaluate("rule => { location.hash = `#/rules/${rule}` }", rule)
    page.get_by_role("tab", selected=True).wait_for()


# Chapters and examples


def test_the_rules_open_at_the_rule_asked_for(visit):
    page = visit("#/rules/hearts/hearts-broken", engine=False)
    rule = page.locator("#rule-hearts-broken")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(page.get_by_role("tab", selected=True)).to_have_text("Play")
    an_example_says_what_may_be_played_and_why_the_rest_may_not(page)
    a_rule_that_is_asked_for_is_shown_also_where_it_is_not_played(page)
    an_example_of_other_house_rules_says_so(page)
    looks_up(page, "hearts")
    the_chapters_are_tabs_moved_by_arrows(page)
    looks_up(page, "hearts")
    search_goes_over_all_chapters_while_one_types(page)


def an_example_says_what_may_be_played_and_why_the_rest_may_not(page):
    looks_up(page, "hearts/follow-suit")
    rule = page.locator("#rule-follow-suit")
    expect(rule.get_by_role("listitem").first).to_contain_text("You may")
    expect(rule.get_by_role("listitem").last).to_contain_text("led clubs, and you have")
    expect(rule.get_by_role("img", name="6 of hearts", exact=True)).to_be_visible()


def the_chapters_are_tabs_moved_by_arrows(hearts):
    hearts.get_by_role("tab", selected=True).focus()
    hearts.keyboard.press("ArrowRight")
    expect(hearts.get_by_role("tab", name="Passing")).to_be_focused()
    expect(hearts.get_by_role("tabpanel", name="Passing")).to_be_visible()
    hearts.keyboard.press("End")
    expect(hearts.get_by_role("tab", name="Spices")).to_have_attribute("aria-selected", "true")


# House rules


def test_what_is_not_played_is_folded_away_by_its_name(visit):
    page = visit(
        "#/rules/hearts/scatter", engine=False, init_script=playing(scatter=True, bonus_card="JD")
    )
    expect(page.locator("#rule-scatter h3")).to_contain_text("on")
    expect(page.get_by_text("4 of 16 house rules")).to_be_visible()
    smoosh = page.locator("#rule-smoosh")
    expect(smoosh).not_to_be_visible()
    expect(page.locator("#rule-pass-cycle")).not_to_be_visible()
    page.get_by_text(re.compile("Not used here: .*Smoosh")).click()
    expect(smoosh).to_be_visible()
    expect(smoosh.locator("h3")).to_contain_text("off")
    page.get_by_role("tab", name="Spices").click()
    expect(page.get_by_text("Bonus card: jack of diamonds", exact=True)).to_be_visible()


def a_rule_that_is_asked_for_is_shown_also_where_it_is_not_played(page):
    looks_up(page, "hearts/smoosh")
    expect(page.locator("#rule-smoosh")).to_be_focused()
    expect(page.locator("#rule-smoosh")).to_be_in_viewport()


def an_example_of_other_house_rules_says_so(page):
    looks_up(page, "haggis/capture")
    rule = page.locator("#rule-capture")
    expect(rule.get_by_text("A trick won by a bomb: the next-highest play")).to_be_visible()
    expect(rule.get_by_text("A trick won by a bomb: the winner chooses")).to_be_visible()


# Search


def search_goes_over_all_chapters_while_one_types(hearts):
    field = hearts.get_by_role("searchbox", name="Search the rules")
    field.press_sequentially("MOON")
    expect(hearts.get_by_role("status").filter(has_text="rules found")).to_have_text(
        re.compile(r"\d rules found")
    )
    expect(hearts.locator("#rule-moon mark").first).to_have_text("moon")
    expect(hearts.locator("#rule-moon-needs-bonus")).to_contain_text("Moon needs the bonus card")
    expect(hearts.locator(".rule:visible .of-chapter").first).to_have_text("Scoring")
    expect(hearts.get_by_role("tab")).to_have_count(0)
    axe(hearts)
    field.press("Escape")
    expect(field).to_have_value("")
    expect(hearts.get_by_role("tab", selected=True)).to_have_text("Aim")
    field.fill("nothing of the kind")
    expect(hearts.get_by_text("Nothing found")).to_be_visible()
    hearts.get_by_role("button", name="Clear the search").click()
    expect(field).to_be_focused()
    expect(field).to_have_value("")


def test_search_takes_any_width_and_kana(visit):
    page = visit("#/rules/hearts", engine=False, locale="ja-JP")
    for typed in ("ハート", "ﾊｰﾄ", "はーと", "　ハート　失点　"):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator("#rule-score mark").first).to_have_text(re.compile("ハート|失点"))
        page.get_by_role("searchbox").fill("")
        expect(page.locator("mark")).to_have_count(0)


def test_search_on_the_table_is_left_by_escape_before_the_sheet_is(sit):
    table = sit("hearts")
    table.page.get_by_role("button", name="More", exact=True).click()
    table.page.get_by_role("button", name="Rules", exact=True).click()
    field = table.sheet.get_by_role("searchbox")
    field.fill("moon")
    expect(table.sheet.locator("mark").first).to_be_visible()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(table.sheet).to_be_visible()
    field.press("Escape")
    expect(table.sheet).to_have_count(0)


# Paper


def test_any_game_is_printed_on_a_page_or_two_with_its_house_rules(visit):
    page = visit(engine=False)
    languages = cycle((("en", "House rules"), ("ja", "ローカルルール")))
    for offer, (language, short) in zip(OFFERS, languages, strict=False):
        page.evaluate("language => taku.set('language', language)", language)
        page.evaluate("offer => { location.hash = `#/rules/${offer}` }", offer)
        page.locator(f'[data-game="{offer}"] .rule').first.wait_for(state="attached")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.emulate_media(media="print")
        expect(page.locator(".in-short")).to_contain_text(short)
        left_out = page.locator(".search, .tabs, .rules-foot, .icon-button")
        expect(left_out.filter(visible=True)).to_have_count(0)
        printed = page.locator(".chapter:not(.no-print)")
        expect(printed.filter(visible=False)).to_have_count(0)
        assert 1 <= len(SHEETS.findall(page.pdf(prefer_css_page_size=True))) <= 2
        page.emulate_media(media="screen")
    page.evaluate("() => taku.set('language', 'en')")
    every_rule_that_is_played_leads_to_a_step_that_teaches_it(page)


# Why not, and where it is taught


def test_a_refusal_leads_to_the_lesson_of_its_rule_and_back(sit):
    deal = "deal 6H 5C 7C | 4S AS 6D | 2C 7D 9D | JS 3D 8H"
    table = sit("hearts", options={"passing": False}, log=[deal, "2C", "JS"])
    table.touch("6H")
    expect(table.callout).to_contain_text("you have")
    table.callout.get_by_role("link", name="Lesson: ").click()
    expect(table.page.get_by_role("img", name="Step 1 of 6")).to_be_visible()
    table.page.get_by_role("button", name="Back to the game").click()
    table.my_turn()
    expect(table.hand).to_have_count(3)
    expect(table.page.get_by_text("Your game is saved")).to_have_count(0)


def every_rule_that_is_played_leads_to_a_step_that_teaches_it(page):
    for offer in OFFERS:
        page.evaluate("offer => { location.hash = `#/rules/${offer}` }", offer)
        page.locator(f'.rules-page[data-game="{offer}"] .rule').first.wait_for(state="attached")
        name, *_ = offer.split("/")
        told = {f"rule-{rule.id}" for rule in games[name].rulebook if not rule.played}
        without = page.locator(".rule:not(:has(.to-lesson))").evaluate_all(IDS)
        assert {*without} <= told
        for rule, address in page.locator(".to-lesson").evaluate_all(LINKS):
            *_, lesson, number = address.split("/")
            (taught,) = (each for each in lessons(name) if each.name == lesson)
            assert rule.removeprefix("rule-") in taught.steps[int(number) - 1].rules


def test_a_rule_leads_by_keyboard_to_the_step_that_teaches_it(visit):
    page = visit("#/rules/haggis/capture")
    ways = page.locator("#rule-capture .to-lesson")
    expect(ways).to_have_count(2)  # they come with the list of lessons, after the rule itself
    expect(page.locator("#rule-capture")).to_be_focused()
    page.keyboard.press("Tab")
    expect(ways.first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The winner chooses")).to_be_visible()
    page.evaluate("() => { location.hash = '#/rules/haggis/end' }")
    expect(page.locator("#rule-end")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Over at 250")).to_be_visible()
    expect(page.get_by_role("img", name="Step 3 of 4")).to_be_visible()


def test_a_rule_looked_up_in_a_lesson_leads_to_its_step(visit):
    page = visit("#/learn/hearts/tricks/2")
    page.locator('.lesson[data-phase=asking] .hand [data-card="6H"]').click(force=True)
    page.get_by_role("button", name="Rule: Follow suit").click()
    page.locator(".sheet #rule-follow-suit .to-lesson").click()
    expect(page.get_by_role("heading", name="One card each")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
