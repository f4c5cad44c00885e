"""The open table on the built site: walked back, changed, set up, and shared as a link."""

import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe, has_settled
from tests.page.table import (
    EAR,
    OUTSIDE,
    Table,
    come_to_nothing,
    preferences,
    reload,
    resize,
    windows,
)

TINY = "deal 2C 3D | 9C 4D | TC AD | 8D KD"
ROUND = f"{TINY}\n2C\n9C\nTC\n8D\n"
GAMES = {  # what is pasted, who is then to act, and what the table shows
    "hearts": (f"{TINY}\n2C\n9C", "Ines", "Otto"),
    "president": ("deal 3D 9S | 4S 5S | 8S TS | 6H 7H\n3D", "Otto", "Mia"),
    "haggis": (
        "dealer 2\ndeal 2R 3R J0 | 4R 5O K1 | 9B TB Q2\n2R 3R J0 as run",
        "Otto",
        "run 2–4",
    ),
    "yahtzee": ("roll 1 2 3 4 5\nfill chance\nroll 6 6 6 6 1", "Otto", "15"),
    "yahtzee/yams": ("roll 1 2 3 4 5\nfill plus\nroll 6 6 6 6 1", "Otto", "15"),
}
CARDS = [rank + suit for suit in "ROYGB" for rank in "23456789T"]
DEALT = {  # a bomb and bets before the first card
    "haggis": "dealer 2\ndeal "
    + " | ".join(
        " ".join([*CARDS[14 * seat : 14 * seat + 14], *(f"{rank}{seat}" for rank in "JQK")])
        for seat in range(3)
    )
}

SLOW = """const Quick = window.Worker;
    window.slow = false;
    window.late = [];
    window.Worker = class extends Quick {
      hear(said) {
        const come = () => super.hear(said);
        if (slow || late.length) late.push(come);
        else come();
      }
    };
    window.hurry = async () => {
      slow = false;
      while (late.length) {
        late.shift()();
        await new Promise(requestAnimationFrame);
      }
    };
"""


