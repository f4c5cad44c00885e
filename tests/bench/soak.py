"""A user who touches everything, for an hour: does the page hold?

    PYTHONPATH=engine .venv/bin/python -m tests.bench.soak [--browser Chromium] [--minutes 60]
        [--seed A]

Draws touches, keys, addresses, reloads, lost connections, changes of tab, window, language and
theme over all screens, at a phone's size and at a desktop's. Each minute it tells how often what
was done, and the megabytes that the browser's processes hold together. At the end come the errors
on the console, whether memory grew after the first sixth, and whether the engine can load every
match in the store; anything wrong fails the run. What is drawn follows from the seed; when the
page answers does not, so a run can be told again, but not repeated to the letter.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from playwright.sync_api import sync_playwright

import build
from taku import Match, games
from tests.page.browsers import Chromium, firefox
from tests.page.conftest import Site, launch_options
from tests.page.table import DESKTOP, PHONE

MINUTE = 60  # seconds
PAUSE = 0.4  # seconds at most from one thing to the next
OFFLINE = 15  # seconds at most
TABS = 3  # at most
STARTS = 60  # seconds for a page to begin
GROWTH = 1.15  # what is held at the end may be so many times what was held after the first sixth
KEYS = ("Enter", "Space", "Escape", "Tab", "Home", "End", *"123hlpuw?")
KEYS += ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
PLACES = ("options", "rules", "learn", "practice", "study", "statistics", "daily")
SCREENS = (
    *("", "about", "data", "settings", "statistics", "learn"),
    *(f"{place}/{game}" for place in PLACES for game in games),
)
OFFERED = """drawn => {
    const all = 'button, a[href^="#"], summary, label, select, input:not([type=file]), [data-card]';
    const { innerWidth: wide, innerHeight: high } = window;
    const found = [...document.querySelectorAll(all)]
      .filter(one => one.checkVisibility({ visibilityProperty: true }))
      .filter(one => !one.querySelector('[href="#i-print"]'))   // Firefox would wait for a printer
      .map(one => one.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
      .filter(([x, y]) => x > 0 && y > 0 && x < wide && y < high);
    return found[Math.floor(drawn * found.length)] ?? null;
}"""
SCROLL = "part => { scrollTo(0, part * document.body.scrollHeight) }"
GO = "hash => { location.hash = hash }"
SET = "(name, value) => { window.taku?.set(name, value) }"
BACK = "() => { history.back() }"
IS_BLANK = "() => location.protocol === 'about:'"
LEAVE = "() => { if (document.fullscreenElement) document.exitFullscreen() }"
LEFT = "() => !document.fullscreenElement"
IS_KEPT = "() => navigator.serviceWorker?.controller?.state === 'activated'"
BEGUN = "() => !!window.taku && document.querySelector('#app')?.childElementCount > 0"
ALL = """() => { window.stored = null; taku.matches.all().then(all => {
    window.stored = JSON.stringify({ all, damaged: taku.matches.damaged() }); }); }"""
STORED = "() => window.stored"
LOST = ("ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to fetch", "NetworkError", "Load failed")


class Person:
    """A user of the browser, and what they have done so far."""

    def __init__(self, browser: Any, site: Site, chance: Random) -> None:
        self.browser, self.site, self.chance = browser, site, chance
        self.done: Counter[str] = Counter()
        self.back = 0.0  # when the connection comes back; 0 while it is there
        self.habits: dict[Callable[[], None], int] = {
            self.touches: 600,
            self.presses: 120,
            self.goes_somewhere: 40,
            self.scrolls: 30,
            self.changes_tab: 20,
            self.goes_back: 15,
            self.reloads: 12,
            self.resizes: 8,
            self.changes_language: 8,
            self.changes_theme: 8,
            self.loses_the_connection: 4,
        }

    def acts(self) -> None:
        if self.back and time.monotonic() > self.back:
            self.reconnects()
        if self.browser.evaluate(IS_BLANK):  # going back has left the page
            self.comes()
        (habit,) = self.chance.choices(list(self.habits), list(self.habits.values()))
        habit()
        self.done[habit.__name__.replace("_", " ")] += 1
        time.sleep(self.chance.random() * PAUSE)

    def touches(self) -> None:
        if place := self.browser.evaluate(OFFERED, self.chance.random()):
            self.browser.tap(*place)

    def presses(self) -> None:
        self.browser.press(self.chance.choice(KEYS))

    def goes_somewhere(self) -> None:
        self.browser.evaluate(GO, f"#/{self.chance.choice(SCREENS)}")

    def scrolls(self) -> None:
        self.browser.evaluate(SCROLL, self.chance.random())

    def changes_tab(self) -> None:
        tabs = self.browser.tabs()
        if len(tabs) < TABS:
            self.browser.open_tab()
            self.comes()
        elif self.chance.random() < 1 / 2:
            self.browser.close_tab()
        else:
            self.browser.go_to(self.chance.choice(tabs))

    def comes(self) -> None:
        self.browser.goto(self.site.url)
        self.waits(BEGUN)

    def goes_back(self) -> None:
        if self.browser.evaluate("() => location.hash.length > 2"):
            self.browser.evaluate(BACK)
            self.browser.draws()

    def reloads(self) -> None:
        self.browser.reload()
        self.waits(BEGUN)

    def resizes(self) -> None:
        self.browser.evaluate(LEAVE)  # the whole screen has one size only
        self.waits(LEFT)
        self.browser.resize(*self.chance.choice((PHONE, DESKTOP)))

    def changes_language(self) -> None:
        self.browser.evaluate(SET, "language", self.chance.choice(("en", "ja")))

    def changes_theme(self) -> None:
        self.browser.evaluate(SET, "theme", self.chance.choice(("light", "dark", "contrast", "")))

    def loses_the_connection(self) -> None:
        if not self.back and self.browser.evaluate(IS_KEPT):
            self.site.stop()
            self.back = time.monotonic() + self.chance.random() * OFFLINE

    def reconnects(self) -> None:
        self.site.start()
        self.back = 0.0

    def waits(self, function: str) -> Any:
        """What the page tells as soon as it tells anything."""
        late = time.monotonic() + STARTS
        while time.monotonic() < late:
            if told := self.browser.evaluate(function):
                return told
            self.browser.draws()
        raise TimeoutError(self.browser.evaluate("() => location.href + document.body.innerText"))


class Errors(list[str]):
    """What the console says, told as it comes: what was done just before is the best clue."""

    def hear(self, text: str, where: str) -> None:
        self.append(f"{text} ({where})")
        print(f"{time.strftime('%H:%M:%S')}  {self[-1]}", flush=True)


def children(of: int) -> list[int]:
    """All processes that this one has started, and those that they have."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(
                status.read_text(encoding="utf-8").rpartition(")")[2].split()[1]
            )
        except OSError:
            continue  # it has ended meanwhile
    found = [of]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def megabytes() -> float:
    """What the browser holds: its processes' own pages, and its share of common ones (Linux)."""
    total = 0
    for process in children(os.getpid()):
        try:
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in rollup.splitlines() if "Pss:" in line)
    return total / 1000


