"""Guided first games: rules are told at a right moment, once, truly; poor moves can be undone."""

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from guided import PLAYERS, Run, consequences, ended, play, run, untrue
from requesting import ask
from sitting import picture, with_random_house_rules
from taku import games
from taku.bots.rollouts import RolloutBot
from taku.game import IllegalMove
from taku.match import HUMAN
from taku.messages.replies import Consequence, Frame, Hinted
from taku.options import changed, fill
from taku.records import plain
from taku.service import Service
from taku.tables.guided_table import GuidedTable
from taku.teaching import guided_deals as teaching_deals
from taku.teaching.better_move import CHOOSING, LOOKS
from taku.teaching.guided_deals import guide_of, guided_deals, laid, untried
from word_files import COMPLETE, LANGUAGES, game_words

DEALS = [(game, deal) for game in games for deal in guided_deals(game)]
FIRST = [(game, deal) for game, deal in DEALS if not deal.rule]
every = pytest.mark.parametrize(
    ("game", "deal"), [pytest.param(*one, id=f"{one[0]} {one[1].name}") for one in DEALS]
)
firsts = pytest.mark.parametrize(
    ("game", "deal"), [pytest.param(*one, id=f"{one[0]} {one[1].name}") for one in FIRST]
)
with_guide = pytest.mark.parametrize("game", [game for game in games if guide_of(game)])
ONE_EACH = ["hearts first", "haggis first", "haggis three", "president first", "yahtzee first"]
HOUSES = 2  # random rule sets tried for each game
MOST = 0.5  # share of a first game's rules that even an unlucky learner meets


def plays(game: str, deal: Any) -> list[Run]:
    """The same deal in the hands of several players: a first game of a beginner and a middling one.

    A deal about a house rule is for a beginner or a weak player, in turn, or for both if need be.
    """
    if not deal.rule:
        return [run(game, deal.name, player) for player in ("random", "normal")]
    one, other = ("random", "easy")[:: 1 if DEALS.index((game, deal)) % 2 else -1]
    found = [run(game, deal.name, one)]
    return found if found[0].tips else [*found, run(game, deal.name, other)]


# The data


@pytest.mark.parametrize("game", games)
def test_a_game_has_guide_and_deals_or_neither(game: str) -> None:
    assert bool(guide_of(game)) == bool(guided_deals(game))


@with_guide
def test_each_offered_game_has_three_first_games(game: str) -> None:
    offers = Counter((*deal.options.items(), len(deal.seats)) for g, deal in FIRST if g == game)
    assert set(offers.values()) == {3}
    assert len(offers) == {"haggis": 2, "yahtzee": 6}.get(game, 1)


@every
def test_what_a_deal_names_is_there(game: str, deal: Any) -> None:
    guide, cues = guide_of(game), {}
    assert guide
    cues = {cue.id: cue for cue in guide.cues}
    assert set(deal.rules) <= cues.keys()
    assert len(set(deal.rules)) == len(deal.rules)
    sheet = {rule.id for rule in games[game].rulebook}
    assert {cues[id].rule for id in deal.rules} <= sheet
    assert set(deal.later.values()) <= cues.keys()
    assert deal.rule in sheet | {""}
    for text in (deal.title, deal.line, deal.next.say, *(part.say for part in deal.aim)):
        assert set(COMPLETE) <= set(text) <= set(LANGUAGES)
    following = {other.name for g, other in DEALS if g == game}
    assert deal.next.deal in following | {""}
    fill(games[game].options, deal.next.options)


def test_a_deal_is_like_an_earlier_one(monkeypatch: pytest.MonkeyPatch) -> None:
    (first, *_) = guided_deals("hearts")
    told = {"usual": {"seats": [HUMAN, "easy", "easy", "easy"]}, "deal": [plain(first)]}
    later = {"name": "later", "like": "first", "seed": "7"}
    monkeypatch.setattr(
        teaching_deals, "_told", lambda game: {**told, "deal": [*told["deal"], later]}
    )
    assert guided_deals("hearts") == (first, replace(first, name="later", seed="7"))
    later["like"] = "none"
    with pytest.raises(ValueError, match="later: it is like 'none'"):
        guided_deals("hearts")


