"""Rooms for friends: an invitation, a seat, a match among devices, over a relay of the tests."""

import os
import re
import signal
import subprocess
from contextlib import contextmanager
from functools import cache, partial

import pytest
from playwright.sync_api import expect

from tests.page.browsers import firefox, missing
from tests.page.conftest import (
    NO_ENGINE,
    NO_SERVICE_WORKER,
    PART,
    PATIENCE,
    Profile,
    axe,
    launch_options,
)
from tests.page.friends import PLAYER, PLAYS_BY_ITSELF
from tests.page.lending import BORROWING
from tests.page.stored import put
from tests.page.table import Table, preferences
from tests.page.test_engines import MY_TURN, Visitor
from tests.page.test_links import packed, unpacked
from tests.page.test_several import match_at
from tests.page.test_ways import ADDRESSES, introduced, networked, relay  # noqa: F401  fixtures

OWN_ADDRESSES = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""Firefox tells its own addresses, as the Chromium of these tests does: no mDNS resolves names."""
BACK = """count => !document.querySelector('.away-panel') &&
    document.querySelectorAll('.hand [data-card]').length === count"""


@pytest.fixture(scope="module")
def profile(networked, introduced):  # noqa: F811
    """A profile for each device of a test, which lends its engine to the next test."""

    @cache
    def profile(number, locale):
        context = networked.new_context(locale=locale)
        return Profile(context, introduced, introduced.folder)

    return profile


@pytest.fixture
def device(profile, introduced):  # noqa: F811
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


def tab(page, worker=NO_ENGINE):
    """Another tab of this device."""
    other = page.context.new_page()
    other.add_init_script(worker)
    return other


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
    guest.locator(".sit-down .primary").click()
    expect(guest.locator(".round")).to_be_visible()


def starts(host, *guests):
    host.locator(".deal .big").click()
    for page in (host, *guests):
        page.wait_for_url(re.compile("#/play/"))
        expect(page.locator(".hand [data-card]").first).to_be_visible()


def hand(page):
    return set(Table(page).names())


def test_a_room_asks_no_other_host_until_it_opens_and_says_when_it_closes(device, relay):  # noqa: F811
    host = device("#/friends/hearts", engine=False, yourName="Kai")
    asked = []
    host.on("websocket", lambda socket: asked.append(socket.url.rstrip("/")))
    expect(host.get_by_text("Public servers put them in touch")).to_be_visible()
    expect(host.locator("iframe")).to_have_count(0)
    axe(host)
    with host.expect_event("websocket"):
        link = link_of(host)
    assert asked == [relay.url]
    expect(host.locator(".paper .qr")).to_be_visible()
    axe(host)

    guest = device(link, engine=False)
    expect(guest.get_by_role("heading", name="Kai invites you")).to_be_visible()
    axe(guest)
    guest.locator(".sit-down .primary").click()
    expect(guest.locator("#no-name")).to_have_text("Enter your name first.")
    expect(guest.locator("#own-name")).to_be_focused()
    takes_a_seat(guest, "Mia")
    host.get_by_role("button", name="Close the room").click()
    expect(guest.get_by_role("heading", name="Kai has closed the room")).to_be_visible()


def test_a_guest_needs_no_python_and_each_sees_the_own_hand(device):
    host, link = opened(device)
    guest = device(locale="ja-JP")
    fetched = []
    guest.on("response", lambda response: fetched.append(response.url))
    guest.goto("about:blank")
    guest.goto(host.url.partition("#")[0] + link)
    takes_a_seat(guest, "Mia")
    expect(host.locator(".last-event")).to_contain_text("Mia sits down.")
    starts(host, guest)
    assert [url for url in fetched if "/py-" in url] == []
    assert guest.evaluate("() => 'borrowed' in window") is False
    assert len(hand(host)) == len(hand(guest)) == 13
    assert not hand(host) & hand(guest)
    expect(guest.locator(".seats")).to_contain_text("Kai")
    expect(host).to_have_title("Your turn – Hearts · Taku")
    expect(guest).to_have_title("あなたの番 – ハーツ · Taku")
    guest.locator("button[aria-haspopup=dialog]:has(use[href='#i-say'])").first.click()
    guest.get_by_role("button", name="お見事").click()
    expect(host.locator(".says")).to_have_text("Well played")


def test_a_guest_in_firefox_plays_with_a_host_in_chromium(device, introduced):  # noqa: F811
    if lack := missing("Firefox"):
        pytest.skip(lack)
    host, link = opened(device)
    with firefox(**OWN_ADDRESSES) as browser:
        guest = Visitor(browser, introduced)
        guest.comes(speed="none", yourName="Zoe")
        browser.goto(introduced.url + link)
        guest.taps(".sit-down .primary")
        guest.sees(".round", "Kai")
        starts(host)
        guest.waits(MY_TURN, 13)
        assert not hand(host) & set(guest.cards(".hand"))
        for _ in range(3):
            guest.taps(".hand [data-card]")
        guest.taps(".foot .primary", "Pass cards")
        expect(host.locator(".seat", has_text="Zoe")).to_contain_text("has chosen")
        guest.taps("button[aria-haspopup=dialog]:has(use[href='#i-say'])")
        guest.taps(".signs button", "Well played")
        expect(host.locator(".says")).to_have_text("Well played")
        host.reload()
        expect(host.locator(".hand [data-card]")).to_have_count(13)
        guest.waits(BACK, 10)
        assert browser.errors() == []


STEALS = """() => {   // as another tab does, before the host knows of it
    const never = () => new Promise(() => {});
    navigator.locks.request(`taku match ${taku.match.id}`, { steal: true }, never);
}"""


def test_who_is_away_or_opens_another_tab_is_told_and_keeps_the_seat(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    starts(host, guest)
    cards = hand(host), hand(guest)
    address = guest.url
    guest.goto("about:blank")
    expect(host.locator("[data-away]")).to_contain_text("away")
    guest.goto(address)
    expect(guest.locator(".hand [data-card]").first).to_be_visible()
    expect(host.locator("[data-away]")).to_have_count(0)
    assert hand(guest) == cards[1]

    other = tab(guest)
    other.goto(guest.url.partition("#")[0] + link)
    other.locator(".sit-down .primary").click()
    expect(other.locator(".hand [data-card]").first).to_be_visible()
    assert hand(other) == cards[1]
    elsewhere = {"name": "table in another tab"}
    expect(guest.get_by_role("heading", **elsewhere)).to_be_visible()
    expect(host.locator("[data-away]")).to_have_count(0)
    guest.get_by_role("button", name="Play it here").click()
    expect(guest.locator(".hand [data-card]").first).to_be_visible()
    expect(other.get_by_role("heading", **elsewhere)).to_be_visible()

    kais = tab(host, BORROWING)
    kais.goto(host.url)
    kais.get_by_role("button", name="Play it here").click()
    expect(kais.locator(".hand [data-card]").first).to_be_visible()
    expect(guest.locator(".away-panel")).to_have_count(0)
    expect(kais.locator("[data-away]")).to_have_count(0)
    assert (hand(kais), hand(guest)) == cards

    guest.evaluate(STEALS)
    expect(guest.get_by_role("heading", **elsewhere)).to_be_visible()
    expect(guest.get_by_role("button", name="Play it here")).to_be_visible()


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


def test_a_host_whose_browser_was_stopped_meets_its_guest_again(device, chromium, tmp_path):
    with browser_of_its_own(chromium, tmp_path) as (browser, group):
        host, link = opened(device, engine=False, browser=browser)
        guest = sits_down(device, link, "Mia")
        os.killpg(group, signal.SIGSTOP)
        expect(guest.get_by_role("heading", name="Finding Kai’s device")).to_be_visible()
        os.killpg(group, signal.SIGCONT)
        expect(guest.locator(".rim")).to_contain_text("Kai")
        expect(host.locator(".rim")).to_contain_text("Mia")
        expect(host.locator(".chair.away")).to_have_count(0)
        host.context.close()


def test_a_bot_plays_for_a_guest_until_the_host_gives_the_seat_back(device):
    host, link = opened(device)
    guest = sits_down(device, link, "K\u0430i")
    expect(host.locator(".rim")).to_contain_text("K\u0430i 2")
    expect(host.locator(".rim")).to_contain_text("look-alike letters")
    starts(host, guest)
    seat = host.locator(".seat", has_text="K\u0430i 2")
    expect(seat).to_contain_text("look-alike letters")
    seat.locator(".sitter").click()
    host.get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("a bot plays")
    expect(guest.locator(".notice")).to_contain_text("A bot is playing for you. Kai can give")
    guest.reload()
    expect(guest.locator(".hand [data-card]").first).to_be_visible()
    expect(guest.locator(".foot [data-role=stands-in]")).to_have_count(1)
    host.get_by_role("button", name="Give the seat back").click()
    expect(guest.locator(".foot [data-role=stands-in]")).to_have_count(0)
    a_bot_plays_at_another_level(host, guest)


def a_bot_plays_at_another_level(host, guest):
    """Only the host is offered other levels; the guest's page and its log tell the change."""
    sitters = {page: page.locator(".seat .sitter") for page in (guest, host)}
    for page, bot in ((guest, sitters[guest].first), (host, sitters[host].last)):
        page.keyboard.press("Escape")
        bot.click()
        expect(page.get_by_role("dialog")).to_contain_text("Normal bot")
        expect(page.get_by_role("radiogroup", name="Bot level")).to_have_count(int(page == host))
    guest.keyboard.press("Escape")
    host.get_by_role("radio", name="Strong").check(force=True)
    told = "plays at another level: Strong (was Normal)"
    expect(guest.locator(".notice")).to_contain_text(told)
    guest.get_by_role("button", name="More", exact=True).click()
    guest.get_by_role("button", name="What happened").click()
    expect(guest.locator(".transcript")).to_contain_text(told)


