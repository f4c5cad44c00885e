"""The lab: a bot of one's own in an editor, tried, measured, seated, kept and sent."""

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from taku.arena.rows import HEADER
from taku.lab.starters import starters
from taku.lab.world_text import guess_as_text
from taku.match import Match
from tests.page.conftest import axe, own
from tests.page.packed_links import packed
from tests.page.stored import STORE, agree, match, stored
from tests.page.table import DESKTOP, PHONE, is_still, preferences, reload, resize, until

FIRST = "def agent(view, moves, random):\n    print('of', len(moves))\n    return moves[0]\n"
LOOPS = "def agent(view, moves, random):\n    while True:\n        print('for ever')\n"
BROKEN = "def agent(view, moves, random):\n    print('so far')\n    return trik\n"
GREEDY = """
def agent(view, moves, random):
    return bytearray(10**9)
"""
ESCAPES = """
import gc, os

MODULES = ('js', 'pyodide_js', 'pyodide.ffi', 'pyodide.code')
FILES = {
    'a file': lambda: open('/tmp/x', 'w'),
    'a folder': lambda: os.mkdir('/tmp/y'),
    'a link': lambda: os.symlink('/', '/tmp/z'),
    'a longer file': lambda: os.truncate(os.__file__.partition('/os.py')[0], 10**9),
    'a line': lambda: os.write(1, b'x'),
}

def ways():
    for name in MODULES:
        try:
            yield __import__(name).__name__
        except ImportError:
            pass
    for what, make in FILES.items():
        try:
            make()
            yield what
        except PermissionError:
            pass

def agent(view, moves, random):
    truth = [thing for thing in gc.get_objects() if type(thing).__name__ == 'Match']
    hands = {zone['seat']: zone['items'] for zone in view['zones'] if zone['role'] == 'hand'}
    hidden = all(set(items) <= {'?'} for seat, items in hands.items() if seat != view['seat'])
    print('out by', *ways(), '; matches', len(truth), '; hidden', hidden)
    return moves[0]
"""
FILLS_JAVASCRIPT = """
import _pyodide_core

kept = []

def agent(view, moves, random):
    kept.append(_pyodide_core.to_js([0] * 4_000_000))
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
    return page.locator(".cm-content")


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


def test_the_lab_is_a_door_of_the_game_and_begins_with_a_bot_that_plays(visit):
    page = visit("#/game/hearts", engine=False, locale="ja-JP")
    page.locator('a.door[href="#/lab/hearts"]').click()
    expect(code(page)).to_contain_text("def agent(view, moves, random)")
    axe(page)
    (first,) = kept(page).values()
    assert first["name"] == "plays.py"
    assert first["code"] == starters("hearts", "ja")["plays.py"]


def test_a_plain_field_stands_there_until_the_editor_has_come(visit):
    page = visit(engine=False, forgive=["Failed to load resource", "net::ERR_FAILED"])
    keep(page, bot("a"))
    page.route("**/editor-*.js*", lambda route: route.abort())
    page.evaluate("() => { location.hash = '#/lab/hearts'; }")
    field = page.get_by_role("textbox", name="The bot’s code")
    expect(field).to_have_value(FIRST)
    field.fill(BROKEN)
    is_kept(page)
    assert kept(page)["a"]["code"] == BROKEN


def test_what_another_tab_has_written_meanwhile_is_not_written_over(visit):
    page = lab(visit, bot("a"), engine=False, forgive=WITHOUT_STYLE)
    write(page, LOOPS)
    is_kept(page)
    assert kept(page)["a"]["code"] == LOOPS
    reload(page)
    expect(code(page)).to_contain_text("for ever")
    keep(page, bot("a", code=FIRST, revision=99))
    write(page, BROKEN)
    expect(page.locator(".notice")).to_contain_text("own 2.py")
    assert {one["code"] for one in kept(page).values()} == {FIRST, BROKEN}


def test_a_damaged_bot_is_told_and_stays_until_it_is_removed(visit):
    odd = ("odd", {"id": "odd", "code": 7})
    page = lab(visit, bot("a"), bot("b", name="other.py", when=1), odd, engine=False)
    press(page, "Files")
    rows = page.locator(".lab-list li")
    expect(rows).to_have_text(["own.py", "other.py", "A bot that can’t be read"])
    assert kept(page)["odd"] == odd[1]
    a_bot_that_is_removed_can_be_put_back(page)
    press(page, "Remove A bot that can’t be read")
    expect(rows).to_have_count(2)
    assert set(kept(page)) == {"a", "b"}


def a_bot_that_is_removed_can_be_put_back(page):
    before = kept(page)
    press(page, "Remove other.py")
    expect(page.locator(".notice")).to_contain_text("Removed: other.py")
    assert set(kept(page)) == {"a", "odd"}
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(page.locator(".lab-list li")).to_have_count(3)
    assert kept(page) == before


def test_bots_go_into_the_file_and_come_out_of_it(visit, tmp_path):
    page = lab(visit, bot("a"), engine=False)
    with page.expect_download() as download:
        press(page, "Files")
        press(page, "Save as .py")
    assert Path(download.value.path()).read_text(encoding="utf-8") == FIRST
    assert download.value.suggested_filename == "own.py"
    page.evaluate("() => { location.hash = '#/data'; }")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "all.json"
    file.write_bytes(Path(download.value.path()).read_bytes())
    assert [one["code"] for one in json.loads(file.read_text(encoding="utf-8"))["bots"]] == [FIRST]
    keep(page, bot("a", code=LOOPS))
    page.locator("input[type=file]").set_input_files(file)
    agree(page)
    expect(page.locator(".arrived")).to_contain_text("One bot of your own")
    assert {(one["name"], one["code"]) for one in kept(page).values()} == {
        ("own.py", LOOPS),
        ("own 2.py", FIRST),
    }
    page.evaluate("() => { location.hash = '#/lab/hearts/own/a-0'; }")
    expect(page.locator(".lab-file select option:checked")).to_have_text("own 2.py")
    expect(page.locator(".lab-unread")).to_contain_text("This came in a file.")


def deeds(page):
    """What would run it."""
    return page.locator(".lab").get_by_role("button", name=re.compile("^(Try|Measure|Sit down)$"))


def test_a_bot_that_a_file_has_brought_is_code_until_it_has_been_read(visit):
    page = lab(visit, bot("mine", LOOPS), engine=False)
    own(page, "./storage/bot-store.ts")
    page.evaluate("bots => own.bots.add(bots)", [bot("a"), bot("same", LOOPS)])
    page.evaluate("() => { location.hash = '#/lab/hearts/own/a'; }")
    expect(page.locator(".lab-unread")).to_contain_text("This came in a file.")
    expect(code(page)).to_have_attribute("contenteditable", "false")
    expect(deeds(page)).to_have_count(0)
    press(page, "Files")
    expect(page.locator(".lab-list li").first).to_have_text("own 2.py not read yet")
    axe(page)
    only_bots_that_have_been_read_play_in_a_league_or_with_friends(page)
    page.get_by_role("button", name="own.py", exact=True).click()
    expect(deeds(page).locator("visible=true")).to_have_count(3)
    page.get_by_role("button", name="own 2.py not read yet").click()
    page.get_by_role("button", name="I’ve read it").click()
    expect(code(page)).to_have_attribute("contenteditable", "true")
    expect(deeds(page).locator("visible=true")).to_have_count(3)
    is_kept(page)
    assert {id: one["code"] for id, one in kept(page).items()} == {"mine": LOOPS, "a": FIRST}
    reload(page)
    expect(code(page)).to_have_attribute("contenteditable", "true")


def only_bots_that_have_been_read_play_in_a_league_or_with_friends(page):
    press(page, "Start the league")
    expect(page.locator(".lab-command")).to_contain_text("own.py")
    expect(page.locator(".lab-command")).not_to_contain_text("own 2.py")
    page.evaluate("() => { location.hash = '#/friends/hearts'; }")
    expect(page.locator(".own-names button")).to_have_text(["own.py"])
    page.evaluate("() => { location.hash = '#/lab/hearts/own/a'; }")
    press(page, "Files")


# Sent


def sent(**parts):
    told = {"game": "hearts", "name": "theirs.py", "code": FIRST, **parts}
    return packed(["bot", *told.values()])


def opens(page, packed):
    page.evaluate("packed => { location.hash = `#/lab/hearts/sent/${packed}`; }", packed)


def test_a_sent_bot_is_only_code_until_it_has_been_read(visit):
    page = visit(engine=False)
    opens(page, sent(game="haggis"))
    expect(page.locator(".notice")).to_contain_text("link")
    assert kept(page) == {}
    what_a_link_hides_in_its_code_is_told(page)
    opens(page, sent())
    expect(page.locator(".lab-unread")).to_contain_text("Someone else wrote this.")
    expect(code(page)).to_contain_text("return moves[0]")
    expect(page.locator(".cm-specialChar")).to_have_count(0)
    expect(code(page)).to_have_attribute("contenteditable", "false")
    for name in ("Try", "Measure", "Sit down"):
        expect(page.locator(".lab").get_by_role("button", name=name)).to_have_count(0)
    assert kept(page) == {}
    page.get_by_role("button", name="I’ve read it").click()
    expect(code(page)).to_have_attribute("contenteditable", "true")
    (mine,) = kept(page).values()
    assert (mine["name"], mine["code"]) == ("theirs.py", FIRST)
    assert "/own/" in page.evaluate("() => location.hash")


def what_a_link_hides_in_its_code_is_told(page):
    """Text can look other than it runs, or hide the part that matters out of sight."""
    odd = "x = 1  # \u202e} \u2066if admin\u2069\nm\u043eves = 2;" + " " * 400
    odd += "import os" + "\n" * 20 + "hidden = '\ufe00\U000e0100\u3164'\n" + FIRST
    opens(page, sent(code=odd))
    expect(page.locator(".lab-unread li")).to_have_text(
        [
            "6 characters are invisible or reverse the text: lines 1, 22.",
            "One line continues far to the right: line 2.",
            "The code continues after many empty lines: lines 3–21.",
            "One word mixes letters of two alphabets that can look the same: line 2.",
        ]
    )
    expect(page.locator(".cm-specialChar")).to_have_count(6)
    expect(page.locator(".cm-mixed")).to_have_text(["m\u043eves"])
    axe(page)


# Run


def test_a_deal_is_tried_step_by_step_with_what_was_printed_then(visit):
    bots = [bot("a"), bot("b", BROKEN, "broken.py"), bot("c", ESCAPES, "escapes.py")]
    bots += [bot("d", GREEDY, "greedy.py")]
    page = lab(visit, *bots, where="hearts/own/a", viewport=DESKTOP)
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
    a_bot_has_no_way_out_and_sees_no_hidden_card(page)


def a_bot_has_no_way_out_and_sees_no_hidden_card(page):
    page.get_by_label("Bot", exact=True).select_option("escapes.py")
    press(page, "Try")
    expect(printed(page).first).to_contain_text("out by ; matches 0 ; hidden True")
    page.get_by_label("Bot", exact=True).select_option("greedy.py")
    press(page, "Try")
    expect(page.locator(".lab-below .wrong")).to_contain_text("MemoryError")


FLOODS = """
import json
import taku.arena.bot_runner as bench

