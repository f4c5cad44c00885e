"""A memory of Python that later visits start from: quicker, never needed, never of a match."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from tests.page.conftest import amend, ready
from tests.page.table import until
from tests.page.test_start import DIE, NO_CONNECTION, kept

MAKE = """() => new Promise(resolve => {
    const address = trusted.createScriptURL(part('snapshot-maker.js'));
    const maker = new Worker(address, { type: 'module' });
    maker.onmessage = ({ data }) => resolve(data);
})"""
ENTRIES = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        if (url.endsWith('/snapshot')) found.push(name.split(' ').at(-1));
      }
    }
    return found;
}"""
DAMAGE = """async damage => {
    const name = (await caches.keys())[0];
    const cache = await caches.open(name);
    const kept = await cache.match(new URL('snapshot', document.baseURI));
    const headers = Object.fromEntries(kept.headers);
    let bytes = new Uint8Array(await kept.arrayBuffer());
    if (damage === 'a flipped byte') bytes[bytes.length >> 1] ^= 1;
    if (damage === 'truncated') bytes = bytes.slice(0, -1000);
    if (damage === 'of another browser') headers.browser = 'another';
    if (damage === 'of another Pyodide') {
      bytes = new Uint8Array(4);   // no page that is not empty
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      headers.digest = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
      headers.size = '31457472';
    }
    await cache.put(new URL('snapshot', document.baseURI), new Response(bytes, { headers }));
}"""
SET_ASIDE = """async () => {
    const [name] = await caches.keys();
    const kept = await (await caches.open(name)).match(new URL('snapshot', document.baseURI));
    await (await caches.open('aside')).put('/aside', kept);
}"""
PUT_BACK = """async () => {
    const name = (await caches.keys()).find(name => name !== 'aside');
    const kept = await (await caches.open('aside')).match('/aside');
    await (await caches.open(name)).put(new URL('snapshot', document.baseURI), kept);
}"""
MARKED = """() => new Promise(done => {
    const find = all => {
      const found = all.getEntries().map(({ name }) => name).filter(name => name.endsWith('made'));
      if (found.length) done(found);
    };
    new PerformanceObserver(find).observe({ type: 'mark', buffered: true });
})"""
DAMAGES = ("truncated", "a flipped byte", "of another browser", "of another Pyodide")


def remembered(page):
    """Has the engine of this page started from a memory?"""
    (worker,) = page.workers
    return worker.evaluate("() => performance.getEntriesByName('remembered').length === 1")


def play_hearts(page):
    """Begin a match, and tell what was dealt."""
    page.get_by_role("button", name="Play Hearts").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    return page.evaluate("() => taku.match.log[0]")


def home(page):
    """The page anew."""
    page.goto("about:blank")
    page.goto(page.site)
    ready(page)


@pytest.fixture
def visit(first_visit):
    return first_visit


@pytest.fixture
def made(visit, site):
    """A page whose first visit has left a memory."""
    page = visit(forgive=["wasm", "snapshot"])
    page.site = site.url
    ready(page)
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    assert not remembered(page)
    assert page.evaluate(MAKE) == "done"
    build = page.evaluate("() => /app-(\\w+)/.exec(document.querySelector('script[src]').src)[1]")
    assert page.evaluate(ENTRIES) == [build]  # a cache that goes with its build: test_start.py
    return page


def test_two_starts_from_one_memory_play_different_deals_and_every_game(made):
    deals = []
    for _ in range(2):
        home(made)
        assert remembered(made)
        deals.append(play_hearts(made))
    assert deals[0] != deals[1]
    for game in made.evaluate("() => taku.catalogue.games.map(({ name }) => name)"):
        made.evaluate("game => { taku.leave(); location.hash = '#/'; taku.start(game) }", game)
        made.wait_for_function(
            "game => window.taku?.match?.head.game === game && window.taku?.match?.log.length",
            arg=game,
        )
        made.evaluate("game => { location.hash = `#/practice/${game}` }", game)
        expect(made.locator(".table, .practice").first).to_be_visible()
    assert remembered(made)


def test_a_memory_that_cannot_be_trusted_is_thrown_away(made):
    made.evaluate(SET_ASIDE)
    for damage in DAMAGES:
        made.evaluate(PUT_BACK)
        made.evaluate(DAMAGE, damage)
        home(made)
        assert not remembered(made), damage
        assert made.evaluate(ENTRIES) == [], damage
    play_hearts(made)

    made.evaluate(PUT_BACK)  # an engine that has died is not started from it again
    home(made)
    assert remembered(made)
    made.workers[0].evaluate(DIE)
    made.wait_for_function("() => performance.getEntriesByName('engine-ready').length === 2")
    assert not remembered(made)
    assert made.evaluate(ENTRIES) == []

    made.evaluate(PUT_BACK)
    made.evaluate("() => taku.erase()")
    assert made.evaluate(ENTRIES) == []


def test_a_page_left_alone_makes_a_memory(visit):
    page = visit()
    ready(page)
    until(page, f"async () => (await ({ENTRIES})()).length === 1")


SHORT = {
    "nothing": "",
    "memory": "Object.defineProperty(navigator, 'deviceMemory', { value: 2 });",
    "data": "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
}


def test_none_is_made_where_memory_or_data_is_short(visit, site, dist, tmp_path):
    other = shutil.copytree(dist, tmp_path / "dist")
    (worker,) = other.glob("app-*/worker.js")
    script, changed = re.subn(r"\bREST = 15_?(?:000|e3)\b", "REST = 10", worker.read_text())
    assert changed
    told = "maker = making(); performance.mark(maker ? 'made' : 'not made');"
    script = script.replace("maker = making();", told)
    for short, code in SHORT.items():
        amend(other, worker, code + script)
        with site.serving(other):
            page = visit(forgive=NO_CONNECTION)
            ready(page)
            kept(page)
            (engine,) = page.workers
            mark, *_ = engine.evaluate(MARKED)
            page.close()  # with all that it has begun to make
        assert mark == ("made" if short == "nothing" else "not made")


def test_none_is_kept_where_there_is_no_room_and_the_page_goes_on(visit, site):
    page = visit()
    page.site = site.url
    ready(page)
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    disk = page.context.new_cdp_session(page)
    origin = page.evaluate("() => location.origin")
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    assert page.evaluate(MAKE) == "done"
    assert page.evaluate(ENTRIES) == []
    home(page)
    play_hearts(page)


def test_a_pyodide_that_cannot_make_a_memory_is_only_started(visit, site, dist, tmp_path):
    other = shutil.copytree(dist, tmp_path / "dist")
    (pyodide,) = other.glob("py-*/pyodide.asm.mjs")
    amend(other, pyodide, pyodide.read_text().replace("makeMemorySnapshot", "makeNothing"))
    with site.serving(other):
        page = visit()
        ready(page)
        page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
        assert page.evaluate(MAKE) == "done"
        assert page.evaluate(ENTRIES) == []
        play_hearts(page)
