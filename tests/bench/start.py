"""How long it takes until a card can be played, against Pyodide as it is shipped.

    .venv/bin/python -m tests.bench.start [rounds]

Both are measured in turns in one run, each in new browser profiles: cold (nothing in any
cache), warm (the third visit), offline (the server gone), and a first visit over a slow line.
In the visits before some moves are made: a browser keeps only so much compiled as is used.
Warm and offline come twice for ours: without a memory of Python, and starting from one. Then the
match that was left is opened by its address: it ends when its table is there.
Ours can be used when the games have been painted. It ends when Hearts is dealt and a card in the
hand is not dimmed, its Play pressed as soon as it is there; theirs when `loadPyodide()` has come
back and answered one line of Python. Bytes are what crosses the network until then, from a host
that compresses. Ratios mean more than times.
"""

import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from tests.bench.host import Host
from tests.page.conftest import PART, launch_options
from tests.page.test_snapshot import MAKE

SLOW = {"bits_per_second": 10_000_000, "latency": 0.04}
WATCH = """
let pressed = false;
const mark = name => performance.getEntriesByName(name).length || performance.mark(name);
new MutationObserver(() => {
  const play = document.querySelector('[aria-label="Play Hearts"]');
  if (play && !pressed) {
    pressed = true;
    play.click();
    requestAnimationFrame(() => setTimeout(mark, 0, 'usable'));   // when it has been painted
  }
  document.querySelector('.sheet-round[open] .primary')?.click();   // a hand was over
  if (document.querySelector('.hand [data-card]:not([aria-disabled])')) mark('playable');
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
STOCK_PAGE = """<!doctype html><title>stock</title>
<link rel="icon" href="data:,"><script type="module" src="py-0/page.js"></script>"""
STOCK_PAGE_SCRIPT = """
const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
worker.onmessage = () => performance.mark('playable');
"""
STOCK_WORKER = """
import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
postMessage(pyodide.runPython('1 + 1'));
"""
REMEMBER = """
const instantiate = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...given) => {
  const made = await instantiate.apply(WebAssembly, given);
  globalThis.wasmMemory = made.instance.exports.memory;
  return made;
};
"""
REMEMBERED = "() => performance.getEntriesByName('remembered').length"
MOVES = 30
OPENED = 2_000  # milliseconds until a browser that has been opened has done all it does then
WRITTEN = 3_000  # and until it has put its caches in order


def stock(folder):
    """A page with the files of npm's package as they are; the browser may keep them for a year."""
    inside = folder / "py-0"
    inside.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(build.MODULES / "pyodide" / name, inside)
    shutil.copy(build.MODULES / "pyodide/pyodide-lock.json", inside)
    (folder / "index.html").write_text(STOCK_PAGE)
    (inside / "page.js").write_text(STOCK_PAGE_SCRIPT)
    (inside / "worker.js").write_text(STOCK_WORKER)


def visit(page, url):
    """Milliseconds from the address until the page can be used, and until a card can be played."""
    page.goto(url)
    page.wait_for_function("() => performance.getEntriesByName('playable').length", timeout=90_000)
    return page.evaluate(
        "() => Object.fromEntries(performance.getEntriesByType('mark').map("
        "({ name, startTime }) => [name, startTime]))"
    )


def profile(playwright, folder):
    context = playwright.chromium.launch_persistent_context(folder, **launch_options())
    context.add_init_script(PART + WATCH)
    context.pages[0].wait_for_timeout(OPENED)
    return context


def visits(playwright, host, *, ours):
    with tempfile.TemporaryDirectory() as folder:
        context = profile(playwright, folder)
        host.line.sent = []
        page = context.new_page()
        cold = visit(page, host.url)
        bytes_ = sum(size for _, size, _ in host.line.sent)
        times = {"cold": cold, "bytes": {"playable": bytes_}}
        for _ in range(2):
            page = again(page)
            times["warm"] = visit(page, host.url)
        if ours:
            page.wait_for_function("() => navigator.serviceWorker.controller")
            page = again(page)
            with host.down():
                times["offline"] = visit(page, host.url)
            page.evaluate(MAKE)
            page = again(page)
            times["warm, memory"] = visit(page, host.url)
            assert page.workers[0].evaluate(REMEMBERED)
            match = page.evaluate("() => taku.match.id")
            page = again(page)
            times["a match that was left"] = visit(page, f"{host.url}#/play/{match}")
            page = again(page)
            with host.down():
                times["offline, memory"] = visit(page, host.url)
        context.close()
    return times


