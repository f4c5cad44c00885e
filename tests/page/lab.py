"""The lab where bots are kept: its code, and the buttons beside it."""

from playwright.sync_api import expect

from tests.page.stored import put

FIRST = "def agent(view, moves, random):\n    print('of', len(moves))\n    return moves[0]\n"


def bot(id, code=FIRST, name="own.py", **parts):
    kept = {"id": id, "game": "hearts", "name": name, "code": code, "when": 1_700_000_000_000}
    return {**kept, **parts}


def keep(page, *bots):
    """Store these, behind the page's back."""
    put(page, {one["id"]: one for one in bots}, "bot:")


def lab(visit, *bots, where="hearts", **how):
    """The lab where these have been stored before."""
    page = visit(**how)
    keep(page, *bots)
    page.evaluate("where => { location.hash = `#/lab/${where}`; }", where)
    expect(code(page)).to_contain_text("def agent")
    return page


def code(page):
    return page.locator(".cm-content")


def press(page, name):
    page.locator(".lab").get_by_role("button", name=name, exact=True).locator(
        "visible=true"
    ).click()
