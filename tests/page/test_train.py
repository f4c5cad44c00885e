"""Problems as they are drawn: the trainer's page, the question and the answer in every window."""

import pytest
from playwright.sync_api import expect

from taku.problems import problems
from tests.page.conftest import axe
from tests.page.table import resize

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


def test_the_trainers_page_fits_and_is_accessible(visit):
    page = visit("#/train/hearts", engine=False)
    page.locator(".problem-kinds").wait_for()
    page.evaluate("""() => {
      for (const [when, loss] of [[1, 3], [2, 5]])
        taku.training.answered('hearts', { id: 'x', kind: 'ducking', when, right: false, loss });
      for (const [when, loss] of [[3, 0], [4, 5]])
        taku.training.answered('hearts', { id: 'y', kind: 'taking', when, right: !loss, loss });
      taku.redraw();
    }""")
    expect(page.locator(".problem-kinds")).to_contain_text("hard to tell")
    fits(page)
    axe(page)
