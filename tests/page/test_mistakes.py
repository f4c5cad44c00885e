"""One's own mistakes: kept, told of, tried again, and gone when they have been put right."""

import json
import re
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.learner import ASKING, FACTS, Learner
from tests.page.stored import LED, REVIEWED, match, mistake, put_mistakes, stored
from tests.page.table import preferences, until, windows
from tests.page.test_data import arrived, bring, file

NOW = datetime(2026, 3, 10, 12)
TOMORROW = "2026-03-11"
YAHTZEE = {"head": {**mistake()["head"], "game": "yahtzee", "options": {}, "seats": ["human"]}}


def rows(page):
    return page.locator(".mistake")


def goes_to(page, address):
    page.evaluate("address => { location.hash = address }", address)


@pytest.fixture
def mistakes(visit):
    """Opens the list, on the same day each time, where these are kept."""

    def mistakes(*kept, address="#/mistakes", **how):
        page = visit(**{"engine": False, **how})
        page.clock.set_fixed_time(NOW)
        put_mistakes(page, *kept)
        goes_to(page, address)
        return page

    return mistakes


def kept(page, id="m/5"):
    return stored(page).get(f"mistake:{id}")


# How they are kept


def found(page, *told, over="match"):
    page.evaluate(
        """async ([match, all]) => {
          for (const one of all) await taku.mistakes.found(match, 0, one); }""",
        [match(over, log=[*LED, "QS"]), [{**REVIEWED, **one} for one in told]],
    )


def test_a_clear_mistake_is_kept_once_with_its_position(mistakes):
    page = mistakes()
    who_has_none_is_told_where_they_come_from(page)
    a_match_that_is_not_kept_leaves_no_mistakes(page)
    found(page, {}, {}, {"entry": 1, "clear": False})
    assert [key for key in stored(page) if key.startswith("mistake:")] == ["mistake:match/5"]
    one = kept(page, "match/5")
    assert (one["log"], one["stage"], one["due"], one["answered"]) == (LED, 0, TOMORROW, 0)
    page.evaluate("() => taku.mistakes.answered('match/5', true)")
    found(page, {})
    assert kept(page, "match/5")["answered"] == 1
    what_has_been_removed_or_learnt_no_review_brings_back(page)
    page.evaluate("() => taku.erase()")
    they_are_taken_along_and_come_back_but_never_lose_what_is_here(page)


def what_has_been_removed_or_learnt_no_review_brings_back(page):
    put_mistakes(page, mistake("match/5"), mistake("other/5", stage=3))
    page.evaluate("() => taku.mistakes.drop('match/5')")
    assert page.evaluate("() => taku.mistakes.answered('other/5', true)") is None
    found(page, {})
    found(page, {}, over="other")
    assert page.evaluate("() => taku.mistakes.all()") == []


def a_match_that_is_not_kept_leaves_no_mistakes(page):
    found(page, {}, over="")
    assert page.evaluate("() => taku.mistakes.all()") == []


def test_without_a_database_they_last_for_this_visit(visit):
    broken = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
    page = visit(engine=False, init_script=broken)
    found(page, {})
    goes_to(page, "#/mistakes")
    expect(rows(page)).to_have_count(1)
    page.evaluate("async () => { await (await taku.mistakes.drop('match/5'))(); }")
    assert len(page.evaluate("() => taku.mistakes.all()")) == 1


def test_one_that_is_damaged_or_of_no_game_that_is_here_is_left_out(mistakes):
    damaged = [
        mistake("u/5", due="soon"),
        mistake("v/5", log=[]),
        mistake("w/5", {"good": []}),
        mistake("x/5", head={**mistake()["head"], "game": "bridge"}),
        mistake("y/5", stage=4),
        mistake("z/5", seat=9),
    ]
    page = mistakes(*damaged, *SEVERAL)
    each_is_told_with_its_game_its_day_and_when_it_comes_back(page)
    goes_to(page, "#/mistakes")
    one_is_removed_at_once_and_can_be_put_back(page)
    it_is_for_everybody_and_fits_any_screen(page)
    the_page_of_the_game_and_learn_lead_to_those_that_wait(page)
    assert {f"mistake:{one['id']}" for one in damaged} <= stored(page).keys()


