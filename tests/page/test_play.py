"""Hearts at the table by touch: room at every size and in both languages, and what axe finds."""

from itertools import cycle

from playwright.sync_api import expect

from tests.page.conftest import WCAG, axe, violations
from tests.page.table import PHONE, is_still, resize

CLAIMED = ("deal AC 3C 4D | 5C 6C 7D | 2C 9C TD | JC QC KD", "2C", "JC", "AC", "5C")
CORNER = {"x": 8, "y": 10}  # a point of a card that no other card covers


def pass_three(table):
    for count in (1, 2, 3):
        table.hand.first.tap(position=CORNER, force=True)
        expect(table.slots).to_have_count(count)
    table.primary.tap()
    expect(table.slots).to_have_count(0)


def dim(table):
    """Play until a card is held back."""
    for held in range(13, 0, -1):
        table.my_turn()
        expect(table.hand).to_have_count(held)
        if table.dimmed.count() and table.playable.count():
            return
        table.touch(table.playable.first)
        table.primary.tap()
        expect(table.hand).to_have_count(held - 1)


def test_hearts_by_touch_has_room_everywhere(sit):
    table = sit("hearts", viewport=(1440, 900), page={"has_touch": True})
    axe(table.page)
    pass_three(table)
    dim(table)
    a_card_held_back_leads_to_its_rule(table)
    resize(table.page, 360, 640)
    axe(table.page)
    table.page.keyboard.press("Escape")
    expect(table.callout).to_have_count(0)
    table.leave_for("hearts", options={"passing": False}, log=CLAIMED)
    table.touch("3C")
    expect(table.page.get_by_role("button", name="End the hand")).to_be_visible()
    table.has_room_at()
    table.page.evaluate("() => taku.set('language', 'ja')")
    table.leave_for("hearts")
    table.has_room_at()
    pass_three(table)
    table.my_turn()
    table.has_room_at()
    table.page.evaluate("() => taku.set('language', 'en')")
    resize(table.page, *PHONE)
    axe_finds_nothing_in_the_sheets(table)


def a_card_held_back_leads_to_its_rule(table):
    table.touch(table.dimmed.first)
    rule = table.callout.locator("b").inner_text()
    table.callout.get_by_role("button", name="Rule").tap()
    expect(table.sheet.get_by_role("heading", name=rule)).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    expect(table.callout).to_be_visible()


def axe_finds_nothing_in_the_sheets(table):
    more = table.page.get_by_role("button", name="More", exact=True)
    more.click()
    axe(table.page)
    sheets = ("Points", "What happened", "House rules", "Keys", "Rules")
    for name, theme in zip(sheets, cycle(("dark", "contrast", "light")), strict=False):
        table.page.evaluate("theme => taku.set('theme', theme)", theme)
        table.sheet.get_by_role("button", name=name, exact=True).click()
        expect(table.page.locator(".sheet-menu")).to_have_count(0)
        is_still(table.page)
        assert violations(table.page, WCAG) == []
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
        if name != "Rules":
            more.click()
