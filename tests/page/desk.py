"""The desk at which lessons of one's own are written."""

from playwright.sync_api import expect

from tests.page.stored import STORE
from tests.page.table import DESKTOP

SPADES = [
    "deal 3C 4S 8S KS 3D 9D | AC 9S 4C 5C 6C 6D | 2C 5S 7C 8C 9C 7D | 7H JS TC JC QC 8D",
    *("2C", "JC", "3C", "AC", "9S", "5S", "JS"),
]
RIGHT, WRONG = {"en": "It costs nothing now."}, {"en": "The king stays."}
POSITION = {"setup": SPADES, "me": 0, "seats": 4}
STEP = {"title": {"en": "Last to play"}, "ask": {"en": "Which card?"}, **POSITION}
DONE = {**STEP, "accept": ["KS"], "right": RIGHT, "wrong": {"4S": WRONG, "8S": {}}}


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


def at(page, hash, *lessons):
    """The page at an address where these have been stored before."""
    keep(page, *lessons)
    page.evaluate("hash => { location.hash = hash; }", hash)
    return page


def desk(visit, *steps, viewport=DESKTOP, **how):
    """The desk with a lesson of these steps."""
    page = at(visit(viewport=viewport, **how), "#/lessons/a", own("a", *steps))
    expect(page.locator(".editor")).to_be_visible()
    return page
