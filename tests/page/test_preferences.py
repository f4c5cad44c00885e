"""What is preferred on this device, and that the table keeps to it."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled, own
from tests.page.stored import put, stored
from tests.page.table import PHONE, preferences, reload, resize

LAST = ("deal 2C 3D | 5C AH | 8C TD | JC KD",)  # after the first trick one card is left
HANDS = (  # after the deal it is the first one's turn
    "deal 2C 5C 9C 3D 7D JD 4S 8S KS 2H 6H TH QH | 3C 6C TC 4D 8D QD 5S 9S AS 3H 7H JH KH"
    " | 4C 7C JC 5D 9D KD 2S 6S TS QS 4H 8H AH | 8C QC KC AC 2D 6D TD AD 3S 7S JS 5H 9H"
)
# No penalty card is dealt, and the player leads to the second trick.
CALM = ("deal AC 3C 4D | 5C 6C 7D | 2C 9C TD | JC QC KD", "2C", "JC", "AC", "5C")
NO_PASSING = {"passing": False}
EARS = """
    window.rung = 0;
    window.aloud = [];
    window.buzzed = 0;
    navigator.vibrate = () => (window.buzzed += 1);
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const speak = ({ text, lang }) => aloud.push([lang, text]);
    Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel() {} } });
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (...args) { rung += 1; return start.apply(this, args); };
    }
