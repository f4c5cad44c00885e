"""Hearts, rule by rule, on the smallest deals that show it."""

import json
import re
from random import Random

import pytest

from sitting import count
from taku import Match
from taku.game import CHANCE, Event
from taku.games.hearts.deck import DECK
from taku.games.hearts.rules import Hearts, Options
from taku.games.hearts.table import read
from taku.options import fill
from taku.records import plain
from taku.view import Refusal, Zone

RANKS = "23456789TJQKA"
CLUBS = "deal 2C 3C 4C | 5C 6C 7C | 8C 9C TC | JC QC KC"
NOTHING = ("deal 2C | 3C | 4C | 5C", "2C 3C 4C 5C")  # a whole hand that scores nothing


def hearts(*log: str, passing: object = False, **options: object) -> Match:
    """A match, without passing unless asked for; cards in one entry are played one by one."""
    entries: list[str] = []
    for entry in log:
        cards = entry.split()
        entries += cards if cards[0] in DECK.names else [entry]
    return Match("hearts", {"passing": passing, **options}, log=entries)


def hand(leader: int, *tricks: str) -> tuple[str, ...]:
    """The log of a hand that goes like this: the deal follows from the tricks."""
    hands: list[list[str]] = [[], [], [], []]
    for trick in tricks:
        cards = trick.split()
        for place, card in enumerate(cards):
            hands[(leader + place) % 4].append(card)
        highest = max((c for c in cards if c[1] == cards[0][1]), key=lambda c: RANKS.index(c[0]))
        leader = (leader + cards.index(highest)) % 4
    return "deal " + " | ".join(map(" ".join, hands)), *tricks


def facing(lead: str, held: str, **options: object) -> Match:
    """Seat 0 has led to the first trick; seat 1 holds these cards and is to play."""
    return hearts(_deal_around(held), lead, **options)


def on_lead(held: str, **options: object) -> Match:
    """Seat 1 has won the first trick, in which no penalty card fell, and holds these cards."""
    match = hearts(_deal_around(f"{held} AC"), "2C AC", **options)
    for _ in range(2):
        match.play(match.moves()[0])
    return match


def _deal_around(held: str) -> str:
    """A deal in which seat 1 holds these cards, and the others the lowest of the rest."""
    size = len(held.split())
    rest = [name for name in DECK.names if name not in held.split()]
    groups = [" ".join(rest[size * n : size * (n + 1)]) for n in range(3)]
    return f"deal {groups[0]} | {held} | {groups[1]} | {groups[2]}"


def legal(match: Match) -> str:
    return " ".join(match.moves())


def zones(match: Match, seat: int, name: str) -> list[Zone]:
    return [zone for zone in match.view(seat).zones if zone.role == name]


def test_the_highest_card_of_the_suit_is_ahead() -> None:
    played = ["2C", "9C", "AD", "8C"]
    match = hearts("deal 2C 3C | 9C 4D | AD TD | 8C KD")
    ahead = []
    for card in played[:3]:
        match.play(card)
        ahead.append(zones(match, 0, "centre")[0].ahead)
    assert ahead == ["2C", "9C", "9C"]
    match.play("8C")
    assert zones(match, 0, "centre")[0].ahead == ""
    assert zones(match, 0, "last")[0].ahead == "9C"


def test_the_last_trick_shows_its_winner() -> None:
    match = hearts("deal 2C 3D | 9C 4D | TC AD | 8D KD", "2C", "9C", "TC", "8D", "AD")
    (last,) = zones(match, 0, "last")
    assert (last.items, last.winner) == (("2C", "9C", "TC", "8D"), 2)


# Two of clubs


def test_the_holder_of_the_two_of_clubs_leads() -> None:
    match = hearts("deal 3C KD | QS QD | 2C AC | 4C JD")
    assert match.to_act == 2
    assert legal(match) == "2C"
    assert match.why_not("AC") == Refusal("two-of-clubs", {"cards": "2C"})


def test_the_two_of_clubs_leads_after_the_pass() -> None:
    passes = ("pass 2C 3C 4C", "pass 5C 6C 7C", "pass 8C 9C TC", "pass JC QC KC")
    match = hearts(CLUBS, *passes, passing=True)
    assert match.to_act == 1
    assert legal(match) == "2C"


def test_without_the_two_the_lowest_club_leads() -> None:
    match = hearts("deal 3D QC | 4D 4H | 5D 9C | 6D AC")
    assert match.to_act == 2
    assert match.moves() == ["9C"]


