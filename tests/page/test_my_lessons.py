"""My lessons: how they are kept, and the desk at which one is written."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled
from tests.page.stored import STORE, agree, stored
from tests.page.table import DESKTOP, OUTSIDE, PHONE, reload, resize, windows
from tests.page.test_links import packed
from tests.page.test_replay import HEARTS, Replay, played
from tests.page.test_study import SLOW, slow

SPADES = [
    "deal 3C 4S 8S KS 3D 9D | AC 9S 4C 5C 6C 6D | 2C 5S 7C 8C 9C 7D | 7H JS TC JC QC 8D",
    *("2C", "JC", "3C", "AC", "9S", "5S", "JS"),
]
RIGHT, WRONG = {"en": "It costs nothing now."}, {"en": "The king stays."}
POSITION = {"setup": SPADES, "me": 0, "seats": 4}
STEP = {"title": {"en": "Last to play"}, "ask": {"en": "Which card?"}, **POSITION}
DONE = {**STEP, "accept": ["KS"], "right": RIGHT, "wrong": {"4S": WRONG, "8S": {}}}
PARTS = (
    ".desk-head button, .desk-head h1, .desk-steps button, .desk-tabs button, .desk-deeds button"
)


def lesson(*steps, title="Get rid of the king", **parts):
    head = {"format": 1, "game": "hearts", "options": {"passing": False}}
    return {**head, "title": {"en": title}, "step": [*steps], **parts}


def own(id, *steps, **parts):
    return {"id": id, "revision": 1, "when": 1_700_000_000_000, "lesson": lesson(*steps, **parts)}


def keep(page, *lessons):
    """Store these, behind the page's back."""
    page.evaluate(
        f"""async lessons => {{ {STORE}
        for (const one of lessons) store.put(one, 'lesson:' + one.id);
        await new Promise(done => {{ store.transaction.oncomplete = done; }}); }}""",
        lessons,
    )


def kept(page):
    """The lessons that are stored, by their ids."""
    found = {key: value for key, value in stored(page).items() if key.startswith("lesson:")}
    return {key.removeprefix("lesson:"): value for key, value in found.items()}


def is_kept(page):
    """Wait until all that was written is stored."""
    expect(page.locator(".desk:not([data-unwritten])")).to_be_visible()


def at(page, hash, *lessons):
    """The page at an address where these have been stored before."""
    keep(page, *lessons)
    page.evaluate("hash => { location.hash = hash; }", hash)
    return page


def desk(visit, *steps, viewport=DESKTOP, **how):
    """The desk with a lesson of these steps."""
    page = at(visit(viewport=viewport, **how), "#/lessons/a", own("a", *steps))
    expect(page.locator(".desk")).to_be_visible()
    return page


def row(page, move):
    return page.locator(f'.desk-row[data-move="{move}"]')


def stand(page, card):
    return page.locator(f'.desk-hand [data-lays="{card}"] .desk-stand')


def lay(page, card):
    """As a learner does, with a touch and one more."""
    expect(page.locator(".desk-sample .lesson[data-phase=asking]")).to_be_visible()
    page.locator(f'.desk-sample .hand [data-card="{card}"]').click()
    page.locator(f'.desk-sample .hand [data-card="{card}"][aria-pressed=true]').click()


# The list, and what is kept


def test_a_removed_lesson_can_be_put_back_and_a_damaged_one_is_named(visit):
    strange = [{"id": "odd", "lesson": 7}, own("odder", DONE, game="chess")]
    page = at(visit(engine=False), "#/lessons", own("a", DONE), *strange)
    rows = page.locator(".desk-lessons li")
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("Damaged lesson 2")
    axe(page)
    before = kept(page)
    page.get_by_role("button", name="Remove Get rid of the king").click()
    expect(rows).to_have_count(2)
    assert set(kept(page)) == {"odd", "odder"}
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(3)
    assert kept(page) == before
    page.get_by_role("button", name="Remove Damaged lesson 1").click()
    expect(rows).to_have_count(2)
    assert set(kept(page)) == {"a", "odder"}


