"""The dice games at the table, played on the built site with the real engine."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import expect

from taku import Match
from tests.page.conftest import axe, ready
from tests.page.table import PHONE, Table, overlap, resize, windows

ONE = ("human",)
FIVE = ("human", "easy", "easy", "easy", "easy")
YAMS = {"sheet": "yams"}
BOXES = {
    "yahtzee": ("ones", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind",
                "four-of-a-kind", "full-house", "small-straight", "large-straight", "chance"),
    "yams": ("ones", "twos", "threes", "fours", "fives", "sixes", "plus", "minus",
             "four-of-a-kind", "full-house", "small-straight", "yams", "rigole"),
}  # fmt: skip
JOKER = ("roll 6 6 6 6 6", "fill yahtzee", "roll 1 2 3 4 6", "fill chance", "roll 5 5 5 5 5")
THROWN = ("roll 5 2 5 1 6",)
NUMBERS = """
    const Real = Worker;
    window.Worker = class {
      constructor(...args) {
        this.real = new Real(...args);
        this.real.onmessage = event => {
          const fact = JSON.parse(event.data);
          const moves = fact.type === 'hinted' ? fact.moves : [];
          if (moves.length) window.advised = [`advice-${fact.advice.id}`];
          moves.forEach((move, n) => { move.points = 213.8 - 5.7 * n; });
          this.onmessage({ data: JSON.stringify(fact) });
        };
      }
      postMessage(message) { this.real.postMessage(message); }
      terminate() { this.real.terminate(); }
    };
