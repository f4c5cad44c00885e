"""Two tabs, and a clock that leaps: what one keeps the other does not undo, and the order stays."""

import json
from datetime import datetime, timedelta

from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import NO_ENGINE
from tests.page.records import figure, keep, record
from tests.page.stored import match, stored
from tests.page.table import preferences, reload
from tests.page.test_data import bring, file

LEARNT = {"at": 1, "stars": ["star", "", ""], "when": 1}
QUESTION = {"kind": "points", "rule": "moon"}
FULL = (
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
)
USUAL = {"options": {}, "seats": ["human", "normal", "normal", "normal"]}
NOW = datetime(2026, 3, 1, 12)
LAST = {"hearts": {"options": {"target": 50}, "seats": ["human"] * 4, "names": [""] * 4}}
DEAF = """
    const deaf = event => event.stopImmediatePropagation();
    addEventListener('storage', deaf, true);
"""  # what another tab has put on a shelf is not heard of
LATE = """
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      set onmessage(hear) { if (this.name !== 'taku matches') super.onmessage = hear; }
    };
"""  # nor what another tab has done with a match


def test_what_two_tabs_put_on_the_same_shelf_is_kept_side_by_side(visit):
    tabs = [visit(engine=False), visit(engine=False)]
    lessons_of_two_tabs_are_kept_side_by_side(tabs)
    stars_won_in_one_tab_stay_when_another_takes_the_lesson(tabs)
    answers_in_practice_of_two_tabs_are_added_up(tabs)
    preferences_of_two_tabs_are_kept_side_by_side_and_seen_by_both(tabs)
    house_rules_and_starts_of_two_tabs_are_kept_side_by_side(tabs)
    what_a_newer_version_keeps_beside_is_left_there(tabs)


def kept(page, shelf):
    """What lies on a shelf, as the tab sees it; a tab sees late what another has put there."""
    return json.loads(page.evaluate("shelf => localStorage[shelf] ?? '{}'", shelf))


def learn(page, lesson, **learnt):
    keep = "([name, learnt]) => taku.lessons.keep('hearts', name, learnt)"
    page.evaluate(keep, [lesson, {**LEARNT, **learnt}])


def lessons_of_two_tabs_are_kept_side_by_side(tabs):
    one, other = tabs
    learn(one, "tricks")
    other.wait_for_function("() => window.taku?.lessons.of('hearts', 'tricks')")
    learn(other, "moon")
    assert kept(other, "taku.lessons") == {"hearts/tricks": LEARNT, "hearts/moon": LEARNT}
    for tab in tabs:
        tab.wait_for_function("() => window.taku?.lessons.of('hearts', 'moon')?.at === 1")
        tab.wait_for_function("() => window.taku?.lessons.of('hearts', 'tricks')?.at === 1")


def stars_won_in_one_tab_stay_when_another_takes_the_lesson(tabs):
    one, other = tabs
    learn(one, "points", stars=["star", "tick", ""], at=2)
    other.wait_for_function("() => window.taku?.lessons.of('hearts', 'points')")
    learn(other, "points", stars=["tick", "", "star"], at=3)
    won = ["star", "tick", "star"]
    assert kept(other, "taku.lessons")["hearts/points"] == {**LEARNT, "at": 3, "stars": won}


def answers_in_practice_of_two_tabs_are_added_up(tabs):
    answered = "([question, right]) => taku.practice.answered('hearts', question, right)"
    one, other = tabs
    for count, (tab, elsewhere) in enumerate([(one, other), (other, one)] * 2, start=1):
        tab.evaluate(answered, [QUESTION, True])
        seen = "count => taku.practice.of('hearts').answered === count"
        elsewhere.wait_for_function(seen, arg=count)  # no learner answers in two tabs at once
    standing = kept(tabs[0], "taku.practice")["hearts"]
    assert (standing["answered"], standing["right"], standing["best"]) == (4, 4, 4)


def preferences_of_two_tabs_are_kept_side_by_side_and_seen_by_both(tabs):
    one, other = tabs
    one.evaluate("() => taku.set('theme', 'contrast')")
    expect(other.locator("html")).to_have_attribute("data-theme", "contrast")
    other.evaluate("() => taku.set('deckColours', 'four')")
    assert kept(other, "taku.settings") == {"theme": "contrast", "deckColours": "four"}
    for tab in tabs:
        expect(tab.locator("html")).to_have_attribute("data-theme", "contrast")
        expect(tab.locator("html")).to_have_attribute("data-deck", "four")
    for language in ("ja", "en"):
        one.evaluate("language => taku.set('language', language)", language)
        expect(other.locator("html")).to_have_attribute("lang", language)


