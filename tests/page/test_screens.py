"""Everything around the table: room, size and contrast on each screen, and the system's theme."""

import re
import time
from itertools import cycle

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.records import keep, record
from tests.page.stored import GLANCE, has_left, match, put
from tests.page.table import (
    PHONE,
    has_begun,
    is_still,
    reload,
    resize,
    set_default_type,
    tiny,
    windows,
)

SCREENS = ("", "#/game/hearts", "#/options/hearts", "#/rules/hearts", "#/settings", "#/about")
EXTREMES = ((195, 422), (320, 568), (1440, 900))
TARGETS = ":is(a:not(p a), button, input, select)"
LEFT = """shelf => {
    localStorage['taku.lessons'] = JSON.stringify(shelf);
    taku.lessons.readAgain();
    taku.redraw();
}"""
IN_A_LESSON = {"haggis/sets": {"at": 2, "stars": ["star", "star", "", "", ""], "when": 1}}

COVERED = """() => {   // by another part, where it has been scrolled to
    const covered = [];
    for (const part of document.querySelectorAll('.round-table :is(input, button)')) {
      part.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!part.contains(there)) covered.push(part.outerHTML.slice(0, 100));
    }
    return covered;
}"""


def enter(page, screen):
    """Go to a screen, and wait until the page shows it in place of the one before."""
    page.goto(re.sub("#.*", "", page.url) + screen)
    has_begun(page)
    name = screen.split("/")[1] if screen else "home"
    page.locator(f'html[data-screen="{name}"] :is(.home, .page)').wait_for()


def test_home_has_room_for_each_player(visit):
    page = visit(engine=False)
    resize(page, 320, 568)
    line = page.locator('.tile[data-game="hearts"] .time')
    expect(line.get_by_text("3–6 players")).to_be_visible()
    expect(line.get_by_text("25 min")).to_be_hidden()
    resize(page, *PHONE)
    page.get_by_role("tab").last.click()
    page.get_by_role("button", name="More games").click()
    axe(page)
    put(page, {"odd": {"what": ["is", "this"]}})
    reload(page)
    page.evaluate(LEFT, IN_A_LESSON)
    has_left(page, match("other"), match("m", glance=GLANCE))
    expect(page.locator(".door")).to_have_count(2)
    expect(page.get_by_role("region", name="Can’t be opened")).to_be_visible()
    axe(page)
    has_room(page)


def test_screens_have_room_in_both_languages(visit):
    page = visit(engine=False)
    head = {**record()["head"], "options": {"target": 75}}
    keep(page, record(1, when=int(time.time() * 1000)), record(2, place=2, head=head))
    has_left(page, match("m"))
    for screen in (*SCREENS[1:], "#/matches/hearts"):
        enter(page, screen)
        if screen == "#/options/hearts":
            expect(page.get_by_role("heading", name="Players")).to_be_in_viewport()
        resize(page, 390, 3200)  # a part below the sticky button would count as too small
        axe(page)
        has_room(page)


def has_room(page):
    """Assert that nothing scrolls sideways, and targets are large enough."""
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(page, EXTREMES):
            shown = page.evaluate("() => document.documentElement.scrollWidth")
            assert shown <= size[0], (page.url, size)
            assert tiny(page, TARGETS) == [], (page.url, size)


def test_type_of_twice_the_size_fits_a_phone(visit):
    page = visit(engine=False)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    is_still(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.evaluate("() => { document.documentElement.style.fontSize = '' }")
    set_default_type(page, 32)
    screens = (*SCREENS, "#/data", "#/friends/hearts", "#/statistics", "#/learn/hearts")
    for screen, language in zip(screens, cycle(("ja", "en")), strict=False):
        enter(page, screen)
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        is_still(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, screen
        assert page.evaluate(COVERED) == [], screen


# Theme


def test_the_theme_follows_the_system_until_chosen(visit):
    page = visit(media={"color_scheme": "dark"}, engine=False)
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-theme", "contrast")
    page.emulate_media(contrast="no-preference")
    page.get_by_role("button", name="Light or dark").click()
    expect(html).to_have_attribute("data-theme", "dark")
    the_table_is_of_warm_wood_from_edge_to_edge(page)


def the_table_is_of_warm_wood_from_edge_to_edge(page):
    html = page.locator("html")
    for theme in ("light", "dark"):
        page.evaluate("theme => taku.set('theme', theme)", theme)
        expect(html).to_have_attribute("data-theme", theme)
        for token in ("table", "lamp-hi", "table-edge", "paper-dim"):
            text = html.evaluate(
                "(html, token) => getComputedStyle(html).getPropertyValue(token)", f"--{token}"
            )
            red, green, blue = bytes.fromhex(text.strip().removeprefix("#"))
            assert red > green > blue, token
            assert red - blue >= red / 12, token
