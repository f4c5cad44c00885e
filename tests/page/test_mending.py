"""Damaged files in the cache: fetched anew, or told where there is no connection."""

from playwright.sync_api import expect

from tests.page.caches import INSTALLED, forget
from tests.page.conftest import NO_ENGINE
from tests.page.table import until

CLOSED = "its page on this device is damaged or gone"  # text of the service worker's page
PAGE = "Part of Taku couldn’t be loaded"  # text of the page's own HTML
NOTICE = "Part of the page couldn’t be loaded"
TABLE = "The table couldn’t be loaded"

DAMAGED = {  # file: its address, what lies there instead, the screen that needs it, what is told
    "page with a letter changed": ("document.baseURI", None, "", CLOSED),
    "main script": ("part('main.js')", "GIF89a", "", PAGE),
    "built script": ("part('built.js')", "", "", PAGE),
    "catalogue": ("part('data/catalogue.json')", "[", "", PAGE),
    "words": ("part('words/en.ftl')", "GIF89a", "", PAGE),
    "style": ("part('style.css')", "GIF89a", "", NOTICE),
    "screens": ("part('lazy-screens.js')", "GIF89a", "#/rules/hearts", NOTICE),
    "rules": ("part('data/hearts.json')", "[", "#/rules/hearts", NOTICE),
    "worker": ("part('worker.js')", "GIF89a", "", TABLE),
    "wheel": ("(await import(part('built.js'))).wheel", "GIF89a", "", TABLE),
}
WITH_PYTHON = {"worker", "wheel"}
ADDRESS = "async () => new URL({}, part('main.js')).href"
COPY = """async address => {
    const [name] = await caches.keys();
    return (await (await caches.open(name)).match(address)).text();
}"""
PUT = """async ([address, text]) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const { headers } = await cache.match(address);
    await cache.put(address, new Response(text, { headers }));
}"""
IS_WHOLE = f"async ([address, text]) => (await ({COPY})(address)) === text"
IS_READY = "() => ['ready', 'busy'].includes(window.taku?.engineState)"
COMPARE = """async () => {   // all files, by the service worker, which does so once more
    const { port1, port2 } = new MessageChannel();
    window.isCompared = false;
    port1.onmessage = ({ data }) => (window.isCompared ||= data !== 'begun');
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ type: 'mend', age: performance.now() + 1e9 }, [port2]);
}"""
FREE = """async () => {
    const { held } = await navigator.locks.query();
    return !held.some(({ name }) => name.startsWith('taku '));
}"""


def visit(context, what, address):
    page = context.new_page()
    if what not in WITH_PYTHON:
        page.add_init_script(NO_ENGINE)
    page.goto(address)
    return page


def test_a_damaged_file_is_fetched_anew_or_told(first_visit, site):
    desk = first_visit("icons/icon.svg", forgive=[""])  # this address can open the cache
    context = desk.context
    page = visit(context, "words", site.url)
    assert page.evaluate(INSTALLED) == "activated"
    files = {what: page.evaluate(ADDRESS.format(at)) for what, (at, *_) in DAMAGED.items()}
    page.close()
    for what, (_, wrong, screen, told) in DAMAGED.items():
        address = files[what]
        right = desk.evaluate(COPY, address)
        until(desk, FREE)
        desk.evaluate(COMPARE)  # a comparison from before must not mend the new damage
        desk.wait_for_function("() => window.isCompared")
        desk.evaluate(PUT, [address, right.replace("Taku", "Tuku") if wrong is None else wrong])
        forget(desk)
        with site.down():
            page = visit(context, what, site.url + screen)
            expect(page.locator("body"), what).to_contain_text(told)
            page.close()
        page = visit(context, what, site.url + screen)
        until(desk, IS_WHOLE, [address, right])
        if what in WITH_PYTHON:
            page.wait_for_function(IS_READY)  # the page may just be reloading
        shown = (
            page.get_by_role("article")
            if screen
            else page.get_by_role("button", name="Play Hearts")
        )
        expect(shown.first, what).to_be_visible()
        expect(page.get_by_role("complementary", name="Notice"), what).to_have_count(0)
        expect(page.get_by_text("⟨"), what).to_have_count(0)
        page.close()
