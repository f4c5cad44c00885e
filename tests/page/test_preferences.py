"""Preferences that are seen, dragged or heard: cards, colours, sounds, and what axe finds."""

from playwright.sync_api import expect

from tests.page.conftest import axe, own
from tests.page.table import PHONE, resize

HANDS = (  # seat 0 acts after the deal
    "deal 2C 5C 9C 3D 7D JD 4S 8S KS 2H 6H TH QH | 3C 6C TC 4D 8D QD 5S 9S AS 3H 7H JH KH"
    " | 4C 7C JC 5D 9D KD 2S 6S TS QS 4H 8H AH | 8C QC KC AC 2D 6D TD AD 3S 7S JS 5H 9H"
)
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
      own.schedule(room, sound, 0, 'high');
      const samples = (await room.startRendering()).getChannelData(0).map(Math.abs);
      heard[sound] = [Math.max(...samples), samples.findLastIndex(one => one > 0.001) / 44100];
    }
    return heard;
}"""
FACES = """() => [...document.querySelectorAll('.seat use')].map(one => one.getAttribute('href'))
    .filter(face => face.startsWith('#who') && document.querySelector(face))"""


def test_the_table_looks_and_sounds_as_preferred(sit):
    page = {"init_script": EARS}
    options = {"passing": False}
    table = sit("hearts", log=[HANDS], options=options, viewport=PHONE, page=page)
    cards_are_small_normal_or_large(table)
    assert table.page.evaluate(FACES) == ["#who-1", "#who-2", "#who-3"]
    resize(table.page, 1440, 900)
    four_colours_reach_the_cards(table)
    the_jumbo_index_and_the_left_hand_take_their_room(table)
    a_card_is_dragged_to_its_place_and_not_chosen(table)
    nothing_sounds_until_that_is_preferred(table)


def cards_are_small_normal_or_large(table):
    width = "() => document.querySelector('.hand .card').offsetWidth"
    widths = []
    for size in ("small", "large", "normal"):
        table.page.evaluate("size => taku.set('cardSize', size)", size)
        widths.append(table.page.evaluate(width))
        table.has_room_at([(360, 640)])
        resize(table.page, *PHONE)
    assert widths[0] < widths[2] < widths[1]


def four_colours_reach_the_cards(table):
    colour = "() => getComputedStyle(document.querySelector('.card[data-suit=D]')).color"
    red = table.page.evaluate(colour)
    table.page.evaluate("() => taku.set('deckColours', 'four')")
    assert table.page.evaluate(colour) != red


def the_jumbo_index_and_the_left_hand_take_their_room(table):
    page = table.page
    page.evaluate("() => taku.set('cardFace', 'jumbo')")
    expect(table.card("2C").locator(".jumbo")).to_be_visible()
    expect(table.card("2C").locator(".usual")).to_be_hidden()
    page.evaluate("() => { taku.set('cardFace', 'corners'); taku.set('side', 'left') }")
    buttons, sitter = (
        page.locator(f".foot {part}").bounding_box() for part in (".buttons", ".participant")
    )
    assert buttons["x"] < sitter["x"]
    page.evaluate("() => taku.set('side', 'right')")


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
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Arranged by hand: sort again").click()


def nothing_sounds_until_that_is_preferred(table):
    assert table.page.evaluate("() => rung") == 0
    table.page.evaluate("() => taku.set('sounds', true)")
    for _ in range(2):
        table.touch(table.playable.first)
    table.page.wait_for_function("() => rung > 0")


def test_settings_and_own_rules_are_accessible(visit):
    page = visit("#/settings", engine=False)
    axe(page)
    every_sound_is_short_and_never_too_loud(page)
    page.evaluate("() => { location.hash = '#/options/hearts' }")
    page.get_by_role("radio", name="75", exact=True).check(force=True)
    page.get_by_role("textbox", name="Save these rules").fill("Sunday")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("radio", name="Sunday")).to_be_checked()
    axe(page)


def every_sound_is_short_and_never_too_loud(page):
    own(page, "./play/sounds.ts")
    for sound, (peak, seconds) in page.evaluate(LISTEN).items():
        assert 0.01 < peak <= 1, sound
        assert 0.02 < seconds < 0.8, sound