def house_rules_and_starts_of_two_tabs_are_kept_side_by_side(tabs):
    add = "([part, key, value]) => taku.set(part, { ...taku.settings[part], [key]: value })"
    rules = [{"name": "Ours", "options": {}}]
    one, other = tabs
    one.evaluate(add, ["rules", "hearts", rules])
    other.wait_for_function("() => window.taku?.settings.rules.hearts")
    other.evaluate(add, ["rules", "president", rules])
    assert kept(other, "taku.settings")["rules"] == {"hearts": rules, "president": rules}


def what_a_newer_version_keeps_beside_is_left_there(tabs):
    page, _ = tabs
    page.evaluate('() => { localStorage[\'taku.settings\'] = \'{"later":7,"theme":"dark"}\' }')
    page.evaluate("() => taku.set('sort', 'rank')")
    assert kept(page, "taku.settings") == {"later": 7, "theme": "dark", "sort": "rank"}


def test_preferences_that_cannot_be_stored_hold_for_this_visit(visit):
    page = visit(init_script=FULL, engine=False)
    page.evaluate("() => taku.set('theme', 'contrast')")
    page.evaluate("() => taku.set('sort', 'rank')")
    learn(page, "moon")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.evaluate("() => taku.lessons.of('hearts', 'moon').at") == 1
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text(
        "doesn’t save anything here"
    )


def test_a_clock_set_forwards_a_year_and_back_changes_no_order(first_visit):
    page = first_visit(init_script=NO_ENGINE)
    for name, days in (("first", 0), ("ahead", 365), ("back", 1)):
        page.clock.set_fixed_time(NOW + timedelta(days=days))
        keep = "async match => { await taku.matches.keep({ ...match, when: Date.now() }); }"
        page.evaluate(keep, match(name))
        learn(page, name, when=page.evaluate("() => Date.now()"))
    for _ in range(2):
        order = page.evaluate("() => taku.matches.list().map(({ id }) => id)")
        assert order == ["back", "ahead", "first"]
        assert page.evaluate("() => taku.lessons.left().name") == "back"
        reload(page)
    expect(page.get_by_role("button", name="Resume")).to_have_count(3)
    the_deal_of_the_day_ignores_what_the_clock_said_in_between(page)


def the_deal_of_the_day_ignores_what_the_clock_said_in_between(page):
    todays = match("m", {**USUAL, "seed": f"daily/hearts/{NOW.date()}"})
    page.evaluate("async match => { await taku.matches.keep(match); }", todays)
    hearts = page.locator(".daily [data-game=hearts]")
    for days, told in ((0, True), (365, False), (0, True)):
        page.clock.set_fixed_time(NOW + timedelta(days=days))
        page.evaluate("() => { location.hash = '#/' }")
        page.evaluate("() => { location.hash = '#/daily' }")
        expect(page.locator(".daily h2")).to_contain_text(str(NOW.year + days // 365))
        expect(hearts.get_by_text("Left unfinished")).to_have_count(int(told))


# A match that gets further elsewhere


def on_table(page):
    return page.evaluate("() => taku.match.log")


def in_store(page):
    matches = ("match:", "over:")
    kept = stored(page).items()
    return {name: value["log"] for name, value in kept if name.startswith(matches)}


def continued(log, moves):
    """The match at the table of `sit`, played on by so many moves."""
    seats = ["human", "easy", "easy", "easy"]
    match = Match("hearts", {"passing": False}, seed="s", seats=seats, log=log)
    for _ in range(moves):
        match.play(match.moves()[-1])
    return match


def is_brought(visit, log):
    """Bring the match at this table into another tab, from a file, as far as it is in this log."""
    other = visit("#/data", engine=False)
    bring(other, file(matches=[match("m", {"seed": "s"}, log=log)]))
    expect(other.locator(".arrived")).to_contain_text("1 match continues")


def goes_on_from(table, log):
    """Wait until the table has this log, and says that it has got there without it."""
    notice = table.page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("got further in this game elsewhere")
    table.page.wait_for_function("count => taku.match.log.length >= count", arg=len(log))
    zones = continued(log, 0).view(0).zones
    hand = next(zone for zone in zones if (zone.role, zone.seat) == ("hand", 0))
    expect(table.hand).to_have_count(len(hand.items))  # else the table may be the one before
    table.my_turn()
    assert on_table(table.page)[: len(log)] == log
    return notice


def play(table):
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))