def test_without_clubs_seat_0_leads_anything() -> None:
    match = hearts("deal 3D QS 5H | 4D 4H 2D | 5D 9H TH | 6D AH KS")
    assert match.to_act == 0
    assert legal(match) == "3D QS 5H"


# Follow suit


def test_a_player_who_can_must_follow_suit() -> None:
    match = facing("2C", "5C KC 3D 8D QD 4H JH AH 6S QS KS 2D 7D")
    assert legal(match) == "5C KC"
    refusal = Refusal("follow-suit", {"player": 0, "suit": "C", "cards": "5C KC", "count": 2})
    assert match.why_not("3D") == refusal
    assert match.why_not("QS") == refusal


def test_void_players_may_discard_after_the_first_trick() -> None:
    match = hearts("deal 2C 9S | 3C KD | 4C QS | AC 8S", "2C 3C 4C AC", "8S 9S")
    assert legal(match) == "KD"
    match = hearts("deal 2C 9S 5S | 3C KD QH | 4C QS 7S | AC 8S 6S", "2C 3C 4C AC", "8S 9S")
    assert legal(match) == "KD QH"


# First trick


def test_no_penalty_card_falls_on_the_first_trick() -> None:
    match = facing("2C", "3D 8D QD 4H JH AH 6S QS KS 2D 7D 9S TS")
    assert legal(match) == "2D 3D 7D 8D QD 6S 9S TS KS"
    assert match.why_not("QS") == Refusal("first-trick", {"cards": "QS"})
    assert match.why_not("AH") == Refusal("first-trick", {"cards": "AH"})


@pytest.mark.parametrize(
    "held",
    ["2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"],
)
def test_penalty_cards_may_fall_first_without_others(
    held: str,
) -> None:
    assert legal(facing("2C", held)) == held


def test_one_harmless_card_holds_penalty_cards_back() -> None:
    assert legal(facing("2C", "4H 5H 6H 7H 8H 9H TH JH QH KH AH QS 3S")) == "3S"


def test_the_queen_waits_on_a_spade_trick_too() -> None:
    match = hearts("deal 2S 3D 4D | QS KS 5D | 3S 6D 7D | 4S 8D 9D", "2S")
    assert legal(match) == "KS"
    assert match.why_not("QS") == Refusal("first-trick", {"cards": "QS"})
    assert match.why_not("5D") == Refusal(
        "follow-suit", {"player": 0, "suit": "S", "cards": "KS", "count": 1}
    )


def test_penalty_cards_may_fall_from_trick_two() -> None:
    match = hearts("deal 2C 3C | 4C QS | 5C 6H | 7C 8C", "2C 4C 5C 7C", "8C 3C")
    assert legal(match) == "QS"


# Hearts broken


def test_hearts_may_not_be_led_before_broken() -> None:
    match = on_lead("3D 9D 4H JH QS KS")
    assert legal(match) == "3D 9D QS KS"
    refusal = Refusal("hearts-broken", {"cards": "4H", "by": "any-penalty"})
    assert match.why_not("4H") == refusal


def test_a_hand_of_penalty_cards_may_lead_any() -> None:
    assert legal(on_lead("QS 4H JH")) == "QS 4H JH"


def test_one_harmless_card_must_be_led_before_hearts() -> None:
    assert legal(on_lead("4H JH KS")) == "KS"


QUEEN_THROWN = (
    "deal 2C 3C 4C 5C 6C | AC KC 3D 4H KS | 7C 8C 9C TC JC | QC QS 5D 6D 7D",
    "2C AC 7C QC",
    "KC 8C QS 3C",
)


def test_the_queen_of_spades_breaks_hearts() -> None:
    assert legal(hearts(*QUEEN_THROWN)) == "3D KS 4H"


def test_only_hearts_break_hearts_by_option() -> None:
    match = hearts(*QUEEN_THROWN, break_by="heart")
    assert legal(match) == "3D KS"
    assert match.why_not("4H") == Refusal("hearts-broken", {"cards": "4H", "by": "heart"})


@pytest.mark.parametrize("break_by", ["any-penalty", "heart"])
def test_a_heart_breaks_hearts(break_by: str) -> None:
    thrown = tuple(entry.replace("QS", "QH") for entry in QUEEN_THROWN)
    assert legal(hearts(*thrown, break_by=break_by)) == "3D KS 4H"


def test_a_heart_on_trick_one_breaks_hearts() -> None:
    match = hearts("deal 5C 6D 4H | QH JH TH | 2C 3D 4D | 3C 7D 8D", "2C 3C 5C QH")
    assert legal(match) == "6D 4H"


