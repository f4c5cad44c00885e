"""Nothing that befalls the page loses a match: crashes, closed tabs, full disks, second tabs."""

import json
import re

from playwright.sync_api import expect

from tests.page.conftest import LET_GO, has_settled
from tests.page.lending import BORROWING
from tests.page.stored import match
from tests.page.table import BEGUN, DESKTOP, WORKERS, Table, has_begun, notice, reload, until

DIES_AT_ONCE = """
    window.deaths = 0;
    globalThis.Worker = class extends Worker {
      postMessage(text) {
        const deadly = 'dies' in window && ['play', 'load'].includes(JSON.parse(text).type);
        if (!deadly) return super.postMessage(text);
        deaths += 1;
        this.terminate();
        this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      }
    };
"""
BROKEN = "a screen that is broken"
BREAKS = """part => {
    taku[part] = () => { throw new Error('a screen that is broken') };
}"""
HAS_IT = """() => new Promise(held => {
    const until = new Promise(done => (window.letGo = done));
    navigator.locks.request('taku match m', () => (held(), until));
})"""
ASKED_FOR = """async () => {
    const { pending } = await navigator.locks.query();
    return pending.some(({ name }) => name === 'taku match m');
}"""
ENDLESS = "() => { AbortSignal.timeout = () => new AbortController().signal; }"
KILL = """() => {
    const worker = workers.at(-1);
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
}"""
FULL = """
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""
BUSY = """() => new Promise(held => {
    const request = indexedDB.open('taku');
    request.onsuccess = () => {
      const store = request.result.transaction('matches', 'readwrite').objectStore('matches');
      const hold = () => (store.get('').onsuccess = hold, held());
      hold();
    };
})"""
LEAPS = """
    const true_now = Date.now;
    let hours = 0;
    Date.now = () => true_now() - 3_600_000 * hours++;
"""


def log(page):
    return page.evaluate("() => taku.match.log")


def home(page):
    page.goto(re.sub("#.*", "#/", page.url))


def play_on(table):
    """Make any legal move, and wait for the next decision."""
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))


def test_an_engine_that_dies_during_a_bots_move_loses_nothing(sit):
    table = sit("hearts", options={"passing": False}, page={"init_script": WORKERS})
    play_on(table)
    table.my_turn()
    before = log(table.page)
    table.touch(table.playable.first)
    table.page.locator(".foot .primary").wait_for()
    table.page.evaluate("() => { document.querySelector('.foot .primary').click(); }")
    table.page.evaluate(KILL)
    expect(notice(table.page)).to_contain_text("continues where it was")
    table.page.wait_for_function(BEGUN, arg=2)
    expect(table.chosen).to_have_count(0)
    table.my_turn()
    assert log(table.page)[: len(before)] == before
    play_on(table)
    assert len(log(table.page)) > len(before)


def test_a_match_that_kills_the_engine_repeatedly_is_put_away_unchanged(sit):
    page = {"init_script": DIES_AT_ONCE}
    table = sit("hearts", options={"passing": False}, viewport=DESKTOP, page=page)
    play_on(table)
    before = log(table.page)
    table.page.evaluate("() => { window.dies = true }")
    table.touch(table.playable.first)
    table.primary.click()
    table.page.locator(".home .damaged").wait_for()
    expect(notice(table.page)).to_contain_text("It is kept as it is")
    assert table.page.evaluate("() => [deaths, taku.match]") == [2, None]
    notice(table.page).get_by_role("button", name="Dismiss").click()
    expect(notice(table.page)).to_have_count(0)  # nothing says any more that the match goes on
    assert table.page.evaluate("() => taku.matches.damaged()[0].value.log") == before


def test_a_screen_that_throws_is_left_all_the_same_and_the_fault_is_said(visit):
    page = visit(engine=False, forgive=[BROKEN])
    for part in ("leave", "speaks"):
        page.evaluate("() => { location.hash = '#/learn/hearts/tricks' }")
        page.locator(".lesson").wait_for()
        page.evaluate(BREAKS, part)
        page.evaluate("() => { location.hash = '#/rules/hearts' }")
        page.get_by_role("button", name="Reload").click()
        page.locator(".rules-page").wait_for()


def a_tab_closed_in_the_middle_of_a_trick_is_resumed_there(table, tab):
    table.page.evaluate("() => taku.set('speed', 'calm')")
    before = log(table.page)
    table.touch(table.playable.first)
    table.primary.click()
    table.page.wait_for_function("n => window.taku?.match?.log.length > n", arg=len(before))
    table.page.close()
    tab.get_by_role("button", name="Resume").click()
    Table(tab).my_turn()
    assert log(tab)[: len(before)] == before
    assert len(log(tab)) > len(before)


def test_a_move_not_yet_in_the_database_survives_closing_the_page(sit):
    table = sit("hearts", options={"passing": False})
    table.page.evaluate(BUSY)
    play_on(table)
    table.my_turn()
    before = log(table.page)
    assert not table.page.evaluate("() => taku.matches.lasting")
    for _ in range(2):
        reload(table.page)
        table.my_turn()
        assert log(table.page) == before
        table.page.wait_for_function("() => taku.matches.lasting")
        assert table.page.evaluate("() => localStorage['taku.unsaved'] ?? null") is None


def test_a_match_saved_at_closing_stays_beside_a_longer_one(visit):
    page = visit(engine=False)
    for log in (["deal"], ["deal", "2C", "3C"]):
        page.evaluate("match => taku.matches.keep(match)", match("m", log=log))
    foreign = {"other": match("m"), "new": match("new", {"game": "whist"}), "bad": 7}
    for log, beside in ((["deal", "2C"], []), (["deal", "4C"], [["deal", "4C"]])):
        unsaved = {"m": match("m", log=log, revision=1), **foreign}
        page.evaluate("all => { localStorage['taku.unsaved'] = JSON.stringify(all); }", unsaved)
        reload(page)
        kept = page.evaluate("() => taku.matches.list().map(({ id, log }) => [id, log])")
        assert [log for id, log in kept if id == "m"] == [["deal", "2C", "3C"]]
        assert [log for id, log in kept if id != "m"] == beside


HIDE = """() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_what_the_page_could_not_store_any_more_goes_when_it_is_removed(visit):
    page = visit(engine=False)
    for how in ("taku.matches.drop('m')", "taku.erase()"):
        page.evaluate(f"() => {{ {FULL} }}")
        page.evaluate("match => taku.matches.keep(match).catch(() => {})", match("m"))
        page.evaluate(HIDE)
        assert "m" in json.loads(page.evaluate("() => localStorage['taku.unsaved']"))
        page.evaluate(f"async () => {{ await {how}; }}")
        reload(page)
        assert page.evaluate("() => taku.matches.list()") == []
        assert page.evaluate("() => localStorage['taku.unsaved'] ?? null") is None


