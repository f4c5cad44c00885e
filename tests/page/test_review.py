"""What mattered: the review of a match fits every window, and its line is pointed at and tapped."""

import re

from playwright.sync_api import expect

from taku.review import VERSION
from tests.page.conftest import axe
from tests.page.stored import STORE
from tests.page.table import preferences, windows

PUT = f"""async all => {{ {STORE}
    for (const [key, value] of Object.entries(all)) store.put(value, key);
    await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}"""
ONLY_ONE = """
    let allowed = 1;
    const Only = window.Worker;
    window.Worker = class extends Only {
      constructor(...how) {
        if (allowed-- < 1) throw new Error('no second worker');
        super(...how);
      }
    };
"""
# The queen of spades is thrown where a small spade would do: no review is needed for that.
TINY = ["deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS", "2C", "3C", "9C", "7C", "6S", "JS"]
TINY += ["QS", "4S", "3S", "9H", "2H", "KD"]
POOR = 7  # the entry


def sentence(id, **args):
    return {"id": id, "seat": None, "args": args}


def tried(move, mean, error=0.4):
    return {
        "move": move, "say": sentence("play", cards=move), "mean": mean, "error": error,
        "worlds": 96,
    }  # fmt: skip


def judged(entry, move, best, loss, *, clear=True, round=1, error=0.4, **more):
    """A decision as the engine reviews it; `best` is worth as much more as is lost."""
    weighed = [tried(best, 1.5 + loss)] if best != move else []
    return {
        "entry": entry, "round": round, "kind": "taking", "move": move, "best": best,
        "loss": loss, "error": error, "clear": clear, "plain": False, "unit": "round",
        "least": 1.0, "better": 0.8, "good": [best] if clear else [],
        "weighed": [*weighed, tried(move, 1.5, 0)], "expected": [4.0, 5.0, 6.0, 7.0],
        "why": sentence("below-queen"), "reason": sentence("tried"), **more,
    }  # fmt: skip


def share(luck_=-1.0, error=2.0, **more):
    return {
        "round": 1, "entries": [0, len(TINY)], "unit": "round", "expected": 0.0, "result": -14.0,
        "luck": luck_, "play": -14.0 - luck_, "error": error, "strong": None,
        "strong_error": 0.0, **more,
    }  # fmt: skip


DECISIONS = [judged(POOR, "QS", "3S", 13.9)]


def mark(log):
    """By what the page knows a log again."""
    value = 0x811C9DC5
    for sign in "\n".join(log):
        value = (value ^ ord(sign)) * 0x01000193 % 2**32
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return f"{len(log)}-{digits}"


def match(id="m", log=TINY, game="hearts", options=None, seats=4, points=(14, 0, 0, 0), **more):
    head = {
        "format": 1, "game": game, "options": options or {"passing": False},
        "seed": "s", "seats": ["human", *["easy"] * (seats - 1)],
    }  # fmt: skip
    result = {
        "seat": 0, "sides": seats, "places": [4, 1, 1, 1][:seats] if seats > 1 else [1],
        "points": list(points), "rounds": 1, "boxes": {},
    }  # fmt: skip
    return {
        "id": id, "head": head, "log": list(log), "names": [""] * seats, "when": 1.7e12,
        "glance": None, "over": True, "tally": {"time": 60000, "hints": 0, "undone": 0},
        "result": result, **more,
    }  # fmt: skip


def kept(of, decisions=DECISIONS, shares=None, **more):
    """A review as the page keeps it."""
    shares = [share()] if shares is None else shares
    return {
        "id": of["id"], "version": VERSION, "log": mark(of["log"]), "seat": 0, "seed": of["id"],
        "least": 1.0, "entries": [one["entry"] for one in decisions],
        "ends": [one["entries"][1] for one in shares], "judged": list(decisions),
        "shares": shares, **more,
    }  # fmt: skip


