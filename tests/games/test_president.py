"""President, rule by rule, on the smallest deals that show it."""

import json
from dataclasses import asdict
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.game import CHANCE
from taku.games.president import PRESETS
from taku.games.president.bot import shortlist
from taku.games.president.combinations import DECK, JOKERS
from taku.games.president.options import Options
from taku.games.president.rules import President
from taku.games.president.titles import title
from taku.options import changed
from taku.service import Service
from taku.tables.table import Table
from taku.view import HIDDEN, Badge, Refusal, Sentence, Zone

QUAD = "5S 5H 5C 5D"
TURNED = f"{QUAD}, pass, pass, pass"  # P1 has led a revolution and leads again


def president(*log: str, rules: str = "all", seats: int = 4, **options: Any) -> Match:
    """A match by one of the rule sets with changes; moves in one entry stand between commas."""
    entries = [move.strip() for entry in log for move in entry.split(",")]
    return Match("president", {**changed(PRESETS[rules]), **options}, log=entries, seats=seats)


def second_round(deal: str, *log: str, first: int = 3, seats: int = 4, **options: Any) -> Match:
    """The same after a round in which `first` became President, clockwise from there the others."""
    ranks = ["3D", "4S", "5S", "6S", "7S", "8H", "9H", "TH"][:seats]
    around = [ranks[(seat - first) % seats] for seat in range(seats)]
    opening = ["deal " + " | ".join(around), *ranks[:-1]]
    options.setdefault("eight_cut", False)
    options.setdefault("nine_reverse", False)
    options.setdefault("suit_lock", False)
    return president(*opening, deal, *log, seats=seats, **options)


def kinds(match: Match, move: str) -> list[str]:
    return [event.kind for event in match.play(move)]


def problem(match: Match, move: str) -> tuple[str, object] | None:
    refusal = match.why_not(move)
    return (refusal.rule, refusal.args.get("problem")) if refusal else None


def badges(match: Match, name: str) -> list[Badge]:
    seat = max(match.to_act, 0)
    return [badge for badge in match.view(seat).badges if badge.id == name]


def zones(match: Match, seat: int, name: str) -> list[Zone]:
    return [zone for zone in match.view(seat).zones if zone.role == name]


def hand(match: Match, seat: int) -> str:
    return " ".join(next(zone.items for zone in zones(match, seat, "hand") if zone.seat == seat))


# Deck and deal


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (4, [14, 14, 13, 13]),
        (5, [11, 11, 11, 11, 10]),
        (6, [9] * 6),
        (7, [8] * 5 + [7] * 2),
        (8, [7] * 6 + [6] * 2),
    ],
)
def test_all_cards_are_dealt_as_evenly_as_possible(seats: int, sizes: list[int]) -> None:
    match = president(seats=seats)
    dealt = [len(match.view(0).zones[seat].items) for seat in range(seats)]
    assert sorted(dealt, reverse=True) == sizes
    places = [place for place, size in enumerate(dealt) if size == sizes[0]]
    gaps = [(b - a) % seats for a, b in pairwise([*places, places[0]])]
    assert gaps.count(1) >= len(places) - 1  # side by side, round the table


def test_any_seat_may_get_the_extra_card() -> None:
    fuller = {
        tuple(hand.bit_count() for hand in Match("president", seed=seed).state.hands)  # type: ignore[attr-defined]
        for seed in range(40)
    }
    assert len(fuller) == 4


def test_later_the_lowest_placed_get_a_card_more() -> None:
    match = second_round("deal 4S | 5S | 6S | 3D", "give 6S, give 5S, give 3D, give 4S", first=3)
    while match.to_act != CHANCE and match.state.round == 2:
        match.play(match.moves()[-1])
    state = match.state
    assert isinstance(state, President)
    assert [state.hands[seat].bit_count() for seat in state.ranking] == [13, 13, 14, 14]


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_there_are_as_many_jokers_as_wanted(jokers: int) -> None:
    state = president(jokers=jokers).state
    assert isinstance(state, President)
    assert (sum(state.hands) & JOKERS).bit_count() == jokers
    assert sum(hand.bit_count() for hand in state.hands) == 52 + jokers


@pytest.mark.parametrize("deal", ["3S | 4S | 5S | X2", "3S | 4S | 5S | ", "3S 4S | 4S | 5S | 6S"])
def test_an_impossible_deal_is_none(deal: str) -> None:
    with pytest.raises(ValueError, match="log entry 1"):
        president(f"deal {deal}", jokers=1)


# First leader


def test_the_three_of_diamonds_leads_but_may_wait() -> None:
    match = president("deal 4S | 5S | 3D 6S | 7S")
    assert (match.to_act, set(match.moves())) == (2, {"3D", "6S"})


def test_without_the_three_seat_0_leads() -> None:
    assert president("deal 4S | 5S | 6S | 7S").to_act == 0


@pytest.mark.parametrize(("first_player", "leader"), [("beggar", 2), ("president", 3)])
def test_later_the_beggar_or_the_president_leads(first_player: str, leader: int) -> None:
    deal = "deal 4S | 5S | 6S | 3D"
    gifts = "give 6S, give 5S, give 3D, give 4S"
    assert second_round(deal, gifts, first_player=first_player).to_act == leader


# Titles and exchange


def test_titles_go_by_the_final_place() -> None:
    assert [title(place, 6) for place in range(1, 7)] == [
        *("president", "minister", "citizen", "citizen", "peasant", "beggar")
    ]
    assert [title(place, 4) for place in range(1, 5)] == [
        *("president", "minister", "peasant", "beggar")
    ]


DEAL = "deal 4C 5C 6C 9C | 7D 8D KD 2D | 2S 2H X1 4D | 3S 4S QS AS"  # P4 President, P3 Beggar


def test_the_poor_give_strongest_the_rich_choose() -> None:
    match = second_round(DEAL)
    assert (match.to_act, match.moves()) == (2, ["give 2H X1"])
    match.play("give X1 2H")
    assert (match.to_act, match.moves()) == (1, ["give 2D"])
    match.play("give 2D")
    assert (match.to_act, len(match.moves())) == (3, 6)
    match.play("give 3S 4S")
    assert (match.to_act, len(match.moves())) == (0, 4)
    match.play("give 4C")
    assert [hand(match, seat) for seat in range(4)] == [
        *("5C 6C 9C 2D", "4C 7D 8D KD", "3S 4S 4D 2S", "QS AS 2H X1")
    ]


