"""The way back: to where one came from, by the page's own buttons and by the browser's alike."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.page.conftest import ready
from tests.page.stored import match
from tests.page.table import Table, preferences

QUICK = preferences(speed="none")
TABLE = re.compile("#/(play/|practice/|learn/hearts/)")
LEAVE = re.compile("^Leave the (table|lesson)$")


def is_at(page, address):
    """Wait until this screen is shown."""
    shown = "/(#/)?" if address == "#/" else re.escape(address)
    expect(page).to_have_url(re.compile(shown + "$"))
    screen = "table" if TABLE.match(address) else address.split("/")[1] or "home"
    expect(page.locator("html")).to_have_attribute("data-screen", screen)


def goes(page, address):
    page.evaluate("address => taku.go(address)", address)
    is_at(page, address)


def way_to(page, address):
    """The link on the screen, unless it is folded away."""
    links = page.locator(f'#app a[href="{address}"]:not([data-back])')
    return links.filter(visible=True).first


def follows(page, address):
    way_to(page, address).click()
    is_at(page, address)


def leaves(page, to):
    """Leave a table by its own button."""
    page.get_by_role("button", name=LEAVE).first.click()
    is_at(page, to)


def goes_back(page, to):
    page.get_by_role("link", name="Back", exact=True).click()
    is_at(page, to)


COUNTS = """() => {
    const go = history.go.bind(history);
    window.gone = [];
    history.go = steps => go(gone[gone.push(steps) - 1]);
}"""


def who_asks_for_the_way_back_twice_at_once_goes_it_once(page):
    is_at(page, "#/")
    goes(page, "#/about")
    goes(page, "#/data")
    page.evaluate(COUNTS)
    twice = "act => [1, 2].forEach(act)"
    page.evaluate(f"() => ({twice})(() => document.querySelector('a[data-back]').click())")
    is_at(page, "#/about")
    page.evaluate(f"() => ({twice})(() => taku.go('#/'))")
    is_at(page, "#/")
    assert page.evaluate("gone") == [-1, -1]
    goes(page, "#/data")
    goes_back(page, "#/")


WAYS = (
    ("#/", "#/game/hearts", "#/learn/hearts", "#/learn/hearts/tricks"),
    ("#/", "#/game/hearts", "#/options/hearts"),
    ("#/", "#/game/yahtzee/yams", "#/rules/yahtzee/yams"),
    ("#/", "#/learn", "#/practice"),
    ("#/", "#/statistics", "#/statistics/hearts", "#/matches/hearts"),
    ("#/", "#/about", "#/data"),
)


def test_back_leads_to_the_screen_before(visit):
    page = visit(engine=False)
    page.evaluate("match => taku.matches.keep(match)", FINISHED)
    for by, way in product(["the page's button", "the browser's"], WAYS):
        for address in way[1:]:
            if way_to(page, address).count():
                follows(page, address)
            else:
                goes(page, address)
        for address in reversed(way[:-1]):
            if by == "the browser's":
                page.go_back()
                is_at(page, address)
            elif page.locator("html").get_attribute("data-screen") == "table":
                leaves(page, address)
            else:
                goes_back(page, address)


FINISHED = match(
    "over",
    over=True,
    tally={"time": 1, "hints": 0, "undone": 0},
    result={
        "seat": 0, "sides": 4, "places": [1, 2, 3, 4], "points": [3, 30, 60, 101],
        "rounds": 7, "boxes": {},
    },
)  # fmt: skip


@pytest.mark.parametrize(
    ("address", "above"),
    [
        ("#/learn/hearts/tricks", "#/game/hearts"),
        ("#/options/yahtzee/yams", "#/game/yahtzee/yams"),
        ("#/settings", "#/"),
    ],
)
def test_what_was_opened_by_itself_leads_to_the_page_of_its_game_or_home(visit, address, above):
    page = visit(address, engine=False)
    is_at(page, address)
    entries = page.evaluate("() => history.length")
    page.locator("a[data-back], .tool.back").first.click()
    is_at(page, above)
    assert page.evaluate("() => history.length") == entries  # going back does not lead to it


def test_a_table_is_left_for_the_screen_where_it_was_opened(visit):
    page = visit(engine=False)
    page.evaluate("match => taku.matches.keep(match)", match("m"))
    lesson_and_settings_lead_back_to_the_match(page)
    for begun in ("#/", "#/game/hearts", "#/daily"):
        if begun != "#/":
            goes(page, begun)
        goes(page, "#/play/m")
        leaves(page, begun)
        goes(page, "#/play/m")
        page.go_back()
        is_at(page, begun)
        if begun != "#/":
            goes_back(page, "#/")


def test_it_is_known_after_a_reload_too(visit):
    page = visit(engine=False)
    goes(page, "#/game/hearts")
    goes(page, "#/options/hearts")
    page.reload()
    page.wait_for_function("() => window.taku")
    goes_back(page, "#/game/hearts")
    goes_back(page, "#/")
    from_the_next_lesson_one_comes_back_to_where_the_first_was_begun(page)
    a_link_in_a_tab_of_its_own_is_the_browsers(page)
    who_asks_for_the_way_back_twice_at_once_goes_it_once(page)


def test_what_one_only_passes_through_is_not_come_back_to(visit):
    """Options on the way to a match, a match on the way to the next: as if they had not been."""
    page = visit(init_script=QUICK)
    ready(page)
    goes(page, "#/game/hearts")
    for _ in range(2):  # the second time from the table of the first
        goes(page, "#/options/hearts")
        page.get_by_role("button", name="Deal the cards").click()
        Table(page).my_turn()
    assert page.evaluate("() => history.state.from") == ["#/", "#/game/hearts"]
    leaves(page, "#/game/hearts")
    goes_back(page, "#/")


def from_the_next_lesson_one_comes_back_to_where_the_first_was_begun(page):
    goes(page, "#/game/hearts")
    goes(page, "#/learn/hearts/tricks")
    goes(page, "#/learn/hearts/points")
    leaves(page, "#/game/hearts")
    goes_back(page, "#/")


def lesson_and_settings_lead_back_to_the_match(page):
    goes(page, "#/play/m")
    goes(page, "#/learn/hearts/tricks")
    leaves(page, "#/play/m")
    goes(page, "#/settings")
    goes(page, "#/data")
    page.evaluate("() => taku.go('#/play/m')")  # as the notice does that the match is kept
    is_at(page, "#/play/m")
    leaves(page, "#/")


def a_link_in_a_tab_of_its_own_is_the_browsers(page):
    address = page.url
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="About").click(modifiers=["ControlOrMeta"])
    expect(opened.value).to_have_url(re.compile("#/about$"))
    assert page.url == address
    opened.value.close()


def test_a_lesson_opened_at_a_step_is_only_passed_through(visit):
    page = visit("#/game/hearts", engine=False)
    follows(page, "#/rules/hearts")
    page.evaluate("() => taku.go('#/learn/hearts/tricks/3')")
    is_at(page, "#/learn/hearts/tricks")
    goes(page, "#/learn/hearts/first-trick")  # on to another lesson
    leaves(page, "#/rules/hearts")
    goes_back(page, "#/game/hearts")
    page.evaluate("() => taku.go('#/learn/hearts/tricks/3')")
    is_at(page, "#/learn/hearts/tricks")
    goes(page, "#/learn/hearts")  # to the list of lessons
    goes_back(page, "#/game/hearts")
