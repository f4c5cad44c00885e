"""An event as it is drawn: made, sent, ranked, compared, and on the projector, in every window."""

import os

import pytest
from playwright.sync_api import expect

from taku.arena.event_version import event_version
from taku.club import ClubEvent, played
from tests.page.conftest import axe
from tests.page.packed_links import packed
from tests.page.table import resize

SIZES = ((320, 568), (390, 844), (820, 1180), (1440, 900), (1920, 1080))
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"
CUT = """() => [...document.querySelectorAll('.page *, .event-projector *')]
  .filter(each => each.matches('button, a, p, b, h1, h2') && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).display !== 'inline' && !each.closest('.spoken, .segments, .fan'))
  .map(each => each.outerHTML.slice(0, 200))"""
PICTURES = os.environ.get("PICTURES")  # a folder: the test then saves what it sees


def fits(page, name):
    """Assert that the screen has room in both languages and every window, and axe finds nothing."""
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in SIZES:
            resize(page, *size)
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/{name}-{language}-{size[0]}.png")
            assert page.evaluate(WIDE), (language, size)
            assert not page.evaluate(CUT), (language, size)
    axe(page)


@pytest.fixture(scope="module")
def sent():
    """Return a link to an event with six results, one of them forged."""
    deals, engine = 4, event_version("hearts")
    event = ClubEvent(
        "hearts", deals=deals, level="easy", seed="club", name="Thursday club", engine=engine
    )
    results = [
        played(
            event,
            name,
            lambda match, name=name: match.random(f"/{name}").choice(match.moves()),
            engine,
        ).plain()
        for name in ("Lena", "Kai", "Mia Tanaka-Oberhofer", "Ben", "Aki", "Tom")
    ]
    results[-1]["deals"][2]["log"][-1] = "2C"
    return f"#/event/{packed(['event', event.plain(), results])}"


def test_an_event_is_made_in_every_window(visit):
    page = visit("#/event/new/hearts")
    page.locator(".new-event").wait_for()
    page.get_by_role("radio", name="Only these names").check()
    page.locator("#event-names").fill("Lena\nMia Tanaka-Oberhofer")
    fits(page, "new")
    page.get_by_role("button", name="Make the event").click()
    page.locator(".event-link .qr").wait_for()
    page.get_by_text("Automatic collection").click()
    fits(page, "ready")
    page.goto(page.url.split("#")[0] + "#/event")
    page.locator(".event-rows li").wait_for()
    fits(page, "events")


def test_an_events_table_has_room_everywhere(visit, sent):
    page = visit(sent)
    page.locator(".consent").wait_for()
    fits(page, "received")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".event-state")).to_contain_text(
        "5 results checked, 1 refused", timeout=120_000
    )
    expect(page.locator(".event-sheet tbody tr")).to_have_count(5)
    fits(page, "table")
    page.get_by_role("link", name="Projector").click()
    expect(page.locator(".event-projector .event-sheet tbody tr")).to_have_count(5)
    fits(page, "projector")
    page.go_back()
    page.get_by_role("link", name="Deal 3").click()
    expect(page.locator(".compared-ways section")).to_have_count(2)
    fits(page, "deal")
    page.goto(page.url.split("#")[0] + "#/event/evening")
    expect(page.locator(".event-sheet tbody tr")).to_have_count(5)
    fits(page, "evening")
