"""Inside a page of another site: what a browser alone shows of that, sizes and what a frame may."""

from shutil import copy

import pytest
from playwright.sync_api import expect

from tests.page.conftest import AXE, WCAG, Site, violations
from tests.page.escapes import ESCAPES, REFUSED
from tests.page.table import WORKERS, notice, resize

KINDS = {  # what each frame of embed-examples.html says it shows
    **dict.fromkeys(("lesson", "step", "given"), "lesson"),
    **dict.fromkeys(("match", "deal", "daily"), "match"),
    **dict.fromkeys(("position", "line"), "position"),
    **{kind: kind for kind in ("problem", "rule", "pad")},
}
AROUND = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<iframe id="foreign" src="strange.html"></iframe>
<iframe id="boxed" sandbox="allow-scripts" src="{0}embed.html#/rules/hearts/follow-suit"></iframe>
<iframe id="one" src="{0}embed.html#/game/hearts" width="430" height="480"></iframe>
<iframe id="two" src="{0}embed.html#/game/hearts" width="430" height="480"></iframe>"""
STARTED = "() => workers.length"  # engines that a frame has started
STORED = "() => JSON.stringify([{ ...localStorage }, document.cookie])"
FITS = """() => document.documentElement.scrollWidth <= innerWidth
    && [...document.querySelectorAll('a, button, h1')].every(element => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1;
    })"""


@pytest.fixture
def course(site, tmp_path):
    """The page of the build that shows every kind of frame, on another site."""
    text = (site.folder / "embed-examples.html").read_text(encoding="utf-8")
    text = text.replace('src="embed.', f'src="{site.url}embed.')
    (tmp_path / "course.html").write_text(text, encoding="utf-8")
    copy(site.folder / "embed-examples.js", tmp_path)
    other = Site(tmp_path)
    yield f"{other.url}course.html"
    other.stop()


@pytest.fixture
def reader(browser, watch):
    """A browser whose owner reads pages of other sites."""
    contexts = []

    def reader(url, forgive=(), init_script="", **options):
        context = browser.new_context(locale="en-GB", **options)
        if init_script:
            context.add_init_script(init_script)
        contexts.append(context)
        watch(context, ["a request to", "favicon.ico", *forgive])
        page = context.new_page()
        page.goto(url)
        return page

    yield reader
    for context in contexts:
        context.close()


def framed(page, name):
    """The frame of an element, and where its content is found."""
    page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = page.locator(f"#{name}").element_handle().content_frame()
    page.wait_for_function("name => told[name]?.some(({ type }) => type === 'loaded')", arg=name)
    return frame


def test_every_kind_is_framed_at_its_own_height(reader, course):
    page = reader(course, viewport={"width": 800, "height": 900})
    assert {*page.locator("iframe").evaluate_all("all => all.map(({ id }) => id)")} == {*KINDS}
    for name, kind in KINDS.items():
        frame = framed(page, name)
        messages = page.locator("section", has=page.locator(f"#{name}")).locator("li")
        expect(messages.filter(has_text=f'{{"type":"loaded","kind":"{kind}"')).to_have_count(1)
        frame.wait_for_function("() => !document.querySelector('.loading-note')")
        page.wait_for_function(
            """name => {
              const height = told[name].findLast(({ type }) => type === 'resize')?.height;
              return Math.abs(document.getElementById(name).clientHeight - height) <= 1;
            }""",
            arg=name,
        )
        frame.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight + 1")
        assert frame.evaluate(FITS), name
        expect(page.frame_locator(f"#{name}").get_by_role("link")).to_have_count(1)
    assert framed(page, "rule").evaluate(
        "() => [document.documentElement.lang, document.documentElement.dataset.theme]"
    ) == ["ja", "dark"]
    page.get_by_label("Language").select_option("ja")
    expect(page.frame_locator("#lesson").get_by_role("link")).to_have_text("Takuで開く")


@pytest.mark.parametrize(
    "address", ["#/learn/hearts/points", "#/rules/president/follow", "#/pad/yahtzee/yams"]
)
def test_a_frame_has_room_from_280_pixels_on(reader, site, address):
    page = reader(f"{site.url}embed.html{address}", viewport={"width": 600, "height": 420})
    expect(page.locator(".whole-page")).to_be_visible()
    expect(page.locator(".embed-head")).to_be_visible()
    page.evaluate(AXE)
    for width in (600, 430, 280):
        resize(page, width, 420)
        assert page.evaluate(FITS), width
        assert violations(page, WCAG) == [], width


def test_a_frame_sees_nothing_stored_and_changes_nothing(reader, site, course):
    page = reader(f"{site.url}icons/icon.svg")
    page.evaluate("() => { localStorage['taku.settings'] = '{\"yourName\": \"Yuki\"}'; }")
    before = page.evaluate(STORED)
    page.goto(course)
    frame = framed(page, "match")
    assert frame.evaluate("() => taku.settings.yourName") == ""
    page.frame_locator("#match").get_by_role("button", name="Play Yahtzee").click()
    expect(page.frame_locator("#match").locator(".table .dice")).to_be_visible()
    expect(page.frame_locator("#match").get_by_role("link", name="Open in Taku")).to_be_visible()
    assert frame.evaluate(FITS)
    gone = ["indexedDB", "caches", "BroadcastChannel", "RTCPeerConnection", "SharedWorker"]
    assert frame.evaluate("names => names.filter(name => window[name])", gone) == []
    assert frame.evaluate("() => [navigator.locks, navigator.mediaDevices]") == [None, None]
    page.goto(f"{site.url}icons/icon.svg")
    assert page.evaluate(STORED) == before
    assert page.evaluate("async () => (await indexedDB.databases()).length") == 0


def test_a_frame_reaches_no_other_host(reader, course):
    page = reader(course, forgive=[*REFUSED, "This document requires"])
    frame = framed(page, "lesson")
    assert frame.evaluate(ESCAPES, 9) == []


@pytest.fixture
def two_frames(site, tmp_path):
    """A page of another site with two frames of ours, beside some whose window it cannot read."""
    (tmp_path / "strange.html").write_text(
        "<!doctype html><title>strange</title>", encoding="utf-8"
    )
    (tmp_path / "around.html").write_text(AROUND.format(site.url), encoding="utf-8")
    other = Site(tmp_path)
    yield f"{other.url}around.html"
    other.stop()


def begins(page, name):
    """Begin a match of Hearts in a frame."""
    inside = page.frame_locator(f"#{name}")
    inside.get_by_role("button", name="Play Hearts").click()
    expect(inside.locator(".foot[data-acts]")).to_be_visible()
    return page.locator(f"#{name}").element_handle().content_frame()


def test_frames_share_one_engine(reader, two_frames):
    boxed = ["a request to", "blocked", "Failed to"]
    page = reader(two_frames, forgive=boxed, init_script=WORKERS)
    one, two = begins(page, "one"), begins(page, "two")
    assert (one.evaluate(STARTED), two.evaluate(STARTED)) == (1, 0)
    dealt = two.evaluate("() => taku.match.log")
    page.evaluate("() => document.getElementById('one').remove()")
    inside = page.frame_locator("#two")
    expect(notice(inside)).to_contain_text("continues where it was")
    two.wait_for_function("() => taku.engineState === 'ready'")
    assert two.evaluate(STARTED) == 1
    assert two.evaluate("() => taku.match.log") == dealt
    for card in range(3):
        inside.locator(".hand [data-card]").nth(card).click()
    inside.locator(".foot .primary").click()
    two.wait_for_function("before => taku.match.log.length > before", arg=len(dealt))