@pytest.mark.parametrize(
    ("held", "given"),
    [
        ("3S X1 X2", "X2 X1"),
        ("3S 2S X2", "2S X2"),
        ("2S 2H 2C 2D", "2C 2D"),
        ("AS AH 3C 2D", "AH 2D"),
        ("KS KH 3C 2D", "KH 2D"),
    ],
)
def test_equal_ranks_go_diamonds_clubs_hearts_spades(held: str, given: str) -> None:
    size = len(held.split())
    others = [" ".join(f"{rank}{suit}" for rank in "4567"[:size]) for suit in "SHC"]
    match = second_round(f"deal {others[0]} | {others[1]} | {held} | {others[2]}")
    assert match.moves() == [f"give {given}"]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_last_two_exchange_with_the_first_two(seats: int) -> None:
    """Seat 0 was first, the others followed in turn; each holds one high card and a small pair."""
    tops = ["2S", "2H", "2C", "2D", "AS", "AH", "AC", "AD"]
    small = ["3S 3H", "4S 4H", "5S 5H", "6S 6H", "7S 7H", "9S 9H", "TS TH", "JS JH"]
    hands = [f"{top} {rest}" for top, rest in zip(tops[:seats], small, strict=False)]
    beggar, peasant = seats - 1, seats - 2
    best = f"{small[beggar].split()[1]} {tops[beggar]}"
    gifts = f"give {best}, give {tops[peasant]}, give 3S 3H, give 4S"
    match = second_round("deal " + " | ".join(hands), gifts, first=0, seats=seats)
    assert match.to_act == beggar
    assert set(hand(match, 0).split()) == {*best.split(), tops[0]}
    assert "3S" in hand(match, beggar)
    assert tops[peasant] in hand(match, 1)
    assert "4S" in hand(match, peasant)
    for citizen in range(2, peasant):
        assert set(hand(match, citizen).split()) == set(hands[citizen].split())


def test_of_two_jokers_the_first_goes_first() -> None:
    match = second_round("deal 4S 5S | 3S X1 X2 | 4H 5H | 4C 5C", "give 4H 5H")
    assert match.moves() == ["give X1"]


def test_an_exchange_may_be_refused() -> None:
    match = second_round(DEAL)
    best = Refusal("exchange", {"problem": "strongest", "cards": "2H X1"})
    assert match.why_not("give 4D X1") == best
    assert match.why_not("give X1") == Refusal(
        "exchange", {"problem": "count", "needed": 2, "count": 1}
    )
    assert match.why_not("give QS AS") == Refusal("not-yours", {"cards": "QS AS"})
    assert match.why_not("4D") == Refusal("not-now", {"phase": "give"})


def test_the_rich_choose_blind() -> None:
    match = second_round(DEAL, "give X1 2H, give 2D")
    assert hand(match, 3) == "3S 4S QS AS"
    assert zones(match, 3, "received") == []
    assert hand(match, 2) == "4D 2S"
    assert zones(match, 2, "chosen")[0].items == ("2H", "X1")


def test_or_from_all_they_then_hold() -> None:
    match = second_round(DEAL, "give X1 2H, give 2D", exchange="after-receiving")
    assert hand(match, 3) == "3S 4S QS AS 2H X1"
    assert zones(match, 3, "received")[0].items == ("2H", "X1")
    match.play("give 2H 3S")
    assert hand(match, 2) == "3S 4D 2S 2H"


def test_exchanged_cards_are_seen_only_by_the_two() -> None:
    match = second_round(DEAL, "give X1 2H, give 2D, give 3S 4S, give 4C")
    assert zones(match, 3, "received") == [Zone("pile", "received", 2, ("2H", "X1"))]
    assert zones(match, 3, "given") == [Zone("pile", "given", 2, ("3S", "4S"))]
    assert zones(match, 2, "received") == [Zone("pile", "received", 3, ("3S", "4S"))]
    assert zones(match, 0, "received") == [Zone("pile", "received", 1, ("2D",))]
    assert all(set(zone.items) == {HIDDEN} for zone in zones(match, 0, "hand") if zone.seat)


def test_who_exchanged_knows_where_the_cards_are() -> None:
    state = second_round(DEAL, "give X1 2H, give 2D, give 3S 4S, give 4C").state
    assert isinstance(state, President)
    for number in range(20):
        world = state.guess(3, Random(number))
        assert not DECK.read("3S 4S") & ~world.hands[2]
        assert not world.hands[2] & DECK.read("2C 2D X2")  # the Beggar gave its best
        assert state.guess(2, Random(number)).hands[3] & DECK.read("2H X1") == DECK.read("2H X1")
    elsewhere = [state.guess(0, Random(number)).hands[2] & DECK.read("3S") for number in range(20)]
    assert 0 in elsewhere


def test_tiny_hands_exchange_what_they_have() -> None:
    match = second_round("deal 4S 5S | 5H | 6S | 3D 3H", "give 6S, give 5H")
    assert match.moves() == ["give 3H", "give 3D"]


def test_there_are_citizens_who_exchange_nothing() -> None:
    deal = "deal 3S | 4S | 5S | 6S | 7S"
    match = second_round(deal, "give 7S, give 6S, give 3S, give 4S", first=0, seats=5)
    assert hand(match, 2) == "5S"


# Combinations


@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        ("5S 6S", "short"),
        ("5S 6H 7S", "suits"),
        ("AS 2S 3S", "corner"),
        ("5S 6S 8S", "gap"),
        ("5S 5H 6S", "ranks"),
        ("5S 6H", "ranks"),
        ("5S X1 8S 2S", "gap"),
        ("KS AS 2S", None),
        ("5S X1 7S", None),
        ("5S 6S X1", None),
        ("AS 2S X1", None),
        ("AS X1 X2", None),
        ("X1 X2", None),
        ("3S 3H 3C 3D X1 X2", None),
        ("5S X1 X2 8S", None),
    ],
)
def test_a_combination_is_a_set_or_a_sequence(cards: str, wrong: str | None) -> None:
    match = president(f"deal {cards} | 9H | TH | JH")
    assert problem(match, cards) == (("combination", wrong) if wrong else None)


def test_without_sequences_there_are_none() -> None:
    match = president("deal 5S 6S 7S | 9H | TH | JH", rules="moderate")
    assert problem(match, "5S 6S 7S") == ("combination", "off")
    assert problem(match, "5S 6S") == ("combination", "ranks")


