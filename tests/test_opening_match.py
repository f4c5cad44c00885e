"""How a match begins up to the first decision: played beside the table, as it would be at it."""

import json
from random import Random
from typing import Any

import pytest

from requesting import ask
from sitting import match_of, matches
from taku import Match, games
from taku.match import HUMAN
from taku.messages.parts import Head
from taku.records import plain
from taku.service import Service
from taku.tables import opening_match

SEATS = ["easy", "easy", HUMAN, "normal"]
HEAD = {"format": 1, "game": "hearts", "options": {"passing": False}, "seed": "s", "seats": SEATS}


def opened(head: object, service: Service | None = None) -> dict[str, Any]:
    """The answer once it is there, and nothing but that it is not until then."""
    service = service or Service()
    for _ in range(200):
        (told,) = ask(service, {"type": "opening", "head": head})
        assert (told["type"], told["head"]) == ("opening-played", head)
        if told["frames"]:
            return told
    raise AssertionError("it comes to no end")


def loaded(head: dict[str, Any], log: list[str]) -> list[dict[str, Any]]:
    """The frames of a match that is laid on the table, without what they tell the device."""
    service = Service()
    frames = ask(service, {"type": "load", "save": {**head, "log": log}})
    assert {frame["type"] for frame in frames} == {"frame"}
    return [{**frame, "log": None, "match": None} for frame in frames]


def heads() -> list[dict[str, Any]]:
    """Every game with every house rule, a person among bots of any level but the slow ones."""
    found = []
    for match in matches():
        random, count = Random(str(match)), len(match.seats)
        seats = [random.choice(["easy", "normal"]) for _ in range(count)]
        seats[random.randrange(count)] = HUMAN
        head = {part: value for part, value in match.save().items() if part != "log"}
        found.append({**head, "seats": seats, "seed": str(random.random())})
    return found


@pytest.mark.parametrize("game", games)
def test_it_is_the_table_before_the_first_decision(game: str) -> None:
    for head in (each for each in heads() if each["game"] == game):
        told = opened(head)
        frames = [{"type": "frame", **frame} for frame in told["frames"]]
        assert frames == loaded(head, [])
        match = Match.load({**head, "log": told["log"]})
        assert match.log == told["log"]
        assert match.over or match.seats[match.to_act] == HUMAN
        # laid with that log it is shown as it stands, with all that has happened
        story = [event for frame in frames for event in frame["events"]]
        assert loaded(head, told["log"]) == [{**frames[-1], "begins": True, "events": story}]


@pytest.mark.parametrize("game", games)
def test_it_tells_what_a_first_touch_would_ask(game: str) -> None:
    head = {**HEAD, "game": game, "options": {}, "seats": [HUMAN, "easy", "easy"]}
    if 3 not in games[game].seats:
        head["seats"] = [HUMAN, *["easy"] * (games[game].seats[0] - 1)]
    told, service = opened(head), Service()
    frames = ask(service, {"type": "load", "save": {**head, "log": told["log"]}})
    (taken,) = ask(service, {"type": "snapshot"})
    assert taken["touched"] == told["touched"]
    for meaning in told["touched"]:
        (considered,) = ask(service, {"type": "explain-choice", "items": meaning["items"]})
        assert considered["meaning"] == meaning
    (view,) = (frame["view"] for frame in frames)
    hand = [
        card
        for zone in view["zones"]
        if zone["role"] == "hand" and zone["seat"] == 0
        for card in zone["items"]
    ]
    assert hand or game == "yahtzee"
    sets = game in ("haggis", "president")
    assert [meaning["items"] for meaning in told["touched"]] == [[card] for card in hand if sets]


@pytest.mark.parametrize("slice_", [-1.0, 60.0])
def test_how_it_is_cut_makes_no_difference(monkeypatch: pytest.MonkeyPatch, slice_: float) -> None:
    whole = opened(HEAD)
    monkeypatch.setattr(opening_match, "SLICE", slice_)
    assert opened(HEAD) == whole
    assert len(whole["frames"]) > 1


def test_a_build_has_it_at_once() -> None:
    whole = opening_match.opening(Head(**{**HEAD, "seats": tuple(SEATS)}))
    assert plain(whole) == {part: told for part, told in opened(HEAD).items() if part != "type"}


def test_the_table_stays_as_it_is() -> None:
    service = Service()
    ask(service, {"type": "start", "game": "yahtzee", "seats": [HUMAN], "seed": "t"})
    before = match_of(service).save()
    opened(HEAD, service)
    assert match_of(service).save() == before
    *_, frame = ask(service, {"type": "play", "move": "keep"})
    assert frame["type"] == "frame"


def test_another_one_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_match, "SLICE", -1.0)
    service, other = Service(), {**HEAD, "seed": "other"}
    ask(service, {"type": "opening", "head": HEAD})
    assert opened(other, service) == opened(other)


def test_one_that_cannot_be_is_refused() -> None:
    for wrong in ({"seats": ["easy"] * 4}, {"seats": [HUMAN]}, {"options": {"jokers": 2}}):
        head = {**HEAD, **wrong}
        (refused,) = ask(Service(), json.dumps({"type": "opening", "head": head}))
        assert (refused["type"], refused["request"]) == ("refused", "opening")
