"""What a device keeps: taken along as a file, brought back, merged, erased."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Site, axe
from tests.page.records import PERSISTENCE, figure, finished, keep, record
from tests.page.stored import agree
from tests.page.table import preferences, reload, windows
from tests.page.test_strangers import PAYLOAD, is_ours

KEPT = """async () => {
    const byId = (one, other) => (one.id < other.id ? -1 : 1);
    const matches = (await taku.matches.all()).map(({ turn, ...match }) => match);
    return {
      matches: JSON.parse(JSON.stringify(matches.sort(byId))),
      records: (await taku.matches.finished()).sort(byId),
      lessons: taku.lessons.all(),
      practice: taku.practice.all(),
      first: taku.firstGames.all(),
      settings: taku.settings,
    };
}"""
SETTINGS = {
    "theme": "dark",
    "yourName": "Yuki",
    "sounds": True,
    "last": {"hearts": {"options": {"target": 75}, "seats": ["human"] * 4, "names": [""] * 4}},
    "rules": {"hearts": [{"name": "Sunday", "options": {"target": 75}}]},
}
SHELVES = """
    if (origin !== 'null' && !localStorage['taku.lessons']) {
      localStorage['taku.lessons'] =
        JSON.stringify({ 'hearts/points': { at: 2, stars: ['star', 'tick', ''], when: 7 } });
      localStorage['taku.practice'] = JSON.stringify({ 'yahtzee/yams': {
        kinds: { worth: 0.5 }, rules: {}, answered: 9, right: 8, streak: 1, best: 5 } });
      localStorage['taku.first'] = JSON.stringify({ 'hearts/first': {
        log: ['deal', '2C'], met: ['aim'], over: false, when: 7 } });
    }
"""
COUNTED = """
    window.writes = { shelves: 0, database: 0 };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...what) {
      writes.shelves += 1;
      setItem.apply(this, what);
    };
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...how) {
      writes.database += how[1] === 'readwrite';
      return transaction.apply(this, how);
    };
"""
HELD = """() => new Promise(held => {
    const request = indexedDB.open('taku');
    request.onsuccess = () => {
      const store = request.result.transaction('matches', 'readwrite').objectStore('matches');
      const hold = () => (window.letGo ? request.result.close() : (store.count().onsuccess = hold));
      hold();
      held();
    };
})"""  # nothing is written until it is let go
FULL = """
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""
DROP = """([name, content]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name));
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('.page h2').dispatchEvent(event);
    }
}"""


def unfinished(name="u", *, log=("deal 2C 3D | 5C AH | 8C TD | JC KD",), **more):
    head = {
        "format": 1, "game": "hearts", "options": {"passing": False}, "seed": "s",
        "seats": ["human", "easy", "easy", "easy"],
    }  # fmt: skip
    return {
        "id": name, "head": head, "log": list(log), "names": ["Yuki", "", "", ""], "when": 1e12,
        "glance": None, "over": False, **more,
    }  # fmt: skip


def file(**parts):
    """A file as the page writes one, with these parts in it."""
    empty = {"taku": "data", "format": 1, "when": "", "settings": {}, "lessons": {}}
    return {**empty, "practice": {}, "matches": [], **parts}


def choose(page, content, name="taku.json"):
    """Choose a file with this in it, and wait until the page has read it."""
    text = content if isinstance(content, str) else json.dumps(content)
    told = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(told)
    page.wait_for_function("() => document.querySelector('input[type=file]').value === ''")


def bring(page, content, name="taku.json"):
    """Choose a file with this in it, and agree to its import if the page asks."""
    choose(page, content, name)
    if asked(page).count():
        agree(page)


def asked(page):
    return page.locator(".consent")


def arrived(page):
    return page.locator(".arrived")


def wrong(page):
    return page.locator(".wrong")


@pytest.fixture
def data(visit):
    """The page at #/data, without an engine."""

    def data(script="", **options):
        page = visit("#/data", engine=False, init_script=script, **options)
        page.locator(".figures").wait_for()
        return page

    return data


# There and back


