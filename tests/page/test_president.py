"""President at the table, played on the built site with the real engine."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import ENDLESS, PHONE, is_still, overlap, resize

ALL = {
    "sequence": True, "suit_lock": True, "eight_cut": True, "nine_reverse": True,
    "jack_back": True,
}  # fmt: skip
SIX = (  # in the second round, reversed, a pair of sixes locked to spades and hearts
    "deal 5S | 6S | 7S | 8S | 3D | 4S", "3D", "4S", "5S", "6S", "7S",
    "deal AD QC TH 8D 5S 5H X1 | JS 4S 4H QD | KH 9C 9H TD | 3S 3H 3C 3D KS KC 7S 7H"
    " | 6S 6H 2D JD 9D | TS TC 4C 8S",
    "give KS KC", "give KH", "give JD 9D", "give 8S",
    "3S 3H 3C 3D", *["pass"] * 5, "7S 7H", "6S 6H", "pass",
)  # fmt: skip
RICH = (
    "deal 4S | 5S | 6S | 3D", "3D", "4S", "5S",
    "deal 4C 5C 6C 9C TS QH | 7D 8D KD 2D 3D | 2S 2H X1 4D 9S 3S | 3C 4S QS AS JD",
    "give X1 2H", "give 2D", "give 3C 4S",
)  # fmt: skip
POOR = (
    "deal 6S | 4S | 5S | 3D", "3D", "pass", "4S", "5S",
    "deal 4C 5C 6C 2C X1 TS QH | 7D 8D KD 2D 3D | 2S 2H 4D 9S 3S | 3C 4S QS AS JD",
)  # fmt: skip
GOING_OUT = ("deal 3D | 4S 4H 6H 9D TD JD QS | 5S 6S 7S 8D 9S TS | 6D 8S 9H TH JH KC",)
FOURS = ("deal 3S 3H 3C 3D 9S KD 2H | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC 2C",)
OVER = (  # seats 0 and 3 end with six points each, 3 with the better place in the last round
    "deal 3D | 5S | 6S | 4S", "3D", "5S", "6S",
    "deal 5C | 4C | 6C | 7C", "give 7C", "give 6C", "give 5C", "give 4C", "5C", "6C",
    "deal 5C | 4C | 7C | 6C", "give 5C", "give 7C", "give 6C", "give 4C", "6C", "7C",
    "deal 5C | 6C | 7C | 4C", "give 4C", "give 7C", "give 5C", "give 6C", "5C", "7C",
)  # fmt: skip
LONG = (  # thirteen in a row lie on the table, and nothing beats them
    "deal 3H 4H | 3C | 5H | 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 3D",
    "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S",
)  # fmt: skip


@pytest.fixture
def sit(sit):
    return partial(sit, "president")


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


def exchange(players):
    """The second round, in which the poor have chosen what to give and the first seat has not."""
    cards = [f"{rank}{suit}" for rank in "456789TJ" for suit in "CDHS"]
    singles = ["3D", *(f"{rank}S" for rank in "456789T")][:players]
    hands = [" ".join(cards[seat : 4 * players : players]) for seat in range(players)]
    best = [max(hand.split(), key=cards.index) for hand in hands]
    two = " ".join(sorted(hands[-1].split(), key=cards.index)[-2:])
    deals = [f"deal {' | '.join(hands)}" for hands in (singles, hands)]
    return (deals[0], *singles[:-1], deals[1], f"give {two}", f"give {best[-2]}")


TOUCH = 'name => document.querySelector(`.hand [data-card="${name}"]`).click()'


def answered(table):
    """Wait until the table has said what the chosen cards are: a move, or not yet one."""
    table.page.wait_for_function("""() => {
      const words = document.querySelector('.foot .waiting')?.textContent ?? '';
      return document.querySelector('.foot .primary') || !/Lead|beat the/i.test(words);
    }""")


def order(table):
    return table.ranks.evaluate_all("ranks => ranks.map(rank => rank.dataset.rank)")


# A round


def test_a_round_is_played_by_touch_and_the_next_begins(sit):
    table = sit(log=GOING_OUT, page={"has_touch": True}, settings={"completeChoice": True})

    def play():
        name = table.playable.first.get_attribute("data-card")
        table.touch(name)
        answered(table)
        (table.primary if table.primary.count() else table.outlined).click()

    for _ in range(60):
        if table.sheet.count():
            break
        table.decide(play)
    expect(table.sheet).to_contain_text("Round 1")
    expect(table.sheet.locator(".standing li")).to_have_count(4)
    expect(table.sheet).to_contain_text("Beggar")
    table.sheet.get_by_role("button", name="Next round").click()
    table.my_turn()
    expect(table.page.locator(".caption").first).to_contain_text("Round 2")


# Many seats, many cards


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
    expect(table.page.locator(".pile")).to_contain_text("sequence 3–2")
    table.has_room()
    table.page.get_by_role("button", name="Pass").click()
    resize(table.page, 320, 568)
    tags = table.page.locator(".seat .tag[data-role=waiting]")
    for players in (6, 8):  # the poor have chosen what to give, and both are told so in full
        table.leave_for("president", players=players, log=exchange(players))
        expect(tags).to_have_count(2)
        is_still(table.page)
        assert tags.evaluate_all(CLIPPED) == []
        expect(tags.last).to_have_text("has chosen")


def test_a_locked_pair_in_a_revolution_fits_and_explains_itself(sit):
    table = sit(players=6, options=ALL, log=SIX)
    expect(table.badges).to_have_count(3)
    expect(table.page.locator(".laid")).to_have_count(2)
    table.has_room_at()
    resize(table.page, *PHONE)
    the_table_is_told_in_words(table)
    a_badge_tells_its_rule_by_touch_and_by_key(table)
    a_seat_leads_to_the_rule_of_its_title(table)
    a_long_rule_leaves_the_pile_free_on_a_small_screen(table)
    the_story_of_a_trick_stands_beside_the_table_of_a_desktop(table)
    resize(table.page, 360, 640)
    the_own_name_is_whole_while_a_pair_is_chosen(table)
    table.leave_for("president", players=6, options=ALL, log=SIX)
    what_does_not_go_with_the_chosen_card_is_dimmed_and_says_why(table)


def the_table_is_told_in_words(table):
    table.answers("t", "6 of spades")
    for words in (
        "Weak to strong: 2 A K",
        "Locked spades and hearts",
        "Nora: Minister, passed",
    ):
        assert words in table.said()


def a_badge_tells_its_rule_by_touch_and_by_key(table):
    table.badges.filter(has_text="Locked").click()
    expect(table.callout).to_contain_text("Suit lock")
    table.hears("Suit lock")
    axe(table.page)
    table.callout.get_by_role("button", name="Rule").click()
    expect(table.sheet.locator("#rule-lock")).to_be_focused()
    table.page.keyboard.press("Escape")
    table.badges.filter(has_text="clockwise").focus()
    table.page.keyboard.press("Enter")
    expect(table.callout).to_contain_text("9-reverse")
    table.page.keyboard.press("Escape")
    expect(table.callout).to_have_count(0)
    table.page.locator(".strength").click()
    expect(table.callout).to_contain_text("Set")
    table.page.keyboard.press("Escape")
    expect(table.callout).to_have_count(0)
    assert table.page.evaluate("() => taku.match.log.length") == len(SIX)


def a_seat_leads_to_the_rule_of_its_title(table):
    table.page.locator(".seat .sitter").filter(has_text="President").click()
    table.sheet.get_by_role("button", name="President").click()
    expect(table.sheet.locator("#rule-titles")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)


def a_long_rule_leaves_the_pile_free_on_a_small_screen(table):
    resize(table.page, 320, 568)
    for badge in ("Locked", "clockwise"):
        table.badges.filter(has_text=badge).click()
        is_still(table.page)
        assert not overlap(table.pile, table.callout)
        table.page.keyboard.press("Escape")
        expect(table.callout).to_have_count(0)


def the_story_of_a_trick_stands_beside_the_table_of_a_desktop(table):
    resize(table.page, 1440, 900)
    expect(table.page.locator(".chevron").last).to_be_visible()
    story = table.page.locator(".panel-log li")
    expect(story.filter(has_text="Revolution!")).to_contain_text("wins the trick")
    expect(story.filter(has_text="Revolution!")).not_to_contain_text("passes")


def the_own_name_is_whole_while_a_pair_is_chosen(table):
    name = table.page.locator(".foot .name")
    for card in ("5S", "5H"):
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
        table.touch(card)
    expect(table.primary).to_be_visible()
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def what_does_not_go_with_the_chosen_card_is_dimmed_and_says_why(table):
    assert set(table.playable.evaluate_all("all => all.map(one => one.dataset.card)")) == {
        "5S", "5H", "X1",
    }  # fmt: skip
    table.touch("5S")
    expect(table.card("QC")).to_have_attribute("aria-disabled", "true")
    table.touch("QC")
    expect(table.callout).to_contain_text("5 of spades and queen of clubs are not of the same rank")
    expect(table.callout).not_to_have_css("box-shadow", "none")
    expect(table.callout.get_by_role("button", name="Rule")).to_be_visible()
    table.touch("5H")
    expect(table.primary).to_have_text("Play pair of 5s")
    expect(table.outlined).to_have_text("Pass")
    table.primary.click()
    expect(table.card("5S")).to_have_count(0)


# Choosing


NINES = ("deal 9S 9H KD | 3D 3S 4C | 5S 5D 6C | 8S 8D TC", "3D 3S", "5S 5D", "8S 8D")
JOKER = ("deal 9S X1 KD 4C | 3D 3S 4H | 5S 5D 6C | 8S 8D TC", "3D 3S", "5S 5D", "8S 8D")


def test_the_only_set_there_is_is_completed_if_that_is_liked(sit):
    table = sit(log=NINES, settings={"completeChoice": False})
    table.touch("9S")
    expect(table.chosen).to_have_count(1)
    expect(table.page.locator(".foot .waiting")).to_have_text("Choose one more")
    table.page.evaluate("() => taku.set('completeChoice', true)")
    table.leave_for("president", log=NINES)
    table.touch("9S")
    expect(table.chosen).to_have_count(2)
    expect(table.primary).to_have_text("Play pair of 9s")
    table.leave_for("president", log=JOKER)
    table.touch("9S")
    expect(table.primary).to_have_text("Play pair of 9s")
    table.hears("Also chosen: red joker.")
    table.touch("4C")  # and the joker that was added goes with the choice, and is not named
    expect(table.callout).to_contain_text("4 of clubs and 9 of spades are not of the same rank")
    table.touch("KD")
    expect(table.primary).to_have_text("Play pair of Ks")
    table.touch("KD")
    expect(table.chosen).to_have_count(0)
    a_card_that_does_not_go_with_the_chosen_one_takes_its_place(table)


def a_card_that_does_not_go_with_the_chosen_one_takes_its_place(table):
    table.leave_for("president", log=FOURS)
    table.touch("9S")
    expect(table.primary).to_have_text("Play 9")
    table.touch("KD")
    expect(table.callout).to_have_count(0)
    expect(table.primary).to_have_text("Play K")
    expect(table.card("9S")).to_have_attribute("aria-pressed", "false")
    table.touch("KD")
    expect(table.chosen).to_have_count(0)
    table.page.evaluate(f"() => ['9S', 'KD'].forEach({TOUCH})")  # in one moment
    expect(table.primary).to_have_text("Play K")
    expect(table.chosen).to_have_count(1)


# Out of cards


def test_who_is_out_may_finish_the_round_and_is_told_of_skipping(sit):
    table = sit(log=GOING_OUT, settings={"speed": "calm"})
    table.page.evaluate(ENDLESS)
    table.touch("3D")
    table.primary.click()
    finish = table.page.get_by_role("button", name="Finish this round")
    expect(finish).to_be_visible()
    expect(table.page.locator(".hand")).to_contain_text("Tap anywhere to skip ahead.")
    table.has_room()
    finish.click()
    expect(table.sheet).to_contain_text("Round 1")
    table.sheet.get_by_role("button", name="Next round").click()
    expect(table.page.locator(".caption").first).to_contain_text("Round 2")
    expect(finish).to_have_count(0)


# Turned round


def test_a_revolution_turns_the_strength_and_the_exchange_its_cards(sit):
    table = sit(log=FOURS, settings={"speed": "calm"})
    assert (order(table)[0], order(table)[-1]) == ("3", "2")
    assert table.names()[-1] == "2H"
    for name in ("3S", "3H", "3C", "3D"):
        table.touch(name)
    expect(table.primary).to_have_text("Play four 3s")
    table.primary.click()
    table.shows("Revolution!", ".called")
    expect(table.page.locator(".called")).to_have_count(0)
    table.hears("Revolution!")
    expect(table.badges).to_have_text(["Revolution"])
    expect(table.ranks.first).to_have_attribute("data-rank", "2")
    expect(table.ranks.last).to_have_attribute("data-rank", "3")
    assert table.names()[0] == "2H"
    table.page.evaluate("() => taku.set('speed', 'none')")
    the_rich_choose_what_to_give_and_the_poor_must(table)


def test_a_counter_revolution_is_called_out_in_japanese(sit):
    deal = "deal 3S 3H 3C 3D 4S 4H 4C 4D 9S KD | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC"
    log = (deal, "3S 3H 3C 3D", "pass", "pass", "pass")
    table = sit(log=log, settings={"speed": "calm"})
    table.page.evaluate("() => taku.set('language', 'ja')")
    for name in ("4S", "4H", "4C", "4D"):
        table.touch(name)
    table.primary.click()
    table.shows("革命返し！", ".called")
    table.hears("革命返し！")


# The exchange


def the_rich_choose_what_to_give_and_the_poor_must(table):
    table.leave_for("president", log=RICH)
    expect(table.heading).to_contain_text("Any card to Mia")
    table.touch("4C")
    expect(table.slots).to_have_count(1)
    expect(table.primary).to_contain_text("Give")
    table.primary.click()
    expect(table.card("2D")).to_have_count(1)
    assert "2D" in table.names()
    assert "4C" not in table.names()
    table.leave_for("president", log=POOR)  # what must be given lies ready
    expect(table.slots).to_have_count(2)
    expect(table.heading).to_contain_text("strongest cards to Ines")
    table.touch("QH")
    expect(table.callout).to_contain_text("You must give your strongest")
    table.primary.click()
    expect(table.slots).to_have_count(0)
    table.my_turn()
    assert not {"2C", "X1"} & set(table.names())
    the_places_of_a_match_are_told_in_their_order(table)


def the_places_of_a_match_are_told_in_their_order(table):
    table.leave_for("president", options={"length": "short"}, log=OVER)
    places = ["1st", "2nd", "3rd", "4th"]
    expect(table.sheet.locator(".place-number")).to_have_text(places)
    expect(table.sheet.locator(".standing .sum")).to_have_text(
        ["8 points", "6 points", "6 points", "4 points"]
    )
