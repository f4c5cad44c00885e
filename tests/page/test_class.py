"""The class: slips collected, what they tell, and the class before a projector."""

import csv
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import axe, ready
from tests.page.lessons_sent import LESSON, PUT, goes, keep
from tests.page.slips import print_of, written
from tests.page.stored import STORE, agree

DESKTOP = (1440, 900)
GONE = f"""async () => {{
    {STORE}
    for (const place of ['given:', 'slip:'])
      store.delete(IDBKeyRange.bound(place, place + '\\uffff'));
    await new Promise(done => store.transaction.addEventListener('complete', done));
}}"""

WAKEFUL = """() => {
    window.locked = [];
    navigator.wakeLock.request = async kind => {
      window.locked.push(kind);
      return new EventTarget();
    };
}"""


def opened(page, **parts):
    """The class of a lesson; and by what its slips are known."""
    keep(page, **parts)
    goes(page, "#/lessons/a1/class")
    expect(page.get_by_role("heading", name="Collect slips")).to_be_visible()
    return print_of({**LESSON, **parts})


def takes(page, text):
    page.locator("#class-paste").fill(text)
    page.get_by_role("button", name="Add them").click()


def rows(page):
    return page.locator(".class-sheet tbody tr:not(.class-all)")


def test_a_hundred_slips_tell_which_step_is_hard_and_who_got_it(visit):
    page = visit(viewport=DESKTOP, engine=False)
    mark = opened(page)
    slips = [
        written(mark, [(1, 0), (1 + at % 3, 4 if at % 3 else 0)], mark=at, time=60 + at * 5)
        for at in range(100)
    ]
    lines = [f"Pupil {at:02} {slip}" for at, slip in enumerate(slips)]
    takes(page, "\n".join(lines))
    told = page.locator(".class-told")
    expect(told).to_have_text("100 slips have come in.")
    expect(rows(page)).to_have_count(100)
    sentence = "Step 2 was the hardest: 34 of 100 got it first time"
    expect(page.locator(".class-sentence")).to_have_text(sentence)
    expect(page.locator(".class-all td").nth(7)).to_have_text("3 66×")

    last = written(mark, [(1, 0), (1, 0)], mark=500)
    strange = written(mark ^ 1, [(1, 0), (1, 0)])
    takes(page, f"{lines[0]}\n#/slip/{last}/Pupil%2000\n{strange}\nhello")
    expect(told).to_have_text(
        "One slip has come in. One was already here. Not this lesson. One line is not a slip."
    )
    expect(rows(page)).to_have_count(100)

    page.get_by_role("columnheader", name="Time").get_by_role("button").click()
    page.get_by_role("columnheader", name="Time").get_by_role("button").click()
    expect(rows(page).first).to_contain_text("Pupil 99")
    page.get_by_role("button", name="Pupil 00").press("Enter")
    expect(page.locator(".class-open code")).to_have_count(2)
    axe(page)
    page.get_by_role("button", name="Remove Pupil 00’s slip 2").click()
    expect(page.locator(".class-kept")).to_contain_text("100 slips")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".class-kept")).to_contain_text("101 slips")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    lines = Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 102
    assert f"Pupil 01,1,{slips[1]},65,1,,2,3" in lines


def test_names_come_into_a_spreadsheet_as_text_and_as_no_formula(visit):
    page = visit(viewport=DESKTOP, engine=False)
    mark = opened(page)
    formulas = ["=HYPERLINK(1)", "+1", "-1", "@SUM", "＝1", "＋1"]
    texts = ['a "b" c', "a; b", "Mia 🎲 卓", "O'Neil", "a,b", "1e5"]
    codes = [written(mark, [(1, 0), (0, 2)], mark=at) for at in range(12)]
    kept = [
        {"id": f"{code} {name}", "print": mark, "code": code, "name": name, "when": at}
        for at, (code, name) in enumerate(zip(codes, formulas + texts, strict=True))
    ]
    page.evaluate(PUT, [[f"slip:{one['id']}", one] for one in kept])
    goes(page, "#/")
    goes(page, "#/lessons/a1/class")
    expect(rows(page)).to_have_count(12)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    with Path(saved.value.path()).open(encoding="utf-8-sig", newline="") as file:
        head, *lines = csv.reader(file)
    assert head[:4] == ["Who", "Slip", "Code", "Seconds"]
    assert {len(line) for line in lines} == {8}
    assert {line[0] for line in lines} == {*("'" + name for name in formulas), *texts}


