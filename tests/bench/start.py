"""How long the page takes until its engine answers, against Pyodide as it is shipped.

    .venv/bin/python -m tests.bench.start [rounds]

Both are measured in turns in one run, each round in a new browser profile: cold (nothing in
any cache), warm (the third visit), and the page also offline (the server gone). Bytes are
what crosses the network when the host compresses, as most do. Ratios mean more than times.
"""

import gzip
import hashlib
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from tests.page.conftest import Site, launch_options, ready

STOCK_PAGE = """<!doctype html><title>stock</title><script type="module" src="page.js"></script>"""
STOCK_PAGE_SCRIPT = """
const worker = new Worker('worker.js', { type: 'module' });
worker.onmessage = () => performance.mark('engine-ready');
"""
STOCK_WORKER = """
import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide({ packages: ['taku'] });
pyodide.pyimport('taku.service').Service();
postMessage('ready');
"""
COMPRESSED = {".js", ".mjs", ".wasm", ".json", ".css", ".html", ".ftl", ".svg", ".webmanifest"}


def stock(folder):
    """A page that loads the engine with Pyodide's own files and the wheel's sources."""
    (wheel,) = (build.WORK / "wheel").glob("*.whl")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(build.MODULES / "pyodide" / name, folder)
    shutil.copy(wheel, folder)
    lock = json.loads((build.WORK / "frozen/engine/pyodide-lock.json").read_text())
    lock["packages"]["taku"]["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (folder / "pyodide-lock.json").write_text(json.dumps(lock))
    (folder / "index.html").write_text(STOCK_PAGE)
    (folder / "page.js").write_text(STOCK_PAGE_SCRIPT)
    (folder / "worker.js").write_text(STOCK_WORKER)


def size(folder):
    """What a first visit brings, in bytes."""
    whole = 0
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            whole += len(gzip.compress(content) if path.suffix in COMPRESSED else content)
    return whole


def visit(page, url):
    """Milliseconds from the address to the engine's first answer."""
    page.goto(url)
    ready(page)
    return page.evaluate("() => performance.getEntriesByName('engine-ready')[0].startTime")


def measure(playwright, site, *, offline):
    with tempfile.TemporaryDirectory() as profile:
        browser = playwright.chromium.launch_persistent_context(profile, **launch_options())
        page = browser.new_page()
        times = {"cold": visit(page, site.url)}
        page.wait_for_timeout(3000)  # for the browser to write its caches
        visit(page, site.url)
        page.wait_for_timeout(3000)
        times["warm"] = visit(page, site.url)
        if offline:
            page.wait_for_function("() => navigator.serviceWorker.controller")
            with site.down():
                times["offline"] = visit(page, site.url)
        browser.close()
    return times


def main(rounds):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shutil.copytree(build.DIST, f"{folder}/taku")
        Path(f"{folder}/stock").mkdir()
        stock(Path(f"{folder}/stock"))
        sites = {name: Site(f"{folder}/{name}") for name in ("taku", "stock")}
        found = {name: [] for name in sites}
        for _ in range(rounds):
            for name, site in sites.items():
                found[name].append(measure(playwright, site, offline=name == "taku"))
        bytes_ = {name: size(Path(site.folder)) for name, site in sites.items()}
        for site in sites.values():
            site.stop()

    print(f"{'':<12}{'taku':>12}{'stock':>12}{'ratio':>9}")
    print(f"{'bytes':<12}{bytes_['taku']:>12,}{bytes_['stock']:>12,}", end="")
    print(f"{bytes_['taku'] / bytes_['stock']:>9.2f}")
    for kind in ("cold", "warm", "offline"):
        mine = statistics.median(times[kind] for times in found["taku"])
        theirs = [times[kind] for times in found["stock"] if kind in times]
        print(f"{kind:<12}{mine:>9,.0f} ms", end="")
        if theirs:
            other = statistics.median(theirs)
            print(f"{other:>9,.0f} ms{mine / other:>9.2f}", end="")
        print()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