def test_hearts_are_whole_again_in_the_next_hand() -> None:
    first = hand(0, "2C 3C 4C AC", "AD 2D 3H 3D")
    second = ("deal AC 4H 5D | 3C 4C 5C | 6C 7C 8C | 9C TC JC", "3C 6C 9C AC")
    assert legal(hearts(*first, *second)) == "5D"


def test_everybody_sees_who_broke_hearts() -> None:
    match = hearts("deal 2C 3C | 4C QS | 5C 6H | 7C 8C", "2C 4C 5C 7C", "8C 3C")
    assert Event("note", "broken", 1) in match.play("QS")


# Tricks


def test_the_highest_of_the_suit_takes_and_leads() -> None:
    match = hearts("deal 2C 3D | 9C 4D | TC AD | 8D KD", "2C 9C TC 8D")
    assert match.to_act == 2
    assert match.play("AD") == [Event("play", "lead", 2, {"cards": "AD"})]


def test_one_own_card_is_played_at_a_time() -> None:
    match = hearts("deal 2C 3D | 9C 4D | TC AD | 8D KD", "2C")
    assert match.why_not("9C 4D") == Refusal("trick", {"count": 2})
    assert match.why_not("") == Refusal("trick", {"count": 0})
    assert match.why_not("TC") == Refusal("not-yours", {"cards": "TC"})
    assert match.why_not("2C") == Refusal("not-yours", {"cards": "2C"})


def test_taken_penalty_and_bonus_cards_lie_open() -> None:
    log = hand(0, "2C 3C AC 4C", "KS QS JD 5H", "AS 5D 6D 7D")[:-1]
    assert [zone.items for zone in zones(hearts(*log), 1, "taken")] == [(), (), ("QS", "5H"), ()]
    match = hearts(*log, bonus_card="JD")
    assert zones(match, 1, "taken")[2].items == ("JD", "QS", "5H")


def test_a_trick_tells_what_it_brought() -> None:
    *before, last = " ".join(hand(0, "2C 3C AC 4C", "KS QS JD 5H", "AS 5D 6D 7D")[1:3]).split()
    deal = hand(0, "2C 3C AC 4C", "KS QS JD 5H", "AS 5D 6D 7D")[0]
    match = hearts(deal, *before, bonus_card="JD")
    assert match.play(last)[-1] == Event(
        "take", "trick-points", 2, {"points": 4, "cards": "JD QS 5H"}
    )
    match = hearts(deal, *before[:3])
    assert match.play("4C")[-1] == Event("take", "trick", 2, {"cards": "AC"})


# Passing


def cycle(hands: int, **options: bool) -> list[str]:
    """How the cards are passed in the first hands."""
    state = Hearts(fill(Options, options), 4)
    ways: list[str] = []
    while len(ways) < hands:
        state.play(read(state, CLUBS))
        ways.append(state.passing)
        while state.phase != "deal":
            state.play(state.draw(Random(0)) if state.to_act == CHANCE else state.moves()[0])
    return ways


def test_passing_turns_left_right_across_nowhere() -> None:
    assert cycle(8) == ["left", "right", "across", "none"] * 2


def test_scatter_replaces_the_hand_without_pass() -> None:
    assert cycle(8, scatter=True) == ["left", "right", "across", "scatter"] * 2


def test_smoosh_replaces_the_hand_without_pass() -> None:
    assert cycle(8, smoosh=True) == ["left", "right", "across", "smoosh"] * 2


def test_scatter_and_smoosh_follow_each_other() -> None:
    ways = ["left", "right", "across", "scatter", "smoosh"]
    assert cycle(10, scatter=True, smoosh=True) == ways * 2


def test_without_passing_no_cards_are_exchanged_at_all() -> None:
    assert cycle(5, passing=False, scatter=True, smoosh=True) == ["none"] * 5


def test_hands_of_fewer_than_three_cards_pass_nothing() -> None:
    match = hearts("deal 2C 3C | 4C 5C | 6C 7C | 8C 9C", passing=True)
    assert legal(match) == "2C"


def passed(hand_number: int, *passes: str, **options: bool) -> Match:
    """Twelve clubs, dealt in order, and passed in this hand of the match."""
    return hearts(*NOTHING * (hand_number - 1), CLUBS, *passes, passing=True, **options)


ALL_PASSED = ("pass 2C 3C 4C", "pass 5C 6C 7C", "pass 8C 9C TC", "pass JC QC KC")