def again(page):
    """A new tab, after some moves on the one before where it has a table."""
    play(page)
    page.wait_for_timeout(WRITTEN)
    page.close()
    return page.context.new_page()


def slow_visit(playwright, host):
    """The first visit over a slow line, and how slow that was."""
    with tempfile.TemporaryDirectory() as folder, host.slow(**SLOW) as line:
        context = profile(playwright, folder)
        times = visit(context.new_page(), host.url)
        speed = line.speed()  # of Python's WebAssembly, which the worker asks for
        assert speed < 1.1 * SLOW["bits_per_second"]
        context.close()
    return times, speed


def memory(playwright, folder):
    """Megabytes of the worker after some moves: Python's, and what JavaScript has beside it."""
    shutil.copytree(build.DIST, folder)
    (worker,) = Path(folder).glob("app-*/worker.js")
    worker.write_text(REMEMBER + worker.read_text())
    host = Host(folder)
    with tempfile.TemporaryDirectory() as kept:
        context = profile(playwright, kept)
        context.add_init_script(
            "localStorage['taku.settings'] ??= JSON.stringify({ speed: 'none' })"
        )
        page = context.new_page()
        visit(page, host.url)
        play(page)
        moves = page.evaluate("() => taku.match.log.length")
        python = page.workers[0].evaluate("() => wasmMemory.buffer.byteLength")
        script = heap(page)
        context.close()
    host.stop()
    return moves, python / 1e6, script / 1e6


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


def heap(page):
    """Bytes of JavaScript in the page's worker, with its files, but without Python's memory."""
    session = page.context.new_cdp_session(page)
    workers, answers = [], []
    session.on("Target.attachedToTarget", lambda worker: workers.append(worker))
    session.on("Target.receivedMessageFromTarget", lambda said: answers.append(said["message"]))
    attach = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    session.send("Target.setAutoAttach", attach)
    page.wait_for_timeout(1000)
    (worker,) = (it for it in workers if it["targetInfo"]["url"].startswith("blob:"))
    ask = json.dumps({"id": 1, "method": "Runtime.getHeapUsage"})
    session.send("Target.sendMessageToTarget", {"sessionId": worker["sessionId"], "message": ask})
    page.wait_for_timeout(1000)
    (used,) = (json.loads(answer)["result"] for answer in answers if '"usedSize"' in answer)
    return used["usedSize"] + used["embedderHeapUsedSize"] + used["backingStorageSize"]


def rows(found, mark):
    """Medians by kind of visit."""
    kinds = {kind: [] for times in found for kind in times}
    for times in found:
        for kind, marks in times.items():
            if mark in marks:
                kinds[kind].append(marks[mark])
    return {kind: statistics.median(values) for kind, values in kinds.items() if values}


def report(found):
    mine, theirs = (rows(found[name], "playable") for name in ("taku", "stock"))
    print(f"{'':<22}{'usable':>10}{'playable':>12}{'stock':>12}{'ratio':>9}")
    usable = rows(found["taku"], "usable")
    for kind, ours in mine.items():
        other = theirs[kind if kind in theirs else "warm"]
        first = f"{usable[kind]:,.0f}" if kind in usable else ""
        print(f"{kind:<22}{first:>10}{ours:>12,.0f}{other:>12,.0f}{ours / other:>9.2f}")


def main(rounds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shutil.copytree(build.DIST, f"{folder}/taku")
        stock(Path(f"{folder}/stock"))
        hosts = {name: Host(f"{folder}/{name}") for name in ("taku", "stock")}
        found = {name: [] for name in hosts}
        speeds = []
        for _ in range(rounds):
            for name, host in hosts.items():
                times = visits(playwright, host, ours=name == "taku")
                times["slow"], speed = slow_visit(playwright, host)
                speeds.append(speed)
                found[name].append(times)
        for host in hosts.values():
            host.stop()
        report(found)
        print(f"WebAssembly over the slow line: {statistics.median(speeds) / 1e6:.1f} Mbit/s")
        moves, python, script = memory(playwright, f"{folder}/memory")
    print(f"after {moves} entries the worker had {python:.1f} MB of Python, {script:.1f} MB beside")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
