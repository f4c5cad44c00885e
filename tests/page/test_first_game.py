"""The guide of a first game as it is drawn: it covers nothing that matters, in any window."""

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
    const told = seen('.guide-foot .button');
    if (told.length) return [told.length > 1 ? 'cost' : 'read', '.guide-foot .primary'];
    if (seen('.readings .reading').length) return ['do', '.readings .reading'];
    const box = seen('button.box').sort((a, b) => b.textContent.length - a.textContent.length)[0];
    if (box) return ['box', `[data-box="${box.dataset.box}"]`];
    if (seen('.foot .primary').length) return ['do', '.foot .primary'];
    if (seen('.question .button').length) return ['do', '.question .button'];
    if (document.querySelector('.callout') && seen('.foot .outlined').length)
      return ['do', '.foot .outlined'];
    const cards = seen('.foot[data-acts] ~ *, .hand .card-button[aria-pressed="false"]')
      .filter(card => card.dataset.card && !window.tried.has(card.dataset.card));
    if (cards.length) return ['card', cards[0].dataset.card];
    return seen('.foot .outlined').length ? ['do', '.foot .outlined'] : ['', ''];
}"""
COVERED = """() => {   // what the guide lies on: cards, dice, players, what is in force, scores
    const box = document.querySelector('.guide').getBoundingClientRect();
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll(
      '.bar, .foot, .hand .card-button, .middle .card, .middle .place, .die-place, .heading,' +
      '.seat .participant, .seat .portrait, .seat .name, .seat .line, .taken .card, .badge,' +
      '.seats :is(.open, .backs) .card, .strength, .what, .played-by, .note, .bet-at-stake,' +
      '.totals .participant, .own-sheet :is(.box, .computed, h2)')]   // a line is seen whole
      .filter(part => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(part => over(box, part.getBoundingClientRect()))
      .map(part => part.outerHTML.slice(0, 80));
}"""
REDRAWN = """async () => {   // what a redraw, after which nothing has moved, changes at the guide
    const changes = [];
    const note = records => changes.push(...records.map(({ attributeName }) => attributeName));
    new MutationObserver(note).observe(document.querySelector('.guide'), { attributes: true });
    taku.redraw();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return changes;
}"""
TRIED = "window.tried = new Set();"
POOR = ["2C", "JC", "TC", "8C", "5S", "3S", "4S", "8S"]  # next the ace takes the queen of spades
KNOWN = ["trick", "follow-suit", "hearts-broken", "discard", "points", "queen"]
ALONG = {"haggis/first": {"log": [], "met": ["aim", "lead"], "over": True, "when": 1}}


@pytest.fixture
def begin(visit):
    """Opens a first game."""

    def begin(key="hearts", **options):
        script = preferences(**QUICK) + EAR + TRIED
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


def test_the_guide_covers_nothing_by_touch(begin):
    table = begin("haggis", has_touch=True)
    play_on(table, touching(table))
    expect(table.page.locator("h1")).to_contain_text("You know how to play")
    expect(table.page.locator(".first-end .primary")).to_be_in_viewport(ratio=1)
    axe(table.page)


def test_the_guide_has_room_and_is_accessible(begin):
    table = begin()
    page = table.page
    expect(guide(table)).to_contain_text("You start")
    is_still(page)
    assert page.evaluate(REDRAWN) == []
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
    for _ in windows(page):
        page.wait_for_function(f"() => !({COVERED})().length")
    axe(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Still to come").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")


def beside_the_dice_the_switch_is_in_reach(table):
    page = table.page
    resize(page, 1440, 900)
    page.evaluate("() => { location.hash = '#/first/yahtzee' }")
    page.locator(".guide-foot .primary").click()
    expect(guide(table)).to_contain_text("Your first roll")
    assert page.evaluate(OUTSIDE, ".panel-house, .panel-sheet") == []
    axe(page)
    page.get_by_role("button", name="Guide: on").click()
    expect(guide(table)).to_have_count(0)
