"""The last resort where the page fails as it begins, and its screen as it is seen and read."""

from playwright.sync_api import expect

from tests.page.conftest import AXE, violations
from tests.page.table import is_still, windows

BROKEN = "broken to see what becomes of it"
BREAK = f"""() => {{
    taku.say = () => {{ throw new Error('{BROKEN}'); }};
    queueMicrotask(() => taku.redraw());
}}"""


def failed(page):
    return page.locator("#failed")


def test_a_page_that_fails_as_it_begins_says_so(visit, site):
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
        failed(page).get_by_role("button", name="Save everything").click()


def test_what_is_said_of_a_missing_part_stays(visit, site):
    page = visit("icons/icon.svg", engine=False, forgive=["404", "favicon.ico"])
    page.route("**/catalogue.json", lambda route: route.fulfill(status=404))
    with page.expect_event("pageerror"):
        page.goto(site.url)
    expect(page.get_by_text("Part of Taku couldn’t be loaded")).to_be_visible()
    expect(failed(page)).to_have_count(0)


def test_the_failed_screen_is_accessible_at_any_size(visit):
    page = visit("#/about", engine=False, forgive=[BROKEN], locale="ja", viewport=(320, 568))
    page.evaluate(BREAK)
    expect(failed(page).get_by_role("alert")).to_contain_text("問題が起きました")
    expect(failed(page).get_by_text("gone wrong")).to_be_hidden()
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.evaluate(AXE)
    for theme in ("light", "dark", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        is_still(page)
        assert violations(page, {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag22aa"]}) == []
