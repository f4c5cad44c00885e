"""`taku check` names what a house rule still lacks; no house rule of our games lacks anything."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from taku import games
from taku.game import Example, Game, Rule
from taku.games.hearts.options import Options
from taku.games.hearts.rules import Hearts
from taku.options import form, option
from taku.terminal import check_options
from taku.terminal.check_game import static_words
from taku.terminal.check_options import lacks


@dataclass(frozen=True, kw_only=True)
class Wider(Options):
    late_hearts: bool = option(False)


SHOWN = Example(setup=("deal 2C | 3C | 4C | 5C",), yes=("2C",), no={"3C": "late-hearts"})


def hearts(*rules: Rule) -> Game[Hearts]:
    """Hearts with one more option, and with more rules of the sheet."""
    game = games["hearts"]
    return replace(game, options=Wider, rulebook=(*game.rulebook, *rules))


def late(rule: str, *examples: Example) -> Rule:
    return Rule(rule, "play", option="late_hearts", examples=examples)


@pytest.mark.parametrize("game", games)
def test_no_house_rule_lacks_anything(game: str) -> None:
    assert [*lacks(games[game])] == []


def test_a_new_option_first_lacks_its_rule() -> None:
    assert [*lacks(hearts())] == ["rulebook.py: no Rule has option='late_hearts'"]


def test_a_new_rule_lacks_all_else() -> None:
    assert [*lacks(hearts(late("late-hearts")))] == [
        "rulebook.py: rule 'late-hearts' has no example",
        "guide.py: no Cue has rule='late-hearts'",
        "guided.toml: no deal has rule = 'late-hearts', nor has 'late_hearts' a reason in untried",
        "lessons.toml: no step has 'late-hearts' among its rules",
        "tests/games: no test names 'late_hearts'",
    ]


def test_what_is_there_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_options, "TESTS", tmp_path)
    names = " ".join(option.name for option in form(Wider))
    (tmp_path / "test_hearts.py").write_text(names, encoding="utf-8")
    assert [*lacks(hearts(late("hearts-broken", SHOWN)))] == []


def test_tests_are_asked_of_tested_games_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_options, "TESTS", tmp_path)
    assert not [told for told in lacks(hearts(late("late-hearts"))) if "tests" in told]


def test_a_refusal_and_a_tip_need_words() -> None:
    words = {*static_words(hearts(late("late-hearts", SHOWN)))}
    assert {"refusal-late-hearts", "rule-late-hearts-title", "option-late_hearts-help"} <= words
    assert {"guide-queen-waits", "guide-queen-waits-title", "guide-queen-waits-learnt"} <= words
