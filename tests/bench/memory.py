"""What the page takes of a device's memory, beside an empty page.

    .venv/bin/python -m tests.bench.memory

All processes of a browser are looked at many times a second: what each has for itself and its part
of what several share (PSS). Its peak is told from an empty page on: with home and Python there,
after a match of Hearts, its review in a second Python, and a bot of the lab measured in a third.
The browser gets its commands by its pipe, and no more than is needed: Playwright has DevTools
listen to the network and keep a copy of all that comes, 40 MB that a player's browser does not use.
Linux only; nothing else is asked of the machine.
"""

import json
import os
import subprocess
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from tests.bench.host import Host
from tests.page.conftest import PART, launch_options

EVERY = 0.1  # seconds between two looks
STILL = 3.0  # seconds until what has been opened has done all it does then
TOUCH = 0.5  # seconds between two touches: of hastier ones a browser leaves garbage for later
MOST = 600  # seconds that a part may take
EMPTY = "about:blank"
OPTIONS = ("--headless", "--remote-debugging-pipe", "--no-first-run", "--window-size=1280,720")
CALM = "localStorage['taku.settings'] ??= JSON.stringify({ speed: 'none' });"
THERE = "() => window.taku?.engineState === 'ready'"
ALL_FETCHED = "() => performance.getEntriesByName('all-fetched').length > 0"
MATCH = """() => taku.sit({
    id: 'bench', head: { format: 1, game: 'hearts', options: { target: 50 }, seed: 'memory',
      seats: ['human', 'normal', 'normal', 'normal'] },
    log: [], names: [], when: Date.now(), glance: null, over: false })"""
BOT = """() => taku.bots.add([{ id: 'bench', game: 'hearts', name: 'own.py', when: 0,
    code: 'def agent(view, moves, random):\\n    return random.choice(moves)\\n' }])"""
PRESS = """() => {
    const isMeant = each => each.textContent.trim() === 'NAME' && each.checkVisibility();
    const button = [...document.querySelectorAll('button')].find(isMeant);
    button?.click();
    return !!button;
}"""
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

    def __init__(self, browser):
        self._browser, self._over = browser, threading.Event()
        self.peak = 0
        self._looking = threading.Thread(target=self._look)
        self._looking.start()

    def _look(self):
        while not self._over.wait(EVERY):
            self.peak = max(self.peak, share(self._browser))

    def stop(self):
        self._over.set()
        self._looking.join()


def share(browser):
    """Bytes of all processes that a browser is."""
    return 1024 * sum(map(kilobytes, processes(browser)))


def processes(browser):
    """The process with this number and all that come of it; some have a group of their own."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            parents[int(path.name)] = int((path / "stat").read_text().rpartition(")")[2].split()[1])
    family = {browser}
    while more := {each for each, parent in parents.items() if parent in family} - family:
        family |= more
    return [Path("/proc") / str(each) for each in family]


def kilobytes(process):
    try:
        lines = (process / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


class Page:
    """A page in a browser of its own, by the pipe that it is told of its DevTools by."""

    def __init__(self, executable, folder):
        take, tell = os.pipe()
        hear, say = os.pipe()
        os.set_inheritable(take, True)
        os.set_inheritable(say, True)
        pipes = f'exec "$@" 3<&{take} 4>&{say}'  # where it looks for them
        options = [*OPTIONS, *launch_options()["args"], f"--user-data-dir={folder}", EMPTY]
        self.browser = subprocess.Popen(
            ["sh", "-c", pipes, "sh", executable, *options],
            close_fds=False,
            start_new_session=True,
            stderr=subprocess.DEVNULL,
        )
        os.close(take)
        os.close(say)
        self.to, self.heard = os.fdopen(tell, "wb", buffering=0), os.fdopen(hear, "rb")
        self.session, self.asked = None, 0
        (target,) = (
            one for one in self.ask("Target.getTargets")["targetInfos"] if one["type"] == "page"
        )
        reached = self.ask("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        self.session = reached["sessionId"]
        self.ask("Page.enable")
        self.ask("Emulation.setFocusEmulationEnabled", enabled=True)  # or it waits to be seen
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=PART + CALM)

    def ask(self, method, **params):
        self.asked += 1
        request = {"id": self.asked, "method": method, "params": params}
        self.to.write(json.dumps(request | self.where()).encode() + b"\0")
        while (answer := self.next()).get("id") != self.asked:
            pass  # it tells more than it is asked
        assert "error" not in answer, answer
        return answer["result"]

    def where(self):
        return {"sessionId": self.session} if self.session else {}

    def next(self):
        message = bytearray()
        while (sign := self.heard.read(1)) != b"\0":
            assert sign, "the browser is gone"
            message += sign
        return json.loads(message)

    def evaluate(self, function):
        told = self.ask(
            "Runtime.evaluate", expression=f"({function})()", awaitPromise=True, returnByValue=True
        )
        return None if "exceptionDetails" in told else told["result"].get("value")

    def until(self, predicate, every=0.1):
        """Waits until it is true; a page that is being opened may know nothing that it asks for."""
        late = time.monotonic() + MOST
        while self.evaluate(predicate) is not True:
            assert time.monotonic() < late, predicate
            time.sleep(every)

    def close(self):
        with suppress(AssertionError):
            self.ask("Browser.close")
        self.browser.wait()
        self.to.close()
        self.heard.close()


@contextmanager
def browser(executable):
    """A browser with one page, and what it takes."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = Page(executable, folder)
        watch = Watch(page.browser.pid)
        try:
            time.sleep(STILL)
            yield page, watch
        finally:
            watch.stop()
            page.close()


def used(executable, url):
    """The peak of an empty page and after each part, one after the other in one browser."""
    with browser(executable) as (page, watch):
        yield "an empty page", watch.peak
        page.ask("Page.navigate", url=url)
        for name, part in PARTS.items():
            part(page)
            time.sleep(STILL)
            yield name, watch.peak


def starts(page):
    page.until(THERE)
    page.until(ALL_FETCHED)


def plays(page):
    page.evaluate(MATCH)
    page.until(PLAY, TOUCH)


def reviews(page):
    page.evaluate("() => taku.go('#/review/bench')")
    page.until("() => document.querySelector('.cause') !== null")


def measures(page):
    page.evaluate(BOT)
    page.evaluate("() => taku.go('#/lab/hearts/bench')")
    for name in ("I have read it", "Measure"):
        page.until(PRESS.replace("NAME", name))
    page.until("() => document.querySelector('.lab-figures tbody tr') !== null")


PARTS = {
    "home, Python and all that comes later": starts,
    "a match of Hearts": plays,
    "its review": reviews,
    "a bot of the lab": measures,
}


def main():
    host = Host(str(build.DIST))
    with sync_playwright() as playwright:
        executable = build.chromium() or playwright.chromium.executable_path
    nothing = 0
    for name, peak in used(executable, host.url):
        nothing = nothing or peak
        more = (peak - nothing) / 1e6
        print(f"{name:<40}{peak / 1e6:>8.0f} MB{more:>8.0f} more", flush=True)
    host.stop()


if __name__ == "__main__":
    main()
