"""Lessons on the built site: taken by keyboard, failed, helped, left and found again."""

import json
import re

import pytest
from playwright.sync_api import expect

from taku import games
from taku.lessons import lessons, read_step
from taku.wire.records import plain
from tests.page.conftest import axe
from tests.page.learner import FACTS, Learner
from tests.page.table import SIZES, preferences, reload

CLEAR = "rgba(0, 0, 0, 0)"  # nothing but the table behind it


@pytest.fixture
def learn(visit):
    """Opens an address below #/learn in a page of its own, where nothing is waited for."""

    def learn(address="", *, speed="none", init_script="", **options) -> Learner:
        script = preferences(speed=speed) + FACTS + init_script
        return Learner(visit(f"#/learn{address}", init_script=script, **options))

    return learn


def learnt(**progress):
    """A script that has lessons begun or finished before the page starts for the first time."""
    text = json.dumps(json.dumps(progress))
    return f"if (origin !== 'null') localStorage['taku.lessons'] ??= {text};"


# Every lesson


TASKS = ("number", "seat", "choice", "accept", "like", "forbidden", "play", "open", "then", "after")


def kinds(lesson):
    """The kinds of step that a lesson has: what is asked, and what is shown with it."""
    return {name for step in lesson.steps for name in TASKS if getattr(step, name)}


def with_each_kind():
    """One lesson of each game, and more until each kind of step is there: as short as may be."""
    every = {game: list(lessons(game)) for game in games}
    missing = {kind for all_of in every.values() for lesson in all_of for kind in kinds(lesson)}
    asked = list(every)
    while asked or missing:
        of = [asked.pop(0)] if asked else every
        found = [(game, lesson) for game in of for lesson in every[game]]
        best = max(found, key=lambda one: (len(kinds(one[1]) & missing), -len(one[1].steps)))
        yield best
        missing -= kinds(best[1])


def test_each_kind_of_step_is_taken_by_keyboard_alone(learn):
    learner = learn()
    for number, (game, lesson) in enumerate(with_each_kind()):
        learner.speaks("ja" if number % 2 else "en")
        learner.opens(f"/{game}/{lesson.name}")
        for at in range(len(lesson.steps)):
            learner.is_at(at)
            learner.solve()
            learner.goes_on()
        expect(learner.stars).to_have_count(len(lesson.steps))


# A club's own lessons


CLUBS_LED = ["deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D", "2C", "7C"]
CLUB = {
    "name": "evening",
    "title": {"ja": "初めての晩"},
    "line": {},
    "author": "Ms Mori",
    "chapter": "club",
    "options": {"passing": False},
    "seats": None,
}


def with_club(*steps):
    """A script by which the build has taken a club's lesson in, with these steps on hearts."""
    texts = {"title": {"ja": "女王"}, "ask": {"ja": "{QS}を取らない"}}
    usual = {**texts, "options": CLUB["options"], "seats": 4, "me": 0}
    whole = [plain(read_step({"id": f"{at}", **usual, **each})) for at, each in enumerate(steps)]
    entry = {**CLUB, "steps": len(whole), "rules": {}, "told": {}}
    return f"""
        const built = fetch;
        window.fetch = async (url, ...how) => {{
          const answer = await built(url, ...how);
          const file = new URL(url, location).pathname.split('/data/')[1];
          if (file === 'lessons.json') {{
            const all = await answer.json();
            return Response.json({{ ...all, hearts: [...all.hearts, {json.dumps(entry)}] }});
          }}
          if (file !== 'lessons/hearts.json') return answer;
          return Response.json([...await answer.json(), {json.dumps({**CLUB, "steps": whole})}]);
        }};
    """


def test_a_course_has_a_clubs_chapter_and_knows_what_a_first_game_taught(learn):
    """Lessons whose rules have all come up there are known: the course goes on with another."""
    met = ["aim", "two-of-clubs", "first-trick", "trick", "follow-suit", "hearts-broken"]
    played = {"log": [], "met": [*met, "queen", "points", "end"], "over": True, "when": 7}
    text = json.dumps(json.dumps({"hearts/first": played}))
    script = f"if (origin !== 'null') localStorage['taku.first'] ??= {text};"
    script += with_club({"setup": CLUBS_LED, "playable": True})
    page = learn("/hearts", init_script=script, engine=False).page
    chapter = page.get_by_role("region", name="Lessons added by this site")
    expect(chapter.locator("b")).to_have_text("初めての晩")
    expect(chapter.locator("small")).to_have_text("Ms Mori")
    entries = page.locator(".entry[href^='#/learn/hearts/']")
    known = entries.filter(has_text="You know this from your first game.")
    names = ["points", "tricks", "first-trick", "breaking-hearts", "the-end"]
    expect(known).to_have_count(len(names))
    assert [each.get_attribute("href").split("/")[-1] for each in known.all()] == names
    expect(page.locator(".entry[data-next]")).to_have_attribute("href", "#/learn/hearts/passing")


