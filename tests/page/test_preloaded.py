"""Lessons and practice before Python is there: read, touched, answered by what the build knows."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.learner import Learner
from tests.page.stored import STORE
from tests.page.table import EAR, has_begun, is_still, preferences, until
from tests.page.test_learn import CLUBS_LED, learnt, with_club
from tests.page.test_table_snapshot import DRAWN, LATE

SPOILT = f"""async () => {{ {STORE}
    const request = store.get('question:hearts');
    await new Promise(done => (request.onsuccess = done));
    const put = store.put({{ ...request.result, frame: {{ view: {{}} }} }}, 'question:hearts');
    await new Promise(done => (put.onsuccess = done));
}}"""
KEPT = f"""async () => {{ {STORE}
    const request = store.getKey('question:hearts');
    await new Promise(done => (request.onsuccess = done));
    return !!request.result;
}}"""
GONE = KEPT.replace("!!", "!")


class Early(Learner):
    """A learner whose Python comes only when it is called."""

    def is_at(self, step):
        now = self.page.locator(".lesson[data-phase=asking] .stars > span").nth(step)
        expect(now).to_have_attribute("data-now", "true")

    def is_asked(self):
        expect(self.page.locator(".lesson[data-phase=asking]")).to_be_visible()

    def python_comes(self):
        self.page.evaluate("() => { delete sessionStorage.late; arrive() }")
        self.page.wait_for_function("() => taku.engineState === 'ready'")

    def waits_for_python(self):
        return self.page.evaluate("() => taku.engineState") == "loading"

    def drawn(self):
        is_still(self.page)
        return self.page.evaluate(DRAWN)

    def question(self):
        return self.page.locator(".told").inner_text()


@pytest.fixture
def early(visit):
    """Opens an address while Python is still to come."""

    def early(address, *, init_script="", late=True, **options) -> Early:
        begins = "if (origin !== 'null' && !sessionStorage.begun) sessionStorage.begun = late = 1;"
        begins = begins.replace("late = 1", "sessionStorage.late = 1") if late else ""
        script = preferences(speed="none") + EAR + begins + LATE + init_script
        return Early(visit(address, init_script=script, **options))

    return early


# Lessons


@pytest.mark.parametrize(
    ("address", "locale"),
    [
        ("#/learn/hearts/points/1", "ja-JP"),
        ("#/learn/haggis/bombs/2", "en-GB"),
        ("#/learn/president/sequences/1", "en-GB"),
        ("#/learn/yahtzee/sheet", "ja-JP"),
    ],
)
def test_a_step_lies_there_before_python_which_changes_nothing_of_it(early, address, locale):
    learner = early(address, locale=locale)
    learner.is_asked()
    assert learner.waits_for_python()
    before = learner.drawn()
    learner.python_comes()
    assert learner.drawn() == before


def test_moves_are_answered_before_python_poor_ones_too(early):
    learner = early("#/learn/hearts/points/1")
    learner.plays_poorly()
    learner.presses("Undo")
    learner.is_at(0)
    learner.touch("9S")
    learner.presses("Play")
    learner.is_told("right")
    expect(learner.stars).to_have_count(1)
    assert learner.waits_for_python()
    after = learner.drawn()
    learner.python_comes()
    assert learner.drawn() == after
    learner.is_told("right")
    learner.goes_on()
    learner.is_at(1)


def test_answers_of_every_kind_are_told_before_python(early):
    learner = early("#/learn/hearts/points/2")
    learner.is_at(1)
    for number, tone in (("3", "wrong"), ("2", "right")):
        learner.page.locator(".answers input").fill(number)
        learner.keyboard.press("Enter")
        learner.is_told(tone)
        learner.goes_on()
    learner.opens("/hearts/tricks/2")
    learner.is_at(1)
    learner.touch("6H")
    learner.is_told("right")
    expect(learner.panel).to_contain_text("Follow suit")
    learner.goes_on()
    learner.is_at(2)
    learner.presses("Hint")
    learner.presses("Show the answer")
    learner.page.locator(".foot .primary").click()
    learner.is_told("right")
    learner.opens("/hearts/tricks/4")
    learner.is_at(3)
    learner.page.locator(".answers button").first.click()
    expect(learner.panel).to_have_attribute("data-tone", re.compile("right|wrong"))
    learner.opens("/haggis/sets/1")
    learner.is_at(0)
    learner.presses("Hint")
    learner.presses("Show the move")
    learner.presses("Play pair")
    learner.is_told("right")
    learner.opens("/yahtzee/sheet/1")
    learner.is_at(0)
    learner.presses("Hint")
    learner.presses("Show the move")
    learner.page.locator(".box[data-best]").click()
    learner.is_told("right")
    assert learner.waits_for_python()


def test_by_keyboard_and_aloud_it_is_as_with_python(early):
    learner = early("#/learn/haggis/first-trick/1")
    learner.is_at(0)
    learner.choose("4R")
    learner.hears("higher")
    expect(learner.held("4R")).to_have_attribute("aria-disabled", "true")
    solved = learner.page.evaluate("() => taku.say('lesson-right')")
    learner.presses("Hint")
    learner.presses("Show the move")
    learner.page.locator(".foot .primary").press("Enter")
    learner.hears(solved)
    assert not learner.page.evaluate("() => said.some(([, words]) => words === 'Done in a moment')")


def test_what_the_build_does_not_know_is_answered_once_python_is_there(early):
    learner = early("#/learn/hearts/points/3")
    learner.is_at(2)
    learner.presses("Hint")
    learner.presses("Show the move")
    learner.page.locator(".foot .primary").click()
    expect(learner.page.locator(".foot .waiting")).to_have_text("Done in a moment")
    learner.hears("Done in a moment")
    expect(learner.panel).to_have_count(0)
    learner.python_comes()
    learner.is_told("right")
    expect(learner.page.locator(".foot .waiting")).to_have_count(0)


def test_cards_that_the_build_does_not_know_are_read_once_python_is_there(early):
    learner = early("#/learn/haggis/sets/2")
    learner.is_at(1)
    learner.presses("Hint")
    learner.presses("Show the move")
    learner.presses("Try these cards")
    expect(learner.page.locator(".foot .waiting")).to_have_text("Done in a moment")
    learner.python_comes()
    learner.is_told("right")


def test_a_lesson_that_was_left_goes_on_before_python_is_ready(early):
    begun = {"at": 2, "stars": ["tick", "tick", "", ""], "when": 1}
    learner = early("#/", init_script=learnt(**{"hearts/tricks": begun}))
    learner.page.get_by_role("link", name=re.compile("^Continue")).click()
    learner.is_at(2)
    learner.page.keyboard.press("w")
    learner.hears("Choose cards")
    learner.presses("Leave the lesson")
    expect(learner.page.locator(".lesson")).to_have_count(0)
    learner.python_comes()


def test_a_step_of_which_the_build_knows_nothing_waits_for_python(early):
    script = with_club({"setup": CLUBS_LED, "playable": True})
    learner = early("#/learn/hearts/evening", init_script=script)
    expect(learner.page.locator(".laying")).to_be_visible()
    learner.python_comes()
    learner.is_at(0)


# Practice


def test_practice_begins_before_python_and_goes_on_with_it(early):
    learner = early("#/practice/hearts")
    learner.is_asked()
    answers = learner.page.locator(".answers button, .hand [data-card]")
    expect(answers.first).to_be_visible()
    before = learner.drawn(), learner.question()
    learner.python_comes()
    assert (learner.drawn(), learner.question()) == before


SOLUTION = """async () => {   // what the build says of the question on the table
    const { head, request } = taku.match;
    const answer = await fetch(part(`data/questions/${head.game}.json`));
    const asked = JSON.stringify(request);
    const told = (await answer.json()).find(one => JSON.stringify(one.request) === asked);
    return Object.entries(told.laid.solution).find(([, part]) => part !== null);
}"""


@pytest.mark.parametrize("game", ["hearts", "yahtzee/yams"])
def test_the_first_questions_are_answered_before_python(early, game):
    learner = early(f"#/practice/{game}")
    for count in range(1, 5):
        learner.is_asked()
        task, value = learner.page.evaluate(SOLUTION)
        getattr(learner, f"give_{task}")({task: value})
        learner.is_told("right")
        run = learner.page.locator(".run-line .run")
        expect(run).to_contain_text(f"{count} in a row")
        learner.presses("Next question")
    expect(learner.page.locator(".laying")).to_be_visible()
    expect(learner.page.locator(".hand, .dice, .seats")).to_have_count(0)
    assert learner.waits_for_python()
    learner.python_comes()
    learner.is_asked()


def test_a_built_in_question_that_was_left_is_asked_again(early):
    learner = early("#/practice/hearts")
    page = learner.page
    learner.is_asked()
    question = learner.question()
    until(page, KEPT)
    page.reload()
    has_begun(page)
    learner.is_asked()
    assert learner.question() == question
    task, value = page.evaluate(SOLUTION)
    getattr(learner, f"give_{task}")({task: value})
    learner.is_told("right")
    assert learner.waits_for_python()
    until(page, GONE)


def test_the_question_that_was_left_is_asked_first_until_answered(early):
    learner = early("#/practice", late=False)
    page = learner.page
    page.wait_for_function("() => taku.engineState === 'ready'")
    page.evaluate("taku.go('#/practice/hearts')")  # Python draws it: the build has only a few
    learner.is_asked()
    question = learner.question()
    until(page, KEPT)
    seed = page.evaluate("() => taku.match.request.seed")
    for change in (None, SPOILT):
        if change:
            page.evaluate(change)
        page.evaluate("() => { sessionStorage.late = 1 }")
        page.reload()
        has_begun(page)
        learner.is_asked()
        assert learner.waits_for_python()
        assert (page.evaluate("() => taku.match.request.seed") == seed) == (change is None)
        assert change or learner.question() == question
    page.evaluate("() => taku.erase()")
    until(page, GONE)
