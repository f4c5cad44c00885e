"""Lessons on the built site: taken to their end by keyboard, tried, failed, helped, left and found again."""

import json
import re

import pytest
from playwright.sync_api import expect

from taku import games
from taku.lessons import lessons
from tests.page.conftest import axe
from tests.page.learner import FACTS, Learner
from tests.page.table import SIZES, preferences

EN, JA = "en-GB", "ja-JP"


@pytest.fixture
def learn(visit):
    """Opens an address below #/learn in a page of its own, at once and quickly."""

    def learn(address="", *, settings=None, init_script="", **options) -> Learner:
        script = preferences(**{"speed": "none", **(settings or {})}) + FACTS + init_script
        return Learner(visit(f"#/learn{address}", init_script=script, **options))

    return learn


# Every lesson


@pytest.mark.parametrize("game", games)
def test_every_lesson_is_taken_to_its_end_by_keyboard_alone(learn, game):
    learner = None
    for number, lesson in enumerate(lessons(game)):
        address = f"/{game}/{lesson.name}"
        if learner is None:
            learner = learn(address, locale=EN)
        else:
            learner.speaks("ja" if number % 2 else "en")
            learner.opens(address)
        for at in range(len(lesson.steps)):
            learner.is_at(at)
            learner.solve()
            learner.goes_on()
        expect(learner.page.locator(".lesson-end [data-star=star]")).to_have_count(
            len(lesson.steps)
        )


# A step


def touch(learner, name):
    learner.page.locator(f'.hand [data-card="{name}"]').click(
        position={"x": 8, "y": 10}, force=True
    )


def test_a_poor_move_is_played_out_and_taken_back_and_the_good_one_wins_the_star(learn):
    learner = learn("/hearts/points")
    page = learner.page
    learner.begins()
    touch(learner, "KS")
    page.get_by_role("button", name="Play K").click()
    expect(learner.panel).to_have_attribute("data-tone", "poor")
    expect(page.locator(".trick [data-card]")).to_have_count(4)
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Enter")
    learner.begins()
    expect(page.locator('.hand [data-card="KS"]')).to_be_visible()
    expect(page.locator(".stars [data-star=star]")).to_have_count(0)
    learner.solve()
    expect(page.locator(".stars [data-star=star]")).to_have_count(1)


def test_a_forbidden_card_is_tried_and_says_why(learn):
    learner = learn("/hearts/tricks")
    page = learner.page
    while "forbidden" not in learner.task():
        learner.solve()
        learner.goes_on()
    card = learner.begins()["move"]
    touch(learner, card)
    expect(learner.panel).to_have_attribute("data-tone", "right")
    page.get_by_role("button", name="Rule: Follow suit").click()
    expect(page.get_by_role("dialog")).to_contain_text("Follow suit")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(learner.panel).to_be_visible()
