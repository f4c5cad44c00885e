"""How long it takes until a table is there and answers, against Pyodide as it is shipped.

    .venv/bin/python -m tests.bench.start [rounds [folder…]]

Each folder has another build of the site, for the price of what one of them leaves out.
All are measured in turns in one run: first visits in new browser profiles, later ones in one that
has been here and has played; one without a connection. Each is measured once more while the browser
gets a quarter of the processor, first visits over slow lines too. DevTools slows a page's main
thread and no worker: here all that the browser has runs 5 ms of each 20. Theirs is `loadPyodide()`
and one line of Python, in a page as most do it, and in a worker.

Milliseconds from the address until, painted, home shows the games; there is the picture of a table;
the first touch has been answered; the first move is carried out, or the answer to a lesson told.
Whatever is pressed is pressed as soon as it is there. Bytes are what crosses the network until
then, from a host that compresses. Ratios mean more than times.
"""

import os
import shutil
import signal
import statistics
import sys
import tempfile
import threading
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

import build
from tests.bench.host import Host
from tests.page.conftest import PART, launch_options

LINES = {
    "10 Mbit/s": {"bits_per_second": 10_000_000, "latency": 0.04},
    "1.6 Mbit/s": {"bits_per_second": 1_600_000, "latency": 0.15},
}
QUARTER = "CPU / 4"
RUNS, RESTS = 0.005, 0.015  # seconds, of each of which all threads of a browser run, and rest


class Visit(NamedTuple):
    """What is opened, by an address after that of the site; `{match}` is the one left last."""

    name: str
    address: str = ""
    offline: bool = False


FIRST = (
    Visit("first"),
    Visit("first, a lesson", "#/learn/hearts/points/1"),
    Visit("first, practice", "#/practice/hearts"),
)
OVER_LINES = FIRST[:2]
LATER = (
    Visit("later"),
    Visit("later, a match that was left", "#/play/{match}"),
    Visit("later, a lesson", "#/learn/hearts/points/1"),
    Visit("later, practice", "#/practice/hearts"),
    Visit("later, offline", offline=True),
)
WATCH = """{
    Math.random = () => 0;   // always the same question: after some answers cards are shown, slowly
    const is = name => performance.getEntriesByName(name).length > 0;
    const mark = name => {
      if (is(name)) return;
      performance.mark(name);
      later();   // what comes next may have waited for that
    };
    const painted = name => requestAnimationFrame(() => setTimeout(mark, 0, name));
    const first = parts => document.querySelector(parts);
    const TOUCHED = '.hand [aria-pressed=true], .slots li .card, .callout, ' +
      '.lesson[data-phase=answering], .lesson[data-phase=marked]';
    const CARD = '.hand [data-card]:not([aria-disabled]):not([aria-pressed=true])';
    let begun = false, entries = 0, due = false;
    const press = () => {   // whatever leads to a first move
      const way = first('.foot .primary:not([aria-disabled])') ??
        first('.answers .primary') ?? first('.answers button') ?? first(CARD);
      way?.click();
    };
    const look = () => {
      due = false;
      const play = first('[aria-label="Play Hearts"]');
      if (play && !begun) {
        begun = true;
        play.click();
        painted('usable');
      }
      first('.sheet-round[open] .primary')?.click();   // a hand was over
      if (first('.table .hand [data-card], .table .answers button')) painted('table');
      else if (!is('table')) return;
      if (is('moved') || !is('table')) return is('moved') || later();
      entries ||= taku.match?.log.length ?? 0;
      if (!is('touched') && first(TOUCHED)) return painted('touched');
      const played = !first('.lesson') && taku.match?.log.length > entries;
      if (played || first('.lesson[data-phase=marked]')) return painted('moved');
      press();
    };
    const later = () => (due ||= !!setTimeout(look));
    new MutationObserver(later).observe(
      document, { childList: true, subtree: true, attributes: true });
}"""
PAGE = """<!doctype html><title>stock</title>
<link rel="icon" href="data:,"><script type="module" src="py-0/page.js"></script>"""
ONE_LINE = """
import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
pyodide.runPython('1 + 1');
"""
STOCK = {  # the scripts beside npm's files
    "page": {"page.js": ONE_LINE + "performance.mark('moved');"},
    "worker": {
        "page.js": """
            const address = new URL('worker.js', import.meta.url);
            new Worker(address, { type: 'module' }).onmessage = () => performance.mark('moved');
        """,
        "worker.js": ONE_LINE + "postMessage(0);",
    },
}
MOVES = 30
MOST = 240_000  # milliseconds that a visit may take
OPENED = 2_000  # milliseconds until a browser that has been opened has done all it does then
WRITTEN = 3_000  # milliseconds until the browser has written its caches