def look_back_again(page, known, of=None, path=""):
    """Leave the review that is shown, if one is, for that of a match which is kept now."""
    of = of or match()
    page.evaluate("() => taku.go('#/')")
    page.locator(".home").wait_for()
    record = {name: part for name, part in of.items() if name not in ("log", "glance")}
    entries = {f"over:{of['id']}": of, f"record:{of['id']}": record}
    if known is not None:
        entries[f"review:{of['id']}"] = known
    page.evaluate(PUT, entries)
    page.evaluate("path => taku.go(path)", f"#/review/{of['id']}{path}")
    expect(page.get_by_role("heading", level=1)).to_have_text("What mattered")


def at(page, path):
    page.wait_for_function("path => location.hash === path", arg=path)


def seen(entry, seat, id, points, *, sure=False, **args):
    """What was seen, and what the first seat can expect then; the others share the rest."""
    return {
        "entry": entry, "round": 1, "seat": seat, "what": {"id": id, "seat": seat, "args": args},
        "expected": [points, *[(14 - points) / 3] * 3], "sure": sure,
    }  # fmt: skip


MOMENTS = [
    seen(0, None, "deal", 4, passing="none", round=1),
    seen(1, 0, "lead", 4, cards="2C"), seen(2, 1, "play", 4, cards="3C"),
    seen(3, 2, "play", 3.5, cards="9C"), seen(4, 3, "play", 3.5, cards="7C"),
    seen(5, 2, "lead", 7, sure=True, cards="6S"), seen(6, 3, "play", 2, sure=True, cards="JS"),
    seen(POOR, 0, "play", 14, sure=True, cards="QS"), seen(8, 1, "play", 14, cards="4S"),
]  # fmt: skip


def test_a_review_fits_and_axe_finds_nothing(visit):
    script = preferences(speed="none") + ONLY_ONE
    page = visit(viewport=(1440, 900), init_script=script)
    decisions = [judged(1, "2C", "3S", 2.0), judged(5, "3S", "QS", 4.0), *DECISIONS]
    look_back_again(page, kept(match(), decisions))
    beside_the_list_the_worst_is_opened(page)
    a_tap_on_the_line_opens_the_decision(page)
    the_line_tells_what_is_pointed_at(page)
    a_decision_opens_its_worlds(page)
    look_back_again(page, None, match(id="unknown"))
    expect(page.locator(".review-progress")).to_have_attribute("data-stage", "failed")
    axe(page)
    look_back_again(page, kept(match(), decisions))
    for language in ("en", "ja"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(page):
            expect(page.locator(".review-verdict, .opened").first).to_be_attached()
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, size


def beside_the_list_the_worst_is_opened(page):
    expect(page.locator(".opened")).to_be_visible()
    expect(page.locator(".review-verdict")).to_be_visible()
    expect(page.locator('.costs [aria-current="true"]')).to_have_count(1)
    axe(page)


def a_tap_on_the_line_opens_the_decision(page):
    box = page.locator(".plot").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 5)
    at(page, f"#/review/m/{POOR}")


def the_line_tells_what_is_pointed_at(page):
    look_back_again(page, kept(match(), moments=MOMENTS))
    course = page.get_by_role("region", name="The whole match")
    course.get_by_role("button", name="Table").click()
    expect(course.get_by_role("row")).to_have_count(1 + len(MOMENTS))
    axe(page)
    course.get_by_role("button", name="Table").click()
    box = page.locator(".plot").bounding_box()
    at_two = box["x"] + box["width"] * 2 / (len(MOMENTS) - 1)
    page.mouse.move(at_two, box["y"] + 5)
    expect(page.locator(".chart-readout")).to_contain_text(re.compile("Mia plays 3.*0"))
    axe(page)
    page.mouse.click(at_two, box["y"] + 5)
    at(page, "#/replay/m/3")


def a_decision_opens_its_worlds(page):
    look_back_again(page, kept(match()), path=f"/{POOR}")
    page.get_by_text("What they could hold").click()
    expect(page.locator(".opened .worlds li").first).to_contain_text("Deal 1")
    axe(page)
