"""What bots know by heart comes to the page when one of them thinks, and never before."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import NO_SERVICE_WORKER, fetched, ready
from tests.page.test_start import NO_CONNECTION, forget, kept

TABLES = re.compile("/tablebases-[0-9a-f]+/")
FILL = {"type": "play", "move": "fill chance"}


@pytest.fixture
def visit(first_visit):
    return first_visit


def sit(page, *, sheet="yahtzee", bot="strong"):
    """A match of two on the table, its first throw made."""
    head = {
        "format": 1, "game": "yahtzee", "options": {"sheet": sheet}, "seed": "s",
        "seats": ["human", bot],
    }  # fmt: skip
    match = {
        "id": sheet + bot, "head": head, "log": [], "names": ["", ""], "when": 1,
        "glance": None, "over": False,
    }  # fmt: skip
    ready(page)
    page.evaluate("match => taku.matches.keep(match)", match)
    page.evaluate("id => { location.hash = '#/play/' + id }", match["id"])
    page.wait_for_function(
        "id => window.taku?.match?.id === id && window.taku?.match?.log.length === 1",
        arg=sheet + bot,
    )


def wish(page, wish):
    page.evaluate("wish => taku.request(wish)", wish)


def round_over(page):
    """Wait for the throw that follows the bot's turn; what the match has come to."""
    page.wait_for_function(
        "() => window.taku?.match?.log.filter(move => /^fill/.test(move)).length === 2"
    )
    page.wait_for_function("() => /^roll/.test(window.taku?.match?.log.at(-1))")
    return page.evaluate("() => taku.match.log")


@pytest.fixture
def asked(page):
    """The tables that the page has asked for; not those that its service worker keeps."""
    asked = []
    page.on("request", lambda request: TABLES.search(request.url) and asked.append(request.url))
    return asked


def test_a_table_is_loaded_when_a_strong_bot_thinks_and_not_again(page, asked):
    sit(page)
    assert not asked
    wish(page, FILL)
    round_over(page)
    assert [url.rpartition("/tablebases-")[2][13:] for url in asked] == ["yahtzee/yahtzee.json"]
    wish(page, {"type": "hint"})
    wish(page, {"type": "play", "move": "fill ones"})
    page.wait_for_function(
        "() => window.taku?.match?.log.filter(move => /^fill/.test(move)).length === 4"
    )
    assert len(asked) == 1


def test_a_tablebase_is_not_loaded_without_need(page, asked):
    sit(page, bot="normal")
    wish(page, FILL)
    round_over(page)
    assert not asked


def test_offline_a_strong_bot_plays_that_was_never_met_before(visit, site):
    page = visit(forgive=NO_CONNECTION)
    ready(page)
    kept(page)
    forget(page)
    with site.down():
        sit(page, sheet="yams")
        wish(page, {"type": "play", "move": "fill plus"})
        round_over(page)
        expect(page.locator(".notice")).to_have_count(0)


def test_without_its_tablebase_a_bot_is_replaced_and_the_game_goes_on(visit, site):
    page = visit(init_script=NO_SERVICE_WORKER, forgive=NO_CONNECTION)
    ready(page)
    fetched(page)
    sit(page)
    with site.down():
        wish(page, FILL)
        without = round_over(page)
    notice = page.get_by_role("complementary", name="Notice")
    expect(notice).to_contain_text("a weaker bot is playing")
    assert without[1] == "fill chance"
    wish(page, {"type": "play", "move": "fill ones"})
    page.wait_for_function(
        "() => window.taku?.match?.log.filter(move => /^fill/.test(move)).length === 4"
    )
