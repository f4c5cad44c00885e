"""How fast a match among devices is: to sit down, to see a move, and what a guest loads for it.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.friends [guests]

All devices are browser contexts on this machine, which meet over a relay of the tests. A guest is
a new profile that opens the link and takes the seat as soon as there is a button for it. It sits
when the table of the room is shown. A move is seen in the first frame in which its card is in the
trick of the other device; the host's engine decides every move. Bytes are what crosses the
network, from a host that compresses, until the guest sees its hand; what the service worker
fetches for later is listed beside it.
"""

import re
import shutil
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import TimeoutError, sync_playwright

import build
from tests.bench.host import Host
from tests.page.conftest import PART, launch_options
from tests.page.relay import Relay
from tests.page.table import preferences
from tests.page.test_ways import ADDRESSES, has_relays

PHONE = {"width": 390, "height": 844}
HEARTS = {"options": {"passing": False}, "seats": ["human", "human", "easy", "easy"], "names": []}
SEATED = """
const mark = name => performance.getEntriesByName(name).length || performance.mark(name);
new MutationObserver(() => {
  const sit = document.querySelector('.sit-down .primary');
  if (sit && !performance.getEntriesByName('asked').length) {
    mark('asked');
    sit.click();
  }
  if (document.querySelector('.round')) requestAnimationFrame(() => setTimeout(mark, 0, 'seated'));
}).observe(document, { childList: true, subtree: true });
"""
SEEN = """
window.seen = [];   // cards as they came to lie in the trick, and when they were painted
let lying = new Set();
new MutationObserver(() => {
  const trick = [...document.querySelectorAll('.trick [data-card]')];
  const now = new Set(trick.map(({ dataset }) => dataset.card));
  for (const card of now)
    if (!lying.has(card))
      requestAnimationFrame(() => setTimeout(() => seen.push([card, Date.now()])));
  lying = now;
  const sheet = document.querySelector('.sheet-round[open] .sheet-foot');
  if (sheet && !sheet.querySelector('.outlined')) sheet.querySelector('.primary').click();
}).observe(document, { childList: true, subtree: true });
"""
MARKS = "() => performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])"
PLAY = """() => {
  const card = document.querySelector('.foot[data-acts]') &&
    document.querySelector('.hand [data-card]:not([aria-disabled])')?.dataset.card;
  if (!card) return null;
  const made = { card, when: Date.now() };
  taku.request({ type: 'play', move: card });
  return made;
}"""
PAINTED = """({ card, when }) =>
  seen.find(([name, time]) => name === card && time >= when)?.[1]"""
ACTED = "card => !document.querySelector(`.hand [data-card='${card}']`)"
MOVES = 60
LONGEST = 60  # seconds for all of them
SWEPT = 1_000  # milliseconds after which a card that has ended its trick is not seen any more


class Devices:
    def __init__(self, browser, host):
        self.browser, self.host = browser, host

    def __call__(self, path, script="", **settings):
        context = self.browser.new_context(locale="en-GB", viewport=PHONE)
        context.add_init_script(PART + preferences(speed="none", **settings) + script)
        page = context.new_page()
        page.goto(self.host.url + path)
        page.wait_for_function("() => window.taku", timeout=60_000)
        return page


def opened(devices):
    """A room, and the way to it."""
    page = devices("#/friends/hearts", SEEN, yourName="Kai", last={"hearts": HEARTS})
    page.locator(".open-room").click()
    link = page.locator("#room-link")
    page.wait_for_function("() => document.querySelector('#room-link')?.value.includes('#/with/')")
    page.wait_for_function("() => taku.engineState === 'ready'", timeout=60_000)
    return page, "#" + link.input_value().partition("#")[2]


def sits_down(devices, link):
    """A guest, and the milliseconds from the address to the button, and to the seat."""
    page = devices(link, SEATED + SEEN, yourName="Mia")
    page.wait_for_function("() => performance.getEntriesByName('seated').length", timeout=60_000)
    marks = dict(page.evaluate(MARKS))
    return page, (marks["asked"], marks["seated"])


def moves(pages):
    """Milliseconds from each move to its picture on the other device, by who has made it."""
    found = {page: [] for page in pages}
    late = time.monotonic() + LONGEST
    while sum(map(len, found.values())) < MOVES and time.monotonic() < late:
        for page, other in (pages, pages[::-1]):
            if not (made := page.evaluate(PLAY)):
                continue
            with suppress(TimeoutError):
                seen = other.wait_for_function(PAINTED, arg=made, timeout=SWEPT)
                found[page].append(seen.json_value() - made["when"])
            page.wait_for_function(ACTED, arg=made["card"], timeout=60_000)
    return found.values()


def told(times):
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"{statistics.median(ordered):,.0f} ms, 95 % within {late:,.0f} ms ({len(ordered)})"


def main(guests):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        relay = Relay()
        site = Path(shutil.copytree(build.DIST, f"{folder}/site"))
        has_relays(site, relay.url)
        host = Host(site)
        browser = playwright.chromium.launch(**launch_options(ADDRESSES))
        devices = Devices(browser, host)
        kai, link = opened(devices)
        seated = []
        for _ in range(guests):
            host.line.sent = []
            mia, times = sits_down(devices, link)
            seated.append(times)
            if len(seated) < guests:
                mia.get_by_role("button", name="Leave the room").click()
                kai.wait_for_function("() => document.querySelectorAll('.chair.free').length > 1")
                mia.context.close()
        kai.locator(".deal .primary").click()
        mia.wait_for_function("() => document.querySelector('.hand [data-card]')", timeout=60_000)
        loaded = [(path, size) for path, size, _ in host.line.sent]
        found = moves((kai, mia))
        print("to the seat:", told([seat for _, seat in seated]))
        print("of that from the touch on:", told([seat - asked for asked, seat in seated]))
        for who, times in zip(("host", "guest"), found, strict=True):
            print(f"a move of the {who}'s:", told(times))
        python = [path for path, _ in loaded if re.search("/py-", path)]
        print(f"bytes: {sum(size for _, size in loaded) / 1e6:.2f} MB, of Python {python}")
        browser.close()
        host.stop()
        relay.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
