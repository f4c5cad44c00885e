"""Rooms for friends: an invitation, a seat, a match among devices, over a relay of the tests."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsers import firefox, missing
from tests.page.conftest import NO_SERVICE_WORKER, PART, axe, own
from tests.page.table import preferences
from tests.page.test_engines import MY_TURN, Visitor
from tests.page.test_ways import introduced, networked, relay  # noqa: F401  fixtures

OWN_ADDRESSES = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""Firefox tells its own, as the Chromium of these tests does: nobody answers for names of them."""
BACK = """count => !document.querySelector('.away-panel') &&
    document.querySelectorAll('.hand [data-card]').length === count"""


@pytest.fixture
def device(networked, introduced):  # noqa: F811  # noqa: F811
    """Another device, at an address."""
    contexts = []

    def device(path="", *, locale="en-GB", viewport=(390, 844), **settings):
        width, height = viewport
        size = {"width": width, "height": height}
        context = networked.new_context(locale=locale, viewport=size)
        contexts.append(context)
        context.set_default_timeout(60_000)
        script = NO_SERVICE_WORKER + PART + preferences(**{"speed": "none", **settings})
        context.add_init_script(script)
        page = context.new_page()
        page.goto(introduced.url + path)
        page.wait_for_function("() => 'taku' in window")
        return page

    yield device
    for context in contexts:
        context.close()


def opened(device, game="hearts", **settings):
    """A room, and the way to it."""
    host = device(f"#/friends/{game}", yourName="Kai", **settings)
    host.get_by_role("button", name="Open the room").click()
    link = host.locator("#room-link")
    expect(link).to_have_value(re.compile("#/with/"))
    return host, f"#{link.input_value().partition('#')[2]}"


def sits_down(device, link, name, **how):
    guest = device(link, **how)
    guest.locator("#own-name").fill(name)
    guest.locator(".sit-down .primary").click()
    expect(guest.locator(".round")).to_be_visible()
    return guest


def starts(host, *guests):
    host.locator(".deal .primary").click()
    for page in (host, *guests):
        page.wait_for_url(re.compile("#/play/"))
        expect(page.locator(".hand [data-card]").first).to_be_visible()


def hand(page):
    cards = page.locator(".hand [data-card]")
    return {card.get_attribute("data-card") for card in cards.all()}


def test_nobody_is_asked_before_the_room_is_opened(device, relay):  # noqa: F811
    host = device("#/friends/hearts", yourName="Kai")
    asked = []
    host.on("websocket", lambda socket: asked.append(socket.url.rstrip("/")))
    expect(host.get_by_text("Public relays and STUN servers")).to_be_visible()
    expect(host.locator("iframe")).to_have_count(0)
    with host.expect_event("websocket"):
        host.get_by_role("button", name="Open the room").click()
    assert asked == [relay.url]
    expect(host.locator(".paper .qr")).to_be_visible()


