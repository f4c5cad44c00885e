"""`taku check` names what games and house rules lack or do wrong; ours do nothing wrong."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sitting import finished, matches, positions, seats_of
from taku import Match, games
from taku.checking import option_faults
from taku.checking.game_faults import (
    drawn_words,
    encoding_faults,
    example_faults,
    left_in_english,
    static_words,
)
from taku.checking.option_faults import lacks
from taku.checking.view_faults import faults_in_event, faults_in_view
from taku.game import Event, Example, Game, Rule, Vocabulary
from taku.games.hearts.options import Options
from taku.games.hearts.rules import Hearts
from taku.options import form, option
from taku.view import Ask, Badge, Button, Sentence, View, Zone


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
    monkeypatch.setattr(option_faults, "TESTS", tmp_path)
    names = " ".join(option.name for option in form(Wider))
    (tmp_path / "test_hearts.py").write_text(names, encoding="utf-8")
    assert [*lacks(hearts(late("hearts-broken", SHOWN)))] == []


def test_tests_are_asked_of_tested_games_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(option_faults, "TESTS", tmp_path)
    assert not [told for told in lacks(hearts(late("late-hearts"))) if "tests" in told]


def test_a_refusal_and_a_tip_need_words() -> None:
    words = {*static_words(hearts(late("late-hearts", SHOWN)))}
    assert {"refusal-late-hearts", "rule-late-hearts-title", "option-late_hearts-help"} <= words
    assert {"guide-queen-waits", "guide-queen-waits-title", "guide-queen-waits-learnt"} <= words


# Examples and the encoding


@pytest.mark.parametrize(
    ("example", "fault"),
    [
        (Example(("deal 2C | 3C",), yes=("2C",)), "the setup of an example cannot be played"),
        (replace(SHOWN, yes=("3C",), no={}), "'3C' is refused by 'not-yours', not legal"),
        (replace(SHOWN, no={"2C": "late-hearts"}), "'2C' is legal, not refused by 'late-hearts'"),
        (Example((*SHOWN.setup, "2C", "3C", "4C", "5C"), scores=(1, 0, 0, 0)), "the points (0,"),
    ],
)
def test_an_example_is_played(example: Example, fault: str) -> None:
    game = replace(games["hearts"], rulebook=(late("late-hearts", example),))
    assert any(fault in told for told in example_faults(game))


def test_the_encoding_has_room_for_every_move() -> None:
    pytest.importorskip("numpy")
    assert [*encoding_faults(games["hearts"])] == []
    narrow = Vocabulary(("2C", "2C"), (), 1)
    game = replace(games["hearts"], vocabulary=lambda options, seats: narrow)
    told = [*encoding_faults(game)]
    assert "encoding.py: the move '2C' has two numbers" in told
    assert "more than its vocabulary holds" in told[-1]


# Views and events


@pytest.mark.parametrize("match", matches(), ids=str)
def test_no_view_and_no_event_is_wrong(match: Match) -> None:
    for state in positions(match):
        for seat in seats_of(state):
            assert [*faults_in_view(match.game.look(state, seat), match.game.rulebook)] == []
    again = match.blank()
    for events in again.replay(finished(match).log):
        assert [fault for event in events for fault in faults_in_event(event)] == []


def seen(*parts: Zone | Badge, ask: Ask | None = None) -> View:
    zones = tuple(part for part in parts if isinstance(part, Zone))
    badges = tuple(part for part in parts if isinstance(part, Badge))
    return View(0, 0, 1, Sentence("hand"), zones, (0, 0), (), badges, ask=ask)


def trick(role: str, *, seats: tuple[int, ...] = (0, 1), **parts: object) -> Zone:
    return Zone("trick", role, None, ("2C", "3C"), seats, **parts)  # type: ignore[arg-type]


WRONG_VIEWS = [
    (seen(Zone("hand", "hands")), "'hands' is no ZoneRole"),  # type: ignore[arg-type]
    (seen(Zone("heap", "hand")), "'heap' is no ZoneKind"),  # type: ignore[arg-type]
    (seen(Badge("mood", "led", rule="lead")), "'mood' is no BadgeRole"),  # type: ignore[arg-type]
    (seen(ask=Ask("a", buttons=(Button("go", "go", "go"),))), "no ButtonRole"),  # type: ignore[arg-type]
    (seen(Zone("hand", "hand", 1), Zone("hand", "hand", 1)), "2 zones have the role 'hand'"),
    (seen(Zone("pile", "centre", 1)), "'centre' belongs to seat 1"),
    (seen(trick("centre", seats=(0,), ahead="3C")), "2 items and 1 seats"),
    (seen(trick("last", winner=2, ahead="3C")), "has played no card of it"),
    (seen(trick("last", winner=0, ahead="3C")), "not that of the winner"),
    (seen(trick("centre", ahead="4C")), "is not in it: '4C'"),
    (seen(Zone("pile", "centre", None, ("2C",), (0,), ahead="2C")), "is no trick with cards"),
    (seen(Badge("order", "order", rule="lead")), "lacks the argument 'beat'"),
    (seen(Badge("bet", "bet", rule="lead")), "belongs to no seat"),
    (seen(Badge("stake", "stake", 1, rule="lead")), "belongs to a seat"),
    (seen(Badge("state", "led", rule="leads")), "has no rule of the rules sheet, but 'leads'"),
]


@pytest.mark.parametrize(("view", "fault"), WRONG_VIEWS)
def test_what_is_wrong_in_a_view_is_named(view: View, fault: str) -> None:
    assert any(fault in told for told in faults_in_view(view, [Rule("lead", "play")]))


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Event("takes", "trick", 0), "'takes' is no EventRole"),  # type: ignore[arg-type]
        (Event("take", "trick"), "has no seat"),
        (Event("deal", "deal", 0), "has a seat"),
        (Event("play", "lead", 0, {"cards": ""}), "names no cards"),
        (Event("show", "hand", 0), "names no cards"),
        (Event("gain", "pair", 0, {"points": "two"}), "has no points"),
    ],
)
def test_what_is_wrong_in_an_event_is_named(event: Event, fault: str) -> None:
    assert [told for told in faults_in_event(event) if fault in told]


def test_words_that_the_page_draws_are_needed() -> None:
    lies = Badge("to-beat", "lies", args={"player": 1}, rule="lead")
    pile = seen(Zone("pile", "centre"), Zone("hand", "hand", 0), lies)
    assert {*drawn_words(pile)} == {"zone-centre", "badge-lies", "badge-lies-what"}
    assert {*drawn_words(seen(Zone("stack", "pool"), lies))} == {"zone-pool", "badge-lies"}


def test_what_stays_english_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taku.checking.game_faults.folder_of", lambda game: str(tmp_path))
    monkeypatch.setattr("taku.checking.game_faults.LANGUAGES", ("en", "ja"))
    texts = {
        "en.ftl": "game = Mine\nrule-a = A\noption-a-also = b\n",
        "ja.ftl": "game = 私の\n",
        "lessons.en.ftl": "first =\n    .title = T\n    .line = L\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert left_in_english("mine") == [
        "ja.ftl: 1 messages stay English: rule-a",
        "lessons.ja.ftl: 2 messages stay English: first.line, first.title",
    ]
