"""Hearts at the table, played on the built site with the real engine."""

import re
from functools import partial
from itertools import cycle

import pytest
from playwright.sync_api import expect

from taku.match import Match
from tests.page.conftest import axe, has_settled, violations
from tests.page.table import ENDLESS, PHONE, is_still, reload, resize

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
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


FOUR = "deal 2C 3C 4D 9H | 5C 6C 7D 2D | 8C 9C TD 3D | JC QC KD AD"  # the heart is played last


def test_a_whole_hand_by_touch(sit):
    table = sit(log=(FOUR,), page={"has_touch": True})
    pass_three(table)
    for left in range(4, 0, -1):
        table.my_turn()
        expect(table.hand).to_have_count(left)
        card = table.playable.first
        table.touch(card)
        table.touch(card)
        expect(table.hand).to_have_count(left - 1)
    expect(table.sheet).to_contain_text("won the hand")
    expect(table.sheet.locator(".standing li")).to_have_count(4)
    table.sheet.get_by_role("button", name="Next hand").click()
    expect(table.heading).to_contain_text("Three cards to")
    expect(table.hand).to_have_count(13)


def test_cards_are_passed_and_played_by_keyboard_alone(sit):
    table = sit()
    keyboard = table.page.keyboard
    the_hand_is_one_tab_stop_and_suits_have_keys(table)
    for _ in range(20):
        if table.page.evaluate("() => !!document.activeElement.closest('.hand')"):
            break
        keyboard.press("Tab")
    keyboard.press("Home")
    for _ in range(3):
        keyboard.press("ArrowRight")
        keyboard.press(" ")
    expect(table.slots).to_have_count(3)
    table.hears(", 3 of 3")
    keyboard.press("Enter")
    for left in (13, 12):
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


def the_hand_is_one_tab_stop_and_suits_have_keys(table):
    assert table.page.locator(".hand [data-card][tabindex='0']").count() == 1
    table.hand.first.focus()
    for suit in "HSDC":
        if any(name[1] == suit for name in table.names()):
            table.page.keyboard.press(suit.lower())
            focused = table.page.evaluate("() => document.activeElement.dataset.card")
            assert focused[1] == suit
    table.page.evaluate("() => document.activeElement.blur()")


def test_the_second_click_of_a_double_click_plays_no_second_card(sit):
    table = sit(options={"passing": False}, settings={"taps": "one"})
    table.touch(table.playable.last)
    expect(table.hand).to_have_count(12)
    table.my_turn()
    table.click_again()
    assert table.page.locator(".foot[data-acts]").count() == 1
    assert table.chosen.count() == 0
    expect(table.hand).to_have_count(12)
    the_card_that_is_ahead_is_framed_and_told(table)
    a_scatter_names_who_gets_which_card(table)


def the_card_that_is_ahead_is_framed_and_told(table):
    log = ("deal 2C 3C | 9C 4D | AD TD | 8C KD", "2C", "9C", "AD")
    seats = ("easy", "easy", "easy", "human")
    table.leave_for("hearts", seats=seats, options={"passing": False}, log=log)
    ahead = table.page.locator(".trick li:has(.ahead)")
    expect(ahead).to_have_attribute("data-card", "9C")
    expect(ahead).to_contain_text("9 of clubs, ahead")
    expect(ahead.locator(".crown")).to_be_visible()
    table.answers("t", "is ahead.")


def a_scatter_names_who_gets_which_card(table):
    state = Match("hearts", {"scatter": True}, seats=4)
    while state.state.round < 4:
        state.play(state.moves()[0])
    table.leave_for("hearts", options={"scatter": True}, log=state.log)
    expect(table.page.locator(".receiver")).to_have_text(["Mia", "Otto", "Ines"])


def test_cards_chosen_to_pass_stay_chosen_through_settings_and_a_reload(sit):
    table = sit()
    page = table.page
    three_cards_slide_into_slots_and_back(table)
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


def three_cards_slide_into_slots_and_back(table):
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
    for left in (2, 1, 0):
        table.slots.first.click()
        expect(table.slots).to_have_count(left)


# Why not


def test_a_card_held_back_says_why_and_leads_to_its_rule(sit):
    table = sit(options={"passing": False})
    dim(table)
    card = table.dimmed.first
    held = table.hand.count()
    table.touch(card)
    expect(table.callout).to_be_visible()
    rule = table.callout.locator("b").inner_text()
    reason = table.callout.locator("p").evaluate(AS_SPOKEN)
    table.hears(reason)
    expect(card).not_to_have_accessible_name(re.compile(re.escape(reason)))
    table.page.evaluate("() => taku.set('verbosity', 'full')")
    expect(card).to_have_accessible_name(re.compile(f": {re.escape(reason)}$"))
    assert table.hand.count() == held
    table.callout.get_by_role("button", name="Rule").click()
    expect(table.sheet.get_by_role("heading", name=rule)).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    table.page.mouse.click(5, 200)
    expect(table.callout).to_have_count(0)

    table.waiting.click(force=True)
    expect(table.callout).to_contain_text("Choose first")


