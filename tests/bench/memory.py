"""What the page takes of a device's memory, beside an empty page.

    .venv/bin/python -m tests.bench.memory

All processes of a browser are looked at many times a second: what each has for itself and its part
of what several share (PSS). Its peak is told from an empty page on: with home and Python there,
after a match of Hearts, its review in a second Python, and a bot of the lab measured in a third.
Linux only; nothing else is asked of the machine.
"""

import tempfile
import threading
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from tests.bench.host import Host
from tests.bench.start import group_of
from tests.page.conftest import PART, launch_options

EVERY = 0.1  # seconds between two looks
STILL = 3_000  # milliseconds until what has been opened has done all it does then
TOUCH = 50  # milliseconds between two touches
MOST = 300_000  # milliseconds that a part may take
EMPTY = "about:blank"
CALM = "localStorage['taku.settings'] ??= JSON.stringify({ speed: 'none' });"
THERE = "() => window.taku?.engineState === 'ready'"
ALL_FETCHED = "() => performance.getEntriesByName('all-fetched').length"
MATCH = """() => taku.sit({
    id: 'bench', head: { format: 1, game: 'hearts', options: { target: 50 }, seed: 'memory',
      seats: ['human', 'normal', 'normal', 'normal'] },
    log: [], names: [], when: Date.now(), glance: null, over: false })"""
BOT = """() => taku.bots.add([{ id: 'bench', game: 'hearts', name: 'own.py', when: 0,
    code: 'def agent(view, moves, random):\\n    return random.choice(moves)\\n' }])"""
PLAY = """() => {   // whatever can be done, until the match is over
    if (taku.match?.over) return true;
    const way = document.querySelector('.sheet-round[open] .primary') ??
      document.querySelector('.foot .primary:not([aria-disabled])') ??
      document.querySelector('.hand [data-card]:not([aria-disabled]):not([aria-pressed=true])');
    way?.click();
    return false;
}"""


class Watch:
    """The most that a browser's processes have had together, from one look to the next."""

    def __init__(self, group):
        self._group, self._over = group, threading.Event()
        self.peak = 0
        self._looking = threading.Thread(target=self._look)
        self._looking.start()

    def _look(self):
        while not self._over.wait(EVERY):
            self.peak = max(self.peak, share(self._group))

    def stop(self):
        self._over.set()
        self._looking.join()


def share(group):
    """Bytes of all processes of a group."""
    return 1024 * sum(map(kilobytes, processes(group)))


def processes(group):
    for path in Path("/proc").glob("[0-9]*"):
        try:
            of = (path / "stat").read_text().rpartition(")")[2].split()[2]
        except OSError:
            continue  # it has just ended
        if int(of) == group:
            yield path


def kilobytes(process):
    try:
        lines = (process / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


@contextmanager
def browser(playwright):
    """A browser with one page, and what it takes."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        watch = Watch(group_of(folder))
        try:
            yield context.pages[0], watch
        finally:
            watch.stop()
            context.close()


def empty(playwright):
    with browser(playwright) as (page, watch):
        page.goto(EMPTY)
        page.wait_for_timeout(STILL)
        return watch.peak


def used(playwright, url):
    """The peak after each part, one after the other in one browser."""
    with browser(playwright) as (page, watch):
        page.context.add_init_script(PART + CALM)
        page.set_default_timeout(MOST)
        page.goto(url)
        for name, part in PARTS.items():
            part(page)
            page.wait_for_timeout(STILL)
            yield name, watch.peak


def starts(page):
    page.wait_for_function(THERE)
    page.wait_for_function(ALL_FETCHED)


def plays(page):
    page.evaluate(MATCH)
    page.wait_for_function(PLAY, polling=TOUCH)


def reviews(page):
    page.evaluate("() => taku.go('#/review/bench')")
    page.wait_for_selector(".cause")


def measures(page):
    page.evaluate(BOT)
    page.evaluate("() => taku.go('#/lab/hearts/bench')")
    page.get_by_role("button", name="Measure").locator("visible=true").click()
    page.wait_for_selector(".lab-figures tbody tr")


PARTS = {
    "home, Python and all that comes later": starts,
    "a match of Hearts": plays,
    "its review": reviews,
    "a bot of the lab": measures,
}


def main():
    host = Host(str(build.DIST))
    with sync_playwright() as playwright:
        nothing = empty(playwright)
        print(f"{'an empty page':<40}{nothing / 1e6:>8.0f} MB", flush=True)
        for name, peak in used(playwright, host.url):
            more = (peak - nothing) / 1e6
            print(f"{name:<40}{peak / 1e6:>8.0f} MB{more:>8.0f} more", flush=True)
    host.stop()


if __name__ == "__main__":
    main()
