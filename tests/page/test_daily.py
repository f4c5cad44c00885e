"""The deal of the day: by the player's date, the same for all players, told without a card."""

import json
import re
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, ready
from tests.page.table import Table, preferences, reload, windows
from tests.page.test_links import packed

DAYS = json.loads((Path(__file__).parents[1] / "logs/daily.json").read_text(encoding="utf-8"))

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
    """Play the same cards by a link to them, as any player may send it."""
    table.page.evaluate("link => { location.hash = `#/deal/${link}` }", packed(DEAL))
    table.page.get_by_role("button", name="Play Hearts").click()
    table.my_turn()
    return table.page.evaluate("() => taku.match.id")


def entry(table, key):
    return table.page.locator(f'.daily li[data-game="{key}"]')


def test_the_deal_of_the_day_is_that_of_its_date_on_every_machine(daily):
    table = daily()
    expect(table.page.locator(".daily h2")).to_have_text("21 Nov 2026")
    for game in ("hearts", "yahtzee"):
        is_played(table, game)
    a_past_day_has_the_cards_of_its_date(table)


def is_played(table, game):
    table.page.evaluate("() => { location.hash = '#/daily' }")
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
    begun = table.page.evaluate("() => taku.match.id")
    if game == "hearts":
        assert played_by_link(table) == begun
    kept = table.page.evaluate("() => taku.matches.list().map(({ head }) => head.game)")
    assert kept.count(game) == 1


def test_the_day_is_that_of_the_player(daily):
    table = daily("2026-12-31T23:59:30", engine=False)
    expect(table.page.locator(".daily h2")).to_have_text("31 Dec 2026")


TOLD = {
    "en": "Taku · Hearts · 21 Nov 2026 · 2nd of 4 · 18 points",
    "ja": "Taku · ハーツ · 2026/11/21 · 4人中2位 · 18点",
}
WHAT_HELPED = {
    "en": " · 1 hint · 3 moves undone",
    "ja": " · ヒント1回 · 一手戻し3回",
}


def test_the_result_is_copied_without_a_word_on_the_cards(daily):
    table = daily(engine=False)
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for language in TOLD:
        is_told(table, language)
    what_is_damaged_of_par_or_of_a_score_counts_as_not_there(table)


def is_told(table, language):
    hearts = played_once(table, language)
    expect(hearts.locator(".place-mark")).to_be_visible()
    is_copied(hearts, language, TOLD[language])
    hearts = played_once(table, language, hints=1, undone=3)
    text = TOLD[language] + WHAT_HELPED[language]
    for piece in text.split(" · ")[-3:]:
        expect(hearts.locator(".daily-game")).to_contain_text(piece)
    is_copied(hearts, language, text)


