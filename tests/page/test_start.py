"""The start of the page: in any folder, without a connection, with less than a browser has."""

import os
import re
import shutil
import socket
import subprocess
import sys

import pytest
from playwright.sync_api import Locator, expect

import build
from tests.page.conftest import NO_SERVICE_WORKER, fetched, own, ready
from tests.page.table import Table, reload, until

HOME = {"name": "Play Hearts"}
NO_DATABASE = """
Object.defineProperty(window, 'indexedDB', {
  get() { throw new DOMException('not in a private window', 'SecurityError'); },
});
"""
TOO_OLD = {
    "modules": "delete HTMLScriptElement.supports;",
    "packed files": "delete globalThis.DecompressionStream;",
}
NO_WEBASSEMBLY = "delete globalThis.WebAssembly;"
DIE = "() => reportError(new Error('died'))"
NO_CONNECTION = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_FAILED")


@pytest.fixture
def visit(first_visit):
    return first_visit


def kept(page):
    """Wait until the service worker has put the whole site into its cache, and the page rests."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    fetched(page)


def forget(page):
    """Empty the browser's own cache, so that only what the service worker keeps is left."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


# Start


def test_the_page_starts_below_a_sub_path_and_asks_no_other_host(page):
    ready(page)
    expect(page.get_by_role("button", **HOME)).to_be_visible()


def test_games_are_offered_without_python_and_python_can_be_had_later(visit, site):
    page = visit("icons/icon.svg", forgive=[*NO_CONNECTION, "favicon.ico"])
    python = re.compile("/py-[0-9a-f]+/")
    page.context.route(python, lambda route: route.abort())
    page.goto(site.url)
    expect(page.get_by_role("button", **HOME)).to_be_visible()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.context.unroute(python)
    again.click()
    ready(page)


@pytest.mark.parametrize("missing", [NO_SERVICE_WORKER, NO_DATABASE])
def test_the_page_starts_without_what_a_private_window_lacks(visit, missing):
    page = visit(init_script=missing)
    ready(page)
    page.get_by_role("button", **HOME).click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)


def test_without_a_database_the_page_says_that_nothing_is_kept(visit):
    page = visit(init_script=NO_DATABASE)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("This browser keeps nothing here")


def test_every_module_that_the_start_needs_is_told_beforehand_and_no_other(visit):
    page = visit()
    ready(page)
    asked = page.evaluate("""() => {
      const [ready] = performance.getEntriesByName('engine-ready');
      return performance.getEntriesByType('resource')
        .filter(({ startTime }) => startTime < ready.startTime)
        .map(({ name }) => new URL(name).pathname);
    }""")
    told = page.locator("link[rel=modulepreload]").evaluate_all(
        "links => links.map(({ href }) => new URL(href).pathname)"
    )
    assert {path for path in asked if path.endswith(".js")} == set(told)
    assert len(told) < 12


def test_all_screens_are_fetched_before_a_newer_version_replaces_them(visit):
    page = visit()
    fetched(page)
    asked = page.evaluate("() => performance.getEntriesByType('resource').map(e => e.name)")
    assert {"lazy-screens.js", "send.js"} <= {url.rpartition("/")[2] for url in asked}


# With less than the page is made of


@pytest.mark.parametrize("missing", TOO_OLD)
def test_a_browser_that_lacks_a_needed_feature_is_told_that_it_is_too_old(visit, site, missing):
    page = visit(
        "icons/icon.svg", init_script=TOO_OLD[missing], forgive=["ERR_FAILED", "favicon.ico"]
    )
    page.context.route("**/main.js", lambda route: route.abort())
    page.goto(site.url)
    expect(page.get_by_text("too old for Taku")).to_be_visible()
    expect(page.get_by_text("このブラウザーは古く")).to_be_visible()


def test_a_page_that_only_fails_to_load_says_nothing_of_age(visit, site):
    page = visit("icons/icon.svg", forgive=["ERR_FAILED", "favicon.ico"])
    page.context.route("**/main.js", lambda route: route.abort())
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Taku")).to_be_visible()
    expect(page.get_by_text("too old for Taku")).to_be_hidden()