"""  # the engine's own words, and numbers that do not change when it learns to play better


def nearly_over(sheet="yahtzee"):
    """A match of one player but for the last box, which is open after the first throw."""
    turns = [("roll 1 2 3 5 5", f"fill {box}") for box in BOXES[sheet]]
    return (*(entry for turn in turns for entry in turn), "roll 2 3 4 5 6")


@pytest.fixture
def sit(sit):
    return partial(sit, "yahtzee", seats=ONE)


def die(table, number):
    return table.page.locator(f'.dice [data-place="{number - 1}"]')


def box(table, name):
    return table.page.locator(f'[data-box="{name}"]')


def faces(table):
    """What the dice show, by their spoken names."""
    words = table.page.locator(".dice [data-place]").evaluate_all(
        "all => all.map(one => one.textContent)"
    )
    names = ("one", "two", "three", "four", "five", "six")
    return [next(name for name in names if name in word.partition(":")[2]) for word in words]


def settled(table):
    """Wait until the button says what it will do with the dice that are kept."""
    expect(table.primary.locator("span").first).to_contain_text("Roll")


# A match


def test_the_last_turn_of_a_match_by_touch(sit):
    table = sit(options=YAMS, log=nearly_over("yams"), page={"has_touch": True})
    die(table, 1).tap()
    settled(table)
    table.decide(table.primary.tap)
    die(table, 2).tap()  # two taps at one place in a moment are one
    settled(table)
    table.decide(table.primary.tap)
    expect(table.waiting).to_have_text("Tap a box to fill it")
    last = table.page.locator("[data-box]")
    expect(last).to_have_count(1)
    table.decide(last.tap)
    expect(table.sheet).to_contain_text("Your total")
    expect(table.sheet.get_by_role("button", name="Play again")).to_be_visible()


def test_the_last_turn_of_a_match_by_keyboard_alone(sit):
    table = sit(log=nearly_over())
    keyboard = table.page.keyboard
    keyboard.press("3")
    expect(die(table, 3)).to_have_attribute("aria-pressed", "true")
    table.decide(lambda: keyboard.press("Enter"))
    expect(table.page.locator(".left")).to_contain_text("1 left")
    table.page.evaluate("() => document.querySelector('[data-box][tabindex=\"0\"]').focus()")
    keyboard.press("Home")
    keyboard.press("Enter")
    if table.page.locator(".sheet-zero").count():
        keyboard.press("Shift+Tab")
        expect(table.sheet.get_by_role("button", name="Enter 0")).to_be_focused()
        keyboard.press("Enter")
    expect(table.sheet).to_contain_text("Your total")
    table.page.keyboard.press("Escape")
    a_match_ends_with_the_places_of_all(table)


def a_match_ends_with_the_places_of_all(table):
    match = Match("yahtzee", seats=3)
    while not match.over:
        match.play(match.moves()[-1])
    table.leave_for("yahtzee", seats=FIVE[:3], log=match.log)
    expect(table.sheet.locator(".standing li")).to_have_count(3)
    expect(table.sheet.locator(".sheet-table tfoot td")).to_have_count(3)
    totals = table.sheet.locator(".standing .sum").all_text_contents()
    assert totals == [f"{points} points" for points in sorted(match.points, reverse=True)]


# What uses something up


def rolls_left(table, count):
    expect(table.page.locator(".foot[data-acts] .left")).to_contain_text(f"{count} left")


def test_no_double_click_held_key_or_moved_focus_uses_anything_up(sit):
    table = sit(log=("roll 1 1 2 1 3",))
    table.primary.click()
    rolls_left(table, 1)
    table.click_again()
    assert table.page.locator(".foot[data-acts]").count() == 1
    assert table.page.evaluate("() => taku.match.log.length") == 3

    table.leave_for("yahtzee", seats=ONE, log=("roll 1 1 2 1 3",))
    acts, keyboard = table.page.locator(".foot[data-acts]"), table.page.keyboard
    table.page.evaluate("() => document.activeElement.blur()")
    keyboard.down("Enter")
    rolls_left(table, 1)
    expect(die(table, 1)).to_be_focused()  # and not the first box, which comes before it
    for _ in range(3):
        keyboard.down("Enter")
    keyboard.up("Enter")
    assert acts.count() == 1
    assert table.callout.count() == 0

    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(box(table, "ones")).to_be_focused()
    before = table.page.evaluate("() => taku.match.log.length")
    keyboard.press("Enter")
    expect(table.callout).to_contain_text("Ones")
    assert acts.count() == 1
    assert table.page.evaluate("() => taku.match.log.length") == before
    table.decide(lambda: keyboard.press("Enter"))
    assert table.page.evaluate("before => taku.match.log[before]", before) == "fill ones"
    people_at_one_device_need_no_curtain(table)


FRENCH = """() => {
    const keys = ['&', 'é', '"', "'", '('].map((key, at) => [`Digit${at + 1}`, key]);
    const keyboard = { getLayoutMap: async () => new Map(keys) };
    Object.defineProperty(navigator, 'keyboard', { value: keyboard });
    const second = { key: 'é', code: 'Digit2', bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', second));
}"""


def test_a_french_keyboard_keeps_dice_and_is_told_its_own_keys(sit):
    table = sit(log=THROWN)
    table.page.evaluate(FRENCH)
    expect(die(table, 2)).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("?")
    expect(table.sheet.locator(".keys")).to_contain_text("& é \" ' (")
    table.page.keyboard.press("Escape")
    a_hint_nudges_and_then_shows_the_move(table)


def test_dice_are_kept_let_go_and_thrown(sit):
    table = sit(log=THROWN)
    assert faces(table) == ["five", "two", "five", "one", "six"]
    the_table_is_told_in_words(table)
    dice_and_boxes_are_a_tab_stop_each_with_arrows_inside(table)
    who_keeps_all_dice_is_told_to_write(table)
    the_sheet_asks_before_a_0_is_written(table)
    die(table, 2).click()
    settled(table)
    die(table, 2).click()
    expect(table.page.locator(".dice [aria-pressed=true]")).to_have_count(0)
    expect(table.primary).to_contain_text("Roll all five dice")
    die(table, 1).click()
    die(table, 3).click()
    expect(die(table, 3)).to_have_accessible_name("Die 3 of 5: five, kept")
    expect(table.primary).to_have_accessible_name(re.compile("Roll three dice.* 2 left"))
    table.falls_silent()
    table.page.evaluate("() => { said.length = 0 }")
    table.decide(table.primary.click)
    table.hears("You roll")
    assert "Your turn" not in table.said()  # it has been said once
    assert [faces(table)[0], faces(table)[2]] == ["five", "five"]
    assert table.page.evaluate("() => taku.match.log[1]") == "keep 5 5"
    expect(table.page.locator(".dice [aria-pressed=true]")).to_have_count(2)
    dice_that_have_been_seen_stay_and_the_page_says_why(table)
    a_box_shows_what_it_would_bring_and_is_written_by_a_tap(table)


def the_table_is_told_in_words(table):
    table.hears("Your turn")
    table.page.keyboard.press("1")
    table.answers("t", "Dice: 5 2 5 1 6. Kept: 5. 2 left.")
    table.answers("h", "Fives, 10 possible")
    table.answers("p", "You: 0 points.")
    table.page.keyboard.press("1")


def dice_and_boxes_are_a_tab_stop_each_with_arrows_inside(table):
    keyboard = table.page.keyboard
    die(table, 1).focus()
    keyboard.press("ArrowRight")
    expect(die(table, 2)).to_be_focused()
    keyboard.press(" ")
    expect(die(table, 2)).to_have_attribute("aria-pressed", "true")
    keyboard.press("End")
    expect(die(table, 5)).to_be_focused()
    box(table, "ones").focus()
    keyboard.press("ArrowDown")
    expect(box(table, "twos")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(box(table, "four-of-a-kind")).to_be_focused()
    assert table.page.locator("[data-box][tabindex='0']").count() == 1
    assert table.page.locator(".dice [tabindex='0']").count() == 1
    keyboard.press("2")
    expect(table.page.locator(".dice [aria-pressed=true]")).to_have_count(0)


def who_keeps_all_dice_is_told_to_write(table):
    for number in range(1, 6):
        table.page.keyboard.press(str(number))
    expect(table.waiting).to_contain_text("fill a box")
    table.waiting.click(force=True)
    expect(table.callout).to_contain_text("Every die is kept")
    for number in range(1, 6):
        table.page.keyboard.press(str(number))
    expect(table.page.locator(".dice [aria-pressed=true]")).to_have_count(0)


def the_sheet_asks_before_a_0_is_written(table):
    box(table, "yahtzee").click()
    expect(table.sheet).to_contain_text("Enter 0 in Yahtzee?")
    expect(table.sheet).to_contain_text("Chance 19, Fives 10")
    table.sheet.get_by_role("button", name="Go back").click()
    expect(box(table, "yahtzee")).to_be_focused()


def dice_that_have_been_seen_stay_and_the_page_says_why(table):
    undo = table.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(table.callout).to_contain_text("New dice have been rolled")
    rolls_left(table, 1)


def a_box_shows_what_it_would_bring_and_is_written_by_a_tap(table):
    table.leave_for("yahtzee", seats=ONE, log=THROWN)
    expect(box(table, "fives")).to_have_accessible_name("Fives, 10 possible")
    table.decide(box(table, "fives").click)
    expect(table.page.locator(".own-sheet [data-filled]")).to_contain_text("Fives, 10, filled")
    expect(table.page.locator(".own-sheet [data-latest]")).to_have_count(1)
    expect(table.page.locator(".alone")).to_contain_text("10")
    table.leave_for("yahtzee", seats=ONE, log=THROWN)
    box(table, "yahtzee").click()
    table.decide(table.sheet.get_by_role("button", name="Enter 0").click)
    expect(table.page.locator(".own-sheet [data-filled]")).to_contain_text("Yahtzee, 0, filled")
    table.page.evaluate("() => taku.set('askZero', false)")
    table.leave_for("yahtzee", seats=ONE, log=THROWN)
    table.decide(box(table, "yahtzee").click)
    expect(table.page.locator(".own-sheet [data-filled]")).to_contain_text("Yahtzee, 0, filled")


def test_only_thrown_dice_tumble(sit):
    table = sit(log=THROWN, settings={"speed": "calm"})
    die(table, 1).click()
    settled(table)
    table.page.evaluate("""() => {
      window.flown = new Set();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        const place = this.closest('[data-place]')?.dataset.place;
        if (place && this.matches('.die')) flown.add(place);
        return animate.apply(this, given);
      };
    }""")
    table.decide(table.primary.click)
    assert table.page.evaluate("() => [...flown].sort().join('')") == "1234"
    five_of_a_kind_is_called_out(table)
    table.page.evaluate("() => taku.set('speed', 'fast')")
    what_others_do_is_shown_step_by_step_and_told_by_its_end(table)
    table.page.emulate_media(reduced_motion="reduce")
    table.page.evaluate("() => taku.set('speed', 'calm')")
    nothing_turns_where_stillness_is_asked_for(table)


def nothing_turns_where_stillness_is_asked_for(table):
    table.leave_for("yahtzee", seats=ONE, log=THROWN)
    settled(table)
    table.page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, ...given) {
        moved.push(...frames.filter(frame => frame.transform));
        return animate.call(this, frames, ...given);
      };
    }""")
    table.decide(table.primary.click)
    assert table.page.evaluate("() => moved.length") == 0


