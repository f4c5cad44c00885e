"""The house rules of hearts: each worked example of their specification."""

from collections.abc import Mapping
from typing import Any

import pytest

from taku import Match
from taku.games.hearts.deck import DECK
from taku.games.hearts.options import PRESETS
from taku.games.hearts.restrictions import HEARTS_PLAYED
from taku.games.hearts.rules import Hearts, Options
from taku.games.hearts.scoring import dropped, score
from taku.games.hearts.setup import setup
from taku.games.hearts.table import places
from taku.options import fill
from taku.view import Score

RANKS = "23456789TJQKA"


def hearts(*log: str, seats: int = 4, **options: Any) -> Match:
    """A match without passing unless asked for; cards in one entry are played one by one."""
    entries: list[str] = []
    for entry in log:
        cards = entry.split()
        entries += cards if cards[0] in DECK.names else [entry]
    return Match("hearts", {"passing": False, **options}, seats=seats, log=entries)


def around(held: str, *groups: str) -> str:
    """A deal of hands of one size: seat 1 holds `held`, the others these cards and fillers."""
    size = max(len(held.split()), *(len(group.split()) for group in groups))
    named = " ".join([held, *groups]).split()
    rest = [name for name in DECK.names if name not in named]
    hands = [groups[0].split(), held.split(), groups[1].split(), groups[2].split()]
    for cards in hands:
        while len(cards) < size:
            cards.append(rest.pop(0))
    return "deal " + " | ".join(map(" ".join, hands))


def first_trick(held: str, lead: str, **options: Any) -> Match:
    """Seat 0 has led to the first trick; seat 1 holds these cards and is to play."""
    return hearts(around(held, lead, "", ""), lead, **options)


def later_trick(held: str, *trick: str, hearts_played: bool = False, **options: Any) -> Match:
    """Seat 1 holds these cards and is to play to the second trick, in which these cards lie."""
    first = (1 - len(trick)) % 4
    clubs = {2: "2C", 3: "3C", 0: "4C", 1: "5C", first: "AC"}
    groups = [clubs[seat] for seat in range(4)]
    for place, card in enumerate(trick):
        groups[(first + place) % 4] += f" {card}"
    held = f"{held} {clubs[1]}" if first != 1 else f"{held} AC"
    match = hearts(around(held, groups[0], groups[2], groups[3]), **options)
    while len(match.log) < 5:
        match.play(clubs[match.state.to_act] if match.state.to_act >= 0 else "")
    assert match.state.to_act == first
    if hearts_played:
        match.state.situation |= HEARTS_PLAYED
    for card in trick:
        match.play(card)
    return match


def legal(match: Match) -> set[str]:
    return set(match.moves())


def cards(text: str) -> set[str]:
    return set(text.split())


# Leading and following

ANY = {"first_trick": "any"}
WAITS = {"queen_waits": True}
VOID = {"queen_forced": "void"}


@pytest.mark.parametrize(
    ("held", "options", "wanted"),
    [
        ("3D 8D 4H QS", ANY, "3D 8D 4H QS"),
        ("3D 8D 4H QS", {**ANY, **WAITS}, "3D 8D 4H"),
        ("3D 8D 4H QS", {**ANY, **VOID}, "QS"),
        ("3D 8D 4H QS", VOID, "3D 8D"),
        ("5C 4H QS", ANY, "5C"),
    ],
)
def test_the_first_trick(held: str, options: Mapping[str, Any], wanted: str) -> None:
    assert legal(first_trick(held, "2C", **options)) == cards(wanted)


@pytest.mark.parametrize(
    ("options", "wanted"),
    [({}, "all"), (WAITS, "hearts"), (VOID, "QS")],
)
def test_penalty_cards_alone_on_the_first_trick(options: Mapping[str, Any], wanted: str) -> None:
    twelve = " ".join(rank + "H" for rank in RANKS[:12])
    match = first_trick(f"{twelve} QS", "2C", **options)
    hands = {"all": f"{twelve} QS", "hearts": twelve, "QS": "QS"}
    assert legal(match) == cards(hands[wanted])


