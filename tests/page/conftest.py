"""The built site in a real browser: served below a sub-path, watched for every fault."""

import os
import shutil
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

import build
from tests.page.table import EAR, Table, preferences

expect.set_options(timeout=20_000)  # what is waited for comes late on a busy machine

HERE = Path(__file__).parent
BASE = "/some/where/"
NO_ENGINE = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
AXE = (build.MODULES / "axe-core/axe.min.js").read_text() if build.MODULES.exists() else ""
QUIET = (  # no word to anybody but our own server
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("page")


class Site:
    """A copy of dist/ on a port of its own, which can go away and come back."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}{BASE}"

    def start(self):
        self.server = build.server(self.folder, BASE, self.port)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def serving(self, folder):
        """While this lasts another build is there, as after a deployment."""
        self.folder, before = folder, self.folder
        self.restart()
        try:
            yield
        finally:
            self.folder = before
            self.restart()

    def restart(self):
        self.stop()
        self.start()

    @contextmanager
    def down(self):
        """While this lasts nobody answers: the real thing, not an emulation by the browser."""
        self.stop()
        try:
            yield
        finally:
            self.start()


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """A copy of the built site, so that a build meanwhile does no harm."""
    if not build.DIST.exists():
        pytest.fail("there is no dist/ to test: python build.py build")
    with build.alone():
        return shutil.copytree(build.DIST, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site(dist):
    site = Site(dist)
    yield site
    site.stop()


def launch_options():
    """The machine's Chromium, or Playwright's; as root it runs only without its sandbox."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": shutil.which("chromium"), "args": [*QUIET, *root]}


@pytest.fixture(scope="session")
def chromium():
    # Playwright does not tell what a service worker asks for unless it is told to
    os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(chromium):
    browser = chromium.launch(**launch_options())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def profile(chromium, site, tmp_path_factory):
    """A browser profile for each language whose visits after the first are quick.

    It keeps the files of the site, and nothing else from one test to the next.
    """
    contexts = {}

    def profile(locale):
        if locale not in contexts:
            folder = tmp_path_factory.mktemp("profile")
            size = {"width": 390, "height": 844}
            contexts[locale] = chromium.launch_persistent_context(
                folder, locale=locale, viewport=size, **launch_options()
            )
        return contexts[locale]

    yield profile
    for context in contexts.values():
        context.close()


def forget(context, site):
    """Close the pages of a profile, and erase what they have kept."""
    blank = context.new_page()
    for page in context.pages:
        if page != blank:
            page.close()
    origin = site.url.removesuffix(BASE)
    kept = "local_storage,indexeddb,service_workers,cache_storage"
    asked = {"origin": origin, "storageTypes": kept}
    context.new_cdp_session(blank).send("Storage.clearDataForOrigin", asked)


@pytest.fixture
def watch(site):
    """Watches a context, and fails the test for any fault that `forgive` does not name."""
    faults = []
    watched = []

    def watch(context, forgive=()):
        def fault(text):
            if not any(part in text for part in forgive):
                faults.append(text)

        def seen(request):
            if not request.url.startswith((site.url, "data:", "blob:")):
                fault(f"a request to {request.url}")

        def said(message):
            if message.type == "error":
                fault(f"{message.text} ({message.location.get('url', '')})")

        def thrown(error):
            fault(f"thrown: {error.error}")

        for kind, hear in (("request", seen), ("console", said), ("weberror", thrown)):
            context.on(kind, hear)
            watched.append((context, kind, hear))

    yield watch
    for context, kind, hear in watched:
        context.remove_listener(kind, hear)
    assert not faults


@pytest.fixture
def visit(browser, site, watch):
    """Opens pages, each in a browser profile of its own, and fails the test for any fault:

    an error on the console or thrown in the page, what the Content-Security-Policy blocks, a
    request to another origin. `forgive` names faults that a test brings about itself, by a
    part of their text. Without `engine` Python never comes, which saves most of a visit where
    nothing is asked of it. Further options are those of Playwright's `new_context`.
    """
    contexts = []

    def visit(
        path="",
        *,
        viewport=(390, 844),
        locale="en-GB",
        init_script="",
        forgive=(),
        engine=True,
        **options,
    ) -> Page:
        width, height = viewport
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, locale=locale, **options)
        contexts.append(context)
        watch(context, forgive)
        if not engine:
            context.add_init_script(NO_ENGINE)
        if init_script:
            context.add_init_script(init_script)
        page = context.new_page()
        page.goto(site.url + path)
        return page

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def revisit(profile, site, watch):
    """Opens pages as `visit` does, but in a profile that has been at the site before."""
    used = []

    def revisit(path="", *, viewport=(390, 844), locale="en-GB", init_script="") -> Page:
        context = profile(locale)
        if context not in used:
            used.append(context)
            watch(context)
        page = context.new_page()
        width, height = viewport
        page.set_viewport_size({"width": width, "height": height})
        page.add_init_script(init_script)
        page.goto(site.url + path)
        return page

    yield revisit
    for context in used:
        forget(context, site)


@pytest.fixture
def page(visit):
    """A phone in English at the page's first screen."""
    return visit()


@pytest.fixture
def sit(visit, revisit):
    """Sits down at a match in a page of its own: at once, the bots being easy, unless told else.

    `players` is how many sit there, the first of them human; or `seats` says who they are. With
    one human the test begins at the first decision. `page` has options of `visit`; without
    them the page is not the first in its profile, which is quicker. A second table gets a
    profile of its own: one match is on the table of one tab only.
    """
    sitting = []

    def sit(
        game,
        *,
        players=4,
        seats=None,
        settings=None,
        viewport=(390, 844),
        locale="en-GB",
        page=None,
        **match,
    ) -> Table:
        more = dict(page or {})
        script = preferences(**{"speed": "none", **(settings or {})}) + EAR
        script += more.pop("init_script", "")
        come = visit if more or sitting else revisit
        sitting.append(game)
        visited = come(init_script=script, viewport=viewport, locale=locale, **more)
        seats = seats or ("human", *["easy"] * (players - 1))
        return Table(visited).sit(game, seats=seats, **match)

    return sit


def ready(page):
    """Wait until the engine answers."""
    page.wait_for_function("() => performance.getEntriesByName('engine-ready').length")


def axe(page):
    """Assert that axe-core finds nothing against WCAG 2.2 AA in what the page shows.

    What it says of colours it is asked in every theme.
    """
    page.evaluate(AXE)  # the debugger may do what the page's own policy forbids
    levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    faults = violations(page, {"type": "tag", "values": levels})
    shown = page.locator("html").get_attribute("data-theme")
    for theme in ("light", "dark", "contrast"):
        if theme == shown:
            continue
        change_theme(page, theme)
        faults += violations(page, {"type": "rule", "values": ["color-contrast"]})
    change_theme(page, shown)
    assert not faults, "\n".join(faults)


def change_theme(page, theme):
    """Choose a theme and wait until no colour is on its way any more."""
    page.evaluate(
        """async theme => {
          taku.set('theme', theme);
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const moving = document.getAnimations().filter(one => one instanceof CSSTransition);
          await Promise.allSettled(moving.map(one => one.finished));
        }""",
        theme,
    )


def violations(page, asked):
    found = page.evaluate("runOnly => axe.run({ runOnly, resultTypes: ['violations'] })", asked)
    return [
        f"{violation['id']}: {node['html']}\n  {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
