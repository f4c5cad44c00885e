"""A bot's name stands for its temper: in the options, in what is dealt, and at the seat."""

from playwright.sync_api import expect

from tests.page.table import DESKTOP


def test_the_options_tell_who_has_which_way(visit):
    page = visit("#/options/hearts", engine=False)
    ways = page.locator(".players .temper b")
    expect(ways).to_have_text(["daring", "cautious", "moon-shooter"])
    page.get_by_role("radio", name="Easy").check()
    expect(ways).to_have_count(0)


def test_a_seat_tells_its_temper_and_takes_another_level(sit):
    seats = ("human", "normal/daring", "normal", "normal/shooter")
    table = sit("hearts", seats=seats, viewport=DESKTOP)
    expect(table.page.locator(".seat .temper")).to_have_text(["daring", "moon-shooter"])
    table.page.locator(".seat .sitter").nth(2).click()
    sheet = table.page.locator("dialog.sheet-seat")
    expect(sheet).to_contain_text("Normal bot · moon-shooter")
    expect(sheet).to_contain_text("Goes for the moon with hands")
    sheet.get_by_role("radio", name="Strong").check()
    expect(sheet).to_contain_text("Strong bot")
    sheet.get_by_role("button", name="Close").click()
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="What happened").click()
    expect(table.page.locator(".transcript")).to_contain_text(
        "plays at another level: Strong (was Normal)"
    )