class Study(Table):
    """The open table."""

    def __init__(self, page):
        super().__init__(page)
        self.rows = page.locator(".rows > .row")
        self.acting = page.locator(".rows > [data-acts] .name")
        self.where = page.get_by_role("slider")
        self.text = page.get_by_label("One entry per line")
        self.wrong = page.locator(".wrong")

    def lay(self, game, text=""):
        self.page.evaluate("game => { location.hash = `#/study/${game}` }", game)
        self.page.wait_for_function(
            "game => window.taku?.match?.head.game === game && window.taku?.match?.log.length",
            arg=game.split("/")[0],
        )
        if text:
            self.set_up()
            self.paste(text)
            self.text.wait_for(state="detached")
        return self

    def set_up(self):
        self.press_button("Set up")
        expect(self.text).to_be_attached()

    def switch_passing_off(self):
        self.page.get_by_text("Players and house rules").click()
        self.page.locator("#option-passing").uncheck(force=True)

    def nothing_is_passed(self):
        self.page.wait_for_function("() => window.taku?.match?.head.options.passing === false")

    def pass_nothing(self):
        self.switch_passing_off()
        self.nothing_is_passed()

    def paste(self, text):
        self.text.fill(text)
        self.press_button("Set up this text on the table")

    def press_button(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def at(self, at, count):
        expect(self.where).to_have_attribute("aria-valuetext", f"Move {at} of {count}")

    def log(self):
        return self.page.evaluate("() => taku.match.log")


@contextmanager
def slow(page):
    """While this lasts nothing comes from the engine; then all of it, one thing after another."""
    page.evaluate("() => { window.slow = true }")
    yield
    page.evaluate("() => hurry()")


@pytest.fixture
def study(visit):
    """The open table in a page of its own."""

    def study(path="", viewport=(1440, 900), locale="en-GB", init_script="", **page):
        script = preferences(speed="none") + EAR + init_script
        return Study(visit(path, init_script=script, viewport=viewport, locale=locale, **page))

    return study


def test_a_line_is_seen_walked_left_and_taken_up_again(study):
    table = study().lay("hearts", "")
    expect(table.rows).to_have_count(4)
    expect(table.page.locator(".rows [data-card]")).to_have_count(52)
    table.set_up()
    table.pass_nothing()
    table.paste(ROUND)
    table.at(5, 5)
    expect(table.acting).to_have_text("Ines")  # who took the trick

    table.press_button("One move back")
    expect(table.acting).to_have_text("Aki")
    expect(table.page.locator(".open-trick [data-card]")).to_have_count(3)
    table.page.locator("body").press("ArrowLeft")
    expect(table.acting).to_have_text("Ines")
    table.at(3, 5)
    table.press_button("To the start")
    expect(table.page.get_by_role("button", name="Deal at random")).to_be_visible()
    table.where.focus()
    table.where.press("End")
    table.at(5, 5)
    table.press_button("To the start")
    table.press_button("One move forward")
    table.at(1, 5)

    table.touch("3D")  # the rule stands beside the hand, which lies there all the same
    expect(table.callout).to_contain_text("2")
    table.where.focus()
    table.where.press("End")
    for _ in range(2):
        table.press_button("One move back")
    table.at(3, 5)
    expect(table.page.locator(".open-trick [data-card]")).to_have_count(2)
    table.touch("TC")
    table.primary.click()
    table.at(4, 5)  # the same move as before: the line goes on
    table.press_button("To the start")
    table.press_button("Deal at random")
    expect(table.page.locator(".rows [data-card]")).to_have_count(52)
    table.at(1, 1)
    table.press_button("Other line")
    table.at(0, 5)
    assert table.log() == ROUND.split("\n")[:-1]
    table.where.focus()
    table.where.press("End")
    table.press_button("Bot moves")
    expect(table.page.locator(".open-trick [data-card]")).to_have_count(1)


DEEDS = """() => [...document.querySelectorAll('.deed')].map(deed => {
  const [own, told] = [deed, deed.querySelector('span')].map(part => part.getBoundingClientRect());
  const fits = told.width > 10 && told.left >= own.left && told.right <= own.right;
  return [deed.innerText, fits && told.height < 30];  // two lines
})"""


def test_all_that_can_be_done_has_its_words_on_a_phone(study):
    table = study().lay("hearts", "")
    sign = "[href='#i-{}']"
    table.page.locator(".deed", has=table.page.locator(sign.format("bot"))).click()
    expect(table.where).to_have_attribute("max", "2")
    table.where.focus()
    table.where.press("Home")
    table.page.locator(".foot .primary").click()  # dealt anew: another line
    expect(table.page.locator(".deed", has=table.page.locator(sign.format("swap")))).to_be_visible()
    for language in ("en", "ja"):
        table.page.evaluate("language => taku.set('language', language)", language)
        for _ in windows(table.page, ((320, 640), (360, 640), (390, 640))):
            deeds = table.page.evaluate(DEEDS)
            assert [words for words, fits in deeds if not fits] == []
            assert len(deeds) == 6


def test_steps_faster_than_the_engine_are_all_made(study):
    table = study(init_script=SLOW).lay("hearts", "")
    expect(table.page.locator(".rows [data-card]")).to_have_count(52)
    table.set_up()
    table.pass_nothing()
    table.paste(ROUND)
    table.at(5, 5)
    expect(table.acting).to_have_text("Ines")
    has_settled(table.page)
    with slow(table.page):
        table.where.focus()
        for key in ("Home", "End", "ArrowLeft"):
            table.where.press(key)
        table.page.wait_for_function("() => late.length && (late.shift()(), true)")
        table.where.press("ArrowLeft")
    has_settled(table.page)
    table.at(3, 5)
    expect(table.page.locator(".open-trick [data-card]")).to_have_count(2)
    house_rules_changed_faster_than_the_engine_all_hold(table)
    what_has_been_typed_is_not_written_over_by_what_comes_late(table)
    where_something_is_set_up_nothing_moves_any_more(table)


def leaves_for_another(table):
    """Leave the open table for home, and open another one of hearts."""
    table.page.evaluate("() => { location.hash = '#/' }")
    table.page.locator(".home").wait_for()
    table.lay("hearts")
    has_settled(table.page)


def house_rules_changed_faster_than_the_engine_all_hold(table):
    leaves_for_another(table)
    table.set_up()
    with slow(table.page):
        table.switch_passing_off()
        table.page.locator("[name=break_by][value=heart]").check(force=True)
        table.paste(ROUND)
    table.at(5, 5)
    options = table.page.evaluate("() => taku.match.head.options")
    assert options == {"passing": False, "break_by": "heart"}


def test_every_game_is_laid_from_its_notation_and_shared_as_a_link(study):
    table = study()
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    told = table.page.locator(".table")
    for game, (text, acting, shown) in GAMES.items():
        table.lay(game, text)
        expect(told).to_contain_text(f"{acting}’s turn")
        expect(told).to_contain_text(shown)
        log = table.log()
        table.press_button("Send")
        table.press_button("Copy the link")
        expect(table.sheet).to_contain_text("Copied")
        link = table.page.evaluate("() => navigator.clipboard.readText()")
        table.page.evaluate("() => { location.hash = '#/' }")
        table.page.locator(".home").wait_for()
        table.page.evaluate("hash => { location.hash = hash }", "#" + link.partition("#")[2])
        expect(told).to_contain_text(f"{acting}’s turn")
        expect(table.where).to_be_visible()
        assert table.log() == log


IMPOSSIBLE = {  # what is pasted, and what is said of it
    "haggis": ("dealer 1\n\ndeal 2R J1 | 3R | 4R", "Line 3", "would be someone else’s"),
    "yahtzee": ("roll 1 2 3 4 7", "Line 1"),
}


def test_what_cannot_be_is_named_with_its_line(study):
    table = study()
    for game, (text, *said) in IMPOSSIBLE.items():
        table.lay(game)
        before = table.log()
        table.set_up()
        table.paste(text)
        for part in said:
            expect(table.wrong).to_contain_text(part)
        expect(table.text).to_be_focused()
        table.press_button("Back to the table")
        assert table.log() == before


def test_what_comes_late_is_not_taken_for_the_answer(study):
    table = study(init_script=SLOW).lay("haggis")
    table.set_up()
    with slow(table.page):
        table.page.get_by_text("Players and house rules").click()
        table.page.locator("[name=bomb_capture][value=choose]").check(force=True)
        table.paste("dealer 1\n\ndeal 2R J1 | 3R | 4R")
    expect(table.wrong).to_contain_text("Line 3")
    with slow(table.page):
        table.paste("dealer 1")
    expect(table.text).not_to_be_attached()
    assert table.log() == ["dealer 1"]


def what_has_been_typed_is_not_written_over_by_what_comes_late(table):
    leaves_for_another(table)
    table.set_up()
    with slow(table.page):
        table.switch_passing_off()
        table.text.fill(TINY)
    table.nothing_is_passed()
    has_settled(table.page)
    expect(table.page.locator(".deck")).to_be_visible()  # the deal has come, to be changed
    expect(table.text).to_have_value(TINY)
    table.press_button("Set up this text on the table")
    expect(table.text).not_to_be_attached()
    assert table.log() == [TINY]


def where_something_is_set_up_nothing_moves_any_more(table):
    leaves_for_another(table)
    with slow(table.page):
        table.press_button("Set up")
        table.page.wait_for_function("() => late.length")
        assert table.text.count() == 0  # it comes with the cards, which lie above
    expect(table.text).to_be_visible()
    expect(table.page.get_by_role("heading", name="Set up")).to_be_focused()
    expect(table.page.locator(".deck")).to_be_visible()


def test_cards_are_dealt_by_hand_and_by_keyboard(study):
    table = study(viewport=(390, 844)).lay("haggis")
    table.set_up()
    table.press_button("Take all back")
    deck = table.page.locator(".deck button")
    deck.nth(0).focus()
    for key in ("1", "ArrowRight", "2", "ArrowRight", "3", "ArrowRight", "4"):
        table.page.keyboard.press(key)
    expect(table.page.locator(".given-to small")).to_have_text(
        ["4 cards", "4 cards", "4 cards", "1 card"]
    )
    table.page.get_by_label("Cards for each").select_option("2")
    table.press_button("Deal the rest at random")
    expect(table.page.locator(".given-to small").first).to_have_text("5 cards")
    axe(table.page)
    table.press_button("Set it up on the table")
    expect(table.page.locator(".rows [data-card]")).to_have_count(15)
    assert table.log()[1].startswith("deal 2R ")
    table.set_up()
    given = table.page.locator(".deck").get_by_role("button", name="given to Mia")
    for _ in range(5):
        given.first.click()
    expect(given).to_have_count(0)
    table.press_button("Set it up on the table")
    expect(table.wrong).to_have_text("Everyone must get at least one card.")
    a_deal_by_hand_has_no_larger_hand_than_the_game_deals(table)
    dice_are_set_and_rolled(table)


def a_deal_by_hand_has_no_larger_hand_than_the_game_deals(table):
    table.lay("president")
    table.set_up()
    table.page.locator(".rules-here > summary").click()
    table.page.locator('[name="study-players"][value="8"]').check()
    expect(table.page.locator(".given-to")).to_have_count(8)
    each = table.page.get_by_label("Cards for each")
    expect(each.locator("option")).to_have_text(["as usual", "1", "2", "3", "4", "5", "6"])
    each.select_option("1")
    table.press_button("Deal the rest at random")
    more = table.page.locator(".deck button:not([data-given])")
    for _ in range(7):
        more.first.click()
    expect(table.page.locator(".given-to small").first).to_have_text("8 cards")
    table.press_button("Set it up on the table")
    expect(table.wrong).to_have_text("With this many players no one gets more than 7 cards.")


def dice_are_set_and_rolled(table):
    table.lay("yahtzee")
    table.set_up()
    for at in range(5):
        table.page.locator(".faces-of").nth(at).get_by_label("six").check()
    axe(table.page)
    table.press_button("Set it up on the table")
    expect(table.page.get_by_role("button", name="Die 5 of 5: six")).to_be_visible()
    assert table.log() == ["roll 6 6 6 6 6"]
    table.press_button("To the start")
    table.press_button("Roll the dice")
    table.at(1, 1)


BROKEN = ["1AAAA", "0W10", "2xyz", "%3Cb%3E", "1" + "A" * 50_000]


def test_a_broken_link_and_a_position_that_cannot_be_lead_home_with_a_word(study):
    table = study()
    told = table.page.locator(".notice")
    for packed in BROKEN:
        table.page.evaluate("hash => { location.hash = hash }", f"#/study/hearts/{packed}")
        expect(told).to_contain_text("This link doesn’t work")
        expect(table.page.locator(".masthead")).to_be_visible()
        table.page.evaluate("() => { taku.notices = []; taku.redraw(); }")
        expect(told).to_have_count(0)
    table.page.evaluate("""async () => {
      const position = ['position', {}, 4, 1, 'deal <b>2C</b>'];
      const bytes = new TextEncoder().encode(JSON.stringify(position));
      let sum = 0x811c9dc5;
      for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
      const whole = [24, 16, 8, 0].map(shift => (sum >>> shift) & 255).concat(...bytes);
      const text = btoa(String.fromCharCode(...whole)).replaceAll('+', '-').replaceAll('/', '_');
      location.hash = '#/study/hearts/0' + text.replaceAll('=', '');
    }""")
    expect(table.page.locator(".notice")).to_contain_text("This link doesn’t work")


def test_a_match_against_bots_is_looked_at_with_open_hands(sit):
    log = ["deal 3C 3D | 9C 4D | TC AD | 2C KD", "2C"]
    table = sit("hearts", options={"passing": False}, log=log, names=["", "Ada"])
    page = table.page

    def asks_for_open_hands():
        page.get_by_role("button", name="More", exact=True).click()
        table.sheet.get_by_role("button", name="View with open hands").click()

    asks_for_open_hands()
    expect(table.sheet).to_contain_text("can’t unsee them")
    table.sheet.get_by_role("button", name="Go back").click()
    expect(table.sheet).to_have_count(0)
    expect(page).to_have_url(re.compile("#/play/m$"))

    asks_for_open_hands()
    table.sheet.get_by_role("button", name="Open them").click()
    names = page.locator(".rows > .row .name")
    expect(names).to_have_text(["You", "Ada", "Otto", "Ines"])
    reload(page)
    expect(names).to_have_text(["You", "Ada", "Otto", "Ines"])
    assert page.evaluate("() => taku.matches.list().length") == 1

    page.get_by_role("button", name="Leave the table").first.click()
    expect(page).to_have_url(re.compile("#/play/m$"))
    table.my_turn()
    assert page.evaluate("() => taku.match.log") == log


LAID = {"hearts": "en", "haggis": "ja", "yahtzee": "ja"}


def test_everything_has_room_and_axe_finds_nothing(study):
    table = study()
    sizes = (1920, 1080), (1440, 900), (1200, 800), (820, 1180), (740, 360), (390, 844), (320, 568)
    for game, language in LAID.items():
        table.page.evaluate("() => taku.set('language', 'en')")  # that of the words pressed
        table.lay(game, DEALT.get(game, ""))
        table.page.evaluate("language => taku.set('language', language)", language)
        for size in windows(table.page, sizes):
            whole = table.page.locator("html").evaluate("e => [e.scrollWidth, e.scrollHeight]")
            assert whole == list(size)
            come_to_nothing(table.page, OUTSIDE, ".foot, .foot .status, .foot .button")
            if size[0] >= 820:
                rows = table.page.locator(".rows, .own-sheet, .panel-sheet").first
                scrolls = (
                    "e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1"
                )
                assert not rows.evaluate(scrolls), size
        if game != "haggis":
            axe(table.page)
        resize(table.page, 1440, 900)
        if game == "hearts":
            table.page.locator(".hand [data-card]").first.click(position={"x": 8, "y": 10})
            axe(table.page)
