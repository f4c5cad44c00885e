"""President at the table: room for many seats, many cards and long rules, and what axe finds."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.positions import ALL, SIX
from tests.page.table import ENDLESS, PHONE, is_still, overlap, resize

GOING_OUT = ("deal 3D | 4S 4H 6H 9D TD JD QS | 5S 6S 7S 8D 9S TS | 6D 8S 9H TH JH KC",)
LONG = (  # thirteen in a row lie on the table, and nothing beats them
    "deal 3H 4H | 3C | 5H | 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 3D",
    "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S",
)
QUEEN = ("deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC",)
SEVEN = ("deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC",)
COVERED_NAMES = """() => {   // names of seats with a count of cards over them
    const shown = part => [...document.querySelectorAll(part)].filter(one => one.checkVisibility());
    const counts = shown('.seat .portrait > .card').map(one => one.getBoundingClientRect());
    return shown('.seat .name').filter(name => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return counts.some(count => count.left < right - 1 && count.right > left + 1 &&
        count.top < bottom - 1 && count.bottom > top + 1);
    }).map(name => name.textContent);
}"""
CLIPPED = """tags => tags.flatMap(tag => {
    const [inner, outer] = [tag, tag.closest('.line')].map(one => one.getBoundingClientRect());
    return inner.left < outer.left - 1 || inner.right > outer.right + 1 ? [tag.textContent] : [];
})"""
IS_WHOLE = "name => name.scrollWidth <= name.clientWidth"


@pytest.fixture
def sit(sit):
    return partial(sit, "president")


def exchange(players):
    """The second round, in which the poor have chosen what to give and the first seat has not."""
    cards = [f"{rank}{suit}" for rank in "456789TJ" for suit in "CDHS"]
    singles = ["3D", *(f"{rank}S" for rank in "456789T")][:players]
    hands = [" ".join(cards[seat : 4 * players : players]) for seat in range(players)]
    best = [max(hand.split(), key=cards.index) for hand in hands]
    two = " ".join(sorted(hands[-1].split(), key=cards.index)[-2:])
    deals = [f"deal {' | '.join(hands)}" for hands in (singles, hands)]
    return (deals[0], *singles[:-1], deals[1], f"give {two}", f"give {best[-2]}")


def test_many_seats_and_many_cards_fit_a_phone(sit):
    table = sit(players=8, options=ALL, viewport=(360, 640), locale="ja-JP")
    expect(table.page.locator(".seat")).to_have_count(7)
    expect(table.page.locator(".chevron").nth(1)).to_be_visible()
    table.has_room()
    assert table.page.evaluate(COVERED_NAMES) == []
    table.page.evaluate("() => taku.set('language', 'en')")
    options = {"sequence": True, "auto_pass": False}
    table.leave_for("president", options=options, log=LONG)
    expect(table.pile).to_have_count(13)
    table.has_room()
    resize(table.page, 320, 568)
    tags = table.page.locator(".seat .tag[data-role=waiting]")
    for players in (6, 8):  # the poor have chosen what to give, and both are told so in full
        table.leave_for("president", players=players, log=exchange(players))
        expect(tags).to_have_count(2)
        is_still(table.page)
        assert tags.evaluate_all(CLIPPED) == []
        expect(tags.last).to_have_text("has chosen")
    resize(table.page, *PHONE)
    skipping_ahead_has_room(table)


def skipping_ahead_has_room(table):
    table.page.evaluate("() => taku.set('speed', 'calm')")
    table.leave_for("president", log=GOING_OUT)
    table.page.evaluate(ENDLESS)
    table.touch("3D")
    table.primary.click()
    expect(table.page.get_by_role("button", name="Finish this round")).to_be_visible()
    table.has_room()


def test_locked_pairs_and_questions_have_room(sit):
    table = sit(players=6, options=ALL, log=SIX)
    expect(table.badges).to_have_count(3)
    table.has_room_at()
    resize(table.page, 1440, 900)
    expect(table.page.locator(".chevron").last).to_be_visible()
    a_long_rule_leaves_the_pile_free_on_a_small_screen(table)
    resize(table.page, 360, 640)
    the_own_name_is_whole_while_a_pair_is_chosen(table)
    table.touch("QC")
    expect(table.callout).not_to_have_css("box-shadow", "none")
    table.leave_for("president", log=QUEEN, options={"queen_bomber": True})
    table.touch("QS")
    table.page.get_by_role("button", name="Play Q").click()
    expect(table.page.get_by_role("heading", name="Name a rank")).to_be_visible()
    table.has_room_at()
    table.leave_for("president", log=SEVEN, options={"seven_give": "up-to"})
    table.touch("7S")
    table.page.get_by_role("button", name="Play 7").click()
    expect(table.page.get_by_role("button", name="Nothing")).to_be_visible()
    table.has_room_at()


def a_long_rule_leaves_the_pile_free_on_a_small_screen(table):
    resize(table.page, 320, 568)
    for badge in ("Locked", "clockwise"):
        table.badges.filter(has_text=badge).click()
        is_still(table.page)
        assert not overlap(table.pile, table.callout)
        axe(table.page)
        table.page.keyboard.press("Escape")
        expect(table.callout).to_have_count(0)


def the_own_name_is_whole_while_a_pair_is_chosen(table):
    name = table.page.locator(".foot .name")
    for card in ("5S", "5H"):
        assert name.evaluate(IS_WHOLE)
        table.touch(card)
    expect(table.primary).to_be_visible()
    assert name.evaluate(IS_WHOLE)