@pytest.mark.parametrize(
    ("cards", "kind", "low", "high"),
    [
        ("5S X1 7S", "sequence", "5", "7"),
        ("5S 6S X1", "sequence", "5", "7"),
        ("AS 2S X1", "sequence", "K", "2"),
        ("TS JS X1 X2", "sequence", "10", "K"),
        ("AS X1 X2", "set", "A", "A"),
        ("X1", "jokers", "", ""),
    ],
)
def test_jokers_fill_gaps_then_the_strong_end(cards: str, kind: str, low: str, high: str) -> None:
    match = president(f"deal {cards} 3H | 9H | TH | JH")
    (event, *_) = match.play(cards)
    assert [event.args[name] for name in ("kind", "low", "high")] == [kind, low, high]


@pytest.mark.parametrize(
    ("cards", "low", "high"),
    [("7S 8S X1", "6", "8"), ("3S 4S X1", "3", "5"), ("4S 5S X1", "3", "5")],
)
def test_reversed_the_strong_end_is_the_low_one(cards: str, low: str, high: str) -> None:
    deal = f"deal 6S 6H 6C 6D {cards} 3H | 9H | TH | JH"
    match = president(deal, "6S 6H 6C 6D, pass, pass, pass", eight_cut=False)
    (event, *_) = match.play(cards)
    assert [event.args[name] for name in ("low", "high")] == [low, high]


# Play


def test_the_leader_must_play() -> None:
    match = president("deal 3S 4S | 5S | 6S | 7S")
    assert match.why_not("pass") == Refusal("lead")


def test_a_card_must_be_held() -> None:
    match = president("deal 3S 4S | 5S | 6S | 7S")
    assert match.why_not("5S 3S") == Refusal("not-yours", {"cards": "5S"})


def test_a_play_follows_in_type_number_and_strength() -> None:
    deal = "deal 9S 9H 3S | 8S 8H TS JS QS TH TD | 3H 4H | 3C 4C"
    match = president(deal, "9S 9H", nine_reverse=False)
    assert match.why_not("8S 8H") == Refusal(
        "follow",
        {
            "problem": "weaker", "kind": "set", "needed": 2, "count": 2,
            "rank": "8", "beat": "9", "order": "normal",
        },
    )  # fmt: skip
    assert problem(match, "TS") == ("follow", "size")
    assert problem(match, "TS JS QS") == ("follow", "kind")
    assert match.moves() == ["pass", "TS TH", "TS TD", "TH TD"]


def test_the_most_basic_fault_is_named_first() -> None:
    match = president("deal 4S 9S | 6S 9D TD | KH 3H 4H 5H | 6C", "4S, 6S")
    assert problem(match, "3H 5H") == ("combination", "ranks")
    assert problem(match, "3H") == ("follow", "weaker")
    assert problem(match, "KH") == ("lock", None)


def test_skip_refusals_precede_the_lock() -> None:
    deal = "deal KS 4S | 2S 3H | 2H 4H | 6C"
    match = president(deal, "KS, 2S", no_skip_on_two=True)
    assert problem(match, "2H") == ("skip-two", None)


def test_equal_refusals_precede_the_lock() -> None:
    match = president("deal JS 4S | KS 3H | KH 4H | 6C", "JS, KS", skip=False, jack_back=False)
    assert problem(match, "KH") == ("follow", "equal")


def test_jokers_do_not_change_a_sets_rank() -> None:
    match = president("deal AS AH 3S | 2S X1 3H | 2H 2C 3C | 4D 5D", "AS AH")
    assert match.why_not("2S X1") is None
    match.play("2S X1")
    assert "skip" in kinds(match, "2H 2C")


def test_a_jokers_rank_is_settled_when_played() -> None:
    """10-J-Q was led; its jack turns the order, and now the 10 counts, not a 9."""
    deal = "deal TS JS X1 3S | 9H TH JH 3H | 4C 5C | 6D 7D"
    match = president(deal, "TS JS X1", skip=False)
    assert match.state.reversed  # type: ignore[attr-defined]
    assert match.why_not("9H TH JH") is None


def test_overlap_is_fine_in_sequences() -> None:
    match = president("deal 5S 6S 7S 3S | 6H 7H 8H 3H | 4C | 4D", "5S 6S 7S")
    assert match.why_not("6H 7H 8H") is None


def test_a_joker_is_the_strongest_single() -> None:
    match = president("deal 2S 3S | X1 4S | 6S | 7S", "2S")
    match.play("X1")
    assert (match.to_act, match.view(1).zones[-2].items) == (1, ())  # the others are passed


def test_a_joker_is_the_strongest_single_always() -> None:
    match = president(f"deal {QUAD} 3S 4S | X1 4H | 9H TS | 9C TH", TURNED, "3S")
    match.play("X1")
    assert match.to_act == 1


def test_a_joker_cannot_be_beaten_even_by_another() -> None:
    match = president("deal 2S 3S | X1 4S | X2 6S | 7S", "2S, X1")
    assert (match.to_act, match.why_not("pass")) == (1, Refusal("lead"))
    match = president("deal 2S 3S | X1 | X2 6S | 7S", "2S, X1", illegal_finish=False)
    assert (match.to_act, match.why_not("pass")) == (2, Refusal("lead"))


def test_two_jokers_are_the_highest_pair() -> None:
    match = president("deal 2S 2H 3S | X1 X2 4S | 6S | 7S", "2S 2H")
    assert problem(match, "X1") == ("follow", "size")
    match.play("X1 X2")
    assert match.to_act == 1


def test_any_play_clears_the_passes() -> None:
    match = president("deal 4S 5S | 7S 8H | 6H 9S | TS JH", "4S, pass, 6H, pass, pass")
    assert match.to_act == 1
    assert match.why_not("7S") is None


def test_who_passed_is_shown() -> None:
    match = president("deal 4S 5S | 7S 8H | 6S 9S | TS JH", "4S, pass")
    assert [badge.seat for badge in badges(match, "passed")] == [1]


def test_permanent_pass_is_for_the_trick() -> None:
    deal = "deal 4S 5S | 7S 8H | 6S 9S | TH JH"
    match = president(deal, "4S, pass, 6S, TH, pass", permanent_pass=True, rules="moderate")
    assert match.to_act == 2
    match.play("pass")
    assert match.to_act == 3
    assert match.why_not("pass") == Refusal("lead")