# The sheet


def test_the_sheet_tells_what_grows_its_rules_and_a_joker(sit):
    table = sit(log=("roll 6 6 6 6 1", "fill sixes"))
    expect(table.page.locator(".computed").first).to_contain_text("24 of 63 · 6 ahead")
    log = ("roll 6 6 5 4 1", "fill plus", "roll 1 1 2 4 5")
    table.leave_for("yahtzee", seats=ONE, options=YAMS, log=log)
    delta = table.page.locator(".computed", has_text="Delta")
    expect(delta).to_contain_text("9")
    table.decide(box(table, "minus").click)
    expect(delta).to_contain_text("22 − 13")
    expect(delta.locator(".filled-points")).to_have_text("9")
    a_line_of_the_sheet_tells_its_rule(table)
    a_joker_is_told_and_only_its_box_can_be_written(table)


def a_joker_is_told_and_only_its_box_can_be_written(table):
    table.leave_for("yahtzee", seats=ONE, log=JOKER)
    axe(table.page)
    expect(table.badges).to_have_text(["Joker: Fives only"])
    expect(table.page.locator("[data-forced]")).to_have_count(1)
    expect(box(table, "fives")).to_have_attribute("data-forced", "true")
    barred = box(table, "full-house")
    expect(barred).to_have_attribute("aria-disabled", "true")
    barred.click(force=True)
    expect(table.callout).to_contain_text("it must go into Fives")
    table.hears("it must go into Fives")
    table.callout.get_by_role("button", name="Rule").click()
    expect(table.sheet.locator("#rule-joker")).to_be_focused()
    table.page.keyboard.press("Escape")
    table.decide(box(table, "fives").click)
    expect(table.page.locator(".computed", has_text="More Yahtzees")).to_contain_text("100")


