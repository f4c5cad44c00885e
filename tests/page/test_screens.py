"""Everything around the table, as a player meets it at the first visit."""

import re
from itertools import cycle

from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled, ready
from tests.page.table import (
    Table,
    has_begun,
    is_still,
    preferences,
    reload,
    resize,
    set_default_type,
    tiny,
    until,
)

SCREENS = ("", "#/game/hearts", "#/options/hearts", "#/rules/hearts", "#/settings", "#/about")
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined })"

COVERED = """() => {   // by another part, where it has been scrolled to
    const covered = [];
    for (const part of document.querySelectorAll('.round :is(input, button)')) {
      part.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!part.contains(there)) covered.push(part.outerHTML.slice(0, 100));
    }
    return covered;
}"""
BOTS = ["human", "easy", "easy", "easy"]
NO_PASSING = {"options": {"passing": False}, "seats": BOTS, "names": [""] * 4}
AT_ONCE = preferences(speed="none", last={"hearts": NO_PASSING})
LATE = """
    const coming = new Promise(done => { window.engineComes = done });
    const Quick = window.Worker;
    window.Worker = class extends Quick { hear(said) { coming.then(() => super.hear(said)); } };
"""


DAMAGED = "settings => { localStorage['taku.settings'] = JSON.stringify(settings) }"


def heading(page):
    return page.get_by_role("heading", level=1)


def drawn(page):
    """Wait until the page is more than what index.html has of it."""
    page.locator(".home, .page").wait_for()


def to_options(page):
    """From home, by the page of the game."""
    page.get_by_role("link", name="Hearts", exact=True).click()
    page.get_by_role("link", name="Options: ").click()


def plays_a_card(page):
    """Begin a match of Hearts and decide something in it: it is kept."""
    page.get_by_role("button", name="Play Hearts").click()
    table = Table(page)
    table.my_turn()
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))


def hand(page):
    return page.locator(".hand [data-card]")


# From the address to the first card


def test_a_first_visitor_has_cards_in_hand_after_one_tap(first_visit):
    page = first_visit()
    page.get_by_role("button", name="Play Hearts").click()
    expect(hand(page)).to_have_count(13)


def test_a_tap_before_the_engine_is_there_is_kept(visit):
    page = visit(init_script=LATE + AT_ONCE)
    button = page.get_by_role("button", name="Play Hearts")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_contain_text("Play")
    page.evaluate("() => engineComes()")
    page.wait_for_url(re.compile("#/play/"))
    page.evaluate("() => { location.hash = '#/' }")
    reload(page)
    who_goes_elsewhere_meanwhile_is_not_called_back(page)


def who_goes_elsewhere_meanwhile_is_not_called_back(page):
    page.get_by_role("button", name="Play Hearts").click()
    page.get_by_role("link", name="About").click()
    expect(heading(page)).to_have_text("About")
    page.evaluate("() => engineComes()")
    ready(page)
    has_settled(page)
    assert page.url.endswith("#/about")


