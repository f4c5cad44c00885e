"""The dice games at the table: arrow keys, room at every size, real taps, and what axe finds."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import DESKTOP, PHONE, overlap, resize, windows

ONE = ("human",)
FIVE = ("human", "easy", "easy", "easy", "easy")
YAMS = {"sheet": "yams"}
JOKER = ("roll 6 6 6 6 6", "fill yahtzee", "roll 1 2 3 4 6", "fill chance", "roll 5 5 5 5 5")
THROWN = ("roll 5 2 5 1 6",)
COLUMNS = {**YAMS, "yams_column": "all"}
SHOWS_ALL = "element => element.scrollHeight <= element.clientHeight"
IS_BESIDE_TOOLS = """element => element.getBoundingClientRect().right
    <= document.querySelector('.bar-tools').getBoundingClientRect().left"""
LEAST = "all => Math.min(...all.flatMap(one => [one.offsetWidth, one.offsetHeight]))"


@pytest.fixture
def sit(sit):
    return partial(sit, "yahtzee")


def die(table, number):
    return table.page.locator(f'.dice [data-place="{number - 1}"]')


def box(table, name):
    return table.page.locator(f'[data-box="{name}"]')


def test_dice_are_kept_and_rolled_by_touch(sit):
    table = sit(seats=ONE, log=THROWN, page={"has_touch": True})
    arrows_lead_to_the_next_in_their_direction(table)
    die(table, 1).tap()
    expect(die(table, 1)).to_have_attribute("aria-pressed", "true")
    table.decide(table.primary.tap)
    die(table, 2).tap()  # a second tap at the place of the first would count as a double tap
    table.decide(table.primary.tap)
    expect(table.waiting).to_have_text("Tap a box to fill it")
    table.decide(box(table, "chance").tap)
    table.leave_for("yahtzee", seats=ONE, log=JOKER)
    axe(table.page)
    columns_are_large_enough_to_tap(table)


def arrows_lead_to_the_next_in_their_direction(table):
    keyboard = table.page.keyboard
    die(table, 1).focus()
    keyboard.press("ArrowRight")
    expect(die(table, 2)).to_be_focused()
    box(table, "ones").focus()
    keyboard.press("ArrowDown")
    expect(box(table, "twos")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(box(table, "four-of-a-kind")).to_be_focused()


def columns_are_large_enough_to_tap(table):
    log = ("roll 6 6 6 6 1",)
    table.leave_for("yahtzee", seats=FIVE[:2], options=COLUMNS, log=log)
    resize(table.page, 360, 740)
    boxes = table.page.locator(".column-sheet .box")
    expect(boxes.first).to_be_visible()
    assert boxes.evaluate_all(LEAST) >= 44
    table.page.locator(".totals button").nth(1).tap()
    expect(table.sheet.get_by_role("region")).to_be_visible()
    axe(table.page)
    table.page.keyboard.press("Escape")
    resize(table.page, *DESKTOP)
    expect(table.page.locator(".panel .column-sheet [data-box='yams/up']")).to_be_visible()
    resize(table.page, *PHONE)


def test_the_whole_sheet_fits_every_screen(sit):
    table = sit(seats=FIVE)
    for sheet, language in (("yahtzee", "en"), ("yams", "ja")):
        table.page.evaluate("language => taku.set('language', language)", language)
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=FIVE)
        fits_every_screen(table, ((320, 568), (740, 360), (820, 1180), (1440, 900)))
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=ONE)
        fits_every_screen(table, ((320, 568), (740, 360)))
    for sheet, language in (("yatzy", "ja"), ("kniffel", "en"), ("generala", "ja")):
        table.page.evaluate("language => taku.set('language', language)", language)
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=FIVE, log=THROWN)
        fits_every_screen(table, ((320, 568), (1440, 900)))
    resize(table.page, 1440, 900)
    expect(table.page.locator(".panel .sheet-table thead th")).to_have_count(5)
    axe(table.page)


def fits_every_screen(table, sizes):
    for width, height in windows(table.page, sizes):
        table.has_room()
        assert table.page.locator(".bar .caption").evaluate(SHOWS_ALL)
        assert table.page.locator(".bar-game").evaluate(IS_BESIDE_TOOLS)
        if width < height:
            assert not overlap(table.page.locator(".own-sheet li"), table.page.locator(".dice"))
