"""Haggis at the table and in its rules: room for every deal and question, and what axe finds."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.positions import FOLLOW
from tests.page.table import resize

NUMBERS = "2R 3O 4Y 5G 6B 7R 8O 9Y TG 2B 3R 4O 5Y 6G"
READINGS = ("dealer 2", "deal 5R 2Y J0 Q0 K0 | 6R 7R | 8R 9R")
BOMBED = ("dealer 2", "deal J0 Q0 5R 6R | 9R 9O 2Y | 3Y 4Y", "J0 Q0", "pass", "pass")
BIDDING = ("dealer 1", f"deal {NUMBERS} J0 Q0 K0 | 2O 2Y 3Y 3G 4G | 6R 7O 8Y", "bid 15")
NINES = "9R 9O 9Y 9G 9r 9o 9y 9g J1 Q1 K1"
ELEVEN = (
    "dealer 0",
    "deal 2R 2r 2O 2o 3R 3r 3O 3o 4R 4r 4O 4o 5R 5r 5O 5o 6R 6r J0 Q0 K0"
    f" | {NINES} TR | 7R 7O J2 Q2 K2 | 7Y 7G J3 Q3 K3",
    f"{NINES} as set", "pass", "pass",
)  # fmt: skip
CAPTURED = (
    "dealer 1", "deal TR | 2R 3R 3O 4O 4Y 5Y 5G 6G 7R 7O 8O 8Y 9Y TG J1 Q1 K1", "TR",
    "deal 3R 5O 7Y 9G 8R 9Y 4Y J0 Q0 K0 | 2O 3O 7G J1",
    "2O", "K0", "pass", "Q0", "pass", "J0", "pass",
)  # fmt: skip
EXTREMES = ((320, 568), (740, 360))
CUT = """() => {
    const [line, gain] = ['.foot .line', '.foot .gain'].map(part =>
      document.querySelector(part).getBoundingClientRect());
    const isHidden = gain.top >= line.bottom || !line.width;
    return !isHidden && gain.right > line.right + 0.5;
}"""


@pytest.fixture
def sit(sit):
    return partial(sit, "haggis", players=3)


def test_every_deal_of_haggis_has_room(sit):
    table = sit(log=FOLLOW)
    table.has_room_at()
    table.page.locator(".bomb").click()
    expect(table.primary).to_have_text("Play 3-5-7-9 bomb in four suits")
    axe(table.page)
    table.leave_for("haggis", players=3)
    table.has_room_at()
    for players in (2, 4):
        table.leave_for("haggis", players=players)
        expect(table.page.locator(".open")).not_to_have_count(0)
        table.has_room_at(EXTREMES)
    table.leave_for("haggis", players=4, log=ELEVEN)
    expect(table.pile).to_have_count(11)
    expect(table.hand).to_have_count(21)
    table.has_room_at()


def test_a_gain_is_shown_whole_or_not_at_all(sit):
    table = sit(players=2, log=CAPTURED)
    expect(table.page.locator(".foot .gain")).to_have_text("+10")
    table.page.locator(".bomb").click()
    expect(table.primary).to_have_text("Play 3-5-7-9 bomb in four suits")
    for width in range(320, 560, 8):
        resize(table.page, width, 700)
        assert not table.page.evaluate(CUT), width


def test_questions_and_rules_have_room_in_japanese(sit):
    table = sit(log=READINGS, locale="ja-JP")
    for name in ("5R", "J0", "Q0", "K0"):
        table.touch(name)
    expect(table.page.locator(".reading")).to_have_count(3)
    table.has_room_at()
    table.leave_for("haggis", players=3, log=BIDDING, options={"tatties": True})
    table.has_room_at(EXTREMES)
    table.leave_for("haggis", players=3, log=BOMBED, options={"bomb_capture": "choose"})
    table.has_room_at(EXTREMES)
    page = table.page
    page.evaluate("() => { location.hash = '#/rules/haggis' }")
    page.get_by_role("tab").nth(2).click()
    expect(page.locator("#rule-combination .example-kinds li")).to_have_count(6)
    axe(page)
    resize(page, 320, 568)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
