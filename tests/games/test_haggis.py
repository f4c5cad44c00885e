"""Haggis, rule by rule, on the smallest deals that show it."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from taku import IllegalMove, Match
from taku.game import CHANCE, OVER, Event
from taku.game import most_first as places
from taku.games.haggis import GAME
from taku.games.haggis.combinations import play_of
from taku.games.haggis.deck import DECK, DECKS, NUMBERS, WILDS
from taku.games.haggis.rules import Haggis
from taku.options import form
from taku.view import HIDDEN, Note, Refusal, View, Zone

TATTIES = {"tatties": True}


def haggis(*log: str, seats: int = 3, **options: Any) -> Match:
    """A match in which seat 0 leads first; moves in one entry stand between commas."""
    entries = [move.strip() for entry in log for move in entry.split(",")]
    return Match("haggis", options, log=[f"dealer {seats - 1}", *entries], seats=seats)


def state_of(match: Match) -> Haggis:
    assert isinstance(match.state, Haggis)
    return match.state


def holding(cards: str, table: str = "") -> Match:
    """Seat 0 leads from these cards, or seat 1 follows with them if something lies there."""
    if not table:
        return haggis(f"deal {cards} | 4B 6B | 8B")
    return haggis(f"deal {table} 2Y 3Y | {cards} | 8B", table)


def may(match: Match, move: str) -> bool:
    return match.why_not(move) is None


def rule(match: Match, move: str) -> tuple[str, object] | None:
    refusal = match.why_not(move)
    return (refusal.rule, refusal.args.get("problem")) if refusal else None


def told(match: Match, move: str) -> dict[str, Any]:
    return dict(GAME.tell(match.state, GAME.read(match.state, move)).args)


def events(match: Match, move: str) -> list[str]:
    return [event.kind for event in match.play(move)]


def captured(match: Match) -> list[int]:
    return [cards.bit_count() for cards in state_of(match).captured]


def badges(match: Match, name: str) -> dict[int | None, dict[str, Any]]:
    view = match.view(max(match.to_act, 0))
    return {badge.seat: dict(badge.args) for badge in view.badges if badge.id == name}


def zone(view: View, name: str, seat: int | None = None) -> Zone:
    return next(zone for zone in view.zones if (zone.role, zone.seat) == (name, seat))


def parts(match: Match, round: int = 0) -> dict[str, tuple[int, ...]]:
    """What the seats got in a finished round, and for what."""
    return dict(match.view(0).scores[round].parts)


def gained(match: Match) -> tuple[int, ...]:
    return match.view(0).scores[-1].points


# Deck and deal


@pytest.mark.parametrize(("seats", "numbers", "rest"), [(2, 14, 8), (3, 14, 3), (4, 18, 0)])
def test_players_get_number_cards_and_open_wild_cards(seats: int, numbers: int, rest: int) -> None:
    match = Match("haggis", seats=seats)
    state = state_of(match)
    assert [(hand & NUMBERS).bit_count() for hand in state.hands] == [numbers] * seats
    assert state.haggis.bit_count() == rest
    assert not state.haggis & WILDS
    assert sum(state.hands) | state.haggis == DECKS[seats]
    view = match.view(0)
    for seat in range(1, seats):
        items = zone(view, "hand", seat).items
        assert items == (HIDDEN,) * numbers + tuple(f"{rank}{seat}" for rank in "JQK")


def test_suits_depend_on_the_number_of_players() -> None:
    suits = [{name[1] for name in DECK.list(DECKS[n] & NUMBERS)} for n in (2, 3, 4)]
    assert suits == [set("ROYG"), set("ROYGB"), set("ROYGroyg")]


def test_the_first_dealer_is_drawn_by_chance() -> None:
    logs = [Match("haggis", seed=seed).log[0] for seed in range(20)]
    assert set(logs) == {"dealer 0", "dealer 1", "dealer 2"}


@pytest.mark.parametrize(
    "deal",
    [
        "deal 2R | 2O | 2R",  # a card twice: not even readable
        "deal 2R J1 | 2O | 2Y",  # a wild card of another player
        "deal 2R | 2O | 2Y | J0",  # a wild card in the haggis
        "deal 2r | 2O | 2Y",  # 2r is not in this deck
        "deal 2R | | 2Y",  # every player must have cards
        "deal 2R | 2O",
    ],
)
def test_a_deal_of_other_cards_is_refused(deal: str) -> None:
    match = Match("haggis")
    state = match.game.start(match.options, 3)
    state.play(2)
    match.state = state
    refusal = match.why_not(deal)
    assert refusal
    assert refusal.rule in ("deal", "unreadable")


def test_a_deals_last_group_is_the_haggis() -> None:
    match = haggis("deal 2R | 3R | 4R | 5R 6R")
    assert match.log[1] == "deal 2R | 3R | 4R | 5R 6R"
    assert haggis("deal 2R | 3R | 4R").log[1] == "deal 2R | 3R | 4R"


# Combinations: the worked examples


@pytest.mark.parametrize(
    ("cards", "kind", "low", "high"),
    [
        ("J0", "single", "J", "J"),
        ("Q0", "single", "Q", "Q"),
        ("K0", "single", "K", "K"),
        ("5R 5O K0", "set", "5", "5"),
        ("8R 9R TR", "run", "8", "10"),
        ("9R TR K0", "run", "9", "J"),
        ("9R TR J0", "run", "9", "J"),
        ("2G 5G K0 J0", "run", "2", "5"),
        ("2R 2O 3R J0", "stairs", "2", "3"),
        ("TR TO J0 Q0 as pairs", "stairs", "10", "J"),
        ("5R J0 Q0 as set", "set", "5", "5"),
        ("5R J0 Q0 as run", "run", "5", "7"),
        ("5R J0 Q0 K0 as set", "set", "5", "5"),
        ("5R J0 Q0 K0 as run", "run", "5", "8"),
        ("5R J0 Q0 K0 as pairs", "stairs", "5", "6"),
        ("2R 2O 3R 3O J0 Q0 as pairs", "stairs", "2", "4"),
        ("2R 2O 3R 3O J0 Q0 as triples", "stairs", "2", "3"),
    ],
)
def test_a_play_is_exactly_one_of_these(cards: str, kind: str, low: str, high: str) -> None:
    names = cards.partition(" as ")[0]
    match = holding(names + " TB")
    assert may(match, cards)
    assert [told(match, cards)[name] for name in ("kind", "low", "high")] == [kind, low, high]


@pytest.mark.parametrize(
    ("cards", "readings"),
    [
        ("J0", ["J0"]),
        ("8R 9R TR", ["8R 9R TR"]),
        ("5R J0 Q0", ["5R J0 Q0 as set", "5R J0 Q0 as run"]),
        ("5R J0 Q0 K0", [f"5R J0 Q0 K0 as {shape}" for shape in ("set", "pairs", "run")]),
        (
            "2R 2O 3R 3O J0 Q0",
            ["2R 2O J0 3R 3O Q0 as triples", "2R 2O 3R 3O J0 Q0 as pairs"],
        ),
        ("TR TO J0 Q0", ["TR TO J0 Q0 as set", "TR TO J0 Q0 as pairs"]),
        ("J0 Q0", ["J0 Q0"]),
    ],
)
def test_the_same_cards_can_have_several_shapes(cards: str, readings: list[str]) -> None:
    match = holding(cards + " TB")
    found = GAME.readings(match.state, cards.split())
    assert [GAME.write(match.state, move) for move in found] == readings
    assert all(may(match, reading) for reading in readings)


def test_a_lead_with_several_readings_must_say_which() -> None:
    match = holding("5R J0 Q0 TB")
    refusal = match.why_not("5R J0 Q0")
    assert refusal
    assert refusal.rule == "unreadable"
    assert rule(match, "5R J0 Q0 as pairs") == ("combination", "reading")
    assert rule(match, "5R J0 Q0 as heap") == ("unreadable", "no shape 'heap': one of set, run, "
        "pairs, triples, quads, quints, sextets, septets, octets")  # fmt: skip


def test_a_follower_has_only_the_tables_shape() -> None:
    match = holding("5R J1 Q1 TG", "4R 4O 4B")
    assert [GAME.write(match.state, move) for move in match.state.moves()].count("5R J1 Q1") == 1
    assert told(match, "5R J1 Q1")["kind"] == "set"
    match = holding("5R J1 Q1 TG", "2R 3R 4R")
    assert told(match, "5R J1 Q1")["kind"] == "run"


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ("3R 5R 7O 9Y", "bomb-suits"),
        ("3R 5O 7Y J0", "bomb-wild"),
        ("8R 9O TR", "suits"),
        ("8R 9R", "short"),
        ("2G 5G K0", "gap"),
        ("9R 9O TR TY", "stairs-suits"),
        ("9R 9O TR", "uneven"),
        ("2R 5O", "ranks"),
        ("2R 4R 4O 9Y", "uneven"),
    ],
)
def test_anything_else_is_nothing(cards: str, problem: str) -> None:
    match = holding(cards + " TB")
    assert rule(match, cards) == ("combination", problem)
    (move,) = GAME.readings(match.state, cards.split())
    assert match.state.why_not(move) == match.why_not(cards)


def test_a_run_wider_than_suits_is_nothing() -> None:
    cards = "5R 5O 5Y 5G J0 6R 6O 6Y 6G Q0"
    deals = {
        2: f"deal {cards} | 2R",
        3: f"deal {cards} | 2R | 3R",
        4: f"deal {cards} | 2R | 3R | 4R",
    }
    problems = {seats: rule(haggis(deal, seats=seats), cards) for seats, deal in deals.items()}
    assert problems == {2: ("combination", "wide"), 3: None, 4: None}


def test_two_face_cards_are_bombs_not_pairs() -> None:
    match = holding("J0 Q0 K0 2R")
    for cards, bomb in (("J0 Q0", "JQ"), ("J0 K0", "JK"), ("Q0 K0", "QK"), ("J0 Q0 K0", "JQK")):
        assert (told(match, cards)["kind"], told(match, cards)["bomb"]) == ("bomb", bomb)


def test_a_wild_card_fills_its_place() -> None:
    match = holding("2G 5G K0 J0 2R 2O 3R 3O Q0")
    assert told(match, "5G 2G K0 J0")["cards"] == "2G J0 K0 5G"
    assert told(match, "2R 2O 3R J0")["cards"] == "2R 2O 3R J0"
    assert told(match, "2R 2O 3R 3O J0 Q0 as triples")["cards"] == "2R 2O J0 3R 3O Q0"
    assert told(match, "2R 2O 3R 3O J0 Q0 as pairs")["cards"] == "2R 2O 3R 3O J0 Q0"


# Following: the worked examples


@pytest.mark.parametrize(
    ("table", "offered", "problem"),
    [
        ("8R 9R TR", "9G TG J1", None),
        ("9Y 9B TY TB", "TR TO J1 Q1", None),
        ("2R 3R 4R 5R 6R 7R", "7O 7G 8O 8G 9O 9G", "kind"),
        ("2R 2O 3R 3O 4R 4O", "5R 5O 5Y 6R 6O 6Y", "width"),
        ("2R 2O 3R 3O", "4R 4O 5R 5O 6R 6O", "size"),
        ("TR", "TO", "equal"),
        ("TR", "9O", "weaker"),
        ("TR", "J1", None),
        ("J0", "Q1", None),
        ("Q0", "J1", "weaker"),
        ("K0", "K1", "equal"),
        ("K0", "J1 Q1", None),
        ("9R 9O 9Y 9G 9B J0 Q0 K0", "J1 Q1", None),
        ("4R 4O", "5R 5O", None),
        ("4R 4O", "5R J1", None),
        ("4R 4O", "5R 5O 5Y", "size"),
        ("4R 4O", "5R", "kind"),
        ("4R 4O", "3R", "weaker"),  # however many, 3s are too low
        ("4R 4O", "4Y", "equal"),
        ("4R 4O 4Y 4B", "5R 6R 7R 8R", "kind"),
        ("5R 6R 7R", "5O 6O 7O", "equal"),
        ("J0 K0", "3R 5O 7Y 9G", "weaker"),
        ("J0 K0", "J1 Q1", "weaker"),
        ("J0 K0", "J1 K1", "equal"),
        ("J0 K0", "Q1 K1", None),
        ("J0 K0", "J1 Q1 K1", None),
        ("J0 K0", "3R 5R 7R 9R", None),
        ("J0 Q0 K0", "3R 5R 7R 9R", None),
        ("3R 5R 7R 9R", "J1 Q1 K1", "weaker"),
        ("3R 5R 7R 9R", "3O 5O 7O 9O", "equal"),
        ("3R 5O 7Y 9G", "J1 Q1", None),
        ("3R 5O 7Y 9G", "3O 5R 7G 9Y", "equal"),
        ("J0 Q0", "9R", "bomb"),
        ("2R", "3R 5O 7Y 9G", None),
    ],
)
def test_a_follower_plays_higher_alike_or_bombs(
    table: str, offered: str, problem: str | None
) -> None:
    match = haggis(f"deal {table} 8B | {offered} 8Y | 4G 6B", table)
    assert rule(match, offered) == (("follow", problem) if problem else None)
    legal = {frozenset(move.split()) for move in match.moves()}
    assert (frozenset(offered.split()) in legal) == (problem is None)


def test_a_refusal_tells_both_plays() -> None:
    match = haggis("deal 4R 5R 6R 7R 8G | 8R 8O 8Y 8B | 4G", "4R 5R 6R 7R")
    refusal = match.why_not("8R 8O 8Y 8B")
    assert refusal
    assert refusal.args["kind"] == "run"
    assert (refusal.args["length"], refusal.args["high"]) == (4, "7")
    assert (refusal.args["your_kind"], refusal.args["your_width"]) == ("set", 4)


def test_other_peoples_cards_cannot_be_played() -> None:
    match = haggis("deal 4R | 5R | 6R")
    assert match.why_not("5R") == Refusal("not-yours", {"cards": "5R"})


# Play


def test_the_leader_must_play_and_may_bomb() -> None:
    match = haggis("deal 4R J0 Q0 | 5R | 6R")
    assert match.why_not("pass") == Refusal("lead")
    assert may(match, "J0 Q0")


def test_a_pass_is_soft() -> None:
    match = haggis("deal 4R 2R | 9O 2O | 6Y 2Y", "4R, pass, 6Y, pass")
    assert match.to_act == 1
    assert may(match, "9O")


def test_the_trick_ends_after_all_have_passed() -> None:
    match = haggis("deal 4R 2R | 9O 2O | 6Y 2Y", "4R, pass")
    assert badges(match, "passed") == {1: {}}
    match.play("6Y")
    assert badges(match, "passed") == {}
    assert events(match, "pass") == ["pass"]
    assert events(match, "pass") == ["pass", "trick"]
    assert match.to_act == 2
    assert captured(match) == [0, 0, 2]


def test_who_is_out_is_not_asked() -> None:
    match = haggis("deal 4R | 9O 2O | 6Y 2Y TY", "4R, 9O, TY")
    assert match.to_act == 1
    match.play("pass")
    assert match.to_act == 2
    assert captured(match) == [0, 0, 3]


def test_going_out_unbeaten_wins_the_trick() -> None:
    match = haggis("deal 4R | 3O 2O | 6Y 2Y", "4R, pass, pass")
    assert captured(match) == [1, 0, 0]
    assert match.to_act == 1


def test_a_tricks_winner_leads_next() -> None:
    match = haggis("deal 4R 2R | J1 Q1 2O | 6Y 2Y", "4R, J1 Q1, pass, pass")
    assert match.to_act == 1


# Capture: the worked examples


def test_a_bombed_trick_of_two_goes_across() -> None:
    match = haggis("deal 4R 4O 2R | J1 Q1 2O", "4R 4O, J1 Q1, pass", seats=2)
    assert match.to_act == 1
    assert captured(match) == [4, 0]


def test_a_bombed_trick_goes_to_the_next_highest() -> None:
    match = haggis(
        "deal 4R 4O 2R | 9R 9O 2O | J2 K2 2Y", "4R 4O, 9R 9O, J2 K2, pass, pass"
    )  # fmt: skip
    assert match.to_act == 2
    assert captured(match) == [0, 6, 0]


def test_another_bomb_counts_as_the_next_highest_too() -> None:
    match = haggis(
        "deal 4R 4O 2R | J1 Q1 2O | J2 K2 2Y", "4R 4O, J1 Q1, J2 K2, pass, pass"
    )  # fmt: skip
    assert captured(match) == [0, 6, 0]


def test_a_led_bomb_goes_to_the_right() -> None:
    match = haggis("deal J0 Q0 2R | 2O 3O | 2Y 3Y", "J0 Q0, pass, pass")
    assert match.to_act == 0
    assert captured(match) == [0, 0, 2]


def test_the_right_neighbour_captures_even_when_out() -> None:
    match = haggis(
        "deal J0 Q0 2R 3R | 2O 3O | 9Y", "2R, 3O, 9Y, J0 Q0, pass"
    )  # fmt: skip
    assert captured(match)[2] == 5  # seat 2 was the next-highest
    match = haggis("deal 2R J0 Q0 3R | 2O 3O | 9Y", "2R, pass, 9Y, pass, pass")
    assert match.to_act == 0
    match.play("J0 Q0")
    match.play("pass")
    assert captured(match) == [0, 0, 4]


def test_the_events_of_a_bombed_trick_name_both() -> None:
    match = haggis("deal 4R 2R | J1 Q1 2O | 6Y 2Y", "4R, J1 Q1, pass")
    (*_, trick) = match.play("pass")
    assert trick == Event("take", "trick-bombed", 0, {"giver": 1, "count": 3, "points": 5})


def test_by_house_rule_the_bomber_keeps_the_trick() -> None:
    match = haggis("deal 4R 2R | J1 Q1 2O | 6Y 2Y", "4R, J1 Q1, pass, pass", bomb_capture="winner")
    assert captured(match) == [0, 3, 0]


def test_by_house_rule_the_bomber_picks_any_opponent() -> None:
    match = haggis("deal 4R 2R | J1 Q1 2O | 6Y 2Y", "4R, J1 Q1, pass", bomb_capture="choose")
    assert events(match, "pass") == ["pass", "choice"]
    assert match.to_act == 1
    ask = match.view(1).ask
    assert ask
    assert [(b.move, b.args["player"]) for b in ask.buttons] == [("capture 2", 2), ("capture 0", 0)]
    assert match.why_not("capture 1") == Refusal("capture", {"player": 1})
    assert match.why_not("2O") == Refusal("not-now", {"phase": "capture"})
    match.play("capture 2")
    assert captured(match) == [0, 0, 3]
    assert match.to_act == 1


def test_the_bomber_may_choose_who_is_out() -> None:
    match = haggis(
        "deal 4R | J1 Q1 | 6Y 2Y", "4R, J1 Q1", bomb_capture="choose"
    )  # fmt: skip
    assert match.to_act == 1  # out, and the round decided
    assert {move.split()[1] for move in match.moves()} == {"0", "2"}
    match.play("capture 2")
    assert match.state.round == 2
    assert parts(match)["captured"] == (0, 0, 5)


def test_with_two_the_bombers_choice_is_made() -> None:
    match = haggis(
        "deal 4R 2R | J1 Q1 2O", "4R, J1 Q1, pass", seats=2, bomb_capture="choose"
    )  # fmt: skip
    assert captured(match) == [3, 0]


# Going out: the worked examples


def test_going_out_scores_five_for_each_card() -> None:
    match = haggis("deal 9R | TO 3O 4O 2O 3B 4B 5B | 2Y 3Y 4Y J2", "9R, TO")
    assert parts_so_far(match)["out"] == (35, 0, 0)


def parts_so_far(match: Match) -> dict[str, tuple[int, ...]]:
    return dict(state_of(match).brought().parts)


def test_wild_cards_count_when_a_player_goes_out() -> None:
    match = haggis("deal 9R | 2O 3O | 2Y J2 Q2 K2", "9R, pass")
    assert parts_so_far(match)["out"] == (20, 0, 0)


def test_also_the_second_to_be_out_scores() -> None:
    """A is out while B holds 7 and C 4; later B is out and C still holds 4."""
    match = haggis(
        "deal 9R | TO 2O 2B 3B 4B 5B 6B | 2Y 3Y 4Y 5Y",
        "9R, pass, pass",
        "TO, pass",
        "2O, pass",
        "2B 3B 4B 5B 6B",
    )
    assert parts(match)["out"] == (35, 20, 0)


def test_a_round_ends_with_one_hand_left() -> None:
    match = haggis("deal 9R | TO | 2Y 3Y K2", "9R")
    played = match.play("TO")
    kinds = [event.kind for event in played]
    assert kinds[:4] == ["play", "out", "trick", "haggis"]
    assert "round" in kinds
    assert match.state.round == 2


def test_leftovers_go_to_the_first_out() -> None:
    match = haggis("deal 9R | TO | 3Y 4Y K2 | 7B 8B", "9R", "TO")
    assert parts(match)["captured"] == (1 + 5 + 1, 1, 0)  # 3Y, K2 and 7B; B captured 9R and TO
    assert gained(match) == (15 + 7, 15 + 1, 0)


def test_an_ending_rounds_trick_is_captured() -> None:
    match = haggis("deal 9R 9O | J1 Q1", "9R", "J1 Q1", seats=2)
    assert parts(match)["captured"] == (1 + 5, 1)  # the bomber gets only what was left


def test_the_events_tell_what_was_left() -> None:
    match = haggis("deal 9R | TO | 3Y K2 | 7B", "9R")
    (found,) = (event for event in match.play("TO") if event.kind == "haggis")
    assert found == Event("note", "haggis", 0, {"cards": "3Y 7B K2", "count": 3, "points": 7})


# Bets: the worked examples

THREE_BETS = "deal 2R 9R | 3O TO | 4Y 5Y"


def settled(bets: tuple[int, int, int], first: int) -> tuple[int, ...]:
    """The bet points of three players of whom one is out first."""
    hands = [["2R 9R", "3O TO", "4Y TY"], ["2R 2O 9R", "3O", "4Y TY"], ["2R 2O 9R", "3O TO", "4Y"]]
    log = ["deal " + " | ".join(hands[first])]
    for bet, move in zip(bets, ("2R", "pass", "pass"), strict=True):
        log += [f"bet {bet}", move] if bet else [move]
    log += [["9R"], ["2O", "3O"], ["2O", "pass", "4Y"]][first]
    return tuple(parts_so_far(haggis(*log))["bets"])


@pytest.mark.parametrize(
    ("bets", "first", "points"),
    [
        ((15, 15, 0), 0, (30, 0, 15)),
        ((15, 15, 0), 2, (0, 0, 30)),
        ((30, 15, 0), 1, (0, 45, 30)),
        ((0, 0, 0), 1, (0, 0, 0)),
        ((30, 0, 0), 0, (30, 0, 0)),
        ((30, 0, 0), 1, (0, 30, 30)),
        ((30, 30, 30), 2, (0, 0, 90)),
    ],
)
def test_failed_bets_pay_the_first_and_the_betless(
    bets: tuple[int, int, int], first: int, points: tuple[int, ...]
) -> None:
    assert settled(bets, first) == points


def test_with_two_a_failed_bet_goes_across() -> None:
    match = haggis("deal 2R 3R | TO", "bet 30, 2R, bet 15, TO", seats=2)
    assert parts(match)["bets"] == (0, 45)


def test_a_bet_stands_and_uses_no_turn() -> None:
    match = haggis(THREE_BETS, "bet 15")
    assert match.to_act == 0
    assert match.why_not("bet 30") == Refusal("bet", {"problem": "again", "points": 30})
    assert not [move for move in match.moves() if move.startswith("bet")]


def test_a_bet_precedes_the_bettors_first_card() -> None:
    match = haggis(THREE_BETS, "2R, 3O, 4Y")
    assert match.why_not("bet 15") == Refusal("bet", {"problem": "played", "points": 15})


def test_a_bet_may_be_made_after_passing() -> None:
    match = haggis("deal 2R 3R 5O | 3O 2O | 4Y 5Y", "2R, pass, pass, 3R")
    assert may(match, "bet 30")


def test_no_bets_follow_a_players_exit() -> None:
    match = haggis("deal 2R | 3O 2O | 4Y 5Y", "2R")
    assert match.why_not("bet 15") == Refusal("bet", {"problem": "late", "points": 15})


def test_by_house_rule_five_may_be_bet_too() -> None:
    match = haggis(THREE_BETS)
    assert match.why_not("bet 5") == Refusal("bet", {"problem": "amount", "points": 5})
    assert may(haggis(THREE_BETS, bets="5-15-30"), "bet 5")


def test_bets_are_offered_apart_from_pass() -> None:
    ask = haggis(THREE_BETS, "2R").view(1).ask
    assert ask
    assert [(b.move, b.id, b.role) for b in ask.buttons] == [
        ("pass", "pass", "pass"),
        ("bet 15", "bet", "offer"),
        ("bet 30", "bet", "offer"),
    ]


def test_bets_are_told_when_a_player_leaves() -> None:
    match = haggis("deal 2R | 3O 2O | 4Y 5Y", "bet 15")
    assert [*badges(match, "bet")] == [0]
    assert Event("note", "bet-won", 0, {"points": 15}) in match.play("2R")
    match = haggis("deal 2R 3R | 3O | 4Y 5Y", "bet 15", "2R")
    assert Event("note", "bet-lost", 0, {"points": 15}) in match.play("3O")


# Haggis & Tatties


def auction(*bids: str) -> Match:
    return haggis("deal 2R 3R | 3O 4O | 4Y 5Y", *bids, **TATTIES)


def test_the_auction_starts_with_the_leader() -> None:
    match = auction()
    assert match.to_act == 0
    assert match.moves() == ["pass", "bid 15", "bid 30", "bid 45"]
    assert match.why_not("2R") == Refusal("not-now", {"phase": "bid"})


def test_a_bid_must_exceed_the_last() -> None:
    match = auction("bid 30")
    assert match.to_act == 1
    assert match.moves() == ["pass", "bid 45"]
    assert match.why_not("bid 30") == Refusal("bid", {"problem": "low", "points": 30, "bid": 30})
    assert match.why_not("bid 20") == Refusal("bid", {"problem": "amount", "points": 20, "bid": 30})


def test_who_passed_is_out_of_the_auction() -> None:
    match = auction("pass, bid 15, bid 30")
    assert match.to_act == 1


@pytest.mark.parametrize(
    ("bids", "declarer", "bid"),
    [
        ("bid 15, pass, pass", 0, 15),
        ("pass, bid 15, pass", 1, 15),
        ("pass, pass, bid 30", 2, 30),
        ("bid 15, bid 30, pass, pass", 1, 30),
        ("bid 15, pass, bid 30, pass", 2, 30),
        ("bid 45", 0, 45),
        ("pass, bid 15, bid 45", 2, 45),
    ],
)
def test_passes_or_45_end_the_auction(bids: str, declarer: int, bid: int) -> None:
    match = auction(bids)
    assert badges(match, "declarer") == {declarer: {"points": bid}}
    assert match.to_act == 0
    assert may(match, "2R")


def test_three_passes_leave_no_declarer() -> None:
    match = auction("pass, pass")
    assert events(match, "pass") == ["bid-pass", "no-declarer"]
    assert badges(match, "declarer") == {}
    match = haggis("deal 2R | 3O | 4Y 5Y", "pass, pass, pass", "2R", "3O", **TATTIES)
    assert parts(match)["bets"] == (0, 0, 0)


@pytest.mark.parametrize(
    ("bid", "declarer_first", "another_first"),
    [(15, (15, 0, 0), (0, 10, 5)), (30, (30, 0, 0), (0, 20, 10)), (45, (45, 0, 0), (0, 30, 15))],
)
def test_the_bid_is_paid_whole_or_two_thirds(
    bid: int, declarer_first: tuple[int, ...], another_first: tuple[int, ...]
) -> None:
    bids = [f"bid {bid}"] + ["pass", "pass"] * (bid < 45)
    match = haggis("deal 2R | 3O 4O | 4Y 5Y", *bids, "2R", **TATTIES)
    assert parts_so_far(match)["bets"] == declarer_first
    match = haggis("deal 2R 3R | 3O | 4Y 5Y", *bids, "2R", "3O", **TATTIES)
    assert parts_so_far(match)["bets"] == another_first


def test_tatties_bars_bets_and_sets_two_against_one() -> None:
    match = haggis("deal 2R 3R | 3O | 4Y 5Y 6Y 7Y", "bid 45", "2R", "3O", **TATTIES)
    assert match.why_not("bet 15") == Refusal("bet", {"problem": "tatties", "points": 15})
    assert parts_so_far(match)["out"] == (0, 20, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_tatties_are_for_three_players_only(seats: int) -> None:
    with pytest.raises(ValueError, match="option 'tatties' is for 3 players, not"):
        Match("haggis", TATTIES, seats=seats)
    rules = {rule.name: rule.players for rule in form(GAME.options)}
    assert rules["tatties"] == (3,)


# Scoring


def test_card_points_are_those_of_the_book() -> None:
    deal = "deal TR | 9O TO | 2Y 3Y 4Y 5Y 6Y 7Y 8Y J2 Q2 K2"
    match = haggis(deal, "TR, pass, pass", "9O, pass", "TO")
    assert parts(match)["captured"] == (3 + 2 + 3 + 5, 1, 0)


def test_every_captured_card_may_be_worth_1() -> None:
    deal = "deal TR | 9O TO | 2Y 3Y J2"
    match = haggis(deal, "TR, pass, pass", "9O, pass", "TO", card_points="each")
    assert parts(match)["captured"] == (1 + 3, 2, 0)


@pytest.mark.parametrize("bomb_capture", ["next-highest", "choose", "winner"])
@pytest.mark.parametrize(
    ("seats", "rules", "all_together"),
    [
        (2, {}, 36),
        (2, {"card_points": "each"}, 42),
        (3, {}, 50),
        (3, TATTIES, 50),
        (3, {"card_points": "each"}, 54),
        (4, {}, 72),
        (4, {"card_points": "each"}, 84),
    ],
)
def test_the_captured_cards_of_all_players_add_up(
    seats: int, rules: dict[str, Any], all_together: int, bomb_capture: str
) -> None:
    match = Match("haggis", {"bomb_capture": bomb_capture, **rules}, seats=seats, seed=1)
    play_at_random(match.state, Random(1))
    scores = match.view(0).scores
    assert scores
    for score in scores:
        each_once = score.parts["captured"][: 2 if seats == 4 else seats]
        assert sum(each_once) == all_together


def play_at_random(state: Any, random: Random) -> None:
    while state.to_act != OVER:
        state.play(state.draw(random) if state.to_act == CHANCE else random.choice(state.moves()))


def test_captured_cards_are_counted_for_everybody_to_see() -> None:
    match = haggis("deal 9R 2R | TO 2O | 2Y 3Y", "9R, TO, pass, pass")
    assert badges(match, "captured") == {1: {"count": 2, "points": 1}}
    running = match.view(2).running
    assert running
    assert running.points == (0, 1, 0)


def test_points_of_a_round_are_told_by_line() -> None:
    match = haggis("deal 9R | TO | 3Y 4Y K2 | 7B 8B", "bet 15, 9R", "TO")
    notes = match.view(0).scores[0].notes
    assert notes == (
        Note("made-out", 0, {"place": 1, "player": 2, "count": 3, "points": 15}),
        Note("made-out", 1, {"place": 2, "player": 2, "count": 3, "points": 15}),
        Note("made-bet", 0, {"player": 0, "points": 15}),
        Note("made-captured", 0, {"count": 5, "points": 7}),
        Note("made-captured", 1, {"count": 2, "points": 1}),
    )
    assert sum(int(note.args["points"]) for note in notes) == sum(gained(match))


# The match


def between_rounds(points: list[int], dealer: int, outs: list[int]) -> Haggis:
    """The state after a round has been scored like this."""
    match = Match("haggis", seats=len(points))
    state = state_of(match)
    state.points = points
    state.outs = tuple((seat, 0, 0) for seat in outs)
    state.dealer = dealer
    return state


@pytest.mark.parametrize(
    ("points", "dealer", "leader"),
    [
        ([10, 20, 30], 2, 0),
        ([30, 20, 10], 0, 2),
        ([10, 10, 30], 2, 0),
        ([10, 30, 10], 1, 2),
        ([0, 0, 0], 1, 2),
    ],
)
def test_the_lowest_total_leads(points: list[int], dealer: int, leader: int) -> None:
    state = between_rounds(points, dealer, [0])
    state.phase, state.to_act = "deal", CHANCE
    state.play(state.draw(Random(0)))
    assert state.to_act == leader


@pytest.mark.parametrize(
    ("points", "outs", "dealer"),
    [
        ([10, 20, 30], [0, 1], 2),
        ([30, 20, 10], [1, 2], 0),
        ([30, 30, 10], [1, 0], 1),  # seat 1 went out first
        ([30, 30, 10], [2, 0], 0),
        ([10, 30, 30, 30], [0], 1),  # none of them was out: clockwise from the first
        ([30, 10, 30, 10], [3, 1], 0),
        ([30, 10, 30, 10], [1, 3], 2),
    ],
)
def test_the_highest_total_deals(points: list[int], outs: list[int], dealer: int) -> None:
    assert between_rounds(points, 0, outs)._next_dealer() == dealer


def test_the_player_left_of_the_first_dealer_leads() -> None:
    for dealer, leader in ((0, 1), (1, 2), (2, 0)):
        match = Match("haggis", log=[f"dealer {dealer}", "deal 2R | 3R | 4R"])
        assert match.to_act == leader


@pytest.mark.parametrize(
    ("seats", "length", "target"),
    [(2, "short", 250), (3, "short", 250), (4, "short", 350), (2, "long", 350), (4, "long", 550)],
)
def test_the_match_ends_after_a_whole_round(seats: int, length: str, target: int) -> None:
    hands = ["9R", "2O", "2Y", "2G 3G"]
    for before, over in ((target - 1, True), (target - 100, False)):
        match = haggis("deal " + " | ".join(hands[:seats]), length=length, seats=seats)
        state = state_of(match)
        state.points = [before, 0] * (seats // 2) + [0] * (seats % 2)
        assert match.view(0).caption.args["target"] == target
        while state.round == 1 and state.to_act >= 0:
            state.play(state.moves()[-1])
        assert (state.to_act == OVER) == over


@pytest.mark.parametrize(
    ("points", "over"),
    [
        ([260, 251], True),
        ([255, 255], False),
        ([249, 10], False),
        ([250, 10], True),
        ([255, 255, 10], False),
        ([255, 100, 100], True),
        ([360, 340, 360, 340], True),
        ([355, 355, 355, 355], False),
    ],
)
def test_the_highest_total_wins_and_ties_go_on(points: list[int], over: bool) -> None:
    assert between_rounds(points, 0, [0])._is_over() == over


def test_equal_totals_share_a_place() -> None:
    assert places(between_rounds([10, 30, 20], 0, [0])) == [3, 1, 2]
    assert places(between_rounds([50, 30, 50, 30], 0, [0])) == [1, 3, 1, 3]
    assert places(between_rounds([20, 20, 10], 0, [0])) == [1, 1, 3]


# Four players

FOUR = "deal 4R 2R | 9O 2O | J2 Q2 2Y | 3G 2G"


def four(*log: str, **options: Any) -> Match:
    return haggis(*log, seats=4, **options)


def test_totals_are_those_of_the_team() -> None:
    match = four("deal 9R | TO TG | 3O 4O 8O | 2G 3G", "9R", "TO, pass, pass", "TG")
    score = match.view(0).scores
    assert not score
    assert state_of(match).brought().points[0] == state_of(match).brought().points[2]
    assert parts_so_far(match)["out"] == (10, 15, 10, 15)
    assert [*badges(match, "team").values()] == [{"team": team} for team in (1, 2, 1, 2)]


def test_a_bombed_trick_goes_to_the_other_team() -> None:
    match = four(FOUR, "4R, 9O, J2 Q2, pass, pass, pass")
    assert captured(match) == [0, 4, 0, 0]
    # Before the bomb, only the partner has played.
    match = four(FOUR, "4R, pass, J2 Q2, pass, pass, pass")
    assert captured(match) == [0, 3, 0, 0]
    assert match.to_act == 2
    match = four("deal 4R 2R | 9O 2O | TY 2Y | J3 Q3 2G", "4R, 9O, TY, J3 Q3, pass, pass, pass")
    assert captured(match) == [0, 0, 5, 0]
    match = four("deal J0 Q0 2R | 9O 2O | TY 2Y | 3G 2G", "J0 Q0, pass, pass, pass")
    assert captured(match) == [0, 0, 0, 2]


def test_an_opponents_older_play_precedes_a_partners() -> None:
    match = four("deal J0 Q0 2R | 4O 2O | TY 2Y | 3G 2G K3",
                 "2R, 4O, TY, pass, J0 Q0, pass, pass, pass")  # fmt: skip
    assert captured(match) == [0, 5, 0, 0]


def test_the_bomber_chooses_among_the_other_team() -> None:
    match = four(FOUR, "4R, 9O, J2 Q2, pass, pass, pass", bomb_capture="choose")
    assert match.moves() == ["capture 3", "capture 1"]
    assert match.why_not("capture 0") == Refusal("capture", {"player": 0})


def test_the_bonus_counts_the_opponents_larger_hand() -> None:
    match = four("deal 9R | TO TG | 3O 4O 5O 6O 8O | 2G 3G 4G", "9R")
    assert parts_so_far(match)["out"] == (15, 0, 15, 0)


def test_each_failed_bettor_pays_once() -> None:
    hands = "deal 2R | 3O 3R | 4Y 4R | 5G 5R"
    match = four(hands, "bet 15, 2R")
    assert parts_so_far(match)["bets"] == (15, 0, 15, 0)
    hands = "deal 2R 3R | 3O 6R | 4Y | 5G 5R"
    match = four(hands, "bet 15, 2R", "bet 30, 3O", "4Y")  # the partner was first
    assert parts_so_far(match)["bets"] == (30, 15, 30, 15)
    match = four(hands, "bet 15, 2R", "3O", "bet 30, 4Y")
    assert parts_so_far(match)["bets"] == (30, 15, 30, 15)
    hands = "deal 2R 3R | 3O | 4Y 6Y | 5G 5R"
    match = four(hands, "bet 15, 2R", "bet 30, 3O")  # the rule holds if that team bet, too
    assert parts_so_far(match)["bets"] == (0, 45, 0, 45)


def test_partners_going_out_end_the_round() -> None:
    match = four("deal 2R | 3O TO 4O | 4Y | 5G TG KG 6G".replace("KG", "9G"), "2R, 3O")
    told = [event.kind for event in match.play("4Y")]
    assert told[:4] == ["play", "out", "trick", "haggis"]
    assert parts(match)["out"] == (20 + 20, 0, 20 + 20, 0)
    assert parts(match)["captured"] == (1 + 2, 0, 1 + 2, 0)  # 3O taken by C; 5G and 9G by A


def test_leftover_cards_go_to_first_out() -> None:
    match = four("deal 2R 9R | 3O | 4Y | 5G TG 9G", "2R, 3O, 4Y, 5G, 9R")
    assert match.state.round == 2
    assert parts(match)["captured"] == (3, 1, 3, 1)  # B was first: 9G; A took 2R 3O 4Y 5G 9R


def test_the_target_is_compared_with_the_team_total() -> None:
    match = four(FOUR)
    assert match.view(0).caption.args["target"] == 350


# Display


def test_a_hand_lies_by_rank_wild_cards_last() -> None:
    match = haggis("deal TR 2O 2R K0 J0 5B | 3O | 4Y")
    hand = zone(match.view(0), "hand", 0)
    assert hand.items == ("2R", "2O", "5B", "TR", "J0", "K0")
    assert hand.orders == {"suit": ("2R", "TR", "2O", "5B", "J0", "K0")}
    assert zone(match.view(1), "hand", 0).items == (HIDDEN,) * 4 + ("J0", "K0")


def test_the_play_before_lies_below_the_current_one() -> None:
    match = haggis("deal 4R 4O 2R | 5R 5O 2O | 6R 6O 2Y", "4R 4O, 5R 5O, 6R 6O")
    table = zone(match.view(0), "centre")
    assert (table.items, table.seats) == (("5R", "5O", "6R", "6O"), (1, 1, 2, 2))
    assert badges(match, "stake") == {None: {"count": 6, "points": 2}}
    assert badges(match, "to-beat")[None]["player"] == 2


def test_the_last_trick_can_be_seen_again() -> None:
    match = haggis("deal 4R 2R | 9O 2O | 6Y 2Y", "4R, 9O, pass, pass")
    last = zone(match.view(0), "last")
    assert (last.items, last.seats, last.winner) == (("4R", "9O"), (0, 1), 1)
    assert zone(match.view(0), "centre").items == ()


@pytest.mark.parametrize(
    ("hand", "bomb"),
    [
        ("3R 5O 7Y 9G TR", ("3R", "5O", "7Y", "9G")),
        ("3R 5O 7Y 9G 5R 7R 9R", ("3R", "5R", "7R", "9R")),
        ("3R 5R 7O 9Y", ()),
        ("J0 Q0 K0 3R", ()),
    ],
)
def test_a_bomb_of_number_cards_is_pointed_at(hand: str, bomb: tuple[str, ...]) -> None:
    match = haggis(f"deal {hand} | 3O | 4Y")
    assert tuple(i for z in match.view(0).zones if z.role == "combination" for i in z.items) == bomb
    assert not [z for z in match.view(1).zones if z.role == "combination"]


def test_touchable_cards_are_those_that_beat() -> None:
    match = haggis("deal 9R 2R | TO 2O J1 | 6Y 2Y")
    ask = match.view(0).ask
    assert ask
    assert (ask.id, ask.items, ask.least, ask.most) == ("lead", ("2R", "9R"), 1, 2)
    match.play("9R")
    ask = match.view(1).ask
    assert ask
    assert (ask.id, ask.items, ask.least, ask.most) == ("follow", ("TO", "J1"), 1, 1)
    match.play("TO")
    ask = match.view(2).ask
    assert ask
    assert (ask.id, ask.items) == ("cannot", ())


def test_a_play_is_told_by_shape() -> None:
    match = haggis("deal 5R J0 Q0 2R | 3O 5O 7O 9O 4B | 4Y 6Y")
    assert match.play("5R Q0 J0 as run") == [
        Event("play", "lead", 0, {"cards": "5R J0 Q0", "kind": "run", "size": 3, "width": 1,
                                  "length": 3, "low": "5", "high": "7", "bomb": ""}),
    ]  # fmt: skip
    lead, bomb = match.play("3O 5O 7O 9O")
    assert (lead.kind, lead.args["bomb"]) == ("play", "suited")
    assert (bomb.kind, bomb.args["bomb"]) == ("bomb", "suited")


# Thousands of rounds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_and_totals_only_grow(seats: int) -> None:
    for state in random_positions(seats, 60):
        held = [*state.hands, state.haggis, *state.captured, state.at_stake()]
        assert sum(held) == DECKS[seats]
        assert sum(cards.bit_count() for cards in held) == DECKS[seats].bit_count()
        for (_, lower), (_, higher) in pairwise(state.trick):
            assert higher.beats(lower)
        seats_of_plays = [seat for seat, _ in state.trick]
        assert all(one != other for one, other in pairwise(seats_of_plays))


def random_positions(seats: int, rounds: int) -> Iterator[Haggis]:
    random = Random(seats)
    match = Match("haggis", seats=seats, seed=1)
    state = state_of(match)
    for _ in range(rounds):
        state = state if state.to_act != OVER else state_of(Match("haggis", seats=seats))
        before = state.round
        while state.round == before and state.to_act >= 0:
            yield state
            state.play(random.choice(state.moves()))
        while state.to_act == CHANCE:
            state.play(state.draw(random))


def test_a_match_goes_on_with_the_same_people() -> None:
    match = Match("haggis", seed=3)
    play_at_random(match.state, Random(3))
    totals = [sum(score.points[seat] for score in match.view(0).scores) for seat in range(3)]
    assert totals == match.points
    assert max(totals) >= 250


def test_what_is_no_move_is_unreadable() -> None:
    match = haggis("deal 2R 3R | 3O | 4Y")
    for text in (
        "",
        "bet",
        "bet 0",
        "bet x",
        "bet -15",
        "capture 7",
        "pass now",
        "2R as",
        "as run",
    ):
        with pytest.raises(IllegalMove):
            match.play(text)
    assert play_of(GAME.read(match.state, "2R")).kind == "single"
