"""The guide in matches: it speaks of what lies on the table, briefly, and changes nothing."""

from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import pytest

from first_matches import RuleSet, first_match, is_short, rule_sets, text_of
from guided import PLAYERS, Said, untrue
from requesting import ask
from sitting import matches
from taku import games
from taku.game import Event
from taku.guidance import Cue, Due, never
from taku.match import HUMAN, BadPart, Match
from taku.messages.parts import Tip
from taku.messages.replies import Frame
from taku.options import fill, form
from taku.service import Service
from taku.tables.guided_match_table import MOST, GuidedMatchTable
from taku.tables.match_table import MatchTable
from taku.teaching.guided_deals import guide_of
from taku.teaching.on_table import is_seen
from taku.teaching.rules_in_force import cues_in_force
from taku.view import HIDDEN, Badge, Sentence, Spot, View, Zone
from taku.words import Words
from word_files import LANGUAGES, game_words, versions

with_guide = pytest.mark.parametrize("game", [game for game in games if guide_of(game)])
every = pytest.mark.parametrize("of", [*rule_sets()], ids=str)
HAGGIS = [HUMAN, "easy", "easy"]
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


# Rules in force


@with_guide
def test_every_house_rule_belongs_to_the_sheet(game: str) -> None:
    book = games[game].rulebook
    told = {rule.option for rule in book} | {name for rule in book for name in rule.needs}
    told |= {"first_player"}  # the rule "first" also tells who leads later rounds
    assert {option.name for option in fields(games[game].options)} <= told


def in_force(game: str, seats: int, options: Any) -> list[Cue[Any]]:
    guide = guide_of(game)
    assert guide
    return [*cues_in_force(games[game], guide, fill(games[game].options, options), seats)]


@with_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_of_listed_rules_need_no_arguments(game: str, language: str) -> None:
    words, guide = game_words(game, language), guide_of(game)
    assert guide
    assert [cue.rule for cue in guide.cues if words[f"rule-{cue.rule}-title"]] == []


@with_guide
def test_every_cue_can_come_up_at_some_table(game: str) -> None:
    guide, told = guide_of(game), set[str]()
    assert guide
    for match in (each for each in matches() if each.game.name == game):
        cues = cues_in_force(match.game, guide, match.options, len(match.seats))
        told |= {cue.id for cue in cues}
    assert {cue.id for cue in guide.cues} == told


@with_guide
def test_a_house_rule_switched_on_is_told(game: str) -> None:
    guide, book = guide_of(game), games[game].rulebook
    assert guide
    of_cues = {cue.rule for cue in guide.cues}
    for option in form(games[game].options):
        needed = {name: values[0] for name, values in option.needs.items()}
        seats = (option.players or games[game].seats)[0]
        rules = (each for each in book if each.option == option.name and each.id in of_cues)
        for rule in rules:
            needed |= {name: values[0] for name, values in rule.needs.items()}
            told = {
                value: rule.id
                in {cue.rule for cue in in_force(game, seats, {**needed, option.name: value})}
                for value in option.among
            }
            assert any(told.values()), (rule.id, told)
            assert told.get(True, True) or option.name == "minister_loses", rule.id


def test_house_rules_choose_what_is_told() -> None:
    def rules(game: str, seats: int, **options: Any) -> set[str]:
        return {cue.rule for cue in in_force(game, seats, options)}

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


@cache
def bubbles(of: RuleSet) -> list[list[Said]]:
    """What the guide says in a match after the first game; by the usual rules also in one without.

    The bots are those that think least: tests/bench/guide.py plays two hundred of each against
    bots of the usual level.
    """
    usual = (next(iter(games[of.game].presets)), games[of.game].seats[0])
    untaught = [frozenset[str]()] if (of.preset, of.seats) == usual else []
    return [first_match(of, 0, met, bots="easy") for met in (of.taught, *untaught)]


@every
def test_a_bubble_names_what_is_on_the_table(of: RuleSet) -> None:
    for said in (each for match in bubbles(of) for each in match):
        assert untrue(said) == [], (said.tip, said.after.log[-3:])


@every
def test_a_bubble_is_short(of: RuleSet) -> None:
    for said in (each for match in bubbles(of) for each in match):
        for language in LANGUAGES:
            text = text_of(said, of.game, language)
            assert is_short(text, language), text


@every
def test_bubbles_are_few_and_not_taught(of: RuleSet) -> None:
    for told in ([said.tip.id for said in match] for match in bubbles(of)):
        assert len({*told}) == len(told) <= MOST
    assert not of.taught & {said.tip.id for said in bubbles(of)[0]}


@with_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_guide_is_short(game: str, language: str) -> None:
    """Also those that no match here tells."""
    guide = guide_of(game)
    assert guide
    for cue in guide.cues:
        texts = versions(game, language, f"guide-{cue.id}") if cue.when is not never else ()
        assert [text for text in texts if not is_short(text, language)] == []


@pytest.mark.parametrize(
    ("hands", "title", "text"),
    [
        ("3D | 4S | 5S | 6S", "Don’t fall", "You were President."),
        ("6S | 3D | 4S | 5S", "Down with the President", "Player 2 was President."),
    ],
)
def test_texts_know_who_reads(hands: str, title: str, text: str) -> None:
    """The President is told to beware, and all others whom to bring down."""
    options = {"downfall": True, "first_player": "president"}
    seats = [HUMAN, "easy", "easy", "easy"]
    log = [f"deal {hands}", "3D", "4S", "5S"]
    match = Match("president", options, seed="fall", seats=seats, log=log)
    table = table_without("president", "downfall", match)
    (tip,) = tips_of(table, 6)
    said = Words("president", you=0)
    assert said.sentence(tip.say, "guide").startswith(text)
    assert said.say(f"guide-{tip.id}-title", player=tip.say.seat, **tip.say.args) == title


