"""Home as index.html itself has it: seen and used before the page's own files have come."""

import pytest
from playwright.sync_api import expect

from taku import games
from tests.page.conftest import NO_ENGINE, NO_SERVICE_WORKER, has_settled, ready
from tests.page.learner import learnt
from tests.page.stored import GLANCE, has_left, match
from tests.page.table import Table, has_begun

PAGE = "icons/icon.svg"  # of the site, where nothing of the page runs
DRAWN = """() => [...document.querySelectorAll('#app *')]
    .filter(one => !one.closest('.loading'))   // it goes on
    .map(one => [
      one.tagName,
      ...[...one.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
      ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ data }) => data.trim()),
    ].filter(Boolean).join(' '))"""
WATCH = """() => {   // how often home is drawn, whatever stands there first
    window.drawn = 0;
    const isHome = node => node.matches?.('.home');
    new MutationObserver(seen => {
      window.drawn += seen.flatMap(one => [...one.addedNodes]).filter(isHome).length;
    }).observe(document.getElementById('app'), { childList: true, subtree: true });
}"""
FRAME = """requestAnimationFrame(() => {   // nothing is painted before this
    window.painted = document.querySelectorAll('article').length;
    window.asked = performance.getEntriesByType('resource').map(({ name }) => name);
});"""
SPOIL = """change => {
    const home = JSON.parse(localStorage['taku.home']);
    const { left } = home;
    if (change === 'build' || change === 'language') left[change] = 'another';
    if (change === 'above') left.above[0] = [''];
    if (change === 'left') home.left = 7;
    localStorage['taku.home'] = JSON.stringify(home);
}"""
ENDLESS = """{   // what the build has brought never comes
    const fetch = window.fetch;
    window.fetch = (what, ...how) =>
      String(what).includes('openings') ? new Promise(() => {}) : fetch(what, ...how);
}"""
UNREADABLE = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('not here', 'SecurityError'); },
});"""


@pytest.fixture
def visit(first_visit):
    return first_visit


@pytest.fixture
def greet(visit, site):
    """Opens home with the page's own files held back, until what it gives is called.

    Without `engine` Python never comes, where nothing is asked of it.
    """

    def greet(page=None, *, engine=False, init_script="", **options):
        script = init_script if engine else NO_ENGINE + init_script
        page = page or visit(PAGE, forgive=["favicon.ico"], init_script=script, **options)
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


def play(page, name="Play Hearts"):
    return page.get_by_role("button", name=name)


def theme(page):
    return page.locator("html").get_attribute("data-theme")


def test_it_is_painted_first_in_its_theme_and_what_the_page_will_draw(greet, site):
    page, come = greet(color_scheme="dark", init_script=NO_SERVICE_WORKER + FRAME)
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
    expect(play(page, "ハーツで遊ぶ")).to_be_visible()
    another_address_is_not_greeted(page, site)


def another_address_is_not_greeted(page, site):
    page.goto(site.url + PAGE)
    page.goto(site.url + "#/rules/hearts", wait_until="commit")
    page.wait_for_function("() => window.first")
    assert page.get_by_role("article").count() == 0


def test_what_is_tapped_is_done_and_home_is_not_drawn_again(greet):
    page, come = greet()
    page.evaluate(WATCH)
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")
    expect(play(page).locator(".turning")).to_be_visible()
    come()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    assert page.evaluate("() => drawn") == 0
    page.go_back()
    expect(play(page)).to_have_attribute("aria-busy", "false")
    play(page).press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    expect(page.get_by_role("heading", level=1, name="Hearts")).to_be_focused()


def test_every_button_is_heard_and_the_keyboard_stays_where_it_is(greet):
    page, come = greet(color_scheme="dark", init_script=NO_SERVICE_WORKER)
    page.get_by_title("Light or dark").click()
    come()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")

    _, come = greet(page)
    play(page, "Play Haggis").focus()
    come()
    expect(play(page, "Play Haggis")).to_be_focused()

    _, come = greet(page)
    page.get_by_role("link", name="Hearts").press("Enter")
    come()
    expect(page.get_by_role("heading", level=1, name="Hearts")).to_be_focused()

    page.goto(f"{page.url.partition('#')[0]}{PAGE}")
    _, come = greet(page)
    page.get_by_title("日本語で表示").hover()
    page.mouse.down()
    come()
    page.mouse.up()
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_what_is_tapped_while_a_match_begins_is_done_in_its_place(greet):
    page, come = greet(init_script=ENDLESS)
    page.evaluate(WATCH)
    play(page).click()
    come()
    play(page).click()
    assert page.evaluate("() => drawn") == 0
    play(page, "Play Haggis").click()
    expect(play(page, "Play Haggis")).to_have_attribute("aria-busy", "true")
    expect(play(page)).to_have_attribute("aria-busy", "false")
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
    assert page.evaluate("() => taku.starting") is None


def test_who_has_left_something_sees_it_at_once_as_it_was_left(greet):
    begun = {"hearts/tricks": {"at": 2, "stars": ["tick", "tick", "", ""], "when": 1}}
    script = NO_SERVICE_WORKER + learnt(**begun)  # it would have main.js
    page, come = greet(init_script=script, locale="ja-JP")
    assert page.locator("html").get_attribute("lang") == "ja"
    come()
    has_left(page, match("other"), match("m", glance=GLANCE))
    page.evaluate("() => taku.useGame('hearts').then(taku.redraw)")  # as on another visit
    expect(page.locator(".resume .fan > span")).to_have_count(3)

    page, come = greet(page)
    expect(page.locator(".resume .fan > span")).to_have_count(3)
    expect(page.locator(".for-you a")).to_have_count(2)
    expect(page.get_by_role("article")).to_have_count(len(games))
    before = page.evaluate(DRAWN)
    come()
    assert page.evaluate(DRAWN) == before


def test_what_does_not_fit_is_not_shown_before_it_is_known(greet):
    page, come = greet(init_script=NO_SERVICE_WORKER)
    come()
    has_left(page, match("m", glance=GLANCE))
    for change in ("build", "language", "above", "left"):
        page.goto(f"{page.url.partition('#')[0].removesuffix(PAGE)}{PAGE}")
        page.evaluate(SPOIL, change)
        _, come = greet(page)
        assert page.get_by_role("article").count() == 0, change
        come()
        expect(page.locator(".resume .fan > span")).to_have_count(3)


def what_was_tapped_last_counts(page, come):
    play(page).click()
    page.get_by_role("link", name="About").click()
    come()
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
    ready(page)
    has_settled(page)
    assert page.url.endswith("#/about")


def test_a_player_who_left_a_match_is_not_greeted_as_a_newcomer(greet):
    page, come = greet(engine=True, init_script=NO_SERVICE_WORKER)  # it would have main.js
    what_was_tapped_last_counts(page, come)

    page.evaluate("() => { location.hash = '#/' }")
    play(page).click()
    Table(page).begin()

    page, come = greet(page)
    expect(page.get_by_text("Left unfinished")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    come()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    page.go_back()
    expect(page.get_by_text("Left unfinished")).to_be_visible()

    page.evaluate("() => taku.matches.drop(taku.matches.list()[0].id).then(taku.redraw)")
    expect(page.get_by_text("Left unfinished")).to_have_count(0)
    daily = page.get_by_role("link", name="Deal of the day")
    expect(daily).to_be_visible()
    page, come = greet(page)
    expect(page.get_by_role("article")).to_have_count(len(games))
    expect(daily).to_be_visible()
    expect(page.get_by_role("heading", name="Take a seat")).to_have_count(0)
    before = page.evaluate(DRAWN)
    come()
    assert page.evaluate(DRAWN) == before


def test_it_greets_where_nothing_may_be_read(greet):
    page, come = greet(init_script=UNREADABLE)
    play(page).click()
    come()
    expect(page.locator(".hand [data-card]")).to_have_count(13)


def test_a_foreign_script_that_fails_takes_nothing_away(visit):
    forgive = ["Content Security Policy", "127.0.0.1:9", "ERR_"]
    page = visit(forgive=forgive, init_script=NO_ENGINE)
    page.evaluate("""() => new Promise(done => {
      const script = document.createElement('script');
      script.src = trusted.createScriptURL('http://127.0.0.1:9/');
      script.onerror = done;
      document.body.append(script);
    })""")
    expect(play(page)).to_be_visible()
    expect(page.get_by_text("Part of Taku couldn’t be loaded")).to_have_count(0)


def test_a_page_of_which_a_part_is_missing_says_so(visit, site):
    forgive = ["ERR_FAILED", "favicon.ico", "Failed to fetch"]
    page = visit(PAGE, forgive=forgive, init_script=NO_SERVICE_WORKER)
    for missing in ("main.js", "chunk-*.js", "catalogue.json"):
        page.goto(site.url + PAGE)
        page.context.route(f"**/{missing}", lambda route: route.abort())
        page.goto(site.url)
        expect(page.get_by_text("Part of Taku couldn’t be loaded")).to_be_visible()
        expect(page.get_by_text("一部を読み込めませんでした")).to_be_visible()
        assert page.get_by_role("article").count() == 0, missing
        page.context.unroute(f"**/{missing}")
