"""The deal of the day: by the date of the player, the same for everybody, told without a card."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, own, ready
from tests.page.table import Table, preferences
from tests.page.test_links import packed

DAYS = json.loads((Path(__file__).parents[1] / "logs/daily.json").read_text())

NOON = "2026-11-21T12:00:00"


def clock(time):
    """The date as a clock on the wall shows it, whatever the zone."""
    return f"""
    {{
      const offset = new Date({json.dumps(time)}).getTime() - Date.now();
      const Real = Date;
      window.Date = class extends Real {{
        constructor(...given) {{ super(...(given.length ? given : [Real.now() + offset])); }}
        static now() {{ return Real.now() + offset; }}
      }};
    }}"""


@pytest.fixture
def daily(visit):
    def daily(time=NOON, path="#/daily", **page):
        script = preferences(speed="none") + clock(time)
        return Table(visit(path, init_script=script, **page))

    return daily


def record(id, seed, *, when=1, hints=0, undone=0, points=18):
    return {
        "id": id, "log": ["deal"], "names": [""] * 4, "when": when, "glance": None, "over": True,
        "head": {"format": 1, "game": "hearts", "options": {}, "seed": seed,
                 "seats": DAYS["hearts"]["seats"]},
        "tally": {"time": 1, "hints": hints, "undone": undone},
        "result": {"seat": 0, "sides": 4, "places": [2, 1, 3, 4], "points": [points, 3, 60, 101],
                   "rounds": 7, "boxes": {}},
    }  # fmt: skip


SEED = DAYS["hearts"]["seed"]
DEAL = ["deal", "hearts", {}, DAYS["hearts"]["seats"], SEED]


def keep(table, *stored):
    """Keep these matches, and come to the deals of the day anew."""
    for match in stored:
        table.page.evaluate("match => taku.matches.keep(match)", match)
    table.page.evaluate("() => { location.hash = '#/'; location.hash = '#/daily' }")
    return entry(table, "hearts")


def played_by_link(table):
    """Play the same cards by a link to them, as anybody may send it."""
    table.page.evaluate("link => { location.hash = `#/deal/${link}` }", packed(DEAL))
    table.page.get_by_role("button", name="Play Hearts").click()
    table.my_turn()
    return table.page.evaluate("() => taku.match.id")


def entry(table, key):
    return table.page.locator(f'.daily li[data-game="{key}"]')


@pytest.mark.parametrize("game", ["hearts", "yahtzee"])
def test_the_deal_of_the_day_is_that_of_its_date_on_every_machine(daily, game):
    table = daily()
    expect(table.page.locator(".daily h2")).to_have_text("21 Nov 2026")
    expect(entry(table, game)).to_contain_text("Not played yet")
    entry(table, game).get_by_role("button", name="Play").click()
    table.begin()
    assert table.page.evaluate("() => taku.match.log[0]") == DAYS[game]["log"][0]
    head = table.page.evaluate("() => taku.match.head")
    assert head["seed"] == DAYS[game]["seed"]
    assert head["seats"] == DAYS[game]["seats"]
    assert head["options"] == {}
    table.page.get_by_role("button", name="Leave the table").click()
    expect(entry(table, game)).to_contain_text("Left unfinished")
    entry(table, game).get_by_role("button", name="Resume").click()
    table.my_turn()
    assert table.page.evaluate("() => taku.matches.list().length") == 1


def test_the_day_is_that_of_the_player(daily):
    table = daily("2026-12-31T23:59:30", engine=False)
    expect(table.page.locator(".daily h2")).to_have_text("31 Dec 2026")
    own(table.page, "./model/daily.ts")
    told = table.page.evaluate("""() => {
      const { today, seedOf } = own;
      return [today(), today(new Date(2027, 0, 1, 0, 0, 1)), seedOf('yahtzee/yams', '2027-01-01')];
    }""")
    assert told == ["2026-12-31", "2027-01-01", "daily/yahtzee/yams/2027-01-01"]


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en-GB", "Taku · Hearts · 21 Nov 2026 · 2nd of 4 · 18 points"),
        ("ja-JP", "Taku · ハーツ · 2026/11/21 · 4人中2位 · 18点"),
    ],
)
def test_the_result_is_copied_without_a_word_on_the_cards(daily, locale, text):
    table = daily(locale=locale, engine=False)
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stored = record("d", DAYS["hearts"]["seed"])
    table.page.evaluate("match => taku.matches.keep(match)", stored)
    hearts = keep(table)
    expect(hearts.locator(".place-mark")).to_be_visible()
    expect(hearts.get_by_role("button")).to_have_count(1)
    hearts.get_by_role("button").click()
    expect(hearts.get_by_role("button")).to_contain_text("コピー" if "ja" in locale else "Copied")
    assert table.page.evaluate("() => navigator.clipboard.readText()") == text
    axe(table.page)


def test_home_leads_there_at_every_size(visit):
    page = visit(engine=False)
    page.evaluate(
        "match => taku.matches.keep(match).then(taku.redraw)", {**record("m", "s"), "over": False}
    )
    for size in ((320, 568), (360, 640), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        link = page.get_by_role("link", name="Deal of the day")
        expect(link).to_be_visible()
        assert page.locator("html").evaluate("e => e.scrollWidth") == size[0]
    axe(page)


def test_home_tells_how_many_have_been_played_today(daily):
    table = daily(path="")
    row = table.page.get_by_role("link", name="Deal of the day")
    expect(row).to_have_count(0)  # not for newcomers
    ready(table.page)
    yesterday = "daily/hearts/2026-11-20"
    for id, seed in (("a", yesterday), ("b", DAYS["hearts"]["seed"])):
        stored = record(id, seed)
        table.page.evaluate("match => taku.matches.keep(match)", stored)
    table.page.evaluate("() => { location.hash = '#/daily'; location.hash = '#/' }")
    expect(row).to_contain_text("1 of 5 played")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        (
            "en-GB",
            "Taku · Hearts · 21 Nov 2026 · 2nd of 4 · 18 points · 1 hint · 3 moves taken back",
        ),
        ("ja-JP", "Taku · ハーツ · 2026/11/21 · 4人中2位 · 18点 · ヒント1回 · 一手戻し3回"),
    ],
)
def test_the_result_says_what_helped(daily, locale, text):
    table = daily(locale=locale, engine=False)
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hearts = keep(table, record("d", SEED, hints=1, undone=3))
    for piece in text.split(" · ")[-3:]:
        expect(hearts.locator(".daily-game")).to_contain_text(piece)
    hearts.get_by_role("button").click()
    expect(hearts.get_by_role("button")).to_contain_text("コピー" if "ja" in locale else "Copied")
    assert table.page.evaluate("() => navigator.clipboard.readText()") == text


def test_of_several_results_the_first_counts_and_the_latest_is_told_as_played_again(daily):
    table = daily(engine=False)
    first, again = record("first", SEED, when=5), record("again", SEED, when=9, points=3)
    hearts = keep(table, first, again)
    expect(hearts.locator(".daily-game")).to_contain_text("18 points")
    expect(hearts.locator(".daily-game")).to_contain_text("Played again: 3 points")
    expect(hearts.get_by_role("link")).to_have_attribute("href", "#/replay/first")


def test_a_match_with_the_same_cards_by_other_rules_is_none_of_the_day(daily):
    table = daily(engine=False)
    other = record("other", SEED)
    other["head"] = {**other["head"], "options": {"target": 50}}
    expect(keep(table, other)).to_contain_text("Not played yet")


def test_nothing_is_offered_until_it_is_known_what_has_been_played(daily):
    table = daily(engine=False)
    page = table.page
    page.evaluate("""() => {
      const { finished } = taku.matches;
      taku.matches.finished = () => new Promise(done => (window.tell = () => done(finished())));
      location.hash = '#/';
    }""")
    page.locator(".home").wait_for()
    page.evaluate("() => { location.hash = '#/daily' }")
    page.locator(".daily").wait_for()
    expect(page.locator(".daily li button")).to_have_count(0)
    page.evaluate("() => tell()")
    expect(entry(table, "hearts").get_by_role("button", name="Play")).to_be_visible()


def test_a_deal_of_the_day_that_has_been_begun_goes_on_wherever_it_is_begun_anew(daily):
    table = daily()
    entry(table, "hearts").get_by_role("button", name="Play").click()
    table.begin()
    begun = table.page.evaluate("() => taku.match.id")
    assert played_by_link(table) == begun
    assert table.page.evaluate("() => taku.matches.list().length") == 1


def test_who_begins_it_once_more_after_it_was_removed_has_not_played_it_for_the_first_time(daily):
    table = daily()
    page = table.page
    entry(table, "hearts").get_by_role("button", name="Play").click()
    table.begin()
    page.evaluate("() => taku.matches.drop(taku.match.id)")
    page.evaluate("() => { location.hash = '#/daily' }")
    hearts = entry(table, "hearts")
    expect(hearts).to_contain_text("Begun, and removed")
    hearts.get_by_role("button", name="Play again").click()
    table.begin()
    again = page.evaluate("() => taku.match.id")
    page.evaluate("() => { location.hash = '#/daily' }")
    expect(hearts).to_contain_text("Left unfinished")
    expect(hearts).to_contain_text("not the first try")
    page.evaluate("match => taku.matches.keep(match)", record(again, SEED))
    page.evaluate("() => { location.hash = '#/'; location.hash = '#/daily' }")
    expect(hearts.locator(".daily-game")).to_contain_text("18 points")
    expect(hearts.locator(".daily-game")).to_contain_text("not the first try")
    expect(hearts.get_by_role("button")).to_have_attribute(
        "title", re.compile("not the first try$")
    )
    page.evaluate("() => taku.erase()")
    page.evaluate("() => { location.hash = '#/'; location.hash = '#/daily' }")
    expect(hearts).to_contain_text("Not played yet")
