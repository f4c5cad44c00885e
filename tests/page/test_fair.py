"""The proof of a fair deal after a match, as it is shown."""

from playwright.sync_api import expect

from taku import Match, fair
from tests.page.conftest import axe


def test_the_proof_of_a_fair_deal_is_accessible(sit):
    match = Match("yahtzee", seed="s", seats=["human"])  # `sit` plays by this seed
    while len(fill := [move for move in match.moves() if move.startswith("fill")]) > 1:
        match.play(fill[0])
    table = sit("yahtzee", seats=["human"], log=match.log)
    table.page.evaluate("move => taku.request({ type: 'play', move })", fill[0])
    table.sheet.get_by_role("button", name="Was it dealt fairly?").click()
    told = f"all {len(fair.drawn(match))} deals and rolls"
    expect(table.page.locator(".fairness .verdict")).to_contain_text(told)
    axe(table.page)
