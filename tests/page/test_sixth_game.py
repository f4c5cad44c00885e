"""A sixth game edits nothing: two games in the browser, in a site that is built with their folders.

They lie under tests/sixth, and are put into a copy of the project; nothing else is.
"""

import re
import subprocess
import tomllib

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Site, axe, profiles
from tests.page.learner import FACTS, Learner
from tests.page.table import EAR, Table, preferences
from tests.sixth.project import FOLDER, python, with_sixth_game

LESSONS = tomllib.loads((FOLDER / "agram/lessons.toml").read_text(encoding="utf-8"))["lesson"]
SAYS = {
    "en-GB": {
        "name": "Agram",
        "line": "Only the last trick counts",
        "lead": "{} leads .*8 of spades",
        "discard": "{} discards .*7 of diamonds",
        "take": "You take the trick",
        "why": "{} led spades, and you have",
        "rule": "Follow suit",
    },
    "ja-JP": {
        "name": "アグラム",
        "line": "最後のトリックだけが勝負",
        "lead": "{}が.*スペードの8をリードしました",
        "discard": "{}が.*ダイヤの7を捨てました",
        "take": "でトリックを取りました",
        "why": "{}のリードはスペードです",
        "rule": "フォロー",
    },
}
# Seat 0 has led, seat 3 has no spades, and so has discarded; then it is the turn of seat 1.
HELD_BACK = ["deal 8S 4C 9H | TS 6S AH | 5S 9C 6D | 7D 3C TC", "8S", "7D", "5S"]
# Crazy eights: no one can play, and seat 0 draws T♠ with this seed.
NO_ONE_CAN_PLAY = ["deal 2C 3C | 4C 5C | 6C 7C | 9C QC | KD"]
MOVED = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const spot = this.closest('[data-spot]')?.dataset.spot;
      moved.push(this.dataset.card ?? `${spot} ${this.className}`);
      return animate.call(this, frames, how);
    };
"""
CARD = 2600  # Hz: the rustle of a card
EARS = """
    window.rung = [];
    window.BiquadFilterNode = class extends BiquadFilterNode {
      constructor(room, options) {
        super(room, options);
        rung.push(options.frequency);
      }
    };
