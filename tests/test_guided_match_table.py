"""The guide in ordinary matches: it tells all rules of a table, each once, and changes nothing."""

from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Any

import pytest

from guided import PLAYERS
from requesting import ask
from sitting import matches
from taku import games
from taku.match import HUMAN, BadPart, Match
from taku.messages.replies import Frame
from taku.options import fill, form
from taku.service import Service
from taku.tables.guided_match_table import GuidedMatchTable
from taku.tables.match_table import MatchTable
from taku.teaching.guided_deals import guide_of, guided_deals
from taku.teaching.rules_in_force import rules_in_force, whole
from word_files import LANGUAGES, game_words

with_guide = pytest.mark.parametrize("game", [game for game in games if guide_of(game)])
HAGGIS = [HUMAN, "easy", "easy"]
TABLES = [  # a game, the players, and options that bring further rules
    ("haggis", 3, {}),
    ("haggis", 2, {}),
    ("hearts", 4, {}),
    ("president", 4, {}),
    ("president", 4, {"scoring": "lives", "minister_loses": False}),
    ("yahtzee", 2, {}),
    ("yahtzee", 2, {"sheet": "yams"}),
    ("yahtzee", 2, {"sheet": "yams", "yams_column": "ascending"}),
    ("yahtzee", 2, {"sheet": "yacht"}),
    ("yahtzee", 2, {"sheet": "yatzy"}),
    ("yahtzee", 2, {"sheet": "yatzy", "yatzy_order": "forced"}),
    ("yahtzee", 2, {"sheet": "kniffel"}),
    ("yahtzee", 2, {"sheet": "generala", "double_generala": True}),
    ("yahtzee", 2, {"sheet": "yacht", "yacht_points": "classic", "yacht_five_house": True}),
    ("yahtzee", 2, {"sheet": "yams", "yams_column": "all"}),
]
CUES = {  # kinds of events, each with the cue that tells of it
    "haggis": {
        "bomb": ("bomb", "other-bomb"),
        "trick-bombed": ("capture",),
        "out": ("out",),
        "haggis": ("haggis",),
        "bet-won": ("bet-won",),
        "bet-lost": ("bet-lost",),
    },
    "hearts": {"broken": ("hearts-broken",), "trick": ("trick",), "moon": ("moon",)},
    "president": {
        "revolution": ("revolution",),
        "skip": ("skip",),
        "illegal-finish": ("illegal-finish",),
        "downfall": ("downfall",),
        "exchange": ("exchange", "exchanged"),
        "out": ("titles",),
    },
    "yahtzee": {
        "bonus": ("bonus", "yams-bonus-upper", "yacht-bonus", "yatzy-bonus"),
        "extra": ("joker", "second-kniffel"),
        "served": ("served-generala",),
        "delta": ("delta",),
    },
}
RARE = {  # cues of dice that seldom lie: the options, and a log after which each is told
    "second-kniffel": (
        {"sheet": "kniffel"},
        ["roll 2 2 2 2 2", "fill kniffel", "roll 1 1 1 1 4", "fill ones", "roll 4 4 4 4 4"],
    ),
    "double-generala": (
        {"sheet": "generala", "double_generala": True},
        [
            *("roll 2 2 2 2 3", "keep 2 2 2 2", "roll 2", "fill generala"),
            *("roll 1 1 1 1 4", "fill ones"),
            *("roll 4 4 4 4 3", "keep 4 4 4 4", "roll 4"),
        ],
    ),
    "ace-straight": ({"sheet": "generala"}, ["roll 1 3 4 5 6"]),
}


@dataclass
class Played:
    """Two matches of a learner who knows a first game."""

    tips: list[Any]
    met: set[str]
    events: set[str]
    table: GuidedMatchTable


@cache
def played(number: int) -> Played:
    """Play two matches at a table as an easy bot would, with the rules of the first game known."""
    game, seats, options = TABLES[number]
    met = {rule for deal in guided_deals(game)[:1] for rule in deal.rules}
    tips, events = [], set[str]()
    for seed in ("one", "two"):
        players = [HUMAN, *["normal"] * (seats - 1)]
        table = GuidedMatchTable(Match(game, options, seed=seed, seats=players), met)
        replies, random = list(table.begin()), Random(seed)
        while True:
            for frame in replies:
                assert isinstance(frame, Frame)
                events |= {event.kind for event in frame.events if not frame.begins}
                met |= {*frame.met, *([frame.tip.id] if frame.tip else [])}
                tips += [frame.tip] if frame.tip else []
            if table.match.over:
                break
            replies = list(table.play(PLAYERS["easy"](table.match, random)))
    return Played(tips, met, events, table)


every = pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda n: f"{n}-{TABLES[n][0]}")


# Rules in force


@with_guide
def test_every_house_rule_belongs_to_the_sheet(game: str) -> None:
    book = games[game].rulebook
    told = {rule.option for rule in book} | {name for rule in book for name in rule.needs}
    told |= {"first_player"}  # the rule "first" also tells who leads later rounds
    assert {option.name for option in fields(games[game].options)} <= told


@with_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tables_rules_have_words_without_arguments(game: str, language: str) -> None:
    words = game_words(game, language)
    for rule in games[game].rulebook:
        assert words[f"rule-{rule.id}"] == words[f"rule-{rule.id}-title"] == set(), rule.id


@with_guide
def test_every_rule_played_is_told_at_some_table(game: str) -> None:
    """Each house rule with each of its values, and each number of players, has such a table."""
    guide, told = guide_of(game), set[str]()
    assert guide
    for match in (each for each in matches() if each.game.name == game):
        told |= {*rules_in_force(match.game, guide, match.options, len(match.seats))}
    played_by = {rule.id for rule in games[game].rulebook if rule.played}
    assert played_by - told == {*guide.apart}


@with_guide
def test_a_house_rule_switched_on_is_told(game: str) -> None:
    guide, book = guide_of(game), games[game].rulebook
    assert guide
    for option in form(games[game].options):
        needed = {name: values[0] for name, values in option.needs.items()}
        seats = (option.players or games[game].seats)[0]
        for rule in (
            each for each in book if each.option == option.name and each.id not in guide.apart
        ):
            needed |= {name: values[0] for name, values in rule.needs.items()}
            told = {
                value: rule.id
                in rules_in_force(
                    games[game],
                    guide,
                    fill(games[game].options, {**needed, option.name: value}),
                    seats,
                )
                for value in option.among
            }
            assert any(told.values()), (rule.id, told)
            assert told.get(True, True) or option.name == "minister_loses", rule.id


def test_house_rules_choose_what_is_told() -> None:
    def rules(game: str, seats: int, **options: Any) -> set[str]:
        guide, match = guide_of(game), Match(game, options, seats=[HUMAN, *["easy"] * (seats - 1)])
        assert guide
        return {*rules_in_force(match.game, guide, match.options, seats)}

    assert "teams" in rules("haggis", 4) - rules("haggis", 3)
    assert "bid" in rules("haggis", 3, tatties=True) - rules("haggis", 3)
    assert "bet" in rules("haggis", 3) - rules("haggis", 3, tatties=True)
    assert "minister" in rules("president", 4, scoring="lives", minister_loses=False)
    assert "minister" not in rules("president", 4, scoring="lives")
    assert "sequence-effects" not in rules("president", 4, sequence=True)
    assert "sequence-effects" in rules("president", 4, sequence=True, sequence_effects="none")
    assert "joker" in rules("yahtzee", 2) - rules("yahtzee", 2, sheet="yams")
    assert "yams-straights" in rules("yahtzee", 2, sheet="yams")


# Events


@every
def test_two_matches_tell_each_rule_once(number: int) -> None:
    of = played(number)
    ids = [tip.id for tip in of.tips]
    assert len(set(ids)) == len(ids)
    rules = {rule.rule for rule in of.table.rules}
    assert [rule for rule in sorted(rules) if whole(rule) not in of.met] == []


@every
def test_what_happened_was_told(number: int) -> None:
    of, cues = played(number), CUES[TABLES[number][0]]
    here = {rule.id for rule in of.table.rules}
    for kind in of.events & cues.keys():
        telling = here & {*cues[kind]}
        assert not telling or telling & of.met, kind


@every
def test_all_that_is_told_has_its_words(number: int) -> None:
    game = TABLES[number][0]
    for tip in played(number).tips:
        text = f"rule-{tip.rule}" if tip.whole else f"guide-{tip.id}"
        given = {*tip.say.args, "column"} | (
            {"player", "who"} if tip.say.seat is not None else set()
        )
        for language in LANGUAGES:
            words = game_words(game, language)
            for part in (text, f"{text}-title"):
                assert words[part] <= given, (language, part, words[part] - given)