def test_lessons_go_into_the_file_and_come_out_of_it(visit, tmp_path):
    page = at(visit(engine=False), "#/data", own("a", DONE), {"id": "odd", "lesson": 7})
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "all.json"
    file.write_bytes(Path(download.value.path()).read_bytes())
    assert [one["lesson"] for one in json.loads(file.read_text(encoding="utf-8"))["own"]] == [
        lesson(DONE)
    ]
    keep(page, own("a", STEP))
    page.locator("input[type=file]").set_input_files(file)
    agree(page)
    expect(page.locator(".arrived")).to_contain_text("One lesson of your own")
    now = [one["lesson"] for one in kept(page).values() if one["id"] != "odd"]
    assert sorted(now, key=str) == sorted([lesson(STEP), lesson(DONE)], key=str)
    page.locator("input[type=file]").set_input_files(file)
    agree(page)
    expect(page.locator(".arrived")).to_contain_text("was here already")
    assert len(kept(page)) == 3
    content = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(
        json.dumps({**content, "own": [own("new", {**DONE, "setup": "2C"})]}), encoding="utf-8"
    )
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#data-wrong")).to_contain_text("own[0].lesson.step[0].setup")
    assert len(kept(page)) == 3


def test_what_another_tab_has_written_meanwhile_is_not_written_over(visit):
    page = desk(visit, STEP, engine=False)
    what_is_written_is_kept_taken_back_and_done_again(page)
    a_lesson_is_written_in_both_languages_side_by_side(page)
    keep(page, {**own("a", DONE), "revision": 99})
    page.get_by_label("Question English").fill("Here")
    expect(page.locator(".notice")).to_contain_text("Another tab has changed this lesson")
    asked = [one["lesson"]["step"][0]["ask"]["en"] for one in kept(page).values()]
    assert sorted(asked) == ["Here", "Which card?"]


def what_is_written_is_kept_taken_back_and_done_again(page):
    page.get_by_label("Heading").fill("The last card")
    page.get_by_label("Question").fill("What now?")
    is_kept(page)
    (step,) = kept(page)["a"]["lesson"]["step"]
    assert (step["title"], step["ask"]) == ({"en": "The last card"}, {"en": "What now?"})
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_label("Question")).to_have_value("Which card?")
    page.get_by_role("button", name="Redo", exact=True).click()
    expect(page.get_by_label("Question")).to_have_value("What now?")
    is_kept(page)
    reload(page)
    expect(page.get_by_label("Question")).to_have_value("What now?")


def test_steps_are_added_copied_moved_and_deleted(visit):
    page = desk(visit, STEP, {**STEP, "title": {"en": "Second"}}, engine=False)
    names = page.locator(".desk-step b")
    more = page.get_by_role("button", name="More")

    def do(name):
        more.click()
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
        page.keyboard.press("Escape")

    do("Copy")
    expect(names).to_have_text(["Last to play", "Last to play", "Second"])
    do("Later")
    expect(names).to_have_text(["Last to play", "Second", "Last to play"])
    do("Delete")
    expect(names).to_have_text(["Last to play", "Second"])
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(names).to_have_count(3)
    page.get_by_role("button", name="Add a step").click()
    expect(page.locator(".desk-steps [aria-current] b")).to_have_text("No heading")
    page.get_by_role("button", name="The same position").click()
    is_kept(page)
    assert [step["setup"] for step in kept(page)["a"]["lesson"]["step"]] == [SPADES] * 4


def a_lesson_is_written_in_both_languages_side_by_side(page):
    page.get_by_role("button", name="More").click()
    page.get_by_role("switch", name="In English and Japanese").click()
    page.keyboard.press("Escape")
    page.get_by_label("Heading 日本語").fill("最後の番")
    is_kept(page)
    title = kept(page)["a"]["lesson"]["step"][0]["title"]
    assert title == {"en": "The last card", "ja": "最後の番"}


