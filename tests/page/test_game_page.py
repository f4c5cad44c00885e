"""The page of a game, and the list of its matches: every door, and how one stands behind it."""

import re
import time

import pytest
from playwright.sync_api import expect

from sitting import OFFERS
from taku import games
from tests.page.conftest import axe
from tests.page.records import keep, record
from tests.page.stored import match
from tests.page.table import SIZES, preferences, reload, tiny, windows

DAY = 86_400_000  # milliseconds
HAGGIS = ("human", "normal", "normal")
LEARNT = """lessons => {
    localStorage['taku.lessons'] = JSON.stringify(lessons);
    dispatchEvent(new StorageEvent('storage'));
}"""


def game(visit, key="hearts", **options):
    page = visit(f"#/game/{key}", engine=False, **options)
    page.locator(".page.game").wait_for()
    return page


def state(page, name):
    """What stands at the door of this name."""
    return page.locator(".door", has=page.get_by_text(name, exact=True)).locator("small")


def groups(page):
    return page.get_by_role("heading", level=2)


def of_haggis(at=0, **more):
    head = {**record()["head"], "game": "haggis", "seats": list(HAGGIS)}
    return record(at, seats=HAGGIS, head=head, **more)


def now():
    return int(time.time() * 1000)


# The page of a game


def test_before_the_first_match_only_doors_to_past_matches_are_missing(visit):
    page = visit(engine=False)
    for key in OFFERS:
        page.evaluate("key => { location.hash = `#/game/${key}` }", key)
        expect(page.locator(f'.page.game[data-game="{key}"]')).to_be_visible()
        expect(groups(page)).to_have_text(["Learn", "Workshop"])
        expect(state(page, "First game")).to_have_text("ten minutes")
        doors = page.locator(".door, .setup").evaluate_all("all => all.map(one => one.hash)")
        own = ("first", "learn", "practice", "rules", "study")
        workshop = ["#/lessons", f"#/lab/{key}", f"#/print/{key}"]
        rooms = [*(f"#/{room}/{key}" for room in own), *workshop]
        friends = [f"#/friends/{key}"]
        pad = [f"#/pad/{key}"] if games[key.split("/")[0]].pad else []
        assert doors == [f"#/options/{key}", *friends, *pad, f"#/daily/{key}", *rooms]
        expect(state(page, "Deal of the day")).to_have_text("not played yet")
        expect(state(page, "Lessons")).to_have_text(re.compile("^0 of [0-9]+$"))
        expect(state(page, "Practice")).to_have_text("not started")
        expect(page.locator(".to-play").get_by_role("button")).to_have_text(["Play"])
    a_match_alone_shows_its_points_and_one_long_ago_its_day(page)
    page.evaluate("() => { location.hash = '#/game/yahtzee/yams' }")
    every_door_leads_to_its_room(page)
    page.evaluate("() => { location.hash = '#/game/bridge' }")
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text("#/game/bridge")
    expect(page.locator(".home")).to_be_visible()