def test_without_javascript_the_page_says_that_it_needs_it(visit):
    page = visit(java_script_enabled=False)
    words = page.locator("noscript p")
    expect(words).to_have_count(2)
    assert "needs JavaScript" in words.first.inner_text()
    assert "JavaScriptが必要です" in words.last.inner_text()
    assert all(box["height"] > 0 for box in map(Locator.bounding_box, words.all()))
    expect(page.get_by_text("too old for Taku")).to_be_hidden()


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en-GB", "has no WebAssembly"), ("ja", "WebAssemblyが使えません")],
)
def test_without_webassembly_the_page_says_so_and_shows_the_rules(visit, dist, locale, told):
    (worker,) = dist.glob("app-*/worker.js")
    bereft = f"{NO_WEBASSEMBLY}\n{worker.read_text()}"
    forgive = ["WebAssembly is not defined", "favicon.ico"]
    page = visit("icons/icon.svg", init_script=NO_WEBASSEMBLY, locale=locale, forgive=forgive)
    page.context.route(
        "**/worker.js", lambda route: route.fulfill(body=bereft, content_type="text/javascript")
    )
    page.goto(page.url.replace("icons/icon.svg", ""))
    notice = page.locator("aside.notice")
    expect(notice).to_contain_text(told)
    expect(notice.locator(".word-button")).to_have_count(0)  # trying again would not help
    page.evaluate("() => { location.hash = '#/rules/hearts' }")
    expect(page.get_by_role("article").first).to_be_visible()


# What the page may do


def test_the_policy_forbids_scripts_from_elsewhere_and_requests_to_others(visit):
    page = visit(forgive=["Content Security Policy", "Refused to connect", "Fetch API cannot load"])
    page.evaluate("""async () => {
      window.blocked = [];
      addEventListener('securitypolicyviolation', event => blocked.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = trusted.createScript('window.broken = true');
      document.head.append(script);
      await fetch('http://127.0.0.1:9/').catch(() => {});
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    }""")
    page.wait_for_function("() => blocked.includes('style-src-elem')")
    assert page.evaluate("() => blocked") == ["script-src-elem", "connect-src", "style-src-elem"]
    assert page.evaluate("() => window.broken") is None


# Offline


@pytest.mark.parametrize("cache", ["with the browser's cache", "without it"])
def test_a_page_once_ready_starts_again_with_the_server_gone(visit, site, cache):
    page = visit(forgive=NO_CONNECTION)
    ready(page)
    kept(page)
    if cache == "without it":
        forget(page)
    with site.down():
        reload(page)
        ready(page)
        page.get_by_role("link", name="Rules").click()
        page.get_by_role("heading", level=1, name="Rules").wait_for()
        page.get_by_role("link", name="Hearts").click()
        page.get_by_role("heading", level=1, name="Hearts").wait_for()


def test_a_network_that_never_answers_is_not_waited_for(page, site):
    ready(page)
    kept(page)
    with site.down(), socket.create_server(("127.0.0.1", site.port)):
        reload(page)
        ready(page)


def test_everything_that_the_build_made_is_kept(page, dist):
    ready(page)
    kept(page)
    names = page.evaluate("() => caches.keys()")
    paths = page.evaluate("""async () => {
      const [name] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => decodeURI(url).slice(document.baseURI.length));
    }""")
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert len(names) == 1
    assert set(paths) == files - {"index.html", "404.html", "sw.js"} | {""}


def test_the_page_loads_from_the_cache_without_the_service_worker(page):
    ready(page)
    kept(page)
    reload(page)
    ready(page)
    asked, style = page.evaluate("""() => ['main.js', 'style.css'].map(name =>
      performance.getEntriesByName(part(name).href)[0].startTime)""")
    assert asked <= style
    sources = page.evaluate("""() => performance.getEntriesByType('resource')
      .filter(({ name }) => /\\/app-\\w+\\/.*[.](js|css)$/.test(name))
      .map(({ workerMatchedSourceType: source }) => source)""")
    if None in sources:
        pytest.skip("a browser that does not tell")
    assert set(sources) - {""} == {"cache"}  # nothing is told of what it still had in its memory


# A new version


@pytest.fixture(scope="module")
def newer(made_once):
    """The site as it is when a style sheet has been edited."""
    return made_once("newer", built_newer) / "dist"


def built_newer(project):
    shutil.copytree(build.WEB, project / "web", ignore=shutil.ignore_patterns("node_modules"))
    for folder in (".build", "engine", "web/node_modules"):
        (project / folder).symlink_to(build.ROOT / folder)
    with (project / "web/tokens.css").open("a") as styles:
        styles.write(":root { --newer: 1 }")
    site = [sys.executable, "web/build/site.py", "dist", "/"]
    subprocess.run(site, cwd=project, env=os.environ | {"PYTHONPATH": "engine"}, check=True)


def built(page):
    """The build that is on the screen, and those that are kept."""
    return page.evaluate("""async () => [
      /app-([0-9a-f]+)/.exec(document.querySelector('script[src]').src)[1],
      (await caches.keys()).map(name => name.split(' ').at(-1)),
    ]""")


