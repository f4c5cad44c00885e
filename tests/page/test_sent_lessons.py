"""Lessons that are sent, by link and by file, and the slip that comes back."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, ready
from tests.page.learner import FACTS, Learner
from tests.page.lessons_sent import LESSON, given, goes, keep
from tests.page.slips import LETTERS
from tests.page.stored import agree, stored
from tests.page.table import OUTSIDE, preferences

SCRIPT = preferences(speed="none") + FACTS
STEP = LESSON["step"][0]
LONG = {"en": "x" * 1001}


def steps(*steps, **parts):
    return {**LESSON, "step": [*steps], **parts}


def test_a_link_that_holds_no_lesson_leads_home_and_says_why(visit):
    page = visit(engine=False)
    for document, said in (
        (steps({**STEP, "say": LONG}), "a working lesson: “step 1, say.en” is wrong"),
        ({**LESSON, "game": "bridge"}, "doesn’t have this game"),
    ):
        page.evaluate("link => { location.hash = link }", given(document))
        expect(page.locator(".notice")).to_contain_text(said)
        expect(page.locator(".masthead")).to_be_visible()
        page.locator(".notice button").last.click()


def test_a_sent_lesson_is_shown_as_its_authors_plain_text(visit):
    title = "<img src=x onerror=alert(1)><b>bold</b>"
    turned = {"en": f"\u202e{title}"}
    document = {**LESSON, "title": turned, "author": "\u202eiaK\u200b<i>"}
    page = visit(given(document), engine=False)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert "\u202e" not in page.locator(".given-card").inner_text()
    expect(page.locator(".given-from")).to_have_text("A lesson from iaK<i>")
    expect(page.locator(".given-whose")).to_contain_text("not Taku’s")
    assert not page.locator(".given-card img").count()


def test_braces_that_name_no_card_stay_as_they_are_written(visit):
    title = "{} {hello you} {QS <b>} {p12} {"
    page = visit(given({**LESSON, "title": {"en": title}}), engine=False)
    expect(page.locator(".given-card h2")).to_have_text(title)


def test_a_lesson_goes_by_link_to_a_learner_and_the_slip_comes_back(visit):
    page = visit(init_script=SCRIPT)
    keep(page)
    goes(page, "#/lessons/a1/send")
    link = page.locator("#lesson-link").input_value()
    assert "a1" not in link
    assert "Kai" not in link
    axe(page)
    page.close()

    learner = Learner(visit("#" + link.partition("#")[2], init_script=SCRIPT))
    begin = learner.page.get_by_role("link", name="Start")
    begin.press("Enter")
    learner.solve()
    learner.presses("Continue")
    learner.is_at(1)
    learner.begins()
    learner.give_number({"number": 3})
    learner.is_told("wrong")
    learner.presses("Try again")
    learner.solve()
    learner.presses("Continue")
    page = learner.page
    expect(page.get_by_role("heading", name="Here’s your result slip")).to_be_visible()
    expect(page.locator(".slip-try")).to_have_text(["1st try", "2nd try"])
    page.get_by_label("Your name").fill("Aki")
    page.keyboard.press("Enter")
    expect(page.locator(".slip-who b")).to_have_text("Aki")
    letters = page.locator(".slip-code code").inner_text().replace(" ", "")
    assert set(letters) <= set(LETTERS)
    axe(page)

    page.evaluate("address => { location.hash = address }", f"#/slip/{letters}/Aki")
    expect(page.locator(".class-sentence")).to_have_text(
        "Step 2 was the hardest: 0 of 1 got it first time"
    )
    wrong = page.locator(".class-cards li").nth(1)
    expect(wrong).to_contain_text("Most often wrong: 3 1×")


def test_steps_that_cannot_be_are_said_to_be_none_and_the_rest_is_taken(visit):
    number = LESSON["step"][1]
    odd = (
        {"setup": ["deal 2C 2C | 3C"]},
        {"setup": ["<b>"]},
        {"options": {"rain": True}},
        {"seats": 0},
        {"seats": 16},
        {"me": 16},
        {"seat": {"is": 1}},  # two tasks
        {"number": {"is": "<i>"}},
    )
    drawn = {"example": "<b> zz", "caption": {"en": "<b>"}, "say": {"en": "{} {S <b>} {99}"}}
    document = steps(*[{**number, **parts} for parts in odd], {**number, **drawn})
    learner = Learner(visit(given(document), init_script=SCRIPT))
    learner.page.get_by_role("link", name="Start").click()
    for _ in odd:
        expect(learner.panel).to_contain_text("can’t be shown")
        learner.presses("Continue")
    learner.solve()
    learner.presses("Continue")
    expect(learner.page.locator(".slip-try")).to_have_count(len(odd) + 1)


@pytest.mark.parametrize(
    ("steps", "letters", "said", "link"),
    [
        (1, 20, "", True),
        (1, 900, "too long for a QR code. Send the link, or save it", True),
        (12, 900, "too long for a link. Save it as a file", False),
    ],
)
def test_what_is_too_long_for_a_code_or_a_link_goes_as_a_file(visit, steps, letters, said, link):
    page = visit(engine=False)
    noise = Random(1)
    says = [
        "".join(chr(noise.randrange(0x4E00, 0x9F00)) for _ in range(letters)) for _ in range(steps)
    ]
    keep(page, step=[{"setup": ["deal 2C"], "accept": ["2C"], "say": {"ja": say}} for say in says])
    goes(page, "#/lessons/a1/send")
    expect(page.locator(".send-head")).to_be_visible()
    expect(page.locator(".send-paper svg")).to_have_count(int(not said))
    if said:
        expect(page.locator(".send-long")).to_contain_text(said)
    expect(page.get_by_role("button", name="Print it for the wall")).to_have_count(int(not said))
    expect(page.locator("#lesson-link")).to_have_count(int(link))
    name = "Copy the link" if link else "Save as file"
    expect(page.locator(".deal .primary")).to_have_text(name)


def test_a_lesson_is_handed_to_another_app_and_printed_for_the_wall(visit):
    share = "navigator.share = async told => { window.shared = told; };"
    page = visit(engine=False, init_script=share)
    step = {"title": {"en": "Cards"}, "ask": {"en": "How many?"}, "number": {"is": 3}}
    keep(page, step=[{**step, "setup": LESSON["step"][0]["setup"]}], title={"en": "Counting"})
    goes(page, "#/lessons/a1/send")
    link = page.locator("#lesson-link").input_value()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("() => shared.url") == link

    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print it for the wall")).to_be_hidden()
    for part in (page.get_by_role("heading", name="Counting"), page.locator(".send-paper svg")):
        expect(part).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4"))) == 1


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
    page.locator(".given-page").dispatch_event("drop", {"dataTransfer": dropped})
    agree(page)
    expect(page.locator(".given-line")).to_contain_text("30 steps")
    goes(page, "#/given")
    file = {"name": "thirty.toml", "mimeType": "", "buffer": text.encode()}
    page.set_input_files(".given-page input[type=file]", file)
    agree(page)
    page.get_by_role("link", name="Start").click()
    learner = Learner(page)
    for _ in range(2):
        learner.solve()
        learner.goes_on()
    learner.is_at(2)
    learner.has_room_at(((320, 568), (1440, 900)))
    assert page.evaluate(OUTSIDE, ".stars > span") == []


def test_a_lesson_that_is_saved_as_a_file_is_taken_in_and_kept(visit, tmp_path):
    page = visit()
    ready(page)
    keep(page)
    goes(page, "#/lessons/a1/send")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file").click()
    assert saved.value.suggested_filename == "points-are-bad.toml"
    file = tmp_path / "lesson.toml"
    saved.value.save_as(file)
    other = tmp_path / "none.toml"
    other.write_text("= no lesson", encoding="utf-8")

    goes(page, "#/given")
    page.set_input_files(".given-page input[type=file]", other)
    expect(page.locator(".wrong")).to_contain_text("isn’t a working lesson")
    page.set_input_files(".given-page input[type=file]", file)
    expect(page.locator(".consent")).to_contain_text("Points are bad")
    assert not [key for key in stored(page) if key.startswith("given:")]
    agree(page)
    expect(page.get_by_role("heading", name="Points are bad")).to_be_visible()
    expect(page.get_by_role("switch")).to_be_checked()

    goes(page, "#/given")
    row = page.locator(".given-lessons li")
    expect(row).to_contain_text("0 of 2")
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(row).to_have_count(1)


def test_several_lessons_go_as_a_course_in_their_order(visit):
    page = visit(engine=False)
    keep(page)
    keep(page, "b2", title={"en": "Second"})
    goes(page, "#/lessons/a1/send")
    page.get_by_text("Several lessons in one link").click()
    alone = page.locator("#lesson-link").input_value()
    page.get_by_role("button", name="Second").click()
    page.get_by_label("Name of the course").fill("Evening")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Evening")).to_be_visible()
    expect(page.locator("#lesson-link")).not_to_have_value(alone)
    link = page.locator("#lesson-link").input_value()
    page.evaluate("link => { location.hash = link }", link.partition("#")[2])
    expect(page.locator(".given-from")).to_have_text("A course from Kai")
    expect(page.locator(".given-lessons b")).to_have_text(["Points are bad", "Second"])
