"""The lab: a bot of one's own in an editor, tried, measured, seated, kept and sent."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, own
from tests.page.stored import STORE, match, stored
from tests.page.table import DESKTOP, PHONE, is_still, preferences, reload

FIRST = "def agent(view, moves, random):\n    print('of', len(moves))\n    return moves[0]\n"
LOOPS = "def agent(view, moves, random):\n    while True:\n        print('for ever')\n"
BROKEN = "def agent(view, moves, random):\n    print('so far')\n    return trik\n"
GREEDY = """
def agent(view, moves, random):
    return bytearray(10**9)
"""
ESCAPES = """
import gc, sys
import js
import pyodide_js

NAMES = '''fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Worker navigator
indexedDB caches BroadcastChannel postMessage onmessage eval localStorage close'''

def ways():
    yield from (f'js.{name}' for name in NAMES.split() if hasattr(js, name))
    for name in ('fetch', 'indexedDB', 'caches', 'navigator', 'postMessage', 'Worker'):
        for thing in (js.Object, js.setTimeout, pyodide_js):
            try:
                thing.constructor.constructor('return globalThis')()[name]
                yield f'constructed {name}'
            except Exception:
                pass
    try:
        from pyodide.code import run_js
        run_js('1')
        yield 'run_js'
    except Exception:
        pass

def agent(view, moves, random):
    truth = [thing for thing in gc.get_objects() if type(thing).__name__ == 'Match']
    hands = {zone['seat']: zone['items'] for zone in view['zones'] if zone['role'] == 'hand'}
    hidden = all(set(items) <= {'?'} for seat, items in hands.items() if seat != view['seat'])
    print('out by', *ways(), '; matches', len(truth), '; hidden', hidden)
    return moves[0]
"""
WITHOUT_STYLE = ["Applying inline style"]  # what Chromium would write where text is put in whole


def bot(id, code=FIRST, name="own.py", **parts):
    kept = {"id": id, "game": "hearts", "name": name, "code": code, "when": 1_700_000_000_000}
    return {**kept, **parts}


def keep(page, *bots):
    """Store these, behind the page's back."""
    page.evaluate(
        f"""async bots => {{ {STORE}
        for (const [id, value] of bots) store.put(value, 'bot:' + id);
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}""",
        [(one["id"], one) if isinstance(one, dict) else one for one in bots],
    )


def kept(page):
    """The bots that are stored, by their ids."""
    found = {key: value for key, value in stored(page).items() if key.startswith("bot:")}
    return {key.removeprefix("bot:"): value for key, value in found.items()}


def lab(visit, *bots, where="hearts", **how):
    """The lab where these have been stored before."""
    page = visit(**how)
    keep(page, *bots)
    page.evaluate("where => { location.hash = `#/lab/${where}`; }", where)
    expect(code(page)).to_be_visible()
    return page


def code(page):
    return page.locator(".lab .cm-content")


def write(page, text):
    code(page).click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


def press(page, name):
    page.locator(".lab").get_by_role("button", name=name, exact=True).locator(
        "visible=true"
    ).click()


def printed(page):
    return page.locator(".lab-printed li")


def is_kept(page):
    """Wait until all that was typed is stored."""
    expect(page.locator(".lab")).not_to_have_attribute("data-unwritten", "true")


# Written and kept


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_the_lab_is_a_door_of_the_game_and_begins_with_a_bot_that_plays(visit, locale):
    page = visit("#/game/hearts", engine=False, locale=locale)
    page.locator('a.door[href="#/lab/hearts"]').click()
    expect(code(page)).to_contain_text("def agent(view, moves, random)")
    axe(page)
    (first,) = kept(page).values()
    assert first["name"] == "plays.py"
    starters = Path(__file__).parents[2] / "engine/taku/games/hearts/starters"
    assert first["code"] == (starters / "plays.py").read_text()


def test_what_is_typed_is_kept_and_found_again(visit):
    page = lab(visit, bot("a"), engine=False, forgive=WITHOUT_STYLE)
    write(page, LOOPS)
    is_kept(page)
    assert kept(page)["a"]["code"] == LOOPS
    reload(page)
    expect(code(page)).to_contain_text("for ever")


