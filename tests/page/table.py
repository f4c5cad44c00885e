"""A match on the table of the page, of any game: what a player sees of it and does with it."""

import json
from contextlib import suppress
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

PHONE, DESKTOP = (390, 844), (1200, 850)  # on a desktop a panel stands beside the table
SIZES = ((320, 568), (740, 360), (820, 1180), (1440, 900))
NARROW = "'PT Sans Narrow', 'BIZ UDGothic'"  # the narrowest font that `fonts.conf` brings
EAR = """
    const END = '\u23fb';   // the last word of a region: what comes in one moment is said as one
    window.said = [];
    window.ended = 0;
    window.fallSilent = () => {
      ended = 0;
      for (const urgent of [false, true]) taku.announce(END, urgent);
    };
    const hear = ({ ariaLive }, { textContent }) => {
      if (textContent.endsWith(END)) ended += 1;
      const words = textContent.replace(END, '').trim();
      if (words) said.push([ariaLive, words]);
    };
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if (target.matches?.('body > [aria-live]'))
          for (const node of addedNodes) hear(target, node);
    }).observe(document, { childList: true, subtree: true });
"""
WORKERS = """
    window.workers = [];
    window.answers = [];   // the messages of all workers
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        workers.push(this);
        this.addEventListener('message', ({ data }) => answers.push(JSON.parse(data)));
      }
    };
"""
KILL = """() => {   // the engine dies; `WORKERS` knows it
    const worker = workers.at(-1);
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
}"""
BEGUN = "count => answers.filter(({ begins }) => begins).length === count"
ENDLESS = """() => {   // whoever reads what others do has all the time in the world
    const later = window.setTimeout;
    window.setTimeout = (act, wait) => later(act, wait > 500 ? 1e9 : wait);
}"""
MUST_FIT = (
    ".bar, .bar button, .seat .face, .seat .name, .seat .portrait > .card, .badge, .strength,"
    " .trick li, .slots li, .pile .card, .heading, .note, .hand button, .foot, .foot button,"
    " .tools button, .button, .totals button, .own-sheet li, .box, .die-place, .status,"
    " .sheet-table td"
)
TARGETS = ".bar button, .foot button, .tools button, .box, .die-place, .totals button"
OUTSIDE = """parts => {
    const { innerWidth: wide, innerHeight: high } = window;
    return [...document.querySelectorAll(parts)]
      .filter(part => part.checkVisibility({ visibilityProperty: true }))
      .map(part => [part, part.getBoundingClientRect()])
      .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > wide + 1 ||
        box.bottom > high + 1)
      .map(([part, box]) => [part.outerHTML.slice(0, 100), box.toJSON(), [wide, high]]);
}"""
LIES_STILL = """() => Promise.allSettled(
    document.querySelector('.hand').getAnimations({ subtree: true }).map(one => one.finished))"""
