"""What moves on the table, how fast, and that nothing does where stillness is wanted."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import own
from tests.page.positions import FOURS
from tests.page.table import PHONE

MOVED = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const { card } = this.closest('[data-card]')?.dataset ?? {};
      const part = this.closest('.hand, .trick, .strength')?.classList[0];
      moved.push({ ...how, part, card, frames: JSON.stringify(frames) });
      return animate.call(this, frames, how);
    };
"""
COUNTED = """
    window.counted = [];
    new MutationObserver(changes => {
      for (const { target } of changes)
        if (target.parentElement?.matches('[data-counts]')) counted.push(target.data);
    }).observe(document, { subtree: true, characterData: true });
"""
SLIDES, VANISHES = re.compile("translate"), re.compile('"opacity":0.6')
TURNS_OVER = re.compile(r"rotateY\(180deg\)")
LAST_BUT_ONE = ("deal 2C 3C | 4C 5C | 6C 7C | 8H AH",)  # hearts: seat 3 has nothing but points


@pytest.fixture
def sit(sit):
    return partial(sit, page={"init_script": MOVED + COUNTED})


def moved(table, part, frames=SLIDES):
    """What has moved in a part of the table in this way."""
    everything = table.page.evaluate("() => moved")
    return [one for one in everything if one["part"] == part and frames.search(one["frames"])]


def play_a_trick(table):
    """Play a card, and wait until the next one can be played; the name of the first."""
    name, held = table.playable.first.get_attribute("data-card"), table.hand.count()
    table.page.evaluate("() => { moved.length = 0 }")
    table.touch(name)
    table.primary.click()
    expect(table.hand).to_have_count(held - 1)
    table.my_turn()
    return name


def test_cards_are_dealt_slide_and_are_gathered_by_their_taker(sit):
    table = sit("hearts", options={"passing": False}, settings={"speed": "fast"})
    moves_at_pace(table, 0.5)
    table.page.evaluate("() => { taku.set('speed', 'normal'); moved.length = 0 }")
    table.leave_for("hearts", options={"passing": False})
    moves_at_pace(table, 1)


def moves_at_pace(table, pace):
    dealt = moved(table, "hand")
    assert [one["delay"] for one in dealt] == [40 * place for place in range(13)]
    assert {one["duration"] for one in dealt} == {220 * pace}
    name = play_a_trick(table)
    gathered = moved(table, "trick", VANISHES)
    arrived = [one for one in moved(table, "trick") if one not in gathered]
    assert name in [one["card"] for one in arrived]
    assert {one["duration"] for one in arrived} == {220 * pace}
    assert len(gathered) == 4
    assert {one["duration"] for one in gathered} == {300 * pace}


@pytest.mark.parametrize("still", ["speed", "device"])
def test_nothing_moves_where_stillness_is_wanted(sit, still):
    reduced = {"media": {"reduced_motion": "reduce"}} if still == "device" else {}
    table = sit(
        "hearts",
        options={"passing": False},
        log=LAST_BUT_ONE,
        settings={"speed": "none" if still == "speed" else "fast"},
        page={"init_script": MOVED + COUNTED, **reduced},
    )
    play_a_trick(table)
    everything = table.page.evaluate("() => moved")
    if still == "speed":
        assert everything == []
    assert not [one for one in everything if re.search("translate|rotate|scale", one["frames"])]
    running = "() => document.getAnimations().filter(one => one.effect.getTiming().duration > 100)"
    assert table.page.evaluate(f"{running}.length") == 0
    assert table.page.evaluate("() => counted") == []


def test_a_revolution_turns_the_strength_over(sit):
    table = sit("president", log=FOURS, settings={"speed": "fast"})
    table.page.evaluate("() => { moved.length = 0 }")
    for name in ("3S", "3H", "3C", "3D"):
        table.touch(name)
    expect(table.primary).to_have_text("Play four 3s")
    table.primary.click()
    expect(table.ranks.first).to_have_attribute("data-rank", "2")
    (turn,) = moved(table, "strength", TURNS_OVER)
    assert turn["duration"] == 150


def test_points_count_up(sit):
    table = sit(
        "hearts", options={"passing": False}, log=LAST_BUT_ONE, settings={"speed": "normal"}
    )
    play_a_trick(table)
    play_a_trick(table)
    expect(table.sheet.locator(".brought").last).to_have_text("+2")
    brought = table.sheet.locator(".brought").all_text_contents()
    assert sorted(brought) == ["+2", "0", "0", "0"]
    counted = set(table.page.evaluate("() => counted"))
    assert {"+0", "+1"} & counted
    assert "1 points" not in counted


def test_the_total_of_a_dice_player_counts_up(sit):
    log = ("roll 6 6 6 6 5",)
    table = sit(
        "yahtzee", seats=("human", "easy"), log=log, settings={"speed": "fast"}, viewport=PHONE
    )
    table.page.locator('[data-box="sixes"]').click()
    total = table.page.locator(".totals .total").first
    expect(total).to_have_text("24")
    table.page.wait_for_function("() => counted.some(text => +text < 24)")


GATHERED = """() => {
    const card = '<i class="hand" data-spot="1"></i><i data-card="QS">Q</i>';
    document.body.append(Object.assign(document.createElement('div'), { className: 'table' }));
    document.querySelector('div.table:last-child').innerHTML = trusted.createHTML(card);
    const moves = hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      own.gather(document, ['QS'], () => 1, 1e9);
      const all = document.getAnimations();
      return all.some(({ effect }) => effect.getTiming().duration === 1e9);
    };
    return [moves(true), moves(false)];
}"""


def test_nothing_waits_for_cards_to_move_in_a_hidden_tab(visit):
    page = visit(engine=False)
    own(page, "./table/motion.ts")
    assert page.evaluate(GATHERED) == [False, True]