def test_a_plain_field_stands_there_until_the_editor_has_come(visit):
    page = visit(engine=False, forgive=["Failed to load resource", "net::ERR_FAILED"])
    keep(page, bot("a"))
    page.route("**/editor-*.js", lambda route: route.abort())
    page.evaluate("() => { location.hash = '#/lab/hearts'; }")
    field = page.get_by_role("textbox", name="The bot’s code")
    expect(field).to_have_value(FIRST)
    field.fill(BROKEN)
    is_kept(page)
    assert kept(page)["a"]["code"] == BROKEN


def test_what_another_tab_has_written_meanwhile_is_not_written_over(visit):
    page = lab(visit, bot("a", revision=1), engine=False, forgive=WITHOUT_STYLE)
    keep(page, bot("a", code=LOOPS, revision=2))
    write(page, BROKEN)
    expect(page.locator(".notice")).to_contain_text("own 2.py")
    assert {one["code"] for one in kept(page).values()} == {LOOPS, BROKEN}


def test_a_bot_that_is_removed_can_be_put_back(visit):
    page = lab(visit, bot("a"), bot("b", name="other.py", when=1), engine=False)
    before = kept(page)
    press(page, "Files")
    press(page, "Remove other.py")
    expect(page.locator(".notice")).to_contain_text("Removed: other.py")
    assert set(kept(page)) == {"a"}
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(page.locator(".lab-list li")).to_have_count(2)
    assert kept(page) == before


def test_a_damaged_bot_is_told_and_stays_until_it_is_removed(visit):
    odd = ("odd", {"id": "odd", "code": 7})
    page = lab(visit, bot("a"), odd, engine=False)
    press(page, "Files")
    expect(page.locator(".lab-list li")).to_have_text(["own.py", "A bot that can’t be read"])
    assert kept(page)["odd"] == odd[1]
    press(page, "Remove A bot that can’t be read")
    expect(page.locator(".lab-list li")).to_have_count(1)
    assert set(kept(page)) == {"a"}


def test_bots_go_into_the_file_and_come_out_of_it(visit, tmp_path):
    page = lab(visit, bot("a"), engine=False)
    with page.expect_download() as download:
        press(page, "Files")
        press(page, "Save as .py")
    assert Path(download.value.path()).read_text() == FIRST
    assert download.value.suggested_filename == "own.py"
    page.evaluate("() => { location.hash = '#/data'; }")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "all.json"
    file.write_bytes(Path(download.value.path()).read_bytes())
    assert [one["code"] for one in json.loads(file.read_text())["bots"]] == [FIRST]
    keep(page, bot("a", code=LOOPS))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".arrived")).to_contain_text("One bot of your own")
    assert {(one["name"], one["code"]) for one in kept(page).values()} == {
        ("own.py", LOOPS),
        ("own 2.py", FIRST),
    }


# Sent


def sent(page, **parts):
    own(page, "./model/link.ts")
    told = {"game": "hearts", "name": "theirs.py", "code": FIRST, **parts}
    return page.evaluate("told => own.pack('bot', told)", told)


def test_what_somebody_has_sent_is_code_until_it_has_been_read(visit):
    page = visit(engine=False)
    page.evaluate("packed => { location.hash = `#/lab/hearts/sent/${packed}`; }", sent(page))
    expect(page.locator(".lab-unread")).to_contain_text("Somebody else has written this.")
    expect(code(page)).to_contain_text("return moves[0]")
    expect(code(page)).to_have_attribute("contenteditable", "false")
    for name in ("Try", "Measure", "Sit down"):
        expect(page.locator(".lab").get_by_role("button", name=name)).to_have_count(0)
    assert kept(page) == {}
    axe(page)
    page.get_by_role("button", name="I have read it").click()
    expect(code(page)).to_have_attribute("contenteditable", "true")
    (mine,) = kept(page).values()
    assert (mine["name"], mine["code"]) == ("theirs.py", FIRST)
    assert "/own/" in page.evaluate("() => location.hash")