MANY_ANSWERS = """async () => {   // whoever asks again and again has asked as often meanwhile
    for (let n = 0; n < 20; n++) await fetch(document.baseURI, { cache: 'no-store' });
}"""
FOUND = "async name => (await fetch(part(name))).status"
PORTAL = "<h1>Welcome to our network</h1>"
PUT_PORTAL = """async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const { url } = (await cache.keys()).find(({ url }) => url.endsWith('/yams.json'));
    await cache.put(url, new Response('PORTAL', { headers: { 'Content-Type': 'text/html' } }));
}""".replace("PORTAL", PORTAL)
TABLEBASES = """async () => {
    const found = (await caches.keys()).map(async name => {
        const cache = await caches.open(name);
        const { url } = (await cache.keys()).find(({ url }) => url.endsWith('/yams.json'));
        return (await cache.match(url)).text();
    });
    return Promise.all(found);
}"""
UPDATE = "async () => (await navigator.serviceWorker.ready).update()"


def look_for_update(page):
    page.evaluate(UPDATE)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("A new version of Taku is ready")


def test_a_new_version_waits_until_the_player_wants_it(page, site, newer):
    ready(page)
    kept(page)
    (before, _) = built(page)
    notice = page.get_by_role("complementary", name="Notice")
    with site.serving(newer):
        look_for_update(page)
        shown, caches = built(page)
        assert shown == before
        assert before in caches
        with page.expect_event("domcontentloaded"):
            notice.get_by_role("button", name="Update").click()
        fetched(page)
        shown, caches = built(page)
        assert shown != before
        assert caches == [shown]


def test_a_tab_whose_version_another_has_replaced_can_still_update(page, site, newer):
    ready(page)
    kept(page)
    (before, _) = built(page)
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    notice = page.get_by_role("complementary", name="Notice")
    with site.serving(newer):
        look_for_update(page)
        theirs = other.get_by_role("complementary", name="Notice")
        with other.expect_event("domcontentloaded"):
            theirs.get_by_role("button", name="Update").click()
        with page.expect_event("domcontentloaded"):
            notice.get_by_role("button", name="Update").click()
        fetched(page)
        assert built(page)[0] != before


def test_a_tab_of_an_older_version_lacks_nothing_until_it_leaves(visit, site, newer):
    page = visit(forgive=["404"])
    ready(page)
    kept(page)
    (before, _) = built(page)
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    forget(page)
    theirs = other.get_by_role("complementary", name="Notice")
    with site.serving(newer):
        look_for_update(other)
        with other.expect_event("domcontentloaded"):
            theirs.get_by_role("button", name="Update").click()
        fetched(other)
        (after, caches) = built(other)
        assert after != before
        assert sorted(caches) == sorted([before, after])

        for name in ("data/lessons/haggis.json", "data/haggis.json", "lazy-screens.js"):
            assert page.evaluate(FOUND, name) == 200, name
        page.goto(re.sub("#.*", "", page.url) + "#/learn/haggis")
        expect(page.get_by_role("link", name="Higher, or pass")).to_be_visible()
        page.close()
        reload(other)
        fetched(other)
        until(other, "async () => (await caches.keys()).length === 1")
        assert built(other) == [after, [after]]


def test_a_page_that_lacks_a_replaced_part_asks_for_a_reload(visit, site, newer):
    page = visit(forgive=["Failed to load resource"], service_workers="block")
    ready(page)
    (before, _) = built(page)
    notice = page.get_by_role("complementary", name="Notice")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with site.serving(newer):
        page.evaluate("() => { location.hash = '#/rules/haggis' }")
        expect(notice).to_contain_text("A newer version of Taku has taken the place of this one")
        page.evaluate(MANY_ANSWERS)
        assert len([url for url in asked if url.endswith("/data/haggis.json")]) < 9
        with page.expect_event("domcontentloaded"):
            notice.get_by_role("button", name="Reload").click()
        assert built(page)[0] != before
        expect(page.get_by_role("heading", level=1)).to_contain_text("Haggis")


def test_a_match_goes_on_at_the_same_move_after_an_update(page, site, newer):
    ready(page)
    kept(page)
    (before, _) = built(page)
    page.get_by_role("button", name="Play Yahtzee").click()
    Table(page).begin()
    notice = page.get_by_role("complementary", name="Notice")
    with site.serving(newer):
        page.evaluate(UPDATE)
        page.wait_for_function("() => window.taku?.notices.some(({ id }) => id === 'update')")
        expect(notice).to_have_count(0)  # it waits
        played = page.evaluate("() => taku.match.log")
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()
        with page.expect_event("domcontentloaded"):
            notice.get_by_role("button", name="Update").click()
        fetched(page)
        assert built(page)[0] != before
        page.get_by_role("button", name="Resume").click()
        page.wait_for_function("() => window.taku?.match?.log.length")
        assert page.evaluate("() => taku.match.log") == played


