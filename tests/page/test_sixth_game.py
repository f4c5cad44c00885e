"""Games that the page has never met have room on every screen, move and are heard.

A site is built with the games of tests/sixth and tests/outside; their rest is tested in Node.
"""

# ruff: noqa: F401 (fixtures are imported, and named as parameters)

import re

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.more_games import profile, site
from tests.page.table import boxes

# Seat 0 has led, seat 3 has no spades, and so has discarded; then it is the turn of seat 1.
HELD_BACK = ["deal 8S 4C 9H | TS 6S AH | 5S 9C 6D | 7D 3C TC", "8S", "7D", "5S"]
# Crazy eights: no one can play, and seat 0 draws T♠ with this seed.
NO_ONE_CAN_PLAY = ["deal 2C 3C | 4C 5C | 6C 7C | 9C QC | KD"]
# Little crib for two: the dealer has a badge without an icon beside the count of its cards.
DEALER = ["deal 5C 6C 2C | TD 9D QD", "lay 6C", "lay 9D"]
MOVED = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const spot = this.closest('[data-spot]')?.dataset.spot;
      moved.push(this.dataset.card ?? `${spot} ${this.className}`);
      return animate.call(this, frames, how);
    };
"""
CARD = 2600  # Hz: the rustle of a card
EARS = """
    window.rung = [];
    window.BiquadFilterNode = class extends BiquadFilterNode {
      constructor(room, options) {
        super(room, options);
        rung.push(options.frequency);
      }
    };
"""


def test_a_game_of_tricks_has_room_and_is_heard(sit):
    table = sit(
        "agram",
        seats=("easy", "human", "easy", "easy"),
        log=HELD_BACK,
        viewport=(1440, 900),
        settings={"sounds": True},
        page={"init_script": EARS},
    )
    axe(table.page)
    table.touch("AH")
    table.callout.get_by_role("button").click()
    expect(table.sheet.get_by_role("heading", name="Follow suit")).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    table.touch("TS")
    table.touch("TS")
    table.page.wait_for_function("pitch => rung.includes(pitch)", arg=CARD)
    for players in (2, 5):
        table.leave_for("agram", players=players)
        table.has_room_at()


def test_a_game_with_a_stock_has_room_and_moves(sit):
    settings, page = {"speed": "fast"}, {"init_script": MOVED, "has_touch": True}
    table = sit("eights", log=NO_ONE_CAN_PLAY, settings=settings, viewport=(360, 640), page=page)
    stock = table.page.get_by_role("button", name="Stock")
    expect(stock).to_have_text(re.compile("43"))
    table.has_room_at()
    axe(table.page)
    stock.click()
    expect(table.card("TS")).to_be_visible()
    table.page.wait_for_function("() => moved.includes('TS')")
    table.page.wait_for_function("() => moved.includes('stock card-place top-card')")


def test_a_count_of_cards_covers_no_badge(sit):
    table = sit("crib", players=2, log=DEALER, viewport=(360, 640))
    expect(table.page.locator(".seat .tag")).to_have_text("dealer")
    (count,) = boxes(table.page.locator(".seat .portrait .card"))
    beside = boxes(table.page.locator(".seat :is(.name, .tag, .points)"))
    assert count["right"] <= min(box["left"] for box in beside)
    table.has_room_at()
    axe(table.page)
