"""The open table and its editors have room on every screen, and axe finds nothing in them."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import OUTSIDE, Table, come_to_nothing, preferences, resize, windows

CARDS = [rank + suit for suit in "ROYGB" for rank in "23456789T"]
DEALT = {  # a bomb and bets before the first card
    "haggis": "dealer 2\ndeal "
    + " | ".join(
        " ".join([*CARDS[14 * seat : 14 * seat + 14], *(f"{rank}{seat}" for rank in "JQK")])
        for seat in range(3)
    )
}
LAID = {"hearts": "en", "haggis": "ja", "yahtzee": "ja"}
SIZES = (1920, 1080), (1440, 900), (1200, 800), (820, 1180), (740, 360), (390, 844), (320, 568)
PHONES = (320, 640), (360, 640), (390, 640)
WHOLE = "e => [e.scrollWidth, e.scrollHeight]"
SCROLLS = "e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1"
DEEDS = """() => [...document.querySelectorAll('.line-action')].map(deed => {
  const [own, told] = [deed, deed.querySelector('span')].map(part => part.getBoundingClientRect());
  const fits = told.width > 10 && told.left >= own.left && told.right <= own.right;
  return [deed.innerText, fits && told.height < 30];  // two lines
})"""


class Study(Table):
    """The open table."""

    def __init__(self, page):
        super().__init__(page)
        self.text = page.get_by_label("One entry per line")

    def speaks(self, language):
        self.page.evaluate("language => taku.set('language', language)", language)

    def lay(self, game, text=""):
        self.page.evaluate("game => { location.hash = `#/study/${game}` }", game)
        self.page.wait_for_function(
            "game => window.taku?.match?.head.game === game && window.taku?.match?.log.length",
            arg=game,
        )
        if text:
            self.set_up()
            self.text.fill(text)
            self.press_button("Set up the table from this text")
            self.text.wait_for(state="detached")

    def set_up(self):
        self.press_button("Set up")
        expect(self.text).to_be_attached()

    def press_button(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def deed(self, sign):
        return self.page.locator(".line-action", has=self.page.locator(f"[href='#i-{sign}']"))


@pytest.fixture
def study(visit):
    return Study(visit(viewport=(1440, 900), init_script=preferences(speed="none")))


def test_the_open_table_has_room_and_passes_axe(study):
    page = study.page
    for game, language in LAID.items():
        study.speaks("en")  # the button of the current language is pressed
        study.lay(game, DEALT.get(game, ""))
        study.speaks(language)
        for size in windows(page, SIZES):
            assert page.locator("html").evaluate(WHOLE) == list(size)
            come_to_nothing(page, OUTSIDE, ".foot, .foot .status, .foot .button")
            if size[0] >= 820:
                rows = page.locator(".rows, .own-sheet, .panel-sheet").first
                assert not rows.evaluate(SCROLLS), size
        if game != "haggis":
            axe(page)
        resize(page, 1440, 900)
        if game == "hearts":
            page.locator(".hand [data-card]").first.click(position={"x": 8, "y": 10})
            axe(page)


def test_deeds_and_editors_fit_a_phone(study):
    page = study.page
    study.lay("hearts")
    page.set_viewport_size({"width": 390, "height": 640})
    study.deed("bot").click()
    where = page.get_by_role("slider")
    expect(where).to_have_attribute("max", "2")
    where.focus()
    where.press("Home")
    page.locator(".foot .primary").click()  # dealt anew: another line
    expect(study.deed("swap")).to_be_visible()
    for language in ("ja", "en"):
        study.speaks(language)
        for _ in windows(page, PHONES):
            deeds = page.evaluate(DEEDS)
            assert [words for words, fits in deeds if not fits] == []
            assert len(deeds) == 6
    for game, random in {"haggis": "Deal the rest at random", "yahtzee": ""}.items():
        study.lay(game)
        study.set_up()
        if random:
            study.press_button("Take all back")
            study.press_button(random)
        for size in windows(page, PHONES):
            assert page.locator("html").evaluate("e => e.scrollWidth") == size[0]
        axe(page)