BY_DEAL = {"first_lead": "by-deal"}
FREELY = {"lead_hearts": "any-time"}


@pytest.mark.parametrize(
    ("options", "wanted"),
    [({}, "3D"), (ANY, "3D QS"), ({**ANY, **FREELY}, "3D 4H QS")],
)
def test_the_first_lead_by_deal(options: Mapping[str, Any], wanted: str) -> None:
    match = hearts("deal 3D 4H QS | 5D 6D 7D | 8D 9D TD | JD QD KD", **BY_DEAL, **options)
    assert match.state.to_act == 0
    assert legal(match) == cards(wanted)


def test_the_first_lead_moves_on_by_deal() -> None:
    deal = "deal 3D 4C | 5D 2C | 6D 7C | 8D 9C"
    match = hearts(deal, **BY_DEAL)
    assert match.state.to_act == 0
    assert legal(match) == cards("3D 4C")
    for card in ["3D", "5D", "6D", "8D", "9C", "4C", "2C", "7C"]:
        match.play(card)
    assert match.state.round == 2
    assert match.state.to_act == 1


@pytest.mark.parametrize(
    ("held", "options", "wanted"),
    [
        ("3D 4H QS", {}, "3D QS"),
        ("3D 4H QS", FREELY, "3D 4H QS"),
        ("3D 4H QS", WAITS, "3D"),
        ("3D 4H QS", {**WAITS, **FREELY}, "3D 4H"),
        ("4H QS", WAITS, "4H QS"),
        ("4H KS QS", WAITS, "KS"),
        ("QS 4S", VOID, "QS 4S"),
    ],
)
def test_an_unbroken_lead(held: str, options: Mapping[str, Any], wanted: str) -> None:
    assert legal(later_trick(held, **options)) == cards(wanted)


SPADES = "AS KS QS JS TS QC"


@pytest.mark.parametrize(
    ("held", "trick", "options", "wanted"),
    [
        (SPADES, "9D", {}, SPADES),
        (SPADES, "9D", WAITS, "AS KS JS TS QC"),
        ("QS 4S", "9S", {}, "QS 4S"),
        ("QS 4S", "9S", WAITS, "4S"),
        ("QS 4D", "9S", {}, "QS"),
        ("QS 4D", "9S", WAITS, "QS"),
        ("QS 4D", "9S", VOID, "QS"),
        ("QS 4S", "9S KS", {}, "QS 4S"),
        ("QS 4S", "9S KS", VOID, "QS 4S"),
        ("JD QS", "9D", {**VOID, "bonus_card": "JD"}, "JD"),
        ("JD QS", "9C", {**VOID, "bonus_card": "JD"}, "QS"),
    ],
)
def test_following(held: str, trick: str, options: Mapping[str, Any], wanted: str) -> None:
    assert legal(later_trick(held, *trick.split(), **options)) == cards(wanted)


def test_the_queen_waits_only_for_a_heart() -> None:
    assert legal(later_trick("QS 4S", "9S", hearts_played=True, **WAITS)) == cards("QS 4S")


@pytest.mark.parametrize(
    ("held", "trick", "options", "card", "rule"),
    [
        ("QS 4S", "9S", WAITS, "QS", "queen-waits"),
        ("JD QS", "9C", VOID, "JD", "queen-forced"),
        ("3D 4H QS", "", WAITS, "QS", "queen-waits"),
        ("3D 4H QS", "", WAITS, "4H", "hearts-broken"),
    ],
)
def test_a_refusal_names_the_first_applicable_rule(
    held: str, trick: str, options: Mapping[str, Any], card: str, rule: str
) -> None:
    refusal = later_trick(held, *trick.split(), **options).why_not(card)
    assert refusal
    assert refusal.rule == rule


def test_a_queen_on_the_first_trick() -> None:
    deal = "deal 2C 3C | 4D QS | 5C 6C | 7C 8C"
    refusal = hearts(deal, "2C").why_not("QS")
    assert refusal
    assert refusal.rule == "first-trick"
    match = hearts(deal, "2C QS 5C 7C", **ANY)
    assert match.state.taken[3] == DECK.read("2C QS 5C 7C")
    assert match.state.worth(match.state.taken[3]) == 13