def five_of_a_kind_is_called_out(table):
    log = ("roll 6 6 6 6 6", "fill yahtzee", "roll 5 5 5 5 5")
    table.leave_for("yahtzee", seats=ONE, log=log)
    box(table, "fives").click()
    table.shows("+100", ".called")
    expect(table.page.locator(".called")).to_have_count(0)


# The others


def test_the_sheets_of_all_stand_beside_the_table_or_are_a_tap_away(sit):
    table = sit(viewport=PHONE, seats=FIVE, log=THROWN)
    expect(table.page.locator(".totals li")).to_have_count(5)
    table.page.locator(".totals button").nth(2).click()
    expect(table.sheet.locator(".sheet-table thead th")).to_have_text(
        [re.compile(name) for name in ("You", "Mia", "Otto", "Ines", "Aki")]
    )
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    resize(table.page, 1440, 900)
    axe(table.page)
    expect(table.page.locator(".panel .sheet-table thead th")).to_have_count(5)
    table.decide(table.page.locator('td.own [data-box="fives"]').click)
    expect(table.page.locator(".panel tr", has_text="Fives").locator("td").first).to_have_text("10")


def what_others_do_is_shown_step_by_step_and_told_by_its_end(table):
    table.leave_for("yahtzee", seats=FIVE[:2], log=THROWN)
    table.falls_silent()
    table.page.evaluate("() => { said.length = 0 }")
    box(table, "chance").click()
    expect(table.waiting).to_have_text("Mia’s turn")
    table.shows("Mia enters")
    table.my_turn()
    table.hears("Mia enters")
    assert "Mia rolls" not in table.said()


def people_at_one_device_need_no_curtain(table):
    table.leave_for("yahtzee", seats=("human", "human"), names=("Bea", "Aki"), log=THROWN)
    expect(table.page.locator(".status")).to_contain_text("Bea’s turn")
    table.decide(box(table, "chance").click)
    expect(table.page.locator(".status")).to_contain_text("Aki’s turn")
    expect(table.page.locator(".curtain")).to_have_count(0)
    table.hears("Aki’s turn")


