"""An event of each game from its making to its table, played and checked in four real pages.

    python build.py build && PYTHONPATH=engine .venv/bin/python -m tests.bench.club_journey

The organiser makes an event of eight deals by the page's form. Three devices open its link and play
all deals at random in the page; two send their results to the organiser's room over the tests'
relay, the third by file. The organiser's page checks them and saves them as one file, from which
the others make the table. It must be the same on all four devices to the byte, and so must that of
the evening.
"""

import argparse
import json
import re
import time
from collections import Counter
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

import build
from taku.club import check, read_event, read_result
from taku.club.event import ENTRANT, is_over
from taku.club.signatures import is_genuine
from tests.page.conftest import PART, PATIENCE, launch_options
from tests.page.devices import ADDRESSES, with_relay
from tests.page.lessons_sent import goes
from tests.page.relay import TestRelay
from tests.page.table import preferences, until

GAMES = ("hearts", "president", "haggis", "yahtzee")
DEALS = 8
ORGANISER, BY_ROOM, BY_FILE = "Kai", ("Aki", "Ben"), "Mia"
ENTRANTS = (*BY_ROOM, BY_FILE)
ALL_CHECKED = f"{len(ENTRANTS)} results checked"
# Plays a move, and returns what the log has since, once the page asks for another.
PLAY = """async ([deal, move, before]) => {
  const late = performance.now() + PATIENCE;
  const isAsked = () => {
    const { match } = taku;
    return match?.event?.deal === deal && match.log.length > before
      && (match.over || document.querySelector('.foot[data-acts], .sheet-round[open]'));
  };
  if (move) taku.request({ type: 'play', move });
  while (!isAsked()) {
    if (performance.now() > late) throw new Error(`nothing comes after ${move}`);
    await new Promise(requestAnimationFrame);
  }
  return [taku.match.log.slice(Math.max(before, 0)), taku.match.over];
}""".replace("PATIENCE", str(PATIENCE))


class Journey:
    """The four devices, and the seconds of each step."""

    def __init__(self, browser, site, ends):
        self.ends, self.seconds, self.decisions = ends, Counter(), 0
        self.pages = {name: device(browser, site, name) for name in (ORGANISER, *ENTRANTS)}
        self.organiser = self.pages[ORGANISER]

    @contextmanager
    def step(self, name):
        if time.monotonic() > self.ends:
            raise TimeoutError(f"the minutes are over before: {name}")
        began = time.monotonic()
        yield
        self.seconds[name] += time.monotonic() - began

    def event(self, game):
        """Go all the way with an event of this game; return the sizes of its table and its file."""
        self.seconds.clear()
        self.decisions = 0
        with self.step("make"):
            event, link = makes(self.organiser, game)
        for name in ENTRANTS:
            page = self.pages[name]
            with self.step("enter"):
                goes(page, link)
                page.get_by_role("button", name="Enter the event").click()
                page.get_by_role("button", name=re.compile("^Play")).wait_for()
            for deal in range(1, DEALS + 1):
                with self.step("play"):
                    self.decisions += plays(page, event, deal, name)
        for name in BY_ROOM:
            with self.step("send"):
                sends(self.pages[name], event, name)
        file = sends(self.pages[BY_FILE], event, BY_FILE)
        with self.step("check"):
            goes(self.organiser, f"#/event/{event.id}/table")
            adds(self.organiser, file)
        return self.tables(event)

    def tables(self, event):
        """Hand the file of all results to each entrant, and compare what the devices save."""
        everything = saved(self.organiser, "Save all results")
        for name in ENTRANTS:
            with self.step("check again"):
                goes(self.pages[name], "#/event")
                adds(self.pages[name], everything)
        tables = {saved(page, "Save as CSV") for page in self.pages.values()}
        files = {saved(page, "Save all results") for page in self.pages.values()}
        assert len(tables) == 1, tables
        assert len(files) == 1, [len(file) for file in files]
        (table,) = tables
        with self.step("check in Python"):
            rows = [read_result(data) for data in json.loads(everything)[1:]]
            assert [row.name for row in rows] == sorted(ENTRANTS)
            assert all(is_genuine(row) and len(check(event, row).points) == DEALS for row in rows)
        return len(table), len(everything)

    def evening(self):
        """Compare the table of all games on all devices."""
        for page in self.pages.values():
            goes(page, "#/event/evening")
            expect(page.locator(".event-sheet tbody tr")).to_have_count(len(ENTRANTS))
            expect(page.locator(".event-sheet tbody")).not_to_contain_text("–")
        assert len({page.locator(".event-sheet").inner_text() for page in self.pages.values()}) == 1


