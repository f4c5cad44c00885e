"""Haggis at the table, played on the built site with the real engine."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import axe
from tests.page.table import PHONE, resize

NUMBERS = "2R 3O 4Y 5G 6B 7R 8O 9Y TG 2B 3R 4O 5Y 6G"
SMALL = ("dealer 2", "deal 4R 4O 9R 9O 6Y 7Y J0 Q0 | 5R 5O 6R 6O K1 | 7R 7O 8G 8Y | 3B 2B")
PAIRS = ("dealer 0", "deal 8R 8O 8B 2R | 5R 5O 2O | 6R 6O 2Y", "5R 5O", "6R 6O")
FOLLOW = (  # a run of pairs to beat, a bomb in the hand, a bet at a seat
    "dealer 0",
    "deal 3Y 4R 4G 5R 6Y 6G 7B 8O 8B 9O 9B TO TY 2G J0 Q0 K0 | 4O 4B 5O 5B 6O 6B 2R J1 Q1 K1"
    " | 7R 7G 8R 8G 9R 9G 3R J2 Q2 K2",
    "4O 4B 5O 5B 6O 6B", "bet 30", "7R 7G 8R 8G 9R 9G",
)  # fmt: skip
READINGS = ("dealer 2", "deal 5R 2Y J0 Q0 K0 | 6R 7R | 8R 9R")
BOMBED = ("dealer 2", "deal J0 Q0 5R 6R | 9R 9O 2Y | 3Y 4Y", "J0 Q0", "pass", "pass")
BIDDING = ("dealer 1", f"deal {NUMBERS} J0 Q0 K0 | 2O 2Y 3Y 3G 4G | 6R 7O 8Y", "bid 15")
NINES = "9R 9O 9Y 9G 9r 9o 9y 9g J1 Q1 K1"
ELEVEN = (
    "dealer 0",
    "deal 2R 2r 2O 2o 3R 3r 3O 3o 4R 4r 4O 4o 5R 5r 5O 5o 6R 6r J0 Q0 K0"
    f" | {NINES} TR | 7R 7O J2 Q2 K2 | 7Y 7G J3 Q3 K3",
    f"{NINES} as set", "pass", "pass",
)  # fmt: skip


@pytest.fixture
def sit(sit):
    return partial(sit, "haggis", players=3)


def answered(table):
    """Wait until the table has said what the chosen cards are: a move, several, or none yet."""
    table.page.wait_for_function("""() =>
      document.querySelector('.foot .primary, .reading') ||
      /Choose/.test(document.querySelector('.foot .waiting')?.textContent ?? '')""")


def go_on(table):
    answer = table.page.locator(".answers .button")
    for way in (table.primary, answer, table.outlined):
        if way.count():
            return way.first.click()
    raise AssertionError("nothing can be done")


def open_cards(table, seat):
    """The cards that lie open before another player, as they are spoken."""
    return table.page.locator(".seat").nth(seat).locator(".open")


# A round


def test_a_whole_round_by_touch(sit):
    table = sit(log=SMALL, page={"has_touch": True}, settings={"completeChoice": True})

    def play():
        table.touch(table.playable.first.get_attribute("data-card"))
        answered(table)
        go_on(table)

    for _ in range(30):
        if table.sheet.count():
            break
        table.decide(play if table.playable.count() else partial(go_on, table))
    expect(table.sheet).to_contain_text("Round 1")
    expect(table.sheet.locator(".standing > li")).to_have_count(3)
    expect(table.sheet.locator(".made").first).to_contain_text("captured card")
    table.sheet.get_by_role("button", name="Next round").click()
    table.my_turn()
    expect(table.page.locator(".caption").first).to_contain_text("Round 2")
    expect(table.hand).to_have_count(17)


# A follower


def test_a_follower_sees_chooses_bets_and_plays(sit):
    table = sit(log=FOLLOW)
    open_wild_cards_lie_before_their_holders(table)
    bets_stand_at_the_seats_and_the_trick_says_what_it_is(table)
    table.has_room_at()
    the_table_is_told_in_words(table)
    a_bomb_is_chosen_with_one_touch(table)
    what_cannot_follow_is_dimmed_and_says_why(table)
    a_bet_takes_no_turn(table)
    for name in ("8O", "8B", "9O", "9B", "TO", "J0"):
        table.touch(name)
    expect(table.primary).to_have_text("Play pairs 8–10")
    table.decide(table.primary.click)
    expect(table.card("8O")).to_have_count(0)


def open_wild_cards_lie_before_their_holders(table):
    mia = open_cards(table, 0)
    expect(mia.locator("[data-card]")).to_have_count(3)
    expect(mia).to_have_accessible_name(
        "Face up: Mia’s wild jack, Mia’s wild queen and Mia’s wild king"
    )
    expect(table.page.locator(".seat").nth(0).locator(".portrait .count")).to_have_text("1")
    assert table.card("J0").get_attribute("aria-label") == "your wild jack"
    assert table.card("7B").get_attribute("aria-label") == "7 of moons"


def bets_stand_at_the_seats_and_the_trick_says_what_it_is(table):
    expect(table.page.locator(".seat").nth(1)).to_contain_text("Bet 30")
    expect(table.page.locator(".pile .what")).to_have_text("Otto: run of pairs 7–9")
    expect(table.page.locator(".stake")).to_contain_text("Trick so far: 12 cards")


def the_table_is_told_in_words(table):
    table.answers("t", "run of pairs 7–9")
    assert "Bet 30" in table.said()
    table.answers("h", "your wild king")
    table.answers("l", "There’s no last trick yet")
    table.page.evaluate("() => taku.set('language', 'ja')")
    expect(table.page.locator("html")).to_have_attribute("lang", "ja")
    table.my_turn()
    table.answers("h", "あなたのワイルドK")
    table.page.evaluate("() => taku.set('language', 'en')")
    expect(table.page.locator("html")).to_have_attribute("lang", "en")
    table.my_turn()


def a_bomb_is_chosen_with_one_touch(table):
    expect(table.page.locator(".hand .spark")).to_have_count(4)
    bomb = table.page.locator(".bomb")
    expect(bomb).to_have_accessible_name(
        "Bomb 3 5 7 9 : 3 of stars, 5 of mountains, 7 of moons, 9 of suns"
    )
    bomb.click()
    expect(table.chosen).to_have_count(4)
    expect(table.primary).to_have_text("Play bomb 3-5-7-9 in four suits")
    axe(table.page)
    bomb.click()
    expect(table.chosen).to_have_count(0)


def what_cannot_follow_is_dimmed_and_says_why(table):
    expect(table.card("2G")).to_have_attribute("aria-disabled", "true")
    table.touch("2G")
    expect(table.callout).to_be_visible()
    expect(table.callout.get_by_role("button", name="Rule")).to_be_visible()


def a_bet_takes_no_turn(table):
    offer = table.page.get_by_role("group", name="Bet on going out first")
    expect(offer.get_by_role("button")).to_have_text(["Bet 15", "Bet 30"])
    table.decide(offer.get_by_role("button", name="Bet 15").click)
    expect(offer).to_have_count(0)
    expect(table.page.locator(".foot [data-role=bet]")).to_have_text("Bet 15")
    expect(table.outlined).to_have_text("Pass")


# Other deals


def test_every_deal_has_room_and_hides_what_is_hidden(sit):
    table = sit()
    nothing_hidden_is_in_the_document(table)
    table.has_room_at()
    table.leave_for("haggis", players=2)
    expect(table.page.locator(".open")).not_to_have_count(0)
    table.has_room_at(((320, 568), (740, 360)))
    table.leave_for("haggis", players=4)
    expect(table.page.locator(".seat").nth(1)).to_contain_text("Partner")
    table.has_room_at(((320, 568), (740, 360)))
    table.leave_for("haggis", players=4, log=ELEVEN)
    expect(table.pile).to_have_count(11)
    expect(table.hand).to_have_count(21)
    expect(table.page.locator(".pile .what")).to_contain_text("eleven 9s")
    table.has_room_at()
    resize(table.page, *PHONE)
    plays_lost_bets_and_partners_are_told_as_players_say_it(table)


def nothing_hidden_is_in_the_document(table):
    _, deal, *played = table.page.evaluate("() => taku.match.log")
    mine, *others = (cards.split() for cards in deal.removeprefix("deal ").split(" | "))
    assert sorted(table.names()) == sorted(mine)
    assert [len(cards) for cards in others] == [17, 17, 3]
    open_to_all = {*"JQK", *" ".join(played).split()}
    hidden = [card for cards in others for card in cards if not {card, card[0]} & open_to_all]
    document = table.page.content()
    names = table.page.evaluate("cards => cards.map(card => taku.cardName(card))", hidden + mine)
    assert [name in document for name in names] == [False] * len(hidden) + [True] * len(mine)
    assert not [card for card in hidden if f'"{card}"' in document]


def points(table):
    table.page.get_by_role("button", name="More", exact=True).click()
    table.sheet.get_by_role("button", name="Points").click()


def plays_lost_bets_and_partners_are_told_as_players_say_it(table):
    table.leave_for("haggis", players=3, log=PAIRS)
    expect(table.page.locator(".stake")).to_have_text("Trick so far: 4 cards, 2 points")
    for name in ("8R", "8O", "8B"):
        table.touch(name)
        expect(table.card("8R")).to_have_attribute("aria-pressed", "true")
    expect(table.callout).to_contain_text(
        "There is a pair on the table; this is three of a kind. Play 2 cards."
    )
    table.leave_for("haggis", players=2, log=("dealer 1", "deal 2R 3R | 4O", "bet 15", "2R", "4O"))
    points(table)
    made = table.sheet.locator(".apart .made")
    expect(made.filter(has_text="Your lost bet+15")).to_contain_text(
        "Went out first; you had 1 left"
    )
    table.page.keyboard.press("Escape")
    table.leave_for("haggis", players=4)
    points(table)
    expect(table.sheet.locator("thead th")).to_contain_text(
        ["Round", "You and Otto", "Mia and Ines"]
    )


# Questions in the middle


def test_what_is_asked_in_the_middle_is_drawn_and_has_room(sit):
    table = sit(log=READINGS)
    for name in ("5R", "J0", "Q0", "K0"):
        table.touch(name)
    asked = table.page.locator(".reading")
    expect(asked).to_have_text(["Play four 5s", "Play pairs 5–6", "Play run 5–8"])
    expect(asked.nth(0).locator(".card")).to_have_count(4)
    expect(asked.nth(1).locator(".strip")).to_have_count(2)
    table.hears("Play run 5–8")
    table.card("5R").focus()
    table.page.keyboard.press("Enter")
    expect(asked.nth(0)).to_be_focused()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Tab")
    table.decide(lambda: table.page.keyboard.press("Enter"))
    assert "5R J0 Q0 K0 as run" in table.page.evaluate("() => taku.match.log.join()")
    bids_and_captures_are_asked_in_the_middle(table)
    questions_in_the_middle_have_room_in_japanese(table)


def bids_and_captures_are_asked_in_the_middle(table):
    table.leave_for("haggis", players=3, log=BIDDING, options={"tatties": True})
    expect(table.heading).to_have_text("15 is bid. More?")
    expect(table.page.locator(".seat").nth(1)).to_contain_text("Bids 15")
    expect(table.dimmed).to_have_count(0)
    answers = table.page.locator(".answers").get_by_role("button")
    expect(answers).to_have_text(["Pass", "Bid 30", "Bid 45"])
    table.decide(answers.filter(has_text="Bid 45").click)
    expect(table.page.locator(".foot")).to_contain_text("Your turn")
    assert "bid 45" in table.page.evaluate("() => taku.match.log")
    table.leave_for("haggis", players=3, log=BOMBED, options={"bomb_capture": "choose"})
    expect(table.heading).to_contain_text("Who captures 2 cards, 5 points?")
    expect(answers).to_contain_text(["Mia", "Otto"])
    table.decide(answers.filter(has_text="Otto").click)
    expect(table.page.locator(".seat").nth(1)).to_contain_text("2 cards, 5 points")


def questions_in_the_middle_have_room_in_japanese(table):
    table.page.evaluate("() => taku.set('language', 'ja')")
    table.leave_for("haggis", players=3, log=READINGS)
    for name in ("5R", "J0", "Q0", "K0"):
        table.touch(name)
    reading = table.page.locator(".reading")
    expect(reading).to_have_count(3)
    table.has_room_at()
    reading.nth(2).click()
    expect(reading).to_have_count(0)
    table.leave_for("haggis", players=3, log=BIDDING, options={"tatties": True})
    table.has_room_at(((320, 568), (740, 360)))
    table.leave_for("haggis", players=3, log=BOMBED, options={"bomb_capture": "choose"})
    table.has_room_at(((320, 568), (740, 360)))


# The rest


def test_an_auction_makes_it_a_game_for_three(visit):
    page = visit("#/options/haggis", engine=False)
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    switch = page.get_by_role("switch", name="Haggis & Tatties")
    expect(switch).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Only with 3 players")).to_be_visible()
    page.get_by_role("radio", name="Haggis & Tatties").check(force=True)
    expect(page.locator(".players ol > li")).to_have_count(3)
    expect(switch).to_be_checked()
    page.evaluate("() => { taku.set('language', 'ja'); location.hash = '#/rules/haggis' }")
    the_rules_draw_all_combinations_and_the_bombs_in_order(page)


def the_rules_draw_all_combinations_and_the_bombs_in_order(page):
    page.get_by_role("tab").nth(2).click()
    bombs = page.locator("#rule-bomb .kinds li")
    expect(bombs).to_have_count(6)
    expect(bombs.first.locator(".card")).to_have_count(4)
    expect(bombs.last.locator('.card[data-suit="B"]')).to_have_count(4)
    expect(page.locator("#rule-combination .kinds li")).to_have_count(6)
    axe(page)
    resize(page, 320, 568)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
