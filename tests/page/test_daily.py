"""The deal of the day fits small screens, and axe finds nothing in its calendar and results."""

import json
from datetime import datetime
from pathlib import Path

from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, ready
from tests.page.table import preferences, windows

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


OF_DICE = DAYS["yahtzee"]
PAR = f"""
    localStorage['taku.par'] =
      JSON.stringify({{ {json.dumps(OF_DICE["seed"])}: {{ points: 237, place: 2, sides: 2 }} }});
"""  # the strong bot's result in the player's seat


def of_yahtzee():
    """The match of the day, played to its end by a player who keeps nothing and fills downwards."""
    match = Match("yahtzee", seed=OF_DICE["seed"], seats=OF_DICE["seats"])
    while not match.over:
        fills = [move for move in match.moves() if move.startswith("fill")]
        match.play((fills or match.moves())[0])
    return match


def finished(match):
    """This match as the page keeps it, with a score to compare that came with a link."""
    head = match.save()
    log = head.pop("log")
    result = {"seat": 0, "sides": 2, "places": match.places, "points": match.points}
    return {
        "id": "y", "head": head, "log": log, "names": ["", ""], "when": 1, "glance": None,
        "over": True, "tally": {"time": 1, "hints": 0, "undone": 0},
        "result": {**result, "rounds": 13, "boxes": {}},
        "rival": {"name": "Kai", "points": 3, "place": 1, "sides": 2, "hints": 2, "undone": 0},
    }  # fmt: skip


def test_the_deal_of_the_day_fits_and_passes_axe(visit):
    page = visit(init_script=preferences(speed="none") + CLOCK + PAR)
    played = [record(f"2026-{day}") for day in ("11-20", "11-21", "10-31")]
    ready(page)
    page.evaluate("async all => { await taku.matches.keep(...all) }", played)
    page.evaluate("() => { location.hash = '#/daily/2026-10-31' }")
    expect(page.locator('.daily li[data-game="hearts"]')).to_contain_text("18 points")
    axe(page)
    page.evaluate("() => { location.hash = '#/' }")
    row = page.get_by_role("link", name="Deal of the day")
    for size in windows(page, ((320, 568), (820, 1180))):
        expect(row).to_be_visible()
        assert page.locator("html").evaluate("e => e.scrollWidth") == size[0]
    page.evaluate("async match => { await taku.matches.keep(match) }", finished(of_yahtzee()))
    page.evaluate("() => { location.hash = '#/play/y' }")
    expect(page.get_by_role("dialog").locator(".comparison li")).to_have_count(3)
    axe(page)
