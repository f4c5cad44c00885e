"""Ways to other devices: over a relay of the tests' own, and side by side without any."""

# ruff: noqa: F401, F811 (fixtures are imported, and named as parameters)

import pytest

from tests.page.conftest import NO_ENGINE, PART, PATIENCE, amend
from tests.page.devices import introduced, networked, relay, with_relay
from tests.page.relay import TestRelay
from tests.page.turn import TurnServer

MEET = """async ({ secret, host }) => {
  window.ways = await import(part('connection.js'));
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
    tookWay() {},
  });
}"""
SECRET = "a-secret-of-the-tests"


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
    host, guest, other, stranger = (device() for _ in range(4))
    meet(host, host=True)
    meet(stranger, "another secret", host=False)
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
    host.wait_for_function("() => met.every(({ way }) => ['network', 'direct'].includes(way))")
    assert stranger.evaluate("met.length") == 0
    assert host.evaluate("met.length") == 2
    assert SECRET not in "".join(relay.heard)
    guest.close()
    host.wait_for_function("() => lost === 1")


def first_heard(page):
    return page.wait_for_function("() => heard[0]").json_value()


def test_devices_that_were_gone_meet_again(device):
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


def test_a_host_that_waited_long_is_met(device):
    host, guest = device(init_script=WAITED), device()
    meet(host, host=True)
    host.wait_for_function("() => steps.some(({ is, open }) => is === 'relays' && open === 1)")
    (frame,) = [frame for frame in host.frames if frame.url.endswith("relay.html")]
    frame.evaluate("waited()")
    meet(guest, host=False)
    has_met(guest)


def test_only_named_relays_are_asked(device, dist):
    """The frame's policy names the relays and nothing else; the page's own names no other host."""
    gone = TestRelay()
    gone.close()
    ask = """address => new Promise(done => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI));
      fetch(address).catch(() => {});
    })"""
    address = "https://elsewhere.invalid/"
    with with_relay(dist, gone.url) as site:
        page = device(site)
        meet(page, host=True)
        page.wait_for_function("() => steps.length")
        assert page.evaluate("steps") == [{"is": "relays", "open": 0, "all": 1}]
        (frame,) = [frame for frame in page.frames if frame.url.endswith("relay.html")]
        assert frame.evaluate(ask, address) == address
        assert page.evaluate(ask, address) == address


ONLY_OVER_TURN = """if (location.pathname.endsWith('/relay.html')) {
  const Direct = RTCPeerConnection;
  window.RTCPeerConnection = class extends Direct {
    constructor(config) { super({ ...config, iceTransportPolicy: 'relay' }); }
  };
}"""


@pytest.fixture
def turn():
    """A TURN server."""
    server = TurnServer()
    yield server
    server.close()


@pytest.fixture
def passing(dist, relay):
    """A site that names its own address /turn for credentials of TURN servers."""
    with with_relay(dist, relay.url) as site:
        (frame,) = site.folder.glob("app-*/relay.html")
        own = f"{site.url}turn"
        text = frame.read_text(encoding="utf-8").replace(relay.url, f"{relay.url} {own}", 1)
        amend(
            site.folder,
            frame,
            text.replace('name="turn" content=""', f'name="turn" content="{own}"'),
        )
        yield site


def test_a_turn_server_connects_where_no_direct_way_does(device, passing, turn):
    (passing.folder / "turn").write_text(turn.credentials(), encoding="utf-8")
    host, guest = (device(passing, ONLY_OVER_TURN) for _ in range(2))
    meet(host, host=True)
    meet(guest, host=False)
    has_met(host)
    has_met(guest)
    guest.evaluate("met[0].send('passed on')")
    hears(host, "passed on")
    for page in (host, guest):
        page.wait_for_function("() => met[0].way === 'server'")
    assert turn.passed
    assert not turn.refused


# Side by side


OFFER = """async () => {
  window.ways = await import(part('connection.js'));
  window.heard = [];
  window.lost = 0;
  window.offered = await ways.offer();
  return offered.code;
}"""
ANSWER = """async code => {
  window.ways = await import(part('connection.js'));
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


def test_messages_before_a_listener_are_heard(device):
    host, guest = device(init_script=ARRIVALS), device()
    answer = guest.evaluate(ANSWER, host.evaluate(OFFER))
    host.evaluate("answer => { window.coming = offered.answered(answer); }", answer)
    guest.evaluate(f"() => ({TAKE})(coming)")
    guest.evaluate("() => ['one', 'two'].forEach(text => channel.send(text))")
    host.wait_for_function("() => arrived === 2")
    host.evaluate(f"() => ({TAKE})(coming)")
    host.wait_for_function("() => heard.join() === 'one,two'")