# Taking back, help, coming back


def test_what_is_received_is_kept_marked_and_comes_back_after_a_reload(sit):
    table = sit()
    sorting_is_remembered(table)
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
    what_was_passed_is_not_taken_back_and_a_move_is(table)
    play_first(table)
    expect(new).to_have_count(0)
    table.my_turn()
    a_reload_comes_back_to_the_same_position(table)


def sorting_is_remembered(table):
    by_suit = table.names()
    table.page.get_by_role("button", name="sort by rank").click()
    by_rank = table.names()
    assert by_rank != by_suit
    assert sorted(by_rank) == sorted(by_suit)
    reload(table.page)
    table.my_turn()
    assert table.names() == by_rank


def what_was_passed_is_not_taken_back_and_a_move_is(table):
    held = table.names()
    undo = table.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(table.callout).to_contain_text("so you can’t take back what you gave")
    assert table.names() == held
    play_first(table)
    table.my_turn()
    undo.click()
    expect(table.hand).to_have_count(13)
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert table.names() == held


def a_reload_comes_back_to_the_same_position(table):
    def position():
        trick = table.trick.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return table.names(), trick, table.page.locator(".seats").inner_text()

    before = position()
    reload(table.page)
    table.my_turn()
    assert position() == before


def test_a_hint_comes_in_two_steps(sit):
    table = sit(options={"passing": False}, log=DISCARD)
    the_last_trick_and_the_tricks_of_all_are_told(table)
    bulb = table.page.get_by_role("button", name="Hint")
    coach = table.page.locator(".coach")
    bulb.click()
    expect(coach.get_by_role("button", name="Show the move")).to_be_visible()
    expect(bulb).to_have_attribute("data-lit", "true")
    bulb.click()
    expect(coach).to_contain_text("Play")
    expect(table.page.locator(".hand .advised")).to_have_count(1)
    weighed = table.page.locator(".weighed")
    expect(weighed).to_contain_text("compared with the others’ average: fewer is better")
    expect(weighed.locator("b")).to_have_text(["\u22124.7", "\u22124.7"])
    bulb.click()
    expect(coach).to_have_count(0)
    table.leave_for("hearts", options={"passing": False}, log=DISCARD)
    a_hint_that_takes_long_says_so_and_goes_with_the_next_card(table)