@pytest.mark.parametrize(("options", "wanted"), [({}, "QS 7H"), (VOID, "QS")])
def test_the_second_discard(options: Mapping[str, Any], wanted: str) -> None:
    deal = "deal 3C 4D 2S | 5C 6D 3S | QS 7H 2D | 8C 9C 4S"
    match = hearts(deal, "3C 5C 2D 9C 8C 4D 6D", **options)
    assert match.state.to_act == 2
    assert legal(match) == cards(wanted)


# Passing

THREE = "deal 2C 3C 4C | 5C 6C 7C | 8C 9C TC | JC QC KC"


def passes(*log: str, **options: Any) -> Match:
    return hearts(*log, **{"passing": True, **options})


@pytest.mark.parametrize(("cycle", "receiver"), [("right", 3), ("turning", 1), ("across", 2)])
def test_where_three_cards_go(cycle: str, receiver: int) -> None:
    log = [f"pass {hand}" for hand in THREE.removeprefix("deal ").split(" | ")]
    match = passes(THREE, *log, pass_cycle=cycle)
    assert match.state.hands[receiver] == DECK.read("2C 3C 4C")
    assert match.state.to_act == receiver
    assert match.moves() == ["2C"]


def test_the_number_of_cards_that_are_passed() -> None:
    match = passes(THREE, pass_count=2)
    assert match.why_not("pass 2C 3C") is None
    refusal = match.why_not("pass 2C 3C 4C")
    assert refusal
    assert refusal.rule == "pass"
    assert passes(THREE, pass_count=4).moves() == ["2C"]


def test_top_spades_are_kept() -> None:
    deal = "deal 2C QS KS AS | 3C 4C 5C 6C | 7C 8C 9C TC | JC QC KC AC"
    match = passes(deal, keep_spades=True)
    assert match.why_not("pass 2C QS KS") is None
    refusal = match.why_not("pass QS KS AS")
    assert refusal
    assert refusal.rule == "keep-spades"
    deal = "deal 2C 3C 4C QS | 2D 3D 4D 5D | 6D 7D 8D 9D | 5C 6C 7C 8C"
    match = passes(deal, keep_spades=True)
    assert match.moves() == ["pass 2C 3C 4C"]


CYCLES = {
    3: "left right none left",
    4: "left right across none left",
    5: "left right second-left second-right none left",
    6: "left right second-left second-right across none left",
}


@pytest.mark.parametrize("seats", CYCLES)
def test_the_cycle_turns_by_the_number_of_players(seats: int) -> None:
    state = Hearts(Options(), seats)
    state.hands = [0b111] * seats
    ways = CYCLES[seats].split()
    for state.round, way in enumerate(ways, start=1):
        assert state._passing() == way
    state = Hearts(Options(pass_cycle="turning-no-hold"), seats)
    state.hands = [0b111] * seats
    state.round = len(ways) - 1
    assert state._passing() == "left"
    state = Hearts(Options(pass_cycle="left-right"), seats)
    state.hands = [0b111] * seats
    for state.round, way in enumerate(("left", "right", "left"), start=1):
        assert state._passing() == way


# Seats and cards


@pytest.mark.parametrize(
    ("seats", "penalties", "out", "size"),
    [
        (3, "black-lady", "2D", 17),
        (4, "black-lady", "", 13),
        (5, "black-lady", "2C 2D", 10),
        (6, "black-lady", "2C 2D 2S 3C", 8),
        (3, "black-maria", "2C", 17),
        (5, "black-maria", "2C 2D", 10),
        (6, "black-maria", "2C 2D 2S 2H", 8),
    ],
)
def test_the_cards_in_play(seats: int, penalties: str, out: str, size: int) -> None:
    facts = setup(Options(penalties=penalties), seats)
    assert facts.deck == DECK.all & ~DECK.read(out)
    assert (facts.size, facts.kitty) == (size, 0)
    with_kitty = setup(Options(penalties=penalties, extra_cards="first-trick"), seats)
    assert (with_kitty.size, with_kitty.deck) == (size, DECK.all)
    assert with_kitty.kitty == len(out.split())