@pytest.mark.parametrize(("hand_number", "receiver"), [(1, 1), (2, 3), (3, 2)])
def test_three_cards_pass_left_right_or_across(hand_number: int, receiver: int) -> None:
    match = passed(hand_number, *ALL_PASSED)
    (hand_held,) = (zone for zone in zones(match, receiver, "hand") if zone.seat == receiver)
    assert hand_held.items == ("2C", "3C", "4C")
    assert [(z.seat, z.items) for z in zones(match, receiver, "received")] == [(0, hand_held.items)]
    assert [z.seat for z in zones(match, 0, "given")] == [receiver]


def test_a_scatter_gives_one_card_each_way() -> None:
    match = passed(4, "pass 4C 2C 3C", *ALL_PASSED[1:], scatter=True)
    assert [(z.seat, z.items) for z in zones(match, 0, "given")] == [
        (1, ("4C",)),
        (2, ("2C",)),
        (3, ("3C",)),
    ]
    assert match.to_act == 2


def test_a_player_knows_who_sent_which_scattered_card() -> None:
    match = passed(4, "pass 4C 2C 3C", *ALL_PASSED[1:], scatter=True)
    received = {zone.seat: zone.items for zone in zones(match, 1, "received")}
    assert received == {0: ("4C",), 2: ("TC",), 3: ("QC",)}


def test_a_smoosh_deals_the_chosen_cards_again() -> None:
    match = passed(4, *ALL_PASSED, "smoosh JC QC KC | 2C 3C 4C | 5C 6C 7C | 8C 9C TC", smoosh=True)
    assert match.to_act == 1
    assert [(z.seat, z.items) for z in zones(match, 0, "received")] == [(None, ("JC", "QC", "KC"))]
    assert not zones(match, 0, "given")


def test_an_own_card_may_return_from_smoosh() -> None:
    match = passed(4, *ALL_PASSED, "smoosh 2C 3C 4C | 5C 6C 7C | 8C 9C TC | JC QC KC", smoosh=True)
    assert match.to_act == 0


@pytest.mark.parametrize(
    "smoosh",
    [
        "smoosh 2C 3C | 5C 6C 7C 4C | 8C 9C TC | JC QC KC",
        "smoosh 2C 3C AC | 5C 6C 7C | 8C 9C TC | JC QC KC",
    ],
)
def test_a_smoosh_gives_each_three_cards(smoosh: str) -> None:
    with pytest.raises(ValueError, match=r"log entry 21.*deal"):
        passed(4, *ALL_PASSED, smoosh, smoosh=True)


def test_a_pass_is_three_own_cards() -> None:
    match = passed(1)
    assert match.why_not("pass 2C 3C") == Refusal(
        "pass", {"problem": "count", "count": 2, "wanted": 3}
    )
    assert match.why_not("pass 2C 3C 3C") == Refusal("pass", {"problem": "twice", "cards": "3C"})
    assert match.why_not("pass 2C 3C 5C") == Refusal("not-yours", {"cards": "5C"})
    assert match.why_not("2C") == Refusal("not-now", {"phase": "pass"})


def test_cards_are_passed_before_play_only() -> None:
    match = passed(1, *ALL_PASSED)
    assert match.why_not("pass 2C 3C 4C") == Refusal("not-now", {"phase": "play"})
    assert match.why_not("pass 2C 2C 2C") == Refusal("not-now", {"phase": "play"})


def test_a_scatter_is_three_different_cards_too() -> None:
    match = passed(4, scatter=True)
    assert match.why_not("pass 2C 3C") == Refusal(
        "pass", {"problem": "count", "count": 2, "wanted": 3}
    )
    assert match.why_not("pass 2C 3C 3C") == Refusal("pass", {"problem": "twice", "cards": "3C"})
    assert match.why_not("pass 2C 3C 5C") == Refusal("not-yours", {"cards": "5C"})


def test_all_pass_unseen_at_once() -> None:
    match = passed(1, *ALL_PASSED[:3])
    assert not any(named(match, seat) & {"2C", "3C", "4C"} for seat in (1, 2, 3))
    assert match.play(ALL_PASSED[3]) == [
        Event("choose", "chosen", 3),
        Event("exchange", "exchange"),
    ]
    assert not named(match, 2) & {"2C", "3C", "4C"}
    assert not named(match, 3) & {"2C", "3C", "4C"}


def test_no_view_names_an_unknown_card() -> None:
    match = Match("hearts", {"scatter": True, "smoosh": True}, seed=1)
    random = Random(1)
    state = match.state
    assert isinstance(state, Hearts)
    while state.round < 6:
        for seat in range(4):
            known = state.hands[seat] | sum(state.sent[seat])
            assert not DECK.read(" ".join(named(match, seat))) & sum(state.hands) & ~known
        match.apply(random.choice(state.moves()))


