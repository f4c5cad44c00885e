"""A guided first game: a real table, where each rule is told when it matters."""

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


def kept(table):
    return table.page.evaluate("() => Object.fromEntries(taku.firstGames.all())")


def covers_nothing(table):
    is_still(table.page)
    assert table.page.evaluate(COVERED) == []


def play_on(table, press, until="end"):
    """Do whatever there is to do, until there is this to do; what was told on the way."""
    told = []
    for _ in range(MOST):
        has_settled(table.page)
        what, where = table.page.evaluate(NEXT)
        if guide(table).is_visible():
            text = guide(table).inner_text()
            told += [text] if what != "cost" and [text] != told[-1:] else []  # still shown
            assert table.page.evaluate(COVERED) == []
        if what == until:
            return told
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


def typing(table):
    def press(where):
        table.page.locator(where).first.focus()
        table.page.keyboard.press("Space" if ".hand" in where else "Enter")

    return press


def test_a_first_game_is_played_to_its_end_by_touch(begin):
    table = begin("haggis", has_touch=True)
    told = play_on(table, touching(table))
    assert len(told) == len(set(told)) > 3
    page = table.page
    expect(page.locator("h1")).to_contain_text("You know how to play")
    expect(page.locator(".best")).to_contain_text("won the round")
    assert page.locator(".learnt").first.locator("a").count() >= len(told)
    expect(page.locator(".ways .primary")).to_be_visible()


def test_a_first_game_is_played_to_its_end_by_keyboard(begin):
    table = begin("yahtzee", settings={"language": "ja"})
    told = play_on(table, typing(table))
    assert len(told) > 3
    (played,) = kept(table).values()
    assert (played["over"], played["log"]) == (True, [])
    axe(table.page)


def test_the_guide_covers_no_card_is_read_and_goes_at_the_next_touch(begin):
    table = begin()
    page = table.page
    expect(guide(table)).to_contain_text("You start")
    expect(page.locator(".aim")).to_contain_text("Fewest points win")
    table.hears("You start")
    said = table.said()
    assert said.index("Fewest points win") < said.index("You start") < said.index("Your turn")
    for _ in windows(table.page):
        table.page.wait_for_function(f"() => !({COVERED})().length")
    table.card("2C").focus()
    page.keyboard.press("Tab")
    expect(guide(table)).to_be_focused()
    page.locator(".bar h1").click()
    expect(guide(table)).to_have_count(0)
    expect(page.locator(".bar-tools")).to_have_text("You start")
    table.answers("w", "You start")
    expect(guide(table)).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide(table)).to_have_count(0)
    page.get_by_role("button", name="Show again: You start").click()
    expect(guide(table)).to_be_visible()
    page.locator(".bar h1").click()
    expect(guide(table)).to_have_count(0)

    expect(table.dimmed).to_have_count(0)
    table.touch("AS")
    expect(table.callout).to_be_visible()
    expect(guide(table)).to_have_count(0)
    expect(table.dimmed).to_have_count(12)
    assert "two-of-clubs" in kept(table)["hearts/first"]["met"]


POOR = {"log": ["2C", "JC", "TC", "8C", "5S", "3S", "4S", "8S"], "met": ["aim", "two-of-clubs"]}
KNOWN = ["trick", "follow-suit", "hearts-broken", "discard", "points", "queen"]


@pytest.fixture
def poor(begin, visit):
    """The table before a card is led that takes the queen of spades."""
    table = begin()
    deal = table.page.evaluate("() => taku.match.log[0]")
    visit.forget()
    met = [*POOR["met"], *KNOWN]
    played = {"log": [deal, *POOR["log"]], "met": met, "over": False, "when": 1}
    return begin(kept={"hearts/first": played})


def play(table, name):
    table.touch(name)
    table.primary.click()