def test_a_card_that_is_out_cannot_be_dealt() -> None:
    state = Hearts(Options(), 3)
    for deal, problem in (("2C | 2D | 3D", "deal"), ("2C | 3C | 3D", None)):
        refusal = state.why_not(DECK.pack(DECK.read_groups(deal)))
        assert (refusal and refusal.rule) == problem


@pytest.mark.parametrize(("seats", "card"), [(5, "3C"), (6, "4C")])
def test_the_lowest_club_that_was_dealt_opens(seats: int, card: str) -> None:
    match = Match("hearts", {"passing": False}, seats=seats, seed="low club")
    assert match.moves() == [card]


KITTY = "deal 2C 5D | 3C 6D | 4C 7D | QS"


def test_the_first_trick_brings_the_kitty() -> None:
    match = hearts(KITTY, "2C 3C", seats=3, extra_cards="first-trick")
    assert match.state.kitty_taker is None
    match.play("4C")
    assert match.state.kitty_taker == 2
    assert match.state.worth(match.state.taken[2]) == 13
    received = [zone for zone in match.view(2).zones if zone.role == "received"]
    assert [zone.items for zone in received] == [("QS",)]
    assert not [zone for zone in match.view(0).zones if zone.role == "received"]


def test_without_hearts_the_last_trick_brings_the_kitty() -> None:
    match = hearts(KITTY, "2C 3C 4C", seats=3, extra_cards="first-heart")
    assert match.state.kitty_taker is None
    for card in ("7D", "5D", "6D"):
        match.play(card)
    assert match.state.scores[-1].points == (0, 0, 13)


def test_a_heart_brings_the_kitty() -> None:
    deal = "deal 2C 5D 3H | 3C 6D 8D | 4C 7D 9D | QS"
    match = hearts(deal, "2C 3C 4C 7D 5D 6D", seats=3, extra_cards="first-heart")
    assert match.state.kitty_taker is None
    match.play("9D")
    match.play("3H")
    match.play("8D")
    assert match.state.scores[-1].points == (0, 0, 14)


# Penalty cards


def booked(*taken: str, takers: int = 3, **options: Any) -> tuple[int, ...]:
    """The points of a hand without a moon, of which the first seats took tricks."""
    house, seats = fill(Options, options), max(3, len(taken))
    hands = [DECK.read(cards) for cards in taken]
    return score(house, setup(house, seats), hands, range(takers), None).points


LOW, HIGH = "2H 3H 4H 5H 6H", "7H 8H 9H TH JH QH KH AH"
PARTED = (LOW, "QS KS AS JD", HIGH, "")


@pytest.mark.parametrize(
    ("penalties", "total", "points"),
    [
        ("black-lady", 26, (5, 13, 8, 0)),
        ("hearts-only", 13, (5, 0, 8, 0)),
        ("black-maria", 43, (5, 30, 8, 0)),
        ("face", 36, (5, 13, 18, 0)),
        ("pip", 104, (20, 0, 84, 0)),
        ("spot", 119, (20, 25, 74, 0)),
    ],
)
def test_what_penalty_cards_cost(penalties: str, total: int, points: tuple[int, ...]) -> None:
    assert setup(Options(penalties=penalties), 4).total == total
    assert booked(*PARTED, penalties=penalties) == points


def test_black_maria_for_six_has_a_heart_less() -> None:
    assert setup(Options(penalties="black-maria"), 6).total == 42


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"bonus_card": "JD"}, (5, 3, 8, 0)),
        ({"bonus_card": "JD", "penalties": "hearts-only"}, (5, -10, 8, 0)),
        ({"bonus_card": "JD", "penalties": "hearts-only", "bonus_floor": True}, (5, 0, 8, 0)),
        ({"no_tricks": 5}, (5, 13, 8, -5)),
    ],
)
def test_what_else_counts(options: Mapping[str, Any], points: tuple[int, ...]) -> None:
    assert booked(*PARTED, **options) == points