def test_a_skipped_player_may_return() -> None:
    deal = "deal 4S 9S | 4H 8H | 6S 9H | TH JH"
    match = president(deal, "4S, 4H", permanent_pass=True, rules="moderate")
    assert match.to_act == 3
    match.play("TH")
    match.play("pass")
    match.play("pass")
    assert match.to_act == 2


def test_a_skip_passes_over_the_absent() -> None:
    deal = "deal 4S 6H 9H | 7S 8H | 6S 9S | TH JH"
    rules: dict[str, Any] = {"permanent_pass": True, "rules": "moderate"}
    match = president(deal, "4S, pass, 6S, pass", **rules)
    told = match.play("6H")
    assert [(event.kind, event.seat) for event in told] == [("play", 0), ("skip", 2), ("trick", 0)]
    assert match.why_not("pass") == Refusal("lead")


def test_the_last_to_play_leads() -> None:
    match = president("deal 4S | 3S 5S | 3H 6S | 3C TS", "4S, pass, pass, pass")
    assert match.to_act == 1
    match = president("deal 9S | 3S 5S | 3H 6S | 3C TS", "9S, pass, pass, pass")
    assert match.to_act == 3  # the 9 has turned the direction


def test_a_pass_tells_of_ranks_not_jokers() -> None:
    match = president("deal 5S 6H | X1 4S 4H | 9S TS JS | QS KS AS", "5S, pass")
    worlds = [match.state.guess(0, Random(number)) for number in range(40)]
    held = [world.hands[1] for world in worlds if isinstance(world, President)]
    assert sum(bool(hand & JOKERS) for hand in held) > 25
    assert sum(bool(hand & DECK.read("9S TS JS QS KS AS")) for hand in held) < 20


# Skip


def test_an_equal_play_skips_the_next() -> None:
    match = president("deal 7S 3S | 7H 3H | 8S | 9S", "7S")
    events = match.play("7H")
    assert [event.seat for event in events if event.kind == "skip"] == [2]
    assert match.to_act == 3
    assert [badge.seat for badge in badges(match, "skipped")] == [2]


def test_without_skip_an_equal_play_is_illegal() -> None:
    match = president("deal 7S 3S | 7H 3H | 8S | 9S", "7S", skip=False)
    assert problem(match, "7H") == ("follow", "equal")


def test_a_pair_with_a_joker_may_be_matched() -> None:
    match = president("deal QS QH 3S | KS X1 4S | KH KC 5S | 3H 4H", "QS QH, KS X1, KH KC")
    assert match.to_act == 0


def test_with_two_players_the_skipper_wins() -> None:
    deal = "deal 3S 7S 9C | 3H 7H 9D | 4C | 5D"
    match = president(deal, "3S, pass, 4C, 5D, pass, pass, 7S")
    match.play("7H")
    assert (match.to_act, match.why_not("pass")) == (1, Refusal("lead"))


def test_a_sequence_is_matched_by_an_equal_one() -> None:
    match = president("deal 5S 6S 7S 3S | 5H 6H 7H 4D 5D 6D | 3H | 3C", "5S 6S 7S")
    assert problem(match, "4D 5D 6D") == ("follow", "weaker")
    match.play("5H 6H 7H")
    assert match.to_act == 3


def test_no_skip_on_two() -> None:
    match = president("deal 2S 3S | 2H 3H | 8S | 9S", "2S", no_skip_on_two=True)
    assert match.why_not("2H") == Refusal("skip-two", {"rank": "2", "order": "normal"})
    deal = "deal KS AS 2S 3S | KH AH 2H 3H | 8S | 9S"
    assert problem(president(deal, "KS AS 2S", no_skip_on_two=True), "KH AH 2H") == (
        "skip-two",
        None,
    )
    assert president(deal, "KS AS 2S").why_not("KH AH 2H") is None


def test_reversed_no_skip_on_three() -> None:
    deal = f"deal {QUAD} 3S 4S | 3H 4H | 9H TS | 9C TH"
    match = president(deal, TURNED, "3S", no_skip_on_two=True)
    assert match.why_not("3H") == Refusal("skip-two", {"rank": "3", "order": "reversed"})


def test_reversed_no_skip_on_a_sequence_to_three() -> None:
    deal = "deal 6S 6H 6C 6D 3S 4S 5S KS | 3H 4H 5H KH | 9H TS | 9C TH"
    log = (deal, "6S 6H 6C 6D, pass, pass, pass", "3S 4S 5S")
    match = president(*log, no_skip_on_two=True)
    assert match.why_not("3H 4H 5H") == Refusal("skip-two", {"rank": "3", "order": "reversed"})
    assert president(*log).why_not("3H 4H 5H") is None


# Lock


def test_the_same_suit_twice_locks_the_trick() -> None:
    match = president("deal 4S 3S | 6S 3H | KH KS X1 7S | 9S", "4S")
    assert [event.args for event in match.play("6S") if event.kind == "lock"] == [{"suits": "S"}]
    assert match.why_not("KH") == Refusal("lock", {"suits": "S", "cards": "KH"})
    assert match.why_not("KS") is None
    assert match.why_not("X1") is None
    assert match.moves() == ["pass", "7S", "KS", "X1"]
    (lock,) = badges(match, "lock")
    assert (lock.args, lock.icon) == ({"suits": "S"}, "i-lock")


def test_a_pair_locks_two_suits_jokers_fit() -> None:
    deal = "deal 5S 5H 3S | 7S 7H 3H | 9S 9D X1 X2 4D | 9C"
    match = president(deal, "5S 5H, 7S 7H")
    assert match.why_not("9S 9D") == Refusal("lock", {"suits": "S H", "cards": "9D"})
    assert match.why_not("9S X1") is None
    assert match.why_not("X1 X2") is None
    assert problem(match, "9D X1") == ("lock", None)


def test_a_play_with_jokers_starts_no_lock() -> None:
    match = president("deal 5S 5H 3S | 7S X1 3H | 9S 9H 4D | JC QC", "5S 5H, 7S X1")
    assert "lock" not in kinds(match, "9S 9H")


def test_a_joker_for_the_suit_starts_no_lock() -> None:
    match = president("deal 5S 5H 3S | 7S X1 3H | 9S 9H 4D | JC QC", "5S 5H")
    assert "lock" not in kinds(match, "7S X1")


