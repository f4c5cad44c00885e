"""The layout depends neither on the fonts of a device nor on the size of its type."""

import sys

import pytest
from playwright.sync_api import expect

from tests.page.conftest import has_settled
from tests.page.lessons_sent import keep
from tests.page.table import NARROW, boxes, is_still, resize, set_default_type, set_font

LEAST_CARD = 48  # pixels: a card that is narrower cannot be read across a table
LEAST_DIE = 40  # pixels
TABLES = [
    ("hearts", 4, "en"),
    ("president", 5, "ja"),
    ("haggis", 3, "en"),
    ("yahtzee", 2, "ja"),
]
TEXTS = ":is(h1, h2, p), :is(h1, h2, p) *"
CARDS = ".trick .card, .pile [data-now] .card, .hand .card, .dice .die"
LEAST_TYPED = 16  # pixels: WebKit on a phone zooms into a field of smaller type
FIELDS = (
    ":is(input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea)"
)
FIELD_SIZES = "all => all.map(one => [one.tagName, parseFloat(getComputedStyle(one).fontSize)])"
WITH_FIELDS = (
    "friends/hearts", "help", "lab/hearts", "lessons/a1", "lessons/a1/class", "options/hearts",
    "pad/yahtzee", "rules/hearts", "settings", "side",
)  # fmt: skip
TINY = ((320, 256), (480, 320), (640, 256))
HELD = ".hand .card, .dice .die"
PULLED = "() => getComputedStyle(document.documentElement).overscrollBehaviorY"


def drawn_in(page):
    """Return the families of the fonts in which the browser draws headings and paragraphs."""
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    texts = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": TEXTS})["nodeIds"]
    fonts = [session.send("CSS.getPlatformFontsForNode", {"nodeId": text}) for text in texts]
    session.detach()
    return {font["familyName"] for each in fonts for font in each["fonts"]}


@pytest.mark.skipif(sys.platform != "linux", reason="only there does fonts.conf choose the fonts")
def test_text_is_drawn_in_the_fonts_of_the_tests(visit):
    page = visit(locale="ja-JP", engine=False)
    expect(page.locator(".home")).to_be_visible()
    assert drawn_in(page) == {"DejaVu Sans", "BIZ UDGothic"}
    set_font(page, NARROW)
    assert {"PT Sans Narrow", "BIZ UDGothic"} <= drawn_in(page)


def test_twice_the_type_leaves_room_for_cards(sit):
    table = sit("hearts", options={"passing": False})
    set_default_type(table.page, 32)
    for game, players, language in TABLES:
        table.page.evaluate("language => taku.set('language', language)", language)
        options = {"passing": False} if game == "hearts" else {}
        table.leave_for(game, players=players, options=options)
        is_still(table.page)
        table.has_room_at(((390, 844), (844, 390)))
        cards = boxes(table.page.locator(CARDS))
        assert min(card["width"] for card in cards) >= LEAST_CARD


def test_a_tiny_window_scrolls_to_the_whole_hand(sit):
    table = sit("hearts", options={"passing": False}, viewport=TINY[0])
    for game, players, language in TABLES:
        table.page.evaluate("language => taku.set('language', language)", language)
        options = {"passing": False} if game == "hearts" else {}
        table.leave_for(game, players=players, options=options)
        for size in TINY:
            resize(table.page, *size)
            window_reaches(table.page, size)


def window_reaches(page, viewport):
    """Assert that at its end the page shows the whole hand, or all dice, with the button."""
    width, height = viewport
    page.evaluate("() => scrollTo(0, 1e6)")
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    cards, foot = boxes(page.locator(HELD)), boxes(page.locator(".foot"))
    assert min(card["width"] for card in cards) >= LEAST_DIE
    for box in [*cards, *foot]:
        assert min(box["left"], box["top"]) >= -1
        assert box["right"] <= width + 1
        assert box["bottom"] <= height + 1
    page.evaluate("() => scrollTo(0, 0)")
    assert boxes(page.locator(".bar"))[0]["top"] >= 0


def test_fields_have_large_type_under_a_finger(visit):
    page = visit(has_touch=True, engine=False)
    keep(page)
    found = set()
    for place in WITH_FIELDS:
        page.evaluate("place => { location.hash = `#/${place}` }", place)
        page.locator(FIELDS).first.wait_for(state="attached")
        has_settled(page)
        sizes = page.locator(FIELDS).evaluate_all(FIELD_SIZES)
        assert [size for size in sizes if size[1] < LEAST_TYPED] == [], place
        found.update(name for name, _ in sizes)
    assert {"INPUT", "SELECT", "TEXTAREA"} <= found


def test_pulling_the_table_never_reloads_the_page(sit):
    table = sit("hearts")
    assert table.page.evaluate(PULLED) == "none"
    table.page.get_by_role("button", name="Leave the table").click()
    expect(table.page.locator(".home")).to_be_visible()
    has_settled(table.page)
    assert table.page.evaluate(PULLED) == "auto"