def test_a_match_left_is_on_top_of_home_with_the_real_hand(visit):
    page = visit(init_script=AT_ONCE)
    plays_a_card(page)
    held = hand(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.goto(re.sub("#.*", "#/", page.url))
    expect(page.get_by_text("Left unfinished")).to_be_visible()
    glance = page.evaluate("() => taku.matches.list()[0].glance")
    assert sorted(glance["items"]) == sorted(held)
    reload(page)
    page.get_by_role("button", name="Resume").click()
    expect(hand(page)).to_have_count(12)
    again = hand(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert again == held
    page.goto(re.sub("#.*", "#/", page.url))
    a_second_match_left_can_be_resumed_or_removed(page)


def a_second_match_left_can_be_resumed_or_removed(page):
    plays_a_card(page)
    page.goto(re.sub("#.*", "#/", page.url))
    page.locator(".home").wait_for()
    expect(page.get_by_text("Other unfinished games")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Remove Hearts")).click()
    expect(page.get_by_text("Other unfinished games")).to_have_count(0)
    until(page, "async () => (await taku.matches.all()).length === 1")
    reload(page)
    expect(page.get_by_text("Left unfinished")).to_be_visible()
    expect(page.get_by_text("Other unfinished games")).to_have_count(0)


# Options


def test_a_match_starts_with_the_options_chosen_and_remembers_them(page):
    to_options(page)
    page.get_by_role("radio", name="75").check()
    page.get_by_role("switch", name="Scatter").check()
    expect(page.get_by_role("radio", name="Your own mix")).to_be_checked()
    page.get_by_role("button", name="Deal the cards").click()
    expect(hand(page)).to_have_count(13)
    options = page.evaluate("() => taku.match.head.options")
    assert options == {"target": 75, "scatter": True}
    page.goto(re.sub("#.*", "#/options/hearts", page.url))
    expect(page.get_by_role("radio", name="75")).to_be_checked()
    for step in (
        a_match_is_set_up_and_started_by_keyboard_alone,
        two_people_sit_at_one_device_with_their_names,
    ):
        page.evaluate("() => { taku.erase(); location.hash = '#/' }")
        page.locator(".home").wait_for()
        step(page)
    a_new_version_waits_while_a_match_is_on_the_table(page)


def test_the_options_begin_with_who_plays_and_depend_on_each_other(visit):
    page = visit("#/options/haggis", engine=False)
    level = page.get_by_role("radiogroup", name="Bot level").get_by_role("radio")
    expect(level).to_have_count(5)
    expect(page.get_by_role("radio", name="Normal")).to_be_checked()
    page.get_by_role("radio", name="Expert").check()
    for seat in (2, 3):
        who = page.get_by_role("combobox", name=f"Who is player {seat}")
        expect(who).to_have_value("expert")
    page.evaluate("() => { location.hash = '#/' }")
    to_options(page)
    expect(page.get_by_role("heading", name="Players")).to_be_in_viewport()
    expect(page.locator("form > *").first).to_contain_text("Bot level")
    an_option_without_effect_says_what_it_needs(page)
    page.get_by_role("radio", name="Omnibus").check()
    expect(page.get_by_role("radio", name="jack of diamonds", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Classic").check()
    expect(page.get_by_role("radio", name="jack of diamonds", exact=True)).not_to_be_checked()


def an_option_without_effect_says_what_it_needs(page):
    moon = page.get_by_role("switch", name="Moon needs the bonus card")
    expect(moon).to_have_attribute("aria-disabled", "true")
    expect(
        page.get_by_text("Only with Bonus card: jack of diamonds or ten of diamonds")
    ).to_have_count(4)
    moon.click(force=True)
    expect(moon).not_to_be_checked()
    page.get_by_role("radio", name="ten of diamonds", exact=True).check()
    expect(moon).to_have_attribute("aria-disabled", "false")
    moon.check()
    expect(moon).to_be_checked()


def two_people_sit_at_one_device_with_their_names(page):
    to_options(page)
    page.get_by_role("textbox", name="Your name").fill("Aki")
    page.get_by_role("combobox", name="Who is player 3").select_option("human")
    page.get_by_role("textbox", name="Name of player 3").fill("Bea")
    page.get_by_role("radio", name="Strong").check()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url(re.compile("#/play/"))
    page.wait_for_function("() => window.taku?.match?.log.length > 0")
    assert page.evaluate("() => taku.match.head.seats") == [
        "human",
        "strong/daring",  # as Mia is
        "human",
        "strong/cautious",
    ]
    assert page.evaluate("() => [0, 1, 2, 3].map(taku.seatName)") == ["Aki", "Mia", "Bea", "Otto"]
    home_shows_no_hand_where_several_people_play(page)


def home_shows_no_hand_where_several_people_play(page):
    page.wait_for_function("() => window.taku?.match?.glance")
    assert page.evaluate("() => taku.match.glance.items") == []


def test_damaged_preferences_count_as_not_set(visit):
    odd = {"language": "xx", "theme": 7, "speed": "warp"}
    page = visit(init_script=preferences(**odd, last=5), engine=False)
    for last in (5, {"hearts": 5}, {"hearts": {"seats": "human", "options": 3}}):
        page.evaluate(DAMAGED, {**odd, "last": last})
        reload(page)
        page.get_by_role("button", name="Play Hearts").click()
        expect(hand(page)).to_have_count(13)
        page.evaluate("() => { location.hash = '#/' }")
        page.locator(".home").wait_for()


# Language and theme


def test_the_theme_follows_the_system_until_one_is_chosen(visit):
    page = visit(media={"color_scheme": "dark"}, engine=False)
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(contrast="more")
    expect(html).to_have_attribute("data-theme", "contrast")
    page.emulate_media(contrast="no-preference")
    page.get_by_role("button", name="Light or dark").click()
    expect(html).to_have_attribute("data-theme", "dark")
    reload(page)
    expect(html).to_have_attribute("data-theme", "dark")
    the_table_is_of_warm_wood_from_edge_to_edge(page)
    four_colours_are_a_tap_away_and_stay(page)
    page.evaluate("() => { location.hash = '#/' }")
    the_new_screen_is_announced_by_its_heading(page)
    an_unknown_address_leads_home(page)


def the_table_is_of_warm_wood_from_edge_to_edge(page):
    html = page.locator("html")
    for theme in ("light", "dark"):
        page.evaluate("theme => taku.set('theme', theme)", theme)
        expect(html).to_have_attribute("data-theme", theme)
        for token in ("table", "lamp-hi", "table-edge", "paper-dim"):
            text = html.evaluate(
                "(html, token) => getComputedStyle(html).getPropertyValue(token)", f"--{token}"
            )
            red, green, blue = bytes.fromhex(text.strip().removeprefix("#"))
            assert red > green > blue, token
            assert red - blue >= red / 12, token


# Everybody


def test_every_screen_changes_its_language_has_room_and_satisfies_axe(visit):
    page = visit(engine=False)
    for screen in SCREENS:
        page.goto(re.sub("#.*", "", page.url) + screen)
        drawn(page)
        resize(page, 390, 3200)  # else what lies under the button at the edge counts as small
        axe(page)
        resize(page, 320, 568)
        assert tiny(page, "a, button, input, select") == [], screen
        page.evaluate("() => taku.set('language', 'ja')")
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        expect(page.locator("body")).to_contain_text(re.compile("[ぁ-ん]"))
        is_as_wide_as_the_screen(page, screen)
        page.evaluate("() => taku.set('language', 'en')")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        is_as_wide_as_the_screen(page, screen)


def is_as_wide_as_the_screen(page, screen):
    for width, height in ((320, 568), (820, 1180), (1440, 900)):
        resize(page, width, height)
        shown = page.evaluate("() => document.documentElement.scrollWidth")
        assert shown <= width, (screen, width, height)


def test_type_of_twice_the_size_fits_a_phone(visit):
    page = visit(locale="ja-JP", engine=False)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    is_still(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.evaluate("() => { document.documentElement.style.fontSize = '' }")
    a_japanese_browser_is_greeted_in_japanese(page)
    set_default_type(page, 32)
    screens = (*SCREENS, "#/data", "#/friends/hearts", "#/statistics", "#/learn/hearts")
    for screen, language in zip(screens, cycle(("ja", "en")), strict=False):
        page.goto(re.sub("#.*", "", page.url) + screen)
        has_begun(page)
        page.evaluate("language => taku.set('language', language)", language)
        drawn(page)
        is_still(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, screen
        assert page.evaluate(COVERED) == [], screen


def a_japanese_browser_is_greeted_in_japanese(page):
    expect(page.get_by_role("button", name="ハーツで遊ぶ")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
    reload(page)
    expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()


def the_new_screen_is_announced_by_its_heading(page):
    page.get_by_role("link", name="Settings").click()
    expect(heading(page)).to_be_focused()
    expect(page).to_have_title("Settings · Taku")
    page.get_by_role("link", name="Back").click()
    expect(page).to_have_title("Taku 卓")


def a_match_is_set_up_and_started_by_keyboard_alone(page):
    ready(page)
    for name in ("Hearts", "Options: "):
        page.get_by_role("link", name=name, exact=name == "Hearts").focus()
        page.keyboard.press("Enter")
        expect(heading(page)).to_be_focused()
    expect(page.get_by_role("radio", name="Classic")).to_be_visible()
    page.keyboard.press("Tab")
    players = page.get_by_role("radiogroup", name="Number of players")
    expect(players.get_by_role("radio", name="4", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Normal")).to_be_focused()
    page.get_by_role("radio", name="Classic").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Windows")).to_be_checked()
    page.get_by_role("switch", name="Scatter").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Scatter")).to_be_checked()
    page.get_by_role("button", name="Deal the cards").focus()
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(13)


# Settings and about


def four_colours_are_a_tap_away_and_stay(page):
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Four colours").check()
    expect(page.locator("html")).to_have_attribute("data-deck", "four")
    reload(page)
    expect(page.locator("html")).to_have_attribute("data-deck", "four")


# Notices


def test_without_a_database_one_can_play_and_is_told_that_nothing_is_kept(visit):
    page = visit(init_script=NO_DATABASE)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("save anything")
    notice.get_by_role("button", name="Dismiss").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Play Hearts").click()
    expect(hand(page)).to_have_count(13)


def a_new_version_waits_while_a_match_is_on_the_table(page):
    page.evaluate("() => taku.notify({ id: 'update', text: 'notice-update', patient: true })")
    expect(page.get_by_role("complementary", name="Notice")).to_have_count(0)
    page.goto(re.sub("#.*", "#/", page.url))
    expect(page.get_by_role("complementary", name="Notice")).to_contain_text("new version")


def an_unknown_address_leads_home(page):
    for address in ("#/nowhere/at/all", "#/rules/bridge"):
        page.evaluate("() => { location.hash = '#/about' }")
        expect(heading(page)).to_have_text("About")
        page.goto(re.sub("#.*", address, page.url))
        expect(page.get_by_role("button", name="Play Hearts")).to_be_visible()
