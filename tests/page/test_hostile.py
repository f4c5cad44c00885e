"""Whatever requests say, Python in the browser answers, and a match still plays."""

import json
from random import Random

from tests.page.conftest import ready
from tests.page.stored import GOOD
from tests.page.table import WORKERS, Table, preferences

ALPHABET = 'ABCxyz019-_{}[]",: \\\u202e\0é卓'
SCALARS = (None, True, False, 0, -1, 7, 1e99, "", "hearts", "QS", "\ud800", "x" * 300)
NAMES = ("type", "save", "game", "options", "log", "seats", "__proto__", "passing", "at", "x")
BURST = """wishes => {
    for (const wish of wishes) workers.at(-1).postMessage(wish);
}"""
LAST = json.dumps({"type": "that is all"})
IS_LAST = "() => answers.some(({ refusal }) => refusal?.args.problem?.includes('that is all'))"


def anything(random, depth=3):
    """Any JSON value."""
    kind = random.randrange(4 if depth else 2)
    if kind < 2:
        return random.choice(SCALARS)
    if kind == 2:
        return [anything(random, depth - 1) for _ in range(random.randrange(5))]
    return {random.choice(NAMES): anything(random, depth - 1) for _ in range(random.randrange(5))}


def spoilt(random, value):
    """The value with one random part replaced by anything."""
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
    {"type": "explain-choice", "items": ["2C", "QS"]},
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


def test_a_burst_of_hostile_requests_is_answered(first_visit, seed):
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
