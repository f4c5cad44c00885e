"""A database that never answers, comes late, closes, is newer or cannot be had: all goes on."""

import pytest
from playwright.sync_api import expect

from tests.page.lending import BORROWING
from tests.page.stored import match
from tests.page.table import has_begun, notice, reload, until

REQUEST = """
    const open = IDBFactory.prototype.open;
    const asked = then => {
      IDBFactory.prototype.open = function (...what) {
        IDBFactory.prototype.open = open;
        const request = {};
        then(request, () => open.apply(this, what));
        return request;
      };
    };
"""
SILENT = REQUEST + "asked(() => {});"
FAILING = (
    REQUEST
    + """
    asked(request => {
      request.error = new DOMException('the disk is broken', 'UnknownError');
      queueMicrotask(() => request.onerror());
    });
"""
)
LATE = (
    REQUEST
    + """
    asked((request, ask) => {
      window.comes = () => {
        const real = ask();
        real.onupgradeneeded = () => (request.result = real.result, request.onupgradeneeded());
        real.onsuccess = () => (request.result = real.result, request.onsuccess());
      };
    });
"""
)
HELD = """
    const open = IDBFactory.prototype.open;
    window.databases = [];
    IDBFactory.prototype.open = function (...what) {
      const request = open.apply(this, what);
      if (!window.isTest)
        request.addEventListener('success', () => databases.push(request.result));
      return request;
    };
"""
HASTY = """() => {
    const later = window.setTimeout;
    window.setTimeout = (act, wait) => later(act, wait === 10_000 ? 300 : wait);
}"""
NEWER = """() => new Promise((done, failed) => {
    const request = indexedDB.open('taku', 7);
    request.onupgradeneeded = () => {
      const { result, transaction } = request;
      if (!result.objectStoreNames.contains('matches')) result.createObjectStore('matches');
      transaction.objectStore('matches').put('of a newer version', 'match:new');
    };
    request.onsuccess = () => (request.result.close(), done());
    request.onerror = request.onblocked = failed;
})"""
STORED = """() => new Promise((done, failed) => {
    window.isTest = true;
    const request = indexedDB.open('taku');
    window.isTest = false;
    request.onsuccess = () => {
      const keys = request.result.transaction('matches').objectStore('matches').getAllKeys();
      keys.onsuccess = () => (request.result.close(), done(keys.result));
    };
    request.onerror = failed;
})"""


def keep(page, id="m", **parts):
    """Have the page keep a match, as it does after a move."""
    page.evaluate("async match => { await taku.matches.keep(match); }", match(id, **parts))


def listed(page):
    return page.evaluate("() => taku.matches.list().map(({ id }) => id)")


@pytest.mark.parametrize("trouble", [SILENT, FAILING])
def test_without_an_answer_the_page_starts_and_says_that_nothing_is_kept(visit, trouble):
    page = visit(init_script=trouble, engine=False)
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    expect(notice(page)).to_contain_text("doesn’t save anything here")
    keep(page)
    assert listed(page) == ["m"]
    assert page.evaluate("() => taku.matches.lasting") is False


def test_a_database_that_comes_late_takes_what_was_played_meanwhile(visit):
    page = visit(engine=False)
    keep(page, id="before")
    page = visit(init_script=LATE, engine=False)
    expect(notice(page)).to_contain_text("doesn’t save anything here")
    keep(page, id="meanwhile")
    assert listed(page) == ["meanwhile"]
    page.evaluate("() => comes()")
    expect(notice(page)).to_have_count(0)
    assert sorted(listed(page)) == ["before", "meanwhile"]
    assert page.evaluate(STORED) == ["match:before", "match:meanwhile"]


def test_a_database_that_the_browser_closes_is_opened_again(visit):
    page = visit(init_script=HELD, engine=False)
    what_is_told_to_be_stored_is_on_the_disk(page)
    for later, event in (
        ("later", "database.dispatchEvent(new Event('close'));"),
        ("latest", ""),  # without a word
    ):
        page.evaluate(f"() => {{ const database = databases.at(-1); database.close(); {event} }}")
        keep(page, id=later)
        expect(notice(page)).to_have_count(0)
    assert page.evaluate(STORED) == ["match:later", "match:latest", "match:m"]
    writes_that_wait_while_the_database_closes_are_not_lost(page)
    an_unwritten_match_is_written_with_the_next_move_of_any(page)