PLAYS_LATER = """() => {
    window.plays = player;
    window.player = () => () => {};
}"""
PLAYS_NOW = """cards => {
    window.player = plays;
    taku.request({ type: 'play', move: `pass ${cards.join(' ')}` });
}"""


def test_a_late_friend_takes_a_bots_seat_when_a_round_ends_and_may_leave(device):
    host = device(yourName="Kai")
    host.evaluate(f"() => {{ {PLAYER} }}")
    host.evaluate(PLAYS_BY_ITSELF)
    host.evaluate(PLAYS_LATER)
    host.evaluate("() => taku.go('#/friends/hearts')")
    link = link_of(host)
    host.get_by_label("Allow spectators").check()
    starts(host)
    guest = device(link, engine=False)
    guest.locator("#own-name").fill("Mia")
    guest.locator(".sit-down .primary").click()
    guest.wait_for_url(re.compile("#/play/"))
    expect(host.locator(".watch-count").first).to_be_attached()
    host.evaluate(PLAYS_NOW, sorted(hand(host))[:3])
    expect(guest.locator(".hand [data-card]")).to_have_count(13)
    expect(guest.locator(".foot")).to_contain_text("Your turn")
    for page in (host, guest):
        expect(page.locator(".notice")).to_contain_text("Mia now plays in place of a bot.")
    expect(host.locator(".seat", has_text="Mia")).to_have_count(1)
    passes(guest)
    expect(guest.locator(".slots [data-card]")).to_have_count(0)
    expect(guest.locator(".hand [data-card]")).to_have_count(13)
    cards = hand(guest)
    host.reload()
    expect(host.locator(".hand [data-card]").first).to_be_visible()
    expect(host.locator(".seat", has_text="a bot plays")).to_have_count(0)
    assert hand(guest) <= cards  # until she is found again, the bot goes on
    guest.goto("about:blank")
    expect(host.locator(".seat", has_text="Mia")).to_contain_text("a bot plays")


