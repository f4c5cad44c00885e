"""A page that the browser translates: every text that changes goes on changing."""

from functools import partial

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import has_settled
from tests.page.table import preferences, reload
from tests.page.test_pad import Pad

TRANSLATE = """() => {   // as Chrome does: two <font> in the place of each text, of later ones too
    const inFont = text => {
      const [outer, inner] = ['font', 'font'].map(name => document.createElement(name));
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    };
    const translate = root => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      texts
        .filter(({ data, parentElement }) => data.trim() && parentElement &&
          !parentElement.closest('font, svg, script, style, textarea, [translate=no]'))
        .forEach(inFont);
    };
    new MutationObserver(changes => {
      for (const { target } of changes) translate(target.parentNode ?? target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
}"""
PLAY = "move => taku.request({ type: 'play', move })"
PARTS = ".bar, .seat, .totals, .own-sheet, .box, .dice, .status, .heading, .foot, .badge"
TEXTS = """parts => [...document.querySelectorAll(parts)].map(part => part.textContent.trim())"""


def texts(page, parts=PARTS):
    has_settled(page)
    return page.evaluate(TEXTS, parts)


def translate(page):
    page.evaluate(TRANSLATE)
    assert page.locator("#app font").count() > 10


def is_as_drawn_anew(page, parts=PARTS):
    """Assert that the page shows what it shows once it is drawn from the beginning."""
    shown = texts(page, parts)
    assert page.locator("#app font").count() > 10
    reload(page)
    page.locator(parts).first.wait_for()
    assert shown == texts(page, parts)


def play_on(table, decisions):
    """Play the first legal move, again and again."""
    for _ in range(decisions):
        save = table.page.evaluate("() => ({ ...taku.match.head, log: [...taku.match.log] })")
        table.decide(partial(table.page.evaluate, PLAY, Match.load(save).moves()[0]))


@pytest.mark.parametrize("game", ["hearts", "president", "haggis", "yahtzee"])
def test_a_translated_table_shows_every_change(sit, game):
    table = sit(game, players=3)
    translate(table.page)
    before = texts(table.page)
    play_on(table, 6)
    assert texts(table.page) != before
    is_as_drawn_anew(table.page)


def test_a_translated_pad_shows_dice_totals_and_turns(visit):
    pad = Pad(visit(init_script=preferences(speed="none")))
    pad.begin_at("yahtzee", "Aki", "Mia")
    translate(pad.page)
    pad.enter("66666")
    pad.box("sixes").click()
    expect(pad.points_of(0)).to_have_text("30")
    expect(pad.page.locator(".status")).to_contain_text("Mia’s turn")
    pad.enter("1233")
    is_as_drawn_anew(pad.page, ".totals, .status, .box")