@firsts
def test_a_first_game_begins_alike_for_all(game: str, deal: Any) -> None:
    assert len(set(laid(game, deal).state.points)) == 1


@with_guide
def test_every_house_rule_has_deal_or_reason(game: str) -> None:
    tried = {deal.option for g, deal in DEALS if g == game}
    options = {option.name for option in fields(games[game].options)}
    assert options - tried == set(untried(game))
    assert all(untried(game).values())


@every
def test_a_deal_about_a_house_rule_uses_it(game: str, deal: Any) -> None:
    if deal.option:
        values = fill(games[game].options, deal.options)
        usual = fill(games[game].options, {})
        has = getattr(values, deal.option)
        assert has not in (False, "none") or has != getattr(usual, deal.option)


@with_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_title_text_and_summary(game: str, language: str) -> None:
    words, guide = game_words(game, language), guide_of(game)
    assert guide
    ids = [f"guide-{cue.id}{part}" for cue in guide.cues for part in ("-title", "", "-learnt")]
    assert [id for id in ids if id not in words] == []
    assert [id for id in ids if id.endswith("-learnt") and words[id]] == []


# Events


@every
def test_a_rule_is_told_once_and_in_time(game: str, deal: Any) -> None:
    for played in plays(game, deal):
        tips = [tip.id for tip in played.tips]
        assert len(set(tips)) == len(tips)
        assert set(tips) <= set(deal.rules)
        for said in played.said():
            assert untrue(said) == [], (deal.name, said.tip, said.after.log[-3:])
            _is_said(game, f"guide-{said.tip.id}", said.tip.say)


def _is_said(game: str, id: str, say: Any) -> None:
    given = {*say.args, "column"} | ({"player", "who"} if say.seat is not None else set())
    for language in LANGUAGES:
        words = game_words(game, language)
        for part in (id, f"{id}-title"):
            assert words[part] <= given, (language, part, words[part] - given)


@firsts
def test_most_rules_come_whatever_the_learner_does(game: str, deal: Any) -> None:
    told = [rule for rule in deal.rules if rule != "aim"]
    for played in plays(game, deal):
        assert len(played.tips) >= MOST * len(told), [tip.id for tip in played.tips]
    met = {tip.id for played in plays(game, deal) for tip in played.tips}
    assert len(met) >= 0.8 * len(told)


@every
def test_some_player_meets_each_house_rule(game: str, deal: Any) -> None:
    assert {tip.id for played in plays(game, deal) for tip in played.tips}


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_strong_learner_meets_them_too(name: str) -> None:
    game, deal = name.split()
    played = run(game, deal, "strong")
    assert len(played.tips) >= 5
    for said in played.said():
        assert untrue(said) == [], said.tip


@with_guide
def test_no_guide_rule_breaks_under_any_options(game: str) -> None:
    guide, random = guide_of(game), Random(game)
    assert guide
    for number in range(HOUSES):
        match = with_random_house_rules(games[game], random)
        deal = replace(
            next(deal for g, deal in DEALS if g == game),
            options=changed(match.options),
            seats=(HUMAN, *["easy"] * (len(match.seats) - 1)),
            seed=f"{number}",
            setup=(),
            rules=tuple(cue.id for cue in guide.cues),
        )
        assert play(game, deal, "random").frames[-1].ended


def test_what_refuses_is_not_announced_again() -> None:
    deal = deal_of("hearts", "first")
    table = GuidedTable("hearts", deal)
    frames = [reply for reply in table.begin() if isinstance(reply, Frame)]
    assert [frame.tip.id for frame in frames if frame.tip] == ["two-of-clubs"]
    with pytest.raises(IllegalMove):
        list(GuidedTable("hearts", deal).play("7C"))
    again = GuidedTable("hearts", deal)
    with pytest.raises(IllegalMove) as illegal:
        list(again.play("7C"))
    assert illegal.value.refusal.rule == "two-of-clubs"
    assert not [f for f in again.begin() if isinstance(f, Frame) and f.tip]