def test_what_is_saved_erased_and_brought_back_is_the_same(data):
    page = data(preferences(**SETTINGS) + SHELVES)
    keep(page, record(1), record(2, place=3, practice=True, result=None), unfinished())
    before = page.evaluate(KEPT)
    assert len(before["matches"]) == 3
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert re.fullmatch(r"taku-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    saved = Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("button", name="Delete everything")).to_be_focused()
    assert page.evaluate(KEPT)["matches"] == []
    assert page.evaluate("() => Object.keys(localStorage)") == []
    bring(page, saved)
    expect(arrived(page).get_by_role("listitem")).to_have_text(
        [
            "3 matches",
            "progress in 1 lesson",
            "practice of 1 game",
            "1 first game",
            "1 set of house rules",
            "4 preferences",
        ]
    )
    assert page.evaluate(KEPT) == before
    reload(page)
    page.locator(".figures").wait_for()
    assert page.evaluate(KEPT) == before
    expect(figure(page, "Matches finished")).to_have_text("2")


def test_everything_is_erased_only_when_that_is_meant(data):
    page = data(preferences(theme="dark"))
    it_is_reached_from_other_screens(page)
    keep(page, unfinished())
    page.evaluate("() => localStorage.setItem('taku.rooms', '{}')")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Keep", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("() => taku.matches.list().length") == 1
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete", exact=True).press("Enter")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    expect(figure(page, "Left unfinished")).to_have_text("0")
    assert page.evaluate("() => localStorage.getItem('taku.rooms')") is None
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_text("Left unfinished")).to_have_count(0)


def it_is_reached_from_other_screens(page):
    for screen in ("#/settings", "#/about", "#/statistics"):
        page.evaluate("screen => { location.hash = screen }", screen)
        page.get_by_role("link", name="Export or delete your data").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Your data")


# What is here stays


def test_what_a_file_brings_never_takes_the_place_of_what_is_here(data):
    page = data()
    steps = (
        a_file_brought_twice_brings_nothing_the_second_time,
        a_match_that_is_here_stays_unless_the_file_goes_on_from_it,
        a_match_of_a_game_that_is_not_here_comes_in_and_waits,
        a_file_can_be_dropped,
        a_file_that_takes_a_while_shows_how_far_it_is_and_says_so,
    )
    for step in steps:
        page.evaluate("() => taku.erase()")
        page.evaluate("() => { location.hash = '#/'; location.hash = '#/data' }")
        expect(figure(page, "Matches finished")).to_have_text("0")
        step(page)


def a_file_brought_twice_brings_nothing_the_second_time(page):
    content = file(matches=[record(1)], settings={"rules": SETTINGS["rules"], "theme": "dark"})
    bring(page, content)
    expect(arrived(page)).to_contain_text("Imported from taku.json")
    bring(page, content)
    expect(arrived(page)).to_contain_text("Everything in taku.json was here already")
    expect(arrived(page)).to_contain_text("1 match was here already and stays as it is")
    assert [match["id"] for match in finished(page)] == ["r1"]


def a_match_that_is_here_stays_unless_the_file_goes_on_from_it(page):
    here = unfinished().get("log")
    keep(page, *(unfinished(name, log=[*here, "2C"]) for name in ("same", "on", "back", "other")))
    found = {"same": [*here, "2C"], "on": [*here, "2C", "5C"], "back": here, "other": [*here, "3D"]}
    bring(page, file(matches=[unfinished(name, log=log) for name, log in found.items()]))
    expect(arrived(page)).to_contain_text("1 match continues from where the file left it")
    expect(arrived(page)).to_contain_text("3 matches were here already")
    logs = page.evaluate("() => Object.fromEntries(taku.matches.list().map(m => [m.id, m.log]))")
    assert logs == {
        "same": [*here, "2C"], "on": [*here, "2C", "5C"], "back": [*here, "2C"],
        "other": [*here, "2C"],
    }  # fmt: skip


def a_match_of_a_game_that_is_not_here_comes_in_and_waits(page):
    bring(page, file(matches=[unfinished(head={**unfinished()["head"], "game": "bridge"})]))
    expect(arrived(page)).to_contain_text("1 match")
    assert page.evaluate("() => taku.matches.list()") == []
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".damaged li")).to_have_count(1)


# Strange files


DAMAGED = {  # backup-file.test.ts has a case for each part
    "settings.theme": file(settings={"theme": "pink"}),
    "matches[0].log": file(matches=[{**unfinished(), "log": "deal"}]),
    "lessons.__proto__": file(lessons={"__proto__": 1}),
}
UNREADABLE = (PAYLOAD, "[" * 200_000)


