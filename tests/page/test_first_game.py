"""The guide of a first game as it is drawn: it covers nothing that matters, in any window."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled
from tests.page.table import (
    EAR,
    OUTSIDE,
    Table,
    is_still,
    preferences,
    reload,
    resize,
    windows,
)

QUICK = {"speed": "none", "askZero": False, "onlyCard": True}
MOST = 120  # decisions, and things to be read, in a first game
NEXT = """() => {   // what there is to do now
    const seen = parts => [...document.querySelectorAll(parts)]
      .filter(part => part.checkVisibility() && part.getAttribute('aria-disabled') !== 'true');
    if (document.querySelector('.first-end')) return ['end', ''];
    const told = seen('.told-foot .button');
    if (told.length) return [told.length > 1 ? 'cost' : 'read', '.told-foot .primary'];
    if (seen('.readings .reading').length) return ['do', '.readings .reading'];
    const box = seen('button.box').sort((a, b) => b.textContent.length - a.textContent.length)[0];
    if (box) return ['box', `[data-box="${box.dataset.box}"]`];
    if (seen('.foot .primary').length) return ['do', '.foot .primary'];
    if (seen('.question .button').length) return ['do', '.question .button'];
    if (document.querySelector('.callout') && seen('.foot .outlined').length)
      return ['do', '.foot .outlined'];
    const cards = seen('.foot[data-acts] ~ *, .hand .holds[aria-pressed="false"]')
      .filter(card => card.dataset.card && !window.tried.has(card.dataset.card));
    if (cards.length) return ['card', cards[0].dataset.card];
    return seen('.foot .outlined').length ? ['do', '.foot .outlined'] : ['', ''];
}"""
COVERED = """() => {   // the cards and dice that the guide lies on
    const box = document.querySelector('.guide').getBoundingClientRect();
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll(
      '.hand .holds, .middle .card, .seats :is(.open, .backs) .card, .place-of-die, .foot, .bar,' +
      '.note, .what, .stake, .by, .seat .line, .own-sheet .computed')]   // a line is seen whole
      .filter(part => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(part => over(box, part.getBoundingClientRect()))
      .map(part => part.outerHTML.slice(0, 80));
}"""
TRIED = "window.tried = new Set();"
LATE_DEALS = """{   // the list of deals comes last
    const fetch = window.fetch;
    const called = new Promise(done => (window.arrive = done));
    window.fetch = async (what, ...how) => {
      if (String(what).includes('guided')) await called;
      return fetch(what, ...how);
    };
    new MutationObserver(() => {
      const is = part => !!document.querySelector(part);
      window.moved ||= is('.lessons') && !is('.learn-row');
    }).observe(document, { childList: true, subtree: true });
}"""
LISTED = "() => performance.getEntriesByType('resource').some(e => e.name.endsWith('lessons.json'))"
POOR = ["2C", "JC", "TC", "8C", "5S", "3S", "4S", "8S"]  # next the ace takes the queen of spades
KNOWN = ["trick", "follow-suit", "hearts-broken", "discard", "points", "queen"]
ALONG = {"haggis/first": {"log": [], "met": ["aim", "lead"], "over": True, "when": 1}}


@pytest.fixture
def begin(visit):
    """Opens a first game, with what this device has kept of such games."""

    def begin(key="hearts", kept=None, settings=(), **options):
        store = f"localStorage['taku.first'] ??= {json.dumps(json.dumps(kept))};" if kept else ""
        script = preferences(**{**QUICK, **dict(settings)}) + EAR + TRIED + store
        still = {"reduced_motion": "reduce"}
        page = visit(f"#/first/{key}", init_script=script, media=still, **options)
        expect(page.locator(".guide, .foot[data-acts]").first).to_be_visible()
        return Table(page)

    return begin


def guide(table):
    return table.page.locator(".guide")


def covers_nothing(table):
    is_still(table.page)
    assert table.page.evaluate(COVERED) == []


def play_on(table, press):
    """Do whatever there is to do, to the end."""
    for _ in range(MOST):
        has_settled(table.page)
        what, where = table.page.evaluate(NEXT)
        if guide(table).is_visible():
            assert table.page.evaluate(COVERED) == []
        if what == "end":
            return
        if what == "card":
            table.page.evaluate("name => tried.add(name)", where)
            press(f'.hand [data-card="{where}"]')
        elif what:
            press(where)
        if what in ("do", "box"):
            table.page.evaluate("() => tried.clear()")
    raise AssertionError(f"not at its end after {MOST} decisions")


LATER = "() => performance.now() - taps.at(-1) > 400"  # two taps in a moment are one


def touching(table):
    table.page.evaluate(
        """() => {
          window.taps = [];
          addEventListener('pointerdown', ({ timeStamp }) => taps.push(timeStamp));
        }"""
    )
    before = ""

    def press(where):
        nonlocal before
        if where == before:
            table.page.wait_for_function(LATER)
        before = where
        table.page.locator(where).first.tap(position={"x": 8, "y": 10}, force=True)

    return press


def test_the_guide_covers_nothing_of_a_game_by_touch(begin):
    table = begin("haggis", has_touch=True)
    play_on(table, touching(table))
    expect(table.page.locator("h1")).to_contain_text("You know how to play")
    axe(table.page)


def test_the_guide_has_room_and_is_accessible(begin):
    table = begin()
    page = table.page
    expect(guide(table)).to_contain_text("You start")
    for _ in windows(page):
        page.wait_for_function(f"() => !({COVERED})().length")
    table.card("2C").focus()
    page.keyboard.press("Tab")
    expect(guide(table)).to_be_focused()
    the_cost_of_a_poor_move_covers_nothing(table)
    in_a_match_the_guide_covers_nothing(table)
    beside_the_dice_the_switch_is_in_reach(table)


def keep(page, games):
    """Store first games, and load the page anew."""
    page.evaluate("games => { localStorage['taku.first'] = JSON.stringify(games) }", games)
    reload(page)


def the_cost_of_a_poor_move_covers_nothing(table):
    page = table.page
    deal = page.evaluate("() => taku.match.log[0]")
    met = ["aim", "two-of-clubs", *KNOWN]
    keep(page, {"hearts/first": {"log": [deal, *POOR], "met": met, "over": False, "when": 1}})
    table.touch("AS")
    table.primary.click()
    expect(guide(table)).to_contain_text("13 points for you")
    covers_nothing(table)
    axe(page)


def in_a_match_the_guide_covers_nothing(table):
    page = table.page
    page.evaluate("() => { location.hash = '#/' }")
    page.locator(".home").wait_for()
    keep(page, ALONG)
    page.get_by_role("button", name="Play Haggis").click()
    expect(guide(table)).to_be_visible()
    covers_nothing(table)
    axe(page)
    guide(table).get_by_role("button", name="Still to come").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")


def beside_the_dice_the_switch_is_in_reach(table):
    page = table.page
    resize(page, 1440, 900)
    page.evaluate("() => { location.hash = '#/first/yahtzee' }")
    page.locator(".told-foot .primary").click()
    expect(guide(table)).to_contain_text("Your first roll")
    assert page.evaluate(OUTSIDE, ".panel-house, .panel-sheet") == []
    axe(page)
    page.get_by_role("button", name="Guide: on").click()
    expect(guide(table)).to_have_count(0)


def test_a_guide_that_is_switched_off_says_nothing(begin):
    table = begin(settings={"guide": False})
    expect(table.dimmed).to_have_count(12)
    table.page.evaluate("() => taku.redraw()")  # as for anything that comes later
    expect(guide(table)).to_have_count(0)
    table.page.get_by_role("button", name="More").click()
    table.page.get_by_role("button", name="Guide: off").click()
    expect(table.dimmed).to_have_count(0)


def play(table, name):
    table.touch(name)
    table.primary.click()


def test_bets_and_bombs_lie_there_only_once_they_have_been_told(begin):
    table = begin("haggis")
    aside = table.page.locator(".aside .button")
    expect(table.hand).to_have_count(12)
    expect(aside).to_have_count(0)
    play(table, "2Y")
    expect(guide(table)).to_contain_text("A bomb!")  # and passing by itself waits until it is read
    expect(aside.filter(has_text="Bomb")).to_have_count(1)
    expect(aside.filter(has_text="Bet")).to_have_count(0)


def test_rare_house_rules_of_president_have_deals_too(visit):
    page = visit("#/options/president", engine=False)
    page.get_by_text("More house rules (none on)").click()
    names = ("overturn", "calamity", "equal-hands", "first-card", "rounds", "titles-reset")
    for name in names:
        expect(page.locator(f'.try-it a[href="#/first/president/{name}"]')).to_be_visible()


def test_rules_that_are_known_are_not_told_again_unless_that_is_asked(begin):
    met = ["aim", "two-of-clubs"]
    done = {"hearts/first": {"log": [], "met": met, "over": True, "when": 1}}
    table = begin("hearts/first", kept=done)
    expect(guide(table)).to_have_count(0)
    expect(table.dimmed).to_have_count(12)
    table.page.locator(".met-count").click()
    table.page.get_by_role("button", name="Explain all the rules again").click()
    expect(guide(table)).to_contain_text("You start")


DAMAGE = (
    [1],
    {"hearts/first": {"log": "x", "met": [], "over": False, "when": 1}},
    {"hearts/first": {"log": ["deal AS"], "met": ["moon"], "over": False, "when": 1}},
    {"hearts/first": {"log": ["deal AS"], "met": [1], "over": 0, "when": "x"}},
)


def test_what_is_kept_of_a_first_game_may_be_damaged(begin):
    table = begin(kept="not JSON")
    for damage in DAMAGE:
        expect(table.hand, damage).to_have_count(13)
        table.page.evaluate("kept => { localStorage['taku.first'] = kept }", json.dumps(damage))
        reload(table.page)
    expect(table.hand).to_have_count(13)


def test_another_tab_may_take_a_first_game(begin, visit):
    first = begin()
    second = visit("#/first/hearts", init_script=preferences(**QUICK))
    second.get_by_role("button", name="Play it here").click()
    expect(second.locator(".guide")).to_be_visible()
    expect(first.page.locator(".notice")).to_contain_text("another tab")
    expect(first.page.locator(".home")).to_be_visible()


def test_home_asks_which_game(visit):
    page = visit(engine=False)
    page.get_by_role("link", name="Learn as you play").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link")).to_have_count(9)
    expect(sheet.get_by_role("link", name="Hearts")).to_contain_text("10 min")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".home")).to_be_visible()


def test_lessons_and_options_offer_first_games_and_settings_the_guide(visit):
    page = visit("#/learn/hearts", init_script=LATE_DEALS, engine=False)
    page.wait_for_function(LISTED)
    is_still(page)
    page.evaluate("() => arrive()")
    expect(page.get_by_role("link", name="First game")).to_be_visible()
    expect(page.locator(".lessons").first).to_be_visible()
    assert not page.evaluate("() => window.moved"), "nothing comes in above the lessons"

    page.evaluate("() => { location.hash = '#/options/yahtzee' }")
    way = page.locator(".try-it").filter(has=page.get_by_role("link", name="Joker"))
    expect(way.get_by_role("link")).to_have_attribute("href", "#/first/yahtzee/joker")
    page.get_by_role("radiogroup", name="Joker").get_by_role("radio", name="none").check()
    expect(way.get_by_role("link")).to_have_attribute("href", "#/first/yahtzee/no-joker")

    page.evaluate("() => { location.hash = '#/settings' }")
    switch = page.get_by_role("switch", name="The guide", exact=True)
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert page.evaluate("() => taku.settings.guide") is False


def test_a_house_rule_is_tried_in_a_deal(visit):
    page = visit("#/options/president", init_script=preferences(**QUICK))
    page.get_by_role("link", name="8-cut").click()
    expect(page.locator(".table h1")).to_have_text("President")
    expect(page.locator(".caption")).to_contain_text("8-cut")
    expect(page.locator(".guide, .foot[data-acts]").first).to_be_visible()
    page.evaluate("() => { location.hash = '#/rules/president/eight-cut' }")
    way = page.locator("#rule-eight-cut").get_by_role("link", name="Try it in a short deal")
    assert way.get_attribute("href").startswith("#/first/president/")


def test_a_first_game_that_was_left_waits_on_home_and_on_its_page(begin):
    table = begin()
    table.touch("2C")
    table.primary.click()
    page = table.page
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".foot[data-acts]")).to_be_visible()
    page.evaluate("() => { location.hash = '#/game/hearts' }")
    door = page.get_by_role("link", name="First game")
    expect(door).to_contain_text("left unfinished")
    page.evaluate("() => { location.hash = '#/' }")
    page.get_by_role("link", name="Continue: Hearts").click()
    expect(table.hand).to_have_count(12)
