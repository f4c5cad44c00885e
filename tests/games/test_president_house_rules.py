"""President's house rules, beyond the worked examples: what cards and moves they meet."""

from typing import Any

import pytest

from taku import Match
from taku.games.president import PRESETS
from taku.options import changed
from tiny_president import OFF, ROUND, answers, hand, kinds, play, rule, state

# ♠3 beats a joker

THREES = "deal X1 9D | 3C 3S TC | 4H TD | 5D 6D"


def test_a_second_joker_does_not_match_the_first() -> None:
    match = play("deal X1 9D | 3S X2 | 4H TD | 5D 6D, X1", spade_three=True, skip=True)
    assert answers(match) == {"3S", "pass"}
    assert match.why_not("X2").args["problem"] == "joker"  # type: ignore[union-attr]


def test_spade_three_answers_in_reversed_order_too() -> None:
    quad = "deal 6S 6H 6C 6D X1 9D | 3S TC | 4H TD | 5D 7D, 6S 6H 6C 6D, pass, pass, pass, X1"
    assert answers(play(quad, spade_three=True)) == {"3S", "pass"}


def test_a_final_three_of_spades_passes_the_lead() -> None:
    match = play("deal X1 9D | 3S | 4H TD | 5D 6D, X1, 3S", spade_three=True)
    assert state(match).finished == (1,)
    assert match.to_act == 2


def test_permanent_passes_leave_the_others_answering() -> None:
    log = "deal 4H 9D | 3S TC | X1 KC | 5D 6D, 4H, pass, X1"
    match = play(log, spade_three=True, permanent_pass=True)
    assert match.to_act == 3


# 5-skip


@pytest.mark.parametrize(
    ("log", "options", "next_"),
    [
        ("deal 5S 9D | TC QD | 3H 6D | 9C JC, 5S", {}, 2),
        ("deal 5S 5H 9D | TC QD | 3H 6D | 9C JC | 3C 4H, 5S 5H", {"seats": 5}, 3),
        ("deal 5S 5H 5C 9D | TC QD | 3H 6D | 9C JC, 5S 5H 5C", {}, 0),
        ("deal 5S X1 9D | TC TD | 3H 6D 6C | 9C JC, 5S X1", {}, 2),
        ("deal 5S 9S | TC QD | 3H 6D | 9C JC, 9S, pass, pass, pass, 5S", {"nine_reverse": True}, 2),
        ("deal 4S 9D | 5S QD | 3H 6D | 9C JC, 4S, pass, pass, pass, 9D", {}, 1),
        ("deal 5S 5H 5C 5D 9D | TC QD | 3H 6D | 9C JC, 5S 5H 5C 5D", {}, 0),
        ("deal 5S 9D | 5H QD | 3H 6D | 9C JC | 3C 4H, 5S, pass", {"seats": 5}, 3),
    ],
)
def test_each_five_skips_one_player(log: str, options: dict[str, Any], next_: int) -> None:
    assert play(log, five_skip=True, **options).to_act == next_


def test_of_two_players_a_five_wins_the_trick() -> None:
    match = play("deal 4S | 6S | 8S 5S 9D | 9C JC, 4S, 6S, 8S, pass, 5S", five_skip=True)
    assert match.to_act == 2


# 7-give

GIVE = {"seven_give": "up-to"}
SEVEN = "deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC, 7S"


def test_a_seven_gives_a_chosen_card() -> None:
    match = play(SEVEN, **GIVE)
    assert match.to_act == 0
    assert answers(match) == {"give 3H", "give 4D", "give 9D", "give none"}
    assert rule(match, "give 3H 4D") == "seven-give"
    match.play("give 3H")
    assert hand(match, 1) == {"TC", "QD", "3H"}
    assert match.to_act == 1
    assert rule(match, "3H") == "follow"


def test_exact_numbers_yield_to_smaller_hands() -> None:
    match = play("deal 7S 7H 3H | TC TD | 3C 6D | 9C JC, 7S 7H", seven_give="exactly")
    assert answers(match) == {"give 3H"}
    assert match.view(0).ask.buttons == ()  # type: ignore[union-attr]
    match.play("give 3H")
    assert state(match).finished == (0,)
    match = play("deal 7S 4H 3H | TC TD | 3C 6D | 9C JC, 7S", seven_give="exactly")
    assert rule(match, "give none") == "seven-give"


# 10-discard

DISCARD = {"ten_discard": "up-to"}


def test_a_ten_discards_a_chosen_card() -> None:
    match = play("deal TS 3H 4D | JC QD | 3C 6D | 9C KC, TS", **DISCARD)
    assert answers(match) == {"discard 3H", "discard 4D", "discard none"}
    (event, *_) = match.play("discard 3H")
    assert event.args == {"count": 1, "cards": "3H"}
    assert (hand(match, 0), match.to_act) == ({"4D"}, 1)


# Q-bomber

BOMB = {"queen_bomber": True}


