"""A match seen again has room on every screen, and axe finds nothing in it."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.replay import HEARTS, Replay, played
from tests.page.table import preferences, resize, windows

WIDE, SMALLEST = (1440, 900), (320, 568)
BAR_FITS = """bar => [...bar.querySelectorAll('button, select, input')]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect())
    .every(box => box.left >= 0 && box.right <= innerWidth && box.width >= 24)"""
DEEDS = ("What happened", "Bot moves", "Send", "Play on")


@pytest.fixture
def replay(visit):
    return Replay(visit(init_script=preferences(speed="none"), viewport=WIDE))


def test_a_replay_has_room_and_axe_finds_nothing(replay):
    page = replay.page
    replay.keep(played("hearts", HEARTS, options={"target": 50}))
    replay.keep(played("president", HEARTS, most=60), "p").keep(played("yahtzee", ["human"]), "y")
    at_the_end_the_hint_is_dimmed(replay.see())
    for id, language in {"m": "en", "p": "ja", "y": "ja"}.items():
        page.evaluate("language => taku.set('language', language)", language)
        replay.see(id).walk(12)
        for eyes in ("", "0") if id == "m" else ("",):
            if eyes:
                page.locator(".viewer-choice select").select_option(eyes)
            for size in windows(page):
                whole = page.locator("html").evaluate("e => [e.scrollWidth, e.scrollHeight]")
                assert whole == list(size)
                assert page.locator(".line-bar").evaluate(BAR_FITS), (id, size)
            resize(page, *WIDE)
        if id != "p":
            axe(page)
        if id == "m":
            deeds_have_their_words_on_the_smallest_phone(replay)


def deeds_have_their_words_on_the_smallest_phone(replay):
    resize(replay.page, *SMALLEST)
    for words in DEEDS:
        deed = replay.page.locator(".line-action span").filter(has_text=words)
        expect(deed).to_be_visible()
        assert deed.bounding_box()["width"] > 10
    replay.walk(0)
    axe(replay.page)
    resize(replay.page, *WIDE)


def at_the_end_the_hint_is_dimmed(replay):
    hint = replay.page.get_by_role("button", name="Hint")
    expect(hint).to_have_css("opacity", "1")
    replay.page.keyboard.press("End")
    expect(hint).not_to_have_css("opacity", "1")


def test_axe_finds_nothing_in_a_transcript(sit):
    table = sit("hearts", seats=HEARTS, log=played("hearts", HEARTS, most=75).log)
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="What happened").click()
    table.page.locator(".transcript summary").first.click()
    expect(table.sheet).to_contain_text("You gave")
    axe(table.page)
