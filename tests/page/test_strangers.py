"""Hostile addresses, names and stored things: never run, never HTML, at most a word."""

import json
import re
from itertools import product

from playwright.sync_api import expect

from tests.page.conftest import has_settled
from tests.page.stored import match, put
from tests.page.table import Table, preferences, reload

PAYLOAD = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
HOSTILE = (
    PAYLOAD,
    "javascript:window.broken=1",
    "__proto__",
    "constructor",
    "A" * 100_000,
    "\u202e\u200b\u2069evil",
    "\ue000QS\ue000",
    "\0",
    "%",
    "%ED%A0%80",
)
SCREENS = ("", "play", "learn", "practice", "study", "options", "rules", "study/hearts")
SHELVES = ("taku.settings", "taku.lessons", "taku.practice")
DAMAGED = (
    "{",
    "null",
    "[]",
    "7",
    '"text"',
    '{"__proto__": {"x": 1}, "constructor": 1, "toString": null}',
    '{"__proto__/x": {"at": 0, "stars": ["", ""], "when": 9}}',
    '{"constructor/x": {"at": 0, "stars": ["", ""], "when": 9}}',
    '{"hearts": {"answered": -1}, "hearts/points": {"at": 1e99}, "last": null}',
)


def is_ours(page):
    """Assert that nothing has been run or put in as HTML, and that the page still draws."""
    assert page.evaluate("() => window.broken") is None
    assert (
        page.locator("body img, #app script, [aria-live] script, body iframe, body object").count()
        == 0
    )
    assert page.evaluate("() => ({}).x") is None
    expect(page.locator("#app h1").first).to_be_attached()


def test_a_hostile_address_is_at_most_told(visit):
    page = visit(engine=False)
    for screen, text in product(SCREENS, HOSTILE):
        page.evaluate("hash => { location.hash = hash }", f"#/{screen}/{text}".replace("//", "/"))
        has_settled(page)
        is_ours(page)
        wide = "({ scrollWidth, clientWidth }) => scrollWidth - clientWidth"
        assert page.locator("html").evaluate(wide) <= 0
    page.evaluate("() => { location.hash = '#/' }")
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()


def test_an_address_that_leads_nowhere_is_named_and_not_come_back_to(visit):
    page = visit("#/settings", engine=False)
    page.evaluate("() => { location.hash = '#/rules/bridge' }")
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("nothing at “#/rules/bridge”")
    page.go_back()
    expect(page).to_have_url(re.compile("#/settings$"))


def test_whatever_the_shelves_hold_the_page_starts(visit):
    page = visit(engine=False)
    for text in DAMAGED:
        fill = "([shelves, text]) => shelves.forEach(shelf => { localStorage[shelf] = text })"
        page.evaluate(fill, [SHELVES, text])
        reload(page)
        expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
        has_settled(page)
        is_ours(page)


def test_a_hostile_name_at_the_table_is_short_plain_text(visit):
    names = ("", PAYLOAD, "\u202e" + "W" * 200, "\ue000QS x\ue000\0")
    table = Table(visit(viewport=(360, 640), init_script=preferences(speed="none")))
    put(table.page, {"m": match("m", names=names)})
    table.page.evaluate("() => { location.hash = '#/play/m' }")
    table.my_turn()
    is_ours(table.page)
    table.has_room()
    assert table.page.evaluate("() => taku.seatName(3)") == "QS x"
    wide = "all => all.map(one => one.getBoundingClientRect()).every(box => box.width < 360)"
    assert table.page.locator(".name").evaluate_all(wide)
    assert json.dumps(table.page.evaluate("() => taku.seatName(2)")) == json.dumps("W" * 24)