@pytest.mark.parametrize("parts", [{"code": "x" * 60_001}, {"game": "haggis"}, {"code": 7}])
def test_a_link_that_is_none_leads_home_with_a_word(visit, parts):
    page = visit(engine=False)
    page.evaluate(
        "packed => { location.hash = `#/lab/hearts/sent/${packed}`; }", sent(page, **parts)
    )
    expect(page.locator(".notice")).to_contain_text("link")
    assert kept(page) == {}


# Run


def test_a_deal_is_tried_step_by_step_with_what_was_printed_then(visit):
    page = lab(visit, bot("a"), bot("b", BROKEN, "broken.py", when=1), viewport=DESKTOP)
    press(page, "Try")
    expect(page.locator(".lab-side .line-bar output")).to_have_text(re.compile(r"^2 / 5\d$"))
    expect(printed(page).first).to_contain_text("of 286")
    expect(page.locator(".lab-printed [aria-current]")).to_have_count(1)
    printed(page).nth(2).get_by_role("button").click()
    expect(page.locator(".lab-printed [aria-current]")).to_contain_text("Decision 3")
    is_still(page)
    axe(page)
    page.get_by_label("Bot", exact=True).select_option("broken.py")
    press(page, "Try")
    expect(page.locator(".cm-told")).to_contain_text("NameError: name 'trik' is not defined")
    expect(page.locator(".cm-wrong")).to_contain_text("return trik")
    expect(printed(page).first).to_contain_text("so far")


def test_a_bot_has_no_way_out_and_sees_no_hidden_card(visit):
    page = lab(visit, bot("a", ESCAPES), bot("b", GREEDY, "greedy.py", when=1), viewport=DESKTOP)
    press(page, "Try")
    expect(printed(page).first).to_contain_text("out by ; matches 0 ; hidden True")
    page.get_by_label("Bot", exact=True).select_option("greedy.py")
    press(page, "Try")
    expect(page.locator(".lab-below .wrong")).to_contain_text("MemoryError")


def test_a_bot_that_loops_at_the_table_is_ended_and_the_match_goes_on(visit):
    page = lab(visit, bot("a", LOOPS), bot("b", name="first.py", when=1), viewport=PHONE)
    page.evaluate("settings => taku.set('speed', 'none')")
    held = match("held", {"options": {"passing": False}}, own={"1": "a", "2": "b"})
    held["names"] = ["", "own.py", "first.py", ""]
    held["log"] = [
        "deal 2C 3C 4C 5C | 6C 7C 8C 9C | TC JC QC KC | AC 2D 3D 4D",
        "2C",
    ]
    page.evaluate("held => taku.sit(held)", held)
    expect(page.locator(".notice")).to_contain_text("own.py has thought for too long")
    expect(page.locator(".foot .name")).to_have_text("Your turn")
    log = page.evaluate("() => taku.match.log")
    assert log[2] in ("6C", "7C", "8C", "9C")
    assert log[3] == "TC"


def test_a_bot_is_measured_beside_the_levels_and_it_can_be_stopped(visit):
    page = lab(visit, bot("a", game="yahtzee"), where="yahtzee", viewport=DESKTOP)
    press(page, "Measure")
    rows = page.locator(".lab-figures tbody tr")
    expect(rows).to_have_count(4)
    expect(page.locator(".lab-figures .own")).to_contain_text("own.py")
    expect(page.locator(".lab-measure h2")).to_contain_text(re.compile("Worse than .* points"))
    axe(page)
    press(page, "Stop")
    expect(page.locator(".lab-measure").get_by_role("button", name="Stop")).to_have_count(0)
    expect(page.locator(".lab-command")).to_contain_text("python -m taku.arena yahtzee own.py")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_nothing_is_wider_than_the_screen(visit, size):
    script = preferences(theme="dark")
    page = lab(visit, bot("a"), engine=False, viewport=size, init_script=script)
    for tab in ("Code", "Table", "Printed"):
        page.locator(".lab-tabs").get_by_role("tab", name=tab).click()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        expect(
            page.locator(".lab > .lab-deeds").get_by_role("button", name="Try")
        ).to_be_in_viewport(ratio=1)