def flood(self, act):
    return json.dumps({"move": "", "printed": "x" * 2_000_000})

bench.BotRunner._reply = flood
agent = lambda view, moves, random: moves[0]
"""
ENDLESS = """
import json
import taku.arena.bot_runner as bench

FIGURE = {"mean": 0, "difference": 0, "error": 1}
NOW = {"figures": [{"entrant": 0, "deals": 1, "milliseconds": 1, "worst": 1, "faults": {},
    "measures": {"points": FIGURE, "place": FIGURE, "won": FIGURE}}],
    "against": [], "ratings": [], "begins": 0, "rows": "", "done": False}

def until(self, deals):
    told = 0
    while True:
        told += 1
        yield json.dumps({**NOW, "deals": told})

bench._Measuring.until = until
agent = lambda view, moves, random: moves[0]
"""


WATCHED = """() => { Object.assign(window, { ended: false, heard: 0 });
    const { Worker: Before } = window;
    window.Worker = class extends Before {
        constructor(...how) {
            super(...how);
            const hear = ({ data }) => { heard = Math.max(heard, String(data).length); };
            this.addEventListener('message', hear);
            const end = this.terminate;
            this.terminate = () => { ended = true; end.call(this); }; } }; }"""
ASKED = """async ([code, world]) => {
    const { wrong } = await lab.loadBot('hearts', 'a.py', code);
    return wrong ? { wrong } : lab.decide(world, '1'); }"""
LOG = ["deal 2C 3C 4C 5H | 6C 7C 8C 9C | TC JC QC KC | AC 2H 3D 4D", "2C"]


def decided(page, code):
    """What comes of it where a bot of this code is asked once."""
    deal = Match("hearts", {"passing": False}, log=LOG)
    return page.evaluate(ASKED, [code, guess_as_text(deal.state, 1, Random(0))])


def test_a_bot_that_reaches_for_javascript_is_ended_and_says_why(visit):
    """Memory of JavaScript's own has no limit: a bot could fill it beyond what the device has."""
    page = visit(forgive=["Pyodide has suffered", "The cause of the fatal", "no way to JavaScript"])
    own(page, "./wire/lab.ts")
    page.evaluate(WATCHED)
    page.evaluate("() => { window.lab = new own.Lab(); }")
    first = decided(page, FILLS_JAVASCRIPT)["wrong"]
    assert first["fault"] == "said"
    assert "a bot has no way to JavaScript" in first["words"]
    assert page.evaluate("() => ended")
    what_says_too_much_is_not_heard(page)