def named(match: Match, seat: int) -> set[str]:
    """Every card named anywhere in what the seat sees."""
    return set(re.findall(r"\b[2-9TJQKA][CDSH]\b", json.dumps(plain(match.view(seat)))))


# Score


# Seats 1, 1, 2, 0, 0, 2, 2 take the tricks: seat 0 hearts 2-6, seat 1 the queen, seat 2 the rest.
PARTED = hand(
    2,
    *("2C 3C 4C 5C", "KS QS 2S JD", "2D AD 7H 8H", "6C 2H 8C 3H"),
    *("9C 4H 5H 6H", "TH JH AH 9H", "KH QH TC 5S"),
)
# Seats 1, 1, 0, 2, 0, 1, 1, 0 take them: seat 0 hearts 2-6, seat 1 7-A, seat 2 the queen.
AD_HOC = hand(
    0,
    *("2C 5C 3C 4C", "AC 7H 8H 6C", "7C 2H 3H 8C", "8S 9S KS QS", "2D 4H KD 5H"),
    *("9C KC 9H TH", "AH QH KH JH", "TC 4S 6H QC"),
)
# Seat 0 takes all the tricks.
MOON = hand(
    0,
    *("2C 2D 3D 4D", "3C QS QH JH", "4C TH 9H 8H"),
    *("5C 7H 6H 5H", "AH 4H 3H 2H", "KH 5D 6D 7D"),
)
SWEEP = (
    *("KC QS QH JH", "QC TH 9H 8H", "JC 7H 6H 5H"),
    *("TC 4H 3H 2H", "AH 5S 6S 7S", "KH 8S 9S TS"),
)
# Seat 0 takes all penalty cards, the jack of diamonds goes to seat 1, 0 or 2.
MOON_WITHOUT_JACK = hand(0, "2C 5C 3C JD", "2S 3S 4S AS", *SWEEP)
MOON_WITH_JACK = hand(1, "2C 3C JD 4C", "AS 2S 3S 4S", *SWEEP)
MOON_JACK_TO_PARTNER = hand(0, "2C 3C 5C JD", "2S 3S AS 4S", *SWEEP)


def test_hearts_cost_one_and_the_queen_thirteen() -> None:
    assert hearts(*PARTED).points == [5, 13, 8, 0]


def test_the_score_sheet_explains_the_points() -> None:
    (score,) = hearts(*PARTED, bonus_card="JD", partnership="fixed").view(0).scores
    assert score.points == (13, 3, 13, 3)
    assert score.parts == {
        "hearts": (5, 0, 8, 0),
        "queen": (0, 13, 0, 0),
        "bonus": (0, -10, 0, 0),
        "partner": (8, 0, 5, 3),
    }


@pytest.mark.parametrize(
    ("choice", "points"), [("moon subtract", [-26, 0, 0, 0]), ("moon add", [0, 26, 26, 26])]
)
def test_a_moon_subtracts_or_adds_26(choice: str, points: list[int]) -> None:
    match = hearts(*MOON)
    assert match.to_act == 0
    assert match.moves() == ["moon subtract", "moon add"]
    match.play(choice)
    assert match.points == points


def test_only_the_shooter_chooses_after_all_cards() -> None:
    match = hearts(*MOON)
    assert match.why_not("moon add", seat=1) == Refusal("not-now", {"phase": "turn", "player": 0})
    assert match.why_not("2C") == Refusal("not-now", {"phase": "moon"})
    assert hearts(*MOON[:2]).why_not("moon add") == Refusal("not-now", {"phase": "play"})


def test_all_but_one_penalty_card_are_no_moon() -> None:
    match = hearts(
        *hand(
            0,
            *("2C 2D 3D 4D", "3C QS QH JH", "4C TH 9H 8H"),
            *("5C 7H 6H 5H", "AH 4H 3H 2H", "2S 3S 4S KH"),
        )
    )
    assert match.points == [25, 0, 1, 0]


# End of the match


def from_totals(totals: list[int], *log: str, choice: str = "", **options: object) -> Match:
    """A match in which the last card of this hand is played at these totals."""
    entries = [*log[:-1], *log[-1].split()]
    match = hearts(*entries[:-1], **options)
    match.state.points[:] = totals
    match.play(entries[-1])
    if choice:
        match.play(choice)
    return match


def test_the_match_ends_exactly_at_the_target() -> None:
    match = from_totals([95, 60, 40, 70], *PARTED)
    assert match.points == [100, 73, 48, 70]
    assert match.over
    assert match.places == [4, 3, 1, 2]