def deal_of(game: str, name: str) -> Any:
    return next(deal for g, deal in DEALS if (g, deal.name) == (game, name))


@pytest.mark.parametrize("met", [(), ("bomb",)])
def test_a_hint_names_no_bomb_untold(met: tuple[str, ...]) -> None:
    hands = "deal 2R 3R 5O 7Y 9G J0 | TR 2Y 4O 6Y 8G"
    setup = ("dealer 0", hands, "TR")
    deal = replace(deal_of("haggis", "first"), setup=setup)
    table = GuidedTable("haggis", deal, {*deal.rules, "other-bomb"} - {"bomb"} | {*met})
    list(table.begin())
    (hinted,) = (reply for reply in table.hint() if isinstance(reply, Hinted))
    assert any(move.say.args.get("kind") == "bomb" for move in hinted.moves) == bool(met)


# Going on after a reload


def told(replies: list[Any]) -> set[str]:
    """What the guide has told, and what the learner has used."""
    frames = [reply for reply in replies if isinstance(reply, Frame)]
    return {id for frame in frames for id in (*frame.met, *([frame.tip.id] if frame.tip else []))}


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_game_that_is_resumed_goes_on_alike(name: str) -> None:
    game, own = name.split()
    deal = deal_of(game, own)
    table, random = GuidedTable(game, deal), Random(name)
    replies, met = list(table.begin()), set[str]()
    for _ in range(60):
        met |= told(replies)
        if table.match.over or ended(table, replies):
            break
        other = GuidedTable(game, deal, met, tuple(table.match.log))
        (laid_again, *_) = other.begin()
        assert isinstance(laid_again, Frame)
        assert laid_again.view == table.match.view(other.viewer)
        if table.waits:
            replies = list(table.keep())
            met |= told(replies)
            continue
        move = PLAYERS["easy"](table.match, random)
        replies, resumed = list(table.play(move)), list(other.play(move))
        if laid_again.tip is None:  # a tip after a reload comes one frame early
            assert list(map(plain, replies)) == list(map(plain, resumed))
    assert replies


# What a poor move costs

POOR = [("hearts", "first-2"), ("haggis", "three"), ("president", "first"), ("yahtzee", "first")]


def poor(game: str, name: str) -> tuple[GuidedTable, Any, Consequence, list[Any]]:
    """A table where a poor move waits, what lay there before it, and what was said."""
    deal = deal_of(game, name)
    for number in range(20):
        table, random = GuidedTable(game, deal), Random(f"poor {number}")
        replies = list(table.begin())
        while not ended(table, replies):
            before = table.match.at(len(table.match.log))
            replies = list(table.play(PLAYERS["random"](table.match, random)))
            if table.waits:
                assert isinstance(replies[0], Consequence)
                return table, before, replies[0], replies[1:]
    raise AssertionError("no poor move in twenty games")


@pytest.mark.parametrize(("game", "name"), POOR)
def test_a_poor_move_is_shown_and_taken_back(game: str, name: str) -> None:
    table, before, said, frames = poor(game, name)
    assert said.frames == len(frames) > 0
    assert not any(frame.tip for frame in frames)
    assert said.better.move in before.moves()
    _is_said(game, f"guide-cost-{said.say.id}", said.say)
    poor_move = table.match.log[len(before.log)]
    (again,) = table.undo()
    assert isinstance(again, Frame)
    assert picture(table.match.state) == picture(before.state)
    assert table.match.log == before.log
    assert again.view == before.view(table.viewer)
    assert not any(isinstance(reply, Consequence) for reply in table.play(poor_move))


@pytest.mark.parametrize(("game", "name"), POOR)
def test_a_poor_move_that_is_kept_goes_on(game: str, name: str) -> None:
    table, _, _, _ = poor(game, name)
    length = len(table.match.log)
    kept = list(table.keep())
    assert not table.waits
    assert isinstance(kept[0], Frame)
    assert len(table.match.log) >= length
    with pytest.raises(ValueError, match="no move waits"):
        list(table.keep())


