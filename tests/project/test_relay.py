"""A relay of one's own introduces devices, bounds what they may ask for, and survives nonsense."""

import json
import signal
import subprocess
import sys
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import build
from tests.page.relay import TestRelay
from tests.sixth.project import RELAYS, built
from web.build.relay import AT_ONCE, LARGEST, SUBSCRIPTIONS

SOON = 20  # seconds in which an answer comes, however busy the machine is


@pytest.fixture
def relay():
    relay = TestRelay()
    yield relay
    relay.close()


@pytest.fixture
def client(relay):
    """A function that connects another client."""
    with ExitStack() as stack:
        yield lambda: Client(stack.enter_context(connect(relay.url, max_size=None)))


class Client:
    def __init__(self, connection):
        self.connection = connection

    def say(self, *message):
        self.connection.send(json.dumps(message))

    def hears(self):
        return json.loads(self.connection.recv(SOON))

    def asks(self, name, *topics, kind=20_001):
        self.say("REQ", name, {"kinds": [kind], "#x": topics})
        assert self.hears() == ["EOSE", name]


def event(topic, *, kind=20_001, id="e1"):
    return {"id": id, "kind": kind, "tags": [["x", topic]], "content": "secret"}


def test_an_event_reaches_those_who_asked(client):
    one, two, three = client(), client(), client()
    one.asks("a", "kitchen")
    two.asks("b", "kitchen", "hall")
    three.asks("c", "hall")
    three.say("EVENT", event("kitchen"))
    assert three.hears() == ["OK", "e1", True, ""]
    assert one.hears() == ["EVENT", "a", event("kitchen")]
    assert two.hears() == ["EVENT", "b", event("kitchen")]
    three.say("EVENT", event("hall", id="e2"))
    assert three.hears() == ["EVENT", "c", event("hall", id="e2")]


def test_earlier_events_reach_no_later_client(client):
    one, two = client(), client()
    one.say("EVENT", event("kitchen"))
    assert one.hears() == ["OK", "e1", True, ""]
    two.asks("b", "kitchen")
    one.say("EVENT", event("kitchen", id="e2"))
    assert two.hears() == ["EVENT", "b", event("kitchen", id="e2")]


def test_a_closed_subscription_hears_no_more(client):
    one, two = client(), client()
    one.asks("a", "kitchen")
    one.say("CLOSE", "a")
    one.asks("b", "hall")  # so the relay has read the message before
    two.say("EVENT", event("kitchen"))
    two.say("EVENT", event("hall", id="e2"))
    assert one.hears() == ["EVENT", "b", event("hall", id="e2")]


@pytest.mark.parametrize("kind", [1, 19_999, 30_000, "20001", None])
def test_what_would_be_kept_is_blocked(client, kind):
    one = client()
    one.say("EVENT", event("kitchen", kind=kind))
    assert one.hears() == ["OK", "e1", False, "blocked: this relay keeps nothing"]


NONSENSE = (
    "",
    "{",
    "7",
    "[" * 5000,
    '["REQ"]',
    '["REQ", 7, {}]',
    '["REQ", "a"]',
    '["REQ", "a", {}]',
    '["REQ", "a", {"kinds": [20001]}]',
    '["REQ", "a", {"kinds": [20001], "#x": [7]}]',
    '["REQ", "a", {"kinds": ["x"], "#x": []}]',
    json.dumps(["REQ", "a", {"kinds": [20_001], "#x": ["t"] * 200}]),
    json.dumps(["REQ", "a" * 65, {"kinds": [20_001], "#x": ["t"]}]),
    json.dumps(["REQ", "a", *[{"kinds": [20_001], "#x": ["t"]}] * 11]),
    '["EVENT", 7]',
    '["EVENT", {"kind": 20001}]',
    '["AUTH", "x"]',
)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_and_changes_nothing(client, text):
    one = client()
    one.connection.send(text)
    kind, problem = one.hears()
    assert (kind, problem.partition(":")[0]) == ("NOTICE", "invalid")
    one.asks("a", "kitchen")


@pytest.mark.parametrize("tags", [7, [], [7], [["x"]], [["x", 7]], [["p", "kitchen"]]])
def test_odd_tags_reach_no_client(client, tags):
    one, two = client(), client()
    one.asks("a", "kitchen")
    two.say("EVENT", event("kitchen") | {"tags": tags})
    assert two.hears()[0] == "OK"
    two.say("EVENT", event("kitchen", id="e2"))
    assert one.hears() == ["EVENT", "a", event("kitchen", id="e2")]


def test_subscriptions_are_bounded(client):
    one = client()
    for number in range(SUBSCRIPTIONS):
        one.asks(f"s{number}", "kitchen")
    one.say("REQ", "more", {"kinds": [20_001], "#x": ["kitchen"]})
    assert one.hears() == ["NOTICE", f"invalid: {SUBSCRIPTIONS} subscriptions at most"]
    one.asks("s0", "hall")  # one that exists may change


def test_a_message_too_large_ends_the_connection(client):
    one, two = client(), client()
    one.connection.send("x" * (LARGEST + 1))
    with pytest.raises(ConnectionClosed):
        one.connection.recv(SOON)
    two.asks("a", "kitchen")


def test_a_client_that_floods_is_slowed(client):
    one, two = client(), client()
    two.asks("a", "kitchen")
    for number in range(AT_ONCE + 50):
        one.say("EVENT", event("hall", id=f"e{number}"))
    answers = [one.hears() for _ in range(AT_ONCE + 50)]
    refused = [answer for answer in answers if answer[0] == "NOTICE"]
    assert refused
    assert refused[0] == ["NOTICE", "rate-limited: too many messages"]
    two.asks("b", "hall")  # others are served


def test_the_command_says_where_it_is():
    command = [sys.executable, "web/build/relay.py", "127.0.0.1", "0"]
    with subprocess.Popen(
        command, cwd=build.ROOT, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout
            address = process.stdout.readline().split()[4]
            with connect(address) as connection:
                Client(connection).asks("a", "kitchen")
            process.send_signal(signal.SIGINT)
            assert process.wait(SOON) == 0
        finally:
            process.kill()


def test_a_taken_port_is_told(relay):
    port = relay.url.rpartition(":")[2]
    command = [sys.executable, "web/build/relay.py", "127.0.0.1", port]
    done = subprocess.run(command, cwd=build.ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 1
    assert done.stderr.startswith("relay: ")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "text", ["relay.example", "https://a.b", "wss://a;b", "wss://a b", "ws://"]
)
def test_an_address_that_is_none_is_refused(text, capsys):
    with pytest.raises(SystemExit):
        build.parse(["build", "--relay", text])
    assert "--relay" in capsys.readouterr().err


def test_the_frame_names_the_chosen_relays():
    (frame,) = built().glob("dist/app-*/relay.html")
    text = frame.read_text(encoding="utf-8")
    assert f'name="relays" content="{" ".join(RELAYS)}"' in text
    assert f"connect-src {' '.join(RELAYS)}" in text
    assert "nos.lol" not in text
