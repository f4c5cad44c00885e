"""A browser that has never run Python has bots think before anybody waits for one."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import ready

MARKED = """mark => new Promise(done => {
    const find = all => all.getEntriesByName(mark).length && done();
    new PerformanceObserver(find).observe({ type: 'mark', buffered: true });
})"""
# One timer after another that has been set before it, and takes as long.
LATER = """() => new Promise(done => {
    setTimeout(() => done(performance.getEntriesByName('warming').length), 1000);
})"""


@pytest.fixture
def visit(first_visit):
    return first_visit


def marked(page, mark):
    (worker,) = page.workers
    worker.evaluate(MARKED, mark)


def test_what_is_asked_meanwhile_is_answered_and_it_comes_to_its_end(visit):
    page = visit()
    ready(page)
    marked(page, "warming")
    page.get_by_role("button", name="Play Hearts").click()
    expect(page.locator(".hand [data-card]")).to_have_count(13)
    page.wait_for_function("() => taku.match.log.length > 0")
    marked(page, "warm")


def test_a_browser_that_has_run_it_before_has_no_need(visit, site):
    page = visit()
    ready(page)
    marked(page, "warm")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    page.goto("about:blank")
    page.goto(site.url)
    ready(page)
    (worker,) = page.workers
    assert worker.evaluate(LATER) == 0
