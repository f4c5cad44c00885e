"""A new match before Python is there: with what lies ready, or with what the build has brought."""

import json

import pytest
from playwright.sync_api import expect

from sitting import OFFERS
from tests.page.conftest import has_settled
from tests.page.stored import NO_DATABASE, STORE, stored
from tests.page.table import Table, is_still, preferences, reload, until
from tests.page.test_table_snapshot import DRAWN, LATE

HELD = "sessionStorage.late ??= 1;" + LATE
HASTY = """{
    const later = window.setTimeout;
    window.setTimeout = (act, wait) => later(act, wait === 900 ? 0 : wait);
}"""  # a page that is left alone for long
QUICK = preferences(speed="none")
ALONE = {"options": {}, "names": [""] * 4, "seats": ["human", *["normal"] * 3]}
LAY = f"""async change => {{   // the next match of Hearts lies ready, as the page keeps it
    const {{ build }} = await import(part('built.js'));
    const [ready] = (await (await fetch(part(first.openings))).json()).hearts;
    const kept = {{ ...ready, build, head: {{ ...ready.head, seed: 'ready' }} }};
    if (change.build) kept.build = change.build;
    if (change.frames) kept.frames = change.frames;
    if (change.head) Object.assign(kept.head, change.head);
    {STORE}
    const put = store.put(kept, 'opening:hearts');
    await new Promise(done => (put.onsuccess = done));
}}"""
LOOKED = f"""async () => {{   // this tab has looked what lies ready, and does not see it go
    {STORE}
    const {{ prototype }} = IDBObjectStore;
    for (const name of ['getAll', 'getAllKeys']) {{
      const ask = prototype[name];
      const request = ask.call(store, IDBKeyRange.bound('opening:', 'opening;'));
      await new Promise(done => (request.onsuccess = done));
      prototype[name] = function (query, ...rest) {{
        if (query?.lower !== 'opening:') return ask.call(this, query, ...rest);
        return {{ result: request.result, set onsuccess(done) {{ queueMicrotask(done); }} }};
      }};
    }}
}}"""
ENDLESS = """{   // what the build has brought never comes
    const fetch = window.fetch;
    window.fetch = (what, ...how) =>
      String(what).includes('openings') ? new Promise(() => {}) : fetch(what, ...how);
}"""
SAME_FILE = """{   // every visit finds the same six openings
    const fetch = window.fetch;
    window.fetch = (what, ...how) =>
      fetch(String(what).replace(/openings\\/\\d+/, 'openings/0'), ...how);
}"""
FULL = """() => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def play(page, name="Hearts"):
    return page.get_by_role("button", name=f"Play {name}", exact=True)


def seed_of(page):
    return page.evaluate("() => taku.match.head.seed")


def begin(page, name="Hearts"):
    """Press Play, and have a table before Python is there."""
    play(page, name).click()
    table = Table(page)
    table.my_turn()
    assert page.evaluate("() => taku.engineState") == "loading"
    return table


def arrives(page):
    page.evaluate("() => { delete sessionStorage.late; arrive() }")
    page.wait_for_function("() => taku.engineState === 'ready'")


@pytest.fixture
def early(visit):
    """Home on a device where nothing has been played yet, and Python is held back."""

    def early(init_script="", **options):
        return visit(init_script=QUICK + HELD + init_script, **options)

    return early


@pytest.fixture
def ready(early):
    """Home where the next match of Hearts lies ready."""

    def ready(**change):
        page = early()
        page.evaluate(LAY, change)
        reload(page)  # on the visit that has made the database nothing can lie there
        return page

    return ready


def test_each_visit_fetches_six_of_the_sixty_openings_of_every_game(visit, dist):
    files = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in dist.glob("app-*/data/openings/*.json")
    ]
    seeds = [each["head"]["seed"] for file in files for six in file.values() for each in six]
    assert len({*seeds}) == len(seeds) == 60 * len(OFFERS)
    for file in files:
        assert {game: len(six) for game, six in file.items()} == dict.fromkeys(OFFERS, 6)
    page = visit(engine=False)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request("**/openings/*"):
        page.reload()
    has_settled(page)
    drawn = page.evaluate("() => part(first.openings).href")
    assert {url for url in asked if "/openings/" in url} == {drawn}


@pytest.mark.parametrize("name", ["Hearts", "President", "Haggis", "Yahtzee", "Yacht"])
def test_the_first_match_begins_at_once_and_python_changes_nothing_of_it(early, name):
    page = early()
    if name == "Yacht":
        page.get_by_role("button", name="More games").click()
    begin(page, name)
    is_still(page)
    before = page.evaluate(DRAWN)
    log = page.evaluate("() => taku.match.log")
    assert seed_of(page).startswith("brought/")
    arrives(page)
    assert page.evaluate(DRAWN) == before
    assert page.evaluate("() => taku.match.log") == log


def test_a_move_made_before_python_is_ready_is_played(early):
    page = early()
    table = begin(page, "Yahtzee")
    table.primary.click()
    expect(table.waiting).to_have_text("Done in a moment")
    assert page.evaluate("() => taku.matches.list().length") == 1
    arrives(page)
    page.wait_for_function("() => taku.match.log.length > 2")
    assert page.evaluate("() => taku.match.log[1]") == "keep"


def test_what_only_python_can_read_is_chosen_before_it_is_there(early):
    page = early()
    table = begin(page)
    chosen = table.names()[:3]
    for card in chosen:
        table.touch(card)
    page.get_by_role("button", name="Choose these").click()
    expect(table.waiting).to_have_text("Done in a moment")
    table.slots.last.click()
    expect(table.waiting).to_have_text("Choose one more")
    table.touch(chosen[2])
    page.get_by_role("button", name="Choose these").click()
    arrives(page)
    page.wait_for_function("() => taku.match.log.length > 1")
    played = page.evaluate("() => taku.match.log.find(entry => entry.startsWith('pass'))")
    assert sorted(played.split()[1:]) == sorted(chosen)


def test_a_move_made_before_python_is_played_on_the_next_visit(early):
    page = early()
    table = begin(page, "Yahtzee")
    table.primary.click()
    until(
        page,
        f"""async () => {{ {STORE}
        const request = store.get('sketch:' + taku.match.id);
        await new Promise(done => (request.onsuccess = done));
        return !!request.result.move; }}""",
    )
    reload(page)
    expect(table.waiting).to_have_text("Done in a moment")
    arrives(page)
    page.wait_for_function("() => taku.match?.log.length > 2")
    is_still(page)
    assert page.evaluate("() => taku.match.log.filter(each => each === 'keep')") == ["keep"]


def test_what_lies_ready_is_used_up_and_a_fresh_one_follows(visit):
    page = visit(init_script=QUICK + LATE + HASTY)
    play(page).click()
    Table(page).my_turn()
    first = seed_of(page)
    lies_ready = f"""async seed => {{ {STORE}
        const request = store.get('opening:hearts');
        await new Promise(done => (request.onsuccess = done));
        return request.result && request.result.head.seed !== seed; }}"""
    until(page, lies_ready, first)
    kept = stored(page)["opening:hearts"]
    page.evaluate("() => { sessionStorage.late = 1; taku.go('#/') }")
    until(page, "async () => !(await taku.matches.all()).length")  # the untouched match is gone
    reload(page)
    begin(page)
    assert page.evaluate("() => [taku.match.head.seed, taku.match.log]") == [
        kept["head"]["seed"],
        kept["log"],
    ]
    assert "opening:hearts" not in stored(page)
    arrives(page)
    until(page, lies_ready, kept["head"]["seed"])


def test_two_tabs_never_get_the_same(ready, early):
    page, other = ready(), early(engine=False)
    other.evaluate(LOOKED)
    begin(page)
    begin(other)
    assert seed_of(page) == "ready"
    assert seed_of(other).startswith("brought/")


def test_none_is_taken_twice_and_then_python_is_waited_for(early):
    page = early(SAME_FILE, engine=False)
    seeds = set()
    for _ in range(6):
        begin(page)
        seeds.add(seed_of(page))
        page.evaluate("() => { taku.go('#/') }")
        page.locator(".home").wait_for()
    assert len(seeds) == 6
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")
    reload(page)
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize(
    "change",
    [
        {"build": "another"},
        {"frames": [{"view": {}}]},
        {"head": {"options": None}},
        {"head": {"options": {"passing": False}}},
        {"head": {"seats": ["human", "easy", "easy", "easy"]}},
    ],
    ids=["build", "damaged", "no rules", "rules", "players"],
)
def test_what_does_not_fit_is_not_taken(ready, change):
    page = ready(**change)
    begin(page)
    assert seed_of(page).startswith("brought/")


@pytest.mark.parametrize(
    "setup",
    [
        {"options": {"passing": False}},
        {"seats": ["human", "human", "normal", "normal"]},
        {"seats": ["human", "strong", "strong", "strong"]},
    ],
    ids=["rules", "two people", "level"],
)
def test_another_table_waits_for_python(ready, setup):
    page = ready()
    page.evaluate("setup => { taku.start('hearts', setup) }", {**ALONE, **setup})
    expect(play(page)).to_have_attribute("aria-busy", "true")
    arrives(page)
    page.wait_for_function("() => taku.match?.log.length")
    assert seed_of(page) not in ("ready", "")
    assert not seed_of(page).startswith("brought/")


def test_where_the_device_is_full_nothing_is_used_up(ready):
    page = ready()
    page.evaluate(FULL)
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")
    arrives(page)
    Table(page).my_turn()
    expect(page.locator(".notice")).to_contain_text("doesn’t save anything here")
    assert [*stored(page)] == ["opening:hearts"]


def test_where_nothing_can_be_kept_python_is_waited_for(early):
    page = early(init_script=NO_DATABASE)
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")
    arrives(page)
    Table(page).my_turn()
    assert not seed_of(page).startswith("brought/")


def test_who_is_gone_before_python_is_there_finds_the_same_match(ready):
    page = ready()
    begin(page)
    log = page.evaluate("() => taku.match.log")
    reload(page)
    table = Table(page)
    table.my_turn()
    assert page.evaluate("() => [taku.match.head.seed, taku.match.log]") == ["ready", log]
    assert "opening:hearts" not in stored(page)
    arrives(page)
    is_still(page)
    assert page.evaluate("() => taku.match.log") == log


def test_who_goes_elsewhere_meanwhile_is_not_called_back(early):
    page = early(init_script=ENDLESS)
    play(page).click()
    expect(play(page)).to_have_attribute("aria-busy", "true")
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About")
    arrives(page)
    has_settled(page)
    assert page.url.endswith("#/about")
    assert page.evaluate("() => taku.match") is None
