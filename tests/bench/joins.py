"""Joins of friends over a relay that loses and delays what it passes on.

    python build.py build && PYTHONPATH=engine .venv/bin/python -m tests.bench.joins --joins 100

One host waits; guests come one after another, each as a page that has just loaded. A join counts if
a channel opens within 30 seconds, after which the page says that there is no way. As in the page, a
search that has found nothing for 12 seconds begins anew.
"""

import argparse
import random
import statistics
import time
from contextlib import closing

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

import build
from tests.page.conftest import NO_ENGINE, PART, launch_options
from tests.page.devices import ADDRESSES, with_relay
from tests.page.relay import TestRelay

PATIENCE = 30_000  # milliseconds: NO_WAY of web/friends/peer-search.ts
LINES = [(0.0, 0.0), (0.1, 0.2), (0.3, 0.5)]  # share lost, seconds of delay at most
SEARCH = """async ([secret, host]) => {
  window.ways ??= await import(part('connection.js'));
  const all = { step() {}, tookWay() {}, lost() {}, stale() {} };
  const search = () => {
    window.search?.leave();
    window.search = ways.meet({ secret, host }, { ...all, joined: () => (window.joined = true) });
  };
  window.joined = false;
  search();
  if (!host) window.again = setInterval(search, 12_000);
}"""
LEAVE = "() => { clearInterval(again); search.leave(); }"


class PoorRelay(TestRelay):
    """Loses a share of the events it passes on, and delays the others."""

    loss = delay = 0.0

    def send(self, connection, text):
        if random.random() >= self.loss:
            self._loop.call_later(random.uniform(0, self.delay), super().send, connection, text)


def joins(browser, site, host, count, ends):
    """Return the seconds that each successful join took, and how many were tried."""
    secret = f"bench {random.random()}"
    host.evaluate(SEARCH, [secret, True])
    took, tried = [], 0
    while tried < count and time.monotonic() < ends:
        tried += 1
        guest = device(browser, site)
        began = time.monotonic()
        guest.evaluate(SEARCH, [secret, False])
        try:
            guest.wait_for_function("() => joined", timeout=PATIENCE)
            took.append(time.monotonic() - began)
        except TooLate:
            pass  # counts as tried alone
        guest.evaluate(LEAVE)
        guest.context.close()
    host.evaluate("() => search.leave()")
    return took, tried


def device(browser, site):
    context = browser.new_context(service_workers="block")
    context.add_init_script(NO_ENGINE + PART)
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_function("() => 'taku' in window")
    return page


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--joins", type=int, default=100, help="for each line")
    parser.add_argument("--minutes", type=float, default=10, help="of a line at most")
    asked = parser.parse_args()
    with (
        closing(PoorRelay()) as relay,
        with_relay(build.DIST, relay.url) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options(ADDRESSES))
        host = device(browser, site)
        for relay.loss, relay.delay in LINES:
            took, tried = joins(
                browser, site, host, asked.joins, time.monotonic() + 60 * asked.minutes
            )
            times = sorted(took) or [float("nan")]
            median, slow = statistics.median(times), times[int(0.95 * (len(times) - 1))]
            print(
                f"| {relay.loss:.0%} | {relay.delay:.1f} | {len(took)} of {tried} "
                f"| {median:.1f} | {slow:.1f} | {times[-1]:.1f} |",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
