"""The deal of the day as it is painted, and the strong bot that plays it too."""

import json
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, ready
from tests.page.table import Table, preferences, reload, windows

DAYS = json.loads((Path(__file__).parents[1] / "logs/daily.json").read_text(encoding="utf-8"))

# The date as a clock on the wall shows it, whatever the zone.
CLOCK = """
    {
      const offset = new Date('2026-11-21T12:00:00').getTime() - Date.now();
      const Real = Date;
      window.Date = class extends Real {
        constructor(...given) { super(...(given.length ? given : [Real.now() + offset])); }
        static now() { return Real.now() + offset; }
      };
    }"""


@pytest.fixture
def daily(visit):
    def daily(path="#/daily", **page):
        script = preferences(speed="none") + CLOCK
        return Table(visit(path, init_script=script, **page))

    return daily


def record(date):
    """A match of Hearts of that day, played at noon of it."""
    when = datetime.fromisoformat(f"{date}T12:00:00+00:00").timestamp() * 1000
    return {
        "id": date, "log": ["deal"], "names": [""] * 4, "when": when, "glance": None, "over": True,
        "head": {"format": 1, "game": "hearts", "options": {}, "seed": f"daily/hearts/{date}",
                 "seats": DAYS["hearts"]["seats"]},
        "tally": {"time": 1, "hints": 0, "undone": 0},
        "result": {"seat": 0, "sides": 4, "places": [2, 1, 3, 4], "points": [18, 3, 60, 101],
                   "rounds": 7, "boxes": {}},
    }  # fmt: skip


def entry(table, key):
    return table.page.locator(f'.daily li[data-game="{key}"]')


OF_DICE = DAYS["yahtzee"]
PAR = "The strong bot in your place: 2nd of 2, 237 points"


def of_yahtzee(**more):
    """The match of the day, played to its end by a player who keeps nothing and fills downwards."""
    match = Match("yahtzee", seed=OF_DICE["seed"], seats=OF_DICE["seats"])
    while not match.over:
        moves = match.moves()
        if match.seats[match.to_act] == "human":
            fills = [move for move in moves if move.startswith("fill")]
            match.play((fills or moves)[0])
        else:
            bot = match.game.bots[match.seats[match.to_act]]
            move = bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
            match.apply(move)
    head = match.save()
    log = head.pop("log")
    result = {"seat": 0, "sides": 2, "places": match.places, "points": match.points}
    return {
        "id": "y", "head": head, "log": log, "names": ["", ""], "when": 1, "glance": None,
        "over": True, "tally": {"time": 1, "hints": 0, "undone": 0},
        "result": {**result, "rounds": 13, "boxes": {}}, **more,
    }  # fmt: skip


def test_the_strong_bot_plays_in_ones_place_what_one_has_played_to_its_end(daily):
    rival = {"name": "Kai", "points": 3, "place": 1, "sides": 2, "hints": 2, "undone": 0}
    match = of_yahtzee(rival=rival)
    table = daily()
    yahtzee = entry(table, "yahtzee")
    expect(yahtzee).to_contain_text("Not played yet")
    expect(yahtzee).not_to_contain_text("The strong bot")
    table.page.evaluate("match => taku.matches.keep(match)", match)
    table.page.evaluate("() => { location.hash = '#/'; location.hash = '#/daily' }")
    expect(yahtzee).to_contain_text(PAR)
    expect(entry(table, "hearts")).not_to_contain_text("The strong bot")
    reload(table.page)
    expect(yahtzee).to_contain_text(PAR)
    at_the_end_the_strong_bot_and_the_sender_are_compared(table, match["result"]["points"][0])


def at_the_end_the_strong_bot_and_the_sender_are_compared(table, points):
    table.page.evaluate("() => { location.hash = '#/play/y' }")
    rows = table.sheet.locator(".compared li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text(f"2nd of 2, {points} points")
    expect(rows.nth(1)).to_contain_text("Kai, according to the link 1st of 2, 3 points 2 hints")
    expect(rows.nth(1).locator(".tag")).to_have_text(f"{points - 3} better")
    expect(rows.nth(2)).to_contain_text("The strong bot in your place 2nd of 2, 237 points")
    expect(rows.nth(2).locator(".tag")).to_have_text(f"{237 - points} worse")
    axe(table.page)


def test_the_calendar_and_home_fit_and_can_be_read(daily):
    table = daily(path="")
    page = table.page
    played = [record(f"2026-{day}") for day in ("11-20", "11-21", "10-31")]
    ready(page)
    page.evaluate("async all => { await taku.matches.keep(...all) }", played)
    page.evaluate("() => { location.hash = '#/daily/2026-10-31' }")
    expect(entry(table, "hearts")).to_contain_text("18 points")
    axe(page)
    page.evaluate("() => { location.hash = '#/' }")
    row = page.get_by_role("link", name="Deal of the day")
    for size in windows(page, ((320, 568), (820, 1180))):
        expect(row).to_be_visible()
        assert page.locator("html").evaluate("e => e.scrollWidth") == size[0]
