"""Ways to other devices: over a relay of the tests' own, and side by side without any."""

import re
import shutil

import pytest

from tests.page.conftest import (
    NO_ENGINE,
    PART,
    PATIENCE,
    UNHURRIED,
    Site,
    amend,
    launch_options,
    own,
)
from tests.page.relay import Relay

MEET = """async ({ secret, host }) => {
  window.ways = await import(part('ways.js'));
  window.met = [];
  window.steps = [];
  window.heard = [];
  window.lost = 0;
  window.meeting = ways.meet({ secret, host }, {
    step: step => steps.push(step),
    joined: channel => {
      channel.onmessage = text => heard.push(text);
      channel.onclose = () => (lost += 1);
      met.push(channel);
    },
  });
}"""
SECRET = "a-secret-of-the-tests"


# Chromium tells its devices' addresses: else it would ask the network for names of them.
ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"


@pytest.fixture(scope="module")
def networked(chromium):
    browser = chromium.launch(**launch_options(UNHURRIED, ADDRESSES))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def relay():
    relay = Relay()
    yield relay
    relay.close()


@pytest.fixture(scope="module")
def introduced(dist, relay, tmp_path_factory):
    """The site with only the tests' relay, and no STUN server."""
    yield from with_relays(dist, tmp_path_factory, relay.url)


def with_relays(dist, tmp_path_factory, *urls):
    folder = shutil.copytree(dist, tmp_path_factory.mktemp("introduced") / "dist")
    has_relays(folder, *urls)
    site = Site(folder)
    yield site
    site.stop()


def has_relays(folder, *urls):
    """Have a built site ask only these relays, and no STUN server."""
    (frame,) = folder.glob("app-*/relay.html")
    text = re.sub(r"wss://[^;\"]*", " ".join(urls), frame.read_text(encoding="utf-8"))
    amend(folder, frame, re.sub(r'(name="stun" content=)"[^"]*"', r'\1""', text))


@pytest.fixture
def device(networked, introduced):
    """Another device: a profile of its own."""
    contexts = []

    def device(site=introduced, init_script=""):
        context = networked.new_context(service_workers="block")
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_ENGINE + PART + init_script)
        page = context.new_page()
        page.goto(site.url)
        page.wait_for_function("() => 'taku' in window")
        return page

    yield device
    for context in contexts:
        context.close()


def meet(page, secret=SECRET, *, host):
    page.evaluate(MEET, {"secret": secret, "host": host})


def has_met(page, count=1):
    page.wait_for_function("count => met.length >= count", arg=count)


def hears(page, *texts):
    page.wait_for_function("texts => texts.every(text => heard.includes(text))", arg=list(texts))


def test_those_with_the_link_meet_and_talk(device, relay):
    host, guest, other = device(), device(), device()
    meet(host, host=True)
    meet(guest, host=False)
    meet(other, host=False)
    has_met(host, 2)
    has_met(guest)
    has_met(other)
    host.evaluate("met.forEach((channel, n) => channel.send(`to ${n}`))")
    guest.evaluate("met[0].send('from a guest')")
    other.evaluate("met[0].send('x'.repeat(100_000))")
    hears(host, "from a guest", "x" * 100_000)
    assert {first_heard(guest), first_heard(other)} == {"to 0", "to 1"}
    assert guest.evaluate("met.length") == other.evaluate("met.length") == 1, "guests do not meet"
    assert SECRET not in "".join(relay.heard)
    guest.close()
    host.wait_for_function("() => lost === 1")


def first_heard(page):
    return page.wait_for_function("() => heard[0]").json_value()


def test_a_stranger_without_the_link_meets_no_one(device):
    host, stranger, guest = device(), device(), device()
    meet(host, host=True)
    meet(stranger, "another secret", host=False)
    meet(guest, host=False)
    has_met(guest)
    has_met(host)
    assert stranger.evaluate("met.length") == 0
    assert host.evaluate("met.length") == 1


