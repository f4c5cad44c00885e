"""Hearts at the table, played on the built site with the real engine."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from taku.match import Match
from tests.page.conftest import axe, has_settled
from tests.page.table import ENDLESS, PHONE, reload, sizes

BOTS = ("easy", "easy", "easy")
MOON = "deal 2C QS AH KH | 2D 2H 3H 4H | 5H 6H 7H 8H | 9H TH JH QH"

DISCARD = (  # whichever of the queen and the heart goes first, others take both
    "deal 2C QS 5H | 3C 2D 6D | 4C 3D 7D | 5C 4D 8D", "2C", "3C", "4C", "5C", "8D",
)  # fmt: skip


@pytest.fixture
def sit(sit):
    return partial(sit, "hearts")


AS_SPOKEN = """p => {
    const spoken = p.cloneNode(true);
    for (const drawn of spoken.querySelectorAll('[aria-hidden]')) drawn.remove();
    return spoken.textContent;
}"""


def pass_three(table):
    for _ in range(3):
        table.touch(table.hand.first)
    table.primary.click()


def play_first(table):
    held = table.hand.count()
    table.touch(table.playable.first)
    table.primary.click()
    expect(table.hand).not_to_have_count(held)


def dim(table):
    """Play until a card is held back."""
    for _ in range(13):
        table.my_turn()
        if table.dimmed.count() and table.playable.count():
            return
        play_first(table)


# A hand


@sizes
def test_a_whole_hand_by_touch(sit, viewport):
    table = sit(viewport=viewport, page={"has_touch": True})
    pass_three(table)
    for left in range(13, 0, -1):
        table.my_turn()
        expect(table.hand).to_have_count(left)
        card = table.playable.first
        table.touch(card)
        table.touch(card)
        expect(table.hand).to_have_count(left - 1)
    expect(table.sheet).to_contain_text("did best")
    expect(table.sheet.locator(".standing li")).to_have_count(4)
    table.sheet.get_by_role("button", name="Next hand").click()
    expect(table.heading).to_contain_text("Three cards to")
    expect(table.hand).to_have_count(13)


def test_a_whole_hand_by_keyboard_alone(sit):
    table = sit()
    keyboard = table.page.keyboard
    for _ in range(20):
        if table.page.evaluate("() => !!document.activeElement.closest('.hand')"):
            break
        keyboard.press("Tab")
    for _ in range(3):
        keyboard.press("ArrowRight")
        keyboard.press(" ")
    expect(table.slots).to_have_count(3)
    keyboard.press("Enter")
    for left in range(13, 0, -1):
        table.my_turn()
        expect(table.hand).to_have_count(left)
        keyboard.press("Home")  # the player goes there: the page may have moved the focus
        focused = table.page.locator(".hand [data-card]:focus")
        for _ in range(13):
            if focused.get_attribute("aria-disabled") is None:
                break
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        expect(table.hand).to_have_count(left - 1)
    expect(table.sheet).to_be_visible()
    keyboard.press("Enter")
    expect(table.heading).to_contain_text("Three cards to")


def test_the_second_click_of_a_double_click_plays_no_second_card(sit):
    table = sit(options={"passing": False}, settings={"taps": "one"})
    table.touch(table.playable.last)
    expect(table.hand).to_have_count(12)
    table.my_turn()
    table.click_again()
    assert table.page.locator(".foot[data-acts]").count() == 1
    assert table.chosen.count() == 0
    expect(table.hand).to_have_count(12)


def test_the_card_that_is_ahead_is_framed_and_told(sit):
    table = sit(seats=("easy", "easy", "easy", "human"), options={"passing": False},
                log=("deal 2C 3C | 9C 4D | AD TD | 8C KD", "2C", "9C", "AD"))  # fmt: skip
    ahead = table.page.locator(".trick li:has(.ahead)")
    expect(ahead).to_have_attribute("data-card", "9C")
    expect(ahead).to_contain_text("9 of clubs, ahead")
    expect(ahead.locator(".crown")).to_be_visible()
    table.answers("t", "is ahead.")


def test_the_hand_is_one_tab_stop_and_suits_have_keys(sit):
    table = sit()
    assert table.page.locator(".hand [data-card][tabindex='0']").count() == 1
    table.hand.first.focus()
    for suit in "HSDC":
        if any(name[1] == suit for name in table.names()):
            table.page.keyboard.press(suit.lower())
            focused = table.page.evaluate("() => document.activeElement.dataset.card")
            assert focused[1] == suit


def test_three_cards_slide_into_slots_and_back(sit):
    table = sit()
    first = table.names()[0]
    expect(table.waiting).to_have_text("Choose three cards")
    table.touch(table.hand.first)
    expect(table.slots).to_have_count(1)
    expect(table.waiting).to_have_text("Choose two more")
    table.slots.first.click()
    assert first in table.names()
    for _ in range(3):
        table.touch(table.hand.first)
    expect(table.primary).to_have_text("Pass cards")
    table.touch(table.hand.first)
    expect(table.callout).to_contain_text("exactly three")


def test_cards_chosen_to_pass_stay_chosen_through_settings_and_a_reload(sit):
    table = sit()
    page = table.page
    chosen = table.names()[:2]

    def are_chosen(*names):
        table.my_turn()
        expect(table.slots).to_have_count(len(names))
        assert set(table.slots.evaluate_all("all => all.map(one => one.dataset.card)")) == {*names}

    for name in chosen:
        table.touch(name)
    page.evaluate("() => { location.hash = '#/settings' }")
    page.locator(".settings").wait_for()
    page.go_back()
    are_chosen(*chosen)
    reload(page)
    are_chosen(*chosen)
    table.slots.first.click()
    expect(table.slots).to_have_count(1)
    left = table.slots.first.get_attribute("data-card")
    reload(page)
    are_chosen(left)


def test_a_scatter_names_who_gets_which_card(sit):
    state = Match("hearts", {"scatter": True}, seats=4)
    while state.state.round < 4:
        state.play(state.moves()[0])
    table = sit(options={"scatter": True}, log=state.log)
    expect(table.page.locator(".receiver")).to_have_text(["Mia", "Otto", "Ines"])


# Why not


def test_a_card_held_back_says_why_and_leads_to_its_rule(sit):
    table = sit(options={"passing": False})
    dim(table)
    card = table.dimmed.first
    held = table.hand.count()
    expect(card).to_have_attribute("aria-label", re.compile("not playable: "))
    table.touch(card)
    expect(table.callout).to_be_visible()
    rule = table.callout.locator("b").inner_text()
    table.hears(table.callout.locator("p").evaluate(AS_SPOKEN))
    assert table.hand.count() == held
    table.callout.get_by_role("button", name="Rule").click()
    expect(table.sheet.get_by_role("heading", name=rule)).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    table.page.mouse.click(5, 200)
    expect(table.callout).to_have_count(0)


def test_the_waiting_button_says_what_is_missing(sit):
    table = sit(options={"passing": False})
    dim(table)
    table.waiting.click(force=True)
    expect(table.callout).to_contain_text("First choose")


# Taking back, help, coming back


def test_a_move_can_be_taken_back(sit):
    table = sit(options={"passing": False})
    before = table.names()
    play_first(table)
    table.my_turn()
    table.page.get_by_role("button", name="Take back").click()
    expect(table.hand).to_have_count(13)
    assert table.names() == before


def test_what_was_received_stands_out_until_the_first_own_card(sit):
    table = sit()
    before = set(table.names())
    pass_three(table)
    table.my_turn()
    received = sorted(set(table.names()) - before)
    new = table.page.locator(".hand [data-card]:has(.lifted)")
    for _ in range(2):
        expect(new).to_have_count(3)
        assert sorted(new.evaluate_all("all => all.map(one => one.dataset.card)")) == received
        expect(new.first).to_have_accessible_name(re.compile(", new"))
        reload(table.page)
        table.my_turn()
    play_first(table)
    expect(new).to_have_count(0)


def test_what_was_passed_is_not_taken_back_once_the_others_cards_are_seen(sit):
    table = sit()
    pass_three(table)
    table.my_turn()
    held = table.names()
    undo = table.page.get_by_role("button", name="Take back", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(table.callout).to_contain_text("what you gave away stays given")
    assert table.names() == held
    play_first(table)
    table.my_turn()
    undo.click()
    expect(table.hand).to_have_count(13)
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_a_hint_comes_in_two_steps(sit):
    table = sit(options={"passing": False})
    dim(table)
    bulb = table.page.get_by_role("button", name="Hint")
    bulb.click()
    coach = table.page.locator(".coach")
    expect(coach.get_by_text(re.compile("Show the move|Play")).first).to_be_visible()
    expect(bulb).to_have_attribute("data-lit", "true")
    if coach.get_by_role("button", name="Show the move").count():
        bulb.click()
    expect(coach).to_contain_text("Play")
    expect(table.page.locator(".hand .advised")).to_have_count(1)
    bulb.click()
    expect(coach).to_have_count(0)


def test_a_hint_shows_what_the_bot_has_ranked_the_moves_by(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    bulb = table.page.get_by_role("button", name="Hint")
    bulb.click()
    table.page.get_by_role("button", name="Show the move").click()
    weighed = table.page.locator(".weighed")
    expect(weighed).to_contain_text("against the others’ average: fewer is better")
    expect(weighed.locator("b")).to_have_text(["\u22124.7", "\u22124.7"])


SLOW_TO_HINT = """() => {   // the engine hears of it only when it is let
    const { postMessage } = borrowed;
    window.asked = [];
    borrowed.postMessage = wish =>
      JSON.parse(wish).type === 'hint' ? asked.push(wish) : postMessage.call(borrowed, wish);
    window.letHint = () => asked.splice(0).map(wish => postMessage.call(borrowed, wish));
}"""


def test_a_hint_that_takes_long_says_so_and_is_asked_for_once(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    page, coach = table.page, table.page.locator(".coach")
    page.evaluate(SLOW_TO_HINT)
    bulb = page.get_by_role("button", name="Hint")
    bulb.click()
    expect(coach).to_contain_text("Looking for a good move")
    table.hears("Looking for a good move")
    bulb.click()
    assert page.evaluate("() => asked.length") == 1
    page.evaluate("() => letHint()")
    expect(page.get_by_role("button", name="Show the move")).to_be_visible()
    expect(coach).not_to_contain_text("Looking for")


def test_a_hint_that_is_no_longer_wanted_is_not_shown(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    page, coach = table.page, table.page.locator(".coach")
    page.evaluate(SLOW_TO_HINT)
    page.get_by_role("button", name="Hint").click()
    expect(coach).to_be_visible()
    page.evaluate("() => { document.activeElement.blur(); }")
    play_first(table)
    table.my_turn()
    expect(coach).to_have_count(0)
    page.evaluate("() => letHint()")
    has_settled(page)
    expect(coach).to_have_count(0)


def test_the_last_trick_shows_who_has_won_it(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    table.answers("l", "Ines won it.")
    table.page.get_by_role("button", name="The last trick").click()
    won = table.sheet.get_by_role("listitem").filter(has=table.page.locator(".tag"))
    expect(won).to_contain_text("Ines")
    expect(won).to_contain_text("won")
    expect(won.locator(".card.last")).to_have_count(1)


def test_who_has_taken_nothing_that_counts_is_said_to(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    table.page.locator(".seat .sitter").first.click()
    expect(table.sheet).to_contain_text("No card that counts has been taken yet.")


def test_the_own_tricks_are_counted_like_those_of_others(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    expect(table.page.locator(".foot .tag[data-role=tally]")).to_be_visible()
    expect(table.page.locator(".foot .tag[data-role=tally]")).to_have_text("0 tricks")
    expect(table.page.locator(".seat .tag[data-role=tally]").last).to_have_text("1 trick")
    table.has_room_at()


def test_a_reload_comes_back_to_the_same_position(sit):
    table = sit()
    pass_three(table)
    for _ in range(3):
        table.my_turn()
        play_first(table)
    table.my_turn()

    def position():
        trick = table.trick.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return table.names(), trick, table.page.locator(".seats").inner_text()

    before = position()
    reload(table.page)
    table.my_turn()
    assert position() == before


def moon(options, before=()):
    """The log of a hand in which seat 0 takes every card."""
    match = Match("hearts", options, seats=["human", *BOTS], log=[*before, MOON])
    for lead in ("2C", "QS", "AH", "KH"):
        match.play(lead)
        for _ in range(3):
            match.play(match.moves()[0])
    return match.log


def test_who_has_shot_the_moon_chooses(sit):
    options = {"passing": False}
    table = sit(options=options, log=moon(options))
    expect(table.heading).to_have_text("You have shot the moon!")
    table.page.get_by_role("button", name="26 onto the others").click()
    expect(table.sheet.locator(".standing li").first).to_contain_text("You")
    expect(table.sheet.locator("tfoot td")).to_have_text(["0", "26", "26", "26"])


def test_the_match_ends_with_places_and_begins_again(sit):
    options = {"passing": False, "target": 50}
    table = sit(options=options, log=moon(options, [*moon(options), "moon add"]))
    table.page.get_by_role("button", name="26 onto the others").click()
    expect(table.sheet.get_by_role("heading", name="You win")).to_be_visible()
    expect(table.sheet.locator(".place-number")).to_have_text(["1st", "2nd", "2nd", "2nd"])
    table.sheet.get_by_role("button", name="Play again").click()
    expect(table.hand).to_have_count(13)
    assert table.page.evaluate("() => taku.match.head.options") == options
    assert table.page.evaluate("() => taku.match.id") != "m"


# Together


def test_the_curtain_hides_every_hand(sit):
    table = sit(seats=("human", "easy", "human", "easy"), names=("Yuki", "", "Aki", ""))
    expect(table.page.get_by_role("heading", name="Hand the device to Yuki")).to_be_visible()
    assert table.page.locator("[data-card], .card").count() == 0
    table.page.get_by_role("button", name="I am Yuki").click()
    yuki = table.names()
    assert len(yuki) == 13
    pass_three(table)
    expect(table.page.get_by_role("heading", name="Hand the device to Aki")).to_be_visible()
    assert table.page.locator("[data-card], .card").count() == 0
    assert not any(name in table.page.content() for name in [f'"{card}"' for card in yuki])
    table.page.get_by_role("button", name="I am Aki").click()
    expect(table.hand).to_have_count(13)
    assert not set(table.names()) & set(yuki)


# Hearing


def test_what_happens_is_spoken_once_a_turn(sit):
    table = sit(viewport=PHONE, options={"passing": False})
    play_first(table)
    table.my_turn()
    table.falls_silent()
    told = table.page.evaluate("() => said")
    events = table.page.locator(".log").count()
    assert events == 0  # on a phone the transcript is a sheet
    polite = " ".join(text for manner, text in told if manner == "polite")
    assert re.search(r"You (play|lead) ", polite)
    assert re.search(r"Mia (plays|leads) ", polite)
    urgent = [text for manner, text in told if manner == "assertive"]
    assert sum(text.startswith("Your turn.") for text in urgent) == 2


def test_questions_have_keys(sit):
    table = sit(options={"passing": False})
    answers = {"t": "led.", "p": "0 points.", "l": "no last trick", "Shift+H": " of hearts"}
    for key, answer in answers.items():
        table.answers(key, answer)
    table.page.keyboard.press("?")
    expect(table.sheet).to_contain_text("Keys")
    table.page.keyboard.press("Escape")
    table.is_silent("Control+Shift+P")
    table.page.evaluate("() => taku.set('queryKeys', false)")
    table.is_silent("p")


# Time


def test_a_touch_skips_what_the_others_do(sit):
    table = sit(options={"passing": False}, settings={"speed": "calm"})
    table.page.evaluate(ENDLESS)
    table.touch(table.playable.first)
    table.primary.click()
    expect(table.waiting).to_contain_text("is thinking")
    table.page.mouse.click(195, 300)
    table.my_turn()


def test_sorting_is_remembered(sit):
    table = sit()
    by_suit = table.names()
    table.page.get_by_role("button", name="sort by rank").click()
    by_rank = table.names()
    assert by_rank != by_suit
    assert sorted(by_rank) == sorted(by_suit)
    reload(table.page)
    table.my_turn()
    assert table.names() == by_rank


# Room


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_everything_has_room_without_scroll_bars(sit, locale):
    table = sit(locale=locale)
    table.has_room_at()
    pass_three(table)
    table.my_turn()
    table.has_room_at()


def test_playing_out_what_is_decided_is_offered_whole_at_every_size(sit):
    clubs_and_diamonds = "deal 2C 3C 4D | 5C 6C 7D | 8C 9C TD | JC QC KD"
    table = sit(options={"passing": False}, log=(clubs_and_diamonds,))
    table.touch("2C")
    finish = table.page.get_by_role("button", name="Finish the hand")
    expect(finish).to_be_visible()
    table.has_room_at()
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(table.page.locator(".foot .who")).to_be_hidden()
    assert finish.locator("span").bounding_box()["height"] < 30  # one line


# Everybody


@pytest.mark.parametrize("viewport", [(360, 640), (1440, 900)], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_the_table(sit, viewport):
    table = sit(viewport=viewport)
    axe(table.page)
    pass_three(table)
    dim(table)
    axe(table.page)
    table.touch(table.dimmed.first)
    expect(table.callout).to_be_visible()
    axe(table.page)


def test_axe_finds_nothing_in_the_sheets(sit):
    table = sit(options={"passing": False})
    play_first(table)
    table.my_turn()
    for name in ("Points", "What happened", "House rules", "Keys", "Rules"):
        table.page.get_by_role("button", name="More", exact=True).click()
        axe(table.page)
        table.sheet.get_by_role("button", name=name, exact=True).click()
        axe(table.page)
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
