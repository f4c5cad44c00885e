"""Rooms for friends in real browsers: over a relay of the tests, side by side, by camera."""

# ruff: noqa: F401, F811 (fixtures are imported, and named as parameters)

import os
import re
import signal
import subprocess
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.browsers import firefox, missing
from tests.page.conftest import COLOURS, axe, has_settled, launch_options, violations
from tests.page.devices import (
    ADDRESSES,
    device,
    filmed,
    hand,
    introduced,
    link_of,
    networked,
    opened,
    profile,
    relay,
    sits_down,
    starts,
    takes_a_seat,
    with_camera,
)
from tests.page.stored import put
from tests.page.table import Table
from tests.page.visitor import MY_TURN, Visitor

OWN_ADDRESSES = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""Firefox tells its own addresses, as the Chromium of these tests does: no mDNS resolves names."""
BACK = """count => !document.querySelector('.away-panel') &&
    document.querySelectorAll('.hand [data-card]').length === count"""

OTHER_HAND = """cards => {
    const now = [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card);
    return now.length === 13 && !document.querySelector('.away-panel') &&
        `${now.sort()}` !== `${cards}`;
}"""


def test_a_room_over_a_relay_leads_to_hands(device, relay):
    host = device("#/friends/hearts", yourName="Kai")
    asked = []
    host.on("websocket", lambda socket: asked.append(socket.url.rstrip("/")))
    expect(host.get_by_text("no server can read what the devices send")).to_be_visible()
    expect(host.locator("iframe")).to_have_count(0)
    axe(host)
    with host.expect_event("websocket"):
        link = link_of(host)
    assert asked == [relay.url]
    expect(host.locator(".code-paper .qr")).to_be_visible()
    axe(host)

    guest = device(locale="ja-JP")
    fetched = []
    guest.on("response", lambda response: fetched.append(response.url))
    guest.goto("about:blank")
    guest.goto(host.url.partition("#")[0] + link)
    expect(guest.locator(".join-form .primary")).to_be_visible()
    axe(guest)
    takes_a_seat(guest, "Mia")
    axe(guest)
    expect(host.locator(".last-event")).to_contain_text("Mia is here.")
    expect(host.locator(".connections")).to_contain_text("Mia is connected")
    has_settled(host)
    assert violations(host, COLOURS) == []
    host.locator(".deal .big").click()
    expect(guest.locator(".hand [data-card]")).to_have_count(13)
    assert [url for url in fetched if "/py-" in url] == []
    assert guest.evaluate("() => 'borrowed' in window") is False
    axe(guest)


def test_another_device_goes_on_over_a_relay(device):
    host, link = opened(device)
    ann, otto = device(link), device(link)
    for page, name in ((ann, "Ann"), (otto, "Otto")):
        takes_a_seat(page, name)
    starts(host, ann, otto)
    before = [hand(page) for page in (ann, otto)]
    host.evaluate("location.hash = '#/friends/hearts'")
    leave = host.get_by_role("button", name="Leave now")
    leave.scroll_into_view_if_needed()
    axe(host)
    leave.click()
    for page in (ann, otto):
        notice = page.locator(".notice")
        heir = "You take" if page == ann else "Ann takes"
        expect(notice).to_contain_text(f"Kai’s device has left. {heir} over")
        expect(notice).to_contain_text("this round is dealt again")
    for page, cards in zip((ann, otto), before, strict=True):
        page.wait_for_function(OTHER_HAND, arg=sorted(cards))
    assert [page.evaluate("taku.participants.hosts") for page in (ann, otto)] == [True, False]
    assert not hand(ann) & hand(otto)
    expect(otto.locator(".seat").filter(has_text="Ann")).to_contain_text("host now")
    expect(otto.locator(".seat").filter(has_text="Kai")).to_contain_text("a bot plays")
    axe(otto)


def test_firefox_plays_with_chromium(device, introduced):
    if lack := missing("Firefox"):
        pytest.skip(lack)
    host, link = opened(device)
    with firefox(**OWN_ADDRESSES) as browser:
        guest = Visitor(browser, introduced)
        guest.comes(speed="none", yourName="Zoe")
        browser.goto(introduced.url + link)
        guest.taps(".join-form .primary")
        guest.sees(".round-table", "Kai")
        starts(host)
        guest.waits(MY_TURN, 13)
        assert not hand(host) & set(guest.cards(".hand"))
        for _ in range(3):
            guest.taps(".hand [data-card]")
        guest.taps(".foot .primary", "Pass cards")
        expect(host.locator(".seat", has_text="Zoe")).to_contain_text("has chosen")
        guest.taps("button[aria-haspopup=dialog]:has(use[href='#i-say'])")
        guest.taps(".sign-buttons button", "Well played")
        expect(host.locator(".sign-bubble")).to_have_text("Well played")
        host.reload()
        expect(host.locator(".hand [data-card]")).to_have_count(13)
        guest.waits(BACK, 10)
        assert browser.errors() == []


@contextmanager
def browser_of_its_own(chromium, profile):
    """A Chromium whose processes can all be stopped, as those of a device that sleeps."""
    options = launch_options(ADDRESSES)
    flags = ["--remote-debugging-port=0", f"--user-data-dir={profile}"]
    command = [options["executable_path"], *options["args"], *flags, "about:blank"]
    popen = partial(
        subprocess.Popen, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True
    )
    with popen(command) as process:
        try:
            said = (re.search(r"ws://\S+", line) for line in process.stderr)
            yield chromium.connect_over_cdp(next(filter(None, said))[0]), process.pid
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def test_a_host_stopped_and_woken_meets_its_guest(device, chromium, tmp_path):
    with browser_of_its_own(chromium, tmp_path) as (browser, group):
        host, link = opened(device, engine=False, browser=browser)
        guest = sits_down(device, link, "Mia")
        os.killpg(group, signal.SIGSTOP)
        expect(guest.get_by_role("heading", name="Finding Kai’s device")).to_be_visible()
        os.killpg(group, signal.SIGCONT)
        expect(guest.locator(".table-seats")).to_contain_text("Kai")
        expect(host.locator(".table-seats")).to_contain_text("Mia")
        expect(host.locator(".chair.away")).to_have_count(0)
        host.context.close()


# A bot of one's own


BOT = """
def agent(view, moves, random):
    return sorted(moves)[-1]
