"""A browser that has never run Python has bots think before a player waits for one."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import ready

MARKED = """mark => new Promise(done => {
    const find = all => all.getEntriesByName(mark).length && done();
    new PerformanceObserver(find).observe({ type: 'mark', buffered: true });
})"""
IS_COLD = "() => performance.getEntriesByName('cold').length > 0"


@pytest.fixture
def visit(first_visit):
    return first_visit


def marked(page, mark):
    (worker,) = page.workers
    worker.evaluate(MARKED, mark)


def test_it_comes_to_its_end_while_a_match_is_played(visit):
    page = visit()
    ready(page)
    marked(page, "cold")
    page.get_by_role("button", name="Play Hearts").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    marked(page, "warm")
    page.locator(".hand [data-card]").first.click()
    expect(page.locator(".slots .card")).to_have_count(1)


def test_a_browser_that_has_run_it_before_has_no_need(visit, site):
    page = visit()
    ready(page)
    marked(page, "warm")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.goto("about:blank")
    page.goto(site.url)
    ready(page)
    (worker,) = page.workers
    assert not worker.evaluate(IS_COLD)