def test_a_step_is_played_on_against_bots_until_it_is_over(learn):
    steps = {"setup": CLUBS_LED, "play": 2}, {"setup": CLUBS_LED, "play": "trick"}
    learner = learn("/hearts/evening", init_script=with_club(*steps))
    page = learner.page
    learner.is_at(0)
    expect(page.locator(".told-ask")).to_contain_text("を取らない")
    learner.touch("KS")
    expect(page.locator(".callout")).to_be_visible()  # clubs are to be followed
    learner.presses("Hint")
    expect(learner.panel).to_contain_text("no single right answer")
    learner.touch("3C")
    learner.presses("Play 3")
    expect(learner.held("3C")).to_have_count(0)
    learner.is_at(0)
    learner.touch("9S")
    learner.presses("Play 9")
    learner.is_told("right")
    expect(learner.stars).to_have_count(1)
    learner.goes_on()
    learner.is_at(1)
    learner.touch("3C")
    learner.presses("Play 3")
    learner.is_told("right")


# An answer


def test_a_poor_move_is_taken_back_and_a_wrong_answer_helps_to_look_again(learn):
    learner = learn("/hearts/points")
    learner.plays_poorly()
    learner.goes_on()
    learner.is_at(0)
    expect(learner.held("KS")).to_be_visible()
    expect(learner.stars).to_have_count(0)
    learner.solve()
    expect(learner.stars).to_have_count(1)  # one try may fail
    learner.hears("That’s it. Ines has the highest card")
    learner.goes_on()

    learner.is_at(1)
    for number in ("1", "3"):
        learner.go_to(".answers input")
        learner.keyboard.type(number)
        learner.keyboard.press("Enter")
        learner.is_told("wrong")
        expect(learner.panel).to_contain_text("Count the hearts")
        if number == "1":
            learner.goes_on()
    learner.presses("Show the answer")
    expect(learner.panel).to_contain_text("The answer is 2.")
    learner.presses("Answer")
    learner.is_told("right")
    expect(learner.stars).to_have_count(1)
    expect(learner.page.locator(".stars [data-star=tick]")).to_have_count(1)


def test_what_comes_of_a_poor_move_is_shown_calmly_however_fast_one_plays(learn):
    waits = """
        window.waits = [];
        const later = window.setTimeout;
        window.setTimeout = (act, wait) => later(act, (waits.push(Math.round(wait)), 0));
    """
    learner = learn("/hearts/tricks", speed="fast", init_script=waits)
    page = learner.page
    calm, fast = 1050, 350  # milliseconds to read what another has done
    learner.is_at(0)
    learner.touch("AS")
    learner.touch("AS")
    learner.is_told("poor")
    assert calm in page.evaluate("() => waits")
    expect(page.locator(".trick [data-card]")).to_have_count(4)
    learner.presses("Undo")
    learner.is_at(0)
    page.evaluate("() => { waits.length = 0 }")
    learner.solve()
    assert calm not in page.evaluate("() => waits")
    assert fast in page.evaluate("() => waits")


def test_each_task_of_a_lesson_is_answered_and_told_by_touch(learn):
    learner = learn("/hearts/tricks/2")
    learner.is_at(1)
    learner.touch("6H")
    learner.is_told("right")
    learner.presses("Rule: Follow suit")
    expect(learner.sheet).to_contain_text("Follow suit")
    learner.keyboard.press("Escape")
    expect(learner.sheet).to_have_count(0)
    expect(learner.panel).to_be_visible()

    learner.opens("/hearts/tricks/3")
    learner.is_at(2)
    learner.page.keyboard.press("w")
    learner.hears("Choose cards")
    expect(learner.page.locator(".hand [aria-disabled]")).to_have_count(0)
    right = learner.fact("step-laid")["solution"]["items"]
    (odd, *_) = (name for name in learner.names() if name not in right)
    for name in (right[0], odd):
        learner.touch(name)
    learner.presses("These 2 cards")
    learner.is_told("wrong")
    expect(learner.page.locator(".answered[data-odd]")).to_have_count(1)
    expect(learner.page.locator(".hand .advised")).to_have_count(len(right) - 1)
    expect(learner.panel).to_contain_text("These belong too")
    learner.touch(odd)  # goes on at once
    expect(learner.panel).to_have_count(0)
    expect(learner.chosen).to_have_count(1)

    learner.opens("/hearts/tricks/4")
    learner.is_at(3)
    seat = learner.fact("step-laid")["solution"]["seat"]
    learner.page.locator(f'.seat:has([data-spot="{seat}"]) .sitter').click()
    learner.is_told("right")


