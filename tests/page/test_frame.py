"""Inside a page of another site nothing acts: that site could cover it with its own elements."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Site

AROUND = '<!doctype html><title>around</title><iframe src="{}" width="390" height="600"></iframe>'


@pytest.fixture
def elsewhere(site, tmp_path):
    """Another site, with a page that has ours inside."""
    (tmp_path / "around.html").write_text(
        AROUND.format(f"{site.url}#/rules/hearts"), encoding="utf-8"
    )
    other = Site(tmp_path)
    yield other
    other.stop()


def test_another_sites_frame_shows_only_the_way_out(visit, elsewhere):
    mine = [f"a request to {elsewhere.url}", "redefine property: serviceWorker", "favicon.ico"]
    page = visit("icons/icon.svg", engine=False, forgive=mine)
    page.goto(f"{elsewhere.url}around.html")
    inside = page.frame_locator("iframe")
    expect(inside.get_by_text("Another website is showing Taku")).to_be_visible()
    expect(inside.get_by_text("ほかのサイトの中に")).to_be_visible()
    expect(inside.get_by_role("button")).to_have_count(0)
    (frame,) = page.main_frame.child_frames
    frame.wait_for_function("() => document.readyState === 'complete'")
    assert frame.evaluate("() => [window.taku, window.first.engine]") == [None, None]
    with page.context.expect_page() as opened:
        inside.get_by_role("link", name="Open Taku").click()
    expect(opened.value.get_by_role("heading", level=1)).to_contain_text("Hearts")


def test_a_page_of_the_same_site_may_show_it(visit, site):
    page = visit("icons/icon.svg", engine=False, forgive=["favicon.ico"])
    around = {"body": AROUND.format(site.url), "content_type": "text/html"}
    page.route("**/around.html", lambda route: route.fulfill(**around))
    page.goto(f"{site.url}around.html")
    expect(page.frame_locator("iframe").get_by_role("button", name="Play Hearts")).to_be_visible()