def another_tab(page):
    """The same browser profile once more, at the first screen."""
    tab = page.context.new_page()
    tab.add_init_script(BORROWING)
    tab.goto(re.sub("#.*", "", page.url))
    has_begun(tab)
    return tab


LATE = """async ([frame, id]) => {
    const opened = new Promise(done => {
      let { match } = taku;
      const set = next => {
        match = next;
        if (match?.id === id) done();
      };
      Object.defineProperty(taku, 'match', { configurable: true, get: () => match, set });
    });
    location.hash = `#/play/${id}`;
    await opened;
    workers.at(-1).dispatchEvent(new MessageEvent('message', { data: frame }));
}"""


def test_late_replies_of_the_earlier_table_are_ignored(sit):
    table = sit("hearts", options={"passing": False}, page={"init_script": WORKERS})
    page = table.page
    play_on(table)
    kept = page.evaluate("() => structuredClone(taku.match)")
    other = {**kept, "id": "n", "log": [], "over": False, "glance": None, "result": None}
    other["head"] = {**kept["head"], "game": "president", "options": {}, "seed": "other"}
    page.evaluate("match => taku.matches.keep(match)", other)
    home(page)
    frame = {"type": "frame", "view": kept["glance"], "events": [], "undo": False, "meanings": []}
    frame |= {"begins": False, "match": None, "line": None}
    frame["log"] = {"start": 0, "entries": kept["log"]}
    damaged = {"type": "refused", "request": "load", "refusal": {"rule": "x", "args": {}}}
    damaged |= {"part": "options", "entry": None}
    for late in (frame, {**frame, "begins": True, "match": kept["head"]}, damaged):
        page.evaluate(LATE, [json.dumps(late), "n"])
        table.my_turn()
        assert log(page)[0] != kept["log"][0]
        home(page)
        page.locator(".home").wait_for()
    stored = page.evaluate("async () => (await taku.matches.open('n')).head.game")
    assert stored == "president"


def test_a_match_is_on_the_table_of_one_tab_only(sit):
    table = sit("hearts", options={"passing": False})
    tab = another_tab(table.page)
    tab.get_by_role("button", name="Resume").click()
    expect(notice(tab)).to_contain_text("open in another tab")
    play_on(table)
    played = log(table.page)

    notice(tab).get_by_role("button", name="Play it here").click()
    expect(notice(table.page)).to_contain_text("This game continues in another tab")
    expect(table.page.locator(".home")).to_be_visible()
    second = Table(tab)
    second.my_turn()
    assert log(tab) == played
    play_on(second)
    home(tab)
    until(tab, LET_GO)
    table.page.get_by_role("button", name="Resume").click()
    goes_on = "before => window.taku.match?.log.length > before"  # at first as this tab knew it
    table.page.wait_for_function(goes_on, arg=len(played))
    table.my_turn()
    assert log(table.page)[: len(played)] == played
    expect(notice(table.page)).to_have_count(0)
    a_tab_that_is_being_closed_is_waited_for(table, tab)
    a_tab_closed_in_the_middle_of_a_trick_is_resumed_there(table, tab)


def a_tab_that_is_being_closed_is_waited_for(table, closing):
    table.page.evaluate(ENDLESS)
    home(table.page)
    until(table.page, LET_GO)
    closing.evaluate(HAS_IT)
    table.page.get_by_role("button", name="Resume").click()
    until(closing, ASKED_FOR)
    closing.evaluate("() => letGo()")
    table.my_turn()
    expect(notice(table.page)).to_have_count(0)


def test_a_full_disk_is_told_once_and_the_game_goes_on(sit):
    table = sit("hearts", options={"passing": False}, page={"init_script": FULL})
    expect(notice(table.page)).to_contain_text("save anything")
    for _ in range(2):
        play_on(table)
    assert table.said().count("save anything") == 1
    played = log(table.page)
    home(table.page)
    table.page.get_by_role("button", name="Resume").click()
    table.my_turn()
    assert log(table.page) == played


def test_a_clock_that_runs_backwards_loses_no_match(sit):
    table = sit("hearts", options={"passing": False}, page={"init_script": LEAPS})
    play_on(table)
    played = log(table.page)
    home(table.page)
    table.page.get_by_role("button", name="Play Hearts").click()
    table.page.wait_for_function(
        "() => location.hash !== '#/play/m' && window.taku?.match?.log.length"
    )
    table.begin()
    home(table.page)
    has_settled(table.page)
    reload(table.page)
    found = table.page.evaluate("() => taku.matches.list().map(match => match.log.length)")
    assert len(found) == 2
    assert len(played) in found