def test_no_card_is_told_apart_until_it_is_tried_or_a_hint_shows_it(learn):
    learner = learn("/haggis/first-trick", speed="fast")
    learner.is_at(0)
    waiting = learner.page.locator(".foot .waiting")
    expect(waiting).to_have_text("Choose a card")
    barred = learner.page.locator(".hand [aria-disabled], .hand .dimmed")
    expect(learner.held("TY")).to_have_accessible_name("10 of stars")
    expect(learner.held("4R")).to_have_accessible_name("4 of mountains")
    expect(barred).to_have_count(0)
    learner.touch("4R")
    expect(learner.page.locator(".callout")).to_contain_text("higher")
    expect(learner.held("4R")).to_have_attribute("aria-disabled", "true")
    expect(learner.held("6G")).not_to_have_attribute("aria-disabled", "true")
    expect(learner.held("4R").locator(".dimmed")).to_have_count(1)
    learner.solve()
    learner.goes_on()
    learner.is_at(1)
    expect(barred).to_have_count(0)

    learner.opens("/haggis/sets")
    learner.is_at(0)
    expect(waiting).to_have_text("Choose cards")
    learner.presses("Hint")
    learner.is_told("hint")
    expect(learner.panel).to_contain_text("Tap both cards")
    learner.presses("Show the move")
    expect(learner.chosen).to_have_count(2)
    expect(learner.panel).to_contain_text("Tap both cards")
    expect(learner.panel).to_contain_text("Play pair of 4s")
    learner.presses("Play pair")
    learner.is_told("right")
    expect(learner.page.locator(".stars [data-star=tick]")).to_have_count(1)

    learner.opens("/haggis/runs")
    learner.is_at(0)
    for name in ("7R", "8R", "9O"):
        learner.touch(name)
    learner.presses("Try these cards")
    learner.is_told("refused")
    expect(learner.panel.locator(".card")).to_have_count(3)
    expect(learner.chosen).to_have_count(3)
    learner.goes_on()
    expect(learner.panel).to_have_count(0)
    expect(learner.chosen).to_have_count(3)
    expect(learner.page.locator(".spark, .bomb")).to_have_count(0)


def test_no_box_is_told_apart_until_it_is_tried_or_a_hint_lights_it(learn):
    learner = learn("/yahtzee/joker/2")
    learner.is_at(1)
    expect(learner.page.locator("[data-forced], [data-box][aria-disabled]")).to_have_count(0)
    box = learner.page.locator('[data-box="chance"]')
    expect(box).not_to_have_accessible_name(re.compile("not"))
    box.click()
    learner.is_told("refused")
    learner.goes_on()
    expect(box).to_have_attribute("aria-disabled", "true")
    expect(learner.page.locator("[data-forced]")).to_have_count(0)

    learner.opens("/yahtzee/sheet")
    learner.is_at(0)
    learner.presses("Hint")
    learner.presses("Show the move")
    expect(learner.page.locator(".box[data-best]")).to_have_count(1)
    learner.page.locator(".box[data-best]").click()
    learner.is_told("right")
    learner.keyboard.press("Escape")


def test_a_button_that_cannot_act_looks_so(learn):
    learner = learn("/hearts/tricks/3")
    learner.is_at(2)
    these = learner.page.get_by_role("button", name="Choose cards")
    expect(these).to_have_attribute("aria-disabled", "true")
    expect(these).to_have_css("background-color", CLEAR)
    expect(these).to_have_css("border-style", "dashed")
    these.click(force=True)
    learner.hears("Tap a card in your hand to choose it")
    learner.touch(learner.names()[0])
    expect(learner.page.get_by_role("button", name="This card")).not_to_have_css(
        "background-color", CLEAR
    )
    busy = learner.page.locator(".foot .primary")
    busy.evaluate("button => button.setAttribute('aria-disabled', 'true')")
    expect(busy).to_have_css("opacity", "0.5")


# Help


# The way through the lessons


def test_a_lesson_that_was_left_is_found_again(learn):
    learner = learn("/hearts/points")
    page = learner.page
    learner.solve()
    learner.goes_on()
    learner.is_at(1)
    learner.presses("Leave the lesson")
    expect(page).to_have_url(re.compile("#/game/hearts$"))
    page.get_by_role("link", name=re.compile("^Lessons")).click()
    expect(page.locator(".entry[data-next]")).to_contain_text("Continue")
    expect(page.locator(".entry[data-next] .won")).to_contain_text("1/4")
    reload(page)
    page.goto(re.sub("#.*", "#/", page.url))
    row = page.get_by_role("link", name="Continue: Hearts, Points are bad")
    expect(row).to_contain_text("step 2 of 4")
    row.click()
    learner.is_at(1)
    learner.survives_a_crash()
    expect(page.locator(".notice")).to_contain_text("had to be restarted")
    learner.solve()
    page.goto(re.sub("#.*", "#/data", page.url))
    learner.presses("Delete everything")
    learner.presses("Delete")
    page.goto(re.sub("#.*", "#/", page.url))
    expect(page.get_by_role("link", name="Learn as you play")).to_be_visible()
    assert page.evaluate("() => localStorage['taku.lessons']") is None


