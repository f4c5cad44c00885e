"""The lab's Python is real and shut in: bots run and are measured there. Its screens fit, too."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from taku.arena.rows import HEADER
from taku.lab.world_text import guess_as_text
from taku.match import Match
from tests.page.conftest import axe, own
from tests.page.lab import FIRST, bot, code, keep, lab, press
from tests.page.packed_links import packed
from tests.page.stored import STORE, match
from tests.page.table import DESKTOP, PHONE, is_still, preferences, resize, until

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
WITHOUT_STYLE = ["Applying inline style"]  # Chromium's warning when text is inserted as HTML


STORED = f"""async code => {{ {STORE}
    const request = store.get('bot:a');
    const bot = await new Promise(done => {{ request.onsuccess = () => done(request.result); }});
    return bot.code === code; }}"""


def printed(page):
    return page.locator(".lab-printed li")


# Its screens


ODD = (  # what cannot be seen, runs far to the right or below a gap, or mixes two alphabets
    "x = 1  # \u202e} \u2066if admin\u2069\nm\u043eves = 2;"
    + " " * 400
    + "import os"
    + "\n" * 20
    + f"hidden = '\ufe00\U000e0100\u3164'\n{FIRST}"
)


def test_the_lab_fits_and_passes_axe(visit):
    page = lab(visit, bot("a"), engine=False, init_script=preferences(theme="dark"))
    tries = page.locator(".lab > .lab-actions").get_by_role("button", name="Try")
    for size in ((390, 844), (320, 568), (844, 390)):
        resize(page, *size)
        for tab in ("Table", "Printed", "Code"):
            page.locator(".lab-tabs").get_by_role("tab", name=tab).click()
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (size, tab)
            expect(tries).to_be_in_viewport(ratio=1)
    resize(page, *PHONE)
    axe(page)
    sent = packed(["bot", "hearts", "theirs.py", ODD])
    page.evaluate("sent => { location.hash = `#/lab/hearts/sent/${sent}`; }", sent)
    expect(page.locator(".lab-unread li")).to_have_count(4)
    expect(page.locator(".cm-specialChar")).to_have_count(6)
    axe(page)
    keep(page, bot("b", name="theirs.py", unread=True))
    page.evaluate("() => { location.hash = '#/lab/hearts/own/b'; }")
    expect(page.locator(".lab-unread")).to_contain_text("This came in a file.")
    press(page, "Files")
    expect(page.locator(".lab-list")).to_contain_text("not read yet")
    axe(page)


def test_a_plain_field_stands_in_for_the_editor(visit):
    page = visit(engine=False, forgive=["Failed to load resource", "net::ERR_FAILED"])
    keep(page, bot("a"))
    page.route("**/editor-*.js*", lambda route: route.abort())
    page.evaluate("() => { location.hash = '#/lab/hearts'; }")
    field = page.get_by_role("textbox", name="The bot’s code")
    expect(field).to_have_value(FIRST)
    field.fill(BROKEN)
    until(page, STORED, BROKEN)


# Run


def test_a_bot_is_tried_and_cannot_escape(visit):
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


def test_a_bot_reaching_for_javascript_is_ended(visit):
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


def test_a_looping_bot_is_replaced_at_the_table(visit):
    page = lab(visit, bot("a", LOOPS), bot("b", name="first.py", when=1), viewport=PHONE)
    page.evaluate("() => taku.set('speed', 'none')")
    held = match("held", {"options": {"passing": False}}, own={"1": "a", "2": "b"}, log=LOG)
    held["names"] = ["", "own.py", "first.py", ""]
    page.evaluate("held => taku.sit(held)", held)
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


def test_measuring_is_stopped_and_goes_on(visit):
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


def test_library_examples_run_and_show_errors(visit):
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
    code(page).click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("1 + 1\nMatch")
    run.click()
    expect(output).to_have_text(">>> 1 + 1\n2\n>>> Match\nNameError: name 'Match' is not defined")
    expect(page.locator(".cm-wrong")).to_have_text("Match")