def test_a_guest_sits_down_with_two_taps_and_each_sees_the_own_hand(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia", locale="ja-JP")
    expect(host.locator(".last-event")).to_contain_text("Mia sits down.")
    starts(host, guest)
    assert len(hand(host)) == len(hand(guest)) == 13
    assert not hand(host) & hand(guest)
    expect(guest.locator(".seats")).to_contain_text("Kai")
    guest.locator("button[aria-haspopup=dialog]:has(use[href='#i-say'])").first.click()
    guest.get_by_role("button", name="お見事").click()
    expect(host.locator(".says")).to_have_text("Well played")


def test_a_guest_needs_no_python(device):
    host, link = opened(device)
    fetched = []
    guest = device()
    guest.context.on("response", lambda response: fetched.append(response))
    guest.goto("about:blank")
    guest.goto(host.url.partition("#")[0] + link)
    guest.locator("#own-name").fill("Mia")
    guest.locator(".sit-down .primary").click()
    expect(guest.locator(".round")).to_be_visible()
    starts(host, guest)
    assert [each.url for each in fetched if "/py-" in each.url] == []


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


def test_who_is_away_is_told_and_gets_the_seat_back(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    starts(host, guest)
    cards = hand(guest)
    address = guest.url
    guest.goto("about:blank")
    expect(host.locator("[data-away]")).to_contain_text("away")
    guest.goto(address)
    expect(guest.locator(".hand [data-card]").first).to_be_visible()
    expect(host.locator("[data-away]")).to_have_count(0)
    assert hand(guest) == cards


def test_the_host_reloads_and_the_guests_come_back_by_themselves(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    starts(host, guest)
    before = hand(host), hand(guest)
    host.reload()
    expect(host.locator(".hand [data-card]").first).to_be_visible()
    expect(guest.locator(".away-panel")).to_have_count(0)
    expect(host.locator("[data-away]")).to_have_count(0)
    assert (hand(host), hand(guest)) == before


def test_a_guest_who_opens_the_link_in_another_tab_goes_on_there(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    starts(host, guest)
    cards = hand(guest)
    other = guest.context.new_page()
    other.goto(guest.url.partition("#")[0] + link)
    other.locator(".sit-down .primary").click()
    expect(other.locator(".hand [data-card]").first).to_be_visible()
    assert hand(other) == cards
    expect(guest.get_by_role("heading", name="table in another tab")).to_be_visible()
    expect(host.locator("[data-away]")).to_have_count(0)
    guest.get_by_role("button", name="Play it here").click()
    expect(guest.locator(".hand [data-card]").first).to_be_visible()
    expect(other.get_by_role("heading", name="table in another tab")).to_be_visible()


def test_a_host_who_goes_on_in_another_tab_has_the_guests_there(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    starts(host, guest)
    before = hand(host), hand(guest)
    other = host.context.new_page()
    other.goto(host.url)
    other.get_by_role("button", name="Play it here").click()
    expect(other.locator(".hand [data-card]").first).to_be_visible()
    expect(guest.locator(".away-panel")).to_have_count(0)
    expect(other.locator("[data-away]")).to_have_count(0)
    assert (hand(other), hand(guest)) == before


def test_a_full_room_says_so(device):
    host, link = opened(device)
    for _ in range(3):
        host.locator(".chair.free").first.click()
    guest = device(link)
    guest.locator("#own-name").fill("Mia")
    guest.locator(".sit-down .primary").click()
    expect(guest.get_by_role("heading", name="Kai’s table is full")).to_be_visible()


def test_a_room_that_is_closed_says_so(device):
    host, link = opened(device)
    guest = sits_down(device, link, "Mia")
    host.get_by_role("button", name="Close the room").click()
    expect(guest.get_by_role("heading", name="Kai has closed the room")).to_be_visible()


def test_a_bot_sits_where_it_is_wanted(device):
    host, _ = opened(device)
    host.locator(".chair.free").first.click()
    expect(host.locator(".deal .primary")).to_contain_text("1 person, 3 bots")
    expect(host.locator(".chair.free")).to_have_count(2)
    host.get_by_role("button", name=re.compile("bot: free this seat")).click()
    expect(host.locator(".chair.free")).to_have_count(3)


def test_nobody_sits_down_without_a_name(device):
    _, link = opened(device)
    guest = device(link)
    guest.locator(".sit-down .primary").click()
    expect(guest.locator("#no-name")).to_have_text("Say your name first.")
    expect(guest.locator("#own-name")).to_be_focused()


@pytest.mark.parametrize("link", ["#/with/xyz", "#/with/1AAAA", "#/with/9abc"])
def test_a_wrong_link_is_told(device, link):
    page = device(link)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".sit-down")).to_have_count(0)


def test_another_version_is_told(device):
    page = device()
    own(page, "./model/link.ts")
    packed = page.evaluate("""() => own.pack('room', {
      game: 'hearts', options: {}, seats: ['human', 'human', 'human', 'human'],
      host: 'Kai', build: 'an older one', secret: 'x'.repeat(22),
    })""")
    page.goto(f"{page.url.partition('#')[0]}#/with/{packed}")
    expect(page.get_by_text("Kai plays with another version of Taku.")).to_be_visible()
    expect(page.locator(".sit-down")).to_have_count(0)


def test_side_by_side_two_codes_as_text_join_the_devices(device):
    host = device("#/side/hearts", yourName="Kai")
    own = host.locator(".code input")
    expect(own).to_have_value(re.compile(r"[\w-]{80}"))
    guest = device("#/side", yourName="Mia")
    theirs = guest.locator("#their-code")
    theirs.fill(own.input_value())
    theirs.press("Enter")
    answer = guest.locator(".code input")
    expect(answer).to_have_value(re.compile(r"[\w-]{80}"))
    host.get_by_role("button", name="Next: scan theirs").click()
    host.locator("#their-code").fill(answer.input_value())
    host.locator("#their-code").press("Enter")
    expect(guest.locator(".round")).to_be_visible()
    expect(host.locator(".rim")).to_contain_text("Mia")
    starts(host, guest)
    assert not hand(host) & hand(guest)


def test_side_by_side_what_is_no_code_is_told(device):
    guest = device("#/side", yourName="Mia")
    guest.locator("#their-code").fill("https://example.org")
    guest.locator("#their-code").press("Enter")
    expect(guest.locator(".wrong")).to_have_text("Not a Taku code.")


@pytest.mark.parametrize("path", ["#/friends/hearts", "#/side/hearts", "#/side"])
def test_axe_finds_nothing_in_a_room(device, path):
    page = device(path, yourName="Kai")
    expect(page.locator("main h1")).to_be_visible()
    axe(page)


def test_axe_finds_nothing_at_an_invitation(device):
    host, link = opened(device)
    axe(host)
    guest = device(link)
    expect(guest.locator(".seat-card")).to_be_visible()
    axe(guest)