def test_every_player_discards_the_named_rank() -> None:
    match = play("deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC, QS", **BOMB)
    assert len(answers(match)) == 14
    assert kinds(match, "name 5") == ["named", "bombed", "bombed"]
    assert [hand(match, seat) for seat in (0, 1)] == [{"9D"}, {"KD"}]
    assert match.to_act == 1


def test_named_ranks_are_told_as_people_write_them() -> None:
    match = play("deal QS 4D | 5C TH | 5H 9S | 5D 8S, QS", **BOMB)
    named, _ = match.play("name T")
    assert named.args["ranks"] == "10"


def test_naming_nothing_is_legal_but_no_excess() -> None:
    match = play("deal QS 4D | 5C | 5H | 5D, QS", **BOMB)
    assert rule(match, "name 5 9") == "queen-bomber"
    with pytest.raises(ValueError, match="no rank 'X'"):
        match.game.read(match.state, "name X")
    match.play("name none")
    assert match.to_act == 1


# Three 3s


@pytest.mark.parametrize(
    "log",
    [
        "deal 2S 2H 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, 2S 2H",
        "deal 9H TH JH 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, 9H TH JH",
        "deal X1 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, X1",
        "deal X1 X2 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, X1 X2",
    ],
)
def test_three_threes_answer_anything(log: str) -> None:
    match = play(log, sandstorm=True, sequence=True)
    assert kinds(match, "3S 3H 3C") == ["play", "sandstorm", "trick"]
    assert match.to_act == 1


def test_leading_such_a_set_ends_the_trick() -> None:
    match = play("deal 3S 3H 3C 9D | 5C | 6C | 7C", sandstorm=True)
    assert kinds(match, "3S 3H 3C") == ["lead", "sandstorm", "trick"]
    match = play("deal 3S 3H 3C 3D 9D | 5C | 6C | 7C", sandstorm=True)
    assert kinds(match, "3S 3H 3C 3D") == ["lead", "revolution"]


# Number lock


def test_above_a_two_only_a_joker_follows() -> None:
    match = play("deal AS 4S | 2H 9C | X1 9H | 3H KC, AS, 2H", number_lock="any")
    assert answers(match) == {"X1", "pass"}
    (lock,) = (badge for badge in match.view(2).badges if badge.id == "number-lock")
    assert lock.args["rank"] == "joker"


# Sequences


def test_a_revolution_may_need_five() -> None:
    deal = "deal 3S 4S 5S 6S 9D | 8H | 9H | TH"
    for least, turned in ((4, True), (5, False), (0, False)):
        match = play(deal, sequence=True, sequence_revolution=least)
        assert ("revolution" in kinds(match, "3S 4S 5S 6S")) is turned
    match = play("deal 3S 4S 5S 6S 7S 9D | 8H | 9H | TH", sequence=True, sequence_revolution=5)
    assert "revolution" in kinds(match, "3S 4S 5S 6S 7S")


# Equal plays and 2s


def test_a_plain_equal_play_skips_no_player() -> None:
    match = play("deal 7S 3C | 7H 4D | 5C 8H | 6C KD, 7S", equal_plain=True)
    assert kinds(match, "7H") == ["play"]
    assert match.to_act == 2


def test_a_single_two_may_answer_a_pair() -> None:
    log = "deal 7S 7H 3C | 2S 4D | 5C 5H | 6C KD, 7S 7H"
    match = play(log, two_clears="single")
    assert answers(match) == {"2S", "pass"}
    match.play("2S")
    assert match.to_act == 1
    assert rule(play(log, two_clears="same-number"), "2S") == "follow"


def test_a_lone_two_answers_no_sequence() -> None:
    log = "deal 5S 6S 7S 3C | 2S 4D | 5C 5H | 6C KD, 5S 6S 7S"
    assert rule(play(log, two_clears="single", sequence=True), "2S") == "follow"
    match = play("deal X1 3C | 2S 3S | 5C 5H | 6C KD, X1", two_clears="single", spade_three=True)
    assert answers(match) == {"3S", "pass"}


# Titles

OVERTURN = (
    *(ROUND, "deal 5C 6H | 5D 7H | 9H QH KS | 9D 9C JD"),
    "give KS QH, give 7H, give 9D 9C, give 5C",
)


def test_a_first_beggar_turns_all_places() -> None:
    match = play(*OVERTURN, overturn=True)
    assert kinds(match, "9H 9D 9C")[:4] == ["lead", "out", "overturn", "round"]
    assert state(match).ranking == (2, 1, 0, 3)
    assert match.points == [3, 3, 3, 3]


WEAK = (ROUND, "deal 5C 6H | 5D 7H | 9H TH 3S | AD 2C JD")


def test_a_weak_beggar_may_swap_hands() -> None:
    match = play(*WEAK, calamity=True)
    assert (match.to_act, answers(match)) == (2, {"swap", "keep"})
    match.play("swap")
    assert (hand(match, 2), hand(match, 3)) == ({"AD", "2C", "JD"}, {"9H", "TH", "3S"})
    assert [match.to_act, *state(match).giving] == [1, 1, 0]
    match.play("give 7H")
    match.play("give 5C")
    assert match.to_act == 2


