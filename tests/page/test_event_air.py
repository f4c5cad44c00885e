"""Results of an event over a relay of the tests: three entrants and the organiser."""

# ruff: noqa: F401, F811 (fixtures are imported, and named as parameters)

import json

from playwright.sync_api import expect

from taku.arena.event_version import event_version
from taku.club import ClubEvent, played
from tests.page.conftest import axe
from tests.page.devices import device, introduced, networked, profile, relay
from tests.page.lessons_sent import PUT, goes
from tests.page.packed_links import packed, unpacked
from tests.page.table import until

EVENT = ClubEvent(
    "hearts", deals=32, level="easy", seed="air", name="Club", engine=event_version("hearts")
)
NAMES = ("Aki", "Ben", "Mia")


def opens(device):
    """The organiser's page with the event and its open room, and the key of that room."""
    kai = device(f"#/event/{packed(['event', EVENT.plain(), []])}", yourName="Kai")
    kai.get_by_role("button", name="Enter the event").click()
    kai.get_by_text("Automatic collection").click()
    assert kai.locator("iframe").count() == 0, "no relay is asked before the room is open"
    before = kai.locator("#room-link").input_value()
    kai.get_by_role("button", name="Open the room").click()
    expect(kai.locator(".class-joined")).to_have_text("No device is connected right now.")
    until(kai, "before => document.querySelector('#room-link').value !== before", before)
    return kai, unpacked(kai.locator("#room-link").input_value().rpartition("/")[2])[-1]


def has_played(device, name, room):
    """An entrant's page on which all deals were played, before they are sent."""
    page = device("#/event", engine=False)
    result = played(EVENT, name, lambda match: match.random(f"/{name}").choice(match.moves()))
    saves = [EVENT.match(deal).save() for deal in range(1, EVENT.deals + 1)]
    key, to = room
    stored = {
        "id": EVENT.id,
        "event": EVENT.plain(),
        "heads": [{part: save[part] for part in save if part != "log"} for save in saves],
        "when": page.evaluate("Date.now()"),
        "name": name,
        "own": {
            str(number): {"match": f"m{number}", "log": list(deal.log), "again": False}
            for number, deal in enumerate(result.deals, start=1)
        },
        "room": {"key": key, "to": to},
    }
    page.evaluate(PUT, json.loads(json.dumps([[f"event:{EVENT.id}", stored]])))
    goes(page, f"#/event/{EVENT.id}/send")
    expect(page.locator(".handed-in")).to_contain_text("every move of your deals")
    assert page.locator("iframe").count() == 0, "no relay is asked before the entrant agrees"
    return page


def test_results_of_32_deals_come_over_a_relay(device):
    kai, room = opens(device)
    for name in NAMES:
        page = has_played(device, name, room)
        if name == NAMES[0]:
            axe(page)
        page.get_by_role("button", name="Send it to Kai’s page").click()
        expect(page.locator(".handed-in")).to_have_text("It’s now on Kai’s page.")
    axe(kai)
    kai.get_by_role("link", name="Results").click()
    expect(kai.locator(".event-state")).to_contain_text("3 results checked", timeout=120_000)
    expect(kai.locator(".event-sheet tbody tr")).to_have_count(len(NAMES))
    told = kai.locator(".event-proof").inner_text()
    assert "one device" not in told
    assert "not signed" not in told