def stock(folder, scripts):
    """A page with the files of npm's package as they are; the browser may keep them for a year."""
    inside = folder / "py-0"
    inside.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(build.MODULES / "pyodide" / name, inside)
    shutil.copy(build.MODULES / "pyodide/pyodide-lock.json", inside)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    for name, script in scripts.items():
        (inside / name).write_text(script, encoding="utf-8")


# Visits


def visit(page, url, line):
    """Milliseconds from the address until each mark; bytes until the first touch, and in all."""
    line.sent = []
    page.goto(url)
    reached(page, "moved" if page.title() == "stock" else "touched")
    touched = sent(line)
    reached(page, "moved")
    marks = page.evaluate(
        "() => Object.fromEntries(performance.getEntriesByType('mark').map("
        "({ name, startTime }) => [name, startTime]))"
    )
    return marks | {"bytes, touched": touched, "bytes": sent(line)}


def reached(page, mark):
    page.wait_for_function(
        "name => performance.getEntriesByName(name).length", arg=mark, timeout=MOST
    )


def sent(line):
    return sum(size for _, size, _ in line.sent)


@contextmanager
def profile(playwright):
    """A browser that has never been here, and the folder that it is known by."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        context.add_init_script(PART + WATCH)
        context.pages[0].wait_for_timeout(OPENED)
        yield context, folder
        context.close()


@contextmanager
def a_quarter(folder):
    """Meanwhile all processes of the browser with this profile run a quarter of the time."""
    group, over = group_of(folder), threading.Event()

    def pulse():
        while not over.is_set():
            os.killpg(group, signal.SIGSTOP)
            over.wait(RESTS)
            os.killpg(group, signal.SIGCONT)
            over.wait(RUNS)

    pulsing = threading.Thread(target=pulse)
    pulsing.start()
    try:
        yield
    finally:
        over.set()
        pulsing.join()


def group_of(folder):
    """The process group of a browser, by the folder with its profile."""
    option = f"--user-data-dir={folder}".encode()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        if option in path.read_bytes().split(b"\0"):
            return os.getpgid(int(path.parent.name))
    raise LookupError(f"no browser has its profile in {folder}")


def first_visits(playwright, host, visits):
    """Each in a browser of its own, as it is, with less of the processor, and over slow lines."""
    times = {}
    for each in visits:
        for condition in ("", QUARTER, *(LINES if each in OVER_LINES else ())):
            line = host.slow(**LINES[condition]) if condition in LINES else nullcontext()
            with profile(playwright) as (context, folder), line, slowed(folder, condition):
                times[each.name, condition] = visit(
                    context.new_page(), host.url + each.address, host.line
                )
                speed = host.line.speed()  # the worker fetches Python's WebAssembly
            if condition in LINES:
                assert speed < 1.1 * LINES[condition]["bits_per_second"]
    return times


def slowed(folder, condition):
    return a_quarter(folder) if condition == QUARTER else nullcontext()


class Regular:
    """A visitor who returns again and again, in one browser."""

    def __init__(self, host, context, folder):
        self.host, self.context, self.folder = host, context, folder
        self.page, self.match = context.new_page(), ""

    def come(self, *, plays):
        """Visits that are not measured: a browser keeps only so much compiled as is used."""
        for _ in range(2):
            self.open(Visit("later"))
            if plays:
                play(self.page)
                self.match = self.page.evaluate("() => taku.match.id")

    def open(self, each):
        self.page.wait_for_timeout(WRITTEN)
        self.page.close()
        self.page = self.context.new_page()
        with self.host.down() if each.offline else nullcontext():
            address = each.address.format(match=self.match)
            return visit(self.page, self.host.url + address, self.host.line)

    def measured(self, visits):
        times = {}
        for each in visits:
            for condition in ("", QUARTER):
                with slowed(self.folder, condition):
                    times[each.name, condition] = self.open(each)
        return times


def later_visits(playwright, host):
    with profile(playwright) as (context, folder):
        regular = Regular(host, context, folder)
        regular.come(plays=True)
        regular.page.wait_for_function("() => navigator.serviceWorker.controller")
        return regular.measured(LATER)


def later_visits_of_stock(playwright, host):
    with profile(playwright) as (context, folder):
        regular = Regular(host, context, folder)
        regular.come(plays=False)
        return regular.measured(LATER[:1])


def play(page):
    for _ in range(MOVES):
        page.evaluate(
            """() => {
              const primary = document.querySelector('.foot .primary');
              if (primary && !primary.ariaDisabled) return primary.click();
              document.querySelector(
                '.hand [data-card]:not([aria-disabled]):not([aria-pressed=true])')?.click();
            }"""
        )
        page.wait_for_timeout(400)


# Figures

COLUMNS = ("usable", "table", "touched", "moved")


def medians(rounds):
    """Of each visit and each of its marks."""
    return {
        visited: {
            mark: statistics.median(times[visited][mark] for times in rounds)
            for mark in rounds[0][visited]
            if all(mark in times[visited] for times in rounds)
        }
        for visited in rounds[0]
    }


def report(built, found):
    ours, page, worker = (medians(found[name]) for name in (built, "page", "worker"))
    heads = [*COLUMNS, "in page", "in worker", *COLUMNS[1:]]
    print(f"{built:<42}{''.join(f'{head:>11}' for head in heads)}")
    for (name, condition), marks in ours.items():
        theirs = [stock[like(name), condition]["moved"] for stock in (page, worker)]
        times = [f"{marks[mark]:,.0f}" if mark in marks else "" for mark in COLUMNS]
        cells = [*times, *(f"{each:,.0f}" for each in theirs), *ratios(marks, theirs)]
        print(f"{f'{name}  {condition}':<42}{''.join(f'{cell:>11}' for cell in cells)}")
    for (name, condition), marks in ours.items():
        if not condition and like(name) == "first":
            told = f"{marks['bytes, touched'] / 1e6:.2f} MB, {marks['bytes'] / 1e6:.2f} MB"
            print(f"{name:<42}until the first touch, and the first move: {told}")
    print(f"{'stock':<42}{page['first', '']['bytes'] / 1e6:.2f} MB")


def like(name):
    """The visit of stock Pyodide that one of ours is compared with."""
    return "first" if name.startswith("first") else "later"


def ratios(marks, theirs):
    """Of each time to both of theirs."""
    return ["/".join(f"{marks[mark] / each:.2f}" for each in theirs) for mark in COLUMNS[1:]]


def main(rounds, *others):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        builds = {"taku": build.DIST} | {Path(other).name: other for other in others}
        for name, dist in builds.items():
            shutil.copytree(dist, f"{folder}/{name}")
        for name, scripts in STOCK.items():
            stock(Path(f"{folder}/{name}"), scripts)
        hosts = {name: Host(f"{folder}/{name}") for name in (*builds, *STOCK)}
        found = {name: [] for name in hosts}
        for _ in range(rounds):
            for name in builds:
                times = first_visits(playwright, hosts[name], FIRST)
                found[name].append(times | later_visits(playwright, hosts[name]))
            for name in STOCK:
                times = first_visits(playwright, hosts[name], FIRST[:1])
                found[name].append(times | later_visits_of_stock(playwright, hosts[name]))
        for host in hosts.values():
            host.stop()
        for name in builds:
            report(name, found)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, *sys.argv[2:])
