"""Scores of Lighthouse for home and for one page of each kind that needs no JavaScript.

    python build.py build
    PYTHONPATH=engine .venv/bin/python -m tests.bench.lighthouse [rounds [page…]]

The site is built anew for the origin of a host that compresses, in a folder of its own. Lighthouse
simulates a phone with a quarter of this machine's speed on a slow line, as PageSpeed Insights does.
npm fetches it at its first use: 185 MB, too much for the tests. It reports no error to its makers.
A score is the best of the rounds, as a busy machine can only worsen it. Exit code 1 if one is below
LEAST.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import build
from tests.bench.host import Host
from tests.page.conftest import launch_options

PACKAGE = "lighthouse@12.8.2"
PAGES = ("", "hearts/", "hearts/rules/", "hearts/learn/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95


def report(address):
    """Return what Lighthouse reports of one visit."""
    options = launch_options("--headless")
    chromium = options["executable_path"]
    command = [
        build.tool("npx"),
        "--yes",
        PACKAGE,
        address,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(CATEGORIES)}",
        "--no-enable-error-reporting",
        f"--chrome-flags={' '.join(options['args'])}",
    ]
    environment = os.environ | ({"CHROME_PATH": chromium} if chromium else {})
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def failures(reported):
    """Yield each audit that costs points: its name, what was measured, its title."""
    for category in reported["categories"].values():
        for each in category["auditRefs"]:
            audit = reported["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < LEAST / 100:
                yield f"{audit['id']} {audit.get('displayValue', '')}: {audit['title']}"


def main(rounds="3", *pages):
    scores = []
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        site = ("web/build/site.py", folder, "/", host.url.rstrip("/"))
        build.run("the site cannot be put together", build.PYTHON, *site)
        report(host.url)  # afterwards the host has compressed every file
        print("| page |", " | ".join(CATEGORIES), "|")
        for page in pages or PAGES:
            visits = [report(f"{host.url}{page}") for _ in range(int(rounds))]
            best = [
                round(100 * max(visit["categories"][name]["score"] for visit in visits))
                for name in CATEGORIES
            ]
            scores += best
            print(f"| {page or 'home'} |", " | ".join(map(str, best)), "|")
            for line in sorted({line for visit in visits for line in failures(visit)}):
                print("   ", line)
        host.stop()
    return min(scores) < LEAST


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
