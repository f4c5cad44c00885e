"""Home: one offer for a newcomer; unfinished matches and today's deals for a returning player."""

import re
import time

import pytest
from playwright.sync_api import expect

from sitting import OFFERS
from taku import games
from tests.page.conftest import axe, ready
from tests.page.records import keep, record
from tests.page.stored import match, put, stored
from tests.page.table import PHONE, SIZES, Table, preferences, reload, resize, tiny, windows

QUICK = preferences(speed="none")
LEFT = """shelf => {
    localStorage['taku.lessons'] = JSON.stringify(shelf);
    taku.lessons.readAgain();
    taku.redraw();
}"""
IN_A_LESSON = {"haggis/sets": {"at": 2, "stars": ["star", "star", "", "", ""], "when": 1}}
GLANCE = {
    "items": ["9C", "JC", "3D"], "caption": {"id": "hand", "args": {"round": 5, "target": 100}},
    "to_act": 0, "seat": 0, "points": [20, 13, 40, 35], "round": 5, "place": 2,
}  # fmt: skip
PARTS = """() => [...document.querySelectorAll('.home > *')]
    .map(one => one.classList[one.classList.length - 1])"""


def has_left(page, *matches):
    for each in matches:
        page.evaluate("async match => { await taku.matches.keep(match) }", each)
    page.evaluate("() => taku.redraw()")


def doors(page):
    return page.get_by_role("navigation", name="For you today").get_by_role("link")


def welcome(page):
    return page.get_by_role("heading", name="Take a seat")


def test_a_newcomer_is_offered_one_thing_and_the_games(visit):
    page = visit(engine=False)
    expect(welcome(page)).to_be_visible()
    expect(page.locator(".home .primary")).to_have_count(1)
    expect(page.get_by_role("link", name="Learn as you play")).to_be_visible()
    expect(doors(page)).to_have_count(0)
    games_with_the_same_pieces_are_folded_away(page)
    assert page.evaluate(PARTS) == ["masthead", "welcome", "games", "home-foot"]
    expect(page.locator(".home-foot a")).to_have_text(
        ["Learn", "Rules", "Statistics", "Help", "About"]
    )
    on_the_smallest_screen_the_line_keeps_the_players(page)
    each_game_starts_with_one_tap_and_its_name_leads_to_the_rest(page)
    page.locator("[data-back]").click()
    the_friends_tab_turns_all_games_into_invitations(page)
    the_line_tells_unusual_house_rules(page)


def games_with_the_same_pieces_are_folded_away(page):
    tiles, pad = page.get_by_role("article"), page.get_by_role("link", name="Score pad")
    expect(tiles).to_have_count(len(games))
    expect(pad).to_have_count(0)
    page.get_by_role("button", name="More games").click()
    expect(tiles).to_have_count(len(OFFERS))
    expect(page.get_by_role("link", name="Yams")).to_be_focused()
    expect(page.get_by_role("button", name="More games")).to_have_count(0)
    expect(pad).to_have_attribute("href", "#/pad/yahtzee")


def each_game_starts_with_one_tap_and_its_name_leads_to_the_rest(page):
    for offer in OFFERS:
        tile = page.locator(f'.tile[data-game="{offer}"]')
        expect(tile.get_by_role("button")).to_have_count(1)
        expect(tile.get_by_role("link")).to_have_count(1)
        expect(tile.get_by_role("link")).to_have_attribute("href", f"#/game/{offer}")
    page.get_by_role("link", name="Haggis").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Haggis")).to_be_focused()


def the_friends_tab_turns_all_games_into_invitations(page):
    bots, friends = page.get_by_role("tab").all()
    expect(bots).to_have_attribute("aria-selected", "true")
    friends.click()
    expect(page.locator(".tile button")).to_have_count(0)
    page.get_by_role("button", name="More games").click()
    for offer in OFFERS:
        invite = page.locator(f'.tile[data-game="{offer}"] .tonal')
        expect(invite).to_have_attribute("href", f"#/friends/{offer}")
    axe(page)
    friends.press("ArrowLeft")
    expect(bots).to_be_focused()
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    friends.click()
    page.get_by_role("link", name="Invite to Haggis").click()
    expect(page.get_by_role("heading", level=1, name="Haggis with friends")).to_be_visible()
    page.locator("[data-back]").click()
    expect(bots).to_have_attribute("aria-selected", "true")


