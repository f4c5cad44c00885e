"""A match among several devices: who may do what, and what reaches whom."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from requesting import ask, json_values
from several_devices import SHORT, Devices
from sitting import picture
from taku import Match, fair, games
from taku.service import Service
from taku.tables.friends_table import FriendsTable
from taku.view import HIDDEN

DEAL = "deal 2C 3D 4D 5D | 9C 4S 5S 6S | TC QD KD AD | 7D 8D 8S 9S"
SEED = "nobody may know this"
HANDS = [  # games with hands
    game for game in games if any(zone.role == "hand" for zone in Match(game).view(0).zones)
]
every_game = pytest.mark.parametrize("game", games)


def seated(game: str, seats: int | None = None, log: Any = (), **options: Any) -> Devices:
    """People at devices of their own."""
    match = Match(game, options, seed=SEED, seats=seats, log=log)
    return Devices(match, [[seat] for seat in range(len(match.seats))])


def hearts(*log: str) -> Devices:
    return seated("hearts", log=(DEAL, *log))


def played(devices: Devices) -> Iterator[Devices]:
    """After each decision of a whole match."""
    random = Random(devices.room.match.game.name)
    yield devices
    while not devices.room.match.over:
        if devices.kept["goes_on"]:
            devices.ask({"type": "go-on"})
        else:
            devices.decide(random)
        yield devices


# A whole match


@every_game
def test_a_match_ends_with_an_ordinary_log(game: str) -> None:
    seats = games[game].seats[0]
    who = ["human"] * (seats - 1) + ["easy"] if seats > 1 else ["human"]
    match = Match(game, SHORT.get(game), seed=SEED, seats=who)
    devices = Devices(match, [[seat] for seat in range(max(1, seats - 1))])
    for _ in played(devices):
        check_what_is_public(devices)
    log = devices.room.match.log
    assert devices.log == log
    again = Match.load(match.save() | {"log": log})
    assert again.over
    assert again.log == log
    assert all(fair.drawn(again).values())
    for seat in devices.reached:
        *before, opened = devices.reached[seat]
        assert SEED not in json.dumps(before)
        assert (opened["type"], opened["seed"]) == ("opened", SEED)
        found: list[str] = []
        for one in devices.reached[seat]:
            if one["type"] == "opened":
                found[one["log"]["start"] :] = one["log"]["entries"]
        assert found == log


def check_what_is_public(devices: Devices) -> None:
    """Each round's log is open to all when the round has ended; without hands all of it is."""
    match = devices.room.match
    public = next(one for one in reversed(devices.reached[None]) if one["type"] == "opened")
    known = public["log"]["start"] + len(public["log"]["entries"])
    deals = [at for at, text in enumerate(match.log) if text.startswith("deal")]
    assert known == (deals[-1] if deals and not match.over else len(match.log))


# Views of each device


def hidden_from(room: FriendsTable, seat: int | None) -> set[str]:
    """The cards in others' hands that this seat knows nothing of."""
    state = room.match.state
    views = [room.match.game.look(state, other) for other in range(len(state.points))]
    held = {
        card
        for view in views
        for zone in view.zones
        if view.seat != seat and zone.seat == view.seat and zone.role in ("hand", "chosen")
        for card in zone.items
    }
    seen = [{card for zone in view.zones for card in zone.items} for view in views]
    return held - (set.intersection(*seen) if seat is None else seen[seat]) - {HIDDEN}


def names_in(reply: Any) -> set[str]:
    """All words of a message that could be names of cards."""
    return set(re.findall(r"(?<![\w-])[0-9TJQKAX][A-Za-z0-9](?![\w-])", json.dumps(reply)))


@pytest.mark.parametrize("game", HANDS)
def test_nothing_that_is_hidden_reaches_a_device(game: str) -> None:
    devices = seated(game, **SHORT.get(game, {}))
    found = positions = 0
    for _ in played(devices):
        room = devices.room
        positions += 1
        if room.match.state.round > 2:
            break
        for seat, replies in devices.reached.items():
            hidden = hidden_from(room, seat)
            found += bool(hidden)
            for reply in replies:
                over = reply["type"] == "opened" and room.match.over
                assert over or SEED not in json.dumps(reply)
                assert reply.get("match") is None
                assert reply["type"] == "opened" or reply.get("log") is None
                now = reply.get("view", {}).get("round", room.match.state.round)
                if (
                    reply["type"] != "opened" and now == room.match.state.round
                ):  # the match must not be over
                    assert not names_in(reply) & hidden
            replies.clear()
    assert found > positions > 10


