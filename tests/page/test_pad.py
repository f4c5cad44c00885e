"""The score pad has room for dice that are being entered, and axe finds nothing in it."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import Table, preferences, windows

EIGHT = ("Aki", "Benjamin", "Kai", "Lena", "Maximiliane", "Nora", "Tom", "Yuki")


@pytest.mark.parametrize("names", [("Aki", "Mia"), EIGHT], ids=len)
def test_a_pad_has_room_and_passes_axe(visit, names):
    page = visit("#/pad/yahtzee", init_script=preferences(speed="none"))
    for _ in names[2:]:
        page.get_by_role("button", name="Add a player").click()
    for seat, name in enumerate(names, start=1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Start").click()
    for face in "66633":
        page.locator(f'[data-face="{face}"]').click()
    expect(page.locator('[data-box="sixes"]')).to_contain_text("18")
    axe(page)
    for _ in windows(page):
        Table(page).has_room()