"""


def test_an_own_bot_plays_with_friends(device):
    host = device(yourName="Kai")
    bot = {"id": "b", "game": "hearts", "name": "<b>last.py", "code": BOT, "when": 1}
    put(host, {"b": bot}, "bot:")
    host.evaluate("() => taku.go('#/friends/hearts')")
    link = link_of(host)
    host.locator(".own-bots summary").click()
    host.get_by_role("button", name="last.py").click()
    expect(host.locator(".table-seats")).to_contain_text("last.py bot")
    guest = sits_down(device, link, "Mia")
    expect(guest.locator(".table-seats")).to_contain_text("last.py bot")
    starts(host, guest)
    seat = host.evaluate("() => taku.match.names.indexOf('blast.py')")
    assert host.evaluate("() => taku.match.own") == {str(seat): "b"}
    assert guest.evaluate("() => taku.match.own") is None
    for page in (host, guest):
        passes(page)
    host.wait_for_function("() => taku.match.log.filter(entry => /^pass/.test(entry)).length === 4")
    log = host.evaluate("() => taku.match.log")
    head = host.evaluate("() => taku.match.head")
    match = Match.load({**head, "log": log[:1]}, draws=False)
    while match.to_act != seat:
        match.play(log[len(match.log)])
    assert log[len(match.log)] == max(match.moves())
    expect(host.get_by_text("plays for")).to_have_count(0)


# Camera


def picture_of(buffer):
    """A file of this content that says it is a picture."""
    return {"name": "code.png", "mimeType": "image/png", "buffer": buffer}


def test_devices_pair_by_camera_and_by_picture(with_camera, tmp_path):
    film = tmp_path / "code.y4m"
    device = with_camera(film)
    host = device("#/side/hearts", "Kai")
    code = host.locator(".code .qr")
    expect(code).to_be_visible()
    filmed(film, code)
    guest = device("#/side", "Mia")
    answer = guest.locator(".code .qr")
    expect(answer).to_be_visible()
    assert guest.locator("video").count() == 0
    picture = picture_of(answer.screenshot())
    film.unlink()
    host.get_by_role("button", name="Next: scan theirs").click()
    host.locator("input[type=file]").set_input_files(picture)
    expect(host.locator(".table-seats")).to_contain_text("Mia")
    expect(guest.locator(".table-seats")).to_contain_text("Kai")


def test_a_camera_that_sees_no_code_is_told(device, with_camera):
    none = device("#/side", engine=False, yourName="Mia")
    expect(none.locator(".qr-camera")).to_contain_text("No camera found.")
    axe(none)
    none.locator("#their-code").fill("https://example.org")
    none.locator("#their-code").press("Enter")
    expect(none.locator(".wrong")).to_have_text("Not a Taku code.")
    none.locator("input[type=file]").set_input_files(picture_of(b"no picture"))
    expect(none.locator(".wrong")).to_have_text("There’s no code in this picture.")
    denied = with_camera()("#/side/hearts", "Mia")
    expect(denied.locator(".code .qr")).to_be_visible()
    axe(denied)
    denied.get_by_role("button", name="Next: scan theirs").click()
    expect(denied.locator(".qr-camera")).to_contain_text("don’t allow the camera")
    denied.locator("input[type=file]").set_input_files(picture_of(denied.screenshot()))
    expect(denied.locator(".wrong")).to_have_text("There’s no code in this picture.")


def passes(page):
    table = Table(page)
    for number in range(3):
        table.hand.first.click()
        expect(table.slots).to_have_count(number + 1)
    table.primary.click()


def joins_here(page, name, shown=""):
    """One more sits down at this device."""
    more = page.locator(".here-too").first
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    page.locator("#name-here").fill(name)
    page.locator(".local-player-form button").click()
    expect(more.get_by_role("listitem").last).to_contain_text(shown or name)


# Names


NAMES = [
    ("W" * 40, "W"),
    ("\u05d3\u05d1\u05d5\u05e8\u05d4 \u05d1\u05ea-\u05e9\u05d1\u05e2", "\u05d3"),
    (
        "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 12,
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    ),
]


def test_any_name_has_its_place_at_the_table(device):
    host, _ = opened(device, "president", engine=False, viewport=(320, 568))
    for number, (name, sign) in enumerate(NAMES):
        joins_here(host, name, shown=sign)
        plate = host.locator(".table-seats li").nth(number + 1)
        expect(plate.locator(".face")).to_have_text(sign)
        box = plate.locator(".seat-plate").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["height"] < 40