def what_is_told_to_be_stored_is_on_the_disk(page):
    page.evaluate("""() => {
      window.asked = [];
      const transaction = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...how) {
        const opened = transaction.apply(this, how);
        if (opened.mode === 'readwrite') asked.push(opened.durability);
        return opened;
      };
    }""")
    keep(page)
    assert page.evaluate("() => asked") == ["strict"]


def cleared(page, what):
    """Clear away what the page's site keeps, as a browser does where room is short."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("() => origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": what})


def test_what_the_browser_clears_away_under_an_open_page_is_stored_again(visit):
    page = visit(init_script=HELD, engine=False)
    page.evaluate("() => taku.set('theme', 'dark')")
    keep(page)
    keep(page, id="other")
    cleared(page, "indexeddb")
    page.wait_for_function("() => databases.length === 2")
    until(page, f"async () => (await ({STORED})()).length === 2")
    assert page.evaluate(STORED) == ["match:m", "match:other"]
    assert page.evaluate("() => taku.matches.lasting")
    data_that_the_player_has_cleared_stays_away(page)


def data_that_the_player_has_cleared_stays_away(page):
    cleared(page, "local_storage,indexeddb")
    page.wait_for_function("() => databases.length === 3")
    page.evaluate("async () => { await taku.matches.all(); await taku.matches.all(); }")
    assert page.evaluate(STORED) == []


def test_a_database_of_a_newer_version_is_left_alone(visit, site):
    page = visit("icons/icon.svg", engine=False)
    page.evaluate(NEWER)
    page.goto(site.url)
    expect(notice(page)).to_contain_text("doesn’t save anything here")
    keep(page)
    assert listed(page) == ["m"]
    assert page.evaluate(STORED) == ["match:new"]


def test_a_newer_version_in_another_tab_does_not_wait_for_this_one(sit):
    table = sit("hearts", options={"passing": False})
    other = table.page.context.new_page()
    other.add_init_script(BORROWING)
    other.goto(table.page.url.partition("#")[0] + "icons/icon.svg")
    other.evaluate(NEWER)
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))
    expect(notice(table.page)).to_contain_text("doesn’t save anything here")
    played = table.page.evaluate("() => taku.match.log")
    table.page.evaluate("() => { location.hash = '#/' }")
    table.page.get_by_role("button", name="Resume").click()
    table.my_turn()
    assert table.page.evaluate("() => taku.match.log") == played


def test_a_write_that_never_ends_is_not_waited_for(visit):
    page = visit(engine=False)
    page.wait_for_function("() => taku.matches.lasting")
    page.evaluate(HASTY)
    page.evaluate("() => { IDBObjectStore.prototype.put = () => {}; }")
    page.evaluate(
        """() => {
          const complete = { set() {}, configurable: true };
          Object.defineProperty(IDBTransaction.prototype, 'oncomplete', complete);
        }"""
    )
    failed = "match => taku.matches.keep(match).then(() => false, () => true)"
    assert page.evaluate(failed, match("m")) is True
    assert listed(page) == ["m"]
    assert page.evaluate("() => taku.matches.lasting") is False


def clear_away(page, site):
    """Have the browser clear the database away, as it does when room is short, and come again."""
    page.goto(f"{site.url}icons/icon.svg")
    session = page.context.new_cdp_session(page)
    asked = {"origin": page.evaluate("() => origin"), "storageTypes": "indexeddb"}
    session.send("Storage.clearDataForOrigin", asked)
    page.goto(site.url)
    has_begun(page)


def test_games_that_the_browser_has_cleared_are_told_once(visit, site):
    page = visit(engine=False, forgive=["favicon.ico"])
    keep(page)
    clear_away(page, site)
    expect(notice(page)).to_contain_text("deleted your saved games")
    notice(page).get_by_role("button", name="Import a backup").click()
    expect(page.get_by_role("heading", name="Import")).to_be_visible()
    expect(notice(page)).to_have_count(0)
    page.goto(site.url)
    clear_away(page, site)
    expect(notice(page)).to_have_count(0)


def writes_that_wait_while_the_database_closes_are_not_lost(page):
    page.evaluate("""async match => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => { throw new Error('full'); };
      await taku.matches.keep(match).catch(() => {});
      IDBObjectStore.prototype.put = put;
      databases.at(-1).close();
      databases.at(-1).dispatchEvent(new Event('close'));
    }""", match("waits"))  # fmt: skip
    until(page, f"async () => (await ({STORED})()).includes('match:waits')")
    page.wait_for_function("() => taku.matches.lasting")
    assert page.evaluate("() => taku.matches.lost") is False
    expect(notice(page)).to_have_count(0)


def an_unwritten_match_is_written_with_the_next_move_of_any(page):
    page.evaluate("() => { window.put = IDBObjectStore.prototype.put; }")
    page.evaluate("() => { IDBObjectStore.prototype.put = () => { throw new Error('full'); }; }")
    page.evaluate("match => taku.matches.keep(match).catch(() => {})", match("unwritten"))
    assert "match:unwritten" not in page.evaluate(STORED)
    page.evaluate("() => { IDBObjectStore.prototype.put = put; }")
    keep(page, id="next")
    assert {"match:unwritten", "match:next"} <= {*page.evaluate(STORED)}
    assert page.evaluate("() => taku.matches.lasting")


def test_games_that_the_player_has_thrown_away_are_not_called_lost(visit):
    page = visit(engine=False)
    for how in ("taku.matches.drop('m')", "taku.erase()"):
        keep(page)
        page.evaluate(f"() => {how}")
        reload(page)
        expect(notice(page)).to_have_count(0)
        assert page.evaluate("() => taku.matches.lost") is False
    statistics_that_cannot_be_read_just_now_are_read_again_on_demand(page)
    what_cannot_be_erased_is_told_and_the_rest_is_gone(page)


def statistics_that_cannot_be_read_just_now_are_read_again_on_demand(page):
    page.evaluate("""() => {
      window.getAll = IDBObjectStore.prototype.getAll;
      IDBObjectStore.prototype.getAll = () => { throw new DOMException('no', 'UnknownError'); };
      location.hash = '#/statistics';
    }""")
    expect(notice(page)).to_contain_text("can’t be read right now")
    page.evaluate("() => { IDBObjectStore.prototype.getAll = getAll; }")
    notice(page).get_by_role("button", name="Try again").click()
    expect(notice(page)).to_have_count(0)
    expect(page.locator(".statistics .slab").first).to_be_visible()


def what_cannot_be_erased_is_told_and_the_rest_is_gone(page):
    keep(page)
    page.evaluate("() => taku.set('theme', 'dark')")
    page.evaluate("""() => {
      IDBObjectStore.prototype.clear = () => { throw new DOMException('no', 'UnknownError'); };
      taku.erase();
    }""")
    expect(notice(page)).to_contain_text("won’t delete the saved games")
    assert page.evaluate("() => localStorage['taku.settings']") is None
    assert page.evaluate(STORED) == ["match:m"]


DELETE = """() => new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase('taku');
    request.onsuccess = done;
    request.onerror = failed;
})"""


def test_games_deleted_by_another_tab_are_told_and_the_open_one_restored(visit, site):
    page = visit(engine=False, forgive=["favicon.ico"])
    page.evaluate("() => taku.set('theme', 'dark')")
    other = page.context.new_page()
    other.goto(f"{site.url}icons/icon.svg")
    keep(page)
    other.evaluate(DELETE)
    until(page, f"async () => (await ({STORED})()).includes('match:m')")
    expect(notice(page)).to_contain_text("deleted your saved games")
    page.evaluate("() => taku.matches.drop('m')")
    keep(page, id="finished", over=True)
    reload(page)  # a finished one is not read again
    other.evaluate(DELETE)
    expect(notice(page)).to_contain_text("deleted your saved games")
    reload(page)
    expect(notice(page)).to_have_count(0)
