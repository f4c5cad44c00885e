"""The score pad: real dice or points are entered, undone, kept, and looked back at."""

import pytest
from playwright.sync_api import expect

from taku.games.yahtzee.sheets import Options, sheet_of
from tests.page.conftest import axe
from tests.page.table import Table, preferences, reload, windows

NAMES = ("Aki", "Mia")


def nearly_over(sheet):
    """The log of two people but for the last box of the second, in which points are entered."""
    *others, last = sheet_of(Options(sheet=sheet)).boxes
    log = [f"score {box.id} {max(box.points.values())}" for box in others for _ in NAMES]
    return [*log, "lay 1 2 3 4 5", f"fill {last.id}"], last.id


class Pad(Table):
    """A score pad as a page shows it."""

    def begin_at(self, key, *names):
        page = self.page
        page.evaluate("key => { location.hash = `#/game/${key}` }", key)
        page.get_by_role("link", name="Score pad").click()
        for seat, name in enumerate(names, start=1):
            page.get_by_label(f"Name of player {seat}").fill(name)
        page.get_by_role("button", name="Start").click()
        expect(self.faces).to_have_count(6)

    @property
    def faces(self):
        return self.page.locator(".pad-faces button")

    def enter(self, dice):
        for face in dice:
            self.page.locator(f'[data-face="{face}"]').click()

    def box(self, id):
        return self.page.locator(f'[data-box="{id}"]')

    def points_of(self, seat):
        return self.page.locator(".totals .total").nth(seat)

    def finish(self, id, sheet):
        """Sit down at a pad that lacks one entry, and make it."""
        log, last = nearly_over(sheet)
        head = {"format": 1, "game": "yahtzee", "options": {"sheet": sheet}, "seed": "s"}
        match = {
            "id": id, "head": {**head, "seats": ["human", "human"]}, "names": NAMES, "pad": True,
            "log": log, "when": 1, "glance": None, "over": False,
        }  # fmt: skip
        self.page.evaluate("match => taku.matches.keep(match)", match)
        self.page.evaluate("id => { location.hash = `#/play/${id}` }", id)
        self.box(last).click()
        self.page.locator(".points-grid button").first.click()


@pytest.fixture
def pad(visit):
    return Pad(visit(init_script=preferences(speed="none")))


def test_dice_or_points_are_entered_undone_and_outlive_a_reload(pad):
    page = pad.page
    pad.begin_at("yahtzee", *NAMES)
    pad.enter("66231")
    expect(pad.box("sixes")).to_contain_text("12")
    page.locator('.dice [data-place="2"]').click()
    pad.enter("6")  # the third die was another
    expect(pad.box("sixes")).to_contain_text("18")
    pad.box("sixes").click()
    expect(pad.points_of(0)).to_have_text("18")
    expect(page.locator(".status")).to_contain_text("Mia’s turn")
    page.get_by_role("button", name="What would have been best?").click()
    expect(pad.callout).to_contain_text("best")
    pad.box("fours").click()
    page.get_by_label("Points").last.fill("7")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(pad.callout).to_contain_text("No dice score 7 in Fours.")
    pad.box("fours").click()
    page.locator('[data-points="12"]').click()
    expect(pad.points_of(1)).to_have_text("12")
    page.get_by_role("button", name="What would have been best?").click()
    expect(pad.callout).to_contain_text("no saying what was best")
    reload(page)
    expect(pad.points_of(1)).to_have_text("12")
    for points in (("18", "0"), ("0", "0")):
        page.get_by_role("button", name="Undo").click()
        expect(pad.points_of(0)).to_have_text(points[0])
        expect(pad.points_of(1)).to_have_text(points[1])
    expect(pad.box("sixes")).to_contain_text("18")
    assert not axe(page)
    for _ in windows(page):
        pad.has_room()


def test_by_keyboard_and_the_evening_of_several_sheets(pad):
    page = pad.page
    pad.begin_at("yahtzee/yacht", *NAMES)
    for key in ("5", "5", "Backspace", "5", "5", "5", "5"):
        page.keyboard.press(key)
    expect(pad.box("yacht")).to_contain_text("50")
    for id, sheet in (("first", "yahtzee"), ("second", "yams")):
        pad.finish(id, sheet)
        page.locator(".sheet-round .look-back").wait_for()
    evening = page.locator(".sheet-round .evening")
    expect(evening).to_contain_text("2 matches")
    expect(evening.locator("tbody th").first).to_have_text("Aki")
    expect(evening.locator("tbody tr").first.locator("td").first).to_have_text("2")
    page.evaluate("() => { location.hash = '#/pad/yahtzee' }")
    expect(page.get_by_label("Name of player 2")).to_have_value("Mia")
    expect(page.locator(".pad-page .evening")).to_contain_text("2 matches")
