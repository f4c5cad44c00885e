"""Whatever wishes, links and stored matches say: an answer or a clear error, and all goes on."""

import json
from random import Random

from tests.page.conftest import own, ready
from tests.page.stored import GOOD, put
from tests.page.table import Table, preferences, reload
from tests.page.test_links import DEAL, LOG, packed

ALPHABET = 'ABCxyz019-_{}[]",: \\\u202e\0é卓'
SCALARS = (None, True, False, 0, -1, 7, 1e99, "", "hearts", "QS", "\ud800", "x" * 300)
NAMES = ("type", "save", "game", "options", "log", "seats", "__proto__", "passing", "at", "x")
WORKERS = """
    window.workers = [];
    window.answers = [];
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        workers.push(this);
        this.addEventListener('message', ({ data }) => answers.push(JSON.parse(data)));
      }
    };
"""
BURST = """wishes => {
    for (const wish of wishes) workers.at(-1).postMessage(wish);
}"""
LAST = json.dumps({"type": "that is all"})
IS_LAST = "() => answers.some(({ refusal }) => refusal?.args.problem?.includes('that is all'))"
FUZZ = """async links => {
  const ask = ([kind, link]) => own.unpack(kind, link).then(
    found => ({ found }),
    error => ({ error: error.constructor.name, part: error.part }),
  );
  return Promise.all(links.map(ask));
}"""
KINDS = {"position": [{}, 4, 2, LOG], "deal": DEAL, "match": [*DEAL, ["", "", "Otto", ""], LOG]}
LARGEST = 400_000
PARTS = {
    *("text", "size", "check", "content", "version", "kind", "game"),
    *("rules", "players", "seed", "names", "moves", "place"),
}


def anything(random, depth=3):
    """Any JSON value."""
    kind = random.randrange(4 if depth else 2)
    if kind < 2:
        return random.choice(SCALARS)
    if kind == 2:
        return [anything(random, depth - 1) for _ in range(random.randrange(5))]
    return {random.choice(NAMES): anything(random, depth - 1) for _ in range(random.randrange(5))}