def test_a_poor_move_shows_what_it_costs_and_is_taken_back_or_kept(poor):
    table, page = poor, poor.page
    names, log = table.names(), page.evaluate("() => taku.match.log")
    reload(page)
    expect(table.hand).to_have_count(len(names))
    assert (table.names(), page.evaluate("() => taku.match.log")) == (names, log)
    expect(page.locator(".met-count")).to_contain_text("8 of 9")
    before = table.names()
    stored = page.evaluate("() => localStorage['taku.first']")
    play(table, "AS")
    expect(guide(table)).to_contain_text("13 points for you")
    expect(page.locator(".trick .card.last")).to_have_count(1)
    expect(page.locator('.trick [data-card="AS"] .card.last')).to_be_visible()
    covers_nothing(table)
    axe(page)
    page.get_by_role("button", name="Try again").click()
    expect(table.hand).to_have_count(len(before))
    assert table.names() == before
    expect(guide(table)).to_have_count(0)
    play(table, "AS")
    expect(table.trick).to_have_count(0)  # once a move
    expect(page.locator(".foot")).to_contain_text("+13")

    page.evaluate("stored => { localStorage['taku.first'] = stored }", stored)
    reload(page)
    expect(table.hand).to_have_count(len(before))
    play(table, "AS")
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".foot")).to_contain_text("+13")
    expect(page.locator(".foot[data-acts]:not(.told-foot)")).to_be_visible()


def test_the_guide_s_words_are_there_again_after_leaving(begin):
    begun = {"hearts/first": {"log": [], "met": ["aim"], "over": False, "when": 1}}
    table = begin("hearts/first", kept=begun)
    expect(guide(table)).to_contain_text("You start")
    table.touch("2C")
    expect(guide(table)).to_have_count(0)
    assert kept(table)["hearts/first"]["met"] == ["aim"]  # the rest may not have been read
    reload(table.page)
    expect(guide(table)).to_contain_text("You start")
    play(table, "2C")
    expect(guide(table)).not_to_contain_text("You start")
    assert "two-of-clubs" in kept(table)["hearts/first"]["met"]


def test_the_guide_goes_along_in_the_matches_after_a_first_game(visit):
    done = {"haggis/first": {"log": [], "met": ["aim", "lead"], "over": True, "when": 1}}
    store = f"localStorage['taku.first'] ??= {json.dumps(json.dumps(done))};"
    page = visit(init_script=preferences(**QUICK) + EAR + store, media={"reduced_motion": "reduce"})
    expect(page.get_by_role("link", name="Learn as you play")).to_contain_text("Hearts")
    page.get_by_role("button", name="Play Haggis").click()
    table = Table(page)
    expect(page.locator(".seat")).to_have_count(1)  # for two, as the first game was
    expect(guide(table)).to_be_visible()
    covers_nothing(table)
    axe(page)
    title = guide(table).locator("b").inner_text()
    page.locator(".bar h1, .bar .caption").first.dispatch_event("pointerdown")
    expect(guide(table)).to_have_count(0)
    page.get_by_role("button", name=f"Show again: {title}").click()
    expect(guide(table)).to_contain_text(title)
    reload(page)
    expect(guide(table)).to_contain_text(title)  # it may not have been read

    guide(table).get_by_role("button", name="Still to come").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Bombs")).to_be_visible()
    axe(page)
    sheet.get_by_role("button", name="Guide: on").click()
    expect(page.locator(".guide, .guide-line")).to_have_count(0)
    assert page.evaluate("() => taku.settings.guideAlong") is False
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Guide: off").click()
    expect(page.locator(".guide, .guide-line").first).to_be_visible()
    assert page.evaluate("() => taku.firstGames.met('haggis')")


def test_a_guide_that_is_switched_off_says_nothing(begin):
    table = begin(settings={"guide": False})
    expect(table.dimmed).to_have_count(12)
    table.page.evaluate("() => taku.redraw()")  # as for anything that comes later
    expect(guide(table)).to_have_count(0)
    table.page.get_by_role("button", name="More").click()
    table.page.get_by_role("button", name="Guide: off").click()
    expect(table.dimmed).to_have_count(0)


def test_bets_and_bombs_lie_there_only_once_they_have_been_told(begin):
    table = begin("haggis")
    aside = table.page.locator(".aside .button")
    expect(table.hand).to_have_count(12)
    expect(aside).to_have_count(0)
    play(table, "2Y")
    expect(guide(table)).to_contain_text("A bomb!")  # and passing by itself waits until it is read
    expect(aside.filter(has_text="Bomb")).to_have_count(1)
    expect(aside.filter(has_text="Bet")).to_have_count(0)


def test_beside_the_dice_the_guide_s_switch_is_in_reach(begin):
    table = begin("yahtzee", viewport=(1440, 900))
    table.page.locator(".told-foot .primary").click()
    expect(guide(table)).to_contain_text("Your first roll")
    switch = table.page.get_by_role("button", name="Guide: on")
    assert table.page.evaluate(OUTSIDE, ".panel-house, .panel-sheet") == []
    switch.click()
    expect(guide(table)).to_have_count(0)


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
