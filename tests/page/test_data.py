"""A player's data: by keyboard, in each size and theme; and a file that another site sends."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Site, axe
from tests.page.records import PERSISTENCE, record
from tests.page.stored import agree
from tests.page.table import windows

KEPT = """async () => {
    const byId = (one, other) => (one.id < other.id ? -1 : 1);
    const matches = (await taku.matches.all()).map(({ turn, ...match }) => match);
    return {
      matches: JSON.parse(JSON.stringify(matches.sort(byId))),
      records: (await taku.matches.finished()).sort(byId),
      lessons: taku.lessons.all(),
      practice: taku.practice.all(),
      first: taku.firstGames.all(),
      settings: taku.settings,
    };
}"""


def file(**parts):
    """A file as the page writes one, with these parts in it."""
    empty = {"taku": "data", "format": 1, "when": "", "settings": {}, "lessons": {}}
    return {**empty, "practice": {}, "matches": [], **parts}


def choose(page, content, name="taku.json"):
    """Choose a file with this in it, and wait until the page has read it."""
    text = content if isinstance(content, str) else json.dumps(content)
    told = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(told)
    page.wait_for_function("() => document.querySelector('input[type=file]').value === ''")


def bring(page, content, name="taku.json"):
    """Choose a file with this in it, and agree to its import if the page asks."""
    choose(page, content, name)
    if asked(page).count():
        agree(page)


def asked(page):
    return page.locator(".consent")


def the_browser_is_asked_to_keep_it_and_its_answer_told(page):
    page.get_by_role("button", name="Ask the browser to keep it").click()
    expect(page.locator(".page")).to_contain_text("The browser has promised")
    assert page.evaluate("() => asked") == 1


def test_data_is_handled_by_keyboard_and_passes_axe(visit):
    page = visit("#/data", engine=False, init_script=PERSISTENCE)
    page.locator(".figures").wait_for()
    page.keyboard.press("Tab")
    names = []
    for _ in range(5):
        names.append(page.evaluate("() => document.activeElement.closest('a, button, label')"
                                   "?.textContent.trim()"))  # fmt: skip
        page.keyboard.press("Tab")
    assert names[1:] == [
        "Ask the browser to keep it", "Save as a file", "Choose a file", "Delete everything",
    ]  # fmt: skip
    bring(page, file(matches=[record(1)]))
    expect(page.locator("body > [aria-live=polite]")).to_contain_text(
        "Imported from taku.json: 1 match"
    )
    axe(page)
    bring(page, "{")
    page.get_by_role("button", name="Delete everything").click()
    axe(page)
    for width, _ in windows(page):
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    the_browser_is_asked_to_keep_it_and_its_answer_told(page)


# Sent by another site, to the installed page


SHARE = """([address, name, content]) => {
    const xhtml = tag => document.createElementNS('http://www.w3.org/1999/xhtml', tag);
    const [form, file] = [xhtml('form'), xhtml('input')];
    Object.assign(form, { method: 'POST', action: address, enctype: 'multipart/form-data' });
    Object.assign(file, { type: 'file', name: 'file' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name));
    file.files = dataTransfer.files;
    form.append(file);
    document.documentElement.append(form);
    form.submit();
}"""
RULES = {"hearts": [{"name": "Sunday", "options": {"target": 75}}]}
BROUGHT = {
    "matches": [record(1)],
    "settings": {"theme": "dark", "yourName": "Mallory", "rules": RULES},
    "bots": [{"id": "b", "when": 1, "game": "hearts", "name": "evil.py", "code": "x"}],
}
LARGE = "['x'.repeat(66_000_000)]"


@pytest.fixture
def stranger(tmp_path):
    """Another site, with an empty page."""
    (tmp_path / "form.html").write_text("<!doctype html><title>form</title>", encoding="utf-8")
    other = Site(tmp_path)
    yield other
    other.stop()


def test_a_file_from_another_site_is_told(first_visit, stranger):
    page = first_visit(forgive=["favicon.ico", f"a request to {stranger.url}"])
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    share, before = f"{page.url}share", page.evaluate(KEPT)
    origin = stranger.url.removesuffix(stranger.base)
    senders = {
        f"{page.url}icons/icon.svg": "Another app or a website",
        f"{stranger.url}form.html": origin,
    }
    for address, sender in senders.items():
        page.goto(address)  # the page's own policy sends no forms
        page.evaluate(SHARE, [share, "mine.json", json.dumps(file(**BROUGHT))])
        expect(asked(page)).to_contain_text(sender)
        assert page.evaluate(KEPT) == before
    page.goto(f"{stranger.url}form.html")
    page.evaluate(SHARE.replace("[content]", LARGE), [share, "mine.json", ""])
    expect(page.get_by_text("too large for Taku").first).to_be_visible()
    assert page.evaluate(KEPT) == before