# The desk


def test_a_lesson_is_made_of_a_position_marked_tried_and_whole(visit):
    """From the open table to the last open question, and as a learner sees it."""
    page = visit(viewport=DESKTOP)
    page.evaluate("hash => { location.hash = hash; }", study())
    page.get_by_role("button", name="Make a lesson").click()
    expect(row(page, "8S")).to_be_visible()
    expect(stand(page, "3D")).to_have_text("Rules")
    expect(page.locator(".desk-row[data-locked]")).to_contain_text("you must play one of them")
    page.locator('.desk-hand [data-lays="KS"]').click()
    expect(stand(page, "KS")).to_have_text("Right")
    row(page, "4S").get_by_label("Wrong").check()
    row(page, "4S").get_by_role("textbox").fill("The king stays.")
    expect(page.locator(".desk-steps .desk-badge")).to_have_text("2 things to do")
    row(page, "8S").get_by_label("Poor").check()
    page.get_by_label("Heading").fill("Last to play")
    page.get_by_label("Question").fill("Which card do you play?")
    page.locator("[data-send]").locator("visible=true").click()
    page.get_by_label("Name of the lesson").fill("Get rid of the king")
    page.keyboard.press("Escape")
    expect(page.locator(".desk-open")).to_have_count(0)
    expect(page.locator(".desk-sample .told-ask")).to_have_text("Which card do you play?")
    lay(page, "4S")
    expect(page.locator(".desk-sample .mark")).to_contain_text("The king stays.")
    page.locator(".desk-sample .foot .primary").click()
    lay(page, "KS")
    expect(page.locator(".desk-sample .mark")).to_have_attribute("data-tone", "right")
    is_kept(page)
    (one,) = kept(page).values()
    (step,) = one["lesson"]["step"]
    marked = {name: step[name] for name in ("accept", "wrong", "advise", "me")}
    assert marked == {"accept": ["KS"], "wrong": {"4S": WRONG}, "advise": {"8S": {}}, "me": 0}
    assert step["setup"][1:] == SPADES[1:]


def study():
    """The address of the open table with this position."""
    told = ["position", {"passing": False}, 4, len(SPADES), "\n".join(SPADES)]
    return f"#/study/hearts/{packed(told)}"


def test_a_position_comes_from_a_match_and_its_moves_are_picked(visit):
    page = desk(visit)
    replay = Replay(page).keep(played("hearts", HEARTS))
    page.get_by_role("button", name="From a match").click()
    page.wait_for_function("() => location.hash === '#/matches/hearts'")
    replay.see()
    page.get_by_role("button", name="Make a lesson").click()
    expect(page.locator(".desk-picked")).to_be_visible()
    for place in range(3):
        page.locator(".desk-hand button").nth(place).click()
    expect(page.locator(".desk-row[data-move]")).to_have_count(1)
    page.locator(".desk-row[data-move]").get_by_label("Right").check()
    page.get_by_role("button", name="All others are wrong").click()
    expect(page.locator(".desk-steps .desk-badge")).to_have_text("1 thing to do")  # its words
    is_kept(page)
    (step,) = kept(page)["a"]["lesson"]["step"]
    assert len(step["setup"]) == len(step["accept"]) == 1
    assert step["other"]["en"] == "That’s allowed, but it’s not what is asked."


def test_a_position_is_replaced_only_on_request(visit):
    page = desk(visit, DONE, init_script=SLOW)
    expect(row(page, "KS")).to_be_visible()
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".line-bar output")).to_have_text("7 / 8")
    page.get_by_role("button", name="Make a lesson").click()
    page.get_by_role("button", name="Use it in step 1 of “Get rid of the king”").click()
    expect(page.locator(".desk")).to_be_visible()
    (step,) = kept(page)["a"]["lesson"]["step"]
    assert (len(step["setup"]), step["me"], step["title"]) == (7, 3, STEP["title"])
    assert not {"accept", "wrong"} & set(step)
    a_request_on_the_way_to_a_position_waits_for_it(page)
    one_of_ours_is_copied_and_every_step_of_it_is_whole(page)