def test_the_match_goes_on_below_the_target() -> None:
    assert not from_totals([94, 60, 40, 70], *PARTED).over


@pytest.mark.parametrize("target", [50, 75, 100])
def test_the_target_is_a_house_rule(target: int) -> None:
    assert from_totals([0, target - 13, 0, 0], *PARTED, target=target).over
    assert not from_totals([0, target - 14, 0, 0], *PARTED, target=target).over


def test_a_moon_added_may_end_the_match() -> None:
    match = from_totals([50, 99, 60, 70], *MOON, choice="moon add")
    assert match.points == [50, 125, 86, 96]
    assert match.over
    assert match.places == [1, 4, 2, 3]


def test_a_moon_subtracted_may_keep_the_match_going() -> None:
    match = from_totals([50, 99, 60, 70], *MOON, choice="moon subtract")
    assert match.points == [24, 99, 60, 70]
    assert not match.over


def test_equal_totals_share_a_place() -> None:
    match = from_totals([0, 92, 97, 70], *PARTED)
    assert match.points == [5, 105, 105, 70]
    assert match.places == [1, 3, 3, 2]
    match = from_totals([65, 57, 92, 90], *PARTED)
    assert match.points == [70, 70, 100, 90]
    assert match.places == [1, 1, 4, 3]


def test_all_at_the_target_lose() -> None:
    view = from_totals([0, 87, 97, 99], *PARTED).view(0)
    assert [badge.seat for badge in view.badges if badge.id == "loser"] == [1, 2]


def test_the_match_ends_after_200_hands() -> None:
    assert not hearts(*NOTHING * 199).over
    match = hearts(*NOTHING * 200)
    assert match.over
    assert match.places == [1, 1, 1, 1]


# Bonus card


def test_the_bonus_card_takes_ten_points_off() -> None:
    assert hearts(*PARTED, bonus_card="JD").points == [5, 3, 8, 0]
    assert hearts(*PARTED, bonus_card="TD").points == [5, 13, 8, 0]
    tens = tuple(entry.replace("JD", "TD") for entry in PARTED)
    assert hearts(*tens, bonus_card="TD").points == [5, 3, 8, 0]


def test_the_bonus_card_may_fall_first() -> None:
    assert legal(facing("2C", "JD QS 5H", bonus_card="JD")) == "JD"


def test_the_bonus_card_keeps_hearts_from_being_led() -> None:
    assert legal(on_lead("4H JH JD", bonus_card="JD")) == "JD"


def test_the_bonus_card_does_not_break_hearts() -> None:
    thrown = tuple(entry.replace("QS", "JD") for entry in QUEEN_THROWN)
    assert legal(hearts(*thrown, bonus_card="JD")) == "3D KS"


@pytest.mark.parametrize(
    ("options", "subtract", "add"),
    [
        ({}, [-26, 0, 0, 0], [0, 26, 26, 26]),
        ({"bonus_on_moon": True}, [-26, -10, 0, 0], [0, 16, 26, 26]),
    ],
)
def test_a_moon_cancels_the_bonus_unless_agreed(
    options: dict[str, bool], subtract: list[int], add: list[int]
) -> None:
    for choice, points in (("moon subtract", subtract), ("moon add", add)):
        match = hearts(*MOON_WITHOUT_JACK, choice, bonus_card="JD", **options)
        assert match.points == points


def test_a_moon_may_need_the_bonus_card() -> None:
    needed = {"bonus_card": "JD", "moon_needs_bonus": True}
    assert hearts(*MOON_WITHOUT_JACK, **needed).points == [26, -10, 0, 0]
    assert hearts(*MOON_WITH_JACK, "moon subtract", **needed).points == [-26, 0, 0, 0]
    both = {**needed, "bonus_on_moon": True}
    assert hearts(*MOON_WITH_JACK, "moon add", **both).points == [-10, 26, 26, 26]


def test_a_partners_bonus_card_makes_no_moon() -> None:
    options = {"bonus_card": "JD", "moon_needs_bonus": True, "partnership": "fixed"}
    assert hearts(*MOON_JACK_TO_PARTNER, **options).points == [16, 0, 16, 0]


def test_options_of_the_bonus_card_need_it() -> None:
    match = hearts(*MOON_WITHOUT_JACK, "moon add", moon_needs_bonus=True, bonus_on_moon=True)
    assert match.points == [0, 26, 26, 26]


# Partners


def test_fixed_partners_share_their_points() -> None:
    assert hearts(*PARTED, partnership="fixed").points == [13, 13, 13, 13]


