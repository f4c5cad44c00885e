"""The built site in a real browser: served below a sub-path, watched for every fault."""

import json
import os
import shutil
import subprocess
import threading
from base64 import b64encode
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect, sync_playwright

import build
from taku.terminal import serve
from tests.page.lending import BORROWING, LENDING
from tests.page.table import (
    DESKTOP,
    EAR,
    PHONE,
    STILL,
    Table,
    has_begun,
    is_still,
    preferences,
    until,
)

PATIENCE = 120_000  # milliseconds: an unheard device calls again after a minute
expect.set_options(timeout=PATIENCE)

HERE = Path(__file__).parent
BASE = "/some/where/"
NO_ENGINE = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
FAVICON = "/favicon.ico"  # the browser's own idea, where a picture stands alone in a tab
# Error of a page that is closed while it starts.
LEFT = "An unknown error occurred when fetching the script."
NO_SERVICE_WORKER = """
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
"""
LANGUAGE = """
    for (const [name, value] of Object.entries({ language: 'LOCALE', languages: ['LOCALE'] }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
"""  # the browser's languages, without a profile for each
PART = """
    window.part = name => new URL(name, document.querySelector('script[src$="main.js"]').src);
    const asIs = text => text;
    window.trusted = window.trustedTypes?.createPolicy(   // as long as the page has no say in it
      'tests', { createHTML: asIs, createScript: asIs, createScriptURL: asIs });
"""  # gives the address of a build's file, and Trusted Types that the page's policy would refuse
ONCE_MORE = """
    if (window.trustedTypes) TrustedTypePolicyFactory.prototype.createPolicy = (_, rules) =>
      Object.fromEntries(Object.entries(rules).map(
        ([kind, rule]) => [kind, text => trusted[kind](rule(text))]));
"""  # the page has made each of its policies, and may not do so twice
CHANCE = """{
    sessionStorage.loads = 1 + Number(sessionStorage.loads ?? 0);
    let state = 0;
    for (const sign of SEED + sessionStorage.loads)
      state = Math.imul(state ^ sign.charCodeAt(0), 0x01000193) + 1 | 0;
    const draw = () => {   // Mulberry32
      state = state + 0x6d2b79f5 | 0;
      let mixed = Math.imul(state ^ state >>> 15, state | 1);
      mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
      return (mixed ^ mixed >>> 14) >>> 0;
    };
    Math.random = () => draw() / 2 ** 32;
    crypto.getRandomValues = values => (values.set(values.map(draw)), values);
    crypto.randomUUID = () => `${draw()}-${draw()}`;
}
"""
AXE = (
    (build.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
    if build.MODULES.exists()
    else ""
)
FOUND = """async (runOnly, rules = {}) => {
    const { violations } = await axe.run({ runOnly, rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\\n  ${failureSummary}`));
}"""
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
FOUND_IN_EVERY_THEME = (
    """async () => {
    const isStill = STILL;
    const found = FOUND;
    const more = { 'heading-order': { enabled: true }, 'landmark-unique': { enabled: true } };
    const { theme: shown } = document.documentElement.dataset;
    const changeTheme = theme => (taku.set('theme', theme), isStill());
    await isStill();
    const all = await found(WCAG, more);
    for (const theme of ['light', 'dark', 'contrast'].filter(theme => theme !== shown)) {
      await changeTheme(theme);
      all.push(...await found(COLOURS));
    }
    await changeTheme(shown);
    return all;
}""".replace("STILL", STILL)
    .replace("FOUND", FOUND)
    .replace("WCAG", json.dumps(WCAG))
    .replace("COLOURS", json.dumps(COLOURS))
)
LET_GO = """async () => {
    const { held } = await navigator.locks.query();
    return !held.some(({ name }) => name.startsWith('taku match '));
}"""  # a page that has been closed has its match for a moment yet
EMPTIED = "() => !localStorage.length"  # pages of one process share a copy, emptied a moment later
QUIET = (  # switches off the browser's own requests
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
# The pages close too soon for optimised WebAssembly to pay.
UNHURRIED = "--js-flags=--wasm-tiering-budget=1000000000"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("page")


class Portal(serve.Site):
    """A network that answers in place of the site until the user has signed in."""

    status, headers_sent, only = 200, {}, ""
    page = b"<!doctype html><title>Welcome</title><h1>Welcome to our network</h1>"

    def do_GET(self):
        if not self.path.endswith(self.only):
            return super().do_GET()
        self.send_response(200 if self.path.endswith("/portal") else self.status)
        for name, value in (self.headers_sent | {"Content-Type": "text/html"}).items():
            self.send_header(name, value)
        super().end_headers()
        self.wfile.write(self.page)


class Site:
    """A copy of dist/ on a port of its own, which can go away and come back."""

    base = BASE

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}{self.base}"

    def opened(self):
        return serve.server(self.folder, self.base, self.port)

    def start(self):
        self.server = self.opened()
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

    @contextmanager
    def answering(self, status, only="", **headers):
        """While this lasts each request, or that for `only`, is answered by another server."""
        told = {"status": status, "only": only, "headers_sent": headers}
        handler = self.server.RequestHandlerClass
        portal = type("Told", (Portal,), told)
        self.server.RequestHandlerClass = partial(portal, **handler.keywords)
        try:
            yield
        finally:
            self.server.RequestHandlerClass = handler

    def restart(self):
        self.stop()
        self.start()

    @contextmanager
    def down(self):
        """While this lasts no server answers: the real thing, not an emulation by the browser."""
        self.stop()
        try:
            yield
        finally:
            self.start()


@pytest.fixture(scope="session")
def made_once(tmp_path_factory):
    """Makes a folder that all workers read: the first to ask for it makes it, the others wait."""
    mine = tmp_path_factory.getbasetemp()
    folder = mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine

    def made_once(name, make):
        made = folder / name
        with build.alone():
            if not made.exists():
                making = folder / f"{name}-unfinished"
                shutil.rmtree(making, ignore_errors=True)
                making.mkdir()
                make(making)
                making.rename(made)
        return made

    return made_once


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """A copy of the built site, so that a build meanwhile does no harm."""
    if not build.DIST.exists():
        pytest.fail("there is no dist/ to test: python build.py build")
    with build.alone():
        return shutil.copytree(build.DIST, tmp_path_factory.mktemp("site") / "dist")


def amend(folder, path, text):
    """Change a file of a built site, and what its service worker knows of it."""
    worker = folder / "sw.js"
    contents = (path.read_bytes(), text.encode())
    before, after = (b64encode(sha256(it).digest()).decode() for it in contents)
    assert before in worker.read_text(encoding="utf-8")
    changed = worker.read_text(encoding="utf-8").replace(before, after)
    worker.write_text(changed, encoding="utf-8")
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="session")
def site(dist):
    site = Site(dist)
    yield site
    site.stop()