def test_three_share_the_points() -> None:
    assert booked(LOW, "QS", HIGH) == (5, 13, 8)


@pytest.mark.parametrize(
    ("tricks", "points"), [((0, 1, 2), (13, 13, 13, 13)), ((1, 3), (-10, 26, -10, 26))]
)
def test_partners_without_tricks(tricks: tuple[int, ...], points: tuple[int, ...]) -> None:
    house = Options(no_tricks=5, partnership="fixed")
    hands = [0, DECK.read(f"{LOW} {HIGH} QS"), 0, 0]
    if 0 in tricks:
        hands = [DECK.read(f"{LOW} {HIGH}"), DECK.read("QS"), 0, 0]
    assert score(house, setup(house, 4), hands, tricks, None).points == points


# Moon and sun

ALL = f"{LOW} {HIGH} QS"


def shot(
    totals: tuple[int, ...] = (0, 0, 0, 0),
    others: Mapping[int, str] | None = None,
    cards: str = ALL,
    **options: Any,
) -> Hearts:
    """The state after a hand in which seat 0 took these cards, and the others some tricks."""
    state = Hearts(fill(Options, options), len(totals))
    state.round = 1
    state.phase = "play"
    state.points = list(totals)
    state.taken = [DECK.read(cards), *(0 for _ in totals[1:])]
    state.takers = (0,)
    for seat, trick in (others or {}).items():
        state.taken[seat] = DECK.read(trick)
        state.takers += (seat,)
    state._end_hand()
    return state


TRICK = {3: "2D 3D 4D 5D"}


@pytest.mark.parametrize(
    ("moon", "points"),
    [("add", [0, 26, 26, 26]), ("subtract", [-26, 0, 0, 0]), ("none", [26, 0, 0, 0])],
)
def test_a_moon_that_is_not_asked_about(moon: str, points: list[int]) -> None:
    state = shot(others=TRICK, moon=moon)
    assert (state.phase, state.points) == ("deal", points)


def chosen(state: Hearts) -> list[list[int]]:
    """The points by both answers to a moon."""
    assert (state.phase, state.to_act) == ("moon", 0)
    found = []
    for answer in state.moves():
        world = state.clone()
        world.play(answer)
        found.append(world.points)
    return found


def test_a_sun_counts_double() -> None:
    assert chosen(shot(sun=True)) == [[-52, 0, 0, 0], [0, 52, 52, 52]]
    assert chosen(shot(sun=True, others=TRICK)) == [[-26, 0, 0, 0], [0, 26, 26, 26]]
    with_bonus = shot(cards=f"{ALL} JD", sun=True, bonus_card="JD", bonus_on_moon=True)
    assert chosen(with_bonus) == [[-62, 0, 0, 0], [-10, 52, 52, 52]]


def test_a_sun_with_a_partner() -> None:
    fixed = {"partnership": "fixed", "sun": True}
    assert shot(**fixed, moon="subtract").points == [-52, 0, -52, 0]
    assert shot(**fixed, moon="add").points == [0, 52, 0, 52]
    assert shot(**fixed, moon="add", others={2: "2D 3D 4D 5D"}).points == [0, 26, 0, 26]


@pytest.mark.parametrize(
    ("totals", "points", "phase"),
    [
        ((90, 95, 63, 70), [64, 95, 63, 70], "deal"),
        ((50, 95, 63, 70), [50, 121, 89, 96], "over"),
        ((90, 60, 63, 70), [90, 86, 89, 96], "deal"),
    ],
)
def test_a_moon_to_the_rescue(totals: tuple[int, ...], points: list[int], phase: str) -> None:
    state = shot(totals, others=TRICK, moon="rescue")
    assert (state.points, state.phase) == (points, phase)


def test_a_moon_by_other_penalties() -> None:
    assert shot(others=TRICK, penalties="spot", moon="add").points == [0, 119, 119, 119]
    maria = f"{ALL} KS AS"
    moon = shot(others=TRICK, cards=maria, penalties="black-maria", moon="add")
    assert moon.points == [0, 43, 43, 43]
    assert shot((0, 0, 0), others={2: "2C 3C 4C"}, moon="add").points == [0, 26, 26]


