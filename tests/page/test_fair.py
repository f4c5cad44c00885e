"""The seal of a match before it is over, and the proof afterwards."""

import re

import pytest
from playwright.sync_api import expect

from taku import Match, fair
from tests.page.conftest import axe
from tests.page.table import Table, preferences

LOSE_ONE = """type => {   // the engine's answer to the next request of this type never comes
    const { postMessage } = Worker.prototype;
    borrowed.postMessage = asked => {
      if (JSON.parse(asked).type === type) delete borrowed.postMessage;
      else postMessage.call(borrowed, asked);
    };
}"""


def nearly_over(seed="s"):
    """A match alone, by the seed that `sit` gives, before the last box is written."""
    match = Match("yahtzee", seed=seed, seats=["human"])
    while True:
        fill = [move for move in match.moves() if move.startswith("fill")]
        if len(fill) == 1:
            return match
        match.play(fill[0])


@pytest.mark.parametrize("honest", [True, False])
def test_the_secret_is_told_after_the_match_and_every_draw_is_checked(sit, honest):
    match = nearly_over()
    log = match.log[:] if honest else ["roll 6 6 6 6 6", *match.log[1:]]
    table = sit("yahtzee", seats=["human"], log=log)
    proof = table.page.locator(".fair")
    seal = " ".join(re.findall(".{8}", fair.seal(match)))

    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="House rules").click()
    expect(proof.locator("code")).to_have_text([seal])
    expect(proof.locator(".verdict")).to_have_count(0)
    table.page.get_by_role("button", name="Close").click()

    (last,) = (move for move in match.moves() if move.startswith("fill"))
    table.page.evaluate("move => taku.request({ type: 'play', move })", last)
    table.page.evaluate(LOSE_ONE, "proof")
    table.sheet.get_by_role("button", name="Was it dealt fairly?").click()
    table.page.evaluate("() => taku.request({ type: 'begin' })")  # as a guest who missed something
    expect(proof.locator("code")).to_have_text([fair.sealed(match), seal])
    count = len(fair.drawn(match))
    told = f"all {count} deals and rolls" if honest else f"1 of {count} deals and rolls aren’t"
    expect(proof.locator(".verdict")).to_contain_text(told)
    axe(table.page)


def test_a_deal_that_came_with_the_page_is_called_no_secret(visit):
    match = nearly_over("brought/yahtzee/1")
    table = Table(visit(init_script=preferences(speed="none")))
    kept = {"id": "m", "head": match.save(), "log": match.log, "names": [""]}
    rest = {"when": 1, "glance": None, "over": False}
    page, proof = table.page, table.page.locator(".fair")
    page.evaluate("match => taku.matches.keep(match)", kept | rest)
    page.evaluate("() => { location.hash = '#/play/m' }")
    table.my_turn()
    page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="House rules").click()
    expect(proof).to_contain_text("the same for everyone, and no secret")
    expect(proof.locator("code")).to_have_text([" ".join(re.findall(".{8}", fair.seal(match)))])
    page.get_by_role("button", name="Close").click()

    (last,) = (move for move in match.moves() if move.startswith("fill"))
    page.evaluate("move => taku.request({ type: 'play', move })", last)
    table.sheet.get_by_role("button", name="Was it dealt fairly?").click()
    expect(proof).to_contain_text("The deal itself came with the page")
    expect(proof).not_to_contain_text("the browser draws the secret")
    axe(page)
