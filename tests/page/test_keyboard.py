"""Every player at the table: by keyboard alone, with large type and targets, in forced colours."""

from functools import cache, partial

import pytest
from playwright.sync_api import expect

from taku.match import Match
from tests.page.conftest import ready
from tests.page.positions import FOLLOW, SIX
from tests.page.table import DESKTOP, PHONE, SMALL, is_still, resize

SHORT = {
    "hearts": {"passing": False, "target": 50},
    "president": {"length": "short"},
    "haggis": {},
    "yahtzee": {},
}
PLAYERS = {"hearts": 4, "president": 4, "haggis": 2, "yahtzee": 2}
SCREENS = (
    *("#/learn", "#/learn/hearts", "#/learn/yahtzee", "#/rules", "#/rules/president"),
    *("#/options/president", "#/options/haggis", "#/options/yahtzee/yams"),
    *("#/statistics", "#/statistics/haggis", "#/settings", "#/about", "#/"),
)
TOUCHED = "a, button, input, select, summary"
LEFT = 3  # decisions of the player before the end, if they are played as in the log
ANSWERED = """before => document.querySelector('.foot .primary, .reading')
    || document.querySelector('.foot .waiting').textContent !== before"""
FACELESS = """() => [...document.querySelectorAll('.card, .die, .face')]
    .filter(part => part.checkVisibility({ visibilityProperty: true }))
    .filter(part => getComputedStyle(part).forcedColorAdjust !== 'none')
    .map(part => part.outerHTML.slice(0, 100))"""
EDGELESS = """() => [...document.querySelectorAll('.table .button, button.box, .badge')]
    .filter(part => part.checkVisibility({ visibilityProperty: true }))
    .filter(part => getComputedStyle(part).borderTopStyle === 'none')
    .map(part => part.outerHTML.slice(0, 100))"""


@cache
def nearly_over(game):
    """The log of a match whose end is a few decisions of the player away."""
    match = Match(game, SHORT[game], seats=PLAYERS[game], seed="end")
    while not match.over:
        match.play(match.moves()[-1 if game == "haggis" else 0])
    for _ in range(LEFT):
        match = match.undo(0)
    return tuple(match.log)


def near_the_end(game):
    """What `sit` and `leave_for` take for this match."""
    return {"players": PLAYERS[game], "options": SHORT[game], "log": nearly_over(game)}


# Keyboard


def tab_to(table, selector):
    """Press Tab until something that this selects has the focus."""
    focused = f"() => !!document.activeElement.closest('{selector}')"
    for _ in range(40):
        if table.page.evaluate(focused):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def play_by_keys(table):
    """Make one decision: the first card that makes a move alone, else pass or answer."""
    keyboard = table.page.keyboard
    if table.page.locator("[data-box]").count():
        tab_to(table, "[data-box]")
        keyboard.press("Home")  # the player goes there: the page may have moved the focus
        keyboard.press("Enter")
        if table.page.locator(".sheet-zero").count():
            keyboard.press("Shift+Tab")
            keyboard.press("Enter")
    elif table.page.locator(".answers").count():
        tab_to(table, ".answers")
        keyboard.press("Shift+Tab")
        tab_to(table, ".answers")
        keyboard.press("Enter")
    else:
        tab_to(table, ".hand")
        keyboard.press("Home")
        if table.playable.count() and lays_a_card(table):
            return
        tab_to(table, ".foot .outlined, .foot .primary")
        keyboard.press("Enter")


def lays_a_card(table):
    keyboard = table.page.keyboard
    while table.page.evaluate("() => document.activeElement.ariaDisabled"):
        keyboard.press("ArrowRight")
    before = table.waiting.text_content()
    keyboard.press("Space")
    table.page.wait_for_function(ANSWERED, arg=before)
    if table.page.locator(".reading").count():
        tab_to(table, ".reading")
    if table.page.locator(".foot .primary, .reading").count():
        keyboard.press("Enter")
        return True
    for name in table.chosen.evaluate_all("all => all.map(one => one.dataset.card)"):
        while table.page.evaluate("() => document.activeElement.dataset.card") != name:
            keyboard.press("ArrowRight")
        keyboard.press("Space")
    return False