def test_an_imported_longer_match_reaches_the_tab_that_has_it_open(sit, visit):
    table = sit("hearts", options={"passing": False})
    later = continued(on_table(table.page), 14).log
    is_brought(visit, later)
    goes_on_from(table, later)
    play(table)
    before = on_table(table.page)
    assert in_store(table.page) == {"match:m": before}
    table.page.evaluate("() => taku.request({ type: 'undo' })")
    table.page.wait_for_function("count => taku.match.log.length < count", arg=len(before))
    assert in_store(table.page) == {"match:m": on_table(table.page)}


def test_another_move_played_meanwhile_is_kept_beside_what_is_further_on(sit, visit):
    table = sit("hearts", options={"passing": False}, page={"init_script": LATE})
    here = on_table(table.page)
    later = continued(here, 14).log
    is_brought(visit, later)
    card = next(card for card in continued(here, 0).moves() if card != later[len(here)])
    table.page.evaluate("move => taku.request({ type: 'play', move })", card)
    notice = goes_on_from(table, later)
    expect(notice).to_contain_text("has been saved as a separate game")
    kept = in_store(table.page)
    assert kept.pop("match:m")[: len(later)] == later
    ((_, beside),) = kept.items()
    assert beside[: len(here) + 1] == [*here, card]


def test_what_has_got_less_far_is_not_stored_over_what_is_further_on(visit):
    page, other = visit(init_script=LATE, engine=False), visit(engine=False)
    keep = "async match => { window.own = match; await taku.matches.keep(match); }"
    page.evaluate(keep, match("m", log=["deal", "2C"]))
    other.evaluate(keep, match("m", log=["deal", "2C", "3C", "4C"]))
    page.evaluate("async () => { own.log.push('3C'); await taku.matches.keep(own); }")
    assert in_store(page) == {"match:m": ["deal", "2C", "3C", "4C"]}
    assert page.evaluate("() => taku.matches.list()[0].log.length") == 4
    other.evaluate("async () => { own.log.length = 1; await taku.matches.keep(own); }")
    assert in_store(page) == {"match:m": ["deal"]}  # the player who takes back knows what that is


def test_a_match_that_another_tab_removes_is_back_after_the_next_move(sit, visit):
    table = sit("hearts", options={"passing": False})
    visit(engine=False).evaluate("() => taku.matches.drop('m').then(() => {})")
    assert in_store(table.page) == {}
    play(table)
    assert in_store(table.page) == {"match:m": on_table(table.page)}


# What another tab has put on a shelf is kept, even where this one has not heard of it


def test_house_rules_kept_in_one_tab_stay_when_another_keeps_its_own(visit):
    page = visit("#/options/hearts", init_script=DEAF + preferences(last=LAST), engine=False)
    theirs = {"name": "Theirs", "options": {"target": 75}}
    other = visit(engine=False)
    other.evaluate("rules => taku.set('rules', rules)", {"hearts": [theirs]})
    page.wait_for_function("() => localStorage['taku.settings'].includes('Theirs')")
    page.get_by_role("textbox", name="Save these rules").fill("Mine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("radio", name="Theirs")).to_have_count(1)
    mine = {"name": "Mine", "options": {"target": 50}}
    names = [rules["name"] for rules in kept(page, "taku.settings")["rules"]["hearts"]]
    assert sorted(names) == [mine["name"], theirs["name"]]


def test_a_file_adds_to_what_another_tab_has_learnt_and_answered_meanwhile(visit):
    page = visit("#/data", init_script=DEAF, engine=False)
    other = visit(engine=False)
    learn(other, "moon", stars=["star", "star", "star"], at=3)
    standing = {"kinds": {}, "rules": {}, "right": 1, "streak": 0, "best": 1}
    more = {**standing, "answered": 50}
    other.evaluate("many => taku.practice.keep('hearts', many)", more)
    page.wait_for_function("() => localStorage['taku.practice']?.includes('50')")
    content = file(
        lessons={"hearts/moon": {**LEARNT, "when": 0}},
        practice={"hearts": {**standing, "answered": 7}},
    )
    bring(page, content)
    expect(page.locator(".arrived")).to_contain_text("was here already")
    assert kept(page, "taku.lessons")["hearts/moon"]["stars"] == ["star"] * 3
    assert kept(page, "taku.practice")["hearts"]["answered"] == 50


def test_statistics_show_a_match_that_another_tab_has_finished(visit):
    page = visit("#/statistics/hearts", engine=False)
    expect(page.get_by_text("No finished matches yet")).to_be_visible()
    keep(visit(engine=False), record(1))
    expect(figure(page, "Matches")).to_have_text("1")