def test_the_cost_is_what_the_score_says() -> None:
    for number in range(6):
        played = run("hearts", "first-2", "random", number)
        for said in consequences(played):
            at = played.replies.index(said)
            last = played.replies[at + said.frames]
            assert isinstance(last, Frame)
            running = last.view.running or last.view.scores[-1]
            assert running.points[said.seat] >= said.points > 0


def test_a_move_is_judged_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds are counted, no clock is asked: so much at most, however often it is close."""
    rolled = Counter[str]()
    roll_out = RolloutBot.roll_out

    def counted(*given: Any) -> Any:
        rolled["out"] += 1
        return roll_out(*given)

    monkeypatch.setattr(RolloutBot, "roll_out", counted)
    for game, name in (("hearts", "first-2"), ("haggis", "three"), ("president", "first")):
        table, random = GuidedTable(game, deal_of(game, name)), Random(name)
        replies = list(table.begin())
        while not ended(table, replies):
            rolled.clear()
            move = PLAYERS["random"](table.match, random)
            replies = list(table.keep() if table.waits else table.play(move))
            assert rolled["out"] <= CHOOSING + 2 * LOOKS[-1]


# Requests from anywhere


def request(**parts: Any) -> dict[str, Any]:
    return {"type": "guide", "game": "hearts", "deal": plain(deal_of("hearts", "first")), **parts}


def test_a_guided_game_is_laid_with_its_rules() -> None:
    (frame,) = ask(Service(), request())
    assert [rule["id"] for rule in frame["guided"]] == list(deal_of("hearts", "first").rules)
    assert frame["tip"]["at"] == {"kind": "item", "id": "2C", "seat": 0}
    assert frame["match"]["game"] == "hearts"
    assert not frame["ended"]


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({"game": "bridge"}, "game"),
        ({"deal": []}, "deal"),
        ({"deal": {"name": "x"}}, "deal"),
        ({"deal": {"seats": [HUMAN, HUMAN, "easy", "easy"]}}, "seats"),
        ({"deal": {"seats": ["easy"] * 4}}, "seats"),
        ({"deal": {"seats": [HUMAN, "easy", "easy", "nobody"]}}, "seats"),
        ({"deal": {"seats": [HUMAN, "easy"]}}, "seats"),
        ({"deal": {"rules": ["aim", "no-such"]}}, "rules"),
        ({"deal": {"options": {"jokers": 7}}}, "options"),
        ({"deal": {"seed": "s" * 2000}}, "seed"),
        ({"deal": {"seed": 5}}, "deal"),
        ({"deal": {"aim": [{"items": 3}]}}, "deal"),
        ({"log": ["deal 2C | 3C | 4C | 5C"]}, "log"),
    ],
)
def test_an_impossible_deal_names_its_wrong_part(parts: dict[str, Any], part: str) -> None:
    given = parts.get("deal")
    if isinstance(given, dict) and given != {"name": "x"}:
        parts = {**parts, "deal": {**plain(deal_of("hearts", "first")), **given}}
    (refused,) = ask(Service(), request(**parts))
    assert (refused["type"], refused["part"]) == ("refused", part)


@pytest.mark.parametrize("setup", [["deal 2C 2C | 3C | 4C | 5C"], ["nonsense"], ["2C"]])
def test_an_unplayable_setup_names_its_entry(setup: list[str]) -> None:
    deal = {**plain(deal_of("hearts", "first")), "setup": setup}
    (refused,) = ask(Service(), request(deal=deal))
    assert refused["type"] == "refused"
    assert refused["entry"]["number"] == 1


def test_nothing_waits_to_be_kept_elsewhere() -> None:
    service = Service()
    ask(service, {"type": "start", "game": "hearts", "seats": [HUMAN, *["easy"] * 3], "seed": "s"})
    (refused,) = ask(service, {"type": "keep"})
    assert refused["type"] == "refused"


def test_what_was_set_up_is_not_taken_back() -> None:
    deal = deal_of("president", "exchange")
    table = GuidedTable("president", deal)
    (frame, *_) = table.begin()
    assert isinstance(frame, Frame)
    assert not frame.undo
    assert len(table.match.log) > len(deal.setup)  # the poor have given
    with pytest.raises(IllegalMove):
        list(table.undo())
