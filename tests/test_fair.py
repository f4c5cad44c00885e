"""What chance decides is settled before the first move, and can be checked afterwards."""

import hashlib
from random import Random
from typing import Any

import pytest

from requesting import ask
from sitting import finished
from taku import Match, fair, games
from taku.service import Service

UNKNOWN = {"sealed": None, "drawn": None, "strays": [], "shares": []}
DEAL = "deal 2C 3D | 9C 4D | TC AD | 8D KD"
FIRST = {  # the first entry of each game's daily deal, recorded when this test was written
    "hearts": [
        "deal 8C TC 9D TD QD 8S JS KS 6H 7H 9H KH AH | "
        "5C QC 4D 6D KD AD 6S QS AS 2H 4H JH QH | "
        "2C 7C KC AC 2D 8D 4S 5S 7S 9S TS 3H 8H | "
        "3C 4C 6C 9C JC 3D 5D 7D JD 2S 3S 5H TH",
    ],
    "president": [
        "deal 3D 5H 5D 6S 6H 7C 8S TS TH QS QD KC 2S 2H | "
        "3S 3C 4H 6C 6D TD JH JD QH KH KD AC 2C X2 | "
        "3H 4S 4C 4D 5S 7S 7H 9H 9C 9D AS AH X1 | "
        "5C 7D 8H 8C 8D 9S TC JS JC QC KS AD 2D",
    ],
    "haggis": [
        "dealer 2",
        "deal 2Y 2B 3O 3G 4R 4Y 4G 6R 7O 7Y 7B 8G 9G TR J0 Q0 K0 | "
        "2R 2G 3Y 3B 4O 5R 5G 6G 7G 8R 8O 8Y TY TG J1 Q1 K1 | "
        "2O 3R 4B 5O 5Y 5B 6Y 6B 8B 9R 9Y 9B TO TB J2 Q2 K2 | "
        "6O 7R 9O",
    ],
    "yahtzee": [
        "roll 3 4 2 1 5",
    ],
}


@pytest.mark.parametrize("game", FIRST)
def test_the_daily_deal_is_alike_on_every_machine(game: str) -> None:
    assert Match(game, seed=f"daily/{game}/2026-11-21").log == FIRST[game]


# Draws


def differently(game: str, seats: int | None = None) -> list[Match]:
    """Matches with one seed, played to their ends in different ways."""
    found = []
    for way in range(3):
        match, random = Match(game, seed="s", seats=seats), Random(way)
        while not match.over:
            match.play(match.game.write(match.state, random.choice(match.state.moves())))
        found.append(match)
    return found


@pytest.mark.parametrize("game", ["hearts", "haggis"])
def test_each_rounds_cards_ignore_what_came_before(game: str) -> None:
    deals = [[text for text in match.log if text[:4] == "deal"] for match in differently(game)]
    rounds = min(map(len, deals))
    assert rounds > 1
    assert deals[0][:rounds] == deals[1][:rounds] == deals[2][:rounds]
    assert len(set(deals[0])) == len(deals[0])


def test_first_dice_do_not_depend_on_earlier_moves() -> None:
    def first(match: Match) -> list[str]:
        return [
            text
            for before, text in zip(["fill", *match.log], match.log, strict=False)
            if before.startswith("fill")
        ]

    one, two, three = map(first, differently("yahtzee", 2))
    assert one == two == three
    assert len(one) == 26
    assert len(set(one)) > 20


def test_every_draw_has_a_key_of_its_own() -> None:
    for game in games.values():
        for seats in game.seats:
            match, keys = Match(game, seats=seats).blank(), []
            random = Random(seats)
            while not match.over:
                state = match.state
                if state.to_act < 0:
                    keys.append((game.outcomes(state).word, game.draw_key(state)))
                    move = state.draw(random)
                else:
                    move = random.choice(state.moves())
                match.apply(move)
            assert len(set(keys)) == len(keys)


# The seal


def hearts(seed: str = "s", log: Any = ()) -> Match:
    return Match("hearts", {"target": 75}, seed=seed, log=log)