def test_a_seat_hears_of_its_own_exchange_alone() -> None:
    devices = hearts(*PASSES)
    (told,) = devices.at(1, "story", seat=1)
    exchanged = told["entries"][-1]["exchanged"]
    assert {zone["role"] for zone in exchanged} == {"given", "received"}
    (told,) = devices.at(1, "story", seat=None)
    assert not any(entry["exchanged"] for entry in told["entries"])
    (refused,) = devices.at(1, "story", seat=0)
    assert refused["type"] == "refused"


def test_the_seed_is_told_and_proved_at_last() -> None:
    devices = hearts()
    for seat in (2, None):
        (proved,) = devices.at(seat, "proof")
        assert (proved["seal"], proved["sealed"]) == (fair.seal(devices.room.match), None)


# Face down, at the same time

PASSES = ("pass 3D 4D 5D", "pass 4S 5S 6S", "pass QD KD AD", "pass 7D 8S 9S")


def test_simultaneous_choices_are_logged_in_the_rules_order() -> None:
    devices = hearts()
    assert devices.room.turns == (0, 1, 2, 3)
    for seat in (2, 0, 3):
        assert devices.frame(seat)["view"]["ask"]["id"] == "pass-left"
        devices.at(seat, "play", move=PASSES[seat])
        assert devices.frame(seat)["view"]["ask"] is None
        assert devices.log == [DEAL]
    assert devices.frame(2)["turns"] == [1]
    devices.at(1, "play", move=PASSES[1])
    assert devices.log == [DEAL, *PASSES]
    in_turn = Match("hearts", log=[DEAL, *PASSES])
    assert picture(devices.room.match.state) == picture(in_turn.state)


def test_a_players_choice_is_seen_and_told_once() -> None:
    devices = hearts()
    for seat in (2, 0, 3, 1):
        devices.at(seat, "play", move=PASSES[seat])
        if seat != 1:
            badges = devices.frame(None)["view"]["badges"]
            assert seat in [badge["seat"] for badge in badges if badge["role"] == "waiting"]
    for seat in (0, 1, 2, 3, None):
        events = [e for one in devices.reached[seat] for e in one.get("events", [])]
        chosen = [event["seat"] for event in events if event["role"] == "choose"]
        assert chosen == [2, 0, 3, 1]
        assert [event["role"] for event in events].count("exchange") == 1


def test_face_down_choices_may_be_taken_back() -> None:
    devices = hearts()
    devices.at(1, "play", move="pass 9C 4S 5S")
    assert devices.frame(1)["undo"]
    assert not devices.frame(0)["undo"]
    devices.at(1, "undo")
    assert devices.room.turns == (0, 1, 2, 3)
    assert "9C" in devices.frame(1)["view"]["ask"]["items"]
    for seat, move in enumerate(PASSES):
        devices.at(seat, "play", move=move)
    assert devices.log == [DEAL, *PASSES]
    (refused,) = devices.at(1, "undo")
    assert refused["refusal"] == {"rule": "not-now", "args": {"phase": "undo"}}


def at_the_exchange(exchange: str) -> Devices:
    devices = seated("president", length="short", exchange=exchange)
    random = Random(1)
    while devices.room.match.state.round < 2:
        devices.decide(random)
        devices.goes_on()
    return devices


def test_givers_of_president_choose_all_at_once() -> None:
    devices = at_the_exchange("blind")
    givers = devices.room.turns
    assert len(givers) == 4
    entries = len(devices.log)
    for seat in givers[::-1]:
        assert len(devices.log) == entries
        ask_ = devices.frame(seat)["view"]["ask"]
        devices.at(seat, "play", move=f"give {' '.join(ask_['items'][: ask_['least']])}")
    assert [text.split()[0] for text in devices.log[entries:]] == ["give"] * 4


def test_givers_who_must_see_first_take_turns() -> None:
    devices = at_the_exchange("after-receiving")
    assert len(devices.room.turns) == 1


def test_what_lies_face_down_is_kept() -> None:
    devices = hearts()
    devices.at(2, "play", move=PASSES[2])
    assert devices.kept["chosen"] == [None, None, PASSES[2], None]
    match = Match("hearts", seed=SEED, log=devices.log)
    again = Devices(match, [[0], [1], [2], [3]], chosen=devices.kept["chosen"])
    assert again.room.turns == (0, 1, 3)
    for chosen in (["pass 9C 4S 5S"], [None, "2C"], [None] * 9 + ["2C"], ["\ud800"]):
        assert Devices(match, [[0]], chosen=chosen).room.turns == (0, 1, 2, 3)
    assert Devices(match, [[0]], chosen=PASSES).room.turns == (3,)


# Whose turn it is


