"""Records of finished matches and their reviews as the page keeps them, and what it shows."""

import re

from tests.page.stored import REVIEWED

HEARTS = ("human", "easy", "easy", "easy")
PERSISTENCE = """
    window.asked = 0;
    const storage = {
      persisted: async () => false,
      persist: async () => { asked += 1; return true; },
    };
    Object.defineProperty(navigator, 'storage', { value: storage });
"""


def record(at=0, *, place=1, points=20, seats=HEARTS, **more):
    """A match of Hearts as the page keeps it once it is over."""
    result = {
        "seat": 0, "sides": len(seats), "places": [place] + [2] * (len(seats) - 1),
        "points": [points] + [30] * (len(seats) - 1), "rounds": 5, "boxes": {},
    }  # fmt: skip
    head = {"format": 1, "game": "hearts", "options": {}, "seed": "s", "seats": list(seats)}
    return {
        "id": f"r{at}", "head": head, "log": [], "names": [""] * len(seats), "when": 1e12 + at,
        "glance": None, "over": True, "tally": {"time": 60000, "hints": 0, "undone": 0},
        "result": result, **more,
    }  # fmt: skip


def keep(page, *records):
    page.evaluate("async records => { await taku.matches.keep(...records) }", records)


def finished(page):
    return page.evaluate("() => taku.matches.finished()")


def show(page, screen="#/statistics/hearts"):
    page.goto(re.sub("#.*", "", page.url) + screen)
    page.locator(".statistics .help").first.wait_for()


def figure(page, word):
    return page.locator(".figures > div", has=page.get_by_text(word, exact=True)).locator("dd")


def decisions(*kinds):
    """So many decisions of each kind, of which so many were clear mistakes that cost 5 points."""
    told = [
        {"kind": kind, "clear": at < clear, "loss": 5.0 if at < clear else 0.2, "error": 0.1}
        for kind, number, clear in kinds
        for at in range(number)
    ]
    return [{**REVIEWED, **one, "entry": entry} for entry, one in enumerate(told, start=1)]


def review(id, *kinds, luck=(2.0, -5.0), error=0.3, **parts):
    """Of a match of two rounds."""
    judged = decisions(*kinds)
    shares = [
        {
            "round": number, "entries": [20 * number, 20 * number + 20], "unit": "round",
            "expected": 0.0, "result": 0.0, "luck": each, "play": -each, "error": error,
            "strong": None, "strong_error": 0.0,
        }
        for number, each in enumerate(luck)
    ]  # fmt: skip
    return {
        "id": id, "version": 2, "log": "0-0", "seat": 0, "seed": id, "least": 1.0,
        "entries": [one["entry"] for one in judged],
        "ends": [each["entries"][1] for each in shares],
        "judged": judged, "shares": shares, **parts,
    }  # fmt: skip
