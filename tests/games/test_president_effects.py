"""The order of effects of one play in President: every pair that can meet, on tiny deals."""

from typing import Any

import pytest

from tiny_president import ROUND, hand, kinds, play, state

ON: dict[str, Any] = {
    "sequence": True,
    "suit_lock": True,
    "eight_cut": True,
    "nine_reverse": True,
    "jack_back": True,
}
GIVE = {"seven_give": "up-to"}


def effects(log: str, move: str, **options: Any) -> list[str]:
    """What is told after the play itself."""
    return kinds(play(log, **options), move)[1:]


# What is told, in order, of a play and of what it brings about

TOLD = [
    # A lock comes first, and binds the rest of the trick.
    (
        "deal 5S 9D | 6S | 3H | 4C KD, 5S",
        "6S",
        ["lock", "number-lock", "out"],
        {"number_lock": "any"},
    ),
    (
        "deal TS 9D | JS 4H | 3H | 4C KD, TS",
        "JS",
        ["lock", "number-lock", "jack-back"],
        {"number_lock": "any"},
    ),
    ("deal 8S 4D | 9S 4H | 3H | 4C KD, 8S", "9S", ["lock", "nine-reverse"], {"eight_cut": False}),
    ("deal 6S 4D | 7S 4H | 3H | 4C KD, 6S", "7S", ["lock", "seven-give"], GIVE),
    (
        "deal 9S 4D | TS 4H | 3H | 4C KD, 9S",
        "TS",
        ["lock", "ten-discard"],
        {"ten_discard": "up-to", "nine_reverse": False},
    ),
    (
        "deal JS 4D | QS 4H | 3H | 4C KD, JS",
        "QS",
        ["lock", "queen-bomber"],
        {"queen_bomber": True, "jack_back": False},
    ),
    (
        "deal 4S 4D | 5S 4H | 3H | 4C KD, 4S",
        "5S",
        ["lock", "five-skip", "skip"],
        {"five_skip": True},
    ),
    (
        "deal 5S 5H 5C 5D 6D | 4S 4H 4C 4D 6H | 3H | KC KD, 5S 5H 5C 5D",
        "4S 4H 4C 4D",
        ["lock", "counter-revolution"],
        {},
    ),
    # A play that ends the trick locks nothing.
    ("deal 7S 4D | 8S 4H | 3H | 4C KD, 7S", "8S", ["eight-cut", "trick"], {"number_lock": "any"}),
    # Out: what turns the order or the direction happens for those who are left.
    (
        "deal 9S 9H 9C 9D | 4H 5H | 3H 5C | 4C KD",
        "9S 9H 9C 9D",
        ["out", "revolution", "nine-reverse"],
        {},
    ),
    ("deal JS | 4H 5H | 3H 5C | 4C KD", "JS", ["out", "jack-back"], {}),
    ("deal 7S | 4H 5H | 3H 5C | 4C KD", "7S", ["out"], GIVE),
    ("deal TS | 4H 5H | 3H 5C | 4C KD", "TS", ["out"], {"ten_discard": "exactly"}),
    ("deal QS | 4H 5H | 3H 5C | 4C KD", "QS", ["out"], {"queen_bomber": True}),
    ("deal 5S | 4H 5H | 3H 5C | 4C KD", "5S", ["out", "five-skip", "skip"], {"five_skip": True}),
    ("deal 7S 4D | 7H | 3H 5C | 4C KD, 7S", "7H", ["out", "skip"], {"skip": True}),
    ("deal 8S | 4H 5H | 3H 5C | 4C KD", "8S", ["out", "eight-cut", "trick"], {}),
    (
        "deal 9S 2S | 4H | 3H 5C | 4C KD, 9S, pass, pass, pass",
        "2S",
        ["illegal-finish"],
        {"illegal_finish": True},
    ),
    # Revolution and what else the cards carry.
    ("deal JS JH JC JD 4D | 4H | 3H | 4C", "JS JH JC JD", ["revolution", "jack-back"], {}),
    (
        "deal 9S 9H 9C 9D 4D | 4H | 3H | 4C",
        "9S 9H 9C 9D",
        ["revolution", "nine-reverse"],
        {"nines_cut": True},
    ),
    ("deal 7S 7H 7C 7D 4D | 4H | 3H | 4C", "7S 7H 7C 7D", ["revolution", "seven-give"], GIVE),
    (
        "deal TS TH TC TD 4D | 4H | 3H | 4C",
        "TS TH TC TD",
        ["revolution", "ten-discard"],
        {"ten_discard": "up-to"},
    ),
    (
        "deal QS QH QC QD 4D | 4H | 3H | 4C",
        "QS QH QC QD",
        ["revolution", "queen-bomber"],
        {"queen_bomber": True},
    ),
    (
        "deal 5S 5H 5C 5D 4D | 4H | 3H | 4C",
        "5S 5H 5C 5D",
        ["revolution", "five-skip", "skip", "skip", "skip", "trick"],
        {"five_skip": True},
    ),
    ("deal 8S 8H 8C 8D 4D | 4H | 3H | 4C", "8S 8H 8C 8D", ["revolution", "eight-cut", "trick"], {}),
    (
        "deal 2S 2H 2C 2D 4D | 4H | 3H | 4C",
        "2S 2H 2C 2D",
        ["revolution", "two-clears", "trick"],
        {"two_clears": "same-number"},
    ),
    # J-back, and the direction, and the questions.
    (
        "deal 9S TS JS 4D | 4H | 3H | 4C",
        "9S TS JS",
        ["jack-back", "nine-reverse", "ten-discard"],
        {"ten_discard": "up-to"},
    ),
    (
        "deal TS JS QS 4D | 4H | 3H | 4C",
        "TS JS QS",
        ["jack-back", "queen-bomber"],
        {"queen_bomber": True},
    ),
    (
        "deal 8S 9S TS JS 4D | 4H | 3H | 4C",
        "8S 9S TS JS",
        ["revolution", "nine-reverse", "eight-cut", "trick"],
        {},
    ),
    ("deal JS 4D | JH 4H | 3H | 4C, JS", "JH", ["jack-back", "skip"], {"skip": True}),
    (
        "deal 9S 9H 4D | 4H | 3H | 4C",
        "9S 9H",
        ["nine-reverse", "nines-cut", "trick"],
        {"nines_cut": True},
    ),
    # Skips.
    (
        "deal 5S 4D | 3H 4H | 5H 3C | 4C | 6D KD, 5S",
        "5H",
        ["five-skip", "skip", "skip"],
        {"five_skip": True, "skip": True, "seats": 5},
    ),
    (
        "deal 5S 6S 7S 8S 4D | 4H | 3H | 4C",
        "5S 6S 7S 8S",
        ["revolution", "eight-cut", "trick"],
        {"five_skip": True},
    ),
    ("deal 5S 6S 7S 4D | 4H | 3H | 4C", "5S 6S 7S", ["seven-give"], {"five_skip": True, **GIVE}),
    ("deal 7S 4D | 7H 4H | 3H | 4C, 7S, give none", "7H", ["seven-give"], {"skip": True, **GIVE}),
    ("deal 8S 4D | 4H | 3H | 8H 4C", "8S", ["eight-cut", "trick"], {"skip": True}),
    # Jokers alone carry nothing.
    ("deal X1 4D | 4H | 3H | 4C", "X1", ["trick"], {}),
    ("deal X1 4D | 4H | 3H | 4C", "X1", [], {"sandstorm": True}),
    ("deal X1 X2 4D | 4H | 3H | 4C", "X1 X2", ["trick"], {"spade_three": True}),
]


