"""Matches that are over, and the screen on which one of them is seen again."""

from random import Random

from playwright.sync_api import expect

from taku import Match
from tests.page.table import Table

HEARTS = ["human", "easy", "easy", "easy"]


def played(game, seats, *, most=9999, options=None, seed="s"):
    """A match in which everybody plays at random, and always the same."""
    match, random = Match(game, options or {}, seed=seed, seats=seats), Random(1)
    while not match.over and len(match.log) < most:
        match.play(random.choice(match.moves()))
    return match


class Replay(Table):
    """A page with stored matches, and one of them seen again."""

    def __init__(self, page):
        super().__init__(page)
        self.where = page.get_by_role("slider")

    def keep(self, match, id="m", **more):
        head = match.save()
        log = head.pop("log")
        stored = {
            "id": id, "head": head, "log": log, "names": [""] * len(match.seats), "when": 1,
            "glance": None, "over": match.over, **more,
        }  # fmt: skip
        self.page.evaluate("match => taku.matches.keep(match)", stored)
        return self

    def see(self, id="m"):
        self.page.evaluate("id => { location.hash = `#/replay/${id}` }", id)
        expect(self.where).to_be_visible()
        self.page.wait_for_function("() => document.querySelector('.line-steps input').max > 0")
        return self

    def walk(self, at):
        """Go to this place of the line, and wait until the table is there."""
        self.page.evaluate("at => taku.request({ type: 'walk', at })", at)
        there = "at => document.querySelector('.line-steps input').value === String(at)"
        self.page.wait_for_function(there, arg=at)
