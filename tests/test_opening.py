"""How a match begins up to the first decision: played as it would be at the table."""

from random import Random
from typing import Any

import pytest

from requesting import ask
from sitting import matches
from taku import Match, games
from taku.match import HUMAN
from taku.messages.parts import Head
from taku.records import plain
from taku.service import Service
from taku.tables.opening import opening


def opened(head: dict[str, Any]) -> dict[str, Any]:
    return plain(opening(Head(**{**head, "seats": tuple(head["seats"])})))


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
    count = 3 if 3 in games[game].seats else games[game].seats[0]
    seats = [HUMAN, *["easy"] * (count - 1)]
    head = {"format": 1, "game": game, "options": {}, "seed": "s", "seats": seats}
    told, service = opened(head), Service()
    frames = ask(service, {"type": "load", "save": {**head, "log": told["log"]}})
    (taken,) = ask(service, {"type": "snapshot"})
    assert taken["touched"] == told["touched"]
    for meaning in told["touched"]:
        (considered,) = ask(service, {"type": "explain-choice", "items": meaning["items"]})
        assert considered["meaning"] == meaning
    (view,) = (frame["view"] for frame in frames)
    hands = [z for z in view["zones"] if z["role"] == "hand" and z["seat"] == view["seat"]]
    assert all(zone["items"] for zone in hands)
    hand = [card for zone in hands for card in zone["items"]]
    moves = Match.load({**head, "log": told["log"]}).moves()
    several = any(len({*move.split()} & {*hand}) > 1 for move in moves)
    sets = several and not view["ask"]["slots"]
    assert [meaning["items"] for meaning in told["touched"]] == [[card] for card in hand if sets]
