"""The score pad has room for dice that are being entered, and axe finds nothing in it."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import Table, preferences, windows


def test_a_pad_has_room_and_passes_axe(visit):
    page = visit("#/pad/yahtzee", init_script=preferences(speed="none"))
    for seat, name in enumerate(("Aki", "Mia"), start=1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Start").click()
    for face in "66633":
        page.locator(f'[data-face="{face}"]').click()
    expect(page.locator('[data-box="sixes"]')).to_contain_text("18")
    axe(page)
    for _ in windows(page):
        Table(page).has_room()
