"""A match as a browser stores it, and its database behind the page's back."""

from playwright.sync_api import expect

STORE = """const store = await new Promise((done, failed) => {
    const request = indexedDB.open('taku');
    request.onsuccess = () => {
      const transaction = request.result.transaction('matches', 'readwrite');
      transaction.oncomplete = () => request.result.close();
      done(transaction.objectStore('matches'));
    };
    request.onerror = failed;
});"""
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined })"
GLANCE = {
    "items": ["9C", "JC", "3D"], "caption": {"id": "hand", "args": {"round": 5, "target": 100}},
    "to_act": 0, "seat": 0, "points": [20, 13, 40, 35], "round": 5, "place": 2,
}  # fmt: skip


def agree(page):
    """Agree to store what a file contains."""
    page.locator(".consent .primary").click()
    expect(page.locator(".consent")).to_have_count(0)


GOOD = {
    "id": "good",
    "head": {
        "format": 1,
        "game": "hearts",
        "options": {"passing": False},
        "seed": "1",
        "seats": ["human", "easy", "easy", "easy"],
    },
    "log": [],
    "names": ["", "", "", ""],
    "when": 1_700_000_000_000,
    "glance": None,
    "over": False,
}


def match(id, head=None, **parts):
    return {**GOOD, "id": id, "head": {**GOOD["head"], **(head or {})}, **parts}


REVIEWED = {
    "entry": 5,
    "round": 1,
    "kind": "leading-spades",
    "move": "QS",
    "best": "4D",
    "loss": 12.5,
    "error": 0.6,
    "clear": True,
    "plain": False,
    "unit": "round",
    "least": 1.0,
    "better": 0.9,
    "good": ["4D", "3D"],
    "weighed": [
        {"move": move, "say": {"id": "play", "seat": 0, "args": {"cards": move}}, **figures}
        for move, figures in (
            ("4D", {"mean": -1.5, "error": 0.6, "worlds": 96}),
            ("QS", {"mean": -14.0, "error": 0.0, "worlds": 96}),
            ("3D", {"mean": -1.6, "error": 0.9, "worlds": 48}),
        )
    ],
    "expected": [15.0, 4.0, 4.0, 4.0],
    "why": {"id": "lead-low", "seat": None, "args": {"suit": "D", "cards": "4D"}},
    "reason": {"id": "tried", "seat": None, "args": {}},
}
LED = ["deal AC QS 3D 4D AH | 5C KS 9D TD JD | 3C 6D 8D 2S 3S | 2C 7D QD 4S 5S"]
LED += ["2C", "AC", "5C", "3C"]  # seat 0 leads next


def mistake(id="m/5", reviewed=None, **parts):
    """The queen of spades, led without need: it waits since long ago."""
    return {
        "id": id,
        "head": GOOD["head"],
        "log": LED,
        "names": ["", "", "", ""],
        "when": 1_700_000_000_000,
        "seat": 0,
        "reviewed": {**REVIEWED, **(reviewed or {})},
        "stage": 0,
        "due": "2020-01-01",
        "answered": 0,
        **parts,
    }


def put_mistakes(page, *values):
    put(page, {value["id"]: value for value in values}, "mistake:")


def put(page, values, prefix="match:"):
    """Store these, as unfinished matches unless told else, behind the page's back."""
    page.evaluate(
        f"""async ([values, prefix]) => {{ {STORE}
        for (const [id, value] of Object.entries(values)) store.put(value, prefix + id);
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}""",
        [values, prefix],
    )


def stored(page):
    """All that is stored, by its key."""
    return page.evaluate(
        f"""async () => {{ {STORE}
        const ask = request => new Promise(done => {{
          request.onsuccess = () => done(request.result); }});
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()].map(ask));
        return Object.fromEntries(keys.map((key, at) => [key, values[at]])); }}"""
    )


def has_left(page, *matches):
    """Keep these matches, as a player who has left them."""
    for each in matches:
        page.evaluate("async match => { await taku.matches.keep(match) }", each)
    page.evaluate("() => taku.redraw()")
