"""Assistive technology reads the answers of every kind of task at the desk."""

from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.desk import POSITION, desk

SAID = {"en": "Those are all."}
TASKS = {
    "number": {"number": {"is": 3}, "wrong": {"7": SAID}, "other": SAID},
    "seat": {"seat": {"is": 2}, "wrong": {"1": SAID}},
    "choice": {"choice": {"is": "b", "among": ["a", "b"]}, "answers": {"a": SAID, "b": SAID},
               "wrong": {"a": SAID}},
    "forbidden": {"forbidden": {"3D": "follow-suit"}},
}  # fmt: skip


def test_axe_finds_nothing_in_answers_being_written(visit):
    texts = {"title": {"en": "Now"}, "ask": {"en": "Well?"}}
    page = desk(visit, *({**texts, **POSITION, **task} for task in TASKS.values()))
    for at, kind in enumerate(TASKS):
        page.locator(".editor-steps li button").nth(at).click()
        laid = page.locator(f".editor-sample .lesson[data-phase=asking][data-task={kind}]")
        expect(laid).to_be_visible()
        expect(page.locator(".editor-steps [aria-current] .editor-done")).to_be_visible()
        axe(page)
