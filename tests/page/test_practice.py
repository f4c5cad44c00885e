"""Practice on the built site: asked, answered, kept, and gone on with by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from sitting import OFFERS
from taku.teaching.marking import lay
from taku.teaching.practice import practise as ask
from taku.wire.parts import Weights
from tests.page.conftest import axe
from tests.page.learner import ASKING, FACTS, Learner
from tests.page.table import preferences, reload

DRAWN_BY_PYTHON = """
    const asked = fetch;   // what the build has brought is asked in test_preloaded.py
    window.fetch = async (url, ...how) =>
      `${url}`.includes('/data/questions/') ? Response.json([]) : asked(url, ...how);
"""
SMALLEST = ((320, 568), (360, 640))


@pytest.fixture
def practise(visit):
    """Opens an address below #/practice in a page of its own, where nothing is waited for."""

    def practise(address="", *, init_script="", **options) -> Learner:
        script = preferences(speed="none") + FACTS + DRAWN_BY_PYTHON + init_script
        learner = Learner(visit(f"#/practice{address}", init_script=script, **options))
        if address:
            asking = learner.page.locator(".lesson[data-phase=asking]")
            expect(asking).to_be_visible()  # Python starts late on a busy machine
        return learner

    return practise


def answers_wrongly(learner):
    """Give an answer to the first question that asks for a number, a player or a choice."""
    solution = learner.begins()
    while not {"number", "seat", "choice"} & solution.keys():
        learner.solve()
        goes_on(learner)
        solution = learner.begins()
    if "number" in solution:
        learner.give_number({"number": solution["number"] + 1})
        return
    (right,) = (str(value) for value in solution.values())
    others = learner.page.locator(f'.answers [data-choice]:not([data-choice="{right}"])')
    others.first.press("Enter")


def goes_on(learner):
    """The next question, by Enter alone: the button has the focus."""
    laid = learner.fact("laid")
    expect(learner.page.locator(".foot .primary")).to_be_focused()
    learner.keyboard.press("Enter")
    learner.page.wait_for_function("laid => heard.laid > laid", arg=laid)
    learner.page.wait_for_function(ASKING)


def opens(learner, game):
    """Leave what is asked, and practise this game."""
    learner.page.evaluate("() => { location.hash = '#/' }")
    learner.page.locator(".home").wait_for()
    learner.page.evaluate("game => { location.hash = `#/practice/${game}` }", game)
    expect(learner.page.locator(".lesson[data-phase=asking]")).to_be_visible()


def test_questions_are_answered_by_keyboard_and_followed_by_the_reason(practise):
    learner = practise(viewport=(360, 640))
    for game in OFFERS:
        opens(learner, game)
        questions_are_answered(learner)
        if game == "hearts":
            axe(learner.page)


def questions_are_answered(learner):
    run = learner.page.locator(".run-line .run")
    for count in (1, 2):
        learner.has_room_at(SMALLEST)
        learner.solve()
        expect(run).to_contain_text(f"{count} in a row")
        expect(learner.panel.locator("p").first).not_to_be_empty()
        expect(learner.panel.locator(".mark-ways button")).to_be_visible()
        goes_on(learner)
        expect(learner.panel).to_have_count(0)


def test_a_wrong_answer_is_told_the_right_one_and_comes_more_often(practise):
    learner = practise("/hearts")
    answers_wrongly(learner)
    learner.is_told("wrong")
    question = learner.fact("step-laid")["question"]
    expect(learner.panel).to_contain_text("Not quite")
    expect(learner.panel.locator("p")).not_to_have_count(0)
    goes_on(learner)
    wish = learner.page.evaluate("() => taku.match.request")
    assert wish["weights"]["kinds"][question["kind"]] == 1
    assert wish["weights"]["rules"][question["rule"]] == 1
    learner.page.get_by_role("button", name="Leave practice").click()
    expect(learner.page).to_have_url(re.compile("#/game/hearts$"))
    learner.page.evaluate("() => { location.hash = '#/practice' }")
    entry = learner.page.locator('.course[data-game="hearts"]')
    title = learner.page.evaluate("kind => taku.say(`quiz-${kind}-title`)", question["kind"])
    expect(entry.locator(".shaky li")).to_contain_text([title])
    the_answer_can_be_shown_and_does_not_count_as_known(learner)
    what_was_answered_is_kept_until_everything_is_erased(learner)


def what_was_answered_is_kept_until_everything_is_erased(learner):
    opens(learner, "yahtzee")
    learner.solve()
    reload(learner.page)
    learner.begins()
    expect(learner.page.locator(".run-line")).to_contain_text("1 of 1 right")
    learner.page.evaluate("() => taku.erase()")
    expect(learner.page.locator(".run-line")).to_contain_text("A new run")
    assert learner.page.evaluate("() => localStorage.getItem('taku.practice')") is None


def the_answer_can_be_shown_and_does_not_count_as_known(learner):
    opens(learner, "haggis")
    learner.begins()
    learner.page.get_by_role("button", name="Hint").click()
    learner.panel.get_by_role("button").click()
    learner.solve()
    expect(learner.page.locator(".run-line")).to_contain_text("0 of 1 right")


def test_practice_is_reached_from_the_page_of_a_game_and_from_its_lessons(practise):
    learner = practise()
    expect(learner.page.locator(".course")).to_have_count(len(OFFERS))
    axe(learner.page)
    for address in ("#/game/president", "#/learn/president"):
        learner.page.evaluate("address => { location.hash = address }", address)
        learner.page.get_by_role("link", name="Practice").click()
        learner.begins()
        expect(learner.page.locator(".told h2")).not_to_be_empty()
    the_own_seat_is_called_you_wherever_it_is(learner)
    the_question_is_asked_in_japanese_as_well(learner)


def the_question_is_asked_in_japanese_as_well(learner):
    learner.speaks("ja")
    opens(learner, "president")
    learner.begins()
    expect(learner.page.get_by_role("heading", level=1)).to_have_text("大富豪の練習")
    learner.solve()
    learner.hears("そのとおり")


def seed_of_an_own_move(kind):
    """Of a question of hearts about a move of one's own, who does not sit at the first place."""
    for seed in map(str, range(200)):
        exercise = ask("hearts", seed, {}, 4, Weights())
        _, me = lay("hearts", exercise.step)
        if exercise.kind == kind and exercise.question.ask.args["player"] == me > 0:
            return seed, me
    raise ValueError(f"there is no such question of {kind}")


def the_own_seat_is_called_you_wherever_it_is(learner):
    seed, me = seed_of_an_own_move("taker")
    learner.page.evaluate("seed => { crypto.randomUUID = () => seed }", seed)
    opens(learner, "hearts")
    learner.hears("You play")
    expect(learner.page.locator(".told-ask")).to_contain_text("You play")
    expect(learner.page.locator(".answers button")).to_have_count(4)
    assert learner.page.evaluate("me => taku.isYou(me)", me)
    names = learner.page.evaluate("() => [0, 1, 2, 3].map(seat => taku.seatName(seat))")
    assert names[me] == "You"
    assert len(set(names)) == 4
