"""The list of mistakes as it is drawn: width in every window, contrast and roles."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.stored import mistake, put_mistakes
from tests.page.table import windows

SEVERAL = (
    mistake("a/5"),
    mistake("b/5", {"kind": "discarding"}, stage=1),
    mistake("c/5", {"kind": "passing"}, stage=3, due="2999-03-19"),
)


def test_the_list_of_mistakes_fits_and_is_accessible(visit):
    page = visit("#/mistakes", engine=False)
    expect(page.get_by_role("heading", name="No mistakes here")).to_be_visible()
    axe(page)
    put_mistakes(page, *SEVERAL)
    page.evaluate("() => { location.hash = '#/' }")
    page.locator(".home").wait_for()
    page.evaluate("() => { location.hash = '#/mistakes' }")
    expect(page.locator(".mistake")).to_have_count(len(SEVERAL))
    page.get_by_role("button", name="Edit").click()
    axe(page)
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(page):
            wide = "() => document.documentElement.scrollWidth <= innerWidth"
            assert page.evaluate(wide), size