def the_last_trick_and_the_tricks_of_all_are_told(table):
    expect(table.page.locator(".foot .tag[data-role=tally]")).to_be_visible()
    expect(table.page.locator(".foot .tag[data-role=tally]")).to_have_text("0 tricks")
    expect(table.page.locator(".seat .tag[data-role=tally]").last).to_have_text("1 trick")
    table.has_room()
    table.answers("l", "Ines won it.")
    table.page.get_by_role("button", name="The last trick").click()
    won = table.sheet.get_by_role("listitem").filter(has=table.page.locator(".tag"))
    expect(won).to_contain_text("Ines")
    expect(won).to_contain_text("won")
    expect(won.locator(".card.last")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    table.page.locator(".seat .sitter").first.click()
    expect(table.sheet).to_contain_text("No penalty card has been taken yet.")
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


SLOW_TO_HINT = """() => {   // the engine hears of it only when it is let
    const { postMessage } = borrowed;
    window.asked = [];
    borrowed.postMessage = wish =>
      JSON.parse(wish).type === 'hint' ? asked.push(wish) : postMessage.call(borrowed, wish);
    window.letHint = () => asked.splice(0).map(wish => postMessage.call(borrowed, wish));
}"""


def a_hint_that_takes_long_says_so_and_goes_with_the_next_card(table):
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
    a_hint_that_is_no_longer_wanted_is_not_shown(table)


def a_hint_that_is_no_longer_wanted_is_not_shown(table):
    page, coach = table.page, table.page.locator(".coach")
    table.leave_for("hearts", options={"passing": False}, log=DISCARD)
    page.get_by_role("button", name="Hint").click()
    expect(coach).to_be_visible()
    page.evaluate("() => { document.activeElement.blur(); }")
    play_first(table)
    table.my_turn()
    expect(coach).to_have_count(0)
    page.evaluate("() => letHint()")
    has_settled(page)
    expect(coach).to_have_count(0)


def moon(options, before=()):
    """The log of a hand in which seat 0 takes every card."""
    match = Match("hearts", options, seats=["human", *BOTS], log=[*before, MOON])
    for lead in ("2C", "QS", "AH", "KH"):
        match.play(lead)
        for _ in range(3):
            match.play(match.moves()[0])
    return match.log


def test_who_has_shot_the_moon_chooses_and_the_match_ends_with_places(sit):
    options = {"passing": False}
    log = ("deal AS AH KH QH | KS JH 8H 5H | QS TH 7H 4H | 9H 6H 3H 2H", "AS", "KS", "QS", "9H")
    table = sit(options=options, log=log)
    table.page.get_by_role("button", name="Take all: 12").press("Enter")
    table.hears("You lay down")
    give = table.page.get_by_role("button", name="Give 26 to the others")
    expect(table.heading).to_have_text("You have shot the moon!")
    give.click()
    expect(table.sheet.locator(".standing li").first).to_contain_text("You")
    expect(table.sheet.locator("tfoot td")).to_have_text(["0", "26", "26", "26"])
    table.page.keyboard.press("Escape")
    options = {"passing": False, "target": 50}
    table.leave_for("hearts", options=options, log=moon(options, [*moon(options), "moon add"]))
    give.click()
    expect(table.sheet.get_by_role("heading", name="You win")).to_be_visible()
    expect(table.sheet.locator(".place-number")).to_have_text(["1st", "2nd", "2nd", "2nd"])
    table.sheet.get_by_role("button", name="Play again").click()
    expect(table.hand).to_have_count(13)
    assert table.page.evaluate("() => taku.match.head.options") == options
    assert table.page.evaluate("() => taku.match.id") not in ("m", "m1")


# Together


def test_the_curtain_hides_every_hand(sit):
    table = sit(seats=("human", "easy", "human", "easy"), names=("Yuki", "", "Aki", ""))
    expect(table.page.get_by_role("heading", name="Pass the device to Yuki")).to_be_visible()
    assert table.page.locator("[data-card], .card").count() == 0
    table.page.get_by_role("button", name="I’m Yuki").click()
    yuki = table.names()
    assert len(yuki) == 13
    pass_three(table)
    expect(table.page.get_by_role("heading", name="Pass the device to Aki")).to_be_visible()
    assert table.page.locator("[data-card], .card").count() == 0
    assert not any(name in table.page.content() for name in [f'"{card}"' for card in yuki])
    table.page.get_by_role("button", name="I’m Aki").click()
    expect(table.hand).to_have_count(13)
    assert not set(table.names()) & set(yuki)


# Hearing


def test_what_happens_is_spoken_once_a_turn_and_questions_have_keys(sit):
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
    assert polite.count("Your turn.") == 2  # not urgent: that would cut the rest off

    answers = {"t": "led.", "p": "points.", "l": "won it.", "Shift+H": " of hearts"}
    for key, answer in answers.items():
        table.answers(key, answer)
    table.page.keyboard.press("?")
    expect(table.sheet).to_contain_text("Keys")
    table.page.keyboard.press("Escape")
    table.is_silent("Control+Shift+P")
    table.page.evaluate("() => taku.set('questionKeys', 'thxlw')")
    table.answers("x", "points.")
    table.is_silent("p")
    table.page.evaluate("() => taku.set('queryKeys', false)")
    table.is_silent("x")
    axe_finds_nothing_in_the_sheets(table)
    a_touch_skips_what_the_others_do(table)


def a_touch_skips_what_the_others_do(table):
    table.page.evaluate("() => taku.set('speed', 'calm')")
    table.leave_for("hearts", options={"passing": False})
    table.page.evaluate(ENDLESS)
    table.touch(table.playable.first)
    table.primary.click()
    expect(table.waiting).to_contain_text("is thinking")
    table.page.mouse.click(195, 300)
    table.my_turn()


# Room, and what axe finds


def test_everything_has_room_without_scroll_bars(sit):
    table = sit(viewport=(1440, 900))
    axe(table.page)
    pass_three(table)
    dim(table)
    table.touch(table.dimmed.first)
    expect(table.callout).to_be_visible()
    resize(table.page, 360, 640)
    axe(table.page)
    table.page.keyboard.press("Escape")
    clubs_and_diamonds = "deal AC 3C 4D | 5C 6C 7D | 2C 9C TD | JC QC KD"
    log = (clubs_and_diamonds, "2C", "JC", "AC", "5C")
    table.leave_for("hearts", options={"passing": False}, log=log)
    table.touch("3C")
    expect(table.page.get_by_role("button", name="End the hand")).to_be_visible()
    table.has_room_at()
    table.page.evaluate("() => taku.set('language', 'ja')")
    table.leave_for("hearts")
    table.has_room_at()
    pass_three(table)
    table.my_turn()
    table.has_room_at()


def axe_finds_nothing_in_the_sheets(table):
    more = table.page.get_by_role("button", name="More", exact=True)
    more.click()
    axe(table.page)
    sheets = ("Points", "What happened", "House rules", "Keys", "Rules")
    for name, theme in zip(sheets, cycle(("dark", "contrast", "light")), strict=False):
        table.page.evaluate("theme => taku.set('theme', theme)", theme)
        table.sheet.get_by_role("button", name=name, exact=True).click()
        expect(table.page.locator(".sheet-menu")).to_have_count(0)
        is_still(table.page)
        assert violations(table.page, {"type": "tag", "values": TAGS}) == []
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
        if name != "Rules":
            more.click()
