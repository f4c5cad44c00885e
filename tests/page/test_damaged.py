"""Matches that cannot be opened: listed with their reason, kept whole, never loaded in part."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.lending import BORROWING
from tests.page.stored import GOOD, STORE, match, put, stored
from tests.page.table import has_begun, reload

HOSTILE = '<img src=x onerror="window.broken=1">'


def without(id, part):
    whole = match(id)
    return {name: value for name, value in whole.items() if name != part}


DAMAGED = {
    "a": ("what is this?", "is damaged."),
    "b": (match("b", {"format": 2, "options": "of another kind"}), "another version"),
    "c": (match("c", {"game": "bridge"}), "doesn’t have this game"),
    "d": (match("d", {"game": "__proto__"}), "doesn’t have this game"),
    "e": (match("e", {"options": {"pasing": True}}), "house rules"),
    "f": (match("f", {"options": {"passing": "both ways"}}), "house rules"),
    "g": (match("g", {"seats": ["human"]}), "players"),
    "h": (match("h", {"seats": ["human", "easy", "wise", "easy"]}), "players"),
    "i": (match("i", {"seats": ["easy"] * 4}), "players"),
    "j": (match("j", {"seats": ["human", 7]}), "“head.seats[1]”"),
    "k": (match("k", {"seed": None}), "“head.seed”"),
    "l": (without("l", "head"), "“head”"),
    "m": (without("m", "log"), "its moves"),
    "n": (match("n", log=["deal", 3]), "“log[1]”"),
    "o": (match("o", names=HOSTILE), "its players’ names"),
    "p": (match("p", when="yesterday"), "its date"),
    "q": (match("another"), "“id”"),
    "r": (match("r", over=True), "“over”"),
    "s": (match("s", friends={"here": ["0"], "commitments": []}), "“friends.here[0]”"),
    "t": (match("t", friends={"here": [4], "commitments": []}), "“friends.here”"),
    HOSTILE: ({HOSTILE: HOSTILE, "head": {"game": HOSTILE}}, "“id”"),
}


def home(visit, values, **how):
    """The first screen where these have been stored before."""
    page = visit(**how)
    put(page, values)
    reload(page)
    page.locator(".home").wait_for()
    return page


ODD = f"""async good => {{
    {STORE}
    const odd = [5n, new Date(0), NaN, 8.64e15, []];
    odd.forEach((when, at) => {{
      store.put({{ ...good, id: `o${{at}}`, when }}, `match:o${{at}}`);
      store.put({{ ...good, id: `r${{at}}`, when, over: true }}, `over:r${{at}}`);
      store.put({{ id: `r${{at}}`, when, head: good.head }}, `record:r${{at}}`);
      store.put({{ id: `l${{at}}`, when, lesson: {{ cycle: store.name }} }}, `lesson:l${{at}}`);
      store.put({{ id: `AAAA ${{at}}`, when, code: 5n }}, `slip:AAAA ${{at}}`);
    }});
    await new Promise(done => store.transaction.addEventListener('complete', done));
}}"""
SCREENS = {
    "data": "#/data",
    "statistics": "#/statistics",
    "matches": "#/matches/hearts",
    "lessons": "#/lessons",
    "learn": "#/learn",
    "lab": "#/lab/hearts",
    "given": "#/given",
    "mistakes": "#/mistakes",
    "home": "#/",
}


def section(page):
    return page.get_by_role("region", name="Can’t be opened")


def test_a_date_of_any_kind_stops_no_screen(visit):
    page = visit(engine=False)
    page.evaluate(ODD, GOOD)
    reload(page)
    expect(section(page).get_by_role("listitem")).to_have_count(5)
    for screen, address in SCREENS.items():
        page.evaluate("address => taku.go(address)", address)
        expect(page.locator("html")).to_have_attribute("data-screen", screen)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(section(page).get_by_text("its date").first).to_be_visible()
    with page.expect_download() as download:
        page.evaluate("() => taku.go('#/data')")
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["format"] == 1


def test_each_is_listed_with_the_part_that_is_at_fault_and_kept_as_it_is(visit):
    values = {id: value for id, (value, _) in DAMAGED.items()}
    page = home(visit, {**values, "good": GOOD}, engine=False)
    items = section(page).get_by_role("listitem")
    expect(items).to_have_count(len(DAMAGED))
    told = page.evaluate("() => taku.matches.damaged().map(({ id }) => id)")
    for id, text in zip(told, items.all_inner_texts(), strict=True):
        assert DAMAGED[id][1] in text, id
    assert page.evaluate("() => taku.matches.list().map(({ id }) => id)") == ["good"]
    expect(page.get_by_role("button", name="Resume")).to_have_count(1)
    assert stored(page) == {f"match:{id}": value for id, value in {**values, "good": GOOD}.items()}
    assert page.evaluate("() => window.broken") is None
    axe(page)


def test_one_can_be_copied_as_text_and_removed_for_good(visit):
    value = DAMAGED["c"][0]
    page = home(visit, {"c": value, "e": DAMAGED["e"][0]}, engine=False)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    section(page).get_by_role("button", name="Copy as text: Saved game, 14 Nov 2023").click()
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text("copied as text")
    assert json.loads(page.evaluate("() => navigator.clipboard.readText()")) == value
    section(page).get_by_role("button", name="Delete for good: Saved game").click()
    expect(section(page).get_by_role("listitem")).to_have_count(1)
    assert list(stored(page)) == ["match:e"]
    section(page).get_by_role("button", name="Delete for good: Hearts").click()
    expect(section(page)).to_have_count(0)
    reload(page)
    page.locator(".home").wait_for()
    expect(section(page)).to_have_count(0)
    assert stored(page) == {}
    where_there_is_no_clipboard_the_text_comes_as_a_file(page)
    an_address_of_one_that_cannot_be_opened_says_why(page)


def where_there_is_no_clipboard_the_text_comes_as_a_file(page):
    put(page, {"a": {"what": "is this?"}})
    reload(page)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    with page.expect_download() as download:
        section(page).get_by_role("button", name="Copy as text").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == {"what": "is this?"}


GLANCES = (
    7,
    {"items": [""], "caption": {"id": "turn", "args": {}}, "to_act": 0, "seat": 0, "points": []},
    {"items": [HOSTILE], "caption": {"id": "turn", "args": {}}, "to_act": 0, "seat": 0},
    {"items": ["QS"], "caption": {"id": "turn", "args": None}, "to_act": 0, "seat": 0},
    {"items": ["QS"], "caption": {"id": "turn", "args": {}}, "to_act": "0", "seat": 0},
)


def test_what_home_shows_of_a_match_may_be_damaged_without_harm(visit):
    odd = {f"{n}": match(f"{n}", glance=glance, tally=glance) for n, glance in enumerate(GLANCES)}
    page = home(visit, odd, engine=False)
    expect(page.get_by_role("button", name="Resume")).to_have_count(len(odd))
    expect(section(page)).to_have_count(0)
    glances = page.evaluate("() => taku.matches.list().map(({ glance }) => glance)")
    assert glances == [None] * len(odd)
    a_stored_match_brings_nothing_along_but_its_parts(page)


def a_stored_match_brings_nothing_along_but_its_parts(page):
    wish = {"type": "start", "game": "haggis", "seats": ["human", "easy"], "seed": "1"}
    put(page, {"good": {**GOOD, "wish": wish, "open": True, "x": 1}})
    reload(page)
    parts = page.evaluate("() => Object.keys(taku.matches.known('good'))")
    assert not {"wish", "open", "x"} & set(parts)


def test_a_log_that_cannot_be_played_names_its_move_once_per_version(visit):
    odd = match("odd", log=["deal nonsense"])
    page = home(visit, {"odd": odd})
    page.get_by_role("button", name="Resume").click()
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("Move 1 of this game isn’t allowed")
    expect(notice).to_contain_text("is kept as it is")
    expect(section(page)).to_contain_text("Move 1 of this game isn’t allowed")
    assert stored(page)["match:odd"] == odd
    reload(page)
    expect(section(page)).to_contain_text("Move 1 of this game isn’t allowed")
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)


def an_address_of_one_that_cannot_be_opened_says_why(page):
    put(page, {"e": DAMAGED["e"][0]})
    reload(page)
    page.evaluate("() => { location.hash = '#/play/e' }")
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("doesn’t have this game’s house rules")
    expect(section(page)).to_be_visible()


def test_another_tab_lists_it_too(visit):
    page = home(visit, {}, engine=False)
    tab = page.context.new_page()
    tab.add_init_script(BORROWING)
    tab.goto(page.url)
    has_begun(tab)
    put(tab, {"e": DAMAGED["e"][0]})
    tab.evaluate("() => new BroadcastChannel('taku matches').postMessage('e')")
    expect(section(page)).to_contain_text("house rules")


def test_a_damaged_record_is_made_anew_of_its_match_or_listed(visit):
    page = visit(engine=False)
    result = {
        "seat": 0, "sides": 4, "places": [1, 2, 3, 4], "points": [0, 5, 9, 12], "rounds": 1,
        "boxes": {},
    }  # fmt: skip
    tally = {"time": 1, "hints": 0, "undone": 0}
    over = match("whole", over=True, result=result, tally=tally)
    put(page, {})
    page.evaluate("async match => { await taku.matches.keep(match); }", over)
    page.evaluate(
        f"""async () => {{ {STORE}
        store.put('damaged', 'record:whole');
        store.put('damaged', 'record:lost');
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}"""
    )
    finished = page.evaluate("() => taku.matches.finished()")
    assert [(record["id"], record["result"]) for record in finished] == [("whole", result)]
    page.evaluate("() => taku.redraw()")
    expect(section(page).get_by_role("listitem")).to_have_count(1)
    assert page.evaluate("() => taku.matches.damaged().map(({ id }) => id)") == ["lost"]
