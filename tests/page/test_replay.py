"""A match seen again: walked, looked at from every seat, read as a log, and played on."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, has_settled
from tests.page.table import EAR, Table, preferences, resize, windows

SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (820, 1180), (1440, 900), (1920, 1080))


def played(game, seats, *, most=9999, options=None, seed="s"):
    """A match in which everybody plays at random, and always the same."""
    match, random = Match(game, options or {}, seed=seed, seats=seats), Random(1)
    while not match.over and len(match.log) < most:
        match.play(random.choice(match.moves()))
    return match


HEARTS = ["human", "easy", "easy", "easy"]


class Replay(Table):
    """A page with stored matches, and one of them seen again."""

    def __init__(self, page):
        super().__init__(page)
        self.where = page.get_by_role("slider")
        self.eyes = page.get_by_label("Whose cards to see")
        self.rows = page.locator(".rows > .row")
        self.turns = page.locator(".transcript button")
        self.current = page.locator(".transcript [aria-current]")

    def keep(self, match, id="m", **more):
        head = match.save()
        log = head.pop("log")
        stored = {
            "id": id, "head": head, "log": log, "names": [""] * len(match.seats), "when": 1,
            "glance": None, "over": match.over, **more,
        }  # fmt: skip
        self.page.evaluate("match => taku.matches.keep(match)", stored)
        return self

    def go(self, address):
        self.page.evaluate("address => { location.hash = address }", address)
        return self

    def see(self, id="m"):
        self.go(f"#/replay/{id}")
        expect(self.where).to_be_visible()
        return self

    def at(self, at, count):
        expect(self.where).to_have_attribute("aria-valuetext", f"Move {at} of {count}")


@pytest.fixture
def replay(visit):
    def replay(viewport=(1440, 900), locale="en-GB", **page):
        script = preferences(speed="none") + EAR
        return Replay(visit(init_script=script, viewport=viewport, locale=locale, **page))

    return replay


def test_a_match_that_is_over_is_walked_read_and_seen_from_every_seat(replay):
    match = played("hearts", HEARTS, options={"target": 50, "passing": False})
    count = len(match.log)
    table = replay().keep(match).see()
    expect(table.rows).to_have_count(4)
    expect(table.rows.locator(".name")).to_have_text(["You", "Mia", "Otto", "Ines"])
    expect(table.page.locator(".rows [data-card]")).to_have_count(52)
    table.at(1, count)
    table.page.keyboard.press("ArrowRight")
    table.at(2, count)
    table.page.keyboard.press("End")
    table.at(count, count)
    table.page.keyboard.press("Home")
    table.at(0, count)
    for _ in range(3):
        table.page.keyboard.press("ArrowRight")
    table.at(3, count)
    leader = table.current.text_content()
    table.hears("Move 3 of")
    table.hears(leader.split()[0])

    table.turns.nth(7).click()
    table.at(8, count)
    expect(table.turns.nth(7)).to_have_attribute("aria-current", "step")
    expect(table.current).to_have_count(1)
    for _ in range(2):
        table.page.keyboard.press("ArrowUp")
    expect(table.turns.nth(5)).to_be_focused()
    table.page.keyboard.press("Enter")
    table.at(6, count)
    table.page.keyboard.press("ArrowRight")
    table.at(7, count)
    expect(table.turns.nth(6)).to_be_focused()

    bulb = table.page.get_by_role("button", name="Hint")
    expect(bulb).not_to_have_attribute("aria-disabled", "true")
    expect(bulb).to_have_css("opacity", "1")
    rounds = table.page.locator(".transcript summary")
    expect(rounds).to_have_count(match.state.round)
    rounds.last.click()
    last = table.turns.last
    last.click()
    table.at(count, count)
    expect(table.page.locator(".foot .status")).to_contain_text(re.compile("win|share"))
    expect(last).to_have_attribute("aria-current", "step")
    expect(bulb).to_have_attribute("aria-disabled", "true")
    expect(bulb).not_to_have_css("opacity", "1")

    table.page.keyboard.press("Home")
    table.page.keyboard.press("ArrowRight")
    table.at(1, count)
    dealt = match.log[0].removeprefix("deal ").split(" | ")
    for seat, name in enumerate(["You", "Mia", "Otto", "Ines"]):
        table.eyes.select_option(label=name)
        expect(table.page.locator(".foot .name")).to_have_text(name)
        has_settled(table.page)
        assert sorted(table.names()) == sorted(dealt[seat].split())
        expect(table.page.locator(".seat .open [data-card]")).to_have_count(0)
    table.eyes.select_option(label="All hands")
    expect(table.rows).to_have_count(4)


def test_a_match_that_is_not_over_shows_only_what_the_own_seat_has_seen(replay):
    match = played("hearts", HEARTS, most=75)
    count = len(match.log)
    table = replay().keep(match).see()
    table.at(count, count)
    expect(table.eyes).to_have_count(0)
    for name in ("Play on", "Bot moves", "Send", "Set up"):
        expect(table.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    own = {card for entry in match.log if entry.startswith("deal") for card in
           entry.removeprefix("deal ").split(" | ")[0].split()}  # fmt: skip
    for at in (0, 1, 3, 40, 60):
        table.page.keyboard.press("Home")
        for _ in range(at if at < 5 else 0):
            table.page.keyboard.press("ArrowRight")
        if at >= 5:
            table.page.evaluate("at => taku.request({ type: 'walk', at })", at)
        table.at(at, count)
        has_settled(table.page)
        expect(table.page.locator(".seat .open [data-card]")).to_have_count(0)
        expect(table.rows).to_have_count(0)
        if at in (1, 3):
            assert set(table.names()) <= own
            assert table.names()
        expect(table.playable).to_have_count(len(table.names()))
    table.page.get_by_role("button", name="Leave the table").click()
    table.my_turn()
    assert table.page.evaluate("() => taku.match.log")[:count] == match.log


def test_the_transcript_of_a_running_match_goes_back_to_its_beginning(sit):
    match = played("hearts", HEARTS, most=75)
    table = sit("hearts", seats=HEARTS, log=match.log)
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="What happened").click()
    rounds = table.page.locator(".transcript summary")
    expect(rounds).to_have_count(match.state.round)
    expect(table.page.locator(".transcript details[open]")).to_have_count(1)
    rounds.first.click()
    first = table.page.locator(".transcript details").first
    given = match.log[1].split()[1:]
    exchanged = first.locator(".told-turn", has_text="You gave")
    for card in given:
        expect(exchanged.locator(f"use[href='#s{card[1]}']").first).to_be_attached()
    expect(exchanged).to_contain_text("gave you")
    axe(table.page)
    table.sheet.get_by_role("link", name="Step through it move by move").click()
    expect(table.page.get_by_role("slider")).to_be_visible()
    expect(table.page.get_by_role("button", name="Back to the game")).to_be_visible()


def test_a_replay_has_room_and_axe_finds_nothing(replay):
    table = replay().keep(played("hearts", HEARTS, options={"target": 50}))
    table.keep(played("president", HEARTS, most=60), "p").keep(played("yahtzee", ["human"]), "y")
    for id, language in {"m": "en", "p": "ja", "y": "ja"}.items():
        table.page.evaluate("language => taku.set('language', language)", language)
        table.go(f"#/replay/{id}")
        expect(table.page.get_by_role("slider")).to_be_visible()
        table.page.wait_for_function("() => document.querySelector('.walk input').max > 0")
        table.page.evaluate("() => taku.request({ type: 'walk', at: 12 })")
        for eyes in ("", "0") if id == "m" else ("",):
            if eyes:
                table.page.locator(".eyes select").select_option(eyes)
            for size in windows(table.page):
                whole = table.page.locator("html").evaluate("e => [e.scrollWidth, e.scrollHeight]")
                assert whole == list(size)
                bar = table.page.locator(".line-bar").evaluate(
                    "bar => [...bar.querySelectorAll('button, select, input')]"
                    ".filter(one => one.checkVisibility())"
                    ".map(one => one.getBoundingClientRect())"
                    ".every(box => box.left >= 0 && box.right <= innerWidth && box.width >= 24)"
                )
                assert bar, (id, size)
            resize(table.page, 1440, 900)
        if id != "p":
            axe(table.page)


# What each step brought, and longer strides


def test_on_a_phone_each_step_is_told_and_a_trick_or_a_round_is_one_too(replay):
    match = played("hearts", HEARTS, options={"target": 50, "passing": False})
    count = len(match.log)
    table = replay(viewport=(320, 568)).keep(match).see()
    for words in ("What happened", "Bot moves", "Send", "Play on"):
        expect(table.page.locator(".deed span").filter(has_text=words)).to_be_visible()
        box = table.page.locator(".deed span").filter(has_text=words).bounding_box()
        assert box["width"] > 10

    told = table.page.locator(".line-told")
    expect(told).to_contain_text("dealt")
    table.page.keyboard.press("ArrowRight")
    expect(told).to_have_text(re.compile("leads with|leads"))
    table.page.keyboard.press("Home")
    expect(told).to_have_text("Before the first deal")
    axe(table.page)

    table.page.keyboard.press("ArrowRight")
    table.at(1, count)
    before = table.page.get_by_role("button", name="Trick: back")
    after = table.page.get_by_role("button", name="Trick: forward")
    after.click()
    table.at(2, count)  # after the deal the first card
    after.click()
    table.at(6, count)
    table.page.keyboard.press("PageDown")
    table.at(10, count)
    before.click()
    table.at(6, count)
    table.page.get_by_role("button", name="Hand: forward").click()
    table.at(54, count)  # a deal, 52 cards, and the second deal
    table.page.keyboard.press("Shift+PageUp")
    table.at(1, count)
    last = table.page.get_by_role("button", name="Hand: back")
    expect(last).to_have_attribute("aria-disabled", "true")
