"""Tempers: bots of a level that decide differently, by the same rules, and in the same match."""

from random import Random

import pytest

from taku import Match, games
from taku.game import Seat
from taku.match import BadPart

EVERY = [(name, temper) for name, game in games.items() for temper in game.tempers]


def chosen(match: Match, player: str, seat: Seat | None = None) -> str:
    """What a bot does there."""
    seat = match.to_act if seat is None else seat
    move = match.game.bot(player).weigh(match.seen(seat), Random(1))[0].move
    return match.game.write(match.state, move)


@pytest.mark.parametrize(("game", "temper"), EVERY)
def test_a_temper_plays_legally_and_differently(game: str, temper: str) -> None:
    alike = differing = 0
    for number in range(8):
        if number > 2 and differing:
            break
        match = Match(game, seed=number)
        while not match.over and len(match.log) < 120 and match.state.round < 3:
            usual, own = chosen(match, "normal"), chosen(match, f"normal/{temper}")
            assert match.why_not(own) is None
            alike, differing = alike + (own == usual), differing + (own != usual)
            match.play(usual)
    assert 0.001 < differing / (alike + differing) < 0.4


@pytest.mark.parametrize(("game", "temper"), EVERY)
def test_a_seat_names_a_temper_of_its_level(game: str, temper: str) -> None:
    told = games[game]
    assert {"normal", "strong"} <= set(told.tempers[temper]) <= set(told.bots)
    seats = ["human", *[f"normal/{temper}"] * (max(2, told.seats[0]) - 1)]
    match = Match(game, seats=seats, seed=3)
    assert Match.load(match.save()).seats == tuple(seats)
    for wrong in (f"easy/{temper}", "normal/", "normal/mild", f"normal/{temper}/{temper}", "/"):
        with pytest.raises(BadPart, match="seats"):
            Match(game, seats=["human", *[wrong] * (len(seats) - 1)])


@pytest.mark.parametrize("game", games)
def test_hints_are_of_no_temper(game: str) -> None:
    assert "/" not in games[game].adviser


# Hearts


def hearts(deal: str, *log: str, passing: bool = False) -> Match:
    return Match("hearts", {"passing": passing}, log=[f"deal {deal}", *log], draws=False)


def test_moon_shooters_pass_low_cards_from_strong_hands() -> None:
    match = hearts(
        "AH KH QH AS KS 2C 3D 4D | 2H 3H 4H 5H 6H 7H 8H 9H"
        " | 5S 6S 7S 8S 9S TS JS QS | 3C 4C 5C 6C 7C 8C 9C TC",
        passing=True,
    )
    assert chosen(match, "normal/shooter", 0) == "pass 2C 3D 4D"
    assert chosen(match, "normal", 0) != "pass 2C 3D 4D"


def test_moon_shooters_also_try_with_less() -> None:
    four, three = ("AH KH 4H 2H AS 5D 3C 4D", "AH KH 2H AS 4S 5D 3C 4D")
    others = " | QH 3H 5H 6H 7H 8H 9H TH | 5S 6S 7S 8S 9S TS JS QS | 2C 4C 5C 6C 7C 8C 9C TC"
    assert chosen(hearts(four + others, passing=True), "normal/shooter", 0) == "pass 3C 4D 2H"
    usual = chosen(hearts(three + others, passing=True), "normal", 0)
    assert chosen(hearts(three + others, passing=True), "normal/shooter", 0) == usual


def test_the_daring_keep_a_guarded_queen() -> None:
    match = hearts(
        "QS 4S 3S 2D 3D 4D 5D 6D | 2H 3H 4H 5H 6H 7H 8H 9H"
        " | 5S 6S 7S 8S 9S TS JS AS | 3C 4C 5C 6C 7C 8C 9C TC",
        passing=True,
    )
    assert "QS" in chosen(match, "normal", 0).split()
    assert "QS" not in chosen(match, "normal/daring", 0).split()


def test_the_cautious_stay_under_what_others_throw_over() -> None:
    match = hearts(
        "2C 4C 5D 6D | KC 7C 8C 9D | AC 3C TC 2D | JC QC 3D 4D",
        "2C",
        "KC",
    )
    assert chosen(match, "normal") == "AC"
    assert chosen(match, "normal/cautious") == "TC"


def test_the_cautious_shed_high_cards_early() -> None:
    match = hearts(
        "2C 5C 6C 2D 3D 4D 2S 3S 4S 2H 3H 4H 5H | KC 7C 8C 5D 6D 7D 5S 6S 7S 6H 7H 8H 9H"
        " | AC TC 3C 8D 9D TD 8S 9S TS TH JH QH KH | 4C 9C JC QC JD QD KD AD JS QS KS AS AH",
        "2C",
        "KC",
    )
    assert chosen(match, "normal/cautious") == "AC"


# President


def president(hand: str, *log: str) -> Match:
    deal = f"deal 7S 7H QS 4C | {hand} | 3C 4D 8D | 5C 5D 6D"
    return Match("president", {}, log=[deal, *log], draws=False)


LOW = "3S 3H 4S 4H 5S 5H 6S 6H"


def test_the_daring_spend_jokers_early() -> None:
    match = president(f"{LOW} 9S TS 2S X1", "7S 7H")
    assert chosen(match, "normal") == "pass"
    assert chosen(match, "normal/daring") == "9S X1"
    dear = president(f"{LOW} 6C AS 2S X1", "7S 7H")
    assert chosen(dear, "normal/daring") == "pass"


@pytest.mark.parametrize(
    ("temper", "others", "strong"),
    [("cautious", "KH", "KS"), ("hoarder", "8C", "2S")],
    ids=["cautious", "hoarder"],
)
def test_strong_cards_wait_while_hands_are_full(temper: str, others: str, strong: str) -> None:
    early = president(f"{LOW} 6C 7C 7D {others} {strong}", "QS")
    assert chosen(early, "normal") == strong
    assert chosen(early, f"normal/{temper}") == "pass"
    later = president(f"{LOW} {others} {strong}", "QS")
    assert chosen(later, f"normal/{temper}") == strong