@pytest.mark.parametrize(("log", "move", "told", "options"), TOLD)
def test_effects_come_in_one_order(
    log: str, move: str, told: list[str], options: dict[str, Any]
) -> None:
    assert effects(log, move, **{**ON, **options}) == told


# Questions, and who acts after them


def test_the_questions_come_in_the_order_of_ranks() -> None:
    rules = {**ON, **GIVE, "ten_discard": "up-to", "queen_bomber": True, "revolution": False}
    rules |= {"eight_cut": False, "jack_back": False, "nine_reverse": False}
    match = play("deal 7S 8S 9S TS JS QS 3D 4D 5D KD | 4H | 3H | 4C", **rules)
    match.play("7S 8S 9S TS JS QS")
    phases = []
    for answer in ("give 3D", "discard 4D", "name 5"):
        phases.append(state(match).phase)
        match.play(answer)
    assert phases == ["hand-on", "discard", "name"]
    assert (hand(match, 0), hand(match, 1), match.to_act) == ({"KD"}, {"4H", "3D"}, 1)


def test_a_hand_that_is_emptied_by_an_answer_is_asked_no_more() -> None:
    rules = {**ON, **GIVE, "ten_discard": "up-to", "revolution": False, "nine_reverse": False}
    rules |= {"eight_cut": False}
    match = play("deal 7S 8S 9S TS 3D | 4H | 3H | 4C KD, 7S 8S 9S TS", **rules)
    assert [event.kind for event in match.play("give 3D")] == ["handed-on", "out"]
    assert match.to_act == 1