# Help


def a_hint_nudges_and_then_shows_the_move(table):
    table.leave_for("yahtzee", seats=ONE, log=("roll 5 5 5 2 6",))
    hint = table.page.get_by_role("button", name="Hint")
    hint.click()
    lit = table.page.locator(".coach-line, .coach-bars")
    expect(lit.get_by_role("button", name="Show the move")).to_be_visible()
    hint.click()
    expect(lit).to_contain_text("Keep 5 5 5, roll two dice")
    expect(table.page.locator(".die.advised")).to_have_count(3)
    hint.click()
    expect(lit).to_have_count(0)
    expect(table.page.locator(".die.advised")).to_have_count(0)


def test_a_hint_tells_what_writing_a_box_would_cost(visit):
    script = f"localStorage['taku.settings'] = '{json.dumps({'speed': 'none'})}';" + NUMBERS
    page = visit(init_script=f"if (origin !== 'null') {{ {script} }}")
    ready(page)
    page.get_by_role("button", name="Play Yahtzee").click()
    page.wait_for_selector(".foot[data-acts]")
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    page.get_by_role("button", name="Show the move").click()
    coach = page.locator(".coach-line")
    expect(coach).to_contain_text(re.compile(r"lose \d+\.\d points on average"))
    cost, box = re.search("“(.+)” in (.+?):", coach.inner_text()).groups()
    priced = page.get_by_role("button", name=re.compile(f"^{box}, .* costs {cost}$"))
    expect(priced.locator(".cost")).to_have_text(cost)
    (why,) = page.evaluate("() => advised.filter(id => taku.has(id)).map(id => taku.say(id))")
    expect(coach).to_contain_text(why)
    page.set_viewport_size({"width": 1440, "height": 900})
    rows = page.locator(".worth li")
    expect(rows).to_have_count(5)
    expect(rows.locator("b")).to_have_text(["213.8", "208.1", "202.4", "196.7", "191.0"])


# Everybody


SHOWS_ALL = "element => element.scrollHeight <= element.clientHeight"
IS_BESIDE_TOOLS = """element => element.getBoundingClientRect().right
    <= document.querySelector('.bar-tools').getBoundingClientRect().left"""


def test_the_whole_sheet_fits_every_screen(sit):
    table = sit(seats=FIVE)
    for sheet, language in (("yahtzee", "en"), ("yams", "ja")):
        table.page.evaluate("language => taku.set('language', language)", language)
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=FIVE)
        fits_every_screen(table, ((320, 568), (740, 360), (820, 1180), (1440, 900)))
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=ONE)
        fits_every_screen(table, ((320, 568), (740, 360)))
    for sheet, language in (("yatzy", "ja"), ("kniffel", "en"), ("generala", "ja")):
        table.page.evaluate("language => taku.set('language', language)", language)
        table.leave_for("yahtzee", options={"sheet": sheet}, seats=FIVE, log=THROWN)
        fits_every_screen(table, ((320, 568), (1440, 900)))


def fits_every_screen(table, sizes):
    for width, height in windows(table.page, sizes):
        table.has_room()
        assert table.page.locator(".bar .caption").evaluate(SHOWS_ALL)
        assert table.page.locator(".bar-game").evaluate(IS_BESIDE_TOOLS)
        if width < height:
            assert not overlap(table.page.locator(".own-sheet li"), table.page.locator(".dice"))


def test_three_columns_are_filled_and_looked_at_on_a_phone(sit):
    options = {**YAMS, "yams_column": "all"}
    table = sit(options=options, seats=("human", "easy"), log=("roll 6 6 6 6 1",))
    box(table, "yams/down").click(force=True)
    expect(table.callout).to_contain_text("is filled from the top down: Ones comes next")
    resize(table.page, 360, 740)
    sizes = "all => all.map(one => Math.min(one.offsetWidth, one.offsetHeight))"
    assert min(table.page.locator(".column-sheet .box").evaluate_all(sizes)) >= 44
    table.decide(box(table, "rigole/up").click)
    latest = table.page.locator(".own-sheet [data-filled]")
    expect(latest).to_contain_text("Rigole (ascending), 50, filled")
    expect(table.page.locator(".own-sheet [data-row='column/up']")).to_contain_text("50")
    table.page.locator(".totals button").nth(1).click()
    other = table.page.locator(".totals .name").nth(1).text_content()
    expect(table.sheet.get_by_role("radio", name=other)).to_be_checked()
    expect(table.sheet.get_by_role("region", name=f"Score sheet: {other}")).to_be_visible()
    axe(table.page)
    resize(table.page, 1440, 900)
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".panel .column-sheet [data-box='yams/up']")).to_be_visible()