"""
LISTEN = """async () => {
    const heard = {};
    for (const sound of ['card', 'trick', 'turn', 'refused', 'dice', 'written', 'end']) {
      const room = new OfflineAudioContext(1, 44100, 44100);
      own.put(room, sound, 0, 'high');
      const samples = (await room.startRendering()).getChannelData(0).map(Math.abs);
      heard[sound] = [Math.max(...samples), samples.findLastIndex(one => one > 0.001) / 44100];
    }
    return heard;
}"""


@pytest.fixture
def sit(sit):
    return partial(sit, "hearts")


def lead(table, card="2C"):
    table.touch(card)
    table.touch(card)


# What is done by touch


def test_touches_play_choose_or_finish_as_is_liked(sit):
    table = sit(log=CALM, options=NO_PASSING)
    table.touch("3C")  # with two touches the first only chooses
    expect(table.chosen).to_have_count(1)
    expect(table.hand).to_have_count(2)
    table.page.get_by_role("button", name="End the hand").click()
    expect(table.sheet).to_contain_text("won the hand")
    goes_on(table, taps="one")
    table.touch("3C")  # then a bot claims
    expect(table.sheet).to_contain_text("won the hand")
    goes_on(table, CALM[:3], taps="two", finishDecided=True)
    lead(table, "AC")  # it takes the trick, and then no points are left
    expect(table.sheet).to_contain_text("won the hand")
    the_only_card_waits_or_is_played_without_a_touch_as_is_liked(table)
    only_the_house_rule_passes_by_itself(table)


def goes_on(table, log=CALM, options=NO_PASSING, **liked):
    """Sit down at another match, with these preferences."""
    table.page.evaluate("liked => Object.entries(liked).map(one => taku.set(...one))", liked)
    table.page.keyboard.press("Escape")
    table.leave_for("hearts", log=log, options=options)


def the_only_card_waits_or_is_played_without_a_touch_as_is_liked(table):
    goes_on(table, LAST, {}, finishDecided=True)
    claim = table.page.get_by_role("button", name="End the hand")
    expect(claim).to_have_count(0)  # there are points in it
    table.page.evaluate("() => taku.set('finishDecided', false)")
    table.decide(partial(lead, table))
    expect(table.hand).to_have_count(1)
    expect(table.sheet).to_have_count(0)
    goes_on(table, LAST, {}, onlyCard=True)
    lead(table)
    expect(table.sheet).to_contain_text("won the hand")


def only_the_house_rule_passes_by_itself(table):
    log, options = ["deal 4S 6H | 3D 5S | 8S 2S | 7S 9S", "3D", "2S"], {"jokers": 0}
    goes_on(table, onlyCard=True, finishDecided=True)
    table.leave_for("president", log=log, options={**options, "auto_pass": False})
    expect(table.page.locator(".foot .name")).to_have_text("Your turn")
    table.leave_for("president", log=log, options=options)
    table.page.wait_for_function("() => window.taku?.match?.log[4] === 'pass'")


# What is seen


def test_cards_have_the_size_order_and_look_that_is_liked(sit):
    table = sit(viewport=PHONE, settings={"sort": "rank"})
    hands_are_sorted_as_preferred(table)
    every_bot_has_a_face_and_keeps_it(table)
    cards_are_small_normal_or_large(table)
    goes_on(table, (HANDS,), sort="suit", cardSize="normal")
    resize(table.page, 1440, 900)
    four_colours_reach_the_cards(table)
    faces_and_backs_are_chosen_shown_and_kept(table)


def cards_are_small_normal_or_large(table):
    width = "() => document.querySelector('.hand .card').offsetWidth"
    widths = []
    for size in ("small", "normal", "large"):
        table.page.evaluate("size => taku.set('cardSize', size)", size)
        widths.append(table.page.evaluate(width))
        table.has_room_at([(360, 640)])
        table.page.set_viewport_size({"width": 390, "height": 844})
    assert widths[0] < widths[1] < widths[2]


def hands_are_sorted_as_preferred(table):
    ranks = "".join(name[0] for name in table.names())
    order = [("23456789TJQKA").index(rank) for rank in ranks]
    assert order in (sorted(order), sorted(order, reverse=True))


def four_colours_reach_the_cards(table):
    colour = "() => getComputedStyle(document.querySelector('.card[data-suit=D]')).color"
    red = table.page.evaluate(colour)
    table.page.evaluate("() => taku.set('deckColours', 'four')")
    assert table.page.evaluate(colour) != red


def test_everything_is_spoken_or_little_and_sounds_if_liked(sit):
    page = {"init_script": EARS}
    table = sit(log=[HANDS], options=NO_PASSING, settings={"verbosity": "full"}, page=page)
    table.hears("You may play")
    table.page.evaluate("() => { taku.set('verbosity', 'brief'); said.length = 0 }")
    table.decide(partial(lead, table))
    table.hears("Mia: ")
    assert "You may play" not in table.said()
    nothing_sounds_until_that_is_liked(table)
    the_page_reads_aloud_and_vibrates_if_that_is_liked(table)
    the_house_rules_in_force_are_one_touch_away(table)


# What is heard


def nothing_sounds_until_that_is_liked(table):
    assert table.page.evaluate("() => rung") == 0
    table.page.evaluate("() => taku.set('sounds', true)")
    table.touch(table.playable.first)
    table.touch(table.playable.first)
    table.page.wait_for_function("() => rung > 0")


def the_page_reads_aloud_and_vibrates_if_that_is_liked(table):
    assert table.page.evaluate("() => [aloud, buzzed]") == [[], 0]
    table.page.evaluate("() => { taku.set('voice', true); taku.set('haptics', true) }")
    table.dimmed.first.click(force=True)
    table.page.wait_for_function("() => aloud.length && buzzed")
    assert table.page.evaluate("() => aloud[0]")[0] == "en"


# House rules and faces at the table


def the_house_rules_in_force_are_one_touch_away(table):
    table.leave_for("hearts", options={"target": 75})
    table.page.get_by_role("button", name="Hearts: House rules").click()
    expect(table.sheet).to_contain_text("The match ends at")
    expect(table.sheet.locator("[data-changed=true]")).to_contain_text("75")


def every_bot_has_a_face_and_keeps_it(table):
    drawn = "() => [...document.querySelectorAll('.seat use')].map(e => e.getAttribute('href'))"
    faces = table.page.evaluate(drawn)
    seen = [face for face in faces if face.startswith("#who")]
    assert seen == ["#who-1", "#who-2", "#who-3"]
    missing = "faces => faces.filter(face => !document.querySelector(face))"
    assert table.page.evaluate(missing, seen) == []


# House rules under a name


def test_own_rules_are_kept_chosen_renamed_and_deleted(visit):
    page = visit("#/options/hearts", viewport=(390, 3600), engine=False)
    page.get_by_role("radio", name="75", exact=True).check()
    page.get_by_role("textbox", name="Save these rules").fill("Sunday")
    page.get_by_role("button", name="Save", exact=True).click()
    own = page.get_by_role("radio", name="Sunday")
    expect(own).to_be_checked()
    page.get_by_role("radio", name="Classic").check()
    expect(page.get_by_role("radio", name="75", exact=True)).not_to_be_checked()
    own.check()
    expect(page.get_by_role("radio", name="75", exact=True)).to_be_checked()
    axe(page)
    name = page.get_by_role("textbox", name="Name of these rules")
    name.fill("月よ")
    name.dispatch_event("keydown", {"key": "Enter", "keyCode": 229})  # ends a conversion
    expect(own).to_be_checked()
    name.fill("Monday")
    page.keyboard.press("Enter")
    reload(page)
    expect(page.get_by_role("radio", name="Monday")).to_be_checked()
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("link", name="Options: ")).to_contain_text("Monday")
    page.get_by_role("link", name="Back").click()
    expect(page.locator("[data-game=hearts] .time")).to_contain_text("Monday")
    page.evaluate("() => { location.hash = '#/options/hearts' }")
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("radio", name="Monday")).to_have_count(0)
    expect(page.get_by_role("radio", name="Your own mix")).to_be_checked()
    two_sets_of_rules_do_not_share_a_name(page)
    damaged_own_rules_count_as_not_there(page)


def two_sets_of_rules_do_not_share_a_name(page):
    kept = [
        {"name": name, "options": {"target": target}} for name, target in (("A", 75), ("B", 50))
    ]
    page.evaluate("kept => taku.set('rules', { hearts: kept })", kept)
    page.get_by_role("radio", name=re.compile("^A")).check()
    page.get_by_role("textbox", name="Name of these rules").fill("B")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("You already have rules with this name")).to_be_visible()
    assert page.evaluate("() => taku.settings.rules.hearts.length") == 2


def damaged_own_rules_count_as_not_there(page):
    page.get_by_role("radio", name="Classic").check()
    for damage in (5, [5], [{"name": 3}], [{"name": "x", "options": None}]):
        page.evaluate("rules => taku.set('rules', { hearts: rules })", damage)
        expect(page.get_by_role("radio", name="Classic")).to_be_checked()


# The hand laid by hand


def test_a_hand_is_laid_by_key_and_mouse_kept_and_sorted_again(sit):
    table = sit(options=NO_PASSING, log=[HANDS], viewport=(1440, 900))
    a_card_is_moved_by_key_and_sorting_restores(table)
    a_card_is_dragged_to_its_place_and_not_chosen(table)
    table.page.get_by_role("button", name="Arranged by hand: sort again").click()
    a_hand_laid_by_hand_stays_so_when_the_page_is_opened_again(table)


def a_card_is_moved_by_key_and_sorting_restores(table):
    sorted_by_suit = table.names()
    first, second, third = sorted_by_suit[:3]
    table.card(first).focus()
    table.press("Shift+ArrowRight")
    table.hears("moved to place 2 of 13")
    table.page.keyboard.press("Shift+ArrowRight")
    assert table.names()[:3] == [second, third, first]
    expect(table.card(first)).to_be_focused()
    expect(table.chosen).to_have_count(0)
    table.page.get_by_role("button", name="Arranged by hand: sort again").click()
    assert table.names() == sorted_by_suit
    table.hears("orted by suit")


def a_hand_laid_by_hand_stays_so_when_the_page_is_opened_again(table):
    first, second, third = table.names()[:3]
    table.card(first).focus()
    table.page.keyboard.press("Shift+ArrowRight")
    table.page.wait_for_function("() => taku.matches.lasting")
    reload(table.page)
    table.my_turn()
    assert table.names()[:3] == [second, first, third]
    has_settled(table.page)
    match = stored(table.page)["match:m"]
    put(table.page, {"m": {**match, "order": {**match["order"], "names": 5}}})
    reload(table.page)  # what is damaged of it counts as not there
    table.my_turn()
    assert table.names()[:3] == [first, second, third]


def a_card_is_dragged_to_its_place_and_not_chosen(table):
    before = table.names()
    still = table.card(before[0]).bounding_box()
    there = table.card(before[5]).bounding_box()
    mouse = table.page.mouse
    mouse.move(still["x"] + 9, still["y"] + 20)
    mouse.down()
    for step in range(1, 9):
        share = step / 8
        mouse.move(
            still["x"] + 9 + share * (there["x"] + there["width"] / 2 - still["x"] - 9),
            still["y"] + 60,
        )
    mouse.up()
    expect(table.hand.nth(5)).to_have_attribute("data-card", before[0])
    assert sorted(table.names()) == sorted(before)
    expect(table.chosen).to_have_count(0)
    table.touch(before[3])  # a touch is a touch again
    expect(table.chosen.or_(table.callout)).to_have_count(1)


# What cards look like


def faces_and_backs_are_chosen_shown_and_kept(table):
    back = table.page.locator(".backs .card path").first
    lozenge = back.get_attribute("d")
    indexes = table.card("2C").locator("use[href='#r2']")
    expect(indexes).to_have_count(1)
    table.page.evaluate("() => { taku.set('cardFace', 'corners'); taku.set('cardBack', 'waves') }")
    expect(indexes).to_have_count(2)
    expect(back).not_to_have_attribute("d", lozenge)
    the_jumbo_index_and_the_left_hand_take_their_room(table)
    reload(table.page)
    expect(indexes).to_have_count(2)
    expect(back).not_to_have_attribute("d", lozenge)


def the_jumbo_index_and_the_left_hand_take_their_room(table):
    page = table.page
    page.evaluate("() => taku.set('cardFace', 'jumbo')")
    expect(table.card("2C").locator(".jumbo")).to_be_visible()
    expect(table.card("2C").locator(".usual")).to_be_hidden()
    page.evaluate("() => { taku.set('cardFace', 'corners'); taku.set('side', 'left') }")
    buttons, sitter = (
        page.locator(f".foot {part}").bounding_box() for part in (".buttons", ".sitter")
    )
    assert buttons["x"] < sitter["x"]
    page.evaluate("() => taku.set('side', 'right')")


def test_card_designs_are_chosen_by_key_and_an_unknown_one_is_none(visit):
    foreign = preferences(cardBack="casino", cardFace=7)
    page = visit("#/settings", engine=False, init_script=foreign)
    backs = page.get_by_role("radiogroup", name="Backs")
    expect(backs.get_by_role("radio", name="Lozenge")).to_be_checked()
    expect(page.get_by_role("radio", name="Large suit")).to_be_checked()
    backs.get_by_role("radio", name="Lozenge").focus()
    page.keyboard.press("ArrowRight")
    expect(backs.get_by_role("radio", name="Waves")).to_be_checked()
    axe(page)
    every_sound_is_short_and_never_too_loud(page)
    page.get_by_text("Choose the keys").click()
    points = page.get_by_label("the points", exact=True)
    points.press("t")
    expect(page.get_by_text("T is already used for: what is on the table.")).to_be_visible()
    expect(points).to_have_value("P")
    points.press("x")
    expect(points).to_have_value("X")
    page.get_by_role("button", name="Back to the usual keys").click()
    expect(points).to_have_value("P")


def every_sound_is_short_and_never_too_loud(page):
    own(page, "./play/sounds.ts")
    for sound, (peak, seconds) in page.evaluate(LISTEN).items():
        assert 0.01 < peak <= 1, sound
        assert 0.02 < seconds < 0.8, sound