def played_once(table, language, **parts):
    """The deal of the day of hearts, where nothing else has been played or chosen."""
    table.page.evaluate("() => taku.erase()")
    table.page.evaluate("language => taku.set('language', language)", language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    return keep(table, record("d", SEED, **parts))


def is_copied(hearts, language, text):
    expect(hearts.get_by_role("button")).to_have_count(1)
    hearts.get_by_role("button").click()
    expect(hearts.get_by_role("button")).to_contain_text("コピー" if language == "ja" else "Copied")
    assert hearts.page.evaluate("() => navigator.clipboard.readText()") == text


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
    expect(row).to_contain_text("1 of 9 played")
    for size in windows(table.page, ((320, 568), (820, 1180))):
        expect(row).to_be_visible()
        assert table.page.locator("html").evaluate("e => e.scrollWidth") == size[0]


def test_of_several_results_the_first_counts(daily):
    table = daily(engine=False)
    other = record("other", SEED)  # by other house rules: it is none of the day
    other["head"] = {**other["head"], "options": {"target": 50}}
    expect(keep(table, other)).to_contain_text("Not played yet")
    first, again = record("first", SEED, when=5), record("again", SEED, when=9, points=3)
    hearts = keep(table, first, again)
    expect(hearts.locator(".daily-game")).to_contain_text("18 points")
    expect(hearts.locator(".daily-game")).to_contain_text("Played again: 3 points")
    expect(hearts.get_by_role("link")).to_have_attribute("href", "#/replay/first")
    nothing_is_offered_until_it_is_known_what_has_been_played(table)


def nothing_is_offered_until_it_is_known_what_has_been_played(table):
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
    expect(entry(table, "haggis").get_by_role("button", name="Play")).to_be_visible()


def test_a_removed_deal_of_the_day_played_again_is_no_first_try(daily):
    table = daily()
    page = table.page
    entry(table, "hearts").get_by_role("button", name="Play").click()
    table.begin()
    page.evaluate("() => taku.matches.drop(taku.match.id)")
    page.evaluate("() => { location.hash = '#/daily' }")
    hearts = entry(table, "hearts")
    expect(hearts).to_contain_text("Started, then removed")
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


# Par


OF_DICE = DAYS["yahtzee"]
PAR = "The strong bot in your place: 2nd of 2, 237 points"


def of_yahtzee(**more):
    """The match of the day, played to its end by a player who keeps nothing and fills downwards."""
    match = Match("yahtzee", seed=OF_DICE["seed"], seats=OF_DICE["seats"])
    while not match.over:
        moves = match.moves()
        if match.seats[match.to_act] == "human":
            fills = [move for move in moves if move.startswith("fill")]
            match.play((fills or moves)[0])
        else:
            bot = match.game.bots[match.seats[match.to_act]]
            move = bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
            match.apply(move)
    head = match.save()
    log = head.pop("log")
    result = {"seat": 0, "sides": 2, "places": match.places, "points": match.points}
    return {
        "id": "y", "head": head, "log": log, "names": ["", ""], "when": 1, "glance": None,
        "over": True, "tally": {"time": 1, "hints": 0, "undone": 0},
        "result": {**result, "rounds": 13, "boxes": {}}, **more,
    }  # fmt: skip


def test_the_strong_bot_plays_in_ones_place_what_one_has_played_to_its_end(daily):
    rival = {"name": "Kai", "points": 3, "place": 1, "sides": 2, "hints": 2, "undone": 0}
    match = of_yahtzee(rival=rival)
    table = daily()
    yahtzee = entry(table, "yahtzee")
    expect(yahtzee).to_contain_text("Not played yet")
    expect(yahtzee).not_to_contain_text("The strong bot")
    keep(table, match)
    expect(yahtzee).to_contain_text(PAR)
    expect(entry(table, "hearts")).not_to_contain_text("The strong bot")
    reload(table.page)
    expect(yahtzee).to_contain_text(PAR)
    at_the_end_the_strong_bot_and_the_sender_are_compared(table, match["result"]["points"][0])


def at_the_end_the_strong_bot_and_the_sender_are_compared(table, points):
    table.page.evaluate("() => { location.hash = '#/play/y' }")
    rows = table.sheet.locator(".compared li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text(f"2nd of 2, {points} points")
    expect(rows.nth(1)).to_contain_text("Kai, according to the link 1st of 2, 3 points 2 hints")
    expect(rows.nth(1).locator(".tag")).to_have_text(f"{points - 3} better")
    expect(rows.nth(2)).to_contain_text("The strong bot in your place 2nd of 2, 237 points")
    expect(rows.nth(2).locator(".tag")).to_have_text(f"{237 - points} worse")
    axe(table.page)


def what_is_damaged_of_par_or_of_a_score_counts_as_not_there(table):
    page = table.page
    page.evaluate("() => taku.erase()")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for par in ("[", "[]", '{"a": 1}', json.dumps({SEED: {"points": "x", "place": 1, "sides": 4}})):
        page.evaluate("par => { localStorage['taku.par'] = par }", par)
        hearts = keep(table, {**record("d", SEED), "rival": {"name": 1}})
        expect(hearts).to_contain_text("18 points")
        expect(hearts).to_contain_text("working it out")
    reload(page)
    assert page.evaluate("async () => (await taku.matches.all())[0].rival") is None


# Days


def day(date):
    return f"daily/hearts/{date}"


def on(date, **more):
    """A match of that day, played at noon of it."""
    noon = f"{date}T12:00:00+00:00"
    return record(date, day(date), when=datetime.fromisoformat(noon).timestamp() * 1000, **more)


def cell(table, words):
    return table.page.locator(".calendar").get_by_role("link", name=words)


def test_past_days_lie_in_a_calendar_and_each_can_be_played(daily):
    table = daily(path="", engine=False)
    page = table.page
    played = [on("2026-11-20"), on("2026-10-31", points=7)]
    page.evaluate("async all => { await taku.matches.keep(...all) }", played)
    page.evaluate("() => { location.hash = '#/daily' }")
    expect(cell(table, "21 Nov 2026")).to_have_attribute("aria-current", "date")
    expect(cell(table, "22 Nov 2026")).to_have_count(0)  # it has not come yet
    cell(table, "20 Nov 2026, 1 of 9 played").click()
    expect(page.locator(".daily h2")).to_have_text("20 Nov 2026")
    expect(entry(table, "hearts")).to_contain_text("18 points")
    expect(entry(table, "haggis").get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("button", name="October 2026").click()
    cell(table, "31 Oct 2026, 1 of 9 played").click()
    expect(entry(table, "hearts")).to_contain_text("7 points")
    axe(page)
    page.get_by_role("link", name="Back").click()  # past the days that were looked at
    expect(page.locator(".home")).to_be_visible()
    of_one_game_the_calendar_has_its_results(table)
    a_day_that_has_not_come_or_is_none_leads_home(page)


def a_past_day_has_the_cards_of_its_date(table):
    table.page.evaluate("() => { location.hash = '#/daily/hearts/2026-11-20' }")
    expect(table.page.locator(".daily li[data-game]")).to_have_count(1)
    entry(table, "hearts").get_by_role("button", name="Play").click()
    table.my_turn()
    assert table.page.evaluate("() => taku.match.head.seed") == day("2026-11-20")


def of_one_game_the_calendar_has_its_results(table):
    page = table.page
    par = {day("2026-11-20"): {"points": 19, "place": 3, "sides": 4}}
    page.evaluate("par => { localStorage['taku.par'] = JSON.stringify(par) }", par)
    page.evaluate("() => { location.hash = '#/daily/hearts' }")
    words = "20 Nov 2026, 2nd of 4, 18 points, The strong bot in your place: 3rd of 4, 19 points"
    expect(cell(table, words).locator("small")).to_have_text("18")
    expect(cell(table, words).locator("[data-better]")).to_be_visible()  # fewest points win
    expect(page.locator(".daily h1")).to_have_text("Deal of the day: Hearts")
    page.get_by_role("link", name="All games of the day").click()
    expect(page.locator(".daily li[data-game]")).to_have_count(9)


def a_day_that_has_not_come_or_is_none_leads_home(page):
    for path in ("go", "2026-11-22", "2026-02-30", "2025-12-31", "hearts/2026-11-22"):
        page.evaluate("path => { location.hash = `#/daily/${path}` }", path)
        expect(page.locator(".notice")).to_contain_text(f"There’s no page at “#/daily/{path}”")
        expect(page.locator(".home")).to_be_visible()
