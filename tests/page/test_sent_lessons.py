"""Lessons that are sent, and the slip that comes back, as they are painted and printed."""

import re

from playwright.sync_api import expect

from tests.page.conftest import axe, ready
from tests.page.learner import FACTS, Learner
from tests.page.lessons_sent import LESSON, goes, keep
from tests.page.stored import agree
from tests.page.table import OUTSIDE, preferences

SCRIPT = preferences(speed="none") + FACTS
COUNTING = {
    "title": {"en": "Cards"},
    "ask": {"en": "How many?"},
    "number": {"is": 3},
    "setup": LESSON["step"][0]["setup"],
}


def test_a_lesson_is_read_by_all_and_printed_on_one_page(visit):
    page = visit(init_script=SCRIPT)
    keep(page, step=[COUNTING], title={"en": "Counting"})
    goes(page, "#/lessons/a1/send")
    expect(page.locator("#lesson-link")).to_have_value(re.compile("#/given/"))
    link = page.locator("#lesson-link").input_value()
    axe(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print it for the wall")).to_be_hidden()
    for part in (page.get_by_role("heading", name="Counting"), page.locator(".code-paper svg")):
        expect(part).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4"))) == 1
    page.emulate_media(media="screen")
    page.evaluate("link => { location.hash = link }", link.partition("#")[2])
    page.get_by_role("link", name="Start").click()
    learner = Learner(page)
    learner.solve()
    learner.presses("Continue")
    expect(page.get_by_role("heading", name="Here’s your result slip")).to_be_visible()
    page.get_by_label("Your name").fill("Aki")
    page.keyboard.press("Enter")
    expect(page.locator(".slip-who b")).to_have_text("Aki")
    axe(page)


THIRTY = [
    f"""
[[step]]
title = {{ en = "Step {number}" }}
ask = {{ en = "How many cards do you hold?" }}
setup = ["deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D"]
number = {{ is = 3 }}
"""
    for number in range(1, 31)
]


def test_a_lesson_of_thirty_steps_is_dropped_or_chosen_as_a_file(visit):
    text = 'game = "hearts"\ntitle = { en = "Thirty" }\noptions = { passing = false }\n'
    text += "".join(THIRTY)
    page = visit(init_script=SCRIPT)
    ready(page)
    goes(page, "#/given")
    dropped = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'thirty.toml'));
            return data;
        }""",
        text,
    )
    page.locator(".received-page").dispatch_event("drop", {"dataTransfer": dropped})
    agree(page)
    expect(page.locator(".received-extent")).to_contain_text("30 steps")
    goes(page, "#/given")
    file = {"name": "thirty.toml", "mimeType": "", "buffer": text.encode()}
    page.set_input_files(".received-page input[type=file]", file)
    agree(page)
    page.get_by_role("link", name="Start").click()
    learner = Learner(page)
    for _ in range(2):
        learner.solve()
        learner.goes_on()
    learner.is_at(2)
    learner.has_room_at(((320, 568), (1440, 900)))
    assert page.evaluate(OUTSIDE, ".stars > span") == []
