"""The rules sheets: their examples are played, and every refusal has its place in them."""

from random import Random

import pytest

from sitting import SHIPPED, any_move, matches, meanings, selections
from taku import Match, games
from taku.game import Example, Rule
from taku.options import fill, form
from taku.view import Refusal

COMMON = {"not-yours", "not-now", "unreadable", "deal"}
# These rules have nothing to draw.
JUST_TOLD = {"haggis author", "president length", "president ready-made", "yahtzee bots"}

examples = [
    pytest.param(game, example, id=f"{game} {rule.id} {number}")
    for game in games
    for rule in games[game].rulebook
    for number, example in enumerate(rule.examples, start=1)
]


@pytest.mark.parametrize(("game", "example"), examples)
def test_an_example_shows_legal_and_illegal_moves(game: str, example: Example) -> None:
    match = Match(game, example.options, log=example.setup, seats=example.seats)
    assert example.yes or example.no or example.items or example.scores
    if example.scores:
        assert match.view(0).scores[-1].points == example.scores
    assert {move: match.why_not(move) for move in example.yes} == dict.fromkeys(example.yes)
    refused = {move: match.why_not(move) for move in example.no}
    assert {move: refusal and refusal.rule for move, refusal in refused.items()} == example.no


@pytest.mark.parametrize(("game", "example"), examples)
def test_an_example_names_the_rule_it_belongs_to(game: str, example: Example) -> None:
    ids = {rule.id for rule in games[game].rulebook}
    assert set(example.no.values()) <= ids | COMMON


@pytest.mark.parametrize("game", games)
def test_a_rulebook_has_each_rule_once(game: str) -> None:
    rulebook: list[Rule] = list(games[game].rulebook)
    assert len({rule.id for rule in rulebook}) == len(rulebook)
    options = {rule.name for rule in form(games[game].options)}
    assert {rule.option for rule in rulebook} - {None} <= options


@pytest.mark.parametrize("game", games)
def test_examples_fulfil_what_their_rule_needs(game: str) -> None:
    choices = {rule.name: rule.among for rule in form(games[game].options)}
    for rule in games[game].rulebook:
        assert all(set(values) < set(choices[name]) for name, values in rule.needs.items())
        for example in rule.examples:
            options = fill(games[game].options, example.options)
            needs = {**rule.needs, **example.needs}
            assert all(getattr(options, name) in values for name, values in needs.items())


@pytest.mark.parametrize("game", SHIPPED)
def test_every_rule_has_an_example(game: str) -> None:
    bare = {f"{game} {rule.id}" for rule in games[game].rulebook if not rule.examples}
    assert bare == {name for name in JUST_TOLD if name.startswith(f"{game} ")}


@pytest.mark.parametrize("game", games)
def test_every_refusing_rule_stands_in_the_book(game: str) -> None:
    in_the_book = {rule.id for rule in games[game].rulebook}
    met: set[str] = set()
    for match in matches():
        if match.game.name == game:
            met |= refusals(match)
    assert met - COMMON <= in_the_book
    assert met - COMMON


def refusals(match: Match) -> set[str]:
    """The rules that refuse chosen items and words at random, on the way through a match."""
    random = Random(str(match))
    match = match.at(0)
    met: list[Refusal | None] = []
    words: list[str] = []
    while not match.over and len(match.log) < 120:
        for items in selections(match.view(match.to_act)):
            met += [refusal for _, refusal in meanings(match, match.state, items)]
        words += match.log[-1].split()
        for _ in range(8):
            text = " ".join(random.sample(words, min(len(words), random.randrange(5))))
            met.append(match.why_not(text))
        match.apply(any_move(match.state, random))
    return {refusal.rule for refusal in met if refusal}