# Several games in one folder


def test_home_offers_all_dice_games_and_keeps_them_apart(visit):
    page = visit()
    ready(page)
    expect(page.get_by_role("button", name="Play Yahtzee")).to_be_visible()
    page.get_by_role("button", name="More games").click()
    page.get_by_role("button", name="Play Yams").click()
    expect(page.locator(".bar h1")).to_have_text("Yams")
    expect(page).to_have_title("Yams · Taku")
    assert page.evaluate("() => taku.match.head.options") == YAMS
    assert page.evaluate("() => Object.keys(taku.settings.last)") == ["yahtzee/yams"]
    Table(page).begin()
    page.goto(re.sub("#.*", "#/", page.url))
    expect(page.locator(".resume h2")).to_have_text("Yams")
    expect(page.locator(".resume .die")).to_have_count(5)
    each_of_them_has_its_own_options(page)
    each_of_them_has_its_own_rules_with_examples_of_dice(page)


def each_of_them_has_its_own_options(page):
    page.evaluate("() => { location.hash = '#/options/yahtzee' }")
    expect(page.get_by_role("radio", name="free")).to_be_visible()
    expect(page.get_by_text("More Yams")).to_have_count(0)
    page.evaluate("() => { location.hash = '#/options/yahtzee/yams' }")
    more = page.get_by_role("switch", name="More Yams")
    more.check()
    expect(page.get_by_role("radio", name="forced")).to_have_count(0)
    page.get_by_role("button", name="Roll the dice").click()
    page.wait_for_selector(".foot .button")
    assert page.evaluate("() => taku.match.head.options") == {**YAMS, "yams_bonus": True}
    expect(page.locator(".bar h1")).to_have_text("Yams")


def each_of_them_has_its_own_rules_with_examples_of_dice(page):
    page.evaluate("() => { location.hash = '#/rules/yahtzee/joker' }")
    expect(page.locator("#rule-joker")).to_be_focused()
    expect(page.locator("#rule-rigole")).to_have_count(0)
    page.evaluate("() => { location.hash = '#/rules/yahtzee/yams/rigole' }")
    rule = page.locator("#rule-rigole")
    expect(rule).to_be_in_viewport()
    expect(rule.locator(".example").first.locator(".die")).to_have_count(5)
    expect(rule.get_by_role("listitem").first).to_contain_text("50 points")
    expect(page.locator("#rule-joker")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Yams rules")
    page.evaluate("() => { location.hash = '#/rules/yahtzee/yams/aim' }")
    example = page.locator("#rule-aim .example")
    expect(example).to_have_count(1)
    expect(example.get_by_role("listitem").first).to_contain_text("46 points")


# What a line of the sheet wants


def a_line_of_the_sheet_tells_its_rule(table):
    table.leave_for("yahtzee", players=2, options=YAMS, log=["roll 4 4 4 4 3"])
    table.page.locator("[data-box=rigole]").focus()
    table.answers("w", "Four equal, and a fifth that makes seven with them")
    table.page.locator("[data-box=rigole]").click(button="right")
    expect(table.sheet.locator("#rule-rigole")).to_be_focused()
    assert table.page.evaluate("() => taku.match.log.length") == 1
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="Points").click()
    head = table.page.get_by_role("rowheader", name="Rigole").get_by_role("button")
    head.focus()
    table.page.keyboard.press("Enter")
    rule = table.sheet.locator("#rule-rigole")
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("seven")
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    delta = table.page.locator(".own-sheet .computed, .panel-sheet tr").filter(has_text="Delta")
    delta.get_by_role("button", name="Delta").click()
    expect(table.sheet.locator("#rule-difference")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