def spoilt(random, value):
    """The value with one part of it, somewhere, replaced by anything."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        name = random.choice(list(value))
        return {**value, name: spoilt(random, value[name])}
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return [*value[:at], spoilt(random, value[at]), *value[at + 1 :]]
    return anything(random)


def scrambled(random, text):
    """The text with a few signs changed, or cut off."""
    signs = list(text[: random.randrange(len(text) + 1)] if random.random() < 0.3 else text)
    for _ in range(random.randrange(1, 4)):
        if signs:
            signs[random.randrange(len(signs))] = random.choice(ALPHABET)
    return "".join(signs)


SAVE = {**GOOD["head"], "log": ["deal 2C QS | 9C 4D | TC AD | 8D KD", "2C"]}
WISHES = (
    {"type": "start", "game": "hearts", "seats": ["human"] + ["easy"] * 3, "seed": "1"},
    {"type": "start", "game": "yahtzee", "options": {}, "seats": ["human", "easy"], "seed": "2"},
    {"type": "load", "save": SAVE},
    {"type": "open", "save": SAVE, "at": 1},
    {"type": "walk", "at": 1},
    {"type": "play", "move": "pass 2C 3C 4C"},
    {"type": "play", "move": "2C"},
    {"type": "consider", "items": ["2C", "QS"]},
    {"type": "answer", "given": {"move": "2C"}},
    {"type": "undo"},
    {"type": "save"},
    {"type": "proof"},
    {"type": "story", "seat": None},
    {"type": "look", "seat": 0},
    {"type": "practise", "game": "president", "options": {}, "seats": 4, "weights": {}, "seed": ""},
    {"type": "learn", "game": "haggis", "step": {"setup": ["deal"], "accept": ["pass"]}},
)


def wish(random):
    """One that can be granted, one that is almost one, broken JSON, or any text."""
    kind = random.randrange(4)
    told = random.choice(WISHES)
    if kind == 0:
        return json.dumps(told)
    if kind == 1:
        return json.dumps(spoilt(random, told))
    if kind == 2:
        return scrambled(random, json.dumps(told))
    return json.dumps(anything(random)) if random.random() < 0.5 else scrambled(random, "x" * 50)


def test_a_burst_of_wishes_is_answered_and_a_match_still_plays(first_visit, seed):
    random = Random(seed)
    page = first_visit(init_script=WORKERS + preferences(speed="none"))
    ready(page)
    page.evaluate(BURST, [*(wish(random) for _ in range(400)), "[" * 100_000, "", LAST])
    page.wait_for_function(IS_LAST)
    kinds = page.evaluate("() => [...new Set(answers.map(({ type }) => type))]")
    assert "crash" not in kinds
    assert {"refused", "frame"} <= set(kinds)
    assert page.evaluate("() => workers.length") == 1
    table = Table(page).sit("hearts", seats=["human", *["easy"] * 3], options={"passing": False})
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))


def link(random):
    """A kind, and a link that is asked for it: of any content, scrambled, or any text."""
    kind = random.choice(list(KINDS))
    how = random.randrange(4)
    content = [kind, *KINDS[kind]]
    if how == 0:
        return kind, scrambled(random, packed(content))
    if how == 1:
        squeezed = scrambled(random, packed(content)[1:]).encode("ascii", "ignore").decode()
        return kind, random.choice("012") + squeezed
    if how == 2:
        junk = random.randbytes(random.randrange(200))
        return kind, packed(junk, deflated=random.random() < 0.5)
    text = json.dumps(spoilt(random, content) if random.random() < 0.8 else anything(random))
    return kind, packed(text.encode(), deflated=random.random() < 0.5)


def fits(kind, found):
    """Is it what a link of this kind holds?"""
    log = found.get("log", [])
    scalars = (str, int, float, bool)
    well = all(isinstance(value, scalars) for value in found["options"].values())
    well = well and all(isinstance(entry, str) and "\n" not in entry for entry in log)
    if kind == "position":
        return well and 1 <= found["players"] <= 9 and 0 <= found["at"] <= len(log)
    well = well and isinstance(found["game"], str) and isinstance(found["seed"], str)
    well = well and "human" in found["seats"] and len(found["seats"]) <= 16
    if kind == "match":
        well = well and len(found["names"]) == len(found["seats"])
        well = well and all(len(name) <= 100 and "\u202e" not in name for name in found["names"])
    return well


def test_every_link_is_what_it_says_or_names_the_part_that_is_wrong(visit, seed):
    random = Random(seed)
    page = visit(engine=False)
    links = [link(random) for _ in range(600)]
    for kind, content in KINDS.items():
        links += [(kind, packed([kind, *content]))]
        bomb = packed(b"[" + b" " * 5_000_000 + b"]")
        links += [(kind, bomb), (kind, "1" + "A" * 1_000_000)]
    own(page, "./model/link.ts")
    found = page.evaluate(FUZZ, links)
    for (kind, text), told in zip(links, found, strict=True):
        if "found" in told:
            assert fits(kind, told["found"]), text
            assert len(json.dumps(told["found"])) < 3 * LARGEST
        else:
            assert told["error"] == "LinkError", text
            assert told["part"] in PARTS, text
    assert sum("found" in told for told in found) >= len(KINDS)


def test_hostile_matches_are_listed_or_named_and_never_stop_the_page(visit, seed):
    random = Random(seed)
    page = visit(init_script=preferences(speed="none"))
    whole = {**GOOD, "log": SAVE["log"]}
    values = {f"{n}": spoilt(random, {**whole, "id": f"{n}"}) for n in range(80)}
    put(page, values)
    reload(page)
    page.locator(".home").wait_for()
    known = "() => [taku.matches.list(), taku.matches.damaged()].map(all => all.map(({id}) => id))"
    listed, damaged = page.evaluate(known)
    assert sorted(listed + damaged) == sorted(values)
    assert listed
    assert damaged
    for id in listed[:8]:
        page.evaluate("id => { location.hash = `#/play/${id}` }", id)
        over = "() => taku.match?.glance || location.hash === '#/'"
        page.wait_for_function(over)
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()
    listed, damaged = page.evaluate(known)
    assert sorted(listed + damaged) == sorted(values)
