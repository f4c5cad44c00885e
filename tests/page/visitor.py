"""A visitor of the page in any browser engine, who looks and taps."""

import json
import time

from tests.page.table import preferences

PATIENCE = 120  # seconds: WebKit compiles all of Python at each start
FIND = """(selector, words) => {
    const named = element => element.ariaLabel ?? element.textContent;
    const found = [...document.querySelectorAll(selector)].find(e => named(e).includes(words));
    found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (!found || !found.checkVisibility({ visibilityProperty: true })) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 14), top + Math.min(height / 2, 14)];
    return found.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
CARDS = """where => [...document.querySelectorAll(`${where} [data-card]`)]
    .map(card => card.dataset.card)"""
SHOWS = """(selector, words) => [...document.querySelectorAll(selector)]
    .some(element => element.textContent.includes(words))"""
# My turn with so many cards, or the end of a hand that a bot has claimed.
MY_TURN = """count => document.querySelector('.sheet-round[open], .question') ? 'ended' :
    document.querySelectorAll('.hand [data-card]').length === count &&
    document.querySelector('.foot[data-acts]') !== null"""


class Visitor:
    """A visitor who looks, and taps what there is to tap."""

    def __init__(self, browser, site):
        self.browser, self.site = browser, site

    def comes(self, **settings):
        """Open the page, as on a device where these settings have been chosen."""
        self.browser.goto(f"{self.site.url}icons/icon.svg")
        self.browser.evaluate(f"() => {{ {preferences(**settings)} }}")
        self.browser.goto(self.site.url)

    def waits(self, function, *args):
        """What the page tells, as soon as it tells anything."""
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            if told := self.browser.evaluate(function, *args):
                return told
            self.browser.draws()
        text = self.browser.evaluate("() => document.body.innerText")
        raise AssertionError(f"never: {function} {json.dumps(args)}\n{text}")

    def sees(self, selector, words=""):
        self.waits(SHOWS, selector, words)

    def taps(self, selector, words=""):
        """Tap the first of these with such a name, when nothing lies over it and it lies still."""
        before = None
        while (place := self.waits(FIND, selector, words)) != before:
            before = place
            self.browser.draws()
        self.browser.tap(*place)

    def cards(self, where):
        return self.browser.evaluate(CARDS, where)