def test_a_beggar_who_keeps_exchanges() -> None:
    match = play(*WEAK, "keep", calamity=True)
    assert (match.to_act, match.moves()) == (2, ["give 9H TH"])


# First leader, hands, match


@pytest.mark.parametrize(
    ("card", "deal", "leader"),
    [
        ("3S", "deal 4S | 3D | 3S 9C | 3C", 2),
        ("3C", "deal 4S | 3D | 3S 9C | 3C", 3),
        ("3C", "deal 4S | 3D | 3S 9C | 5C", 1),
        ("3S", "deal 4S | 5D | 6S 9C | 5C", 0),
    ],
)
def test_the_holder_of_the_first_card_leads(card: str, deal: str, leader: int) -> None:
    assert play(deal, first_card=card).to_act == leader


def test_a_first_play_may_need_its_card() -> None:
    match = play("deal 4S | 3D 5D | 3S 9C | 3C 3H 9S", first_card="3C", first_card_played=True)
    assert answers(match) == {"3C", "3H 3C"}
    assert rule(match, "9S") == "first"
    match.play("3C")
    assert match.to_act == 0
    assert rule(match, "4S") is None


def test_chance_may_choose_the_first_leader() -> None:
    match = play("first 2, deal 4S 5S | 3D 5D | 3S 9C | 3C 3H", first_card="random")
    assert match.to_act == 2
    leaders = {Match("president", {"first_card": "random"}, seed=seed).to_act for seed in range(40)}
    assert leaders == {0, 1, 2, 3}


def test_the_card_leads_although_given_away() -> None:
    log = (ROUND, "deal 4D 5S | 4S 5C | 9S 9C | 3D 6S", "give 9S 9C, give 5C, give 6S 3D, give 4D")
    assert play(*log, first_player="card").to_act == 2


def test_the_card_may_lead_every_round() -> None:
    log = (ROUND, "deal 3D 5S | 4S 5C | 9S 9C | 7S 6S", "give 9S 9C, give 5C, give 6S 7S, give 3D")
    assert play(*log, first_player="card").to_act == 1


def random_match(seed: int, **options: Any) -> Match:
    """A match by these rules, before its first decision."""
    return Match("president", {**OFF, **options}, seed=seed)


def test_a_match_may_last_so_many_rounds() -> None:
    match = random_match(1, rounds=8)
    assert match.view(0).caption.args["scoring"] == "rounds"
    while not match.over:
        match.play(match.moves()[-1])
    assert match.state.round == 8


def test_titles_may_be_forgotten_every_four_rounds() -> None:
    match = random_match(1, rounds=8, titles_reset=4)
    exchanged = set()
    while not match.over:
        exchanged |= {match.state.round} if match.log[-1].startswith("give") else set()
        match.play(match.moves()[-1])
    assert exchanged == {2, 3, 4, 6, 7, 8}


def test_forgotten_titles_are_gone() -> None:
    match = random_match(1, rounds=8, titles_reset=4)
    titled = set()
    while not match.over and match.state.round < 6:
        badges = [badge for badge in match.view(0).badges if badge.id == "title"]
        titled |= {match.state.round} if badges and not state(match).finished else set()
        match.play(match.moves()[-1])
    assert titled == {2, 3, 4}


# Three players


def test_three_players_have_three_titles() -> None:
    match = play("deal 4S | 5S | 3D 6S, 3D, 4S, 5S", seats=3)
    badges = [badge for badge in match.view(0).badges if badge.id == "title"]
    assert [badge.args["title"] for badge in badges] == ["president", "citizen", "beggar"]
    assert match.points == [2, 1, 0]


def test_of_three_two_exchange_two_cards() -> None:
    log = "deal 4S | 5S | 3D 6S, 3D, 4S, 5S, deal 4C 5C 6C | 7D 8D 9D | 2S X1 4D"
    match = play(log, seats=3)
    assert (match.to_act, match.moves()) == (2, ["give 2S X1"])
    match.play("give 2S X1")
    assert (match.to_act, len(match.moves())) == (0, 3)
    match.play("give 4C 5C")
    assert (match.to_act, hand(match, 0)) == (2, {"6C", "2S", "X1"})


def test_three_players_get_eighteen_cards_each() -> None:
    assert [held.bit_count() for held in state(Match("president", seats=3)).hands] == [18] * 3


# Rule sets


def test_the_rule_sets_stand_in_this_order() -> None:
    assert list(PRESETS) == [
        *("moderate", "japan", "federation", "western", "rich", "all", "none"),
    ]


def test_the_japanese_standard_is_what_japan_calls_standard() -> None:
    assert changed(PRESETS["japan"]) == {
        "skip": False,
        "sequence": True,
        "suit_lock": True,
        "spade_three": True,
        "eight_cut": True,
        "jack_back": True,
        "illegal_finish_eight": True,
    }