def a_request_on_the_way_to_a_position_waits_for_it(page):
    page.evaluate("hash => { location.hash = hash; }", study())
    expect(page.locator(".line-bar output")).to_have_text("8 / 8")
    has_settled(page)
    with slow(page):
        page.get_by_role("button", name="One move back").click()
        page.get_by_role("button", name="Make a lesson").click()
    page.get_by_role("button", name="New lesson").click()
    expect(page.locator(".desk")).to_be_visible()
    (made,) = (one for id, one in kept(page).items() if id != "a")
    (step,) = made["lesson"]["step"]
    assert (len(step["setup"]), step["me"]) == (7, 3)


def test_each_kind_of_task_is_set_and_laid(visit):
    page = desk(visit, DONE)
    expect(row(page, "KS")).to_be_visible()
    answers = page.locator(".desk-answers")

    def forbidden():
        page.locator('.desk-hand [data-lays="3D"]').click()

    def number():
        answers.get_by_label("The right number").fill("3")

    def seat():
        answers.locator("input").nth(2).check()

    def choice():
        for number, words in ((1, "Spades"), (2, "Hearts")):
            answers.get_by_placeholder(f"Answer {number}").fill(words)
        answers.get_by_label("Answer 2 is right").check()
        answers.get_by_placeholder("Why it is wrong").fill("Not these.")

    def play():
        answers.get_by_label("How long").select_option("round")

    for task, act, parts in (
        ("Try a forbidden move", forbidden, {"forbidden": {"3D": "follow-suit"}}),
        ("All playable cards", None, {"playable": True}),
        ("A number", number, {"number": {"is": 3}}),
        ("A player", seat, {"seat": {"is": 2}}),
        ("Play on against bots", play, {"play": "round"}),
        ("A choice of answers", choice, {"choice": {"is": "b", "among": ["a", "b"]}}),
    ):
        page.get_by_label("Task").select_option(task)
        if act:
            act()
        expect(page.locator(".desk-open")).to_have_count(0)
        (kind,) = parts
        asking = page.locator(f".desk-sample .lesson[data-phase=asking][data-task={kind}]")
        expect(asking).to_be_visible()
        is_kept(page)
        (step,) = kept(page)["a"]["lesson"]["step"]
        assert {name: step.get(name) for name in parts} == parts
        assert not {"accept", "advise"} & set(step)
    mark = page.locator(".desk-sample .mark")
    page.locator(".desk-sample [data-choice=a]").click()
    expect(mark).to_contain_text("Not these.")
    page.locator(".desk-sample .foot .primary").click()
    page.locator(".desk-sample [data-choice=b]").click()
    expect(mark).to_have_attribute("data-tone", "right")


def test_a_position_that_cannot_be_is_told_and_another_can_be_set_up(visit):
    page = desk(visit, {**DONE, "setup": [*SPADES, "QH"]})
    expect(page.locator(".desk-position")).to_contain_text("can’t be set up")
    expect(page.locator(".desk-steps .desk-badge")).to_have_text("1 thing to do")
    expect(page.get_by_role("button", name="Set up")).to_be_visible()
    an_answer_that_is_not_so_is_an_open_question(page)
    where_the_match_is_over_no_move_can_be_asked_for(page)


def an_answer_that_is_not_so_is_an_open_question(page):
    """As in a lesson written by hand; the position is shown all the same."""
    wrong = own("b", {**STEP, "accept": ["QH"]}, {**STEP, "forbidden": {"4S": "follow-suit"}})
    at(page, "#/lessons/b", wrong)
    badge = page.locator(".desk-steps [aria-current] .desk-badge")
    answers = page.locator(".desk-answers")
    expect(page.locator('.desk-hand [data-lays="KS"]')).to_be_visible()
    expect(answers).to_contain_text("This is no longer a legal move in this position")
    answers.get_by_role("button", name="Remove").click()
    expect(answers).not_to_contain_text("This is no longer a legal move")
    page.locator(".desk-steps li button").nth(1).click()
    expect(answers).to_contain_text("The rules allow this here")
    answers.get_by_role("button", name="Remove").click()
    expect(answers).to_contain_text("Tap a card marked “Rules”.")
    expect(badge).to_have_text("1 thing to do")