def test_equal_suits_with_jokers_start_no_lock() -> None:
    match = president("deal 5S X1 3S | 7S X2 3H | 9S 9H 4D | JC QC", "5S X1")
    assert "lock" not in kinds(match, "7S X2")


def test_a_lock_ends_with_the_trick() -> None:
    match = president("deal 4S 5H 5D | 6S 3H | KH 3C | 9C", "4S, 6S, pass, pass, pass, 3H")
    assert badges(match, "lock") == []
    assert match.why_not("KH") is None


def test_other_suits_do_not_lock() -> None:
    match = president("deal 5S 5H 3S | 7S 7C 3H | 9S 9H 4D | JC QC", "5S 5H")
    assert "lock" not in kinds(match, "7S 7C")


def test_a_sequence_locks_to_its_suit() -> None:
    deal = "deal 3S 4S 5S 3D | 6S 7S 8S TS 3H | 9H TH JH | TC JC QC"
    match = president(deal, "3S 4S 5S", eight_cut=False)
    assert "lock" in kinds(match, "6S 7S 8S")
    assert match.why_not("9H TH JH") == Refusal("lock", {"suits": "S", "cards": "9H TH JH"})


# Revolution


def test_four_of_a_kind_turn_the_order_round() -> None:
    match = president("deal 3S 3H 3C 3D 4S 6C | 5S 5H 5C 5D | 6S | 7S", "3S 3H 3C 3D")
    assert match.why_not("5S 5H 5C 5D").rule == "follow"  # type: ignore[union-attr]
    (order,) = badges(match, "order")
    assert order.args == {"ranks": "2 A K Q J 10 9 8 7 6 5 4 3", "beat": "3"}
    assert order.tone == "turn"


def test_another_revolution_turns_it_back() -> None:
    match = president("deal 7S 7H 7C 7D 4S | 6S 6H 6C 6D 3H | 8S | 9S", "7S 7H 7C 7D")
    assert "counter-revolution" in kinds(match, "6S 6H 6C 6D")
    assert badges(match, "revolution") == []


def test_a_sequence_of_four_is_a_revolution() -> None:
    match = president("deal 3S 4S 5S 6S 3H | 4H | 5H | 6H")
    assert "revolution" in kinds(match, "3S 4S 5S 6S")


def test_four_in_sequence_revolt_by_rule_only() -> None:
    deal = "deal 3S X1 5S 6S 3H | 4H | 5H | 6H"
    assert "revolution" in kinds(president(deal), "3S X1 5S 6S")
    assert "revolution" not in kinds(president(deal, revolution=False), "3S X1 5S 6S")


def test_reversed_the_lowest_card_of_a_sequence_counts() -> None:
    deal = "deal 9S 9H 9C 9D 5S 6S 7S 3S | 4H | JH | 4C 5C 6C 3C"
    match = president(deal, "9S 9H 9C 9D, pass, pass, pass, 5S 6S 7S", nine_reverse=False)
    match.play("pass")
    match.play("pass")
    assert match.why_not("4C 5C 6C") is None


def test_four_equal_with_jokers_revolt() -> None:
    match = president("deal 3S 3H X1 X2 4S | 5S | 6S | 7S")
    assert "revolution" in kinds(match, "3S 3H X1 X2")


@pytest.mark.parametrize("cards", ["3S 3H 3C 3D X1", "3S 3H 3C 3D X1 X2", "3S 4S 5S 6S 7S"])
def test_more_than_four_cards_are_a_revolution_too(cards: str) -> None:
    assert "revolution" in kinds(president(f"deal {cards} 9S | 5C | 6C | 7C"), cards)


def test_a_revolution_ends_with_the_round() -> None:
    match = president(f"deal {QUAD} | 7S | 9S | JS KS", f"{QUAD}, pass, pass, pass, 7S, pass")
    assert match.state.reversed  # type: ignore[attr-defined]
    match.play("pass")
    match.play("9S")
    assert match.state.round == 2
    assert not match.state.reversed  # type: ignore[attr-defined]


def test_a_new_round_restores_the_order() -> None:
    match = president(f"deal {QUAD} | 7S | 9S | JS KS", f"{QUAD}, pass, pass, pass, 7S, pass, pass")
    match.state.points = [11, 0, 0, 0]
    match.play("9S")
    assert match.over
    assert not match.state.reversed  # type: ignore[attr-defined]


def test_a_final_play_turns_direction_not_order() -> None:
    match = president("deal 7S | TS | 9S 9H 9C 9D | 5H KD", "7S, TS, pass, pass")
    told = kinds(match, "9S 9H 9C 9D")
    assert "revolution" not in told
    assert "nine-reverse" in told
    assert match.state.direction == -1  # type: ignore[attr-defined]


# 8-cut, 9-reverse, J-back


@pytest.mark.parametrize(
    ("cards", "cut"),
    [("8S X1", True), ("6S 7S 8S", True), ("7S X1 9S", False), ("8S", True), ("7S", False)],
)
def test_a_natural_eight_ends_the_trick(cards: str, cut: bool) -> None:
    match = president(f"deal {cards} 3S | 4H | JH | QH")
    assert ("eight-cut" in kinds(match, cards)) == cut
    assert (match.to_act == 0) == cut


def test_a_jokers_eight_never_cuts() -> None:
    match = president("deal 7S X1 9S 3S | 4H | JH | QH")
    assert "nine-reverse" in kinds(match, "7S X1 9S")
    assert match.to_act == 3


def test_four_eights_are_a_revolution_and_a_cut() -> None:
    match = president("deal 8S 8H 8C 8D 3S | 4H | JH | QH")
    assert kinds(match, "8S 8H 8C 8D") == ["lead", "revolution", "eight-cut", "trick"]
    assert match.to_act == 0
    assert badges(match, "revolution")


def test_equal_eights_skip_or_cut() -> None:
    match = president("deal 8S 3S | 8H 3H | 9S | TS", "8S", rules="moderate")
    assert kinds(match, "8H") == ["play", "skip"]
    match = president("deal 6S 7S X1 3S | 6H 7H 8H 3H | 9S | TS", "6S 7S X1")
    assert kinds(match, "6H 7H 8H") == ["play", "eight-cut", "trick"]
    assert match.to_act == 1


def test_a_cut_neither_locks_nor_turns() -> None:
    match = president("deal 6S 7S 9H 3S | 8S 4H | 3H | 3C", "7S")
    assert kinds(match, "8S") == ["play", "eight-cut", "trick"]
    match = president("deal 8S 9S TS JS QS 3S | 4H | 3H | 3C", revolution=False)
    assert kinds(match, "8S 9S TS JS QS") == ["lead", "nine-reverse", "eight-cut", "trick"]


