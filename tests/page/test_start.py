"""The start of the page: in any folder, without a connection, with less than a browser has."""

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import build
from taku.words import ENGLISH, LANGUAGES
from tests.page.caches import NO_CONNECTION, STAND_IN, forget, kept
from tests.page.conftest import fetched, ready
from tests.page.table import WORKERS, Table, notice, reload, until

HOME = {"name": "Play Hearts"}
NO_WEBASSEMBLY = "delete globalThis.WebAssembly;"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

# Start


def test_a_second_visit_asks_no_server(first_visit, site, dist):
    page = first_visit(init_script=WORKERS, forgive=NO_CONNECTION)
    ready(page)
    expect(page.get_by_role("button", **HOME)).to_be_visible()
    tells_every_byte(page)
    preloads_every_module_that_the_start_needs(page)
    kept(page)
    asked = page.evaluate("() => performance.getEntriesByType('resource').map(e => e.name)")
    assert {"lazy-screens.js", "share-dialog.js"} <= {url.rpartition("/")[2] for url in asked}
    keeps_all_that_the_build_made(page, dist)
    forget(page)
    with site.down():
        reload(page)
        ready(page)
        page.get_by_role("link", name="Rules").click()
        page.get_by_role("heading", level=1, name="Rules").wait_for()
        page.get_by_role("link", name="Hearts").click()
        page.get_by_role("heading", level=1, name="Hearts").wait_for()
    with site.down(), socket.create_server(("127.0.0.1", site.port)):  # and never answers
        reload(page)
        ready(page)


def tells_every_byte(page):
    steps = page.evaluate("() => answers.filter(({ type }) => type === 'progress')")
    loaded = [step["loaded"] for step in steps]
    assert list(dict.fromkeys(step["phase"] for step in steps)) == ["loading", "starting", "ready"]
    assert loaded == sorted(loaded)
    assert loaded[-1] == steps[-1]["total"] > 9_000_000


def preloads_every_module_that_the_start_needs(page):
    """And no other."""
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


def keeps_all_that_the_build_made(page, dist):
    names = page.evaluate("() => caches.keys()")
    paths = page.evaluate("""async () => {
      const [name] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => decodeURI(url).slice(document.baseURI.length));
    }""")
    files = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    assert len(names) == 1
    folders = ("screenshots/", "python/")
    unneeded = {path for path in files if path.endswith("/index.html") or path.startswith(folders)}
    unneeded |= {path for path in files if is_only_of_another_language(path)}
    unneeded |= {path for path in files if "/problem-views/" in path or path.startswith("embed-")}
    assert set(paths) == files - unneeded - {"index.html", "404.html", "sw.js"} | {""}


def is_only_of_another_language(path):
    """True for the words and data of a language that no one has chosen here."""
    name = Path(path).name
    return any(name == f"{each}.ftl" or f".{each}." in name for each in OTHERS)


# With less than the page is made of


def test_without_javascript_the_page_says_so(first_visit):
    page = first_visit(java_script_enabled=False)
    words = page.locator("noscript p")
    expect(words).to_have_count(len(LANGUAGES))
    assert "needs JavaScript" in words.first.inner_text()
    assert "JavaScriptが必要です" in words.last.inner_text()
    assert all(box["height"] > 0 for box in map(Locator.bounding_box, words.all()))
    expect(page.get_by_text("too old for Taku")).to_be_hidden()


def test_without_webassembly_the_rules_are_shown(first_visit, dist):
    (worker,) = dist.glob("app-*/worker.js")
    bereft = f"{NO_WEBASSEMBLY}\n{worker.read_text(encoding='utf-8')}"
    forgive = ["WebAssembly is not defined", "favicon.ico"]
    page = first_visit("icons/icon.svg", init_script=NO_WEBASSEMBLY, locale="ja", forgive=forgive)
    page.context.route(
        "**/worker.js", lambda route: route.fulfill(body=bereft, content_type="text/javascript")
    )
    page.goto(page.url.replace("icons/icon.svg", ""))
    notice = page.locator("aside.notice")
    expect(notice).to_contain_text("ゲームとレッスンが動きません")
    expect(notice.locator(".word-button")).to_have_count(0)  # trying again would not help
    page.evaluate("() => { location.hash = '#/rules/hearts' }")
    expect(page.get_by_role("article").first).to_be_visible()


# A new version


@pytest.fixture(scope="module")
def newer(made_once):
    """The site as it is when a style sheet has been edited."""
    return made_once("newer", built_newer) / "dist"


