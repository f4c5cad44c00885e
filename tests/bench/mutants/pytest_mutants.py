"""Pytest plugin of mutations.py: notes what each test takes and reaches, or runs chosen tests.

COVERED in the environment names the file for what is noted, CHOSEN a list of ids, in the order in
which they run. Lines of the engine are counted by coverage.py, if it runs: this tells it the test.
With MUTANTS V8 counts in the pages that a test opens in Chromium; chromium.mjs reads the counts.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

noted: dict[str, Any] = {"seconds": {}, "before": [], "tests": {}, "counts": {}}
sessions: list[Any] = []  # debugger sessions, one for each page


def pytest_configure() -> None:
    if "MUTANTS" in os.environ:
        count_in_pages()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "CHOSEN" in os.environ:
        names = json.loads(Path(os.environ["CHOSEN"]).read_text(encoding="utf-8"))
        place = {name: at for at, name in enumerate(names)}
        chosen = [item for item in items if item.nodeid in place]
        items[:] = sorted(chosen, key=lambda item: place[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    began = time.monotonic()
    tell_coverage(item.nodeid)
    result = yield
    tell_coverage("")
    noted["seconds"][item.nodeid] = time.monotonic() - began
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    try:
        return (yield)
    finally:
        if sessions:
            noted["counts"][item.nodeid] = [count for each in sessions for count in taken(each)]


def pytest_sessionfinish() -> None:
    if "COVERED" in os.environ:
        Path(os.environ["COVERED"]).write_text(json.dumps(noted), encoding="utf-8")


def tell_coverage(context: str) -> None:
    coverage = sys.modules.get("coverage")
    if coverage and (running := coverage.Coverage.current()):
        running.switch_context(context)


def count_in_pages() -> None:
    """Have V8 count in each page that Playwright opens."""
    from playwright.sync_api import BrowserContext

    opened = BrowserContext.new_page

    def new_page(context: Any) -> Any:
        page = opened(context)
        session = context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        sessions.append(session)
        return page

    BrowserContext.new_page = new_page  # type: ignore[method-assign,assignment]


def taken(session: Any) -> list[Any]:
    """Return what V8 has counted in the page's scripts since this was last asked."""
    from playwright.sync_api import Error

    try:
        told = session.send("Profiler.takePreciseCoverage")["result"]
    except Error:  # the page is closed
        sessions.remove(session)
        return []
    return [each for each in told if "/app-" in each["url"]]