def test_a_damaged_file_names_its_part_and_nothing_is_imported(data):
    page = data(forgive=["full"])
    before = page.evaluate(KEPT)
    for part, content in DAMAGED.items():
        bring(page, content)
        expect(wrong(page)).to_contain_text(f"the part “{part}” is invalid")
        is_ours(page)
    for content in UNREADABLE:
        bring(page, content, f"{PAYLOAD}.json")
        expect(wrong(page)).to_contain_text("can’t be read")
        is_ours(page)
    bring(page, '{"taku": {"data": 1}}')
    expect(wrong(page)).to_contain_text("was not saved by Taku")
    bring(page, file(format=2))
    expect(wrong(page)).to_contain_text("newer version")
    assert page.evaluate(KEPT) == before
    wide = "({ scrollWidth, clientWidth }) => scrollWidth - clientWidth"
    assert page.locator("html").evaluate(wide) <= 0
    a_full_disk_is_told(page)


def test_lessons_and_house_rules_are_imported_with_one_write_each(data):
    page = data(COUNTED)
    learnt = {"at": 1, "stars": ["star"], "when": 1}
    sets = [{"name": "Sunday", "options": {"target": at}} for at in range(300)]
    content = file(
        lessons={f"hearts/{at}": learnt for at in range(300)},
        matches=[record(at) for at in range(300)],
        settings={"rules": {"hearts": sets}},
    )
    before = page.evaluate("() => ({ ...writes })")
    bring(page, content)
    expect(arrived(page)).to_contain_text("299 of them under new names")
    after = page.evaluate("() => writes")
    assert after["shelves"] - before["shelves"] <= 3
    assert after["database"] - before["database"] == 1
    names = page.evaluate("() => taku.settings.rules.hearts.map(({ name }) => name)")
    assert sorted(names) == sorted(["Sunday", *(f"Sunday {at}" for at in range(2, 301))])
    bring(page, content)
    expect(arrived(page)).to_contain_text("was here already")
    assert page.evaluate("() => writes.shelves") == after["shelves"]


def a_file_that_takes_a_while_shows_how_far_it_is_and_says_so(page):
    page.evaluate(HELD)
    told = {"name": "a.json", "mimeType": "application/json"}
    content = json.dumps(file(matches=[record(1)])).encode()
    page.locator("input[type=file]").set_input_files({**told, "buffer": content})
    agree(page)
    expect(page.get_by_role("progressbar", name="Importing a.json")).to_be_visible()
    expect(page.locator("body > [aria-live=polite]")).to_contain_text("Importing a.json")
    page.evaluate("() => { window.letGo = true }")
    expect(arrived(page)).to_contain_text("1 match")
    expect(page.get_by_role("progressbar")).to_have_count(0)


def a_full_disk_is_told(page):
    page.evaluate(f"() => {{ {FULL} }}")
    bring(page, file(matches=[unfinished()]))
    expect(wrong(page)).to_contain_text("the browser has no room for it")


# The page


def a_file_can_be_dropped(page):
    page.evaluate(DROP, ["mine.json", json.dumps(file(matches=[record(1)]))])
    agree(page)
    expect(arrived(page)).to_contain_text("Imported from mine.json")
    page.evaluate(DROP, ["x.png", "no JSON"])
    expect(wrong(page)).to_contain_text("x.png can’t be read")


def the_browser_is_asked_to_keep_it_and_its_answer_told(page):
    page.get_by_role("button", name="Ask the browser to keep it").click()
    expect(page.locator(".page")).to_contain_text("The browser has promised")
    assert page.evaluate("() => asked") == 1


def test_it_is_all_done_by_keyboard_and_heard_and_axe_finds_nothing(data):
    page = data(PERSISTENCE)
    page.keyboard.press("Tab")
    names = []
    for _ in range(5):
        names.append(page.evaluate("() => document.activeElement.closest('a, button, label')"
                                   "?.textContent.trim()"))  # fmt: skip
        page.keyboard.press("Tab")
    assert names[1:] == [
        "Ask the browser to keep it", "Save as a file", "Choose a file", "Delete everything",
    ]  # fmt: skip
    bring(page, file(matches=[record(1)]))
    expect(page.locator("body > [aria-live=polite]")).to_contain_text(
        "Imported from taku.json: 1 match"
    )
    axe(page)
    bring(page, "{")
    page.get_by_role("button", name="Delete everything").click()
    axe(page)
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    the_browser_is_asked_to_keep_it_and_its_answer_told(page)


