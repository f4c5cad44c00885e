"""A language that no one speaks: every sentence is a message, and has room on the narrowest phone.

A site is built with it and with more games. What it shows without accents was put together by
hand, or is a name, a number, a card, code, or marked as English.
"""

# ruff: noqa: F401 (fixtures are imported, and named as parameters)

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled
from tests.page.more_games import profile, site
from tests.page.table import OUTSIDE, come_to_nothing, has_begun, is_still, preferences, tiny
from tests.sixth.project import OUTSIDE as ENGLISH_GAMES
from tests.sixth.project import TAKU_GAMES
from tests.sixth.pseudo import CODE, NAME

NARROWEST = (320, 568)
SCREENS = (
    *("game/hearts", "game/yahtzee", "options/president", "options/hearts", "rules/haggis"),
    *("rules", "settings", "about", "help", "accessibility", "data", "learn", "learn/hearts"),
    *("practice", "train/hearts", "train/hearts/class", "daily", "event", "statistics"),
    *("statistics/hearts", "matches/hearts", "mistakes", "lessons", "friends/hearts", "side"),
    *("first", "pad/yahtzee", "print/yahtzee", "handout/hearts", "python", "ask/hearts"),
)
TABLES = (
    *("learn/hearts/points", "learn/president/bombs", "first/hearts", "first/yahtzee"),
    *("practice/president", "train/hearts/mixed", "study/haggis", "lab/hearts"),
)
TARGETS = ":is(a:not(p a), button, input:not(.spoken), select)"
AT_TABLES = ".bar, .bar button, .foot, .foot button"
WORD = re.compile(r"[A-Za-z]{2,}")
# Names, units of Intl, and what a sentence quotes.
NAMES = {"Taku", "English", "kB", "JSON", "CSV", "QR", "TOML", "Python"}
UNACCENTED = """names => {   // texts on the screen and names of parts with English words in them
    const named = ['aria-label', 'title', 'alt', 'placeholder'];
    const told = ':is([lang]:not(html), code, pre, textarea, .cm-editor, .masthead h1)';
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement.checkVisibility({ visibilityProperty: true }))
        texts.push([node.parentElement, node.data]);
    for (const part of document.body.querySelectorAll(named.map(name => `[${name}]`).join()))
      for (const name of named) texts.push([part, part.getAttribute(name) ?? '']);
    const known = new Set(names);
    return texts
      .filter(([part]) => !part.closest(told) && !part.closest('svg, script, style, template'))
      .map(([, text]) => text.replace(/“#[^”]*”|https?:[^ ]*|[0-9a-f]{12}/g, '').trim())
      .filter(text => (text.match(/[A-Za-z]{2,}/g) ?? []).some(word => !known.has(word)));
}"""
CUT = """parts => [...document.querySelectorAll(parts)]
    .filter(part => part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
    .filter(part => part.scrollWidth > part.clientWidth + 1)
    .filter(part => {
      const { overflowX, textOverflow, display } = getComputedStyle(part);
      return display !== 'inline' && textOverflow !== 'ellipsis' && overflowX !== 'auto';
    })
    .map(part => [part.outerHTML.slice(0, 200), part.scrollWidth, part.clientWidth])"""
WHOLE = "h1, h2, h3, p, a, button, label, td, th, li, dt, dd"


@pytest.fixture(scope="module")
def names():
    """Words that are no English sentences of the page: names, and titles of English games."""
    (folder,) = TAKU_GAMES.values()
    found = set(NAMES)
    for game in ENGLISH_GAMES:
        text = Path(folder, game, "en.ftl").read_text(encoding="utf-8")
        titles = re.findall(r"^(?:game|preset-).* = (.*)$", text, re.MULTILINE)
        found |= {word for title in titles for word in WORD.findall(title)}
    return sorted(found)


def spoken(visit, path="", **parts):
    """Open the page in this language on the narrowest phone."""
    script = preferences(language=CODE, speed="none")
    return visit(path, viewport=NARROWEST, init_script=script, **parts)


def enter(page, screen):
    page.evaluate("screen => { location.hash = `#/${screen}` }", screen)
    name = screen.partition("/")[0]
    page.locator(f'html:is([data-screen="{name}"], [data-screen="table"])').wait_for()
    has_begun(page)
    has_settled(page)
    is_still(page)


def has_room(page, names):
    """Assert that each text is a message, and that nothing is cut off or too small."""
    assert page.evaluate(UNACCENTED, names) == [], page.url
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROWEST[0], page.url
    assert tiny(page, TARGETS) == [], page.url
    assert page.evaluate(CUT, WHOLE) == [], page.url


def test_home_and_its_languages_have_room(visit, names):
    page = spoken(visit, engine=False)
    has_room(page, names)
    page.locator(".to-languages").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=NAME)).to_be_checked()
    is_still(page)
    has_room(page, names)
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".to-languages")).to_be_focused()


def test_every_screen_has_room_and_only_messages(visit, names):
    page = spoken(visit, engine=False)
    for screen in SCREENS:
        enter(page, screen)
        has_room(page, names)


def test_every_kind_of_table_has_only_messages(visit, names):
    page = spoken(visit)
    for screen in TABLES:
        enter(page, screen)
        assert page.evaluate(UNACCENTED, names) == [], page.url
        assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROWEST[0], screen
        come_to_nothing(page, OUTSIDE, AT_TABLES)


def test_a_match_is_told_in_messages(sit, names):
    for game, players in (("hearts", 4), ("yahtzee", 2), ("president", 4)):
        settings = {"language": CODE}
        table = sit(game, players=players, settings=settings, viewport=NARROWEST)
        assert table.page.evaluate(UNACCENTED, names) == [], game
        assert {text for _, text in table.page.evaluate("() => said") if WORD.search(text)} == set()
