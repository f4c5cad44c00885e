"""The table as it was left: it is shown, and can be touched, before Python is there."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.stored import LED, STORE
from tests.page.table import Table, has_begun, is_still, until

LATE = """if (sessionStorage.late) {   // what Python says comes only when `arrive` is called
    const Borrowed = window.Worker;
    window.Worker = class extends Borrowed {
      constructor(...how) {
        super(...how);
        const kept = [];
        this.hear = data => kept.push(data);
        window.arrive = () => {
          delete this.hear;
          for (const data of kept) this.hear(data);
        };
      }
    };
}"""
KEPT = f"""async () => {{ {STORE}
    const request = store.get('sketch:m');
    await new Promise(done => (request.onsuccess = done));
    return request.result?.log.length === taku.match.log.length;
}}"""
CHANGE = f"""async change => {{ {STORE}
    const request = store.get('sketch:m');
    await new Promise(done => (request.onsuccess = done));
    const kept = request.result;
    if (change === 'log') kept.log[kept.log.length - 1] += ' ';
    if (change === 'build') kept.build = 'another';
    if (change === 'shape') kept.frame.view.zones = null;
    if (change === 'points') kept.frame.view.points = kept.frame.view.points.map(() => 77);
    const put = store.put(kept, 'sketch:m');
    await new Promise(done => (put.onsuccess = done));
}}"""
DRAWN = """() => ['.seats', '.middle', '.hand', '.foot', '.dice', '.own-sheet']
    .map(part => document.querySelector(part)?.innerText)
    .concat([...document.querySelectorAll('.hand [data-card]')].map(({ dataset, ariaDisabled }) =>
      dataset.card + ariaDisabled))"""
TRICK = {"log": LED, "options": {"passing": False}}
PASS = {"log": ["deal AC QS 3D 4D AH | 5C KS 9D TD JD | 3C 6D 8D 2S 3S | 2C 7D QD 4S 5S"]}


def leave_and_return(page):
    """Load the page anew once the table has been kept as it is; Python is late now."""
    until(page, KEPT)
    page.evaluate("() => { sessionStorage.late = 1 }")
    page.reload()
    has_begun(page)


@pytest.fixture
def left(sit):
    """Sits down at a match that has been left, and is opened again before Python is there."""

    def left(game, *, change=None, **match) -> Table:
        table = sit(game, page={"init_script": LATE}, **match)
        if change:
            until(table.page, KEPT)
            table.page.evaluate(CHANGE, change)
        leave_and_return(table.page)
        return table

    return left


@pytest.mark.parametrize(
    ("game", "match"),
    [
        ("hearts", TRICK),
        ("hearts", PASS),
        ("haggis", {"players": 3}),
        ("president", {}),
        ("yahtzee", {"seats": ["human"]}),
    ],
)
def test_the_table_is_shown_as_it_was_left_and_python_agrees(sit, game, match):
    table = sit(game, page={"init_script": LATE}, **match)
    is_still(table.page)
    before = table.page.evaluate(DRAWN)
    leave_and_return(table.page)
    table.my_turn()
    is_still(table.page)
    assert table.page.evaluate("() => taku.engineState") == "loading"
    assert table.page.evaluate(DRAWN) == before
    table.page.evaluate("() => arrive()")
    table.page.wait_for_function("() => taku.engineState === 'ready'")
    assert table.page.evaluate(DRAWN) == before


def test_a_move_made_before_python_is_there_is_played_once_it_is(left):
    table = left("hearts", **TRICK)
    table.my_turn()
    refused = table.dimmed.first
    refused.click(force=True)
    expect(table.callout).to_be_visible()
    before = table.page.evaluate("() => taku.match.log.length")
    card = table.playable.first.get_attribute("data-card")
    table.touch(card)
    table.primary.click()
    expect(table.waiting).to_have_text("Done in a moment")
    assert table.page.evaluate("() => taku.match.log.length") == before
    table.page.evaluate("() => arrive()")
    table.page.wait_for_function("before => taku.match?.log.length > before", arg=before)
    assert table.page.evaluate("before => taku.match.log[before]", before) == card
    assert table.page.evaluate("card => taku.match.log.filter(e => e === card).length", card) == 1


def test_of_sets_too_a_card_is_played_or_refused_before_python_is_there(left):
    table = left("president", seats=["human", *["easy"] * 3])
    table.my_turn()
    card = table.playable.last.get_attribute("data-card")
    table.touch(card)
    expect(table.primary).to_be_enabled()
    table.primary.click()
    expect(table.waiting).to_have_text("Done in a moment")
    table.page.evaluate("() => arrive()")
    table.page.wait_for_function("card => taku.match?.log.includes(card)", arg=card)


def test_what_has_been_chosen_stays_chosen_when_python_comes(left):
    table = left("hearts", **PASS)
    table.my_turn()
    for card in ("AC", "3D"):
        table.touch(card)
    expect(table.slots).to_have_count(2)
    table.page.evaluate("() => arrive()")
    table.page.wait_for_function("() => taku.engineState === 'ready'")
    expect(table.slots).to_have_count(2)
    table.touch("AH")
    expect(table.primary).to_contain_text("Pass")


@pytest.mark.parametrize("change", ["log", "build", "shape"])
def test_a_table_that_does_not_fit_is_not_shown(left, change):
    table = left("hearts", change=change, **TRICK)
    expect(table.page.locator(".laying")).to_be_visible()
    assert not table.hand.count()
    table.page.evaluate("() => arrive()")
    table.my_turn()


def test_what_python_says_counts_where_it_is_something_else(left):
    table = left("hearts", change="points", **TRICK)
    table.my_turn()
    expect(table.page.locator(".seats")).to_contain_text("77")
    table.page.evaluate("() => arrive()")
    expect(table.page.locator(".seats")).not_to_contain_text("77")


def test_home_goes_on_with_a_match_without_waiting_for_python(sit):
    table = sit("hearts", page={"init_script": LATE}, **PASS)
    table.begin()
    until(table.page, KEPT)
    table.page.evaluate("() => { sessionStorage.late = 1; location.hash = '#/' }")
    table.page.reload()
    has_begun(table.page)
    table.page.get_by_role("button", name=re.compile("^Resume")).first.click()
    table.my_turn()
    assert table.page.evaluate("() => taku.engineState") == "loading"


def test_two_people_at_one_device_still_hand_it_over(sit):
    seats = ["human", "human", "easy", "easy"]
    table = sit("hearts", seats=seats, page={"init_script": LATE}, **TRICK)
    table.page.locator(".curtain .primary").click()
    table.my_turn()
    leave_and_return(table.page)
    expect(table.page.locator(".curtain")).to_be_visible()
    assert not table.hand.count()


def test_a_snapshot_goes_with_its_match(sit):
    table = sit("hearts", page={"init_script": LATE}, **TRICK)
    until(table.page, KEPT)
    table.page.evaluate("async () => { taku.go('#/'); await taku.matches.drop('m') }")
    kept = f"""async () => {{ {STORE}
        const request = store.getAllKeys();
        await new Promise(done => (request.onsuccess = done));
        return request.result.filter(key => key.endsWith(':m')); }}"""
    assert table.page.evaluate(kept) == []
