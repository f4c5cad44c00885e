"""An author's lesson: as it is stored in the database, and as it is sent."""

from taku.teaching.lessons import house_lessons
from tests.page.stored import STORE

OURS = house_lessons("hearts")[0]
LESSON = {
    "format": 1,
    "game": "hearts",
    "title": OURS["title"],
    "options": OURS["options"],
    "author": "Kai",
    "step": OURS["step"][:2],
}
PUT = f"""async entries => {{
    {STORE}
    for (const [key, value] of entries) store.put(value, key);
    await new Promise(done => store.transaction.addEventListener('complete', done));
}}"""


def keep(page, id="a1", **parts):
    """Have this device keep a lesson of one's own."""
    own = {"id": id, "revision": 1, "when": 1_700_000_000_000, "lesson": {**LESSON, **parts}}
    page.evaluate(PUT, [[f"lesson:{id}", own]])


def goes(page, address):
    page.evaluate("address => taku.go(address)", address)
