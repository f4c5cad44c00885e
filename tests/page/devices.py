"""Devices that meet over a relay of the tests, or side by side: a browser profile for each."""

import re
import shutil
import tempfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import (
    NO_ENGINE,
    NO_SERVICE_WORKER,
    PART,
    PATIENCE,
    UNHURRIED,
    Profile,
    Site,
    amend,
    launch_options,
)
from tests.page.lending import BORROWING
from tests.page.relay import TestRelay
from tests.page.table import Table, preferences

ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"
"""Chromium tells its devices' addresses: else it would ask the network for names of them."""


@pytest.fixture(scope="module")
def networked(chromium):
    browser = chromium.launch(**launch_options(UNHURRIED, ADDRESSES))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def relay():
    relay = TestRelay()
    yield relay
    relay.close()


@pytest.fixture(scope="module")
def introduced(dist, relay):
    """The site with only the tests' relay, and no STUN server."""
    with with_relay(dist, relay.url) as site:
        yield site


@contextmanager
def with_relay(dist, url):
    """Serve a copy of a built site that asks only this relay, and no STUN server."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(shutil.copytree(dist, Path(folder) / "dist"))
        (frame,) = site.folder.glob("app-*/relay.html")
        text = re.sub(r"wss://[^;\"]*", url, frame.read_text(encoding="utf-8"))
        amend(site.folder, frame, re.sub(r'(name="stun" content=)"[^"]*"', r'\1""', text))
        yield site
        site.stop()


@pytest.fixture(scope="module")
def profile(networked, introduced):
    """A profile for each device of a test, which lends its engine to the next test."""

    @cache
    def profile(number, locale):
        context = networked.new_context(locale=locale)
        return Profile(context, introduced, introduced.folder)

    return profile


@pytest.fixture
def device(profile, introduced):
    """Another device, at an address; in the test's `browser` it has an engine of its own."""
    used, contexts = [], []

    def device(
        path="",
        *,
        browser=None,
        locale="en-GB",
        viewport=(390, 844),
        engine=True,
        init_script="",
        **settings,
    ):
        if browser:
            context = browser.new_context(locale=locale)
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        else:
            used.append(profile(len(used), locale))
            context = used[-1].context
        page = context.new_page()
        width, height = viewport
        page.set_viewport_size({"width": width, "height": height})
        worker = (BORROWING if not browser else "") if engine else NO_ENGINE
        chosen = preferences(**{"speed": "none", **settings})
        page.add_init_script(NO_SERVICE_WORKER + worker + PART + chosen + init_script)
        page.goto(introduced.url + path)
        page.wait_for_function("() => 'taku' in window")
        return page

    yield device
    for context in contexts:
        context.close()
    for each in used:
        each.forget()


@pytest.fixture
def with_camera(chromium, introduced):
    """Devices whose camera sees a film, once it is there; without one it may not be used."""
    browsers = []

    def with_camera(film=None):
        options = launch_options(
            ADDRESSES,
            "--use-fake-device-for-media-stream",
            f"--use-fake-ui-for-media-stream{'' if film else '=deny'}",
            *([f"--use-file-for-fake-video-capture={film}"] if film else []),
        )
        browser = chromium.launch(**options)
        browsers.append(browser)

        def device(path, name):
            context = browser.new_context()
            context.set_default_timeout(PATIENCE)
            chosen = preferences(speed="none", yourName=name)
            context.add_init_script(NO_SERVICE_WORKER + PART + NO_ENGINE + chosen)
            page = context.new_page()
            page.goto(introduced.url + path)
            return page

        return device

    yield with_camera
    for browser in browsers:
        browser.close()


def opened(device, game="hearts", **settings):
    """A room, and the way to it."""
    host = device(f"#/friends/{game}", yourName="Kai", **settings)
    return host, link_of(host)


def link_of(host):
    """Opens the room."""
    host.get_by_role("button", name="Open the room").click()
    link = host.locator("#room-link")
    expect(link).to_have_value(re.compile("#/with/"))
    return f"#{link.input_value().partition('#')[2]}"


def sits_down(device, link, name, **how):
    guest = device(link, engine=False, **how)
    takes_a_seat(guest, name)
    return guest


def takes_a_seat(guest, name):
    """Sit down by an invitation."""
    guest.locator("#own-name").fill(name)
    guest.locator(".join-form .primary").click()
    expect(guest.locator(".round-table")).to_be_visible()


def starts(host, *guests):
    host.locator(".deal .big").click()
    for page in (host, *guests):
        page.wait_for_url(re.compile("#/play/"))
        expect(page.locator(".hand [data-card]").first).to_be_visible()


def hand(page):
    return set(Table(page).names())


def filmed(path, *codes):
    """A film in which the camera sees these codes in turn, and nothing else, for ever."""
    frames = b"".join(frame(code) * 8 for code in codes)
    path.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n" + frames)


def frame(code):
    size = int(code.get_attribute("viewBox").split()[-1])
    dark = re.findall(r"M(\d+) (\d+)", code.locator("path").get_attribute("d"))
    high, wide = 480, 640
    field = high // size
    gray = [bytearray(b"\xeb" * wide) for _ in range(high)]
    for x, y in ((int(x) * field, int(y) * field) for x, y in dark):
        for row in gray[y : y + field]:
            row[x : x + field] = b"\x10" * field
    no_colour = b"\x80" * (wide * high // 2)
    return b"FRAME\n" + b"".join(gray) + no_colour
