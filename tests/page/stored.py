"""A match as a browser stores it, and its database behind the page's back."""

STORE = """const store = await new Promise((done, failed) => {
    const request = indexedDB.open('taku');
    request.onsuccess = () => {
      const transaction = request.result.transaction('matches', 'readwrite');
      transaction.oncomplete = () => request.result.close();
      done(transaction.objectStore('matches'));
    };
    request.onerror = failed;
});"""
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


def put(page, values):
    """Store these as unfinished matches, behind the page's back."""
    page.evaluate(
        f"""async values => {{ {STORE}
        for (const [id, value] of Object.entries(values)) store.put(value, 'match:' + id);
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}""",
        values,
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
