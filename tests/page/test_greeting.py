"""Home as index.html itself has it: painted and pressed before the page's own files have come."""

import pytest
from playwright.sync_api import expect

from taku import games
from tests.page.conftest import NO_ENGINE, NO_SERVICE_WORKER
from tests.page.table import has_begun

PAGE = "icons/icon.svg"  # an address of the site at which no script runs
DRAWN = """() => [...document.querySelectorAll('#app *')]
    .filter(one => !one.closest('.loading'))   // it goes on
    .map(one => [
      one.tagName,
      ...[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
      ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ data }) => data.trim()),
    ].filter(Boolean).join(' '))"""
FRAME = """requestAnimationFrame(() => {   // nothing is painted before this
    window.painted = document.querySelectorAll('article').length;
    window.asked = performance.getEntriesByType('resource').map(({ name }) => name);
});"""


@pytest.fixture
def greet(first_visit, site):
    """Opens home without Python, the page's own files held back until what it gives is called."""

    def greet(page=None, *, init_script="", **options):
        script = NO_ENGINE + NO_SERVICE_WORKER + init_script
        page = page or first_visit(PAGE, forgive=["favicon.ico"], init_script=script, **options)
        held = []
        arriving = []
        page.context.route(
            "**/main.js", lambda route: route.continue_() if arriving else held.append(route)
        )
        page.goto(site.url, wait_until="commit")
        page.wait_for_function("() => window.first")

        def come():
            arriving.append(True)
            for route in held:
                route.continue_()
            has_begun(page)

        return page, come

    return greet


def theme(page):
    return page.locator("html").get_attribute("data-theme")


def test_home_is_painted_as_the_page_draws_it(greet, site):
    page, come = greet(color_scheme="dark", init_script=FRAME)
    page.wait_for_function("() => 'painted' in window")
    assert page.evaluate("() => painted") == len(games)
    assert {name.rpartition("/")[2] for name in page.evaluate("() => asked")} == {"style.css"}
    assert theme(page) == "dark"
    before = page.evaluate(DRAWN)
    come()
    assert page.evaluate(DRAWN) == before
    assert theme(page) == "dark"
    for media, expected in (
        ({"color_scheme": "light"}, "light"),
        ({"color_scheme": "dark", "contrast": "more"}, "contrast"),
    ):
        page.emulate_media(**media)
        _, come = greet(page)
        assert theme(page) == expected
        come()
        assert theme(page) == expected
    page.evaluate("() => { taku.set('theme', 'dark'); taku.set('language', 'ja') }")
    greet(page)
    assert theme(page) == "dark"
    expect(page.get_by_role("button", name="ハーツで遊ぶ")).to_be_visible()
    another_address_is_not_greeted(page, site)


def another_address_is_not_greeted(page, site):
    page.goto(site.url + PAGE)
    page.goto(site.url + "#/rules/hearts", wait_until="commit")
    page.wait_for_function("() => window.first")
    assert page.get_by_role("article").count() == 0


def test_a_press_across_the_takeover_counts(greet):
    page, come = greet()
    page.get_by_title("Choose a language").hover()
    page.mouse.down()
    come()
    page.mouse.up()
    expect(page.get_by_role("dialog", name="Language")).to_be_visible()


def test_a_page_lacking_a_part_says_so(first_visit, site):
    forgive = ["ERR_FAILED", "favicon.ico", "Failed to fetch"]
    page = first_visit(PAGE, forgive=forgive, init_script=NO_SERVICE_WORKER)
    for missing in ("main.js", "chunk-*.js", "catalogue.json"):
        page.goto(site.url + PAGE)
        page.context.route(f"**/{missing}", lambda route: route.abort())
        page.goto(site.url)
        expect(page.get_by_text("Part of Taku couldn’t be loaded")).to_be_visible()
        expect(page.get_by_text("一部を読み込めませんでした")).to_be_visible()
        assert page.get_by_role("article").count() == 0, missing
        page.context.unroute(f"**/{missing}")