def test_a_device_cannot_decide_for_another_seat() -> None:
    devices = hearts(*PASSES)
    acting = devices.room.match.to_act
    for seat in {0, 1, 2, 3} - {acting}:
        (refused,) = devices.at(seat, "play", move=devices.room.match.moves()[0])
        assert refused["refusal"]["args"] == {"phase": "turn", "player": acting}
        (considered,) = devices.at(seat, "explain-choice", items=["2C"])
        assert considered["meaning"]["refusal"]["args"]["player"] == acting
    assert devices.log == [DEAL, *PASSES]


def test_who_watches_decides_nothing() -> None:
    devices = hearts(*PASSES)
    for kind, parts in (
        ("play", {"move": "2C"}),
        ("undo", {}),
        ("hint", {}),
        ("explain-choice", {"items": []}),
    ):
        (refused,) = devices.at(None, kind, **parts)
        assert refused["type"] == "refused"
    frame, _ = devices.at(None, "begin")
    assert frame["begins"]
    assert all(set(z["items"]) <= {HIDDEN} for z in frame["view"]["zones"] if z["role"] == "hand")


def test_the_deciding_player_looks_at_a_shared_device() -> None:
    match = Match("hearts", seed=SEED, log=[DEAL, *PASSES])
    devices = Devices(match, [[0, 1], [2, 3]])
    random = Random(0)
    for _ in range(6):
        seat = devices.decide(random)
        (acting,) = devices.room.turns
        assert acting != seat
        assert devices.frame(acting)["view"]["ask"]


def test_a_bot_stands_in_for_an_absent_player() -> None:
    devices = hearts(*PASSES)
    leader = devices.room.match.to_act
    bots = ["easy" if seat != leader else None for seat in range(4)]
    devices.ask({"type": "seated", "around": {**devices.seated, "bots": bots}})
    assert not devices.kept["goes_on"]
    devices.decide(Random(0))
    assert devices.kept["goes_on"]
    away = devices.room.match.to_act
    assert devices.frame(away)["view"]["ask"] is None
    assert devices.frame(away)["turns"] == []
    devices.ask({"type": "go-on"})
    back = devices.room.match.to_act
    devices.ask({"type": "seated", "around": devices.seated})
    assert devices.room.turns == (back,)
    assert not devices.kept["goes_on"]
    assert devices.frame(back)["view"]["ask"]


def test_a_person_borrows_a_bots_seat() -> None:
    seats = ["human", "easy", "easy", "easy"]
    devices = Devices(Match("hearts", seats=seats, log=[DEAL, *PASSES]), [[0]])
    while devices.room.match.to_act != 2:
        if devices.kept["goes_on"]:
            devices.goes_on()
        else:
            devices.decide(Random(0))
    taken = {"devices": [[0], [2]], "onlookers": True}
    devices.ask({"type": "seated", "around": taken})
    assert devices.room.turns == (2,)
    assert devices.at(2, "begin")[0]["view"]["ask"]
    devices.decide(Random(0))
    assert devices.at(0, "undo")[0]["refusal"]["rule"] == "not-now"
    assert devices.room.match.seats == tuple(seats)
    around = {**devices.seated, "bots": [None, None, "normal", None]}
    devices.ask({"type": "seated", "around": around})
    for _ in range(8):
        if devices.kept["goes_on"]:
            devices.goes_on()
        else:
            devices.decide(Random(0))
    assert 2 not in devices.room.turns


def test_bots_choose_face_down_before_players_wait() -> None:
    match = Match("hearts", seed=SEED, seats=["human", "easy", "human", "easy"], log=[DEAL])
    devices = Devices(match, [[0], [2]])
    devices.goes_on()
    assert [bool(text) for text in devices.kept["chosen"]] == [False, True, False, True]
    assert devices.frame(0)["turns"] == [0, 2]


def answered(service: Service, request: dict[str, Any], *moves: str) -> list[dict[str, Any]]:
    """All replies, where a bot that is not the engine's has these moves to send."""
    told, replies, sent = [], service.handle(json.dumps(request)), iter(moves)
    reply = next(replies, None)
    while reply is not None:
        told.append(json.loads(reply))
        answer = next(sent) if told[-1]["type"] == "wants-move" else None
        try:
            reply = replies.send(answer)
        except StopIteration:
            break
    return told


def test_an_own_bot_hears_only_its_seat() -> None:
    match = Match("hearts", seed=SEED, seats=["human", "easy", "human", "easy"], log=[DEAL])
    devices = Devices(match, [[0], [2]], asked=[1])
    asked, kept = answered(devices.service, {"type": "go-on"}, "pass 4S 5S 6S")[:2]
    assert (asked["type"], asked["seat"]) == ("wants-move", 1)
    assert SEED not in json.dumps(asked)
    assert kept["chosen"][1] == "pass 4S 5S 6S"
    devices.goes_on()
    assert devices.frame(0)["turns"] == [0, 2]


