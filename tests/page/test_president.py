"""President at the table, played on the built site with the real engine."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import ENDLESS, is_still, overlap, sizes

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
    following = "a card|a pair|cards|of a kind|sequence"
    table.page.wait_for_function(f"""() => {{
      const words = document.querySelector('.foot .waiting')?.textContent ?? '';
      return document.querySelector('.foot .primary') || !/Lead|Play ({following})/.test(words);
    }}""")


def order(table):
    return table.ranks.evaluate_all("ranks => ranks.map(rank => rank.dataset.rank)")


# A round


@sizes
def test_a_whole_round_by_touch(sit, viewport):
    settings = {"speed": "none", "completeChoice": True}
    table = sit(viewport=viewport, page={"has_touch": True}, settings=settings)

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


def test_a_whole_round_by_keyboard_alone(sit):
    table = sit()
    keyboard = table.page.keyboard

    def play():
        table.page.evaluate("() => document.querySelector('.hand [tabindex=\"0\"]').focus()")
        for _ in range(14):
            if table.page.evaluate("() => !document.activeElement.ariaDisabled"):
                break
            keyboard.press("ArrowRight")
        keyboard.press(" ")
        answered(table)
        if not table.primary.count():
            table.outlined.focus()
        keyboard.press("Enter")

    for _ in range(60):
        if table.sheet.count():
            break
        table.decide(play)
    expect(table.sheet.locator(".standing li")).to_have_count(4)
    keyboard.press("Enter")
    table.my_turn()
    expect(table.page.locator(".caption").first).to_contain_text("Round 2")


# Many seats, many cards


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_eight_players_with_all_rules_fit_a_phone(sit, locale):
    table = sit(players=8, options=ALL, viewport=(360, 640), locale=locale)
    expect(table.page.locator(".seat")).to_have_count(7)
    expect(table.page.locator(".chevron").nth(1)).to_be_visible()
    table.has_room()


@pytest.mark.parametrize("players", [6, 8])
def test_who_has_chosen_what_to_give_is_told_whole(sit, players):
    table = sit(players=players, log=exchange(players), viewport=(320, 568))
    tags = table.page.locator(".seat .tag[data-role=waiting]")
    expect(tags).to_have_count(2)
    assert tags.evaluate_all(CLIPPED) == []
    expect(tags.last).to_have_text("has chosen")


@pytest.mark.parametrize("viewport", [(360, 640), (320, 568), (740, 360), (820, 1180), (1440, 900)])
def test_a_locked_pair_in_a_revolution_fits(sit, viewport):
    table = sit(players=6, options=ALL, log=SIX, viewport=viewport)
    expect(table.badges).to_have_count(3)
    expect(table.page.locator(".laid")).to_have_count(2)
    table.has_room()


def test_a_sequence_of_thirteen_fits_a_phone(sit):
    table = sit(options={"sequence": True, "auto_pass": False}, log=LONG, viewport=(360, 640))
    expect(table.pile).to_have_count(13)
    expect(table.page.locator(".pile")).to_contain_text("sequence 3–2")
    table.has_room()
    table.page.get_by_role("button", name="Pass").click()


def test_the_own_name_is_whole_or_not_there(sit):
    table = sit(players=6, options=ALL, log=SIX, viewport=(360, 640))
    name = table.page.locator(".foot .name")
    for card in ("5S", "5H"):
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
        table.touch(card)
    expect(table.primary).to_be_visible()
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def test_a_desktop_shows_the_way_and_remembers_what_a_trick_has_turned(sit):
    table = sit(players=6, options=ALL, log=SIX, viewport=(1440, 900))
    expect(table.page.locator(".chevron").last).to_be_visible()
    story = table.page.locator(".panel-log li")
    expect(story.filter(has_text="Revolution!")).to_contain_text("wins the trick")
    expect(story.filter(has_text="Revolution!")).not_to_contain_text("passes")


def test_the_places_of_a_match_are_told_in_their_order(sit):
    table = sit(options={"length": "short"}, log=OVER)
    places = ["1st", "2nd", "3rd", "4th"]
    expect(table.sheet.locator(".place-number")).to_have_text(places)
    expect(table.sheet.locator(".standing .sum")).to_have_text(
        ["8 points", "6 points", "6 points", "4 points"]
    )


# Choosing


def test_what_does_not_go_with_the_chosen_card_is_dimmed_and_says_why(sit):
    table = sit(players=6, options=ALL, log=SIX)
    assert set(table.playable.evaluate_all("all => all.map(one => one.dataset.card)")) == {
        "5S", "5H", "X1",
    }  # fmt: skip
    table.touch("5S")
    expect(table.card("QC")).to_have_attribute("aria-disabled", "true")
    table.touch("QC")
    expect(table.callout).to_contain_text("5 of spades and queen of clubs are not of one rank")
    expect(table.callout).not_to_have_css("box-shadow", "none")
    expect(table.callout.get_by_role("button", name="Rule")).to_be_visible()
    table.touch("5H")
    expect(table.primary).to_have_text("Play pair of 5s")
    expect(table.outlined).to_have_text("Pass")
    table.primary.click()
    expect(table.card("5S")).to_have_count(0)


@pytest.mark.parametrize("complete", [True, False])
def test_the_only_set_there_is_is_completed_if_that_is_liked(sit, complete):
    log = ("deal 9S 9H KD | 3D 3S 4C | 5S 5D 6C | 8S 8D TC", "3D 3S", "5S 5D", "8S 8D")
    table = sit(log=log, settings={"completeChoice": complete})
    table.touch("9S")
    expect(table.chosen).to_have_count(2 if complete else 1)
    if complete:
        expect(table.primary).to_have_text("Play pair of 9s")
    else:
        expect(table.page.locator(".foot .waiting")).to_have_text("Choose one more")


def test_a_card_that_does_not_go_with_the_chosen_one_takes_its_place(sit):
    table = sit(log=FOURS)
    table.touch("9S")
    expect(table.primary).to_have_text("Play 9")
    table.touch("KD")
    expect(table.callout).to_have_count(0)
    expect(table.primary).to_have_text("Play K")
    expect(table.card("9S")).to_have_attribute("aria-pressed", "false")


def test_cards_touched_in_haste_leave_the_last_chosen(sit):
    table = sit(log=FOURS)
    table.page.evaluate(f"() => ['9S', 'KD'].forEach({TOUCH})")
    expect(table.primary).to_have_text("Play K")
    expect(table.chosen).to_have_count(1)


def test_a_joker_that_was_added_goes_with_the_choice_and_is_not_named(sit):
    log = ("deal 9S X1 KD 4C | 3D 3S 4H | 5S 5D 6C | 8S 8D TC", "3D 3S", "5S 5D", "8S 8D")
    table = sit(log=log, settings={"completeChoice": True})
    table.touch("9S")
    expect(table.primary).to_have_text("Play pair of 9s")
    table.hears("Chosen with it: red joker.")
    table.touch("4C")
    expect(table.callout).to_contain_text("4 of clubs and 9 of spades are not of one rank")
    table.touch("KD")
    expect(table.primary).to_have_text("Play pair of Ks")
    table.touch("KD")
    expect(table.chosen).to_have_count(0)


# Out of cards


@sizes
def test_who_is_out_may_finish_the_round_and_is_told_of_skipping(sit, viewport):
    table = sit(log=GOING_OUT, settings={"speed": "calm"}, viewport=viewport)
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


def test_a_revolution_turns_the_strength_and_the_hand(sit):
    table = sit(log=("deal 3S 3H 3C 3D 9S KD 2H | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC 2C",))
    assert (order(table)[0], order(table)[-1]) == ("3", "2")
    assert table.names()[-1] == "2H"
    for name in ("3S", "3H", "3C", "3D"):
        table.touch(name)
    expect(table.primary).to_have_text("Play four 3s")
    table.primary.click()
    expect(table.badges).to_have_text(["Revolution"])
    assert (order(table)[0], order(table)[-1]) == ("2", "3")
    assert table.names()[0] == "2H"


def test_a_revolution_is_called_out(sit):
    table = sit(log=FOURS, settings={"speed": "calm"})
    for name in ("3S", "3H", "3C", "3D"):
        table.touch(name)
    table.primary.click()
    table.shows("Revolution", ".called")
    expect(table.page.locator(".called")).to_have_count(0)


# The exchange


def test_the_rich_choose_into_slots_and_see_what_comes(sit):
    table = sit(log=RICH)
    expect(table.heading).to_contain_text("Any card to Mia")
    table.touch("4C")
    expect(table.slots).to_have_count(1)
    expect(table.primary).to_contain_text("Give")
    table.primary.click()
    expect(table.card("2D")).to_have_count(1)
    assert "2D" in table.names()
    assert "4C" not in table.names()


def test_what_the_poor_must_give_lies_ready(sit):
    table = sit(log=POOR)
    expect(table.slots).to_have_count(2)
    expect(table.heading).to_contain_text("strongest cards to Ines")
    table.touch("QH")
    expect(table.callout).to_contain_text("You must give your strongest")
    table.primary.click()
    expect(table.slots).to_have_count(0)
    table.my_turn()
    assert not {"2C", "X1"} & set(table.names())


# Everybody


def test_the_table_is_told_in_words(sit):
    table = sit(players=6, options=ALL, log=SIX)
    table.page.keyboard.press("t")
    told = table.page.locator("body > [aria-live=polite]")
    expect(told).to_contain_text("6 of spades")
    expect(told).to_contain_text("Weak to strong: 2 A K")
    expect(told).to_contain_text("Locked spades and hearts")
    expect(told).to_contain_text("Nora: Minister, passed")


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_axe_finds_nothing(sit, locale):
    table = sit(players=6, options=ALL, log=SIX, locale=locale)
    table.touch("5S")
    axe(table.page)


# What a badge means


def test_a_badge_tells_its_rule_by_touch_and_by_key(sit):
    table = sit(players=6, options=ALL, log=SIX)
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
    assert table.page.evaluate("() => taku.match.log.length") == len(SIX)


def test_a_badges_long_rule_leaves_the_pile_free_on_a_small_screen(sit):
    table = sit(players=6, options=ALL, log=SIX, viewport=(320, 568))
    for badge in ("Locked", "clockwise"):
        table.badges.filter(has_text=badge).click()
        is_still(table.page)
        assert not overlap(table.pile, table.callout)
        table.page.keyboard.press("Escape")
        expect(table.callout).to_have_count(0)


def test_the_tags_of_a_seat_lead_to_their_rules(sit):
    table = sit(players=6, options=ALL, log=SIX)
    table.page.locator(".seat .sitter").filter(has_text="President").click()
    table.sheet.get_by_role("button", name="President").click()
    expect(table.sheet.locator("#rule-titles")).to_be_focused()