def where_the_match_is_over_no_move_can_be_asked_for(page):
    boxes = ("ones", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind", "chance")
    boxes += ("four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee")
    setup = [entry for box in boxes for entry in ("roll 1 2 3 4 6", f"fill {box}")]
    over = {"title": {"en": "Over"}, "ask": {"en": "Well?"}, "setup": setup, "seats": 1, "me": 0}
    told = own("c", over, game="yahtzee", options={})
    page.evaluate("() => { location.hash = '#/'; }")
    expect(page.locator(".desk")).to_have_count(0)
    at(page, "#/lessons/c", told)
    answers = page.locator(".desk-answers")
    expect(answers).to_contain_text("No one has a move to make")
    page.get_by_label("Task").select_option("A number")
    expect(page.locator(".desk-done")).to_be_visible()


def test_send_leads_to_the_first_open_question_by_keyboard_too(visit):
    page = desk(visit, DONE, {**STEP, "accept": ["KS"]}, *[DONE] * 28)
    expect(page.locator(".desk-done")).to_have_count(29)
    page.locator("[data-send]").locator("visible=true").press("Enter")
    expect(page.locator(".desk-steps [aria-current]")).to_contain_text("2")
    expect(row(page, "4S").get_by_label("Right")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(row(page, "4S").get_by_role("radio", name="Wrong")).to_be_checked()
    expect(row(page, "4S").get_by_role("radio", name="Wrong")).to_be_focused()
    row(page, "8S").get_by_label("Wrong").press("Space")
    expect(page.locator(".desk-done")).to_have_count(30)
    expect(page.locator(".desk-open")).to_have_count(0)
    is_kept(page)
    of_many_steps_the_one_that_is_written_at_is_to_be_seen(page, "a")


def of_many_steps_the_one_that_is_written_at_is_to_be_seen(page, lesson):
    steps = page.locator(".desk-steps li button")
    for size in (DESKTOP, PHONE):
        resize(page, *size)
        page.evaluate("() => { location.hash = '#/lessons'; }")
        expect(page.locator(".desk")).to_have_count(0)
        page.evaluate("id => { location.hash = `#/lessons/${id}/30`; }", lesson)
        expect(steps.nth(29)).to_be_in_viewport(ratio=1)
        if size == DESKTOP:
            expect(page.get_by_label("Task")).to_be_in_viewport()
        steps.first.click()
        expect(steps.first).to_be_in_viewport(ratio=1)


def one_of_ours_is_copied_and_every_step_of_it_is_whole(page):
    page.evaluate("() => { location.hash = '#/lessons'; }")
    page.locator('[data-new="haggis"]').click()
    page.get_by_text("Copy one of ours").click()
    page.locator(".desk-ours li button").nth(1).click()
    expect(page.locator(".desk-steps li")).to_have_count(5)
    expect(page.locator(".desk-open")).to_have_count(0)
    expect(page.locator(".desk-row").first).to_be_visible()


def test_the_desk_fits_every_window_and_can_be_read_by_all(visit):
    page = desk(visit, DONE, STEP, {**STEP, "setup": []}, locale="ja-JP")
    expect(row(page, "KS")).to_be_visible()
    axe(page)
    for _ in windows(page, ((320, 568), (390, 844), (740, 360), (1920, 1080))):
        assert page.evaluate(OUTSIDE, PARTS) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    resize(page, 390, 844)
    page.locator("[data-try]").locator("visible=true").click()
    expect(page.locator(".desk-sample .hand")).to_be_visible()
    axe(page)
