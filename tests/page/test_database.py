"""A database that the browser itself closes or clears away: all goes on."""

from playwright.sync_api import expect

from tests.page.conftest import has_settled
from tests.page.stored import match
from tests.page.table import has_begun, notice, until

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


def test_a_closed_database_is_opened_again(visit):
    page = visit(init_script=HELD, engine=False)
    keep(page)
    for later, event in (
        ("later", "database.dispatchEvent(new Event('close'));"),
        ("latest", ""),  # no notice
    ):
        page.evaluate(f"() => {{ const database = databases.at(-1); database.close(); {event} }}")
        keep(page, id=later)
        expect(notice(page)).to_have_count(0)
    assert page.evaluate(STORED) == ["match:later", "match:latest", "match:m"]
    writes_that_wait_while_the_database_closes_are_not_lost(page)


def cleared(page, what):
    """Clear away what the page's site keeps, as a browser does where room is short."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("() => origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": what})


def test_data_cleared_under_a_page_is_stored_again(visit):
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


def clear_away(page, site):
    """Have the browser clear the database away, as it does when room is short, and come again."""
    page.goto(f"{site.url}icons/icon.svg")
    session = page.context.new_cdp_session(page)
    asked = {"origin": page.evaluate("() => origin"), "storageTypes": "indexeddb"}
    session.send("Storage.clearDataForOrigin", asked)
    page.goto(site.url)
    has_begun(page)


def test_cleared_games_are_told_once(visit, site):
    page = visit(engine=False, forgive=["favicon.ico"])
    keep(page)
    clear_away(page, site)
    expect(notice(page)).to_contain_text("deleted your saved games")
    notice(page).get_by_role("button", name="Import a backup").click()
    expect(page.get_by_role("heading", name="Import")).to_be_visible()
    expect(notice(page)).to_have_count(0)
    page.goto(site.url)
    clear_away(page, site)
    has_settled(page)
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