def test_who_was_gone_comes_again_and_a_host_that_reloads_is_found(device):
    host, guest = device(), device()
    meet(host, host=True)
    host.wait_for_function("() => steps.some(({ is, open }) => is === 'relays' && open === 1)")
    meet(guest, host=False)
    has_met(host)
    has_met(guest)
    assert guest.evaluate("steps.some(({ is }) => is === 'found')")
    guest.evaluate("meeting.leave()")
    host.wait_for_function("() => lost === 1")
    meet(guest, host=False)
    has_met(host, 2)
    has_met(guest)
    guest.evaluate("met[0].send('again')")
    hears(host, "again")

    host.reload()
    host.wait_for_function("() => 'taku' in window")
    guest.wait_for_function("() => lost === 1")
    meet(host, host=True)
    has_met(guest, 2)
    has_met(host)
    host.evaluate("met[0].close()")
    guest.wait_for_function("() => lost === 2")


WAITED = """if (location.pathname.endsWith('/relay.html')) {
  const [random, now] = [Math.random, Date.now];
  let first = 20;   // characters of its name: the device with the lower name makes the offer
  Math.random = () => (first-- > 0 ? 0 : random());
  window.waited = () => { Date.now = () => now() + 60_000; };
}"""


def test_a_host_that_has_waited_for_a_minute_is_met(device):
    host, guest = device(init_script=WAITED), device()
    meet(host, host=True)
    host.wait_for_function("() => steps.some(({ is, open }) => is === 'relays' && open === 1)")
    (frame,) = [frame for frame in host.frames if frame.url.endswith("relay.html")]
    frame.evaluate("waited()")
    meet(guest, host=False)
    has_met(guest)


def test_a_relay_that_is_not_there_is_told(device, dist, tmp_path_factory):
    gone = Relay()
    gone.close()
    sites = with_relays(dist, tmp_path_factory, gone.url)
    page = device(next(sites))
    meet(page, host=True)
    page.wait_for_function("() => steps.length")
    assert page.evaluate("steps") == [{"is": "relays", "open": 0, "all": 1}]
    next(sites, None)


