"""Deals and the notation of moves, as every card game has them."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from taku.cards import Deck
from taku.deal import Deal, redealt, why_not_seat
from taku.game import IllegalMove
from taku.notation import (
    Form,
    Notation,
    card_form,
    deal_form,
    fixed_form,
    number_form,
    seat_form,
)
from taku.view import Place
from taku.words import Words

DECK = Deck(rank + suit for suit in "CD" for rank in "23456")
LOW = DECK.read("2C 3C 4C 5C 2D 3D")
KITTY = (("kitty", 1),)
DEAL = Deal(DECK, LOW, (3, 2), KITTY)
OWN = Deal(DECK, LOW, (1, 1), own=(DECK.read("2C"), DECK.read("2D")))


def groups(*texts: str) -> int:
    """A deal of these groups, in which a card may occur twice."""
    return DECK.pack([DECK.read(text) for text in texts])


@pytest.mark.parametrize(
    ("deal", "move", "problem"),
    [
        (DEAL, groups("2C 3C", "4C", "5C"), None),
        (DEAL, groups("2C 3C", "4C"), None),
        (DEAL, groups("2C", "6D"), "foreign"),
        (DEAL, groups("2C 3C 4C 5C", "2D"), "many"),
        (DEAL, groups("2C", "3C", "4C 5C"), "many"),
        (DEAL, groups("2C", "", "4C"), "empty"),
        (DEAL, groups("2C 3C", "3C"), "twice"),
        (OWN, groups("2C 3C", "2D 4C"), None),
        (OWN, groups("2C 2D", "4C"), "owner"),
        (OWN, groups("2C 3C 4C", "2D"), "many"),
        (Deal(DECK, LOW, (3, 3), equal=True), groups("2C 3C", "4C"), "unequal"),
        (Deal(DECK, LOW, (3, 3), whole=True), groups("2C 3C", "4C 5C 2D"), "whole"),
    ],
)
def test_a_deal_that_can_not_be_says_why(deal: Deal, move: int, problem: str | None) -> None:
    refusal = deal.why_not(move)
    assert (refusal and refusal.args["problem"]) == problem
    if refusal:
        both = [Words("president", language) for language in ("en", "ja")]
        said = [words.sentence(refusal) for words in both]
        empty = [words.say("deal-fault", problem="") for words in both]
        assert (said == empty) == (problem == "empty")


def test_a_drawn_deal_is_legal() -> None:
    for number in range(20):
        for deal in (DEAL, OWN):
            assert deal.why_not(deal.draw(Random(number))) is None
    assert OWN.groups(OWN.draw(Random(1)))[0] & DECK.read("2C")


def test_a_deal_is_written_without_empty_groups() -> None:
    assert DEAL.write(groups("2C 3C", "4C")) == "deal 2C 3C | 4C"
    assert DEAL.read("2C 3C | 4C | 5C") == groups("2C 3C", "4C", "5C")
    with pytest.raises(ValueError, match="a deal needs 2 to 3 groups of cards, not 1"):
        DEAL.read("2C")


def test_a_deal_is_set_by_hand() -> None:
    assert DEAL.outcomes().places == (Place(0, 3), Place(1, 2), Place(None, 1, name="kitty"))
    assert OWN.outcomes().places == (Place(0, 2, ("2C",)), Place(1, 2, ("2D",)))


def test_unseen_cards_are_dealt_anew() -> None:
    hands = [DECK.read("2C 3C"), DECK.read("4C 5C")]
    barred = [0, DECK.read("6C 2D")]
    guessed, rest = redealt(hands, 0, DECK.all & ~hands[0], Random(1), barred)
    assert guessed[0] == hands[0]
    assert guessed[1].bit_count() == 2
    assert not guessed[1] & barred[1]
    assert guessed[0] | guessed[1] | rest == DECK.all


def test_a_seat_is_one_of_the_table() -> None:
    assert why_not_seat(3, 4) is None
    refusal = why_not_seat(4, 4)
    assert refusal
    assert Words("haggis").sentence(refusal) == "No one sits there."


# Notation

NOTATION = Notation(
    fixed_form("pass", 0, "bid", "play"),
    fixed_form("claim all", -1, "play"),
    fixed_form("claim none", -2, "play"),
    card_form(DECK, "", "play"),
    number_form("bid", "bid", least=1),
    card_form(DECK, "give", "give", none="none"),
    seat_form("dealer", "dealer"),
    deal_form(lambda state: DEAL),
    Form("odd", ("odd",), lambda state, move: None, lambda state, text: None),
)


def at(phase: str) -> Any:
    return SimpleNamespace(phase=phase, points=[0, 0])


@pytest.mark.parametrize(
    ("phase", "text", "move"),
    [
        ("bid", "pass", 0),
        ("bid", "bid 12", 12),
        ("play", "claim none", -2),
        ("play", "3C", DECK.read("3C")),
        ("give", "give none", 0),
        ("give", "give 2C 3D", DECK.read("2C 3D")),
        ("dealer", "dealer 1", 1),
        ("deal", "deal 2C | 3C", groups("2C", "3C")),
    ],
)
def test_each_form_is_written_and_read(phase: str, text: str, move: int) -> None:
    assert NOTATION.write(at(phase), move) == text
    assert NOTATION.read(at(phase), f" {text} ") == move


@pytest.mark.parametrize(
    ("phase", "text", "problem"),
    [
        ("bid", "bid many", "bid needs a number, not 'many'"),
        ("bid", "bid 0", "bid: 1 or more, not 0"),
        ("bid", "bid 1234", "bid needs a number"),
        ("dealer", "dealer 2", "there is no seat 2"),
        ("play", "claim some", "no such move: 'claim some'"),
        ("play", "pass now", "no such move: 'pass now'"),
        ("play", "9Z", "no card '9Z' in this deck"),
    ],
)
def test_a_text_that_does_not_parse_says_why(phase: str, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        NOTATION.read(at(phase), text)


def test_a_move_of_another_phase_is_refused() -> None:
    with pytest.raises(IllegalMove) as raised:
        NOTATION.read(at("play"), "bid 3")
    assert raised.value.refusal.args == {"phase": "play"}


def test_outcomes_are_those_of_the_phase() -> None:
    assert NOTATION.outcomes(at("deal")) == DEAL.outcomes()
    assert NOTATION.outcomes(at("dealer")).items == ("0", "1")
    assert NOTATION.outcomes(at("play")).items == ()
