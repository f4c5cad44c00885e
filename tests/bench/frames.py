"""How long a frame of embed.html takes to show its first card, and to have its engine ready.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.frames [rounds [folder…]]

Each folder has another build of the site. All are measured in turns in one run, each frame in a new
browser profile, then once more in it, when the browser has the files in its HTTP cache.
Milliseconds from the address until a card or a die is painted, and until the engine is ready;
a frame whose engine still sleeps when the card is there has none.
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from taku.problems import problems
from tests.bench.host import Host
from tests.page.conftest import launch_options
from tests.page.lessons_sent import LESSON
from tests.page.packed_links import packed

PROBLEM = next(each.id for each in problems("hearts") if not each.options)
LOG = "deal 2C 3D | 5C AH | 8C TD | JC KD\n2C"
MATCH = ["hearts", {"passing": False}, ["human", "easy", "easy", "easy"], "1", [""] * 4, LOG]
FRAMES = {
    "lesson": "#/learn/hearts/points",
    "problem": f"#/train/hearts/{PROBLEM}",
    "sent lesson": f"#/given/{packed(['lesson', LESSON])}/1",
    "position": f"#/study/hearts/{packed(['position', {'passing': False}, 4, 2, LOG])}",
    "match": f"#/match/{packed(['match', *MATCH])}",
}
WATCH = """{
    const painted = () => requestAnimationFrame(() => setTimeout(
      () => performance.getEntriesByName('card').length || performance.mark('card')));
    const look = () => document.querySelector('[data-card], .dice [data-place]') && painted();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
MARKED = "name => performance.getEntriesByName(name)[0]?.startTime"
OPENED = 2_000  # milliseconds until a browser that has been opened has done all it does then
MOST = 60_000  # milliseconds that a frame may take


def measured(playwright, host, address):
    """The marks of a first visit, and of a second one in the same browser."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        context.add_init_script(WATCH)
        context.pages[0].wait_for_timeout(OPENED)
        times = [marks(context.new_page(), f"{host.url}embed.html{address}") for _ in range(2)]
        context.close()
    return times


def marks(page, url):
    """Milliseconds until the first card, and until the engine if it has been started."""
    page.goto(url)
    card = page.wait_for_function(MARKED, arg="card", timeout=MOST).json_value()
    ready = None
    if page.workers:
        ready = page.wait_for_function(MARKED, arg="engine-ready", timeout=MOST).json_value()
    page.close()
    return card, ready


def main(rounds, *others):
    """Print medians for each build."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        builds = {"taku": build.DIST} | {Path(other).name: other for other in others}
        for name, dist in builds.items():
            shutil.copytree(dist, f"{folder}/{name}")
        hosts = {name: Host(f"{folder}/{name}") for name in builds}
        found = {(name, frame): [] for frame in FRAMES for name in builds}
        for _ in range(rounds):
            for name, frame in found:
                found[name, frame].append(measured(playwright, hosts[name], FRAMES[frame]))
        for host in hosts.values():
            host.stop()
        report(found)


def report(found):
    heads = ("card", "engine", "again: card", "engine")
    print(f"{'':<32}{''.join(f'{head:>13}' for head in heads)}")
    for (name, frame), rounds in found.items():
        columns = zip(*((*first, *second) for first, second in rounds), strict=True)
        cells = [
            "asleep" if None in column else f"{statistics.median(column):,.0f}"
            for column in columns
        ]
        print(f"{f'{frame}  {name}':<32}{''.join(f'{cell:>13}' for cell in cells)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, *sys.argv[2:])