def test_the_weakest_level_replaces_a_nonsense_bot() -> None:
    match = Match("hearts", seed=SEED, seats=["human", "easy", "human", "easy"], log=[DEAL])
    devices = Devices(match, [[0], [2]], asked=[1])
    told = answered(devices.service, {"type": "go-on"}, "pass the buck")
    assert [one["type"] for one in told[:2]] == ["wants-move", "bot-replaced"]
    assert next(one["chosen"][1] for one in told if one["type"] == "kept")


def test_undo_alone_with_bots_reaches_watchers_too() -> None:
    tiny = "deal 2C 3D | 9C 4D | TC AD | KC KD"
    seats = ["human", "easy", "easy", "easy"]
    match = Match("hearts", {"passing": False}, seed=SEED, seats=seats, log=[tiny])
    devices = Devices(match, [[0]])
    devices.at(0, "play", move="2C")
    assert devices.frame(0)["undo"]
    devices.at(0, "undo")
    assert devices.log == [tiny]
    assert devices.frame(None)["begins"]


def test_dice_seen_alone_with_bots_stay() -> None:
    match = Match("yahtzee", seed=SEED, seats=["human", "easy"])
    devices = Devices(match, [[0]])
    devices.at(0, "play", move="keep")
    before = devices.log[:]
    (refused,) = devices.at(0, "undo")
    assert refused["refusal"] == {"rule": "seen", "args": {"what": "roll"}}
    assert devices.log == before


def test_a_move_among_people_cannot_be_taken_back() -> None:
    devices = seated("yahtzee", 2)
    devices.at(0, "play", move="keep")
    assert not devices.frame(0)["undo"]
    (refused,) = devices.at(0, "undo")
    assert refused["refusal"]["args"] == {"phase": "undo"}


def test_a_hint_is_private_and_changes_nothing() -> None:
    devices = hearts()
    devices.at(0, "play", move=PASSES[0])
    reached = {seat: len(replies) for seat, replies in devices.reached.items()}
    (hinted,) = devices.at(1, "hint")
    assert hinted["type"] == "hinted"
    assert hinted["moves"][0]["move"].startswith("pass ")
    assert {s: len(r) for s, r in devices.reached.items()} == reached | {1: reached[1] + 1}


# Players of the seats


@pytest.mark.parametrize(
    "seating",
    [
        {"devices": [[0], [0]]},
        {"devices": [[0, 7]]},
        {"devices": [[-1]]},
        {"devices": [[0]], "bots": ["brilliant"]},
        {"devices": [[0]], "bots": [None, None, None, None, "easy"]},
        {"devices": [["0"]]},
        {"devices": 1},
    ],
)
def test_a_seat_that_does_not_exist_is_refused(seating: dict[str, Any]) -> None:
    seats = ["human", "human", "human", "easy"]
    devices = Devices(Match("hearts", seats=seats, log=[DEAL, *PASSES]), [[0], [1], [2]])
    (refused,) = devices.ask({"type": "seated", "around": seating})
    assert refused["type"] == "refused"
    assert devices.at(0, "begin")[0]["type"] == "frame"


def test_a_seed_not_committed_to_is_refused() -> None:
    numbers = ["a" * 32, "b" * 32]
    bound = [fair.commitment(number) for number in numbers]
    match = Match("hearts", seed=fair.mixed(numbers))
    assert Devices(match, [[0]], commitments=bound).replies[0]["type"] == "kept"
    for commitments in (bound[::-1], bound[:1], [*bound, bound[0]]):
        (refused,) = Devices(match, [[0]], commitments=commitments).replies
        assert refused["part"] == "seed"


# Whatever a stranger sends


@given(
    json_values
    | st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                [
                    "begin",
                    "play",
                    "explain-choice",
                    "hint",
                    "undo",
                    "proof",
                    "story",
                    "save",
                    "load",
                    "at",
                    "host",
                ]
            )
        },
        optional={"move": json_values, "items": json_values, "seat": json_values},
    )
)
def test_any_request_of_a_seat_leaves_the_match(asked: Any) -> None:
    devices = hearts(*PASSES)
    for seat in (0, 3, None):
        devices.ask({"type": "at", "seat": seat, "ask": asked})
    assert devices.log == [DEAL, *PASSES]
    assert set(devices.reached) == {0, 1, 2, 3, None}
    for replies in devices.reached.values():
        assert "saved" not in [reply["type"] for reply in replies]
    devices.decide(Random(0))
    assert len(devices.log) == 6


def test_room_requests_are_refused_without_a_room() -> None:
    for request in (
        {"type": "begin"},
        {"type": "go-on"},
        {"type": "at", "seat": 0, "ask": {"type": "begin"}},
        {"type": "seated", "around": {"devices": []}},
    ):
        (refused,) = ask(Service(), request)
        assert refused["type"] == "refused"