def table_without(game: str, cue: str, match: Match) -> GuidedMatchTable:
    """A table of a learner who has met all cues but one."""
    guide = guide_of(game)
    assert guide
    return GuidedMatchTable(match, {each.id for each in guide.cues} - {cue})


def tips_of(table: GuidedMatchTable, decisions: int) -> list[Tip]:
    """What the guide says until so many decisions of the learner are made."""
    replies, random = list(table.begin()), Random(0)
    for _ in range(decisions):
        replies += table.play(PLAYERS["easy"](table.match, random))
    return [reply.tip for reply in replies if isinstance(reply, Frame) and reply.tip]


def bomb_in_hand(hand: str) -> Match:
    """A match in which a 10 lies before the learner."""
    log = ["dealer 0", f"deal {hand} | TR 2Y 4O | 2B 6G 4G", "TR", "pass"]
    return Match("haggis", seed="bomb", seats=HAGGIS, log=log, draws=False)


@pytest.mark.parametrize(("hand", "told"), [("2R 3R 5O 7Y 8G", "pass"), ("2R 3R 5O 7Y 9G", None)])
def test_no_pass_is_told_while_a_bomb_fits(hand: str, told: str | None) -> None:
    (frame,) = table_without("haggis", "pass", bomb_in_hand(hand)).begin()
    assert isinstance(frame, Frame)
    assert (frame.tip.id if frame.tip else None) == told


@pytest.mark.parametrize("hand", ["2R 3R 5O 7Y 9G 3Y 5Y 9Y", "2R 3R 5O 7Y 9G 9B"])
@pytest.mark.parametrize("cue", ["other-bomb", "bomb"])
def test_the_bomb_told_is_the_one_marked(hand: str, cue: str) -> None:
    (frame,) = table_without("haggis", cue, bomb_in_hand(hand)).begin()
    assert isinstance(frame, Frame)
    assert frame.tip
    assert frame.tip.id == cue
    (marked,) = (zone for zone in frame.view.zones if zone.role == "combination")
    assert sorted(str(frame.tip.say.args["cards"]).split()) == sorted(marked.items)


@pytest.mark.parametrize("cue", RARE)
def test_a_rule_of_rare_dice_is_told(cue: str) -> None:
    options, log = RARE[cue]
    match = Match("yahtzee", options, seats=[HUMAN, "easy"], log=log)
    (frame,) = table_without("yahtzee", cue, match).begin()
    assert isinstance(frame, Frame)
    assert frame.tip
    assert frame.tip.id == cue
    (row,) = (row for row in frame.view.sheet if row.id == frame.tip.at.id)
    assert row.possible in (frame.tip.say.args["points"], None)


def test_a_match_won_by_one_throw_is_told() -> None:
    match = Match("yahtzee", {"sheet": "generala"}, seed="116", seats=[HUMAN, "easy"])
    table = table_without("yahtzee", "served-generala", match)
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


# What counts as lying on the table


VIEW = View(
    seat=0,
    to_act=1,
    round=1,
    caption=Sentence("hand"),
    zones=(
        Zone("hand", "hand", 0, ("2C", "3C")),
        Zone("hand", "hand", 1, (HIDDEN, HIDDEN)),
        Zone("trick", "centre"),
        Zone("trick", "last", None, ("AS", "KS")),
        Zone("pile", "taken", 1, ("QH",)),
        Zone("pile", "given", 1, ("9D",)),
    ),
    points=(0, 0),
    scores=(),
    badges=(Badge("out", "out", 1),),
)


@pytest.mark.parametrize(
    ("at", "seen"),
    [
        (Spot("item", "2C", 0), True),
        (Spot("item", "QH"), True),
        (Spot("item", "AS"), False),  # the last trick is put away
        (Spot("item", "9D"), False),  # passed on: another player has it
        (Spot("item", "4C"), False),
        (Spot("zone", "hand", 0), True),
        (Spot("zone", "centre"), False),  # nothing lies there
        (Spot("zone", "taken", 0), False),
        (Spot("badge", "out", 1), True),
        (Spot("badge", "out", 0), False),
        (Spot("button", "pass"), False),  # the learner is not asked
        (Spot("row", "ones"), False),
        (Spot("points", "", 1), True),
        (Spot("points"), False),  # no round is scored yet
    ],
)
def test_a_tip_waits_for_its_subject(at: Spot, seen: bool) -> None:
    assert is_seen(VIEW, (), Due(at)) == seen


def test_a_trick_being_taken_is_on_the_table() -> None:
    take = Event("take", "trick", 1)
    assert is_seen(VIEW, (take,), Due(Spot("item", "AS"), {"cards": "AS KS"}))


def test_every_named_card_is_on_the_table() -> None:
    assert is_seen(VIEW, (), Due(Spot("item", "2C"), {"cards": "2C 3C"}))
    assert not is_seen(VIEW, (), Due(Spot("item", "2C"), {"cards": "2C 4C"}))


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
    assert {"bet", "hands", "out"} <= {rule["id"] for rule in told["guided"]}
    assert told["tip"] is None or told["tip"]["id"] != "bet"


def test_the_guide_goes_along_with_one_person_only() -> None:
    with pytest.raises(BadPart, match="one human"):
        GuidedMatchTable(Match("haggis", seats=[HUMAN, HUMAN, "easy"]))
