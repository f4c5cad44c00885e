"""What the service worker keeps: only what the build has made, whatever a network answers."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.caches import INSTALLED, NO_CONNECTION, STAND_IN, forget, kept
from tests.page.conftest import BASE, ready
from tests.page.table import reload, until

ANSWERS = {
    "a page of its own": (200, {}),
    "a way to its page": (302, {"Location": f"{BASE}portal"}),
    "sign in first": (511, {}),
}
LESSONS = "data/lessons/haggis.en.json"
FOR_YEARS = {"Cache-Control": "max-age=31536000"}
FORGIVEN = [*NO_CONNECTION, "Failed to load resource", "not what the build has made", "script"]
KEPT = """async name => {
    const found = await caches.match(part(name));
    return found ? found.text() : null;
}"""
COUNT = """async () => {
    const [name] = await caches.keys();
    return name ? (await (await caches.open(name)).keys()).length : 0;
}"""
PROMISES = """
    window.promises = [];   // whether the page has promised to work offline, each time that changed
    new MutationObserver(() => {
      if (!window.taku) return;
      const promised = [...document.querySelectorAll('.promise[data-true=true]')];
      const isPromised = promised.some(one => one.textContent.includes('Works offline'));
      if (promises.at(-1) !== isPromised) promises.push(isPromised);
    }).observe(document, { attributes: true, childList: true, subtree: true });
"""
EVICT = "async () => Promise.all((await caches.keys()).map(name => caches.delete(name)))"


@pytest.fixture
def visit(first_visit):
    return first_visit


def offline(page):
    """The promise on home that it works without a connection."""
    return page.get_by_text("Works offline")


def test_the_cached_page_opens_whatever_a_network_answers(visit, site):
    page = visit(forgive=FORGIVEN)
    kept(page)
    for told, (status, headers) in ANSWERS.items():
        forget(page)
        with site.answering(status, **headers):
            reload(page)
            ready(page)
            expect(page.get_by_role("button", name="Play Hearts"), told).to_be_visible()
    for status in (404, 503):
        with site.answering(status):
            page.goto(f"{site.url}no/such/address")
            expect(page).to_have_url(site.url)
            expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()


def test_opening_one_library_document_caches_all(visit, site):
    page = visit(forgive=FORGIVEN)
    kept(page)
    page.goto(f"{site.url}python/")
    until(page, "() => caches.match('api/taku.html')")
    until(page, "() => caches.match('hearts/')")
    forget(page)
    with site.answering(503):
        page.get_by_role("link", name="Hearts", exact=True).first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Hearts")
        page.goto(f"{site.url}python/api/taku.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("taku")


def test_a_foreign_page_is_never_cached(visit, site, dist):
    with site.answering(200, only=LESSONS, **FOR_YEARS):
        page = visit(init_script=STAND_IN, forgive=FORGIVEN)
        ready(page)
        assert page.evaluate(INSTALLED) == "redundant"
        assert page.evaluate(KEPT, LESSONS) is None
    reload(page)  # the browser itself has that page for years
    kept(page)
    (lessons,) = dist.glob(f"app-*/{LESSONS}")
    assert json.loads(page.evaluate(KEPT, LESSONS)) == json.loads(
        lessons.read_text(encoding="utf-8")
    )


def test_evicted_files_are_fetched_again_when_idle(visit, site):
    page = visit(init_script=STAND_IN + PROMISES, forgive=FORGIVEN)
    kept(page)
    expect(offline(page)).to_be_visible()
    whole = page.evaluate(COUNT)
    page.evaluate(EVICT)
    reload(page)
    expect(offline(page)).to_be_visible()
    assert page.evaluate("() => promises") == [False, True], "promised before it was true"
    assert page.evaluate(COUNT) == whole
    forget(page)
    with site.down():
        reload(page)
        ready(page)
