"""The notice that something has been removed, on each size of screen and in each theme."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.stored import match
from tests.page.table import notice, windows


def test_the_undo_notice_has_room_on_every_screen(visit):
    page = visit(engine=False)
    for name in ("one", "two", "three", "last"):
        keep = "async match => { await taku.matches.keep(match); taku.redraw(); }"
        page.evaluate(keep, match(name))
    crosses = page.get_by_role("button", name="Remove Hearts")
    crosses.nth(1).press("Enter")
    expect(notice(page).get_by_role("button", name="Undo")).to_be_in_viewport()
    axe(page)
    crosses.first.click()
    expect(notice(page)).to_contain_text("2 in all")
    page.evaluate("() => taku.set('language', 'ja')")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