def device(browser, site, name):
    """Return the page of a new device on which nothing is animated."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PART + preferences(speed="none", yourName=name))
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_function("() => 'taku' in window")
    return page


def makes(page, game):
    """Make an event by the form, and open its room; return the event and its link."""
    goes(page, f"#/event/new/{game}")
    page.get_by_role("radio", name=str(DEALS), exact=True).check(force=True)
    page.get_by_role("radio", name="Easy").check(force=True)
    page.locator("#event-name").fill(f"Our {game}")
    page.get_by_role("button", name="Make the event").click()
    expect(page.locator("h1")).to_have_text(f"Our {game}")
    event = read_event(json.loads(saved(page, "Save as a file")))
    page.get_by_text("Automatic collection").click()
    before = page.locator("#room-link").input_value()
    page.get_by_role("button", name="Open the room").click()
    until(page, "before => document.querySelector('#room-link').value !== before", before)
    return event, f"#{page.locator('#room-link').input_value().partition('#')[2]}"


def plays(page, event, deal, name):
    """Play a deal at the page's table with random moves; return how many decisions that took."""
    page.get_by_role("button", name=re.compile("^Play")).click()
    match, move, decisions = event.match(deal), "", 0
    while not is_over(match):
        entries, over = page.evaluate(PLAY, [deal, move, len(match.log) if match.log else -1])
        match.replay(entries)
        assert over == is_over(match)
        move = ""
        if match.to_act == ENTRANT and not over:
            move = match.random(f"/{name}").choice(match.moves())
            decisions += 1
    page.get_by_role("link", name="Continue the event").click()
    page.locator(".event-page .deal .big").first.wait_for()
    return decisions


def sends(page, event, name):
    """Send a result to the room, or return its file."""
    goes(page, f"#/event/{event.id}/send")
    page.get_by_role("button", name="Enter under this name").click()
    expect(page.get_by_text(f"{name}: {DEALS} of {DEALS} deals played")).to_be_visible()
    if name == BY_FILE:
        return saved(page, "Save as a file")
    page.get_by_role("button", name=f"Send it to {ORGANISER}’s page").click()
    expect(page.locator(".handed-in")).to_have_text(f"It’s now on {ORGANISER}’s page.")
    return None


def adds(page, file):
    """Add results from a file, and wait until the table has all."""
    one = {"name": "results.json", "mimeType": "application/json", "buffer": file}
    page.locator("input[type=file]").set_input_files(one)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".event-state")).to_contain_text(ALL_CHECKED)
    expect(page.locator(".event-sheet tbody tr")).to_have_count(len(ENTRANTS))


def saved(page, button):
    """Return the bytes of the file that a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return Path(download.value.path()).read_bytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--minutes", type=float, default=20, help="for all games")
    asked = parser.parse_args()
    with (
        closing(TestRelay()) as relay,
        with_relay(build.DIST, relay.url) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options(ADDRESSES))
        journey = Journey(browser, site, time.monotonic() + 60 * asked.minutes)
        for game in asked.games:
            table, file = journey.event(game)
            steps = ", ".join(f"{name} {took:.1f}" for name, took in journey.seconds.items())
            print(f"{game}: {journey.decisions} decisions; seconds: {steps}", flush=True)
            print(f"{game}: the same on all devices: {table} and {file} bytes", flush=True)
        if len(asked.games) > 1:
            journey.evening()
            print("evening: the same on all devices")
        browser.close()


if __name__ == "__main__":
    main()