def built_newer(project):
    shutil.copytree(build.WEB, project / "web", ignore=shutil.ignore_patterns("node_modules"))
    for path in (".build", ".github", "engine", "pyproject.toml", "web/node_modules"):
        (project / path).symlink_to(build.ROOT / path)
    with (project / "web/tokens.css").open("a", encoding="utf-8") as styles:
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
ONE_CACHE = "async () => (await caches.keys()).length === 1"
UPDATE = "async () => (await navigator.serviceWorker.ready).update()"


def look_for_update(page):
    page.evaluate(UPDATE)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("A new version of Taku is ready")


def updates(page):
    """Take the new version that is offered."""
    with page.expect_event("domcontentloaded"):
        notice(page).get_by_role("button", name="Update").click()


def test_a_match_goes_on_after_an_update(first_visit, site, newer):
    page = first_visit()
    ready(page)
    kept(page)
    (before, _) = built(page)
    page.evaluate(PUT_PORTAL)
    page.get_by_role("button", name="Play Yahtzee").click()
    Table(page).begin()
    with site.serving(newer):
        page.evaluate(UPDATE)
        page.wait_for_function("() => window.taku?.notices.some(({ id }) => id === 'update')")
        expect(notice(page)).to_have_count(0)  # it waits
        played = page.evaluate("() => taku.match.log")
        (table,) = newer.glob("tablebases-*/yahtzee/yams.json")
        assert page.evaluate(TABLEBASES) == [PORTAL, table.read_text(encoding="utf-8")], (
            "no damage is taken over"
        )
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()
        expect(notice(page)).to_contain_text("A new version of Taku is ready")
        shown, caches = built(page)
        assert shown == before
        assert before in caches
        updates(page)
        fetched(page)
        until(page, ONE_CACHE)  # the page tells the service worker that it has begun
        shown, caches = built(page)
        assert shown != before
        assert caches == [shown]
        page.get_by_role("button", name="Resume").click()
        page.wait_for_function("() => window.taku?.match?.log.length")
        assert page.evaluate("() => taku.match.log") == played


def test_a_tab_of_an_older_version_lacks_nothing(first_visit, site, newer):
    page = first_visit(init_script=STAND_IN, forgive=["404"])
    kept(page)
    (before, _) = built(page)
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    forget(page)
    with site.serving(newer):
        look_for_update(page)
        look_for_update(other)
        updates(other)
        fetched(other)
        (after, caches) = built(other)
        assert after != before
        assert sorted(caches) == sorted([before, after])

        for name in ("data/lessons/haggis.en.json", "data/haggis.json", "lazy-screens.js"):
            assert page.evaluate(FOUND, name) == 200, name
        page.goto(re.sub("#.*", "", page.url) + "#/learn/haggis")
        expect(page.get_by_role("link", name="Higher, or pass")).to_be_visible()
        page.evaluate("() => { location.hash = '#/' }")
        updates(page)
        fetched(page)
        assert built(page)[0] == after
        reload(other)
        fetched(other)
        until(other, ONE_CACHE)
        assert built(other) == [after, [after]]


def test_a_page_lacking_a_replaced_part_offers_reload(first_visit, site, newer):
    forgive = ["Failed to load resource"]
    page = first_visit(init_script=STAND_IN, forgive=forgive, service_workers="block")
    ready(page)
    (before, _) = built(page)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with site.serving(newer):
        page.evaluate("() => { location.hash = '#/rules/haggis' }")
        told = "Taku has been updated"
        expect(notice(page)).to_contain_text(told)
        page.evaluate(MANY_ANSWERS)
        assert len([url for url in asked if url.endswith("/data/haggis.json")]) < 9
        with page.expect_event("domcontentloaded"):
            notice(page).get_by_role("button", name="Reload").click()
        assert built(page)[0] != before
        expect(page.get_by_role("heading", level=1)).to_contain_text("Haggis")


def test_a_reload_takes_the_waiting_version(first_visit, site, newer):
    page = first_visit(init_script=STAND_IN, forgive=NO_CONNECTION)
    kept(page)
    (before, _) = built(page)
    with site.serving(newer):
        reload(page)
        assert built(page)[0] == before
        look_for_update(page)
        with site.down():
            reload(page)
            fetched(page)
            shown, _ = built(page)
            assert shown != before
            expect(notice(page)).to_have_count(0)
        address = page.url
        page.goto("about:blank")  # until the page is left, the old one may have an answer to end
        page.goto(address)
        fetched(page)
        until(page, ONE_CACHE)
        assert built(page) == [shown, [shown]]
        expect(notice(page)).to_have_count(0)
