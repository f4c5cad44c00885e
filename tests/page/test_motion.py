"""What moves on the table, how fast, and that nothing does where stillness is wanted."""

import re

import pytest
from playwright.sync_api import expect

MOVED = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const { card } = this.closest('[data-card]')?.dataset ?? {};
      const part = this.closest('.hand, .trick')?.classList[0];
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
RUNNING = "() => document.getAnimations().filter(one => one.effect.getTiming().duration > 100)"
LAST_BUT_ONE = ("deal 2C 3C | 4C 5C | 6C 7C | 8H AH",)  # hearts: seat 3 has nothing but points
NO_PASSING = {"passing": False}


@pytest.fixture
def table(sit):
    page = {"init_script": MOVED + COUNTED}
    return sit("hearts", options=NO_PASSING, settings={"speed": "fast"}, page=page)


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


def sits_down_at(table, speed, **match):
    table.page.evaluate("speed => { taku.set('speed', speed); moved.length = 0 }", speed)
    table.leave_for("hearts", options=NO_PASSING, **match)


def test_cards_move_at_the_chosen_pace(table):
    moves_at_pace(table, 0.5)
    sits_down_at(table, "normal")
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


def test_nothing_moves_where_stillness_is_wanted(table):
    sits_down_at(table, "none", log=LAST_BUT_ONE)
    assert play_in_stillness(table) == []
    table.page.emulate_media(reduced_motion="reduce")
    sits_down_at(table, "fast", log=LAST_BUT_ONE)
    frames = [one["frames"] for one in play_in_stillness(table)]
    assert frames
    assert not [each for each in frames if re.search("translate|rotate|scale", each)]


def play_in_stillness(table):
    """Play a trick, in which nothing may run long or count; what has been animated."""
    table.page.evaluate("() => { counted.length = 0 }")
    play_a_trick(table)
    assert table.page.evaluate(f"{RUNNING}.length") == 0
    assert table.page.evaluate("() => counted") == []
    return table.page.evaluate("() => moved")
