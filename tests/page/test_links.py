"""Links as other programs write them, and what assistive technology finds where one is made."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.replay import HEARTS, Replay, played
from tests.page.table import preferences


def test_axe_finds_nothing_where_links_are_made_and_opened(visit):
    match = played("hearts", HEARTS, options={"target": 50})
    result = {"seat": 0, "sides": 4, "places": [2, 1, 3, 4], "points": [18, 3, 60, 101],
              "rounds": 7, "boxes": {}}  # fmt: skip
    tally = {"time": 1, "hints": 2, "undone": 0}
    table = Replay(visit(viewport=(1440, 900), init_script=preferences(speed="none")))
    table.keep(match, names=["Kai", "", "", ""], result=result, tally=tally).see()
    page = table.page
    page.get_by_role("button", name="Send", exact=True).click()
    expect(table.sheet).to_contain_text("too long for a QR code")
    axe(page)
    table.sheet.get_by_label("The same deal").check(force=True)
    expect(table.sheet.get_by_role("img", name="QR code of the link")).to_be_visible()
    axe(page)
    link = page.locator("#send-link").input_value()
    page.evaluate("link => { location.hash = link }", link.partition("#")[2])
    expect(page.locator(".to-beat")).to_contain_text("Kai’s score to beat")
    axe(page)
