"""The last resort: an uncaught error is told, and nothing is lost."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import AXE, violations
from tests.page.stored import match, put
from tests.page.table import Table, is_still, preferences, windows
from tests.page.test_data import arrived, bring, unfinished
from tests.page.test_recovery import log, play_on

BROKEN = "broken to see what becomes of it"
BREAK = f"""() => {{
    const say = taku.say;
    taku.say = (id, args) => {{
      if (id !== 'never') throw new Error('{BROKEN}');
      return say(id, args);
    }};
}}"""
DRAW = "() => { queueMicrotask(() => taku.redraw()); }"
REJECT = "() => { queueMicrotask(() => taku.start('hearts')); }"
BENIGN = """async () => {
    const thrown = more => dispatchEvent(new ErrorEvent('error', more));
    const rejected = reason => dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
    const ours = (error, stack = `at draw (${part('main.js')}:1:1)`) =>
      Object.defineProperty(error, 'stack', { value: `${error}\\n${stack}` });
    thrown({ message: 'ResizeObserver loop completed with undelivered notifications.' });
    thrown({ message: 'Script error.' });
    thrown({ error: ours(new Error('not ours'), 'at chrome-extension://abc/content.js:1:1') });
    thrown({ error: null, filename: part('main.js').href });
    rejected(undefined);
    rejected('no error at all');
    rejected(ours(new DOMException('left', 'AbortError')));
    rejected(ours(new DOMException('not touched yet', 'NotAllowedError')));
    for (const lost of ['Failed to fetch', 'Load failed', 'Importing a module script failed.',
      'NetworkError when attempting to fetch resource.',
      'error loading dynamically imported module: http://a/b.js'])
      rejected(ours(new TypeError(lost)));
}"""


def failed(page):
    return page.locator("#failed")


def button(page, name):
    return failed(page).get_by_role("button", name=name)


@pytest.fixture
def broken(visit):
    """A page without an engine, whose drawing has failed."""

    def broken(path="#/about", cause=DRAW, **options):
        page = visit(path, engine=False, forgive=[BROKEN], **options)
        page.evaluate(BREAK)
        page.evaluate(cause)
        failed(page).wait_for()
        return page

    return broken


# What is said


def test_an_uncaught_error_is_told(visit):
    page = visit(engine=False, forgive=[BROKEN])
    page.evaluate(BENIGN)  # what is no fault of the page takes nothing away
    expect(failed(page)).to_have_count(0)
    expect(page.locator(".home")).to_be_visible()
    page.evaluate(BREAK)
    page.evaluate(REJECT)
    expect(failed(page).get_by_role("alert")).to_contain_text("has gone wrong")
    expect(failed(page)).to_contain_text(BROKEN)
    expect(page.locator("#app")).to_have_count(0)
    expect(button(page, "Reload")).to_be_focused()


def test_it_is_said_when_the_page_fails_as_it_begins(visit, site):
    page = visit("icons/icon.svg", engine=False, forgive=[BROKEN, "favicon.ico"])
    page.route(
        "**/main.js",
        lambda route: route.fulfill(
            body=f"await 0; throw new Error('{BROKEN}')", content_type="text/javascript"
        ),
    )
    page.goto(site.url)
    expect(failed(page).get_by_role("alert")).to_be_visible()
    with page.expect_download():
        button(page, "Save everything").click()


def test_what_is_said_of_a_part_that_has_not_come_stays(visit, site):
    page = visit("icons/icon.svg", engine=False, forgive=["404", "favicon.ico"])
    page.route("**/catalogue.json", lambda route: route.fulfill(status=404))
    with page.expect_event("pageerror"):
        page.goto(site.url)
    expect(page.get_by_text("Part of Taku couldn’t be loaded")).to_be_visible()
    expect(failed(page)).to_have_count(0)


def test_it_can_be_read_and_used_by_everybody(broken):
    page = broken(locale="ja", viewport=(320, 568))
    expect(failed(page).get_by_role("alert")).to_contain_text("問題が起きました")
    expect(failed(page).get_by_text("gone wrong")).to_be_hidden()
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.evaluate(AXE)
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        is_still(page)
        assert violations(page, {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag22aa"]}) == []
    page.keyboard.press("Tab")
    with page.expect_download():
        page.keyboard.press("Enter")
    expect(failed(page).get_by_role("status")).to_contain_text("保存しました")


# What is not lost


def test_all_that_is_kept_is_saved_and_goes_on_elsewhere(sit, visit):
    table = sit("hearts", options={"passing": False}, page={"forgive": [BROKEN]})
    page = table.page
    play_on(table)
    played = log(page)
    page.evaluate(BREAK)
    page.evaluate(DRAW)
    with page.expect_download() as download:
        button(page, "Save everything").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    expect(failed(page).get_by_role("status")).to_contain_text("saved")
    visit.forget()

    other = visit("#/data", init_script=preferences(speed="none"))
    bring(other, saved)
    expect(arrived(other)).to_contain_text("1 match")
    other.evaluate("() => { location.hash = '#/'; }")
    other.get_by_role("button", name="Resume").click()
    Table(other).my_turn()
    assert log(other)[: len(played)] == played


def test_what_is_damaged_keeps_nothing_else_from_being_saved(broken, visit):
    page = broken()
    put(page, {"good": match("good"), "bad": match("bad", log="no log")})
    page.evaluate("""() => {
      localStorage['taku.settings'] = JSON.stringify({ theme: 'dark', speed: 'never', rules: 7 });
      localStorage['taku.lessons'] = '{"hearts/points": "much"';
    }""")
    with page.expect_download() as download:
        button(page, "Save everything").click()
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    assert {one["id"] for one in json.loads(saved)["matches"]} == {"good", "bad"}
    visit.forget()

    other = visit("#/data", engine=False)
    bring(other, saved)
    expect(arrived(other)).to_contain_text("1 match")
    assert other.evaluate("() => taku.matches.list().map(({ id }) => id)") == ["good"]
    assert other.evaluate("() => taku.settings.theme") == "dark"


NO_DATABASE = """
    Object.defineProperty(window, 'indexedDB', {
      get() { throw new DOMException('not in a private window', 'SecurityError'); },
    });
"""


def test_without_a_database_the_last_resort_saves_what_the_page_knows(visit):
    page = visit(engine=False, forgive=[BROKEN], init_script=NO_DATABASE)
    page.evaluate("match => taku.matches.keep(match)", unfinished("only here"))
    page.evaluate(BREAK)
    page.evaluate(DRAW)
    with page.expect_download() as download:
        button(page, "Save everything").click()
    (saved,) = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["matches"]
    assert saved["id"] == "only here"


# And then


def test_a_fault_that_repeats_leads_to_the_first_screen_if_one_likes(broken):
    page = broken("#/about")
    expect(button(page, "Home")).to_be_hidden()
    with page.expect_event("domcontentloaded"):
        button(page, "Reload").click()
    expect(page.locator(".about")).to_be_visible()
    page.evaluate(BREAK)
    page.evaluate(DRAW)
    expect(failed(page)).to_contain_text("before")
    with page.expect_event("domcontentloaded"):
        button(page, "Home").click()
    expect(page.locator(".home")).to_be_visible()
    expect(failed(page)).to_have_count(0)