@pytest.mark.parametrize(
    ("choice", "points"), [("moon subtract", [-26, 0, -26, 0]), ("moon add", [0, 26, 0, 26])]
)
def test_a_moon_counts_for_both_partners(choice: str, points: list[int]) -> None:
    assert hearts(*MOON, choice, partnership="fixed").points == points


def test_two_partners_do_not_shoot_the_moon_together() -> None:
    together = hand(
        2,
        *("2C 3C 4C 5C", "2S 3S QS KS", "2D 3D AD 4D", "KD QH JH TH"),
        *("QD 9H 8H 7H", "JD 6H 5H 4H", "TD 3H 2H 5S", "AH 6S 7S 8S", "KH 9S TS JS"),
    )
    match = hearts(*together, partnership="fixed")
    assert match.points == [26, 0, 26, 0]


def test_partners_share_the_bonus_with_a_moon() -> None:
    options = {"partnership": "fixed", "bonus_card": "JD", "bonus_on_moon": True}
    assert hearts(*PARTED, **options).points == [13, 3, 13, 3]
    assert hearts(*MOON_WITHOUT_JACK, "moon add", **options).points == [0, 16, 0, 16]
    assert hearts(*MOON_WITHOUT_JACK, "moon subtract", **options).points == [-26, -10, -26, -10]


def test_the_first_two_takers_are_a_team() -> None:
    assert hearts(*AD_HOC, partnership="ad-hoc").points == [13, 13, 13, 13]
    assert hearts(*PARTED, partnership="ad-hoc").points == [5, 21, 21, 5]


def test_teams_are_unknown_before_a_second_taker() -> None:
    match = hearts(*AD_HOC[:3], partnership="ad-hoc")
    assert teams(match) == []
    for card in AD_HOC[3].split():
        match.play(card)
    assert teams(match) == [(0, 1), (1, 1), (2, 2), (3, 2)]


def teams(match: Match) -> list[tuple[int | None, object]]:
    """Each seat with its team, as far as they are known."""
    return [(f.seat, f.args["team"]) for f in match.view(0).badges if f.id == "team"]


@pytest.mark.parametrize(
    ("choice", "points"), [("moon subtract", [0, 0, -26, -26]), ("moon add", [26, 26, 0, 0])]
)
def test_an_ad_hoc_partner_shares_the_moon(choice: str, points: list[int]) -> None:
    moon_of_seat_2 = hand(
        0,
        *("2C 3C 4C 5C", "2D 3D 4D AD", "KD QS QH JH", "QD TH 9H 8H"),
        *("JD 7H 6H 5H", "TD 4H 3H 2H", "AH 5S 6S 7S", "KH 8S 9S TS"),
    )
    assert hearts(*moon_of_seat_2, choice, partnership="ad-hoc").points == points


@pytest.mark.parametrize(
    ("choice", "points"), [("moon subtract", [-26, 0, 0, 0]), ("moon add", [0, 26, 26, 26])]
)
def test_a_taker_of_all_tricks_plays_alone(choice: str, points: list[int]) -> None:
    assert hearts(*MOON, choice, partnership="ad-hoc").points == points


# Whole hands and whole counts


def test_first_tricks_of_a_tiny_deal_are_counted() -> None:
    match = hearts("deal 2C 3C 4D | 5C 6C 7D | 8C 9C TD | JC QC KD")
    assert [count(match.state, n) for n in (1, 2, 3, 4)] == [1, 2, 4, 8]  # 2C leads, then 2 x 2 x 2


def test_a_first_trick_of_penalty_cards_is_counted() -> None:
    match = hearts("deal 2C 3C | QS 4H | 5H 6D | 7H 8H")
    ways = [count(match.state, n) for n in range(1, 9)]
    assert ways == [1, 2, 2, 4, 4, 4, 4, 4]  # 2C, QS or 4H, 6D, 7H or 8H, and then what is left


def test_leads_are_counted_before_and_after_breaking() -> None:
    match = hearts("deal AC 2D 3H | 2C 4D 5D | 3C 6D QS | 4C 7D 8D", "2C 3C 4C AC")
    assert [count(match.state, n) for n in (1, 2, 3, 4)] == [1, 2, 2, 4]  # 2D, not 3H; 6D, not QS
    match = hearts("deal AC 2D 3H | 2C 4D 5D | 3C QS 6H | 4C 7D 8D", "2C 3C 4C AC")
    ways = [count(match.state, n) for n in range(1, 9)]
    assert ways == [1, 2, 4, 8, 8, 8, 8, 8]  # seat 2 throws either, one of 7D 8D takes the trick