def test_a_final_cut_hands_on_the_lead() -> None:
    match = president("deal 8S | 4H 5H | JH QH | KH AH")
    assert kinds(match, "8S") == ["lead", "out", "eight-cut", "trick"]
    assert match.to_act == 1
    match = president("deal 8S 9S TS | 4H 5H | JH QH | KH AH")
    match.play("8S 9S TS")
    assert match.to_act == 3


def test_a_pair_of_jacks_turns_the_order_once() -> None:
    match = president("deal JS JH 3S | 4H | 5H | 6H")
    assert kinds(match, "JS JH").count("jack-back") == 1
    assert match.state.reversed  # type: ignore[attr-defined]


def test_nines_turn_the_direction_once_and_for_good() -> None:
    match = president("deal 9S 9H 3S | 4S | 5S | JS JH 5H 6H", "9S 9H")
    assert match.to_act == 3
    (direction,) = badges(match, "direction")
    assert (direction.args, direction.icon) == ({"direction": "counterclockwise"}, "i-ccw")
    for _ in range(3):
        match.play("pass")
    match.play("3S")
    assert match.to_act == 3
    while match.state.round == 1:
        match.play(match.moves()[-1])
    assert match.state.direction == -1  # type: ignore[attr-defined]


def test_direction_turns_before_a_skip() -> None:
    match = president("deal 9S 3S | TH 3H | 4H 5H | 9D 3C", "9S")
    assert match.to_act == 3
    told = match.play("9D")
    assert [event.seat for event in told if event.kind == "skip"] == [0]
    assert match.to_act == 1


def test_a_jack_turns_the_order_of_the_trick() -> None:
    deal = "deal JS 3S TS | TH 3H 2H | 6C QC | 2D 7D"
    match = president(deal, "JS", suit_lock=False)
    assert match.why_not("TH") is None
    assert problem(match, "2H") == ("follow", "weaker")
    match.play("TH")
    assert match.why_not("6C") is None
    assert badges(match, "jack-back")
    for _ in range(3):
        match.play("pass")
    assert match.to_act == 1
    match.play("3H")
    assert match.why_not("6C") is None


def test_a_jack_normalises_a_revolution() -> None:
    deal = f"deal {QUAD} JS 3S | QD 3H | TC 2C | 4D"
    match = president(deal, TURNED, "JS")
    assert match.why_not("QD") is None
    match.play("QD")
    assert problem(match, "TC") == ("follow", "weaker")


def test_a_second_jack_turns_it_back() -> None:
    match = president("deal JS 3S | JH 4H | TC 2C | 9D KD", "JS, JH")
    assert badges(match, "jack-back") == []
    assert match.to_act == 3  # P3 was skipped
    assert problem(match, "9D") == ("follow", "weaker")
    assert match.why_not("KD") is None


def test_four_jacks_cancel_and_leave_a_revolution() -> None:
    match = president("deal JS JH JC JD 3S | 4H | 5H | 6H")
    assert kinds(match, "JS JH JC JD") == ["lead", "revolution", "jack-back"]
    assert not match.state.reversed  # type: ignore[attr-defined]
    for _ in range(3):
        match.play("pass")
    assert match.state.reversed  # type: ignore[attr-defined]


# Illegal finish and downfall


@pytest.mark.parametrize(
    ("last", "legal"),
    [
        ("2S", False),
        ("KS AS 2S", False),
        ("3S", True),
        ("X1", False),
        ("5S X1", False),
        ("8S", True),
        ("4S 5S X1", False),
    ],
)
def test_jokers_and_twos_may_not_end_hands(last: str, legal: bool) -> None:
    match = president(f"deal {last} | 4H 5H | 6H 7H | 9H TH")
    told = kinds(match, last)
    assert ("out" if legal else "illegal-finish") in told
    assert [badge.seat for badge in badges(match, "disqualified")] == ([] if legal else [0])


@pytest.mark.parametrize(("last", "legal"), [("2S", True), ("3S", False)])
def test_reversed_it_is_the_three(last: str, legal: bool) -> None:
    match = president(f"deal {QUAD} {last} | 4H 6H | 7H 8H | 9H TH", TURNED)
    assert ("out" if legal else "illegal-finish") in kinds(match, last)


def test_the_order_before_the_play_counts() -> None:
    match = president("deal 2S 2H 2C 2D | 4H 6H | 7H 8H | 9H TH")
    assert "illegal-finish" in kinds(match, "2S 2H 2C 2D")
    match = president("deal 3S 3H 3C 3D | 4H 6H | 7H 8H | 9H TH")
    assert "out" in kinds(match, "3S 3H 3C 3D")


@pytest.mark.parametrize("with_cut", [True, False])
def test_an_eight_too_if_wanted(with_cut: bool) -> None:
    rules: dict[str, Any] = {"illegal_finish_eight": True, "eight_cut": with_cut}
    match = president("deal 8S | 4H 6H | 7H 8H | 9H TH", **rules)
    assert ("illegal-finish" in kinds(match, "8S")) == with_cut


def test_any_card_may_end_without_the_rule() -> None:
    match = president("deal 2S | 4H 6H | 7H 8H | 9H TH", illegal_finish=False)
    assert "out" in kinds(match, "2S")


def test_the_disqualified_rank_below_everybody_the_latest_first() -> None:
    match = president("deal 2S | X1 | 5H | 4H 6H", "2S, X1, 5H")
    assert match.state.ranking == (2, 3, 1, 0)  # type: ignore[attr-defined]


# P4 is President, P1 Minister, P2 Peasant, P3 Beggar; they play with 6D KD | 5D 9C | 3H 3C | 6C 7C.
ROUND_TWO = (
    "deal 9C KD | 5D 6D | 6C 7C | 3H 3C",
    "give 6C 7C, give 6D, give 3H 3C, give 9C",
    "3H, pass, 6D, pass, pass, pass",
)


def test_the_president_falls_when_not_first() -> None:
    match = second_round(*ROUND_TWO)
    told = [(event.kind, event.seat) for event in match.play("KD")]
    assert told == [("lead", 0), ("out", 0), ("downfall", 3)]
    assert [badge.seat for badge in badges(match, "fallen")] == [3]
    assert zones(match, 0, "hand")[3].items == ()
    match.play("pass")
    match.play("pass")
    assert match.to_act == 1


