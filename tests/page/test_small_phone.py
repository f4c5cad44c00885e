"""The smallest phone: words at 320 by 568 pixels in the languages that need most room."""

import pytest
from playwright.sync_api import expect

from tests.page.table import is_still

SMALL = (320, 568)
PRESIDENT = (  # three tens on three threes, or a pass
    "deal 4D 4H 6D TS TH TC | 3D 3H 3C 5S 5H | 6C 7C 8C | 7D 8D 9D",
    "3D 3H 3C", "pass", "pass",
)  # fmt: skip
HAGGIS = ("dealer 0", "deal 2R TR TO TY J0 Q0 K0 | 3R 3O 3Y 4Y J1 Q1 K1", "3R 3O 3Y")
HEARTS = ("deal 4C QS 5H | 2C 3D 3C | AC 2H 9C | 5C 7H KC", "2C", "AC", "5C")
LINES = """parts => parts.map(part => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return [part.textContent, new Set(tops).size];
})"""
HEIGHT = """plate => {   // of what it says, in lines
    const range = document.createRange();
    range.selectNodeContents(plate);
    return range.getBoundingClientRect().height / parseFloat(getComputedStyle(plate).lineHeight);
}"""
HIDES = """badge => {   // True if a badge reaches over the card across the table, or its crown
    const over = badge.getBoundingClientRect();
    const parts = document.querySelectorAll('.trick [data-from="2"] :is(.card, .crown)');
    return [...parts].some(part => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
    });
}"""
LEAVES = """cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1)
    .map(cell => cell.textContent.trim())"""


@pytest.fixture
def sit(sit):
    return lambda game, **match: sit(game, viewport=SMALL, **match)


def speaks(table, language):
    table.page.evaluate("language => taku.set('language', language)", language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    is_still(table.page)


@pytest.mark.parametrize(
    ("game", "players", "log", "cards"),
    [
        ("president", 4, PRESIDENT, ["TC"]),  # the page adds the other two
        ("haggis", 2, HAGGIS, ["TY", "TO", "TR"]),  # a chosen card lies over the next one
    ],
)
def test_captions_and_labels_take_one_line(sit, game, players, log, cards):
    table = sit(game, players=players, log=log)
    for card in cards:
        table.touch(card)
    for language in ("fr", "de", "ja", "en"):
        speaks(table, language)
        expect(table.primary).to_contain_text("10")
        expect(table.outlined).to_be_visible()
        shown = table.page.locator(".caption:not(.long), .foot .button > span")
        assert all(lines == 1 for _, lines in shown.evaluate_all(LINES)), language
        table.has_room()


def test_badges_leave_the_top_card_free(sit):
    table = sit("hearts", options={"passing": False}, log=HEARTS)
    expect(table.trick).to_have_count(3)
    for language in ("de", "fr", "en", "ja"):
        speaks(table, language)
        expect(table.badges).to_have_count(2)
        assert not any(badge.evaluate(HIDES) for badge in table.badges.all()), language


def test_points_stay_in_their_columns(sit):
    table = sit("yahtzee", players=2, locale="fr-FR")
    table.page.locator(".totals button").first.click()
    expect(table.sheet.locator(".own small")).not_to_have_count(0)
    assert table.sheet.locator("th, td").evaluate_all(LEAVES) == []


def test_headings_stay_below_the_bar(visit):
    page = visit(viewport=SMALL, locale="fr-FR")
    page.evaluate("() => { location.hash = '#/study/hearts' }")
    expect(page.locator(".asking .heading")).to_be_visible()
    is_still(page)
    bar, heading = (page.locator(part).bounding_box() for part in (".bar", ".asking .heading"))
    assert heading["y"] >= bar["y"] + bar["height"]


def test_the_host_is_named_at_the_round_table(visit):
    page = visit("#/friends/hearts", viewport=SMALL, engine=False)
    own, opens = page.locator(".seat-plate[data-own]"), page.locator(".open-room-form .primary")
    expect(own.locator("small")).to_be_visible()
    for language in ("de", "fr", "ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        is_still(page)
        assert own.evaluate(HEIGHT) <= 1.5, language
        assert opens.evaluate_all(LINES)[0][1] == 1, language
