"""A review as the page asks for it: in the order of the log, and from anywhere on."""

import json
from random import Random
from typing import Any

import pytest

from taku import Match, tablebase
from taku.games.yahtzee import values
from taku.records import plain
from taku.review import ends, entries, luck, review
from taku.service import Service

SEATS = ["human", "easy", "easy", "easy"]
TINY = ["deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS", "2C", "3C", "9C", "7C", "6S", "JS"]
TINY += ["QS", "4S", "3S", "9H", "2H", "KD"]


def ask(request: dict[str, Any], text: str | None = None) -> list[dict[str, Any]]:
    """What the service answers; `text` is the tablebase that it may ask for."""
    replies = Service().handle(json.dumps(request))
    answers, told = [], None
    while True:
        try:
            answers.append(json.loads(replies.send(told)))
        except StopIteration:
            return answers
        told = text if answers[-1]["type"] == "wants-tablebase" else None


def saved(match: Match) -> dict[str, Any]:
    return json.loads(json.dumps(match.save()))


def dice(decisions: int = 12) -> Match:
    """The beginning of a sheet that is filled at random."""
    match, random = Match("yahtzee", seats=1, seed="s"), Random(1)
    for _ in range(decisions):
        match.apply(random.choice(match.state.moves()))
    return match


def about(match: Match, **parts: Any) -> dict[str, Any]:
    return {"type": "review", "save": saved(match), "seat": 0, "seed": "r", **parts}


def where(reply: dict[str, Any]) -> int:
    """Where in the log it is known."""
    shared = reply.get("share")
    return int(shared["entries"][1]) if shared else int(reply["reviewed"]["entry"])


def test_a_review_follows_the_log() -> None:
    match = dice()
    laid, *told = ask(about(match))
    assert laid == {
        "type": "review-laid",
        "entries": entries(match, 0),
        "ends": ends(match),
        "least": laid["least"],
    }
    assert [where(reply) for reply in told] == sorted(map(where, told))
    judged = [reply["reviewed"] for reply in told if reply["type"] == "judged"]
    assert judged == json.loads(json.dumps(plain(list(review(match, 0, seed="r")))))
    shared = [reply["share"] for reply in told if reply["type"] == "shared"]
    assert shared == json.loads(json.dumps(plain(list(luck(match, 0, seed="r")))))
    assert [share["entries"][1] for share in shared] == laid["ends"]


def test_a_stopped_review_adds_what_it_lacks() -> None:
    laid, *told = ask(about(dice()))
    for stop in range(len(told)):
        known = told[:stop]
        since = [where(reply) + 1 for reply in known if reply["type"] == "judged"]
        shared = [where(reply) for reply in known if reply["type"] == "shared"]
        far = {"since": max(since, default=0), "shared": max(shared, default=0)}
        again, *rest = ask(about(dice(), **far))
        assert again == laid
        assert known + rest == told


def test_a_review_lays_nothing() -> None:
    service = Service()
    list(
        service.handle(json.dumps({"type": "start", "game": "hearts", "seats": SEATS, "seed": "1"}))
    )
    table = service.table
    list(service.handle(json.dumps(about(dice()))))
    assert service.table is table


def test_a_dice_review_demands_its_tablebase(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    text = json.dumps(tablebase.read("yahtzee/yahtzee"))
    monkeypatch.setattr(tablebase, "folder", str(tmp_path))
    monkeypatch.setattr(tablebase, "_brought", {})
    values.values.cache_clear()
    try:
        wants, refused = ask(about(dice(3)))
        assert (wants["type"], refused["type"]) == ("wants-tablebase", "refused")
        wants, laid, *_ = ask(about(dice(3)), text)
        assert (wants["type"], laid["type"]) == ("wants-tablebase", "review-laid")
    finally:
        values.values.cache_clear()


@pytest.mark.parametrize(
    "parts",
    [{"seat": 4}, {"save": {}}, {"save": {**saved(dice(1)), "log": ["roll 7 7 7 7 7"]}}],
    ids=str,
)
def test_what_cannot_be_reviewed_is_refused(parts: dict[str, Any]) -> None:
    (refused,) = ask({**about(dice(1)), **parts})
    assert (refused["type"], refused["request"]) == ("refused", "review")


# A single decision


def imagine(entry: int) -> list[dict[str, Any]]:
    save = {"format": 1, "game": "hearts", "options": {"passing": False}, "seed": 1, "seats": SEATS}
    return ask(
        {"type": "imagine", "save": {**save, "log": TINY}, "seat": 0, "entry": entry, "seed": "r"}
    )


def test_a_decision_is_shown_with_possible_worlds() -> None:
    (told,) = imagine(7)
    hands = {z["seat"]: z["items"] for z in told["view"]["zones"] if z["role"] == "hand"}
    assert sorted(hands.pop(0)) == ["3S", "QS"]
    assert {item for items in hands.values() for item in items} == {"?"}
    for world in told["worlds"]:
        laid_open = [item for z in world["zones"] if z["role"] == "hand" for item in z["items"]]
        assert "?" not in laid_open
        assert {"3S", "QS"} <= {*laid_open}
    assert [fact["id"] for fact in told["known"]] == ["to-come"]


def test_a_move_is_followed_to_its_tricks_end() -> None:
    (told,) = imagine(7)
    played = [event["args"]["cards"] for event in told["events"] if event["role"] == "play"]
    assert played == ["QS", "4S"]
    assert told["events"][-1]["role"] == "take"


@pytest.mark.parametrize("entry", [1, 6, 99])
def test_nothing_is_shown_without_a_choice(entry: int) -> None:
    (refused,) = imagine(entry)
    assert (refused["type"], refused["request"]) == ("refused", "imagine")