"""

both_languages = pytest.mark.parametrize("locale", SAYS)
english = pytest.mark.parametrize("locale", ["en-GB"])
japanese = pytest.mark.parametrize("locale", ["ja-JP"])


@pytest.fixture(scope="module")
def dist(made_once):
    return made_once("sixth", built_with_it) / "dist"


def built_with_it(folder):
    project = with_sixth_game(folder)
    built = subprocess.run(
        [python(project), "build.py", "build"], cwd=project, capture_output=True, encoding="utf-8"
    )
    assert built.returncode == 0, built.stdout + built.stderr


@pytest.fixture(scope="module")
def site(dist):
    site = Site(dist)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def profile(browser, site, dist):
    return profiles(browser, site, dist)


def play_one(table):
    """Touch a card that may be played, and touch it again."""
    card = table.playable.first
    table.touch(card)
    table.touch(card)


# Played


@japanese
def test_home_offers_it_and_it_begins_at_a_touch(visit, locale):
    script = preferences(speed="none") + EAR
    page = visit(locale=locale, has_touch=True, init_script=script)
    tile = page.locator(".tile").filter(has_text=SAYS[locale]["name"])
    tile.get_by_role("link").click()
    expect(page.locator(".page.game")).to_contain_text(SAYS[locale]["line"])
    page.locator("a[data-back]").click()
    tile.get_by_role("button").click()
    table = Table(page)
    table.my_turn()
    expect(page.locator(".seat")).to_have_count(3)
    table.decide(lambda: play_one(table))


@english
def test_a_whole_match_is_played_by_touch(sit, locale):
    options = {"cards": 5, "target": 3}
    table = sit("agram", players=3, options=options, locale=locale, page={"has_touch": True})
    places = table.sheet.locator(".place-number")
    while not places.count():
        if table.sheet.count():
            table.sheet.locator(".primary").click()
            expect(table.sheet).to_have_count(0)
            expect(table.hand).to_have_count(5)
            table.my_turn()
        else:
            table.decide(lambda: play_one(table))
    expect(places).to_have_count(3)


@both_languages
def test_a_trick_is_seen_heard_and_told(sit, locale):
    table = sit(
        "agram",
        seats=("easy", "human", "easy", "easy"),
        log=HELD_BACK,
        locale=locale,
        viewport=(1440, 900),
        settings={"sounds": True},
        page={"init_script": EARS},
    )
    leader, stranger = (table.page.evaluate("n => taku.seatName(n)", seat) for seat in (0, 3))
    says = SAYS[locale]
    told = table.page.locator(".panel .log")
    laid = table.trick.evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert laid == ["8S", "7D", "5S"]
    expect(told).to_contain_text(re.compile(says["lead"].format(leader)))
    expect(told).to_contain_text(re.compile(says["discard"].format(stranger)))
    axe(table.page)
    table.touch("TS")
    table.touch("TS")
    expect(told).to_contain_text(says["take"])
    table.page.wait_for_function("pitch => rung.includes(pitch)", arg=CARD)


@english
def test_a_card_that_is_held_back_says_why_and_leads_to_its_rule(sit, locale):
    table = sit("agram", seats=("easy", "human", "easy", "easy"), log=HELD_BACK, locale=locale)
    leader = table.page.evaluate("() => taku.seatName(0)")
    expect(table.dimmed).to_have_count(1)
    table.touch("AH")
    expect(table.callout).to_contain_text(SAYS[locale]["why"].format(leader))
    expect(table.hand).to_have_count(3)
    table.callout.get_by_role("button").click()
    rule = table.sheet.get_by_role("heading", name=SAYS[locale]["rule"])
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize("players", [2, 5])
def test_everything_has_room_however_many_play(sit, players):
    table = sit("agram", players=players)
    table.has_room_at()


# Learnt, practised, looked up


def learner(visit, address, locale):
    script = preferences(speed="none") + FACTS
    return Learner(visit(address, locale=locale, init_script=script))


@japanese
def test_its_lessons_are_learnt_to_the_end(visit, locale):
    pupil = learner(visit, "#/learn/agram", locale)
    for lesson in LESSONS:
        pupil.opens(f"/agram/{lesson['name']}")
        for at in range(len(lesson["step"])):
            pupil.is_at(at)
            pupil.solve()
            pupil.goes_on()
        expect(pupil.stars).to_have_count(len(lesson["step"]))


@english
def test_a_question_of_practice_is_answered(visit, locale):
    pupil = learner(visit, "#/practice/agram", locale)
    pupil.solve()
    expect(pupil.page.locator(".told h2")).not_to_be_empty()
    expect(pupil.panel.locator("p").first).not_to_be_empty()


@japanese
def test_its_rules_open_at_the_rule_asked_for(visit, locale):
    page = visit("#/rules/agram/follow-suit", locale=locale, engine=False)
    rule = page.locator("#rule-follow-suit")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(SAYS[locale]["rule"])
    expect(rule.locator("[data-card], .card").first).to_be_visible()


# With a stock and a discard pile; without lessons, practice and Japanese


@english
def test_a_card_is_drawn_from_the_stock_seen_moved_and_told(sit, locale):
    settings, page = {"speed": "fast"}, {"init_script": MOVED, "has_touch": True}
    table = sit("eights", log=NO_ONE_CAN_PLAY, settings=settings, viewport=(360, 640), page=page)
    stock = table.page.get_by_role("button", name="Stock")
    expect(stock).to_have_text(re.compile("43"))
    expect(table.page.locator('[data-role="discard"] [data-card="KD"]')).to_be_visible()
    table.answers("t", "Pile: king of diamonds")
    table.has_room_at()
    axe(table.page)
    stock.click()
    expect(table.hand).to_have_count(3)
    expect(table.card("TS")).to_be_visible()
    table.hears("You draw 10 of spades")
    table.page.wait_for_function("() => moved.includes('TS')")
    table.page.wait_for_function("() => moved.includes('stock lies upper')")
    table.hears("draws a card")
    table.my_turn()


@japanese
def test_no_door_leads_to_what_a_game_lacks_and_its_words_are_english(visit, locale):
    page = visit("#/game/eights", locale=locale, engine=False)
    expect(page.locator(".page.game")).to_contain_text("Match the suit or the number")
    expect(page.locator('a[href="#/rules/eights"]')).to_be_visible()
    expect(page.locator('a:is([href*="learn/eights"], [href*="practice/eights"])')).to_have_count(0)
    for room in ("learn", "practice"):
        page.evaluate("room => { location.hash = `#/${room}` }", room)
        expect(page.locator(f'a[href="#/{room}/agram"]')).to_be_visible()
        expect(page.locator(f'a[href="#/{room}/eights"]')).to_have_count(0)


def test_no_static_page_of_lessons_is_built_where_there_are_none(dist):
    assert (dist / "agram/learn/index.html").exists()
    assert not (dist / "eights/learn").exists()
    assert "learn/" not in (dist / "eights/index.html").read_text(encoding="utf-8")