def launch_options(*more):
    """The machine's Chromium, or Playwright's; as root it runs only without its sandbox."""
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": build.chromium(), "args": [*QUIET, *root, *more]}


@pytest.fixture(scope="session", autouse=True)
def no_promise_is_taken_for_true():
    """What waits for an asynchronous predicate uses `until`: Playwright would not wait at all."""
    waits = Page.wait_for_function

    def wait_for_function(page, predicate, **options):
        assert not predicate.lstrip().startswith("async"), f"until: {predicate}"
        return waits(page, predicate, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_function", wait_for_function)
        yield


@pytest.fixture(scope="session")
def chromium():
    # Playwright does not tell what a service worker asks for unless it is told to
    os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"
    os.environ["FONTCONFIG_FILE"] = str(HERE / "fonts.conf")  # the tests bring their fonts
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(chromium):
    browser = chromium.launch(**launch_options(UNHURRIED))
    yield browser
    browser.close()


class Profile:
    """A browser profile that has been at the site before, and has engines to lend.

    It keeps the files of the site, and nothing else from one test to the next.
    """

    def __init__(self, context, site, dist):
        self.context = context
        context.set_default_timeout(PATIENCE)
        self.origin = site.url.removesuffix(BASE)
        context.add_init_script(NO_SERVICE_WORKER)
        self.lender = context.new_page()
        self.lender.goto(site.url + "icons/icon.svg")
        (worker,) = dist.glob("app-*/worker.js")
        self.lender.evaluate(LENDING, f"{site.url}{worker.relative_to(dist).as_posix()}")
        self.session = context.new_cdp_session(self.lender)

    def forget(self):
        """Close all pages but the lender, and erase what they have kept."""
        for page in self.context.pages:
            if page != self.lender:
                page.close()
        until(self.lender, LET_GO)
        self.context.clear_permissions()
        kept = "local_storage,indexeddb,service_workers,cache_storage"
        asked = {"origin": self.origin, "storageTypes": kept}
        self.session.send("Storage.clearDataForOrigin", asked)
        self.lender.wait_for_function(EMPTIED)


def profiles(browser, site, dist):
    """A profile with a finger, and one without."""

    @cache
    def profile(has_touch):
        return Profile(browser.new_context(locale="en-GB", has_touch=has_touch), site, dist)

    return profile


@pytest.fixture(scope="session")
def profile(browser, site, dist):
    return profiles(browser, site, dist)


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
            address = message.location.get("url", "")
            ours = urlsplit(address).path != FAVICON and message.text != LEFT
            if message.type == "error" and ours:
                fault(f"{message.text} ({address})")

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
def seed():
    """What chance in the page follows: the same every time in CI, else what SEED says, or anything.

    A test that fails tells it.
    """
    seed = os.environ.get("SEED") or ("CI" if "CI" in os.environ else token_hex(4))
    print(f"SEED={seed}")
    return seed


@pytest.fixture
def first_visit(browser, site, watch):
    """Opens pages as `visit` does, each in a profile of its own that has never been at the site.

    Its engine and its service worker are its own. Further options are those of `new_context`.
    """
    contexts = []

    def first_visit(
        path="", *, viewport=(390, 844), locale="en-GB", init_script="", forgive=(), **options
    ) -> Page:
        width, height = viewport
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, locale=locale, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        watch(context, forgive)
        context.add_init_script(PART + init_script)
        page = context.new_page()
        page.goto(site.url + path)
        if options.get("java_script_enabled", True):
            has_begun(page)
        return page

    yield first_visit
    for context in contexts:
        context.close()


def speaks(locale):
    """A script by which the page finds this as the language of its browser."""
    return LANGUAGE.replace("LOCALE", locale)


class Visits:
    """Opens pages in a profile that has been at the site, and fails the test for any fault:

    an error on the console or thrown in the page, what the Content-Security-Policy blocks, a
    request to another origin. `forgive` names faults that a test brings about itself, by a
    part of their text. Without `engine` Python never comes, where nothing is asked of it.
    `media` is what Playwright's `emulate_media` takes.
    """

    def __init__(self, profile, site, watch, seed):
        self.profile, self.site, self.watch, self.seed = profile, site, watch, seed
        self.used = []
        self.count = 0

    def __call__(
        self,
        path="",
        *,
        viewport=(390, 844),
        locale="en-GB",
        has_touch=False,
        media=None,
        init_script="",
        forgive=(),
        engine=True,
    ) -> Page:
        page = self.known(has_touch, forgive).new_page()
        width, height = viewport
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(**(media or {}))
        self.count += 1
        worker = BORROWING if engine else NO_ENGINE
        chance = CHANCE.replace("SEED", json.dumps(f"{self.seed} {self.count} "))
        page.add_init_script(worker + chance + PART + speaks(locale) + init_script)
        page.goto(self.site.url + path)
        has_begun(page)
        return page

    def known(self, has_touch, forgive):
        profile = self.profile(has_touch)
        if profile not in self.used:
            self.used.append(profile)
            self.watch(profile.context, forgive)
        return profile.context

    def forget(self):
        for profile in self.used:
            profile.forget()


@pytest.fixture
def visit(profile, site, watch, seed):
    visits = Visits(profile, site, watch, seed)
    yield visits
    visits.forget()


@pytest.fixture
def page(visit):
    """A phone in English at the page's first screen."""
    return visit()


@pytest.fixture
def sit(visit):
    """Sits down at a match in a page of its own: at once, the bots being easy, unless told else.

    `players` is how many sit there, the first of them human; or `seats` says who they are. With
    one human the test begins at the first decision. `page` has options of `visit`. Who sits down
    again has left the table before, and everything there is forgotten. Where no size is named it is
    a phone's, or with WIDE in the environment a desktop's.
    """
    sitting = []

    def sit(
        game,
        *,
        players=4,
        seats=None,
        settings=None,
        viewport=DESKTOP if "WIDE" in os.environ else PHONE,
        locale="en-GB",
        page=None,
        **match,
    ) -> Table:
        if sitting:
            visit.forget()
        sitting.append(game)
        more = dict(page or {})
        script = preferences(**{"speed": "none", **(settings or {})}) + EAR
        script += more.pop("init_script", "")
        visited = visit(init_script=script, viewport=viewport, locale=locale, **more)
        seats = seats or ("human", *["easy"] * (players - 1))
        return Table(visited).sit(game, seats=seats, **match)

    return sit


def ready(page):
    """Wait until the page can be used and the engine answers."""
    has_begun(page)
    page.wait_for_function("() => ['ready', 'busy'].includes(taku.engineState)")


def fetched(page):
    """Wait until the page has fetched all its screens, and asks for nothing more by itself."""
    page.wait_for_function("() => performance.getEntriesByName('all-fetched').length")


def has_settled(page):
    """Wait until the engine and the database have answered, and what they said has been drawn."""
    until(
        page,
        """async () => {
      await window.borrowed?.hasAnswered();
      await taku.matches.all();
      return true;
    }""",
    )
    is_still(page)


@cache
def joined(modules):
    """These modules of the page, with all they import, as one script."""
    command = [build.MODULES / ".bin/esbuild", "--bundle", "--format=iife", "--global-name=own"]
    command += ["--define:import.meta.url=HERE", "--footer:js=window.own = own;"]
    source = "".join(f"export * from '{module}';" for module in modules)
    return subprocess.check_output(command, cwd=build.WEB, input=source, encoding="utf-8")


def own(page, *modules):
    """Give the page these modules once more, as `own`: its own ones lie joined in a few files."""
    page.evaluate(f"{ONCE_MORE} HERE = part('main.js').href; {joined(modules)}")


def axe(page):
    """Assert that axe-core finds nothing against WCAG 2.2 AA in what the page shows.

    Neither may a heading skip a level, nor two regions have the same name. What it says of
    colours it is asked in every theme.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)  # the debugger may do what the page's own policy forbids
    faults = page.evaluate(FOUND_IN_EVERY_THEME)
    assert not faults, "\n".join(faults)


def violations(page, asked):
    """What axe-core, which is there, finds in the page as it is."""
    return page.evaluate(FOUND, asked)