def test_passes_are_counted() -> None:
    deal = "deal 2C 3C 4C 5C | 6C 7C 8C 9C | TC JC QC KC | AC 2D 3D 4D"
    left = hearts(deal, passing=True).state
    assert [count(left, n) for n in (1, 2)] == [4, 16]
    scatter = hearts(*NOTHING * 3, deal, passing=True, scatter=True).state
    assert [count(scatter, n) for n in (1, 2)] == [24, 576]


# Guesses


def worlds(match: Match, seat: int) -> list[Hearts]:
    state = match.state
    assert isinstance(state, Hearts)
    return [state.guess(seat, Random(number)) for number in range(50)]


def test_every_deal_that_could_be_is_guessed() -> None:
    match = hearts("deal 2C 3C | 4C 5C | 6C 7C | 8C 9C")
    state = match.state
    assert isinstance(state, Hearts)
    guessed = {tuple(state.guess(0, Random(n)).hands) for n in range(1500)}
    assert len(guessed) == 90  # 6! / 2! 2! 2!


def test_a_player_who_cannot_follow_is_guessed_void() -> None:
    match = hearts(
        "deal 2C KC 3S | 3D 4D 5D | 4C 5C 6D | 6C 7C 7D",
        "2C 3D 4C 6C",
    )
    for world in worlds(match, 0):
        assert not world.hands[1] & DECK.read("KC 5C 7C")


def test_an_unbroken_heart_lead_shows_penalty_cards() -> None:
    match = hearts(
        "deal 2C 3C 4D 5D | AC 3H 4H QS | 4C 5C 6D 5H | 6C 7C 7D 8H", "2C AC 4C 6C", "3H"
    )
    for world in worlds(match, 2):
        assert not world.hands[1] & ~world.penalty


def test_a_first_penalty_card_shows_only_such() -> None:
    match = hearts("deal 2C 3C 4D | 3H 4H QS | 4C 5C 6D | 6C 7C 7D", "2C 3H")
    for world in worlds(match, 2):
        assert not world.hands[1] & ~world.penalty


def test_passed_cards_are_guessed_in_place_until_played() -> None:
    match = hearts(
        "deal 2C 3C 4C 2D | 5C 6C 7C 3D | 8C 9C TC 4D | JC QC KC 5D", *ALL_PASSED, passing=True
    )
    for world in worlds(match, 0):
        assert world.hands[1] & DECK.read("2C 3C 4C") == DECK.read("2C 3C 4C")
    assert len({world.hands[1] for world in worlds(match, 0)}) > 1
    match.play("2C")
    for world in worlds(match, 0):
        assert world.hands[1] & DECK.read("3C 4C") == DECK.read("3C 4C")


def test_other_seats_guess_only_what_they_can() -> None:
    match = hearts(
        "deal 2C 3C 4C 2D | 5C 6C 7C 3D | 8C 9C TC 4D | JC QC KC 5D", *ALL_PASSED, passing=True
    )
    assert len({world.hands[1] & DECK.read("2C 3C 4C") for world in worlds(match, 2)}) > 1


def test_a_guess_hides_passes_between_others() -> None:
    back = "smoosh 2C 3C 4C | 5C 6C 7C | 8C 9C TC | JC QC KC"
    for match in (passed(1, *ALL_PASSED), passed(4, *ALL_PASSED, back, smoosh=True)):
        for world in worlds(match, 3):
            piles = [zone for zone in match.game.look(world, 1).zones if zone.role == "received"]
            assert piles == []


def test_a_bot_learns_nothing_of_others_passes() -> None:
    match = passed(1, *ALL_PASSED[:2])
    for world in worlds(match, 2):
        for seat in (0, 1):
            assert sum(world.laid(seat)) & ~world.hands[seat] == 0
    assert len({world.chosen[0] for world in worlds(match, 2)}) > 1


# Settled rounds


def decided(match):
    return "decided" in {badge.id for badge in match.view(0).badges}


def test_a_hand_without_penalty_cards_is_decided():
    deal = "deal 2C 3D 4D | 5C 6D 7D | 8C 9D TD | JC QS KD"
    match = hearts(deal, "2C 5C 8C JC", "QS 3D 6D")
    assert not decided(match)
    match.play("9D")
    assert decided(match)


def test_a_bonus_card_leaves_a_hand_open():
    deal = "deal 2C 3D | 5C 7D | 8C JD | JC KD"
    assert decided(hearts(deal))
    assert not decided(hearts(deal, bonus_card="JD"))


def test_partners_must_be_known_before_deciding():
    assert not decided(hearts("deal 2C 3D | 5C 7D | 8C TD | JC KD", partnership="ad-hoc"))