def test_the_receiver_may_be_the_one_who_is_skipped() -> None:
    match = play("deal 5S 6S 7S 4D KD | 4H | 3H | 4C, 5S 6S 7S", **ON, **GIVE, five_skip=True)
    match.play("give 4D")
    assert (hand(match, 1), match.to_act) == ({"4H", "4D"}, 2)


def test_the_victim_of_a_skip_is_next_in_the_new_direction() -> None:
    match = play("deal 9S 4D | 4H 6H | 3H 6C | 9H KD, 9S", **ON, skip=True)
    assert match.to_act == 3
    match.play("9H")  # turns back, and skips seat 0
    assert match.to_act == 1


def test_a_cut_after_a_question_leads_again() -> None:
    match = play("deal 7S 8S 9S 4D KD | 4H | 3H | 4C, 7S 8S 9S", **ON, **GIVE)
    told = [event.kind for event in match.play("give none")]
    assert (told, match.to_act) == (["handed-on", "eight-cut", "trick"], 0)


def test_an_equal_play_with_a_question_skips_after_it() -> None:
    match = play("deal 7S 4D | 7H 4H | 3H | 4C, 7S, give none, 7H", **ON, **GIVE, skip=True)
    assert [event.kind for event in match.play("give 4H")] == ["handed-on", "out", "skip"]
    assert match.to_act == 3


def test_the_skipped_stay_in_a_trick_with_permanent_pass() -> None:
    log = "deal 5S 9D | TC QD | 6D 7D | 9C JC, 5S, 6D, pass"
    match = play(log, five_skip=True, permanent_pass=True)
    assert match.to_act == 0
    match.play("9D")
    assert match.to_act == 1


def test_sandstorm_breaks_every_lock() -> None:
    log = "deal 5S 9D | 6S QD | 3S 3H 3C 7H | 4H KC, 5S, 6S"
    match = play(log, **ON, number_lock="any", sandstorm=True)
    assert kinds(match, "3S 3H 3C") == ["play", "sandstorm", "trick"]
    assert (state(match).lock, state(match).number_lock) == (0, False)


def test_what_bars_a_finish_ends_the_trick_all_the_same() -> None:
    rules: dict[str, Any] = {"illegal_finish": True, "two_clears": "same-number"}
    match = play("deal 2S | 4H 5H | 3H 5C | 4C KD", **rules)
    assert kinds(match, "2S") == ["lead", "illegal-finish", "two-clears", "trick"]
    quad = "deal 5S 5H 5C 5D 3S 3H 3C | 4H 6H | 7H 6C | 4C KD, 5S 5H 5C 5D, pass, pass, pass"
    match = play(quad, illegal_finish=True, sandstorm=True)
    assert kinds(match, "3S 3H 3C") == ["lead", "illegal-finish", "sandstorm", "trick"]


# Out by a question, and what goes with the first place


@pytest.mark.parametrize(("answer", "kind"), [("overturn", "overturn"), ("downfall", "downfall")])
def test_the_first_out_by_a_discard_is_a_legal_first(answer: str, kind: str) -> None:
    log = f"{ROUND}, deal 7C 4H | 5D 7H | TS 3S 2S AS | 9D 9C"
    given = "give AS 2S, give 7H, give 9D 9C, give 4H"
    match = play(log, given, "9D 9C, pass, pass, pass, TS", ten_discard="up-to", **{answer: True})
    assert kind in [event.kind for event in match.play("discard 3S")]


def test_a_bomb_fells_the_president_unless_the_president_is_first() -> None:
    log = f"{ROUND}, deal 7C 4H | 5D 7H | QS 3S 2S AS | 3C KD"
    given = "give AS 2S, give 7H, give 3C KD, give 4H"
    match = play(log, given, "QS", downfall=True, queen_bomber=True)
    told = [event.kind for event in match.play("name 3")]
    assert "downfall" not in told
    match = play(log, given, "3S 3C, pass, pass, pass, QS", downfall=True, queen_bomber=True)
    assert "downfall" in [event.kind for event in match.play("name K")]