@pytest.mark.parametrize("games", [("hearts", "president"), ("haggis", "yahtzee")], ids=str)
def test_a_match_is_ended_and_begun_by_keyboard(sit, games):
    table = sit(games[0], **near_the_end(games[0]))
    for game in games:
        if game != games[0]:
            table.leave_for(game, **near_the_end(game))
        table.has_room_at(((720, 450), (960, 540)))  # as on a device with type of twice the size
        resize(table.page, *PHONE)
        it_is_ended_and_begun_anew(table)


def it_is_ended_and_begun_anew(table):
    id = table.page.evaluate("() => taku.match.id")
    again = table.sheet.get_by_role("button", name="Play again")
    for _ in range(30):
        if again.count():
            break
        if table.sheet.count():
            table.page.keyboard.press("Enter")
            table.my_turn()
        else:
            table.decide(partial(play_by_keys, table))
    expect(again).to_be_focused()
    table.page.keyboard.press("Enter")
    begun = "id => window.taku?.match?.log.length && window.taku?.match?.id !== id"
    table.page.wait_for_function(begun, arg=id)
    expect(table.page.locator(".foot[data-acts]")).to_be_attached()
    tab_to(table, ".hand, .answers, [data-box], .roll")


def test_a_match_is_set_up_by_keyboard_alone(visit):
    page = visit()
    ready(page)
    for name in ("Hearts", "Options: "):
        tabs_onto(page.get_by_role("link", name=name, exact=name == "Hearts"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_role("radio", name="Classic")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("Tab")
    players = page.get_by_role("radiogroup", name="Number of players")
    expect(players.get_by_role("radio", name="4", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Normal")).to_be_focused()
    tabs_onto(page.get_by_role("radio", name="Classic"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Windows")).to_be_checked()
    scatter = page.get_by_role("switch", name="Scatter")
    tabs_onto(scatter)
    page.keyboard.press("Space")
    expect(scatter).to_be_checked()
    tabs_onto(page.get_by_role("button", name="Deal the cards"))
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(13)


def tabs_onto(part):
    """Press Tab until this part has the focus."""
    for _ in range(40):
        if part.evaluate("part => part === document.activeElement"):
            return
        part.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {part}")


# Targets large enough


def test_targets_on_every_screen_are_large_enough(visit):
    page = visit(viewport=(320, 568), engine=False)
    for screen in SCREENS:
        before = page.title()
        page.evaluate("screen => { location.hash = screen }", screen)
        page.wait_for_function("before => document.title !== before", arg=before)
        is_still(page)
        assert page.evaluate(SMALL, TOUCHED) == [], screen


def test_targets_at_the_table_are_large_enough(sit):
    table = sit("hearts", viewport=(320, 568), **near_the_end("hearts"))
    for name in ("Points", "What happened", "House rules", "Keys", "Rules"):
        table.page.get_by_role("button", name="More", exact=True).click()
        assert table.page.evaluate(SMALL, TOUCHED) == []
        table.sheet.get_by_role("button", name=name, exact=True).click()
        expect(table.page.locator(".sheet-menu")).to_have_count(0)
        assert table.page.evaluate(SMALL, TOUCHED) == []
        table.page.keyboard.press("Escape")
        expect(table.sheet).to_have_count(0)
    resize(table.page, *DESKTOP)
    expect(table.page.locator(".panel button").first).to_be_visible()
    assert table.page.evaluate(SMALL, ".panel button, .panel summary") == []


# With the colours of the device


def test_forced_colours_leave_cards_dice_faces_and_edges(sit):
    media = {"forced_colors": "active", "color_scheme": "dark"}
    options = {"suit_lock": True, "sequence": True}
    table = sit("president", players=6, log=SIX, options=options, page={"media": media})
    has_faces_and_edges(table)
    table.leave_for("haggis", players=3, log=FOLLOW)
    has_faces_and_edges(table)
    table.leave_for("yahtzee", players=2, log=("roll 1 2 3 4 5",))
    has_faces_and_edges(table)


def has_faces_and_edges(table):
    assert table.page.evaluate(FACELESS) == []
    assert table.page.evaluate(EDGELESS) == []
