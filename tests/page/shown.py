"""A pytest plugin: write to .build/shown-page.json which screens each file of tests has shown.

tests/affected.py chooses by it the files that a change affects.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame

import build

SHOWN = build.WORK / "shown-page.json"
seen: set[str] = set()  # by the test that runs in this worker
shown = defaultdict[str, set[str]](set)


def note(frame: Frame) -> None:
    """Note the screen at an address: its name there, or "embed" for all that stands in others."""
    if "/embed.html" in frame.url:
        seen.add("embed")
    elif found := re.search(r"/(?:index\.html)?(?:\?[^#]*)?(?:#/([\w-]*)|#?$)", frame.url):
        seen.add(found[1] or "")


@pytest.fixture(scope="session", autouse=True)
def screens_are_noted() -> Iterator[None]:
    begun = Browser.new_context

    def new_context(browser: Browser, **options: object) -> BrowserContext:
        context = begun(browser, **options)
        context.on("page", lambda page: page.on("framenavigated", note))
        return context

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_context", new_context)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    result = yield
    item.user_properties.append(("shown", sorted(seen)))
    seen.clear()
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown":
        shown[report.nodeid.partition("::")[0]].update(
            dict(report.user_properties).get("shown", ())
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # the controller hears of every test
        told = {file: sorted(names) for file, names in shown.items()}
        SHOWN.write_text(json.dumps(told), encoding="utf-8")