def every_door_leads_to_its_room(page):
    keep(page, record(2, head={**record()["head"], "game": "yahtzee", "options": {"yams": True}}))
    for door in ("Lessons", "Rules", "Deal of the day"):
        page.locator(".door", has_text=re.compile(f"^\\s*{door}")).click()
        expect(page.locator(".page.game")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.get_by_role("link", name="Back").click()
        expect(page.locator(".page.game h1")).to_have_text("Yams")


def test_what_would_be_dealt_is_told_and_leads_to_the_options(visit):
    seats = ["human", "human", "strong", "easy"]
    last = {
        "hearts": {"options": {"target": 75}, "seats": seats, "names": [""] * 4},
        "yahtzee": {"options": {}, "seats": ["human"], "names": [""]},
    }
    page = game(visit, init_script=preferences(last=last))
    line = page.get_by_role("link", name="Options: ")
    expect(line).to_contain_text("4 players, 2 at this device, bots of several levels")
    expect(line).to_contain_text("House rules: Your own mix")
    page.evaluate("() => { location.hash = '#/game/yahtzee' }")
    expect(line).to_have_accessible_name(re.compile("^Options: 1 player House rules: "))
    page.evaluate("() => { location.hash = '#/game/haggis' }")
    expect(line).to_contain_text("3 players, normal bots")
    line.click()
    expect(page.get_by_role("heading", level=1, name="Haggis options")).to_be_focused()
    page.evaluate("() => { location.hash = '#/game/hearts' }")
    a_match_of_it_that_was_left_goes_on_before_another_begins(page)


def a_match_of_it_that_was_left_goes_on_before_another_begins(page):
    other = match("other", {"game": "haggis", "options": {}, "seats": list(HAGGIS)})
    page.evaluate("async all => { await taku.matches.keep(...all); taku.redraw() }", [other])
    buttons = page.locator(".to-play").get_by_role("button")
    expect(buttons).to_have_text(["Play"])
    page.evaluate("async one => { await taku.matches.keep(one); taku.redraw() }", match("m"))
    expect(buttons).to_have_text(["New match", "Resume"])
    expect(page.locator(".primary")).to_have_text("Resume")


def test_the_states_follow_what_another_tab_keeps(visit):
    page, other = game(visit, "haggis"), visit(engine=False)
    other.evaluate(LEARNT, {"haggis/sets": {"at": 5, "stars": ["star"] * 5, "when": 1}})
    expect(state(page, "Lessons")).to_have_text(re.compile("^1 of [0-9]+$"))
    question = {"kind": "beats", "rule": "beat"}
    other.evaluate("asked => taku.practice.answered('haggis', asked, true)", question)
    expect(state(page, "Practice")).to_have_text("1 of 1 right")
    keep(other, of_haggis(1, place=2, when=now() - DAY))
    expect(groups(page)).to_have_text(["Learn", "Your games", "Workshop"])
    expect(state(page, "Replay")).to_have_text("2nd yesterday")
    expect(state(page, "Statistics")).to_have_text("0 of 1 won")
    keep(other, of_haggis(2, when=now()))
    expect(state(page, "Replay")).to_have_text("1st today")
    expect(state(page, "Statistics")).to_have_text("1 of 2 won")
    other.evaluate("async () => { for (const id of ['r1', 'r2']) await taku.matches.drop(id) }")
    expect(groups(page)).to_have_text(["Learn", "Workshop"])
    page.evaluate("() => { location.hash = '#/game/hearts' }")
    the_deal_of_the_day_shows_how_it_went(page, other)
    the_list_follows_what_another_tab_does(page, other)


def a_match_alone_shows_its_points_and_one_long_ago_its_day(page):
    head = {**record()["head"], "game": "yahtzee", "seats": ["human"]}
    keep(page, record(1, points=213, seats=("human",), head=head, when=1_700_000_000_000))
    page.evaluate("() => { location.hash = '#/'; location.hash = '#/game/yahtzee' }")
    expect(state(page, "Replay")).to_have_text("213 points 14 Nov 2023")
    expect(state(page, "Statistics")).to_have_text("1 match")


def the_deal_of_the_day_shows_how_it_went(page, other):
    usual = page.evaluate("() => taku.setup('hearts').seats")
    date = page.evaluate("() => new Intl.DateTimeFormat('sv').format()")
    head = {**record()["head"], "seed": f"daily/hearts/{date}", "seats": usual}
    other.evaluate("match => taku.matches.keep(match)", match("d", head | {"options": {}}))
    expect(state(page, "Deal of the day")).to_have_text("left unfinished")
    keep(other, record(3, place=2, head=head))
    expect(state(page, "Deal of the day")).to_have_text("2nd")


# The matches of a game


def listed(page):
    return page.locator(".played li")


def matches(visit, *records, **options):
    page = visit(engine=False, **options)
    keep(page, *records)
    page.evaluate("() => { location.hash = '#/matches/hearts' }")
    page.locator(".matches .help, .matches .invitation").wait_for()
    return page


@pytest.fixture
def three(visit):
    head = {**record()["head"], "options": {"target": 75}}
    return matches(
        visit, record(1), record(2, place=2, head=head), record(3, place=2, points=44, when=1e12)
    )


def test_they_are_chosen_by_result_and_by_house_rules(three):
    page = three
    expect(listed(page)).to_have_count(3)
    page.get_by_role("radio", name="2nd").check()
    expect(listed(page)).to_have_count(2)
    page.get_by_role("radio", name="Your own mix").check()
    expect(listed(page)).to_have_count(1)
    again = listed(page).get_by_role("link", name="replay")
    expect(again).to_have_attribute("href", "#/replay/r2")
    page.get_by_role("radio", name="1st").check()
    expect(page.get_by_text("No match of this kind yet")).to_be_visible()
    reload(page)
    each_can_be_deleted_and_put_back(page)
    where_there_are_none_one_is_invited_to_play(page)


def each_can_be_deleted_and_put_back(page):
    expect(listed(page)).to_have_count(3)
    page.get_by_role("radio", name="1st").check()
    before = page.evaluate("() => taku.matches.finished()")
    listed(page).get_by_role("button", name=re.compile("^Remove the match of .*, 1st$")).focus()
    page.keyboard.press("Enter")
    expect(listed(page)).to_have_count(2)  # there is no first place any more: all are shown
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("Removed: Hearts, ")
    undo = notice.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    expect(listed(page)).to_have_count(1)
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Remove the match of "))
    assert page.evaluate("() => taku.matches.finished()") == before


def the_list_follows_what_another_tab_does(page, other):
    page.evaluate("() => { location.hash = '#/matches/hearts' }")
    expect(listed(page)).to_have_count(1)
    keep(other, record(7))
    expect(listed(page)).to_have_count(2)
    other.evaluate("() => taku.matches.drop('r3')")
    expect(listed(page)).to_have_count(1)


def where_there_are_none_one_is_invited_to_play(page):
    page.evaluate("() => taku.erase()")
    page.evaluate("() => { location.hash = '#/'; location.hash = '#/matches/hearts' }")
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    page.evaluate("() => { location.hash = '#/matches/bridge' }")
    expect(page.locator(".home")).to_be_visible()


# Everybody


def test_both_have_room_at_every_size_and_axe_finds_nothing(visit):
    head = {**record()["head"], "options": {"target": 75}}
    page = matches(visit, record(1, when=now()), record(2, place=2, head=head))
    page.evaluate("async one => { await taku.matches.keep(one) }", match("m"))
    for address in ("#/matches/hearts", "#/game/hearts"):
        page.evaluate("address => { location.hash = address }", address)
        expect(page.locator(".door, .played li").first).to_be_visible()
        axe(page)
        for language in ("ja", "en"):
            page.evaluate("language => taku.set('language', language)", language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for width, _ in windows(page, (*SIZES, (195, 422))):
                wide = page.evaluate("() => document.documentElement.scrollWidth")
                assert wide <= width, (address, width)
                assert tiny(page, ".page :is(a, button)") == [], (address, width)
