"""Hearts at the table, played on the built site with the real engine."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from taku.match import Match
from tests.page.conftest import axe

BOTS = ("easy", "easy", "easy")
MOON = "deal 2C QS AH KH | 2D 2H 3H 4H | 5H 6H 7H 8H | 9H TH JH QH"
SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (820, 1180), (1440, 900), (1920, 1080))
EAR = """
    window.said = [];
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (target.matches?.('body > [aria-live]'))
            said.push([target.ariaLive, node.textContent]);
    }).observe(document, { childList: true, subtree: true });
"""


class Table:
    """What a player sees of a match and does with it."""

    def __init__(self, page):
        self.page = page
        self.hand = page.locator(".hand [data-card]")
        self.playable = page.locator(".hand [data-card]:not([aria-disabled])")
        self.dimmed = page.locator(".hand [data-card][aria-disabled]")
        self.trick = page.locator(".trick [data-card]")
        self.slots = page.locator(".slots [data-card]")
        self.primary = page.locator(".foot .primary")
        self.waiting = page.locator(".foot .waiting")
        self.sheet = page.get_by_role("dialog")
        self.callout = page.locator(".callout")

    def sit(self, *, options=None, seats=("human", *BOTS), names=("", "", "", ""), log=()):
        head = {
            "format": 1, "game": "hearts", "options": options or {}, "seed": "s", "seats": seats,
        }  # fmt: skip
        match = {
            "id": "m", "head": head, "log": log, "names": names, "when": 1, "glance": None,
            "over": False,
        }  # fmt: skip
        self.page.wait_for_function("() => window.taku")
        self.page.evaluate("match => taku.matches.keep(match)", match)
        self.page.evaluate("() => { location.hash = '#/play/m' }")
        return self

    def names(self):
        return self.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")

    def my_turn(self):
        """Wait until there is something to decide, or the score sheet."""
        expect(self.page.locator(".foot[data-acts], .sheet-round[open]").first).to_be_attached(
            timeout=60_000
        )

    def touch(self, card):
        """Touch a card where no other lies over it."""
        card.click(position={"x": 8, "y": 10}, force=True)

    def pass_three(self):
        for _ in range(3):
            self.touch(self.hand.first)
        self.primary.click()

    def play_first(self):
        held = self.hand.count()
        self.touch(self.playable.first)
        self.primary.click()
        expect(self.hand).not_to_have_count(held)


@pytest.fixture
def sit(visit):
    def sit(*, viewport=(390, 844), locale="en-GB", settings=None, forgive=(), page=None, **match):
        chosen = json.dumps(json.dumps({"speed": "none", **(settings or {})}))
        store = f"if (!localStorage['taku.settings']) localStorage['taku.settings'] = {chosen};"
        guarded = f"if (origin !== 'null') {{ {store} }} {EAR}"
        options = {"viewport": viewport, "locale": locale, "forgive": forgive}
        table = Table(visit("", init_script=guarded, **options, **(page or {}))).sit(**match)
        if "human" not in match.get("seats", ())[1:]:
            table.my_turn()
        return table

    return sit


def said(table):
    return table.page.evaluate("() => said.map(([, text]) => text).join(' ')")


def dim(table):
    """Play until a card is held back."""
    for _ in range(13):
        table.my_turn()
        if table.dimmed.count() and table.playable.count():
            return
        table.play_first()


# A hand


def test_a_whole_hand_by_touch(sit):
    table = sit(page={"has_touch": True})
    table.pass_three()
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
    expect(table.page.locator(".heading")).to_contain_text("Three cards to")
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
        focused = table.page.locator(".hand [data-card]:focus")
        for _ in range(13):
            if focused.get_attribute("aria-disabled") is None:
                break
            keyboard.press("ArrowRight")
        keyboard.press("Enter")
        expect(table.hand).to_have_count(left - 1)
    expect(table.sheet).to_be_visible()
    keyboard.press("Enter")
    expect(table.page.locator(".heading")).to_contain_text("Three cards to")


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
    assert table.callout.locator("p").inner_text() in said(table)
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
    table.play_first()
    table.my_turn()
    table.page.get_by_role("button", name="Take back").click()
    expect(table.hand).to_have_count(13)
    assert table.names() == before


def test_a_hint_comes_in_two_steps(sit):
    table = sit(options={"passing": False})
    dim(table)
    bulb = table.page.get_by_role("button", name="Hint")
    bulb.click()
    coach = table.page.locator(".coach")
    expect(coach).to_be_visible(timeout=60_000)
    expect(bulb).to_have_attribute("data-lit", "true")
    if coach.get_by_role("button", name="Show the move").count():
        bulb.click()
    expect(coach).to_contain_text("Play")
    expect(table.page.locator(".hand .advised")).to_have_count(1)
    bulb.click()
    expect(coach).to_have_count(0)


def test_a_reload_comes_back_to_the_same_position(sit):
    table = sit()
    table.pass_three()
    for _ in range(3):
        table.my_turn()
        table.play_first()
    table.my_turn()

    def position():
        trick = table.trick.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return table.names(), trick, table.page.locator(".seats").inner_text()

    before = position()
    table.page.reload()
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
    expect(table.page.locator(".heading")).to_have_text("You have shot the moon!")
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
    expect(table.hand).to_have_count(13, timeout=60_000)
    assert table.page.evaluate("() => taku.match.head.options") == options
    assert table.page.evaluate("() => taku.match.id") != "m"


# Together


def test_the_curtain_hides_every_hand(sit):
    table = sit(seats=("human", "easy", "human", "easy"), names=("Yuki", "", "Aki", ""))
    expect(table.page.get_by_role("heading", name="Hand the device to Yuki")).to_be_visible(
        timeout=60_000
    )
    assert table.page.locator("[data-card], .card").count() == 0
    table.page.get_by_role("button", name="I am Yuki").click()
    yuki = table.names()
    assert len(yuki) == 13
    table.pass_three()
    expect(table.page.get_by_role("heading", name="Hand the device to Aki")).to_be_visible()
    assert table.page.locator("[data-card], .card").count() == 0
    assert not any(name in table.page.content() for name in [f'"{card}"' for card in yuki])
    table.page.get_by_role("button", name="I am Aki").click()
    expect(table.hand).to_have_count(13)
    assert not set(table.names()) & set(yuki)


# Hearing


def test_what_happens_is_spoken_once_a_turn(sit):
    table = sit(options={"passing": False})
    table.play_first()
    table.my_turn()
    table.page.wait_for_timeout(300)
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
        assert answer in reply(table, key)
    table.page.keyboard.press("?")
    expect(table.sheet).to_contain_text("Keys")
    table.page.keyboard.press("Escape")
    assert reply(table, "Control+Shift+P") == ""
    table.page.evaluate("() => taku.set('queryKeys', false)")
    assert reply(table, "p") == ""


def reply(table, key):
    """What is said when a key is pressed."""
    table.page.wait_for_timeout(150)
    table.page.evaluate("() => { said.length = 0 }")
    table.page.keyboard.press(key)
    table.page.wait_for_timeout(150)
    return said(table)


# Time


def test_a_touch_skips_what_the_others_do(sit):
    table = sit(options={"passing": False}, settings={"speed": "calm"})
    table.touch(table.playable.first)
    table.primary.click()
    expect(table.waiting).to_contain_text("is thinking")
    table.page.wait_for_timeout(300)
    table.page.mouse.click(195, 300)
    table.my_turn()


def test_sorting_is_remembered(sit):
    table = sit()
    by_suit = table.names()
    table.page.get_by_role("button", name="sort by rank").click()
    by_rank = table.names()
    assert by_rank != by_suit
    assert sorted(by_rank) == sorted(by_suit)
    table.page.reload()
    table.my_turn()
    assert table.names() == by_rank


# Room


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_everything_has_room_without_scroll_bars(sit, locale):
    table = sit(locale=locale)
    check_all_sizes(table)
    table.pass_three()
    table.my_turn()
    check_all_sizes(table)


def check_all_sizes(table):
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_timeout(200)
        check_room(table, (width, height))
        assert not overlap(table.trick, table.hand)


def check_room(table, size):
    width, height = size
    box = table.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert box == [width, height]
    things = table.page.locator(
        ".bar button, .seat .face, .seat .name, .badge, .trick li, .slots li, .heading, .note, "
        ".hand button, .foot button, .tools button"
    )
    for thing in things.all():
        if thing.is_visible():
            part = thing.bounding_box()
            name = thing.evaluate("node => node.className + ' ' + node.textContent.trim()")
            assert part["x"] >= -0.5, name
            assert part["y"] >= -0.5, name
            assert part["x"] + part["width"] <= width + 0.5, name
            assert part["y"] + part["height"] <= height + 0.5, name
    check_targets(table)


def check_targets(table):
    """Each card shows a strip at least 24 wide and 24 high, each button is at least as large."""
    for row in rows(table.hand):
        steps = [b["x"] - a["x"] for a, b in pairwise(row)]
        assert min(steps, default=24) >= 24
    for button in table.page.locator(".bar button, .foot button, .tools button").all():
        if button.is_visible():
            part = button.bounding_box()
            assert min(part["width"], part["height"]) >= 24


def rows(cards):
    boxes = [card.bounding_box() for card in cards.all()]
    tops = sorted({round(box["y"]) for box in boxes})
    return [
        sorted((box for box in boxes if round(box["y"]) == top), key=lambda box: box["x"])
        for top in tops
    ]


def overlap(above, below):
    """Do any of these lie over any of those?"""
    ends = max((box["y"] + box["height"] for box in boxes(above)), default=0)
    begins = min((box["y"] for box in boxes(below)), default=9999)
    return ends > begins + 1


def boxes(things):
    return [thing.bounding_box() for thing in things.all()]


# Everybody


@pytest.mark.parametrize("viewport", [(360, 640), (1440, 900)], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_the_table(sit, viewport):
    table = sit(viewport=viewport)
    check_all_themes(table)
    table.pass_three()
    dim(table)
    table.page.wait_for_timeout(1200)  # until the cards received have settled
    check_all_themes(table)
    table.touch(table.dimmed.first)
    expect(table.callout).to_be_visible()
    check_all_themes(table)


def check_all_themes(table):
    for theme in ("light", "dark", "contrast"):
        table.page.evaluate("theme => taku.set('theme', theme)", theme)
        table.page.wait_for_timeout(250)
        axe(table.page)


def test_axe_finds_nothing_in_the_sheets(sit):
    table = sit(options={"passing": False})
    table.play_first()
    table.my_turn()
    for name in ("Points", "What happened", "House rules", "Keys", "Rules"):
        table.page.get_by_role("button", name="More").click()
        table.page.wait_for_timeout(300)
        axe(table.page)
        table.sheet.get_by_role("button", name=name, exact=True).click()
        table.page.wait_for_timeout(300)
        axe(table.page)
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
