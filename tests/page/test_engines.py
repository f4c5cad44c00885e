"""Hearts, a lesson and a start without a connection, in three browser engines.

Chromium is what all other tests of the page run in. Firefox and WebKitGTK join in where the
machine has them; pytest tells what is missing where it has not.
"""

import pytest

from tests.page.browsers import NARROW, Chromium, firefox, missing, webkit
from tests.page.visitor import MY_TURN, Visitor

WIDE = (1200, 900)
# Answers the question after a moon.
MOON = "() => document.querySelector('.question .answers button')?.click()"
EASY = {"options": {}, "seats": ["human", "easy", "easy", "easy"], "names": []}
READY = "() => performance.getEntriesByName('engine-ready').length === 1"
COUNT = "(selector, count) => document.querySelectorAll(selector).length === count"
SHEET = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const [sheet, table, die] = ['.panel-sheet', '.sheet-table', '.sheet-table .die'].map(box);
    return [sheet.height - table.height, table.height / sheet.height, die.width / die.height];
}"""
KEPT = "() => navigator.serviceWorker.controller?.state === 'activated'"


@pytest.fixture
def visitor(request, site):
    """In the browser that the test is asked for; Chromium borrows an engine."""
    if request.param == "Chromium":
        visit = request.getfixturevalue("visit")
        yield Visitor(Chromium(visit("icons/icon.svg", forgive=["favicon.ico"])), site)
        return
    if lack := missing(request.param):
        pytest.skip(lack)
    with {"Firefox": firefox, "WebKit": webkit}[request.param]() as browser:
        yield Visitor(browser, site)
        assert browser.errors() == []


every = pytest.mark.parametrize("visitor", ["Chromium", "Firefox", "WebKit"], indirect=True)
others = pytest.mark.parametrize("visitor", ["Firefox", "WebKit"], indirect=True)


@every
def test_a_hand_of_hearts_is_left_and_finished(visitor):
    visitor.comes(speed="none", last={"hearts": EASY})
    visitor.taps("button", "Play Hearts")
    visitor.sees(".heading", "Three cards to")
    for _ in range(3):
        visitor.taps(".hand [data-card]")
    visitor.taps(".foot .primary", "Pass cards")
    for left in range(13, 0, -1):
        if visitor.waits(MY_TURN, left) == "ended":
            break
        if left == 7:
            leaves_and_resumes(visitor)
        visitor.taps(".hand [data-card]:not([aria-disabled])")
        visitor.taps(".foot .primary", "Play")
    visitor.sees(".sheet-round[open], .question", "")
    visitor.browser.evaluate(MOON)
    visitor.sees(".sheet-round[open]", "won the hand")
    visitor.taps(".sheet-round[open] button", "Next hand")
    visitor.sees(".heading", "Three cards to")


def leaves_and_resumes(visitor):
    before = visitor.cards(".hand"), visitor.cards(".trick")
    visitor.browser.evaluate("() => { location.hash = '#/' }")
    visitor.browser.reload()
    visitor.taps("button", "Resume")
    visitor.waits(MY_TURN, 7)
    assert (visitor.cards(".hand"), visitor.cards(".trick")) == before


@every
def test_a_learner_takes_a_first_step_in_japanese(visitor):
    visitor.comes(speed="none")
    visitor.taps("button", "Choose a language")
    visitor.taps("dialog label", "日本語")
    visitor.sees("dialog h2", "言語")
    visitor.taps("dialog button")
    visitor.taps("a", "学ぶ")
    visitor.sees(".learn h1")  # on the screen before is another link of this name
    visitor.taps("a", "ハーツ")
    visitor.sees(".learn a[href='#/first/hearts']")  # it comes later, above the lessons
    visitor.taps("a", "失点カードと")
    visitor.sees(".lesson", "4枚を取らずに済むスペードを出しましょう。")
    visitor.taps(".hand [data-card='9S']")
    visitor.taps(".foot .primary")
    visitor.sees(".mark[data-tone=right]", "あなたは0点です。")


@others  # test_start.py has it for Chromium
def test_a_cached_page_plays_without_the_server(visitor, site):
    visitor.comes(speed="none")
    visitor.waits(READY)
    visitor.waits(KEPT)
    with site.down():
        visitor.browser.reload()
        visitor.taps("button", "Play Hearts")
        visitor.sees(".heading", "Three cards to")
        assert len(visitor.cards(".hand")) == 13


@every
def test_a_table_follows_the_size_of_its_window(visitor):
    visitor.comes(speed="none")
    visitor.taps("button", "Play Hearts")
    visitor.sees(".heading", "Three cards to")
    for size, fans in ((WIDE, 3), (NARROW, 0), (WIDE, 3)):
        visitor.browser.resize(*size)
        visitor.waits(COUNT, ".seat .backs", fans)
    visitor.browser.evaluate("() => { location.hash = '#/' }")
    visitor.taps("button", "Play Yahtzee")
    visitor.waits(COUNT, ".panel-sheet .sheet-table tfoot", 1)
    room, share, die = visitor.browser.evaluate(SHEET)
    assert room >= 0  # all rows are seen,
    assert share > 0.8  # they share the height,
    assert die == pytest.approx(1, abs=0.1)  # and no die is drawn out