@contextmanager
def in_chromium(errors: Errors) -> Iterator[Chromium]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        context.on("weberror", lambda error: errors.append(f"thrown: {error.error}"))
        context.on(
            "console",
            lambda said: (
                said.type == "error"
                and errors.append(f"{said.text} ({said.location.get('url', '')})")
            ),
        )
        yield Chromium(context.pages[0])
        context.close()


@contextmanager
def in_firefox(errors: Errors) -> Iterator[Any]:
    with firefox() as browser:
        yield browser
        for error in browser.errors():
            errors.hear(error, "Firefox")


BROWSERS = {"Chromium": in_chromium, "Firefox": in_firefox}


def soak(person: Person, minutes: float) -> list[float]:
    """The megabytes held at the end of each minute."""
    held: list[float] = []
    began = time.monotonic()
    person.comes()
    while (now := time.monotonic() - began) < minutes * MINUTE:
        if now > (len(held) + 1) * MINUTE:
            held.append(megabytes())
            done = ", ".join(f"{count} {name}" for name, count in person.done.most_common())
            print(f"{len(held):>4} min {held[-1]:7.0f} MB  {done}", flush=True)
        person.acts()
    if person.back:
        person.reconnects()
    return held


def stored(person: Person) -> dict[str, list[Any]]:
    """The matches in the browser's store, and what it holds for damaged."""
    while len(person.browser.tabs()) > 1:
        person.browser.close_tab()
    person.comes()
    person.browser.evaluate(ALL)
    return json.loads(person.waits(STORED))


def unloadable(matches: list[dict[str, Any]]) -> list[str]:
    """Why the engine does not load some of them."""
    wrong = []
    for match in matches:
        try:
            Match.load({**match["head"], "log": match["log"]})
        except ValueError as error:
            wrong.append(f"{match['id']}: {error}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--browser", choices=BROWSERS, default="Chromium")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", default=token_hex(3))
    given = parser.parse_args()
    errors = Errors()
    site = Site(build.DIST)
    print(f"{given.browser}, seed {given.seed}")
    with BROWSERS[given.browser](errors) as browser:
        person = Person(browser, site, Random(given.seed))
        held = soak(person, given.minutes)
        found = stored(person)
    site.stop()
    ours = [error for error in errors if not any(lost in error for lost in LOST)]
    wrong = [*unloadable(found["all"]), *(f"damaged: {one}" for one in found["damaged"])]
    sixth = max(1, len(held) // 6)
    early, late = (statistics.median(part or [0]) for part in (held[sixth:][:sixth], held[-sixth:]))
    print(
        f"{person.done.total()} things done, {len(errors) - len(ours)} errors while it was offline"
    )
    print(f"{len(ours)} errors", *ours, sep="\n  ")
    print(f"{early:.0f} MB after the first sixth, {late:.0f} MB at the end")
    print(
        f"{len(found['all'])} matches in the store, {len(wrong)} cannot be loaded",
        *wrong,
        sep="\n  ",
    )
    return 1 if ours or wrong or late > GROWTH * early else 0


if __name__ == "__main__":
    sys.exit(main())