def test_the_fallen_presidents_cards_leave_unseen() -> None:
    state = second_round(*ROUND_TWO, "KD").state
    assert isinstance(state, President)
    assert state.lost == DECK.read("6C 7C")
    assert len({state.guess(1, Random(number)).lost for number in range(20)}) > 1
    assert {state.guess(3, Random(number)).lost for number in range(20)} == {state.lost}


def test_a_president_first_again_stays() -> None:
    match = second_round(ROUND_TWO[0], ROUND_TWO[1], "3H, 6C, pass, pass, pass")
    assert kinds(match, "7C") == ["lead", "out"]
    for _ in range(3):
        match.play("pass")


def test_without_the_rule_the_president_goes_on() -> None:
    match = second_round(*ROUND_TWO, downfall=False)
    assert kinds(match, "KD") == ["lead", "out"]
    assert hand(match, 3) == "6C 7C"


def test_an_illegal_finish_does_not_fell_the_president() -> None:
    """5 players, President P5: P1 finishes illegally, P2 legally, P3, P4 is left with cards."""
    match = second_round(
        "deal 5H | 4H | 2H 3C | 9S TS | 3S 3H",
        "give 9S TS, give 2H, give 3S 3H, give 5H",
        "3S, pass",
        first=4,
        seats=5,
    )
    assert kinds(match, "2H") == ["play", "illegal-finish"]
    for _ in range(4):
        match.play("pass")
    assert kinds(match, "4H") == ["lead", "out", "downfall"]
    for move in ("5H", "pass", "3C"):
        match.play(move)
    assert match.state.ranking == (1, 2, 3, 4, 0)  # type: ignore[attr-defined]


def test_a_downfall_may_end_the_round() -> None:
    match = second_round(
        "deal 2H | X1 | 3S 9S | 4H 4C 6H",
        "give 9S 3S, give X1, give 4H 4C, give 2H",
        "4H, pass, X1, 2H, pass, pass",
    )
    assert kinds(match, "4C")[:4] == ["lead", "out", "downfall", "round"]
    assert match.state.ranking == (2, 3, 1, 0)  # type: ignore[attr-defined]


# The end


def test_a_round_ends_with_one_hand() -> None:
    match = president("deal 4S | 5S | 6S | 7S 8S", "4S, 5S")
    told = match.play("6S")
    assert [(event.kind, event.seat) for event in told if event.kind in ("out", "placed")] == [
        ("out", 2),
        ("placed", 3),
    ]
    assert match.points == [3, 2, 1, 0]
    assert match.view(0).scores[0].parts["minister"] == (0, 2, 0, 0)


@pytest.mark.parametrize(("length", "target"), [("short", 8), ("medium", 12), ("long", 16)])
def test_points_count_up_to_a_sum_per_player(length: str, target: int) -> None:
    match = president("deal 4S | 5S | 6S | 7S 8S", "4S, 5S", length=length)
    match.state.points = [target - 4, 0, 0, 0]
    match.play("6S")
    assert not match.over
    match = president("deal 4S | 5S | 6S | 7S 8S", "4S, 5S", length=length)
    match.state.points = [target - 3, 0, 0, 0]
    match.play("6S")
    assert match.over


def test_ties_go_by_the_last_rounds_places() -> None:
    match = president("deal 4S | 5S | 6S | 7S 8S", "4S, 5S")
    match.state.points = [9, 10, 5, 6]
    match.play("6S")
    assert (match.over, match.points, match.places) == (True, [12, 12, 6, 6], [1, 2, 3, 4])


@pytest.mark.parametrize(("minister_loses", "minister"), [(True, -1), (False, 0)])
@pytest.mark.parametrize(("length", "lives"), [("short", 10), ("medium", 15), ("long", 20)])
def test_lives_are_lost(length: str, lives: int, minister_loses: bool, minister: int) -> None:
    rules: dict[str, Any] = {"scoring": "lives", "length": length, "minister_loses": minister_loses}
    match = president("deal 4S | 5S | 6S | 7S | 8S 9S", "4S, 5S, 6S", seats=5, **rules)
    assert match.points == [lives] * 5
    match.state.points[4] = 3
    match.play("7S")
    assert match.points == [lives + 1, lives + minister, lives - 1, lives - 2, 0]
    assert match.over


# Rule sets

MODERATE = {"revolution": True, "jokers": 2, "skip": True, "illegal_finish": True, "downfall": True}
SPECIAL = ("sequence", "suit_lock", "eight_cut", "nine_reverse", "jack_back")


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("moderate", {**MODERATE, "first_player": "beggar", **dict.fromkeys(SPECIAL, False)}),
        ("all", {**MODERATE, "first_player": "beggar", **dict.fromkeys(SPECIAL, True)}),
        (
            "none",
            {name: type(value)(0) for name, value in MODERATE.items()}
            | {"first_player": "president", **dict.fromkeys(SPECIAL, False)},
        ),
    ],
)
def test_a_rule_set_fills_in_the_options(name: str, rules: dict[str, Any]) -> None:
    values = asdict(PRESETS[name])
    assert {option: values.pop(option) for option in rules} == rules
    assert values.items() <= asdict(Options()).items()


def test_moderate_is_the_first_to_be_offered() -> None:
    assert next(iter(PRESETS)) == "moderate"
    assert Match("president").options == PRESETS["moderate"]


def test_lives_do_not_touch_the_ministers_points() -> None:
    match = president("deal 4S | 5S | 6S | 7S 8S", "4S, 5S, 6S", minister_loses=False)
    assert match.points == [3, 2, 1, 0]


# The view


def test_the_pile_holds_two_plays() -> None:
    match = president(
        "deal 7S 7H 3S | 9S X1 3H | JD JC QS | 4D", "7S 7H, 9S X1", nine_reverse=False
    )
    (pile,) = zones(match, 2, "centre")
    assert (pile.items, pile.seats) == (("7S", "7H", "9S", "X1"), (0, 0, 1, 1))
    (lies,) = badges(match, "to-beat")
    assert [lies.args[name] for name in ("player", "kind", "size", "low")] == [1, "set", 2, "9"]
    (order,) = badges(match, "order")
    assert order.args == {"ranks": "3 4 5 6 7 8 9 10 J Q K A 2", "beat": "9"}