def what_says_too_much_is_not_heard(page):
    assert decided(page, FLOODS)["wrong"]["fault"] == "said"
    assert page.evaluate("() => heard") < 2**20
    page.evaluate(
        """code => { window.came = 0; window.most = 0;
        const trial = { game: 'hearts', entrants: [{ name: 'a', code }, { name: 'easy' }],
            options: {}, seed: '1', deals: 5, since: '', rated: false };
        lab.measure(trial, now => { came += 1; most = now.deals;
            const until = performance.now() + 50; while (performance.now() < until); }); }""",
        ENDLESS,
    )
    page.wait_for_function("() => came > 3")
    # had it not waited, thousands would stand in line: the page would never be at rest again
    assert page.evaluate("async () => { const then = came; lab.end(); return came - then; }") == 0
    assert page.evaluate("() => most === came")


def sit(page, id, own):
    """Sit down at a match with these bots, one of which has to play."""
    held = match(id, {"options": {"passing": False}}, own=own, log=LOG)
    held["names"] = ["", "own.py", "first.py", ""]
    page.evaluate("held => taku.sit(held)", held)


def test_a_bot_that_loops_at_the_table_is_ended_and_the_match_goes_on(visit):
    """As does one that the player has not read, though it never runs."""
    unread = bot("c", name="theirs.py", unread=True)
    page = lab(visit, bot("a", LOOPS), bot("b", name="first.py", when=1), unread, viewport=PHONE)
    page.evaluate("settings => taku.set('speed', 'none')")
    sit(page, "unread", {"1": "c"})
    expect(page.locator(".notice")).to_contain_text("came in a file and hasn’t been read")
    expect(page.locator(".foot .name")).to_have_text("Your turn")
    page.locator(".notice").get_by_role("button", name="Dismiss").click()
    page.evaluate("() => { location.hash = '#/'; }")
    page.locator(".home").wait_for()
    sit(page, "held", {"1": "a", "2": "b"})
    expect(page.locator(".notice")).to_contain_text("own.py took too long")
    expect(page.locator(".foot .name")).to_have_text("Your turn")
    log = page.evaluate("() => taku.match.log")
    assert log[2] in ("6C", "7C", "8C", "9C")
    assert log[3] == "TC"