@with_guide
def test_every_cue_is_told_in_some_deal(game: str) -> None:
    guide = guide_of(game)
    assert guide
    told = {rule for deal in guided_deals(game) for rule in deal.rules}
    for number, (name, *_) in enumerate(TABLES):
        told |= {tip.id for tip in played(number).tips} if name == game else set()
    told |= RARE.keys() | {"served-generala"}  # see below
    assert [cue.id for cue in guide.cues if cue.id not in told] == []


@pytest.mark.parametrize("cue", RARE)
def test_a_rule_of_rare_dice_is_told(cue: str) -> None:
    options, log = RARE[cue]
    match = Match("yahtzee", options, seats=[HUMAN, "easy"], log=log)
    (frame,) = table_without(cue, match).begin()
    assert isinstance(frame, Frame)
    assert frame.tip
    assert frame.tip.id == cue
    (row,) = (row for row in frame.view.sheet if row.id == frame.tip.at.id)
    assert row.possible in (frame.tip.say.args["points"], None)


def table_without(cue: str, match: Match) -> GuidedMatchTable:
    """A table of a learner who has met all cues but one."""
    guide = guide_of("yahtzee")
    assert guide
    return GuidedMatchTable(match, {each.id for each in guide.cues} - {cue})


def test_a_match_won_by_one_throw_is_told() -> None:
    match = Match("yahtzee", {"sheet": "generala"}, seed="116", seats=[HUMAN, "easy"])
    table = table_without("served-generala", match)
    list(table.begin())
    *_, last = table.play("fill generala")  # the bot then throws five equal dice
    assert isinstance(last, Frame)
    assert table.match.over
    assert last.tip
    assert (last.tip.id, last.tip.say.seat) == ("served-generala", 1)


def test_a_rule_the_learner_used_counts_as_met() -> None:
    deal = "deal 5R 5O 9Y J0 Q0 K0 2R 2O | 3R 4R TB 3O 4O 6O J1 Q1 K1 | 3G 4G 8B J2 Q2 K2 9B 2B"
    match = Match("haggis", seats=HAGGIS, log=["dealer 2", deal], draws=False)
    table = GuidedMatchTable(match, ["bet"])
    (first,), (frame, *_) = list(table.begin()), list(table.play("9Y"))
    assert isinstance(first, Frame)
    assert isinstance(frame, Frame)
    assert first.tip
    assert first.tip.id == "hands"
    assert frame.met == ("lead",)


# The match stays the same


def test_the_guide_changes_no_match() -> None:
    """With and without the guide the same moves lead to the same frames, apart from its words."""
    tables = [
        kind(Match("haggis", seed="same", seats=HAGGIS)) for kind in (MatchTable, GuidedMatchTable)
    ]
    shown = [list(table.begin()) for table in tables]
    random = Random(1)
    for _ in range(20):
        views = [[r.view for r in some if isinstance(r, Frame)] for some in shown]
        assert views[0] == views[1] or [*dict.fromkeys(map(repr, views[1]))] == [
            *dict.fromkeys(map(repr, views[0]))
        ]
        move = PLAYERS["easy"](tables[0].match, random)
        shown = [list(table.play(move)) for table in tables]
    assert tables[0].match.log == tables[1].match.log


def test_an_undone_decision_is_not_told_again() -> None:
    table = GuidedMatchTable(Match("haggis", seed="u", seats=HAGGIS), practice=True)
    first = [r.tip.id for r in table.begin() if isinstance(r, Frame) and r.tip]
    list(table.play(PLAYERS["easy"](table.match, Random(1))))
    again = [r.tip.id for r in table.undo() if isinstance(r, Frame) and r.tip]
    assert first
    assert not {*first} & {*again}


# Requests from anywhere


def test_a_match_loads_with_or_without_the_guide() -> None:
    save = Match("haggis", seed="s", seats=HAGGIS).save()
    request = {"type": "load", "save": save}
    (bare, *_), (told, *_) = ask(Service(), request), ask(Service(), {**request, "met": ["bet"]})
    assert bare["guided"] == []
    rules = [rule["id"] for rule in told["guided"]]
    assert {"bet", "whole-bet", "whole-cards"} <= {*rules}
    assert told["tip"] is None or told["tip"]["id"] != "bet"


def test_the_guide_goes_along_with_one_person_only() -> None:
    with pytest.raises(BadPart, match="one human"):
        GuidedMatchTable(Match("haggis", seats=[HUMAN, HUMAN, "easy"]))