def test_a_frame_that_has_not_loaded_goes_when_the_player_leaves(device):
    page = device()
    page.route("**/relay.html", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        meet(page, host=False)
    assert page.locator("iframe").count() == 1
    page.evaluate("meeting.leave()")
    assert page.locator("iframe").count() == 0


STANDS_IN = """<!doctype html><script>
  addEventListener('message', ({ ports: [port] }) => {
    parent.said = [];
    port.onmessage = ({ data }) => parent.said.push(data);
    parent.tells = (...all) => all.forEach(message => port.postMessage(message));
  });
  parent.postMessage('ready', location.origin);
</script>"""


def stands_in(page):
    """A frame that tells what the test wants, in the place of the one that asks relays."""
    frame = {"content_type": "text/html", "body": STANDS_IN}
    page.route("**/relay.html", lambda route: route.fulfill(**frame))
    meet(page, host=False)
    page.wait_for_function("() => window.tells")
    page.evaluate("tells({ is: 'joined', peer: 'a', binding: 'b' })")
    has_met(page)


def test_a_device_that_has_left_meets_no_one_any_more(device):
    page = device()
    stands_in(page)
    page.evaluate(
        """() => {
      meeting.leave();
      tells({ is: 'joined', peer: 'a' }, { is: 'text', peer: 'a', text: 'late' }, { is: 'over' });
    }"""
    )
    page.wait_for_function("() => !document.querySelector('iframe')")
    assert page.evaluate("[met.length, lost, heard]") == [1, 1, []]


def test_who_comes_again_has_no_part_in_the_channel_of_before(device):
    page = device()
    stands_in(page)
    page.evaluate("tells({ is: 'joined', peer: 'a' })")
    has_met(page, 2)
    page.evaluate("() => { met[0].close(); met[0].send('old'); met[1].send('new') }")
    page.wait_for_function("() => said.length")
    assert page.evaluate("said") == [{"is": "text", "peer": "a", "text": "new"}]
    assert page.evaluate("lost") == 1


def test_no_other_host_may_be_asked(device):
    """The frame's policy names the relays and nothing else; the page's own names no other host."""
    page = device()
    meet(page, host=True)
    page.wait_for_function("() => steps.length")
    (frame,) = [frame for frame in page.frames if frame.url.endswith("relay.html")]
    ask = """address => new Promise(done => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI));
      fetch(address).catch(() => {});
    })"""
    address = "https://elsewhere.invalid/"
    assert frame.evaluate(ask, address) == address
    assert page.evaluate(ask, address) == address


# Side by side


OFFER = """async () => {
  window.ways = await import(part('ways.js'));
  window.heard = [];
  window.lost = 0;
  window.offered = await ways.offer();
  return offered.code;
}"""
ANSWER = """async code => {
  window.ways = await import(part('ways.js'));
  window.heard = [];
  window.lost = 0;
  const { code: own, channel } = await ways.answer(code);
  window.coming = channel;
  return own;
}"""
TAKE = """async coming => {
  window.channel = await coming;
  channel.onmessage = text => heard.push(text);
  channel.onclose = () => (lost += 1);
}"""


def side_by_side(host, guest):
    code = host.evaluate(OFFER)
    answer = guest.evaluate(ANSWER, code)
    host.evaluate(f"answer => ({TAKE})(offered.answered(answer))", answer)
    guest.evaluate(f"() => ({TAKE})(coming)")
    return code, answer


def test_side_by_side_no_relay_is_asked(device):
    host, guest = device(), device()
    asked = []
    for page in (host, guest):
        page.on("websocket", lambda socket: asked.append(socket.url))
    code, answer = side_by_side(host, guest)
    host.evaluate("channel.send('to the guest')")
    guest.evaluate("channel.send('x'.repeat(60_000))")
    hears(guest, "to the guest")
    hears(host, "x" * 60_000)
    guest.evaluate("channel.close()")
    host.wait_for_function("() => lost === 1")
    assert not asked
    assert all(80 < len(each) <= 200 for each in (code, answer))  # characters: 60 to 150 bytes


ARRIVALS = """
  window.arrived = 0;
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const data = create.apply(this, how);
    data.addEventListener('message', () => (arrived += 1));
    return data;
  };
"""


def test_messages_sent_before_the_listener_is_set_are_heard(device):
    host, guest = device(init_script=ARRIVALS), device()
    answer = guest.evaluate(ANSWER, host.evaluate(OFFER))
    host.evaluate("answer => { window.coming = offered.answered(answer); }", answer)
    guest.evaluate(f"() => ({TAKE})(coming)")
    guest.evaluate("() => ['one', 'two'].forEach(text => channel.send(text))")
    host.wait_for_function("() => arrived === 2")
    host.evaluate(f"() => ({TAKE})(coming)")
    host.wait_for_function("() => heard.join() === 'one,two'")


HOSTILE = ["", "x", "AAAA", "-" * 601, "http://elsewhere.invalid", "＊", "A" * 600]


def test_what_is_no_code_and_ones_own_code_are_refused(device):
    page = device()
    own_code = page.evaluate(OFFER)
    refused = "code => {}.then(() => '', ({{ message }}) => message)"
    for code in HOSTILE:
        assert page.evaluate("code => ways.isCode(code)", code) is False
        said = page.evaluate(refused.format("ways.answer(code)"), code)
        assert said.startswith("not the invitation"), code
    for code in (*HOSTILE, own_code):
        said = page.evaluate(refused.format("offered.answered(code)"), code)
        assert said.startswith("not the answer"), code


# Codes that are seen


PICTURE = """async text => {
  const modules = part('ways.js');
  const { textInPicture } = await import(modules);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  own.render(own.qrCode(text, 'code'), svg);
  const code = svg.firstElementChild;
  const size = Number(code.getAttribute('viewBox').split(' ')[3]);
  const field = 6;
  const canvas = new OffscreenCanvas(size * field, size * field);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.setTransform(field, 0, 0, field, 0, 0);
  context.fill(new Path2D(code.querySelector('path').getAttribute('d')));
  return textInPicture(await canvas.convertToBlob());
}"""


def test_a_picture_of_a_code_is_read_and_of_anything_else_is_none(visit):
    page = visit(engine=False)
    own(page, "./browser/qr.ts", "lit-html")
    for text in ("https://example.org/taku/#/join/abc", "x" * 200):
        assert page.evaluate(PICTURE, text) == text
    read = "async blob => (await import(part('ways.js'))).textInPicture(new Blob([blob]))"
    assert page.evaluate(read, "no picture") is None