def stopped(page):
    """How many deals stand there, once it is stopped."""
    press(page, "Stop")
    expect(page.locator(".lab-going").get_by_role("button", name="Continue")).to_be_visible()
    return int(page.locator(".lab-going progress").evaluate("bar => bar.value"))


def test_a_bot_is_measured_beside_the_levels_stopped_and_gone_on_with(visit):
    page = lab(visit, bot("a", game="yahtzee"), where="yahtzee", viewport=DESKTOP)
    press(page, "Measure")
    page.locator('.lab-asked input[value="200"]').check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".lab-figures tbody tr")).to_have_count(4)
    expect(page.locator(".lab-figures .own")).to_contain_text("own.py")
    expect(page.locator(".lab-measure h2")).to_contain_text(re.compile("Worse than .* points"))
    axe(page)
    before = stopped(page)
    expect(page.locator(".lab-command")).to_contain_text("python -m taku.arena yahtzee own.py")
    has_measured(page, before)
    page.reload()
    page.get_by_role("button", name="Measure").locator("visible=true").click()
    page.locator('.lab-asked input[value="2000"]').check()
    expect(page.locator(".lab-going")).to_contain_text(f"{before} of")
    page.get_by_role("button", name="Continue", exact=True).click()
    assert stopped(page) >= before
    expect(page.locator(".lab-going")).to_contain_text("of 2,000 deals")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    first, *rows = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert first.split(",") == HEADER
    assert len(rows) >= 4 * before


