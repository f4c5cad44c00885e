"""Problems as they are drawn: the trainer's page, the question and the answer in every window."""

import pytest
from playwright.sync_api import expect

from taku import games
from taku.problems import position, problems
from taku.problems.holders import holders
from tests.page.conftest import axe
from tests.page.stored import REVIEWED, put
from tests.page.table import preferences, resize

SIZES = ((320, 568), (390, 844), (820, 1180), (1440, 900))
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"
CUT = """() => [...document.querySelectorAll('.aftermath, .aftermath .surface, .lesson-text')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.className)"""
HIDDEN = """() => {
  const { top, bottom } = document.querySelector('.lesson .foot').getBoundingClientRect();
  return top < 0 || bottom > innerHeight + 1;
}"""


def fits(page):
    for language in ("ja", "en"):
        page.evaluate("language => taku.set('language', language)", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in SIZES:
            resize(page, *size)
            assert page.evaluate(WIDE), (language, size)
            assert not page.evaluate(CUT), (language, size)


@pytest.mark.parametrize("game", ["hearts", "president", "haggis", "yahtzee"])
def test_a_problem_and_its_answer_fit_and_are_accessible(visit, game):
    longest = max(problems(game), key=lambda each: (len(each.options), len(each.log)))
    page = visit(f"#/train/{game}/{longest.id}")
    page.evaluate("() => taku.set('speed', 'none')")
    page.locator(".lesson[data-phase=asking]").wait_for()
    fits(page)
    assert not page.evaluate(HIDDEN)
    axe(page)
    page.locator(".foot .hint").click()
    expect(page.locator(".way")).to_have_count(2)
    fits(page)
    assert not page.evaluate(HIDDEN)
    axe(page)
    resize(page, *SIZES[0])
    expect(page.locator(".way:visible")).to_have_count(1)
    page.get_by_role("button", name="The best move").click()
    expect(page.locator(".way:visible").get_by_role("heading")).to_have_text("The best move")


def reviewed(decisions):
    """A finished match, and a review of it with this many decisions."""
    seats = ["human", "easy", "easy", "easy"]
    head = {"format": 1, "game": "hearts", "options": {}, "seed": "s", "seats": seats}
    match = {
        "id": "m", "head": head,
        "names": [""] * 4, "when": 1.7e12, "glance": None, "over": True,
        "tally": {"time": 60_000, "hints": 0, "undone": 0},
        "result": {
            "seat": 0, "sides": 4, "places": [4, 1, 1, 1], "points": [14, 0, 0, 0],
            "rounds": 1, "boxes": {},
        },
    }  # fmt: skip
    judged = [{**REVIEWED, "entry": at, "loss": 2 * (at % 9 == 0)} for at in range(decisions)]
    share = {
        "round": 1, "entries": [0, 1], "unit": "round", "expected": 0, "result": 0, "luck": 0,
        "play": 0, "error": 1, "strong": None, "strong_error": 0,
    }  # fmt: skip
    review = {
        "id": "m", "version": 2, "log": "1-x", "seat": 0, "seed": "m", "least": 1, "judged": judged,
        "entries": list(range(decisions)), "ends": [1], "shares": [share],
    }  # fmt: skip
    return {"over:m": {**match, "log": ["deal"]}, "record:m": match, "review:m": review}


OVERLAP = """() => {
  const at = [...document.querySelectorAll('.strength-scale li > span')]
    .map(name => name.getBoundingClientRect());
  return at.some((one, n) => at.slice(n + 1).some(other => one.left < other.right
    && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
}"""


def test_the_trainers_page_fits_and_is_accessible(visit):
    page = visit("", engine=False)
    put(page, reviewed(90), "")
    page.evaluate("""() => {
      for (const [when, loss] of [[1, 3], [2, 5]])
        taku.training.answered('hearts', { id: 'x', kind: 'ducking', when, right: false, loss });
      for (const [when, loss] of [[3, 0], [4, 5]])
        taku.training.answered('hearts', { id: 'y', kind: 'taking', when, right: !loss, loss });
      const good = { id: 'z', kind: 'discarding', right: true, loss: 0 };
      const guess = [{ said: 70, was: true }, { said: 30, was: false }];
      for (let when = 10; when < 45; when++)
        taku.training.answered('hearts', { ...good, when, guess });
      location.hash = '#/train/hearts';
    }""")
    expect(page.locator(".problem-kinds")).to_contain_text("hard to tell")
    page.locator(".scale-own").wait_for()
    for summary in page.locator(".train summary").all():
        summary.click()
    fits(page)
    for size in SIZES:
        resize(page, *size)
        assert not page.evaluate(OVERLAP), size
    axe(page)


def test_the_question_who_holds_it_fits_and_is_accessible(visit):
    def is_open(each):
        state = position("hearts", each).state
        found = holders(games["hearts"], state, f"holders/{each.id}")
        return found and len(found.impossible) + 3 <= each.seats

    each = next(each for each in problems("hearts") if each.kind != "passing" and is_open(each))
    script = preferences(speed="none", guessHolders=True)
    page = visit(f"#/train/hearts/{each.id}", init_script=script)
    page.locator("[role=spinbutton]").first.wait_for()
    fits(page)
    assert not page.evaluate(HIDDEN)
    axe(page)
    page.get_by_role("button", name="That’s my guess").click()
    page.locator(".foot .hint").click()
    page.locator(".held-by").wait_for()
    fits(page)
    axe(page)
