"""How long a player waits for strong bots on a device four times slower, in milliseconds.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.slow [share] [decisions] [game] [rest]

Runs the page's own worker in a browser whose pages share part of one core (0.25 by default), set
by a control group of Linux (version 1), as root. Compiler and garbage collector share it, too.
Python has never run in that browser. It has ten seconds, or `rest`, until a player sits down with
strong bots, decides once, and then takes every hint. Measured at each table: a bot's move until
its frame, before the first hint and after it; a hint; the meaning of a first card. Printed: the
median, the 95th percentile and the worst. With a share of 1 the same is measured at full speed:
the ratio of both shows whether the share is what it should be.
"""

import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Browser, sync_playwright

import build
from taku.options import changed
from tests.bench.think import tables
from tests.page.conftest import Site, launch_options

GROUP = Path("/sys/fs/cgroup/cpu/taku-slow")
PERIOD = 20_000  # microseconds: short, so that a share feels like a slow core
DECISIONS = 60
REST = 10  # seconds: only a player who has found the options sets up a table for strong bots
KINDS = {"cold": "first bots", "bot": "a bot", "hint": "a hint", "first": "a card"}
Times: TypeAlias = dict[str, list[float]]
PLAY = """async ([address, start, most, rest]) => {
    const worker = new Worker(address, { type: 'module' });
    const hear = take => new Promise(done => {
      worker.onmessage = ({ data }) => take(JSON.parse(data), done);
    });
    await hear((message, done) => message.phase === 'ready' && done());
    const times = { cold: [], bot: [], hint: [], first: [] };
    let bots = times.cold, view, best;
    const ask = (request, kind) => {
      let last = performance.now(), thinker = false;
      const answered = hear((message, done) => {
        const now = performance.now();
        if (message.type === 'answered') return done();
        if (message.type === 'hinted') best = message.moves[0].move;
        if (message.type === 'choice-explained') best = message.meaning.moves[0]?.move;
        if (kind) times[kind].push(now - last);
        if (message.type === 'frame') {
          if (thinker) bots.push(now - last);
          ({ view } = message);
          thinker = view.to_act > 0;
        }
        last = now;
      });
      worker.postMessage(JSON.stringify(request));
      return answered;
    };
    await new Promise(done => setTimeout(done, rest * 1000));
    await ask(start);
    await ask({ type: 'explain-choice', items: view.ask.items.slice(0, view.ask.least || 1) });
    await ask({ type: 'play', move: best ?? view.ask.buttons[0].move });
    bots = times.bot;
    while (view.ask && times.bot.length + times.hint.length < most) {
      await ask({ type: 'explain-choice', items: view.ask.items.slice(0, 1) }, 'first');
      await ask({ type: 'hint' }, 'hint');
      await ask({ type: 'play', move: best });
    }
    worker.terminate();
    return times;
}"""


def renderers(browser: Browser) -> list[int]:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [process["id"] for process in found if process["type"] == "renderer"]


@contextmanager
def limited(pids: list[int], share: float) -> Iterator[None]:
    """While this lasts they have this share of one core among them."""
    GROUP.mkdir(exist_ok=True)
    (GROUP / "cpu.cfs_period_us").write_text(str(PERIOD))
    (GROUP / "cpu.cfs_quota_us").write_text(str(round(share * PERIOD)))
    try:
        for pid in pids:
            (GROUP / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        for pid in pids:
            (GROUP.parent / "cgroup.procs").write_text(str(pid))
        GROUP.rmdir()


def visit(
    browser: Browser, site: Site, start: dict[str, Any], share: float, most: int, rest: float
) -> Times:
    (worker,) = Path(site.folder).glob("app-*/worker.js")
    address = f"{site.url}{worker.relative_to(site.folder).as_posix()}"
    context = browser.new_context()
    page = context.new_page()
    page.goto(site.url + "icons/icon.svg")
    with limited(renderers(browser), share):
        times: Times = page.evaluate(PLAY, [address, start, most, rest])
    context.close()
    return times


def figures(times: list[float]) -> str:
    if not times:
        return f"{'':26}"
    ranked = sorted(times)
    late = ranked[int(0.95 * len(ranked))]
    return f"{statistics.median(ranked):10.0f}{late:8.0f}{ranked[-1]:8.0f}"


def main(
    share: str = "0.25", decisions: str = str(DECISIONS), only: str = "", rest: str = str(REST)
) -> None:
    site = Site(str(build.DIST))
    print(f"{'':24}" + "".join(f"{kind:>10}{'95 %':>8}{'worst':>8}" for kind in KINDS.values()))
    with sync_playwright() as playwright:
        for name, options, seats, table in tables(only):
            sitters = ["human", *["strong"] * (seats - 1)]
            start = {"game": name, "seats": sitters, "options": changed(options), "seed": "slow"}
            request = {"type": "start", **start}
            browser = playwright.chromium.launch(**launch_options())
            times = visit(browser, site, request, float(share), int(decisions), float(rest))
            browser.close()
            print(f"{table:24}" + "".join(figures(times[kind]) for kind in KINDS), flush=True)
    site.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
