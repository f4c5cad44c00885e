"""A whole match among three devices, over a relay of the tests, to its end and after.

Of one game; with FRIENDS in the environment of each.
"""

# ruff: noqa: F401, F811 (fixtures are imported, and named as parameters)

import os
import re

import pytest
from playwright.sync_api import expect

from taku import Match, fair
from taku.match import HUMAN
from tests.page.devices import (
    device,
    introduced,
    networked,
    profile,
    relay,
)
from tests.page.friends import PLAYER, PLAYS_BY_ITSELF
from tests.page.table import until

PEOPLE = ("Kai", "Mia", "Otto")
GAMES = {
    "haggis": ({"length": "short"}, 3),
    "hearts": ({"target": 50}, 4),
    "president": ({"length": "short"}, 4),
    "yahtzee": ({}, 3),
    "yahtzee/yams": ({}, 3),
}
PLAYED = list(GAMES) if "FRIENDS" in os.environ else ["yahtzee"]
LAST = {
    key: {"options": options, "seats": [HUMAN] * seats, "names": [""] * seats}
    for key, (options, seats) in GAMES.items()
}
READ = """() => {   // the sheet of each round is put away, until the last is there
    const sheet = document.querySelector('.sheet-round[open] .sheet-foot');
    const isLast = !!sheet?.querySelector('.outlined');
    if (!isLast) sheet?.querySelector('.primary').click();
    return isLast;
}"""
FINISHED = """async count => (await taku.matches.finished()).length === count"""
NEWEST = """async () => {
    const [{ id, result }] = await taku.matches.finished();
    const { head, log, names, friends } = await taku.matches.open(id);
    return { id, result, head, log, names, friends, here: friends.here, hosts: !!friends.host };
}"""


@pytest.fixture
def table(device):
    """Three devices whose people decide by themselves; the first is to open rooms.

    The last one never gets an engine of its own.
    """
    pages = [device(yourName=name, last=LAST, engine=name != PEOPLE[-1]) for name in PEOPLE]
    for page in pages:
        page.evaluate(f"() => {{ {PLAYER} }}")
        page.evaluate(PLAYS_BY_ITSELF)
    return pages


def play(kai, guests, key):
    """Kai opens a room, the guests sit down by the link, and the match begins."""
    kai.evaluate("key => taku.go(`#/friends/${key}`)", key)
    kai.get_by_role("button", name="Open the room").click()
    link = kai.locator("#room-link")
    expect(link).to_have_value(re.compile("#/with/"))
    address = f"#{link.input_value().partition('#')[2]}"
    for page in guests:
        page.evaluate("address => taku.go(address)", address)
        page.locator(".join-form .primary").click()
        expect(page.locator(".round-table")).to_be_visible()
    kai.locator(".deal .big").click()


def is_over(pages, count):
    """Everybody has the match, its seed and its result, and all have the same of it."""
    for page in pages:
        until(page, FINISHED, count)
        page.wait_for_function("() => taku.match?.head.seed")
    kept = [page.evaluate(NEWEST) for page in pages]
    head, log = kept[0]["head"], kept[0]["log"]
    whole = Match.load({**head, "log": log})
    assert whole.over
    assert all(fair.drawn(whole).values())
    assert len(fair.shares(head["seed"])) == len(pages)
    for seat, own in enumerate(kept):
        assert (own["head"]["seed"], own["log"], own["here"]) == (head["seed"], log, [seat])
        assert seat == 0 or not own["hosts"], "a guest keeps nothing that only the host knows"
        assert own["names"][: len(pages)] == list(PEOPLE)
        assert own["result"]["seat"] == seat
        assert own["result"]["points"] == whole.points


def is_proved(page, *said, good):
    """The deal is shown to be fair: what is said of it, and how much of that is checked."""
    page.wait_for_function(READ)
    page.get_by_role("button", name="Was it dealt fairly?").click()
    expect(page.locator(".fairness .verdict[data-good=true]")).to_have_count(good, timeout=60_000)
    expect(page.locator(".fairness .verdict")).to_contain_text([*said, "from each of 3 devices"])
    page.get_by_role("button", name="Close").click()


def goes(page, address):
    page.evaluate("address => taku.go(address)", address)


def test_three_devices_play_a_whole_match(table):
    kai, *guests = table
    for count, key in enumerate(PLAYED, start=1):
        play(kai, guests, key)
        is_over(table, count)
        mia, otto = guests
        is_proved(kai, "Checked: all", good=2)
        is_proved(mia, "Checked: all", "every deal, roll and move is as you saw it", good=3)
        is_proved(otto, "The host’s device says", good=1)
        for page in guests:
            goes(page, f"#/statistics/{key}")
            expect(page.locator(".figures dd").first).to_have_text("1")
    before = [page.evaluate(NEWEST) for page in table]
    kai.get_by_role("button", name="Result").click()
    kai.get_by_role("button", name="Play again").click()
    for page, own in zip(table, before, strict=True):
        page.wait_for_function("id => taku.match?.id && taku.match.id !== id", arg=own["id"])
        now = page.evaluate("() => taku.match")
        assert (now["names"], now["friends"]["here"]) == (own["names"], own["here"])
        assert now["friends"]["commitments"] != own["friends"]["commitments"]