def test_the_end_of_a_lesson_tells_what_was_learnt_and_leads_on(learn):
    done = {"at": 3, "stars": ["star", "tick", "star", ""], "when": 1}
    learner = learn("/hearts/points", init_script=learnt(**{"hearts/points": done}))
    page = learner.page
    learner.is_at(3)
    learner.solve()
    learner.goes_on()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(learner.stars).to_have_count(3)
    expect(page.get_by_role("link", name="Next: Follow suit")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="All Hearts lessons").click()
    expect(page.locator(".entry").first).to_contain_text("3/4")
    axe(page)
    page.evaluate("() => { location.hash = '#/learn' }")
    expect(page.locator(".course").first).to_contain_text("1 of")
    axe(page)
    page.locator(".course[data-game='yahtzee/yams']").click()
    page.locator(".entry").first.click()
    learner.is_at(0)
    assert "#/learn/yahtzee/yams/" in page.url


NOTHING = {
    "/whist": "#/learn",
    "/hearts/nothing": "#/learn/hearts",
    "/hearts/points/99": "#/learn/hearts/points",
}


def test_an_address_of_nothing_leads_on_and_damaged_progress_is_dropped(learn):
    spoilt = {"hearts/points": {"at": -1, "stars": "x"}, "x": 7}
    learner = learn("/hearts", init_script=learnt(**spoilt))
    expect(learner.page.locator(".entry .won").first).to_contain_text("0/4")
    for address, leads_to in NOTHING.items():
        learner.opens(address)
        expect(learner.page.locator(".notice")).to_contain_text("no such")
        expect(learner.page).to_have_url(re.compile(f"{leads_to}$"))


def test_stars_belong_to_their_steps_however_many_have_come_between_them(learn):
    """As an older page has kept them, which had neither the second step nor the last."""
    steps = [step.id for step in next(iter(lessons("hearts"))).steps]
    older = [steps[0], *steps[2:-1]]
    won = ["star", "tick", *["star"] * (len(older) - 2)]
    done = {"at": len(older), "stars": won, "steps": older, "when": 1}
    learner = learn("/hearts/points", init_script=learnt(**{"hearts/points": done}))
    learner.is_at(1)  # the first that is new
    shown = learner.page.locator(".stars > span").evaluate_all(
        "all => all.map(s => s.dataset.star)"
    )
    assert shown == ["star", "none", "tick", *won[2:], "none"]
    learner.solve()
    kept = learner.page.evaluate("() => JSON.parse(localStorage['taku.lessons'])['hearts/points']")
    assert kept["steps"] == steps
    assert kept["stars"] == ["star", "star", "tick", *won[2:], ""]


def test_stars_from_elsewhere_are_joined_step_by_step(learn):
    older = {"at": 2, "stars": ["star", "tick"], "when": 1}  # by their place: the steps of now
    named = {"at": 1, "stars": ["tick", "", "star"], "steps": ["a", "new", "b"], "when": 2}
    learner = learn(
        init_script=learnt(**{"x/by-place": older, "x/by-name": {**named, "when": 3}}), engine=False
    )
    joined = """found => {
      taku.lessons.add(found);
      return Object.fromEntries(taku.lessons.all());
    }"""
    two = {"at": 2, "stars": ["star", "star"], "steps": ["a", "b"], "when": 1}
    now = learner.page.evaluate(joined, {"x/by-name": two, "x/by-place": named})
    assert now["x/by-name"]["stars"] == ["star", "", "star"]
    assert now["x/by-name"]["steps"] == ["a", "new", "b"]
    assert now["x/by-place"]["stars"] == ["star", "tick", "star"]


# Looks


STEPS = {"/haggis/bombs": "en", "/hearts/points/2": "ja", "/yahtzee/sheet": "ja"}


def test_a_step_has_room_in_every_size_and_is_accessible(learn):
    learner = learn()
    for address, language in STEPS.items():
        learner.speaks(language)
        learner.opens(address)
        learner.is_at(1 if address.endswith("2") else 0)
        learner.has_room_at(SIZES[::2])
        learner.page.locator(".hint").click()
        learner.is_told("hint")
        learner.has_room_at(SIZES)
        learner.solve()
        learner.has_room_at(SIZES[::2])
        if language == "ja":
            axe(learner.page)
