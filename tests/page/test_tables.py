"""What bots know by heart is kept with the site: offline too they play as well as ever."""

import pytest
from playwright.sync_api import expect

from tests.page.caches import NO_CONNECTION, forget, kept
from tests.page.conftest import ready
from tests.page.table import Table, preferences


@pytest.fixture
def visit(first_visit):
    return first_visit


def test_a_strong_bot_plays_offline_at_once(visit, site):
    page = visit(init_script=preferences(speed="none"), forgive=NO_CONNECTION)
    ready(page)
    kept(page)
    forget(page)
    with site.down():
        table = Table(page)
        table.sit("yahtzee", seats=("human", "strong"), options={"sheet": "yams"})
        table.my_turn()
        page.evaluate("() => taku.request({ type: 'play', move: 'fill plus' })")
        page.wait_for_function(
            "() => window.taku?.match?.log.filter(move => /^fill/.test(move)).length === 2"
        )
        page.wait_for_function("() => /^roll/.test(window.taku?.match?.log.at(-1))")
        expect(page.locator(".notice")).to_have_count(0)