def the_line_tells_unusual_house_rules(page):
    last = {"hearts": {"options": {"target": 75}, "seats": ["human"] * 4, "names": [""] * 4}}
    last["yahtzee/yacht"] = {"options": {}, "seats": ["human"] * 2, "names": [""] * 2}
    page.evaluate("last => { taku.set('last', last) }", last)
    expect(page.locator('.tile[data-game="hearts"] .time')).to_contain_text("Your own mix")
    expect(page.locator('.tile[data-game="haggis"] .time')).to_have_text("2–4 players 30 min")
    expect(page.get_by_role("button", name="Play Yacht")).to_be_visible()  # played last
    expect(page.get_by_role("button", name="Play Yahtzee")).to_have_count(0)
    reload(page)
    expect(page.get_by_role("button", name="Play Yacht")).to_be_visible()


def on_the_smallest_screen_the_line_keeps_the_players(page):
    resize(page, 320, 568)
    line = page.locator('.tile[data-game="hearts"] .time')
    expect(line.get_by_text("3–6 players")).to_be_visible()
    expect(line.get_by_text("25 min")).to_be_hidden()
    resize(page, *PHONE)


def test_what_was_left_comes_first_then_what_is_for_today_then_the_games(visit):
    page = visit(engine=False)
    put(page, {"odd": {"what": ["is", "this"]}})
    reload(page)
    page.evaluate(LEFT, IN_A_LESSON)
    has_left(page, match("other"), match("m", glance=GLANCE))
    assert page.evaluate(PARTS) == ["masthead", "resume", "for-you", "games", "lists", "home-foot"]
    slab = page.locator(".resume")
    expect(slab).to_contain_text("Left unfinished")
    expect(slab.get_by_role("heading", name="Hearts")).to_be_visible()
    expect(slab).to_contain_text("Your turn")
    expect(slab).to_contain_text("you are second")
    expect(slab.get_by_role("button", name="Resume")).to_be_visible()
    assert [text.split() for text in doors(page).all_inner_texts()] == [
        ["Deal", "of", "the", "day"],
        ["Continue:", "Haggis,", "Sets", "step", "3", "of", "5"],
    ]
    expect(page.get_by_role("link", name="Learn", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Can’t be opened")).to_be_visible()
    axe(page)
    home_has_room_for_a_returning_player_at_every_size(page)
    a_door_is_one_link_that_is_told_with_its_state(page)
    all_others_that_were_left_show_round_and_score_and_go_at_one_tap(page)
    a_player_who_has_erased_everything_is_a_newcomer_again(page)
    who_has_left_nothing_has_no_slab_and_is_no_newcomer(page)


def who_has_left_nothing_has_no_slab_and_is_no_newcomer(page):
    page.evaluate(LEFT, {"haggis/sets": {"at": 5, "stars": ["star"] * 5, "when": 1}})
    expect(doors(page)).to_have_count(1)
    assert page.evaluate(PARTS) == ["masthead", "for-you", "games", "home-foot"]


def all_others_that_were_left_show_round_and_score_and_go_at_one_tap(page):
    page.evaluate("() => taku.erase()")
    page.evaluate("() => { location.hash = '#/' }")
    expect(welcome(page)).to_be_visible()
    several = match("many", {"seats": ["human", "human", "easy", "easy"]}, glance=GLANCE)
    has_left(page, match("plain"), several, match("known", glance=GLANCE), match("last"))
    listed = page.locator(".others li")
    expect(listed).to_have_count(3)
    expect(listed.nth(0)).to_contain_text("Round 5")
    expect(listed.nth(0)).to_contain_text("20 points")
    expect(listed.nth(1)).to_contain_text("Round 5")
    expect(listed.nth(1)).not_to_contain_text("points")  # whose would they be?
    expect(listed.nth(2)).to_contain_text("14 Nov 2023")
    listed.nth(0).get_by_role("button", name="Remove").click()
    expect(listed).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(listed).to_have_count(3)


def test_the_doors_of_home_follow_what_another_tab_does(visit):
    page, other = visit(), visit(engine=False)
    page.evaluate(LEFT, IN_A_LESSON)
    the_door_to_the_deals_of_the_day_follows_what_another_tab_does(page, other)
    lesson = doors(page).filter(has_text="Haggis")
    expect(lesson).to_contain_text("step 3 of 5")
    further = {**IN_A_LESSON["haggis/sets"], "at": 3}
    other.evaluate(LEFT, {"haggis/sets": further})
    expect(lesson).to_contain_text("step 4 of 5")
    other.evaluate(LEFT, {"haggis/sets": {**further, "at": 5}})
    expect(lesson).to_have_count(0)
    expect(doors(page)).to_have_count(1)


def the_door_to_the_deals_of_the_day_follows_what_another_tab_does(page, other):
    ready(page)
    daily = doors(page).filter(has_text="Deal of the day")
    expect(daily).to_contain_text("not played yet")
    date = other.evaluate("() => new Intl.DateTimeFormat('sv').format()")
    head = {**record()["head"], "seed": f"daily/hearts/{date}"}
    keep(other, record(1, head=head))
    expect(daily).to_contain_text("1 of 9 played")
    other.evaluate("() => taku.matches.drop('r1')")
    expect(daily).to_contain_text("not played yet")


def a_player_who_has_erased_everything_is_a_newcomer_again(page):
    expect(welcome(page)).to_have_count(0)
    page.evaluate("() => taku.erase()")
    expect(welcome(page)).to_be_visible()


# A match in which no player has decided anything


@pytest.fixture
def begun(visit):
    """A match that has been dealt, and nothing more."""
    table = Table(visit(init_script=QUICK))
    table.page.get_by_role("button", name="Play Yahtzee").click()
    table.my_turn()
    return table


def leave(table):
    table.page.get_by_role("button", name="Leave the table").click()
    table.page.locator(".home").wait_for()


def test_an_untouched_match_is_not_kept(begun):
    it_is_there_after_a_reload_and_after_a_look_at_the_settings(begun)
    page, id = begun.page, begun.page.evaluate("() => taku.match.id")
    assert f"match:{id}" in stored(page)  # as long as it is on the table
    leave(begun)
    page.wait_for_function("id => !taku.matches.known(id)", arg=id)
    assert not [key for key in stored(page) if id in key]
    expect(welcome(page)).to_be_visible()


def it_is_there_after_a_reload_and_after_a_look_at_the_settings(begun):
    page = begun.page
    log = page.evaluate("() => taku.match.log")
    reload(page)
    begun.my_turn()
    page.evaluate("() => taku.go('#/settings')")
    page.get_by_role("link", name="Back").click()
    begun.my_turn()
    assert page.evaluate("() => taku.match.log") == log


def test_another_tab_that_takes_it_does_not_lose_it(begun, visit):
    other = visit(f"#/play/{begun.page.evaluate('() => taku.match.id')}", init_script=QUICK)
    other.get_by_role("button", name="Play it here").click()
    expect(begun.page.get_by_role("complementary", name="Notice")).to_contain_text("another tab")
    Table(other).begin()
    expect(begun.page.get_by_text("Left unfinished")).to_be_visible()
    reload(begun.page)  # with the first decision it is kept
    expect(begun.page.get_by_role("button", name="Resume")).to_be_visible()


def test_a_match_left_by_closing_the_tab_is_hidden_and_goes_after_a_day(visit):
    page = visit(engine=False)
    now = int(time.time() * 1000)
    old, new = (match(name, untouched=True, when=when) for name, when in
                (("old", now - 90_000_000), ("new", now)))  # fmt: skip
    put(page, {"old": old, "new": new, "good": match("good")})
    again = visit()
    again.wait_for_function("() => taku.matches.known('good') && !taku.matches.known('old')")
    assert set(stored(again)) == {"match:new", "match:good"}
    assert again.evaluate("() => taku.matches.list().map(({ id }) => id)") == ["good"]


# Everybody


def home_has_room_for_a_returning_player_at_every_size(page):
    expect(page.locator(".door")).to_have_count(2)
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, _ in windows(page, (*SIZES, (195, 422))):
            assert page.evaluate("() => document.documentElement.scrollWidth") <= width, width
            assert tiny(page, ".home :is(a, button)") == [], width
    resize(page, *PHONE)


def a_door_is_one_link_that_is_told_with_its_state(page):
    expect(doors(page).nth(1)).to_have_accessible_name(
        re.compile("^Continue: Haggis, Sets step 3 of 5$")
    )
    doors(page).nth(1).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#/learn/haggis/sets$"))