def test_the_seal_hashes_game_players_rules_and_seed() -> None:
    text = 'taku 1 hearts 4 {"target":75} s'
    assert fair.sealed(hearts()) == text
    assert fair.seal(hearts()) == hashlib.sha256(text.encode()).hexdigest()


def test_the_seal_stays_while_the_match_goes_on() -> None:
    match = hearts()
    before = fair.seal(match)
    match.play(match.moves()[0])
    assert fair.seal(match) == before


def test_another_seed_or_rule_has_another_seal() -> None:
    one = fair.seal(hearts())
    assert one != fair.seal(hearts("t"))
    assert one != fair.seal(Match("hearts", seed="s"))
    assert one != fair.seal(Match("president", seed="s"))


@pytest.mark.parametrize("game", games)
def test_all_that_chance_decides_is_found_again(game: str) -> None:
    match = finished(Match(game, seed="s"))
    assert all(fair.drawn(match).values())
    assert match.log[0].split()[0] in {"deal", "dealer", "roll"}
    assert 1 in fair.drawn(match)


def test_cards_not_from_the_seed_are_named() -> None:
    assert fair.drawn(hearts(log=[DEAL])) == {1: False}
    honest = hearts()
    assert fair.drawn(hearts("t", log=honest.log)) == {1: False}
    assert fair.drawn(hearts(log=honest.log)) == {1: True}


def test_the_seed_is_secret_until_the_end() -> None:
    match = hearts()
    (proof,) = ask_about(match)
    assert proof == {"type": "proved", "seal": fair.seal(match), **UNKNOWN}
    over = finished(match)
    (proof,) = ask_about(over)
    assert proof["sealed"] == fair.sealed(over)
    assert proof["drawn"] > 1
    assert proof["strays"] == []


def ask_about(match: Match) -> list[dict[str, Any]]:
    service = Service()
    ask(service, {"type": "open", "save": match.save(), "at": len(match.log)})
    return ask(service, {"type": "proof"})


# A seed of several devices

NUMBERS = ("0" * 32, "0123456789abcdef" * 2, "f" * 32)
BOUND = tuple(map(fair.commitment, NUMBERS))


def test_a_commitment_does_not_tell_its_number() -> None:
    text = f"taku share {NUMBERS[1]}"
    assert BOUND[1] == hashlib.sha256(text.encode()).hexdigest()
    assert NUMBERS[1] not in BOUND[1]


def test_each_number_is_found_in_the_seed() -> None:
    assert fair.shares(fair.mixed(NUMBERS)) == NUMBERS
    for place in range(3):
        others = [*NUMBERS]
        others[place] = "a" * 32
        assert fair.mixed(others) != fair.mixed(NUMBERS)
    for seed in ("s", 7, "", " ".join(NUMBERS[:2]) + " s", "A" * 32, "１" * 32):
        assert fair.shares(seed) == ()


@pytest.mark.parametrize("number", ["", "f" * 31, "f" * 33, "F" * 32, "g" * 32, "f" * 31 + " "])
def test_only_numbers_of_128_bits_are_mixed(number: str) -> None:
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        fair.mixed([NUMBERS[0], number])


def test_a_device_with_a_wrong_number_is_named() -> None:
    assert fair.unkept(BOUND, NUMBERS) == ()
    assert fair.unkept(BOUND, [NUMBERS[0], None, NUMBERS[2]]) == (1,)
    assert fair.unkept(BOUND, [NUMBERS[1], *NUMBERS[1:]]) == (0,)
    assert fair.unkept(BOUND, NUMBERS[:1]) == (1, 2)
    assert fair.unkept(BOUND, [NUMBERS[0], "", "x"]) == (1, 2)


def test_the_proof_shows_what_each_device_added() -> None:
    match = Match("hearts", seed=fair.mixed(NUMBERS))
    (proof,) = ask_about(match)
    assert proof["shares"] == []
    (proof,) = ask_about(finished(match))
    assert proof["sealed"].endswith(" ".join(NUMBERS))
    shown = [{"number": n, "commitment": c} for n, c in zip(NUMBERS, BOUND, strict=True)]
    assert proof["shares"] == shown