def test_who_reloads_has_the_new_version_that_waits_and_is_not_asked(page, site, newer):
    ready(page)
    kept(page)
    (before, _) = built(page)
    with site.serving(newer):
        look_for_update(page)
        reload(page)
        fetched(page)
        shown, _ = built(page)
        assert shown != before
        expect(page.get_by_role("complementary", name="Notice")).to_have_count(0)
        address = page.url
        page.goto("about:blank")  # until the page is left, the old one may have an answer to end
        page.goto(address)
        fetched(page)
        until(page, "async () => (await caches.keys()).length === 1")
        assert built(page) == [shown, [shown]]
        expect(page.get_by_role("complementary", name="Notice")).to_have_count(0)


def test_a_page_and_its_parts_are_of_one_version_whatever_the_network_has(visit, site, newer):
    page = visit(forgive=NO_CONNECTION)
    ready(page)
    kept(page)
    (before, _) = built(page)
    with site.serving(newer):
        reload(page)
        assert built(page)[0] == before
        look_for_update(page)
        with site.down():
            reload(page)
            ready(page)
            assert built(page)[0] != before


def test_what_is_damaged_is_not_taken_over_by_a_new_version(page, site, newer):
    ready(page)
    kept(page)
    page.evaluate(PUT_PORTAL)
    with site.serving(newer):
        look_for_update(page)
    (table,) = newer.glob("tablebases-*/yahtzee/yams.json")
    assert page.evaluate(TABLEBASES) == [PORTAL, table.read_text()]


# The wire


def wire(page):
    """Load the page's end of the wire once more, and collect what it is told."""
    own(page, "./wire/engine.ts")
    page.evaluate("""() => {
      window.facts = [];
      window.steps = [];
      const heard = fact => fact.type === 'answered' || facts.push(fact);
      const progress = step => steps.push(step);
      window.engine = own.connect({ heard, progress });
    }""")


def test_the_wire_counts_every_byte_and_then_tells_that_it_is_ready(page):
    wire(page)
    page.evaluate("engine.wake()")
    page.wait_for_function("() => steps.at(-1)?.phase === 'ready'")
    steps = page.evaluate("() => steps")
    loaded = [step["loaded"] for step in steps]
    assert list(dict.fromkeys(step["phase"] for step in steps)) == ["loading", "starting", "ready"]
    assert loaded == sorted(loaded)
    assert loaded[-1] == steps[-1]["total"] > 9_000_000


def test_wishes_made_too_early_are_answered_in_their_order(page):
    wire(page)
    page.evaluate("""() => {
      engine.request({ type: 'hint' });
      engine.request({ type: 'games' });
    }""")
    page.wait_for_function("() => facts.length === 2")
    assert page.evaluate("() => facts.map(({ type }) => type)") == ["refused", "catalogue"]


def test_an_engine_that_dies_is_followed_by_another_that_answers(page):
    ready(page)
    wire(page)
    page.evaluate("engine.wake()")
    page.wait_for_function("() => steps.at(-1)?.phase === 'ready'")
    for worker in page.workers:
        worker.evaluate(DIE)
    page.wait_for_function("() => facts.length === 1")
    page.evaluate("() => engine.request({ type: 'games' })")
    page.wait_for_function("() => facts.length === 2")
    crash, catalogue = page.evaluate("() => facts")
    assert crash["type"] == "crash"
    assert "died" in crash["message"]
    assert catalogue["type"] == "catalogue"


def test_an_engine_that_dies_of_every_wish_is_not_started_for_ever(visit, site, dist):
    (worker,) = dist.glob("app-*/worker.js")
    mortal = worker.read_text().replace(".handle(request)", ".die(request)")
    page = visit(service_workers="block")
    page.route(
        "**/worker.js", lambda route: route.fulfill(body=mortal, content_type="text/javascript")
    )
    wire(page)
    for crashes in (1, 2, 3):
        page.evaluate("() => engine.request({ type: 'games' })")
        page.wait_for_function(
            "n => facts.filter(({ type }) => type === 'crash').length === n", arg=crashes
        )
    facts = page.evaluate("() => facts.map(({ type }) => type)")
    assert facts == ["crash", "crash", "crash", "unavailable"]
    page.unroute("**/worker.js")
    page.evaluate("() => (engine.request({ type: 'games' }), engine.retry())")
    page.wait_for_function("() => facts.at(-1).type === 'catalogue'")
