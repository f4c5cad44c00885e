"""Two tabs, and a clock that leaps: what one keeps the other does not undo, and the order stays."""

import json
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NO_ENGINE
from tests.page.stored import match
from tests.page.table import reload

LEARNT = {"at": 1, "stars": ["star", "", ""], "when": 1}
QUESTION = {"kind": "points", "rule": "moon"}
FULL = (
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
)
NOW = datetime(2026, 3, 1, 12)


@pytest.fixture
def tabs(visit):
    """Two tabs of the same browser."""
    both = [visit(engine=False), visit(engine=False)]
    return both


def kept(page, shelf):
    """What lies on a shelf, as the tab sees it; a tab sees late what another has put there."""
    return json.loads(page.evaluate("shelf => localStorage[shelf] ?? '{}'", shelf))


def learn(page, lesson, **learnt):
    keep = "([name, learnt]) => taku.lessons.keep('hearts', name, learnt)"
    page.evaluate(keep, [lesson, {**LEARNT, **learnt}])


def test_lessons_of_two_tabs_are_kept_side_by_side(tabs):
    one, other = tabs
    learn(one, "tricks")
    other.wait_for_function("() => window.taku?.lessons.of('hearts', 'tricks')")
    learn(other, "moon")
    assert kept(other, "taku.lessons") == {"hearts/tricks": LEARNT, "hearts/moon": LEARNT}
    for tab in tabs:
        tab.wait_for_function("() => window.taku?.lessons.of('hearts', 'moon')?.at === 1")
        tab.wait_for_function("() => window.taku?.lessons.of('hearts', 'tricks')?.at === 1")


def test_stars_won_in_one_tab_stay_when_the_same_lesson_is_taken_in_another(tabs):
    one, other = tabs
    learn(one, "tricks", stars=["star", "tick", ""], at=2)
    other.wait_for_function("() => window.taku?.lessons.of('hearts', 'tricks')")
    learn(other, "tricks", stars=["tick", "", "star"], at=3)
    won = ["star", "tick", "star"]
    assert kept(other, "taku.lessons") == {"hearts/tricks": {**LEARNT, "at": 3, "stars": won}}


def test_answers_in_practice_of_two_tabs_are_added_up(tabs):
    answered = "([question, right]) => taku.practice.answered('hearts', question, right)"
    one, other = tabs
    for count, (tab, elsewhere) in enumerate([(one, other), (other, one)] * 2, start=1):
        tab.evaluate(answered, [QUESTION, True])
        seen = "count => taku.practice.of('hearts').answered === count"
        elsewhere.wait_for_function(seen, arg=count)  # nobody answers in two tabs at once
    standing = kept(tabs[0], "taku.practice")["hearts"]
    assert (standing["answered"], standing["right"], standing["best"]) == (4, 4, 4)


def test_preferences_of_two_tabs_are_kept_side_by_side_and_seen_by_both(tabs):
    one, other = tabs
    one.evaluate("() => taku.set('theme', 'contrast')")
    expect(other.locator("html")).to_have_attribute("data-theme", "contrast")
    other.evaluate("() => taku.set('deckColours', 'four')")
    assert kept(other, "taku.settings") == {"theme": "contrast", "deckColours": "four"}
    for tab in tabs:
        expect(tab.locator("html")).to_have_attribute("data-theme", "contrast")
        expect(tab.locator("html")).to_have_attribute("data-deck", "four")
    one.evaluate("() => taku.set('language', 'ja')")
    expect(other.locator("html")).to_have_attribute("lang", "ja")


def test_house_rules_and_starts_of_two_tabs_are_kept_side_by_side(tabs):
    add = "([part, key, value]) => taku.set(part, { ...taku.settings[part], [key]: value })"
    rules = [{"name": "Ours", "options": {}}]
    one, other = tabs
    one.evaluate(add, ["rules", "hearts", rules])
    other.wait_for_function("() => window.taku?.settings.rules.hearts")
    other.evaluate(add, ["rules", "president", rules])
    assert kept(other, "taku.settings")["rules"] == {"hearts": rules, "president": rules}


def test_what_a_newer_version_keeps_beside_is_left_there(tabs):
    page, _ = tabs
    page.evaluate('() => { localStorage[\'taku.settings\'] = \'{"later":7,"theme":"dark"}\' }')
    page.evaluate("() => taku.set('sort', 'rank')")
    assert kept(page, "taku.settings") == {"later": 7, "theme": "dark", "sort": "rank"}


def test_preferences_that_cannot_be_kept_hold_for_this_visit_and_it_is_told(visit):
    page = visit(init_script=FULL, engine=False)
    page.evaluate("() => taku.set('theme', 'contrast')")
    page.evaluate("() => taku.set('sort', 'rank')")
    learn(page, "moon")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.evaluate("() => taku.lessons.of('hearts', 'moon').at") == 1
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text("keeps nothing here")


def test_a_clock_set_forwards_a_year_and_back_changes_no_order(first_visit):
    page = first_visit(init_script=NO_ENGINE)
    for name, days in (("first", 0), ("ahead", 365), ("back", 1)):
        page.clock.set_fixed_time(NOW + timedelta(days=days))
        keep = "async match => { await taku.matches.keep({ ...match, when: Date.now() }); }"
        page.evaluate(keep, match(name))
        learn(page, name, when=page.evaluate("() => Date.now()"))
    for _ in range(2):
        order = page.evaluate("() => taku.matches.list().map(({ id }) => id)")
        assert order == ["back", "ahead", "first"]
        assert page.evaluate("() => taku.lessons.left().name") == "back"
        reload(page)
    expect(page.get_by_role("button", name="Resume")).to_have_count(3)


def test_the_deal_of_the_day_is_that_of_the_day_whatever_the_clock_said_between(first_visit):
    page = first_visit(init_script=NO_ENGINE)
    todays = match("m", {"options": {}, "seed": f"daily/hearts/{NOW.date()}"})
    page.evaluate("async match => { await taku.matches.keep(match); }", todays)
    hearts = page.locator(".daily [data-game=hearts]")
    for days, told in ((0, True), (365, False), (0, True)):
        page.clock.set_fixed_time(NOW + timedelta(days=days))
        page.evaluate("() => { location.hash = '#/' }")
        page.evaluate("() => { location.hash = '#/daily' }")
        expect(page.locator(".daily h2")).to_contain_text(str(NOW.year + days // 365))
        expect(hearts.get_by_text("Left unfinished")).to_have_count(int(told))