def test_a_joker_lies_within_its_sequence() -> None:
    match = president("deal 5S X1 7S 3S | 9H | TH | JH", "5S X1 7S")
    assert zones(match, 0, "centre")[0].items == ("5S", "X1", "7S")
    assert match.log[-1] == "5S X1 7S"


def test_a_hand_sorts_by_strength_or_suit() -> None:
    match = president(f"deal {QUAD} 3S 2H X1 | 4H 9C | 7H | 9H", TURNED)
    (own,) = (zone for zone in zones(match, 0, "hand") if zone.seat == 0)
    assert own.items == ("2H", "3S", "X1")
    assert own.orders == {"suit": ("2H", "3S", "X1"), "steady": ("3S", "2H", "X1")}


def test_what_may_be_chosen_is_asked_for() -> None:
    match = president("deal 5S 5H 3S | 7S 7H 3H | 9S 9D X1 4D | 9C", "5S 5H, 7S 7H")
    ask = match.view(2).ask
    assert ask
    assert (ask.id, ask.least, ask.most, ask.items) == ("follow", 2, 2, ("9S", "X1"))
    assert [button.move for button in ask.buttons] == ["pass"]


def test_titles_are_shown_as_they_are_won() -> None:
    match = second_round(*ROUND_TWO)
    old = {3: "president", 0: "minister", 1: "peasant", 2: "beggar"}
    assert {badge.seat: badge.args["title"] for badge in badges(match, "title")} == old
    assert [badge.seat for badge in badges(match, "title") if badge.icon == "i-crown"] == [3]
    match.play("KD")
    new = {0: "president", 1: "peasant", 2: "beggar"}
    assert {badge.seat: badge.args["title"] for badge in badges(match, "title")} == new
    assert badges(match, "out") == [Badge("out", "out", 0, {"place": 1}, rule="titles")]


def test_every_seat_has_its_place_at_last() -> None:
    match = president("deal KS | QS | 3S 4S", "KS, pass, pass", seats=3)
    state = match.state.clone()
    state.play(match.game.read(state, "QS"))
    shown = [badge for badge in match.game.look(state, 0).badges if badge.id == "out"]
    assert {badge.seat: badge.args["place"] for badge in shown} == {0: 1, 1: 2, 2: 3}
    state = president("deal 2S | X1 | 5H | 4H 6H", "2S, X1").state.clone()
    state.play(match.game.read(state, "5H"))
    shown = [badge for badge in match.game.look(state, 0).badges if badge.id == "out"]
    assert {badge.seat: badge.args["place"] for badge in shown} == {2: 1, 3: 2, 1: 3, 0: 4}


def test_matching_is_asked_only_where_allowed() -> None:
    for rules, matched in ({"skip": True}, "yes"), ({"skip": False}, "no"):
        ask = president("deal 5S 3S | 5H 7S | 9S", "5S", seats=3, **rules).view(1).ask
        assert ask
        assert ask.args["matched"] == matched


def test_moves_in_words() -> None:
    match = president("deal 3S 4S | 5S | 6S | 7S", "3S")
    tell = match.game.tell
    assert tell(match.state, 0) == Sentence("pass", 1)
    assert tell(match.state, DECK.read("5S")).args["low"] == "5"


# Automatic moves


PAIRS = "deal 9S 9H 3S | 8S 8H 3H | TS TD KC | 4H 5H 6H"


def served(*log: str, seats: str = "human easy human easy", **options: Any) -> Service:
    service = Service()
    head = {"format": 1, "game": "president", "seed": "1", "seats": seats.split()}
    ask(service, {"type": "load", "save": {**head, "options": options, "log": list(log)}})
    return service


def ask(service: Service, request_: dict[str, Any]) -> list[dict[str, Any]]:
    return [json.loads(answer) for answer in service.handle(json.dumps(request_))]


def meaning(service: Service, *items: str) -> dict[str, Any]:
    (considered,) = ask(service, {"type": "explain-choice", "items": items})
    return dict(considered["meaning"])


@pytest.mark.parametrize(("auto_pass", "passed"), [(True, ["pass"]), (False, [])])
def test_the_table_passes_for_the_unable(auto_pass: bool, passed: list[str]) -> None:
    service = served(PAIRS, seats="human human human human", auto_pass=auto_pass)
    _, *frames = ask(service, {"type": "play", "move": "9S 9H"})
    assert [entry for frame in frames for entry in frame["log"]["entries"]] == passed
    assert isinstance(service.table, Table)
    assert service.table.viewer == (
        2 if auto_pass else 1
    )  # the table asks only a player with a choice


def test_no_permanent_pass_is_made_for_a_player() -> None:
    service = served(PAIRS, seats="human human human human", permanent_pass=True)
    assert len(ask(service, {"type": "play", "move": "9S 9H"})) == 1


def test_undo_returns_a_real_decision() -> None:
    match = president(PAIRS, "9S 9H, pass, pass, pass, 3S", rules="moderate")
    assert match.undo(0).log[-1] == "pass"
    with pytest.raises(LookupError):
        match.undo(1)


def test_the_table_tells_what_goes_with_cards() -> None:
    service = served("deal 9S 3S | 4H 5H | TS TD KC KD KH | 4D", "9S", "pass")
    one = meaning(served(PAIRS, "9S 9H", "pass"), "TS")
    assert (one["moves"], one["goes"], one["completes"]["move"]) == ([], ["TD"], "TS TD")
    single = meaning(service, "KC")
    assert (single["goes"], single["completes"]["move"]) == ([], "KC")
    lead = served("deal KC KD KH 3S | 4H 5H | TS TD | 4D")
    several = meaning(lead, "KC")
    assert (several["goes"], several["completes"]) == (["KH", "KD"], None)


# Bots


def test_strong_cards_are_no_suggested_gift() -> None:
    deal = "deal 3C 4H QS QD KS KC AH 2C | 3S 5C TH QC | 4C 6H 8H TC | 5D 6C 2H X1"
    match = second_round(deal, "give X1 2H", "give TC", first=0)
    gifts = [match.game.write(match.state, move) for move in shortlist(match.state, Random(0))]
    assert gifts == ["give 3C 4H"]
    match = second_round(deal.replace("QS QD", "9S 9D"), "give X1 2H", "give TC", first=0)
    gifts = [match.game.write(match.state, move) for move in shortlist(match.state, Random(0))]
    assert sorted(gifts) == ["give 3C 4H", "give 3C 9S", "give 4H 9S", "give 9S 9D"]
