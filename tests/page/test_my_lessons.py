"""The desk of own lessons in each window: nothing is cut off, and assistive technology reads it."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.stored import STORE
from tests.page.table import DESKTOP, OUTSIDE, PHONE, resize, windows

SPADES = [
    "deal 3C 4S 8S KS 3D 9D | AC 9S 4C 5C 6C 6D | 2C 5S 7C 8C 9C 7D | 7H JS TC JC QC 8D",
    *("2C", "JC", "3C", "AC", "9S", "5S", "JS"),
]
RIGHT, WRONG = {"en": "It costs nothing now."}, {"en": "The king stays."}
POSITION = {"setup": SPADES, "me": 0, "seats": 4}
STEP = {"title": {"en": "Last to play"}, "ask": {"en": "Which card?"}, **POSITION}
DONE = {**STEP, "accept": ["KS"], "right": RIGHT, "wrong": {"4S": WRONG, "8S": {}}}
PARTS = (
    ".desk-head button, .desk-head h1, .desk-steps button, .desk-tabs button, .desk-deeds button"
)


def lesson(*steps, title="Get rid of the king", **parts):
    head = {"format": 1, "game": "hearts", "options": {"passing": False}}
    return {**head, "title": {"en": title}, "step": [*steps], **parts}


def own(id, *steps, **parts):
    return {"id": id, "revision": 1, "when": 1_700_000_000_000, "lesson": lesson(*steps, **parts)}


def keep(page, *lessons):
    """Store these, behind the page's back."""
    page.evaluate(
        f"""async lessons => {{ {STORE}
        for (const one of lessons) store.put(one, 'lesson:' + one.id);
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}""",
        lessons,
    )


def is_kept(page):
    """Wait until all that was written is stored."""
    expect(page.locator(".desk:not([data-unwritten])")).to_be_visible()


def at(page, hash, *lessons):
    """The page at an address where these have been stored before."""
    keep(page, *lessons)
    page.evaluate("hash => { location.hash = hash; }", hash)
    return page


def desk(visit, *steps, viewport=DESKTOP, **how):
    """The desk with a lesson of these steps."""
    page = at(visit(viewport=viewport, **how), "#/lessons/a", own("a", *steps))
    expect(page.locator(".desk")).to_be_visible()
    return page


def row(page, move):
    return page.locator(f'.desk-row[data-move="{move}"]')


def test_the_list_and_each_step_can_be_seen_and_read(visit):
    page = desk(visit, *[DONE] * 30, engine=False)
    steps = page.locator(".desk-steps li button")
    for size in (DESKTOP, PHONE):
        resize(page, *size)
        page.evaluate("() => { location.hash = '#/lessons'; }")
        expect(page.locator(".desk-lessons li")).to_have_count(1)
        page.evaluate("() => { location.hash = '#/lessons/a/30'; }")
        expect(steps.nth(29)).to_be_in_viewport(ratio=1)
        if size == DESKTOP:
            expect(page.get_by_label("Task")).to_be_in_viewport()
        steps.first.click()
        expect(steps.first).to_be_in_viewport(ratio=1)
    at(page, "#/lessons", {"id": "odd", "lesson": 7})
    expect(page.locator(".desk-lessons li")).to_have_count(2)
    axe(page)


def test_the_desk_fits_every_window_and_can_be_read_by_all(visit):
    page = desk(visit, DONE, STEP, {**STEP, "setup": []}, locale="ja-JP")
    expect(row(page, "KS")).to_be_visible()
    axe(page)
    for _ in windows(page, ((320, 568), (390, 844), (740, 360), (1920, 1080))):
        assert page.evaluate(OUTSIDE, PARTS) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    resize(page, 390, 844)
    page.locator("[data-try]").locator("visible=true").click()
    expect(page.locator(".desk-sample .hand")).to_be_visible()
    axe(page)