OLDER = packed(["room", "hearts", {}, ["human"] * 4, "Kai", "an older one", "x" * 22])
"""An invitation that does not name the key of its host."""


WRONG = {
    "xyz": "damaged",
    "1AAAA": "doesn’t work",
    "9abc": "another version",
    OLDER: "Ask for a new",
}


def test_a_wrong_link_is_told(device):
    page = device(engine=False)
    for link, says in WRONG.items():
        page.evaluate("link => { location.hash = `#/with/${link}` }", link)
        expect(page.locator(".notice")).to_contain_text(says)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator(".sit-down")).to_have_count(0)
    link = packed(["room", "hearts", {}, ["human"] * 4, "Kai", "an older one", "x" * 43])
    page.evaluate("link => { location.hash = `#/with/${link}` }", link)
    expect(page.get_by_text("Kai uses another version of Taku.")).to_be_visible()
    expect(page.locator(".sit-down")).to_have_count(0)


PRETENDS = """async room => {   // to be the host, with what the link tells, and shows guests out
  const ways = await import(part('ways.js'));
  window.heard = [];
  ways.meet({ secret: room, host: true }, {
    step() {},
    joined(channel) {
      channel.onmessage = text => {
        heard.push(JSON.parse(text));
        channel.send(JSON.stringify({ type: 'no', why: 'freed' }));
      };
    },
  });
}"""