# Handed over by the system, to the installed page


SHARE = """([address, name, content]) => {
    const xhtml = tag => document.createElementNS('http://www.w3.org/1999/xhtml', tag);
    const [form, file] = [xhtml('form'), xhtml('input')];
    Object.assign(form, { method: 'POST', action: address, enctype: 'multipart/form-data' });
    Object.assign(file, { type: 'file', name: 'file' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name));
    file.files = dataTransfer.files;
    form.append(file);
    document.documentElement.append(form);
    form.submit();
}"""
LAUNCH = """([name, content]) => {
    const getFile = async () => new File([content], name);
    window.launch({ targetURL: location.origin + location.pathname, files: [{ getFile }] });
}"""
QUEUE = """
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: take => (window.launch = take) },
    });
"""


BROUGHT = {
    "matches": [record(1)],
    "settings": {"theme": "dark", "yourName": "Mallory", "rules": SETTINGS["rules"]},
    "bots": [{"id": "b", "when": 1, "game": "hearts", "name": "evil.py", "code": "x"}],
}
LARGE = "['x'.repeat(66_000_000)]"


def handed_to(first_visit, *forgive):
    page = first_visit(init_script=QUEUE, forgive=["favicon.ico", *forgive])
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    return page


def test_nothing_handed_over_is_stored_without_consent(first_visit):
    page = handed_to(first_visit)
    before = page.evaluate(KEPT)
    page.evaluate(LAUNCH, ["mine.json", json.dumps(file(**BROUGHT))])
    expect(asked(page).locator("dt")).to_have_text(
        ["Matches finished", "Your house rules", "Preferences and last setups", "Your bots"]
    )
    for name in ("Mallory", "Sunday", "evil.py", "Another app or a website"):
        expect(asked(page)).to_contain_text(name)
    expect(page.get_by_role("heading", name="mine.json contains:")).to_be_focused()
    asked(page).get_by_role("button", name="Don’t import").click()
    expect(asked(page)).to_have_count(0)
    assert page.evaluate(KEPT) == before
    page.evaluate(LAUNCH, ["mine.json", json.dumps(file(**BROUGHT))])
    agree(page)
    expect(arrived(page)).to_contain_text("1 match")
    page.evaluate(LAUNCH, ["evening.toml", "[[lesson]"])
    expect(page.locator("#given-wrong")).to_contain_text("line 1")
    assert page.url.endswith("#/given")
    page.evaluate(LAUNCH, ["ducks.py", "class Bot:\n    pass\n"])
    expect(page.get_by_text("Which game is ducks.py for?")).to_be_visible()
    page.get_by_role("link", name="Hearts").click()
    expect(page.locator(".lab-unread")).to_contain_text("This came in a file.")
    expect(page.locator(".lab-unread")).to_contain_text("Another app or a website")
    expect(page.locator(".lab-editor, .lab textarea").first).to_contain_text("class Bot:")
    page.evaluate(LAUNCH, ["empty.json", json.dumps(file())])
    expect(arrived(page)).to_contain_text("Everything in empty.json was here already")


@pytest.fixture
def stranger(tmp_path):
    """Another site, with an empty page."""
    (tmp_path / "form.html").write_text("<!doctype html><title>form</title>", encoding="utf-8")
    other = Site(tmp_path)
    yield other
    other.stop()


def test_a_file_from_another_site_is_told(first_visit, stranger):
    page = handed_to(first_visit, f"a request to {stranger.url}")
    share, before = f"{page.url}share", page.evaluate(KEPT)
    origin = stranger.url.removesuffix(stranger.base)
    senders = {
        f"{page.url}icons/icon.svg": "Another app or a website",
        f"{stranger.url}form.html": origin,
    }
    for address, sender in senders.items():
        page.goto(address)  # the page's own policy sends no forms
        page.evaluate(SHARE, [share, "mine.json", json.dumps(file(**BROUGHT))])
        expect(asked(page)).to_contain_text(sender)
        assert page.evaluate(KEPT) == before
    page.goto(f"{stranger.url}form.html")
    page.evaluate(SHARE.replace("[content]", LARGE), [share, "mine.json", ""])
    expect(page.get_by_text("too large for Taku")).to_be_visible()
    assert page.evaluate(KEPT) == before
