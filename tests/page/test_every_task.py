"""Every kind of task: made at the desk, sent as a link, and answered by a learner."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import DESKTOP, preferences
from tests.page.test_my_lessons import SPADES, at, is_kept, own

FOLLOW = {"setup": SPADES, "me": 0, "options": {"passing": False}}
PASS = {"setup": ["deal 2C 9C KD 5S | 8C 4D 7S TH | JC 6D 8S 3H | KC 3D 9S 6H"], "me": 0}
DEALT = ["deal 3D | 4S | 5S | 6S", "3D", "4S", "5S"]
GIVE = {"setup": [*DEALT, "deal 4C 6D AD QS | 7H 9S JC TD | 8D 8S QC 5D | 5C 9H KS X1"], "me": 3}
HANDS = "deal 3B 3G 4Y 9R 9O 9Y | 4R 4O 2Y 7B | 6R 6O 2G 8B"
PAIRS = {"setup": ["dealer 2", HANDS, "3B 3G", "4R 4O", "6R 6O"], "me": 0}
JOKER = {"setup": ["roll 2 2 2 2 2", "fill yahtzee", "roll 6 6 6 6 6"], "me": 0, "seats": 1}
THROW = {"setup": ["roll 6 6 2 1 3"], "me": 0, "seats": 1}
SPEED = preferences(speed="none")
ANSWERED = ".hand [aria-pressed=true], .lesson:not([data-phase=asking])"


class Somebody:
    """Touches things, or reaches all of them by keyboard."""

    def __init__(self, page, keys):
        self.page, self.keys = page, keys

    def press(self, thing, key="Enter"):
        if self.keys:
            thing.press(key)
        else:
            thing.click()

    def write(self, field, text):
        if not self.keys:
            return field.fill(text)
        field.press("ControlOrMeta+a")
        return self.page.keyboard.type(text)


class Author(Somebody):
    """At the desk."""

    def __init__(self, page, keys):
        super().__init__(page, keys)
        self.answers = page.locator(".desk-answers")

    def sets(self, task):
        select = self.page.get_by_label("Task")
        if not self.keys:
            select.select_option(task)
        else:
            select.press("Home")
            for _ in range(select.locator("option").all_inner_texts().index(task)):
                select.press("ArrowDown")
        expect(select.locator("option:checked")).to_have_text(task)

    def lays(self, *things):
        for thing in things:
            self.press(self.page.locator(f'.desk [data-lays="{thing}"]'))

    def judges(self, move, worth, words=""):
        row = self.page.locator(f'.desk-row[data-move="{move}"]')
        self.press(row.get_by_label(worth), " ")
        if words:
            self.write(row.get_by_role("textbox"), words)

    def calls_others_wrong(self):
        self.press(self.answers.get_by_role("button", name="All others are wrong"))

    def has_tried(self, *cards):
        """Have several cards tried together in vain."""
        self.lays(*cards)
        self.press(self.answers.get_by_role("button", name="Ask for these"))


class Learner(Somebody):
    """Takes the lesson."""

    def plays(self, name):
        """One card: it is an answer at once, or chosen first."""
        held = self.page.locator(f'.hand [data-card="{name}"]')
        self.press(held)
        expect(self.page.locator(ANSWERED).first).to_be_visible()
        if self.page.locator(".lesson[data-phase=asking]").count():
            held.click()

    def gives(self, *cards):
        """Choose these, or no more, and say that they are it."""
        for name in cards:
            self.press(self.page.locator(f':is(.hand, .slots) [data-card="{name}"]'), " ")
        self.press(self.page.locator(".foot .buttons .primary"))

    def counts(self, number):
        self.write(self.page.locator(".answers input"), str(number))
        self.page.keyboard.press("Enter")

    def chooses(self, value):
        self.press(self.page.locator(f'.answers [data-choice="{value}"]'))

    def fills(self, box):
        self.press(self.page.locator(f'[data-box="{box}"]'))

    def keeps(self, *places):
        for place in places:
            self.press(self.page.locator(f'.dice [data-place="{place}"]'), " ")
        self.press(self.page.locator(".foot .primary"))

    def answers(self, act, tone, words):
        """Answer as soon as that is possible, hear what is said, and go on from it."""
        expect(self.page.locator(".lesson[data-phase=asking]")).to_be_visible()
        act(self)
        mark = self.page.locator(".mark")
        expect(mark).to_have_attribute("data-tone", tone)
        expect(mark).to_contain_text(words)
        self.press(self.page.locator(".foot .primary"))


class Task(NamedTuple):
    """What is set and made of it, a wrong answer and what is said to it, and a right one."""

    kind: str
    position: dict[str, Any]
    make: Callable[[Author], Any]
    wrong: Callable[[Learner], Any] | None
    tone: str
    told: str
    right: Callable[[Learner], Any]


MOVE, FORBIDDEN = "A move, or one of several", "Try a forbidden move"


def one_move(author):
    author.lays("KS")
    author.judges("4S", "Wrong", "The king goes.")
    author.judges("8S", "Wrong")


def several_moves(author):
    author.lays("KS", "8S")
    author.judges("4S", "Poor", "There is better.")


def a_number(author):
    author.write(author.answers.get_by_label("The right number"), "3")
    author.write(author.answers.get_by_label("A wrong number"), "7")
    author.page.keyboard.press("Enter")
    author.write(author.answers.locator('[data-answer="7"] input'), "Those are all.")
    author.write(author.answers.get_by_placeholder("Reply to it"), "Count.")


def a_player(author):
    author.press(author.answers.get_by_label("Otto", exact=True), " ")
    author.write(author.answers.locator('[data-answer="1"] input'), "She led.")


def a_choice(author):
    for number, words in ((1, "Spades"), (2, "Hearts")):
        author.write(author.answers.get_by_placeholder(f"Answer {number}"), words)
    author.press(author.answers.get_by_label("Answer 2 is right"), " ")
    author.write(author.answers.get_by_placeholder("Why it is wrong"), "Not these.")


def a_pair(author):
    author.lays("9R", "9O")
    author.judges("9R 9O", "Right")
    author.lays("9R", "9O")
    author.calls_others_wrong()


def a_keep(author):
    author.lays("6@0", "6@1")
    author.judges("keep 6 6", "Right")
    author.lays("6@0", "6@1")
    author.calls_others_wrong()


QUESTIONS = (
    Task("A number", FOLLOW, a_number, lambda who: who.counts(7), "wrong", "Those are all.",
         lambda who: (who.answers(lambda she: she.counts(5), "wrong", "Count."), who.counts(3))),
    Task("A player", FOLLOW, a_player, lambda who: who.chooses(1), "wrong", "She led.",
         lambda who: who.chooses(2)),
    Task("A choice of answers", FOLLOW, a_choice, lambda who: who.chooses("a"),
         "wrong", "Not these.", lambda who: who.chooses("b")),
)  # fmt: skip
LESSONS = {
    "hearts": (
        Task(MOVE, FOLLOW, one_move, lambda who: who.plays("4S"), "wrong", "The king goes.",
             lambda who: who.plays("KS")),
        Task(MOVE, FOLLOW, several_moves, lambda who: who.plays("4S"), "poor", "There is better.",
             lambda who: who.plays("8S")),
        Task(FORBIDDEN, FOLLOW, lambda who: who.lays("3D"), lambda who: who.plays("4S"),
             "other", "", lambda who: who.plays("3D")),
        Task("All playable cards", FOLLOW, lambda who: None,
             lambda who: who.gives("4S", "3D"), "wrong", "must",
             lambda who: who.gives("3D", "8S", "KS")),
        Task(FORBIDDEN, PASS, lambda who: who.has_tried("2C", "KD"),
             lambda who: who.gives("2C"), "refused", "three", lambda who: who.gives("KD")),
        Task("Play on against bots", FOLLOW, lambda who: None, None, "", "",
             lambda who: who.plays("8S")),
    ),
    "hearts by keyboard": QUESTIONS,
    "president by keyboard": (
        Task(FORBIDDEN, GIVE, lambda who: who.has_tried("5C", "9H"),
             lambda who: who.gives("KS"), "refused", "Give exactly 2",
             lambda who: who.gives("KS", "5C", "9H")),
    ),
    "haggis by keyboard": (
        Task(FORBIDDEN, PAIRS, lambda who: who.has_tried("9R", "9O", "9Y"),
             lambda who: who.gives("9R"), "refused", "pair", lambda who: who.gives("9O", "9Y")),
        Task(MOVE, PAIRS, a_pair, lambda who: who.gives("9R", "9Y"), "other", "not what is asked",
             lambda who: who.gives("9R", "9O")),
    ),
    "yahtzee": (
        Task(FORBIDDEN, JOKER, lambda who: who.lays("large-straight"),
             lambda who: who.fills("chance"), "refused", "joker",
             lambda who: who.fills("large-straight")),
        Task(MOVE, THROW, a_keep, lambda who: who.fills("chance"), "other", "not what is asked",
             lambda who: who.keeps(0, 1)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LESSONS)
def test_a_task_is_made_sent_and_answered_elsewhere(visit, name):
    game, _, keys = name.partition(" by ")
    tasks = LESSONS[name]
    texts = {"title": {"en": "Now"}, "ask": {"en": "Well?"}}
    told = own("a", *[{**texts, **task.position} for task in tasks], game=game, options={})
    page = at(visit(viewport=DESKTOP, init_script=SPEED), "#/lessons/a", told)
    author = Author(page, keys)
    for number, task in enumerate(tasks):
        author.press(page.locator(".desk-steps li button").nth(number))
        expect(page.locator(".desk-sample .lesson[data-phase=asking]")).to_be_visible()
        author.sets(task.kind)
        task.make(author)
        expect(page.locator(".desk-steps [aria-current] .desk-done")).to_be_visible()
    if keys:
        axe(page)
    is_kept(page)
    author.press(page.locator("[data-send]").locator("visible=true"))
    link = page.locator("#lesson-link").input_value().partition("#")[2]

    page = visit("#" + link, init_script=SPEED, has_touch=True)  # in a browser of its own
    learner = Learner(page, keys)
    learner.press(page.get_by_role("link", name="Start"))
    for task in tasks:
        if task.wrong:
            learner.answers(task.wrong, task.tone, task.told)
        learner.answers(task.right, "right", "")
    expect(page.locator(".slip-try")).to_have_count(len(tasks))