def test_slips_from_before_a_lesson_was_changed_stand_apart_and_can_go(visit):
    page = visit(viewport=DESKTOP, engine=False)
    mark = opened(page)
    takes(page, f"Aki {written(mark, [(1, 0), (1, 0)])}")
    expect(rows(page)).to_have_count(1)
    stray = written(mark ^ 1, [(1, 0)])
    gone = {"id": f"{stray} Ben", "print": mark ^ 1, "code": stray, "name": "Ben", "when": 1}
    page.evaluate(PUT, [[f"slip:{gone['id']}", gone]])
    goes(page, "#/")
    opened(page, step=[{**LESSON["step"][0], "accept": ["KS"]}, LESSON["step"][1]])
    expect(rows(page)).to_have_count(0)
    before, lost = page.locator(".class-apart").all()
    expect(before).to_contain_text("Answered before you changed the lesson: 1 slip")
    expect(lost).to_contain_text("From lessons that are no longer here: 1 slip")
    before.locator("summary").click()
    expect(before.locator("li")).to_contain_text("2 of 2 first time")
    lost.locator("summary").click()
    axe(page)
    before.get_by_role("button", name="Remove Aki’s slip 1").click()
    expect(page.locator(".class-apart")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".class-apart")).to_have_count(2)
    page.locator(".class-apart").last.get_by_role("button", name="Remove all").click()
    expect(page.locator(".class-apart")).to_have_count(1)


def test_slips_and_lessons_of_others_go_along_and_what_is_damaged_can_go(visit):
    page = visit(viewport=DESKTOP, engine=False)
    mark = opened(page)
    takes(page, written(mark, [(1, 0), (0, 2)]))
    expect(rows(page)).to_contain_text("not yet")
    sent = {"id": "g", "when": 1, "document": LESSON, "took": []}
    page.evaluate(PUT, [["given:g", sent]])
    goes(page, "#/data")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    page.evaluate(GONE)
    page.set_input_files(".data input[type=file]", saved.value.path())
    agree(page)
    expect(page.locator(".arrived li")).to_have_text(["One lesson from others", "One class slip"])
    page.evaluate(PUT, [["slip:bad", {"id": "bad", "code": 7}]])
    goes(page, "#/")
    goes(page, "#/lessons/a1/class")
    expect(page.locator(".class-damaged")).to_contain_text("One slip can’t be read.")
    page.locator(".class-damaged").get_by_role("button").click()
    expect(page.locator(".class-damaged")).to_have_count(0)


def test_a_class_is_asked_by_keyboard_and_shown_the_answer(visit):
    page = visit(viewport=DESKTOP)
    ready(page)
    page.evaluate(WAKEFUL)
    goes(page, "#/ask/hearts/points")
    choices = page.locator(".ask-choices li")
    expect(choices).to_have_count(2)
    assert page.evaluate("() => window.locked") == ["screen"]
    for key in ("1", "1", "2", "Shift+2"):
        page.keyboard.press(key)
    expect(page.locator(".ask-count")).to_have_text(["2", "0"])
    expect(page.locator("[data-stands]")).to_have_count(0)
    choices.nth(1).get_by_role("button", name="One more").click()
    expect(page.get_by_text("3 answers")).to_be_visible()
    axe(page)
    page.locator(".ask-bar h1").click()
    page.keyboard.press("Enter")
    expect(page.locator(".ask-pill")).to_have_text(["Right", "Poor"])
    axe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".ask-number")).to_have_count(5)
    expect(page.get_by_text("0 answers")).to_be_visible()
