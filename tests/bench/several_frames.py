"""What several frames on one page of another site cost: time until all have loaded, and memory.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.several_frames [rounds]

Frames of positions share an engine, and each has loaded when that has answered. Frames of problems
show recorded tables, and no engine runs until a reader touches one. Memory is the proportional set
size of all processes of a browser with a new profile, less that of the browser without a page.
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import build
from tests.bench.frames import FRAMES, OPENED
from tests.bench.host import Host
from tests.bench.start import group_of
from tests.page.conftest import launch_options

COUNTS = (1, 5)
PAGE = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<script>
  window.loaded = 0;
  addEventListener('message', ({{ data }}) => {{
    if (data.type === 'loaded' && ++loaded === {count}) performance.mark('all');
  }});
</script>
{frames}"""
FRAME = '<iframe src="{url}embed.html{address}" width="430" height="150"></iframe>'
MOST = 120_000  # milliseconds


def memory(folder):
    """Return the megabytes of all processes of the browser with this profile."""
    group, kilobytes = group_of(folder), 0
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(path.name)) == group:
                lines = (path / "smaps_rollup").read_text(encoding="utf-8").splitlines()
                kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except (OSError, StopIteration):
            continue  # the process has ended
    return kilobytes / 1000


def measured(playwright, host, other, kind, count):
    """Return the seconds until all frames have loaded, and their megabytes."""
    frames = FRAME.format(url=host.url, address=FRAMES[kind]) * count
    name = f"{kind}-{count}.html"  # the host reads each file once
    (Path(other.folder) / name).write_text(
        PAGE.format(count=count, frames=frames), encoding="utf-8"
    )
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        page = context.pages[0]
        page.wait_for_timeout(OPENED)
        before = memory(folder)
        page.set_viewport_size({"width": 500, "height": 900})
        page.goto(other.url + name)
        page.wait_for_function("() => performance.getEntriesByName('all').length", timeout=MOST)
        took = page.evaluate("() => performance.getEntriesByName('all')[0].startTime") / 1000
        page.wait_for_timeout(OPENED)
        cost = memory(folder) - before
        context.close()
    return took, cost


def main(rounds):
    """Print the medians."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host, other = Host(build.DIST), Host(folder)
        cases = [(kind, count) for kind in ("problem", "position") for count in COUNTS]
        found = {case: [] for case in cases}
        for _ in range(rounds):
            for case in cases:
                found[case].append(measured(playwright, host, other, *case))
        for (kind, count), each in found.items():
            took, cost = (statistics.median(column) for column in zip(*each, strict=True))
            print(f"{count} × {kind:<10} {took:6.1f} s {cost:6.0f} MB")
        host.stop()
        other.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
