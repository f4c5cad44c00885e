"""A whole session: everywhere at home, every game begun, a link, no connection, a reload.

Whatever asks for anything, page, worker or service worker, is recorded.
"""

import pytest
from playwright.sync_api import expect

from sitting import OFFERS
from tests.page.conftest import PART, PATIENCE, ready
from tests.page.packed_links import packed
from tests.page.table import preferences, reload

SCREENS = (
    "learn",
    "learn/hearts",
    "rules/haggis",
    "options/president",
    "practice",
    "statistics",
    "statistics/hearts",
    "settings",
    "data",
    "about",
)
TABLES = ("learn/hearts/tricks", "practice/yahtzee", "study/hearts")
POLICY = """
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`the policy forbids ${effectiveDirective} ${blockedURI}`));
"""
OFFLINE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
LINK = packed(["position", {}, 4, 2, "deal 2C 3D | 9C 4D | TC AD | 8D KD\n2C"])


class Record:
    """All that is asked for in a context, and what was wrong with it."""

    def __init__(self, context, site):
        self.urls, self.faults, self.offline = [], [], False
        self.site = site
        context.on("request", lambda request: self.urls.append(request.url))
        context.on("response", self.answered)
        context.on("requestfailed", self.failed)

    def answered(self, response):
        if response.status >= 400:
            self.faults.append(f"{response.status} {response.url}")

    def failed(self, request):
        told = str(request.failure)
        left = "ERR_ABORTED" in told  # a page that is left waits for nothing more
        if not left and not (self.offline and any(part in told for part in OFFLINE)):
            self.faults.append(f"{told} {request.url}")

    @property
    def strangers(self):
        ours = (self.site.url, "data:", "blob:")
        return [url for url in self.urls if not url.startswith(ours)]


@pytest.fixture
def recorded(browser, site, watch):
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    watch(context, forgive=OFFLINE)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PART + POLICY + preferences(speed="none"))
    record = Record(context, site)
    page = context.new_page()
    page.goto(site.url)
    ready(page)
    yield page, record
    context.close()


def goes_to(page, address):
    page.evaluate("address => { location.hash = `#/${address}` }", address)


def sits_at_a_table(page):
    page.wait_for_function("() => window.taku?.match?.log.length")
    expect(page.locator(".foot").first).to_be_visible()


def comes_back(page):
    """Reload, and wait for Python: leaving while it is fetched would report a failure."""
    reload(page)
    sits_at_a_table(page)
    ready(page)


def begins(page):
    """Decide something in the match: from then on it is kept. The bot gives the move."""
    page.wait_for_function("() => window.taku?.match?.glance?.to_act === taku.match.glance.seat")
    page.wait_for_selector(".foot[data-acts]")
    page.evaluate("() => taku.request({ type: 'hint' })")
    page.wait_for_function("() => !taku.match.untouched")


def test_a_session_stays_on_its_host(recorded, site):
    page, record = recorded
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    for screen in SCREENS:
        goes_to(page, screen)
        page.locator(".page h1").wait_for()
    for address in TABLES:
        goes_to(page, address)
        page.locator(".table, .study, .lesson").first.wait_for()
        page.wait_for_function("() => window.taku?.match")
    for game in OFFERS:
        goes_to(page, "")
        page.locator(".home").wait_for()
        page.evaluate("game => { taku.start(game) }", game)
        page.wait_for_url("**/#/play/*")
        sits_at_a_table(page)
        begins(page)
    goes_to(page, f"study/hearts/{LINK}")
    page.locator(".study").wait_for()
    page.wait_for_function("() => window.taku?.match?.log.length === 2")

    record.offline = True
    with site.down():
        page.goto(site.url)
        ready(page)
        expect(page.get_by_role("button", name="Resume")).to_have_count(len(OFFERS))
        page.get_by_role("button", name="Resume").first.click()
        sits_at_a_table(page)
        comes_back(page)
    record.offline = False
    comes_back(page)

    assert record.faults == []
    assert record.strangers == []
    assert any("/py-" in url for url in record.urls)  # the workers' requests are recorded, too
    assert page.context.cookies() == []
    assert page.evaluate("() => document.cookie") == ""
