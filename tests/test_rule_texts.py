"""What rules, refusals and tips say holds for every number of players and every house rule."""

from itertools import product
from typing import Any

import pytest

from taku import Match, games
from taku.options import form
from taku.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)
english_and_japanese = pytest.mark.parametrize("language", ["en", "ja"])

LOWEST_CLUB = {
    "black-lady": {3: "2C", 4: "2C", 5: "3C", 6: "4C"},
    "black-maria": {3: "3C", 4: "2C", 5: "3C", 6: "3C"},
}


def rule(game: str, id: str, language: str) -> str:
    return Words(game, language).say(f"rule-{id}")


def names(text: str, card: str) -> bool:
    """True if the text has the card as the Fluent files write one: ♣2."""
    rank, suit = card
    return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[suit] + rank in text


def hearts(seats: int, **options: Any) -> Match:
    return Match("hearts", {"passing": False, **options}, seats=["human"] * seats)


@pytest.mark.parametrize(("penalties", "seats"), [*product(LOWEST_CLUB, (3, 4, 5, 6))])
def test_the_rule_names_the_club_that_opens(penalties: str, seats: int) -> None:
    (opens,) = hearts(seats, penalties=penalties).moves()
    assert opens == LOWEST_CLUB[penalties][seats]
    for language in LANGUAGES:
        assert names(rule("hearts", "two-of-clubs", language), opens), language


@every_language
def test_the_rule_names_the_cards_taken_out(language: str) -> None:
    text = rule("hearts", "cards", language)
    whole = {*hearts(4).log[0].removeprefix("deal ").replace("|", " ").split()}
    for seats in (3, 5, 6):
        dealt = {*hearts(seats).log[0].removeprefix("deal ").replace("|", " ").split()}
        assert [card for card in whole - dealt if not names(text, card)] == []
        assert str(len(dealt) // seats) in text


@english_and_japanese
def test_points_changed_by_house_rules_are_usual(language: str) -> None:
    """The sheet of Pip or Spot hearts does not contradict its rule "Other penalty cards"."""
    usual = {"en": "as a rule", "ja": "ふつう"}[language]
    for id in ("aim", "cards", "score", "moon", "sun"):
        text = rule("hearts", id, language)
        assert usual in text.lower(), text


@english_and_japanese
def test_the_first_trick_forbids_whatever_costs_points(language: str) -> None:
    log = ["deal 2C 3C | 4D KS | 2H 9C | KD JC", "2C"]
    maria = Match("hearts", {"passing": False, "penalties": "black-maria"}, log=log)
    assert maria.why_not("4D") is None
    assert maria.why_not("KS")
    text = rule("hearts", "first-trick", language)
    assert {"en": "may not play a penalty card", "ja": "失点カードを出せません"}[language] in text


@pytest.mark.parametrize(
    ("spade_three", "sandstorm", "jokers", "beaters"),
    [
        (False, False, "X1", (set(), set())),
        (True, False, "X1", ({"three of spades"}, {"スペードの3"})),
        (True, False, "X1 X2", (set(), set())),
        (False, True, "X1", ({"three 3s"}, {"3の3枚出し"})),
        (True, True, "X1", ({"three of spades", "three 3s"}, {"スペードの3", "3の3枚出し"})),
        (True, True, "X1 X2", ({"three 3s"}, {"3の3枚出し"})),
    ],
)
def test_a_refusal_names_what_beats_jokers(
    spade_three: bool, sandstorm: bool, jokers: str, beaters: tuple[set[str], set[str]]
) -> None:
    options = {"spade_three": spade_three, "sandstorm": sandstorm}
    log = ["deal X1 X2 7D 8D | AS AC 5D 6D | 9S TS JS QS | 9H TH JH QH", jokers]
    match = Match("president", options, log=log, draws=False)
    refusal = match.why_not(" ".join(["AS", "AC"][: len(jokers.split())]))
    assert refusal
    for language, named in zip(("en", "ja"), beaters, strict=True):
        said = match.say(refusal, language)
        told = {"three of spades", "three 3s", "スペードの3", "3の3枚出し"}
        assert {each for each in told if each in said} == named, said


def test_the_president_is_not_told_of_downfall() -> None:
    titles = {
        language: {
            you: Words("president", language, you=you).say(
                "guide-downfall-title", player=0, state="near"
            )
            for you in (0, 1)
        }
        for language in ("en", "ja")
    }
    assert titles["en"] == {0: "Don’t fall", 1: "Down with the President"}
    assert titles["ja"] == {0: "都落ちに注意", 1: "都落ちを狙いましょう"}


@english_and_japanese
def test_a_run_of_sets_tells_its_width(language: str) -> None:
    four = Match("haggis", seats=["human"] * 4)
    assert four.state.widest == 8
    assert {"en": "eight", "ja": "8枚"}[language] in rule("haggis", "stairs", language)


@every_language
def test_a_learnt_rule_has_no_number_that_varies(language: str) -> None:
    """What stays on the list of rules met names no number of one house rule or of four players."""
    words = Words("hearts", language)
    said = {id: words.say(id) for id in ("guide-two-of-clubs-learnt", "guide-moon-learnt")}
    assert [id for id, text in said.items() if "26" in text or "two of" in text] == []


@pytest.mark.parametrize("game", games)
def test_a_rule_for_some_numbers_says_so(game: str) -> None:
    """A house rule that exists for some numbers of players only names them in its rule."""
    numbers = {3: ("three", "3"), 4: ("four", "4"), 5: ("five", "5"), 6: ("six", "6")}
    limited = {option.name: option.players for option in form(games[game].options)}
    for entry in games[game].rulebook:
        for seats in limited.get(entry.option or "", ()):
            for language in ("en", "ja"):
                text = rule(game, entry.id, language).lower()
                assert any(word in text for word in numbers[seats]), (entry.id, language)
