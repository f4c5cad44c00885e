"""Plain http in a home network: what browsers keep for secure addresses is missing there."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.classes import opened
from tests.page.conftest import PATIENCE, launch_options, ready
from tests.page.table import has_begun, preferences

HOST = "taku.home.arpa"
SCREENS = (
    "about", "accessibility", "data", "daily", "first", "game/hearts", "given", "handout/hearts",
    "help", "learn/hearts", "lessons", "matches/hearts", "mistakes", "options/hearts",
    "pad/yahtzee", "print/yahtzee", "python", "rules/hearts", "settings", "statistics/hearts",
    "study/hearts", "ask/hearts",
)  # fmt: skip
CONNECTING = ("friends/hearts", "side", "side/hearts", "with/1abc", "class/1abc")


@pytest.fixture(scope="module")
def neighbour(chromium):
    """A browser that finds the site at a name of the home network."""
    browser = chromium.launch(**launch_options(f"--host-resolver-rules=MAP {HOST} 127.0.0.1"))
    yield browser
    browser.close()


@pytest.fixture
def insecure(neighbour, site, watch):
    """A page of the site over plain http, at that name."""
    context = neighbour.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    address = site.url.replace("127.0.0.1", HOST)
    context.set_default_timeout(PATIENCE)
    watch(context, forgive=[f"a request to {address}"])
    context.add_init_script(preferences(speed="none", yourName="Ann"))
    page = context.new_page()
    page.goto(address)
    has_begun(page)
    assert page.evaluate("() => !isSecureContext && !crypto.subtle && !navigator.locks")
    yield page
    context.close()


def go(page, place):
    page.evaluate("place => { location.hash = `#/${place}` }", place)
    name = place.split("/")[0]
    page.locator(f'html:is([data-screen="{name}"], [data-screen=table])').wait_for()


def test_over_plain_http_every_screen_opens(insecure):
    page = insecure
    for place in SCREENS:
        go(page, place)
        expect(page.locator("#app h1").first).to_be_attached()
    go(page, "daily")
    page.get_by_role("button", name=re.compile("^Play Hearts")).first.click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    screens_that_connect_devices_say_why_not(page)


def screens_that_connect_devices_say_why_not(page):
    for place in CONNECTING:
        go(page, place)
        expect(page.get_by_role("heading", name="Not over this connection")).to_be_visible()
    opened(page)
    page.get_by_text("Automatic collection").click()
    expect(page.get_by_text("begin with https")).to_be_visible()
    expect(page.get_by_role("button", name="Open the room")).to_have_count(0)


def test_over_plain_http_practice_and_lab_work(insecure):
    page = insecure
    ready(page)
    go(page, "practice/yahtzee")
    for _ in range(3):
        page.locator(".lesson[data-phase=asking] .answers button:not([type])").first.click()
        page.locator(".lesson[data-phase=marked] .foot .primary").click()
    go(page, "lab/hearts")
    measure = page.locator(".lab").get_by_role("button", name="Measure", exact=True)
    measure.locator("visible=true").click()
    expect(page.locator(".lab-measure")).to_be_visible()
    page.get_by_role("button", name="Send as a link").first.click()
    expect(page.locator(".lab input[readonly]")).to_have_value(re.compile("#/lab/hearts/sent/"))