def test_what_another_tab_has_put_right_is_seen_here(mistakes, visit):
    page, other = mistakes(mistake()), visit(engine=False)
    expect(rows(page)).to_contain_text("now")
    other.clock.set_fixed_time(NOW)
    other.evaluate("() => taku.mistakes.answered('m/5', true)")
    expect(rows(page)).to_contain_text("in 3 days")
    page.evaluate("() => taku.mistakes.answered('m/5', true)")
    assert kept(page)["stage"] == 1  # it is not due any more: once a day is enough


def they_are_taken_along_and_come_back_but_never_lose_what_is_here(page):
    put_mistakes(page, mistake())
    goes_to(page, "#/data")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["mistakes"] == [
        mistake()
    ]
    further = mistake(answered=2, stage=1)
    bring(page, file(mistakes=[further, mistake("new/5")]))
    expect(arrived(page)).to_contain_text("2 of your mistakes")
    bring(page, file(mistakes=[mistake(), mistake("new/5")]))
    expect(arrived(page)).to_contain_text("was here already")
    assert kept(page) == further
    bring(page, file())  # as an earlier version wrote it
    expect(arrived(page)).to_contain_text("was here already")


# How they are told of


SEVERAL = (
    mistake("a/5"),
    mistake("b/5", {"kind": "discarding"}, stage=1, due="2026-03-10"),
    mistake("c/5", {"kind": "passing"}, stage=3, due="2026-03-19"),
    mistake("d/5", {"kind": "scratching"}, due=TOMORROW, **YAHTZEE),
)


def each_is_told_with_its_game_its_day_and_when_it_comes_back(page):
    expect(rows(page)).to_have_count(4)
    for row, told in enumerate(["now", "now", "tomorrow", "in 9 days"]):
        expect(rows(page).nth(row)).to_contain_text(told)
    expect(rows(page).first).to_contain_text("Leading spades: Qqueen of spades")
    expect(rows(page).first).to_contain_text("round 1")
    expect(rows(page).first).to_contain_text("Hearts")
    expect(rows(page).nth(1).get_by_role("img")).to_have_accessible_name("right 1 of 4 times")
    expect(page.get_by_role("heading", name="2 due")).to_be_visible()
    games = page.get_by_role("navigation", name="Games")
    games.get_by_role("link", name="Yahtzee").click()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_role("heading", name="Nothing due")).to_be_visible()
    expect(page.locator(".today")).to_contain_text("The next one comes back tomorrow.")
    anyway = page.get_by_role("link", name="Try now anyway")
    expect(anyway).to_have_attribute("href", "#/mistakes/early/yahtzee")
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".home")).to_be_visible()  # and not to the game looked at before


def who_has_none_is_told_where_they_come_from(page):
    expect(page.get_by_role("heading", name="No mistakes here")).to_be_visible()
    axe(page)


def one_is_removed_at_once_and_can_be_put_back(page):
    before = stored(page)
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("button", name="Remove Leading spades").click()
    expect(rows(page)).to_have_count(3)
    assert kept(page, "a/5") == {"gone": True}
    page.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(4)
    assert stored(page) == before
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Remove Leading spades")).to_have_count(0)


def the_page_of_the_game_and_learn_lead_to_those_that_wait(page):
    goes_to(page, "#/learn")
    expect(page.locator('.learn-row[href="#/mistakes"]')).to_contain_text("2 mistakes due")
    page.evaluate("() => { localStorage['taku.home'] = '{\"back\":true}' }")
    goes_to(page, "#/game/hearts")
    expect(page.locator('a[href="#/mistakes/hearts"]')).to_contain_text("2 mistakes due")
    goes_to(page, "#/game/yahtzee")
    expect(page.locator('a[href="#/mistakes/yahtzee"]')).to_contain_text("Nothing due")
    goes_to(page, "#/game/haggis")
    expect(page.locator('a[href^="#/mistakes"]')).to_have_count(0)


def test_home_has_a_door_to_those_that_wait_as_soon_as_the_engine_is_there(visit):
    page = visit()
    page.evaluate("() => { localStorage['taku.home'] = '{\"back\":true}' }")
    put_mistakes(page, mistake())
    page.reload()
    door = page.get_by_role("navigation", name="For you today").get_by_role("link")
    expect(door.filter(has_text="1 of your mistakes is due")).to_have_attribute(
        "href", "#/mistakes"
    )