def test_a_moon_needs_every_card_that_counts() -> None:
    state = shot(others=TRICK, penalties="black-maria", moon="add")
    assert state.points == [26, 0, 0, 0]


# The end of the match


@pytest.mark.parametrize(
    ("totals", "gains", "after"),
    [
        ((95, 60, 40, 70), (5, 13, 8, 0), [50, 73, 48, 70]),
        ((45, 60, 40, 70), (5, 13, 8, 0), [0, 73, 48, 70]),
        ((50, 60, 40, 70), (0, 13, 5, 8), [50, 73, 45, 78]),
    ],
)
def test_exactly_fifty_or_a_hundred(
    totals: tuple[int, ...], gains: tuple[int, ...], after: list[int]
) -> None:
    gained = dropped(totals, Score(gains, {"hearts": gains}))
    assert [a + b for a, b in zip(totals, gained.points, strict=True)] == after
    assert gained.points == tuple(map(sum, zip(*gained.parts.values(), strict=True)))


def ended(
    totals: tuple[int, ...], gains: tuple[int, ...], round: int = 1, **options: Any
) -> Hearts:
    """The state after a hand that brings these gains: hearts, with the queen for 13 or more."""
    state = Hearts(fill(Options, options), 4)
    state.round, state.points = round, list(totals)
    hearts = [rank + "H" for rank in RANKS]
    for seat, gain in enumerate(gains):
        names = ["QS"] * (gain >= 13)
        names += [hearts.pop() for _ in range(gain - 13 * len(names))]
        state.taken[seat] = DECK.read(" ".join(names))
        state.takers += (seat,)
    state._end_hand()
    return state


@pytest.mark.parametrize("tie", ["shared", "play-on"])
def test_a_single_winner_ends_the_match(tie: str) -> None:
    state = ended((92, 80, 60, 62), (9, 13, 2, 2), tie=tie)
    assert (state.phase, state.points) == ("over", [101, 93, 62, 64])
    assert places(state).index(1) == 2


def test_a_tie_is_shared_or_played_on() -> None:
    totals, gains = (95, 80, 60, 60), (6, 16, 2, 2)
    shared = ended(totals, gains)
    assert (shared.phase, places(shared)[2:]) == ("over", [1, 1])
    assert ended(totals, gains, tie="play-on").phase == "deal"


def test_fixed_partners_win_together() -> None:
    partners: dict[str, Any] = {"tie": "play-on", "partnership": "fixed"}
    assert ended((95, 70, 95, 70), (8, 5, 13, 0), **partners).phase == "over"
    assert ended((90, 90, 90, 90), (6, 13, 7, 0), **partners).phase == "deal"


def test_a_number_of_hands_ends_the_match() -> None:
    totals, gains = (20, 18, 7, 33), (0, 13, 13, 0)
    assert ended(totals, gains, round=3, hands=4).phase == "deal"
    state = ended(totals, gains, round=4, hands=4)
    assert (state.phase, state.points) == ("over", [20, 31, 20, 33])
    assert places(state) == [1, 3, 1, 4]
    assert ended(totals, gains, round=4, hands=4, tie="play-on").phase == "deal"
    assert ended((90, 0, 0, 0), (26, 0, 0, 0), round=1, hands=4, moon="none").phase == "deal"


# Rule sets by name


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("windows", {"break_by": "heart", "moon": "add"}),
        ("bicycle", {"moon": "add"}),
        ("bonus", {"bonus_card": "JD"}),
        (
            "black-maria",
            {
                "penalties": "black-maria",
                "first_lead": "by-deal",
                "first_trick": "any",
                "lead_hearts": "any-time",
                "pass_cycle": "right",
                "moon": "none",
            },
        ),
        ("pip", {"penalties": "pip", "break_by": "heart", "moon": "add", "target": 500}),
    ],
)
def test_a_rule_set_changes_what_its_source_changes(name: str, changes: Mapping[str, Any]) -> None:
    assert PRESETS[name] == fill(Options, changes)