def has_measured(page, deals):
    """Wait until so many deals are stored."""
    until(
        page,
        f"""async deals => {{ {STORE}
        const all = await new Promise(done => {{
            const request = store.getAll(IDBKeyRange.bound('measured:', 'measured:~'));
            request.onsuccess = () => done(request.result); }});
        return all.some(one => one.deals >= deals); }}""",
        deals,
    )


def test_nothing_is_wider_than_the_screen(visit):
    page = lab(visit, bot("a"), engine=False, init_script=preferences(theme="dark"))
    tries = page.locator(".lab > .lab-deeds").get_by_role("button", name="Try")
    for size in ((390, 844), (320, 568), (844, 390)):
        resize(page, *size)
        for tab in ("Code", "Table", "Printed"):
            page.locator(".lab-tabs").get_by_role("tab", name=tab).click()
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (size, tab)
            expect(tries).to_be_in_viewport(ratio=1)


def test_examples_of_the_library_run_and_errors_are_shown(visit):
    page = visit("#/python/start-1", forgive=WITHOUT_STYLE)
    run = page.get_by_role("button", name="Run")
    output, chosen = page.locator(".examples pre"), page.get_by_role("combobox")
    expect(code(page)).to_contain_text("from taku import Match")
    run.click()
    expect(output).to_contain_text("ちょうど3枚選んでください", timeout=60_000)
    for id in [option.get_attribute("value") for option in chosen.get_by_role("option").all()][1:]:
        chosen.select_option(id)
        expect(output).to_contain_text("Press Run")
        run.click()
        expect(output).to_contain_text(">>>", timeout=60_000)
        expect(page.locator(".examples .bad")).to_have_count(0)
    write(page, "1 + 1\nMatch")
    run.click()
    expect(output).to_have_text(">>> 1 + 1\n2\n>>> Match\nNameError: name 'Match' is not defined")
    expect(page.locator(".cm-wrong")).to_have_text("Match")
