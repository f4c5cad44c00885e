"""A match of another device, compared with what a guest saw of it."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from requesting import ask
from several_devices import SHORT, Devices
from taku import Match, fair, games
from taku.service import Service

every_game = pytest.mark.parametrize("game", games)


@cache
def whole_match(game: str) -> Devices:
    """A match of two people at two devices, played to its end; no test may change it."""
    seats = max(2, games[game].seats[0])
    who = ["human", "human", *["easy"] * (seats - 2)]
    devices = Devices(Match(game, SHORT.get(game), seed="s", seats=who), [[0], [1]])
    random = Random(game)
    while not devices.room.match.over:
        if devices.kept["goes_on"]:
            devices.ask({"type": "go-on"})
        else:
            devices.decide(random)
    return devices


def seen_by(devices: Devices, seat: int) -> list[dict[str, Any]]:
    """What the page of a guest notes (web/friends/seen-rounds.ts)."""
    rounds: dict[int, dict[str, Any]] = {}
    for frame in (each for each in devices.reached[seat] if each["type"] == "frame"):
        view, number = frame["view"], frame["view"]["round"]
        new = {"round": number, "cut": False, "events": [], "hands": []}
        now = rounds.setdefault(number, new)
        told = [event for event in frame["events"] if event["role"] != "choose"]
        parts = ("role", "kind", "seat", "args")
        now["events"] += [json.dumps([seat, *(event[part] for part in parts)]) for event in told]
        if frame["begins"] or any(e["role"] in ("deal", "exchange", "roll") for e in told):
            own = [z for z in view["zones"] if z["kind"] == "hand" and z["seat"] == seat]
            held = [[zone["role"], sorted(zone["items"])] for zone in own]
            now["hands"] += [json.dumps([len(now["events"]), seat, held])] if held else []
    return list(rounds.values())


def told(match: dict[str, Any], seen: list[dict[str, Any]]) -> dict[str, Any]:
    (reply,) = ask(Service(), {"type": "check-play", "save": match, "seen": seen})
    return reply


@pytest.fixture(scope="module")
def hearts() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    devices = whole_match("hearts")
    return devices.room.match.save(), seen_by(devices, 1)


@every_game
def test_each_guest_confirms_an_honest_match(game: str) -> None:
    devices = whole_match(game)
    save = devices.room.match.save()
    for seat in (0, 1):
        reply = told(save, seen_by(devices, seat))
        assert (reply["unlike"], reply["unseen"], reply["proof"]["strays"]) == ([], [], [])
        assert reply["proof"]["seal"] == fair.seal(devices.room.match)


def test_a_wrong_deal_is_always_found(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    count, seat, ((role, _),) = json.loads(seen[0]["hands"][0])
    all_hearts = [f"{rank}H" for rank in "23456789TJQKA"]
    shown = json.dumps([count, seat, [[role, sorted(all_hearts)]]])
    lied = [{**seen[0], "hands": [shown, *seen[0]["hands"][1:]]}, *seen[1:]]
    assert told(save, lied)["unlike"] == [1]


def test_a_log_against_its_seed_is_found(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    reply = told({**save, "seed": "another"}, seen)
    assert 1 in reply["proof"]["strays"]
    assert reply["unlike"] == []


def test_another_log_of_the_same_seed_is_found(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    other = Match("hearts", SHORT["hearts"], seed="s", seats=save["seats"])
    random = Random(7)
    while not other.over:
        other.play(other.game.write(other.state, random.choice(other.state.moves())))
    reply = told(other.save(), seen)
    assert reply["proof"]["strays"] == []
    assert reply["unlike"][0] == 1


def test_a_round_the_guest_missed_is_said(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    cut = {**seen[0], "cut": True, "events": seen[0]["events"][:9]}
    reply = told(save, [cut, *seen[2:]])
    assert (reply["unlike"], reply["unseen"]) == ([], [1, 2])


def test_a_round_that_the_log_lacks_is_found(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    more = {"round": 99, "cut": True, "events": seen[0]["events"], "hands": []}
    assert told(save, [*seen, more])["unlike"] == [99]
    longer = {**seen[0], "events": [*seen[0]["events"], seen[0]["events"][-1]]}
    assert told(save, [longer, *seen[1:]])["unlike"] == [1]
    shorter = {**seen[0], "events": seen[0]["events"][:-1]}
    assert told(save, [shorter, *seen[1:]])["unlike"] == [1], "and it was not cut"


def test_a_round_without_hand_is_unseen(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    reply = told(save, [{**seen[0], "hands": []}, *seen[1:]])
    assert (reply["unlike"], reply["unseen"]) == ([], [1])


def test_what_is_no_event_fits_no_log(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    for text in ("", "7", "[]", "{", "[" * 100_000, '[1, "deal"]', '[true, {}, [], "x", 7]'):
        assert told(save, [{**seen[0], "events": [text, *seen[0]["events"][1:]]}])["unlike"] == [1]
        assert told(save, [{**seen[0], "hands": [text]}])["unlike"] == [1]


def test_a_log_that_cannot_be_played_is_refused(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    for log in ([*save["log"], "2C"], ["deal"]):
        reply = told({**save, "log": log}, seen)
        assert (reply["type"], reply["request"]) == ("refused", "check-play")


@every_game
def test_each_log_opened_during_a_match_is_confirmed(game: str) -> None:
    devices = whole_match(game)
    save, seen = devices.room.match.save(), seen_by(devices, 1)
    log: list[str] = []
    opened = [each["log"] for each in devices.reached[1] if each["type"] == "opened"]
    for number, part in enumerate(opened):
        log[part["start"] :] = part["entries"]
        if number % (len(opened) // 8 or 1):
            continue  # with dice every entry is opened at once
        reply = told({**save, "seed": "", "log": log}, seen)
        assert reply["unlike"] == reply["unseen"] == []
        assert reply["proof"]["sealed"] is None or len(log) == len(save["log"])
    assert log == save["log"]


@every_game
def test_a_changed_round_is_found_once_ended(game: str) -> None:
    devices = whole_match(game)
    save, seen = devices.room.match.save(), seen_by(devices, 1)
    numbers = [each["round"] for each in seen if each["round"]]
    first = next(at for at, each in enumerate(seen) if each["round"] == numbers[0])
    lied = {**seen[first], "events": [json.dumps([1, "play", "play", 0, {}])], "hands": []}
    given = [*seen[:first], lied, *seen[first + 1 :]]
    found = [told({**save, "log": save["log"][:end]}, given)["unlike"] for end in (0, 1)]
    assert found == [[], []], "the round is still played"
    assert told(save, given)["unlike"] == [numbers[0]]


def test_draws_before_a_takeover_have_another_seed(
    hearts: tuple[dict[str, Any], list[dict[str, Any]]],
) -> None:
    save, seen = hearts
    deals = [at for at, entry in enumerate(save["log"]) if entry.startswith("deal")]
    other = {**save, "seed": "another"}
    service = ask(Service(), {"type": "check-play", "save": other, "seen": seen, "since": deals[1]})
    strays = service[0]["proof"]["strays"]
    assert strays == [deal + 1 for deal in deals[1:]]
    assert service[0]["proof"]["drawn"] == len(deals) - 1
