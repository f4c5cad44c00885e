"""What others have sent is shown or refused by name; no table waits for it or shows it twice."""

import pytest
from playwright.sync_api import expect

from haggis_deals import dealt
from tests.page.conftest import ready
from tests.page.table import Table, notice, preferences
from tests.page.test_links import LOG, packed

POSITION = f"#/study/hearts/{packed(['position', {}, 4, 2, LOG])}"
WORKERS = """
    window.workers = [];
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        workers.push(this);
      }
      postMessage(text) {
        if (typeof text === 'string') this.latest = JSON.parse(text).type;
        TAKEN
      }
    };
"""
DEADLY = """
        if (this.latest !== 'open') return super.postMessage(text);
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true })));
"""
ENDLESS = """
        this.busy ||= this.latest === 'open';
        if (!this.busy) super.postMessage(text);
"""


@pytest.fixture
def table(visit):
    """A page whose engine takes an open table in this way."""

    def table(taken, **page):
        script = preferences(speed="none") + WORKERS.replace("TAKEN", taken)
        page = visit(init_script=script, **page)
        ready(page)
        return Table(page)

    return table


def test_a_link_with_more_cards_than_a_hand_can_hold_is_refused(table):
    page = table("super.postMessage(text);").page
    link = packed(["position", {}, 4, 2, "\n".join(dealt(44))])
    page.evaluate("link => { location.hash = `#/study/haggis/${link}` }", link)
    expect(notice(page)).to_contain_text("its moves can’t be played")
    expect(page.locator(".home")).to_be_visible()
    assert page.evaluate("() => workers.length") == 1


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_a_position_that_kills_the_engine_twice_is_not_laid_again(table, viewport):
    page = table(DEADLY, viewport=viewport).page
    page.evaluate("link => { location.hash = link }", POSITION)
    expect(notice(page)).to_contain_text("can’t be opened here")
    expect(page.locator(".home")).to_be_visible()
    assert page.evaluate("() => taku.match") is None
    assert page.evaluate("() => workers.map(({ latest }) => latest ?? '')") == ["open", "open", ""]
    page.go_back()
    page.wait_for_function("() => !location.hash.includes('study')")


def test_a_match_does_not_wait_for_a_position_that_has_been_left(table):
    page = table(ENDLESS).page
    page.evaluate("link => { location.hash = link }", POSITION)
    page.wait_for_function("() => workers[0].busy")
    page.evaluate("() => { location.hash = '#/' }")
    page.get_by_role("button", name="Play Yahtzee").click()
    Table(page).my_turn()
    assert page.evaluate("() => workers.length") == 2


def test_one_position_does_not_wait_for_another_that_has_been_left(table):
    page = table(ENDLESS.replace("'open'", "'learn'")).page
    page.evaluate("() => { location.hash = '#/learn/hearts/tricks' }")
    page.wait_for_function("() => workers[0].busy")
    page.evaluate("link => { location.hash = link }", POSITION)
    expect(page.locator(".study")).to_be_visible()
    page.locator(".table .hand").first.wait_for()
    assert page.evaluate("() => workers.length") == 2