def test_a_stranger_with_the_link_is_not_taken_for_the_host(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    stranger = device(engine=False)
    stranger.evaluate(PRETENDS, unpacked(link.split("/")[-1])[-1])
    stranger.wait_for_function("() => heard.length")
    expect(guest.locator(".rim")).to_contain_text("Kai")
    starts(host, guest)
    before = hand(host), hand(guest)
    host.reload()  # while the stranger waits for the guest
    expect(host.locator(".hand [data-card]").first).to_be_visible()
    expect(guest.locator(".away-panel")).to_have_count(0)
    expect(host.locator("[data-away]")).to_have_count(0)
    assert (hand(host), hand(guest)) == before
    assert stranger.evaluate("() => [...new Set(heard.map(({ type }) => type))]") == ["hello"]


CONNECTIONS = """
    window.connections = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(...how) {
        super(...how);
        connections.push(this);
      }
    };
"""


def side_by_side(device):
    """The host and a guest, joined by two codes as text."""
    host = device("#/side/hearts", yourName="Kai", init_script=CONNECTIONS)
    guest = device("#/side", engine=False, yourName="Mia")
    pairs(host, guest)
    expect(guest.locator(".round")).to_be_visible()
    expect(host.locator(".rim")).to_contain_text("Mia")
    return host, guest


def pairs(host, guest):
    """Both are at their codes: each reads the other's as text."""
    own = host.locator(".code input")
    expect(own).to_have_value(re.compile(r"[\w-]{80}"))
    theirs = guest.locator("#their-code")
    theirs.fill(own.input_value())
    theirs.press("Enter")
    answer = guest.locator(".code input")
    expect(answer).to_have_value(re.compile(r"[\w-]{80}"))
    host.get_by_role("button", name="Next: scan theirs").click()
    host.locator("#their-code").fill(answer.input_value())
    host.locator("#their-code").press("Enter")


def test_side_by_side_devices_that_lost_each_other_pair_again_and_play_on(device):
    host, guest = side_by_side(device)
    starts(host, guest)
    before = hand(host), hand(guest)
    assert not before[0] & before[1]
    passes(host)
    host.evaluate("() => connections.forEach(connection => connection.close())")
    expect(guest.get_by_role("heading", name="Kai’s device isn’t connected")).to_be_visible()
    expect(guest.locator(".away-panel")).to_contain_text("Pair the two devices again")
    expect(host.locator(".away-panel")).to_contain_text("and Mia is back")
    for page in (host, guest):
        page.locator(".away-panel").get_by_role("link", name="Pair again").click()
    pairs(host, guest)
    for page in (host, guest):
        page.wait_for_url(re.compile("#/play/"))
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        expect(page.locator(".away-panel")).to_have_count(0)
    assert hand(guest) == before[1]
    passes(guest)
    expect(host.locator("[data-away]")).to_have_count(0)


def answers(host, guest, name):
    """The guest shows the second code, the host reads it, and the guest sits down."""
    answer = guest.locator(".code input")
    expect(answer).to_have_value(re.compile(r"^[\w-]{80,}$"))
    host.get_by_role("button", name="Next: scan theirs").click()
    host.locator("#their-code").fill(answer.input_value())
    host.locator("#their-code").press("Enter")
    expect(guest.locator(".round")).to_be_visible()
    expect(host.locator(".rim")).to_contain_text(name)


def test_side_by_side_the_hosts_code_is_a_link_that_a_camera_opens(device):
    host = device("#/side/hearts", yourName="Kai", engine=False)
    code = host.locator(".code input")
    expect(code).to_have_value(re.compile(r"#/side/code/[\w-]{80}"))
    guest = device("#" + code.input_value().split("#")[1], engine=False)
    guest.get_by_label("Your name").fill("Mia")
    guest.get_by_role("button", name="Next").click()
    answers(host, guest, "Mia")


def test_of_two_hosts_side_by_side_the_one_who_scans_becomes_the_guest(device):
    host = device("#/side/hearts", yourName="Kai", engine=False)
    other = device("#/side/president", yourName="Ana", engine=False)
    code = host.locator(".code input")
    expect(code).to_have_value(re.compile(r"#/side/code/[\w-]{80}"))
    other.get_by_role("button", name="Next: scan theirs").click()
    other.locator("#their-code").fill(code.input_value())
    other.locator("#their-code").press("Enter")
    answers(host, other, "Ana")


# A bot of one's own


BOT = """
def agent(view, moves, random):
    return sorted(moves)[-1]
"""


def test_an_own_bot_plays_with_friends_and_a_guest_sees_only_its_name(device):
    host = device(yourName="Kai")
    bot = {"id": "b", "game": "hearts", "name": "<b>last.py", "code": BOT, "when": 1}
    put(host, {"b": bot}, "bot:")
    host.evaluate("() => taku.go('#/friends/hearts')")
    link = link_of(host)
    host.locator(".own-bots summary").click()
    host.get_by_role("button", name="last.py").click()
    expect(host.locator(".rim")).to_contain_text("last.py bot")
    guest = sits_down(device, link, "Mia")
    expect(guest.locator(".rim")).to_contain_text("last.py bot")
    starts(host, guest)
    seat = host.evaluate("() => taku.match.names.indexOf('blast.py')")
    assert host.evaluate("() => taku.match.own") == {str(seat): "b"}
    assert guest.evaluate("() => taku.match.own") is None
    for page in (host, guest):
        passes(page)
    host.wait_for_function("() => taku.match.log.filter(entry => /^pass/.test(entry)).length === 4")
    log = host.evaluate("() => taku.match.log")
    match = match_at({**host.evaluate("() => taku.match.head")}, log[:1])
    while match.to_act != seat:
        match.play(log[len(match.log)])
    assert log[len(match.log)] == max(match.moves())
    expect(host.get_by_text("plays for")).to_have_count(0)


# By camera


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


@pytest.fixture
def with_camera(chromium, introduced):  # noqa: F811
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


def test_a_guest_scans_the_code_and_the_host_loads_a_picture_of_the_answer(with_camera, tmp_path):
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
    picture = {"name": "code.png", "mimeType": "image/png", "buffer": answer.screenshot()}
    film.unlink()
    host.get_by_role("button", name="Next: scan theirs").click()
    host.locator("input[type=file]").set_input_files(picture)
    expect(host.locator(".rim")).to_contain_text("Mia")
    expect(guest.locator(".rim")).to_contain_text("Kai")


def test_a_forbidden_camera_a_missing_one_and_what_is_no_code_are_told(device, with_camera):
    none = device("#/side", engine=False, yourName="Mia")
    expect(none.locator(".finder")).to_contain_text("No camera found.")
    axe(none)
    none.locator("#their-code").fill("https://example.org")
    none.locator("#their-code").press("Enter")
    expect(none.locator(".wrong")).to_have_text("Not a Taku code.")
    denied = with_camera()("#/side/hearts", "Mia")
    expect(denied.locator(".code .qr")).to_be_visible()
    axe(denied)
    denied.get_by_role("button", name="Next: scan theirs").click()
    expect(denied.locator(".finder")).to_contain_text("don’t allow the camera")
    picture = {"name": "cat.png", "mimeType": "image/png", "buffer": denied.screenshot()}
    denied.locator("input[type=file]").set_input_files(picture)
    expect(denied.locator(".wrong")).to_have_text("There’s no code in this picture.")


# Several at one device


def joins_here(page, name, shown=""):
    """One more sits down at this device."""
    more = page.locator(".more-here").first
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    page.locator("#name-here").fill(name)
    page.locator(".sits-here button").click()
    expect(more.get_by_role("listitem").last).to_contain_text(shown or name)


def passes(page):
    table = Table(page)
    for number in range(3):
        table.hand.first.click()
        expect(table.slots).to_have_count(number + 1)
    table.primary.click()


def test_two_at_the_hosts_device_a_guest_and_a_bot_play_and_one_watches(device):
    host, link = opened(device)
    joins_here(host, "Lou")
    guest = sits_down(device, link, "Mia")
    expect(guest.locator(".rim")).to_contain_text("Lou")
    host.get_by_label("Allow spectators").check()
    lea = watches(device, link, "Lea")
    expect(host.locator(".watching")).to_have_text("Lea")
    expect(lea.locator(".rim")).to_contain_text("Kai")
    expect(host.locator(".deal .big")).to_contain_text("3 people, 1 bot")
    host.locator(".deal .big").click()
    expect(guest.locator(".hand [data-card]")).to_have_count(13)
    hands = [hand(guest)]
    passes(guest)
    for name in ("Kai", "Lou"):
        expect(host.locator(".curtain")).to_contain_text(name)
        expect(host.locator(".hand [data-card]")).to_have_count(0)
        host.locator(".curtain .primary").click()
        expect(host.locator(".hand [data-card]")).to_have_count(13)
        hands.append(hand(host))
        passes(host)
    assert len(set.union(*hands)) == 39
    expect(lea.locator(".seat .name").first).to_be_visible()
    assert lea.locator(".hand [data-card]").count() == 0
    host.wait_for_function("() => taku.match.log.filter(entry => /^pass/.test(entry)).length === 4")
    host.evaluate(PLAYS)
    guest.evaluate(PLAYS)
    host.wait_for_function("() => taku.match.log.length > 20")
    expect(lea.locator(".seat", has_text="tricks").first).to_be_visible()
    assert lea.locator(".hand [data-card]").count() == 0


PLAYS = """() => {   // at each turn of somebody here the first card that may be played
    const play = () => {
      document.querySelector('.curtain .primary')?.click();
      const all = [...document.querySelectorAll('.hand button:not([aria-disabled="true"])')];
      const card = all.find(one => one.getAttribute('aria-pressed') === 'true') ?? all[0];
      if (document.querySelector('.foot[data-acts]')) card?.click();
      requestAnimationFrame(play);
    };
    play();
}"""


def free(host):
    return host.locator(".chair.free")


def test_bots_and_players_sit_down_get_up_and_move_as_the_host_likes(device):
    host, link = opened(device, engine=False)
    rim = host.locator(".rim")
    away = host.get_by_role("button", name=re.compile("bot: free this seat"))
    free(host).first.click()
    expect(host.locator(".deal .big")).to_contain_text("1 person, 3 bots")
    expect(free(host)).to_have_count(2)
    free(host).first.click()
    expect(rim).to_contain_text("Mia bot")
    guest = sits_down(device, link, "mia")
    expect(rim).to_contain_text("mia")
    expect(rim).not_to_contain_text("Mia bot")  # no bot goes by the name of a person
    expect(rim).to_contain_text("Otto bot")
    expect(rim).to_contain_text("Ines bot")
    for count in (1, 2):
        away.first.click()
        expect(free(host)).to_have_count(count)

    mia = host.get_by_role("button", name=re.compile("^mia: move"))
    mia.click()
    host.get_by_role("button", name="Move mia").click()
    free(host).first.click()
    expect(host.locator(".rim li").nth(1)).to_contain_text("mia")
    expect(guest.locator(".rim li").nth(1)).to_contain_text("You")
    joins_here(guest, "mia")
    expect(rim).to_contain_text("mia 2")
    expect(free(host)).to_have_count(1)
    guest.get_by_role("button", name="mia 2 leaves the table").click()
    expect(free(host)).to_have_count(2)
    joins_here(host, "Lou")
    host.get_by_role("button", name="Lou leaves the table").click()
    expect(guest.locator(".chair.free")).to_have_count(2)

    mia.click()
    host.get_by_role("button", name="Free the seat", exact=True).click()
    expect(free(host)).to_have_count(3)
    expect(guest.get_by_role("link", name="Go to home")).to_be_visible()


# Who watches


def watches(device, link, name):
    page = device(link, engine=False)
    page.locator("#own-name").fill(name)
    page.get_by_role("button", name="Just watch").click()
    return page


def test_who_finds_a_full_table_watches_only_if_the_host_allows_it(device):
    host, link = opened(device, engine=False)
    refused = {"name": "Kai doesn’t allow spectators"}
    expect(watches(device, link, "Lea").get_by_role("heading", **refused)).to_be_visible()
    host.get_by_label("Allow spectators").check()
    for _ in range(3):
        free(host).first.click()
    guest = device(link, engine=False)
    guest.locator("#own-name").fill("Mia")
    guest.locator(".sit-down .primary").click()
    expect(guest.get_by_role("heading", name="Kai’s table is full")).to_be_visible()
    guest.get_by_role("button", name="Just watch").click()
    expect(host.locator(".watching")).to_have_text("Mia")
    host.get_by_label("Allow spectators").uncheck()
    expect(guest.get_by_role("heading", **refused)).to_be_visible()
    expect(host.locator(".watching")).to_have_count(0)


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
        plate = host.locator(".rim li").nth(number + 1)
        expect(plate.locator(".face")).to_have_text(sign)
        box = plate.locator(".plate").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["height"] < 40