def it_is_for_everybody_and_fits_any_screen(page):
    page.get_by_role("button", name="Edit").click()
    axe(page)
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in windows(page):
            wide = "() => document.documentElement.scrollWidth <= innerWidth"
            assert page.evaluate(wide), size


# Trying again


@pytest.fixture
def tries(mistakes):
    """Begins with these, at the table of an engine, and again with others in the same page."""
    learners = []

    def tries(*kept, address="#/mistakes/again") -> Learner:
        script = preferences(speed="none") + FACTS
        if not learners:
            learners.append(Learner(mistakes(address="#/", engine=True, init_script=script)))
        (learner,) = learners
        goes_to(learner.page, "#/")
        learner.page.locator(".home").wait_for()
        put_mistakes(learner.page, *kept)
        goes_to(learner.page, address)
        learner.page.wait_for_function(ASKING)
        return learner

    return tries


def answers(learner, card):
    learner.touch(card)
    learner.touch(card)


def test_those_that_wait_are_tried_again_one_after_the_other(tries):
    learner = tries(mistake("a/5", names=["", "Otto", "", ""]), mistake("b/5", stage=3))
    page = learner.page
    expect(page.locator(".bar")).to_contain_text("1 of 2")
    expect(page.locator(".told")).to_contain_text("12.5 points")
    answers(learner, "4D")
    expect(learner.panel).to_contain_text("That’s better")
    expect(learner.panel).to_contain_text("It comes back in 3 days.")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".bar")).to_contain_text("2 of 2")
    page.wait_for_function(ASKING)
    answers(learner, "3D")  # as good as the best
    expect(learner.panel).to_contain_text("about as good as any")
    expect(learner.panel).to_contain_text("it’s gone")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".home, .page.mistakes")).to_be_visible()
    assert kept(page, "a/5")["stage"] == 1
    assert kept(page, "b/5") == {"gone": True}
    a_wrong_answer_starts_again_and_a_forbidden_move_does_not_count(tries)
    who_has_the_answer_shown_has_not_put_it_right(tries)
    a_mistake_put_right_before_it_is_due_changes_nothing(tries)
    practice_brings_one_that_waits_first(tries)


def a_wrong_answer_starts_again_and_a_forbidden_move_does_not_count(tries):
    learner = tries(mistake(stage=2))
    page = learner.page
    learner.held("AH").press("Enter")
    expect(page.get_by_role("group", name="Breaking hearts")).to_be_visible()
    assert kept(page)["stage"] == 2
    answers(learner, "QS")
    expect(learner.panel).to_contain_text("It comes back tomorrow.")
    assert (kept(page)["stage"], kept(page)["due"]) == (0, TOMORROW)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(ASKING)
    answers(learner, "4D")
    expect(learner.panel).to_contain_text("That’s better")
    assert kept(page)["answered"] == 1  # the first answer counts


def who_has_the_answer_shown_has_not_put_it_right(tries):
    learner = tries(mistake(stage=1))
    page = learner.page
    page.get_by_role("button", name="Show the answer").click()
    expect(learner.panel).to_contain_text("Play 4")
    answered = "({ id, answered }) => id === 'm/5' && answered === 1"
    until(page, f"async () => (await taku.mistakes.all()).some({answered})")
    assert kept(page)["stage"] == 0


def a_mistake_put_right_before_it_is_due_changes_nothing(tries):
    learner = tries(mistake(stage=1, due="2026-03-12"), address="#/mistakes/early/hearts")
    answers(learner, "4D")
    expect(learner.panel).to_contain_text("in 2 days")
    assert (kept(learner.page)["stage"], kept(learner.page)["due"]) == (1, "2026-03-12")


def practice_brings_one_that_waits_first(tries):
    learner = tries(mistake(), address="#/practice/hearts")
    page = learner.page
    expect(page.locator(".told")).to_contain_text("12.5 points")
    answers(learner, "4D")
    expect(learner.panel).to_contain_text("It comes back in 3 days.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".told")).not_to_contain_text("12.5 points")
    expect(page.locator(".lesson[data-phase=asking]")).to_be_visible()


def test_where_none_waits_the_address_leads_to_the_list(mistakes):
    page = mistakes(mistake(due=TOMORROW), address="#/mistakes/again")
    expect(rows(page)).to_have_count(1)
    expect(page).to_have_url(re.compile("#/mistakes$"))
