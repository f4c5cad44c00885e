"""What becomes of matches on a disk that is full: python -m tests.bench.disk [runs] [MB]

As root, on Linux: a profile on a small disk of its own (tmpfs). Two matches are begun, the disk
is filled to its last byte, moves are played in one of them, the browser is closed or killed;
then there is room again, and the next visit is looked at. For each value of `durability` it
reports how many writes were confirmed and how long they took. It also reports whether the page
said that nothing is stored, and how many of the moves were there afterwards.

Where a write fails for want of room, Chromium clears away all that a site keeps, its service
worker's files and its database, and goes on; so the site is visited whole, with its worker.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import mkdtemp

from playwright.sync_api import Error, sync_playwright

import build
from tests.page.conftest import NO_ENGINE, Site, launch_options
from tests.page.stored import match
from tests.page.table import until

MOVES = 12
PACE = 250  # milliseconds from one to the next, as bots play
DURABILITY = """{
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      return transaction.call(this, stores, mode, WAY ? { durability: WAY } : options);
    };
}"""
BEGIN = """async matches => {
    window.table = matches[0];
    taku.set('speed', 'fast');
    for (const match of matches) await taku.matches.keep(match);
}"""
MOVE = """async () => {
    table.log.push(`entry ${table.log.length} ${'.'.repeat(200)}`);
    const began = performance.now();
    const done = await taku.matches.keep(table).then(() => true, () => false);
    return [done, performance.now() - began];
}"""
CACHED = "async () => (await caches.keys()).length > 0 && !!(await navigator.serviceWorker.ready)"


@contextmanager
def small_disk(megabytes):
    folder = Path(mkdtemp())
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], check=True
    )
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)
        folder.rmdir()


def fill(folder):
    """Leave not a byte; what comes of it makes room again."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while file.write(bytes(size)):
                    pass
            except OSError:
                continue
    return ballast


def opened(playwright, folder, site, script=NO_ENGINE):
    context = playwright.chromium.launch_persistent_context(folder / "profile", **launch_options())
    page = context.pages[0]
    page.add_init_script(script)
    page.goto(site.url)
    page.wait_for_function("() => window.taku")
    return context, page


def kill(folder):
    """End the browser whose profile this is, as a lack of power would."""
    found = subprocess.run(["pgrep", "-f", str(folder)], capture_output=True, text=True)
    for process in found.stdout.split():
        if int(process) != os.getpid():
            os.kill(int(process), signal.SIGKILL)


def trial(playwright, site, folder, way, full, end):
    context, page = opened(playwright, folder, site, DURABILITY.replace("WAY", repr(way)))
    for mark in ("engine-ready", "all-fetched"):
        page.wait_for_function("mark => performance.getEntriesByName(mark).length", arg=mark)
    until(page, CACHED)
    page.evaluate(BEGIN, [match("m", log=[]), match("other", log=[])])
    ballast = fill(folder) if full else None
    told = []
    for _ in range(MOVES):
        told.append(page.evaluate(MOVE))
        page.wait_for_timeout(PACE)
    gone = not page.evaluate("async () => (await caches.keys()).length")
    if end == "killed":
        kill(folder)
    try:
        context.close()
    except Error:
        assert end == "killed"
    if ballast:
        ballast.unlink()
    context, page = opened(playwright, folder, site)
    logs = page.evaluate("() => taku.matches.list().map(({ id, log }) => [id, log.length])")
    context.close()
    return told, gone, dict(logs)


def main():
    runs, megabytes = (int(text) for text in [*sys.argv[1:], *("3", "40")[len(sys.argv) - 1 :]])
    site = Site(shutil.copytree(build.DIST, Path(mkdtemp()) / "dist"))
    with sync_playwright() as playwright:
        for full in (False, True):
            for way in ("relaxed", "strict"):
                for end in ("closed", "killed") * runs:
                    with small_disk(megabytes) as folder:
                        told, gone, logs = trial(playwright, site, folder, way, full, end)
                    print(
                        f"{way:8} {'full' if full else 'room':4} {end}"
                        f"  done {sum(done for done, _ in told):2} of {MOVES}"
                        f"  {median(took for _, took in told):5.1f} ms"
                        f"  cleared away: {bool(gone)}  there: {logs}",
                        flush=True,
                    )
    site.stop()


if __name__ == "__main__":
    main()