AGAIN = """arg => (async holds => {
    while (!await holds(arg)) await new Promise(requestAnimationFrame);
    return true;
})(PREDICATE)"""
STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime < Infinity &&
      effect.target?.checkVisibility());   // what lies in closed details never arrives
    do {
      await frame();
      await frame();
      await Promise.allSettled(moving().map(one => one.finished));
    } while (moving().length);
    return true;
}"""
FIRST = """() => {
    const { head, glance } = taku.match;
    const passed = `pass ${glance.items.slice(0, 3).join(' ')}`;
    taku.request({ type: 'play', move: head.game === 'hearts' ? passed : 'keep' });
}"""
SMALL = """parts => [...document.querySelectorAll(parts)]
    .filter(part => part.checkVisibility({ visibilityProperty: true }))
    .filter(part => part.offsetWidth < 24 || part.offsetHeight < 24)
    .map(part => part.outerHTML.slice(0, 100))"""


TINY = """parts => [...document.querySelectorAll(parts)]
    .map(part => [part.outerHTML, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && (width < 24 || height < 24))
    .map(([html]) => html)"""


def tiny(page, parts):
    """Which of these parts of a page cannot be hit well, to a part of a pixel."""
    return page.evaluate(TINY, parts)


sizes = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


def preferences(**values):
    """A script that has these preferences chosen before the page starts for the first time."""
    text = json.dumps(json.dumps(values))
    store = f"if (!localStorage['taku.settings']) localStorage['taku.settings'] = {text};"
    return f"if (origin !== 'null') {{ {store} }}"


def has_begun(page):
    """Wait until the page has taken over from index.html, where anything of it runs at all."""
    page.wait_for_function("() => window.taku || !window.first")


def reload(page):
    page.reload()
    has_begun(page)


def until(page, predicate, arg=None):
    """Wait until an asynchronous predicate holds.

    Playwright's own `wait_for_function` takes its promise for true, and goes on at once.
    """
    page.wait_for_function(AGAIN.replace("PREDICATE", predicate), arg=arg)


def notice(page):
    return page.get_by_role("complementary", name="Notice")


def is_still(page):
    """Wait until what is to be seen has been drawn, and nothing moves that comes to an end."""
    until(page, STILL)


def resize(page, width, height):
    """Give the page a window of this size, and wait until it has taken it."""
    page.set_viewport_size({"width": width, "height": height})
    taken = "([width, height]) => innerWidth === width && innerHeight === height"
    page.wait_for_function(taken, arg=[width, height])
    is_still(page)


def windows(page, sizes=SIZES):
    """Give the page each of these sizes in the widest common font, then some in the narrowest.

    Yield each size once the page has taken it. On return the page has its own font again.
    """
    for size in sizes:
        resize(page, *size)
        yield size
    set_font(page, NARROW)
    for size in sizes[::3]:
        resize(page, *size)
        yield size
    set_font(page, "")


def set_font(page, family):
    """Draw the page in this font; in its own, which `fonts.conf` chooses, where it is empty."""
    page.evaluate("font => document.documentElement.style.setProperty('--font', font)", family)


def set_default_type(page, pixels):
    """Give the browser another default size of type; 16 unless the user has changed it."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels}})
    is_still(page)


def come_to_nothing(page, faults, parts):
    """Assert that a script finds no faults of these parts once they have their places."""
    with suppress(TimeoutError):
        page.wait_for_function(f"parts => !({faults})(parts).length", arg=parts)
    assert page.evaluate(faults, parts) == []


class Table:
    def __init__(self, page):
        self.page = page
        self.left = 0  # number of tables that the player has left in this page
        self.hand = page.locator(".hand [data-card]")
        self.playable = page.locator(".hand [data-card]:not([aria-disabled])")
        self.dimmed = page.locator(".hand [data-card][aria-disabled]")
        self.chosen = page.locator(".hand [aria-pressed=true]")
        self.trick = page.locator(".trick [data-card]")
        self.pile = page.locator(".pile [data-card]")
        self.slots = page.locator(".slots [data-card]")
        self.badges = page.locator(".badge")
        self.ranks = page.locator(".strength [data-rank]")
        self.heading = page.locator(".heading")
        self.primary = page.locator(".foot .primary")
        self.outlined = page.locator(".foot .outlined")
        self.waiting = page.locator(".foot .waiting")
        self.sheet = page.get_by_role("dialog")
        self.callout = page.locator(".callout")

    def sit(self, game, *, seats, names=(), options=None, log=()):
        head = {"format": 1, "game": game, "options": options or {}, "seed": "s", "seats": seats}
        names = [*names, *[""] * (len(seats) - len(names))]
        match = {
            "id": f"m{self.left or ''}", "head": head, "log": log, "names": names, "when": 1,
            "glance": None, "over": False,
        }  # fmt: skip
        self.page.evaluate("match => taku.matches.keep(match).catch(() => {})", match)
        self.page.evaluate("id => { location.hash = `#/play/${id}` }", match["id"])
        if list(seats).count("human") == 1:
            self.my_turn()
        return self

    def leave_for(self, game, *, players=4, seats=None, **match):
        """Leave the table, and sit down at another match in the same page."""
        self.page.evaluate("() => { location.hash = '#/' }")
        self.page.locator(".home").wait_for()
        self.left += 1
        return self.sit(game, seats=seats or ("human", *["easy"] * (players - 1)), **match)

    def my_turn(self):
        """Wait until there is something to decide, or the score sheet."""
        expect(self.page.locator(".foot[data-acts], .sheet-round[open]").first).to_be_attached()

    def names(self):
        """The cards in the hand as they lie, in notation."""
        return self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def card(self, name) -> Locator:
        return self.page.locator(f'.hand [data-card="{name}"]')

    def touch(self, card):
        """Touch a card, or the one of this name, once it lies still, where none lies over it."""
        one = self.card(card) if isinstance(card, str) else card
        one.wait_for()
        self.page.evaluate(LIES_STILL)
        one.click(position={"x": 8, "y": 10}, force=True)

    def click_again(self):
        """Press the mouse where it is, as the second click of a double click."""
        self.page.mouse.down(click_count=2)
        self.page.mouse.up(click_count=2)

    def decide(self, act):
        """Do what makes one decision, and wait until there is another to make."""
        before = self.page.evaluate("() => taku.match.log.length")
        act()
        self.page.wait_for_function("before => window.taku?.match?.log.length > before", arg=before)
        self.my_turn()

    def begin(self):
        """Pass three cards, or keep what was thrown: from now on the match is kept."""
        self.my_turn()
        self.decide(lambda: self.page.evaluate(FIRST))

    def falls_silent(self):
        """Wait until all that was to be said has been said."""
        self.page.evaluate("() => fallSilent()")
        self.page.wait_for_function("() => ended === 2")

    def said(self):
        """All that a screen reader has been told."""
        return self.page.evaluate("() => said.map(([, text]) => text).join(' ')")

    def answers(self, key, text):
        """Press a key and wait until this is said."""
        self.press(key)
        self.hears(text)

    def hears(self, text):
        """Wait until this is said."""
        heard = "text => said.some(([, words]) => words.includes(text))"
        self.page.wait_for_function(heard, arg=text)

    def shows(self, text, where=".status"):
        """Wait until this stands there, for however short a time."""
        found = "([text, where]) => document.querySelector(where)?.textContent.includes(text)"
        self.page.wait_for_function(found, arg=[text, where])

    def is_silent(self, key):
        """Assert that a key has nothing said."""
        self.press(key)
        self.falls_silent()
        assert self.said() == ""

    def press(self, key):
        self.falls_silent()
        self.page.evaluate("() => { said.length = 0 }")
        self.page.keyboard.press(key)

    def has_room(self):
        """Assert that nothing is cut off, nothing scrolls, and targets are large enough."""
        size = "({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]"
        window = self.page.viewport_size
        whole = self.page.locator("html").evaluate(size)
        assert whole == [window["width"], window["height"]]
        come_to_nothing(self.page, OUTSIDE, MUST_FIT)
        assert self.page.evaluate(SMALL, TARGETS) == []
        for row in rows(self.hand):
            assert min((b["x"] - a["x"] for a, b in pairwise(row)), default=24) >= 24
        assert not overlap(self.trick, self.hand)

    def has_room_at(self, sizes=SIZES):
        for _ in windows(self.page, sizes):
            self.has_room()


def boxes(things):
    return things.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")


def rows(cards):
    """The boxes of the cards by rows, each from left to right."""
    found = boxes(cards)
    tops = sorted({round(box["y"]) for box in found})
    return [
        sorted((box for box in found if round(box["y"]) == top), key=lambda box: box["x"])
        for top in tops
    ]


def overlap(above, below):
    """Do any of these reach down over any of those?"""
    ends = max((box["bottom"] for box in boxes(above)), default=0)
    begins = min((box["top"] for box in boxes(below)), default=9999)
    return ends > begins + 1
