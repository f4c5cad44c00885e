"""A tablebase is asked for when it is needed, and nothing breaks without it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sitting import match_of
from taku import tablebase
from taku.games.yahtzee import values
from taku.service import Service

FOLDER = Path(tablebase.folder)
TEXT = (FOLDER / "yahtzee/tablebases/yahtzee.json").read_text(encoding="utf-8")
START = {"type": "start", "game": "yahtzee", "seed": "1", "options": {}}
FILLED = {"type": "play", "move": "fill chance"}
WANTS = {"type": "wants-tablebase", "name": "yahtzee/yahtzee"}
WITHOUT = {"type": "tablebase-missing", "name": "yahtzee/yahtzee"}


@pytest.fixture(autouse=True)
def nothing_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in the page."""
    monkeypatch.setattr(tablebase, "folder", str(tmp_path))
    monkeypatch.setattr(tablebase, "_brought", {})
    values.values.cache_clear()
    yield
    values.values.cache_clear()


def ask(service: Service, request_: object, *texts: str | None) -> list[dict[str, Any]]:
    """What the service answers, if these are the texts it gets for its questions."""
    replies, answers, left = service.handle(json.dumps(request_)), [], list(texts)
    answer = None
    while True:
        try:
            answers.append(json.loads(replies.send(answer)))
        except StopIteration:
            assert not left
            return answers
        answer = left.pop(0) if answers[-1]["type"] == "wants-tablebase" else None


def sat_down(*seats: str) -> Service:
    service = Service()
    answers = ask(service, {**START, "seats": seats})
    assert {reply["type"] for reply in answers} == {"frame"}
    return service


def log(service: Service) -> list[str]:
    match = match_of(service)
    assert match
    return match.log


def log_with_the_tablebase_at_hand(monkeypatch: pytest.MonkeyPatch, *requests: object) -> list[str]:
    with monkeypatch.context() as here:
        here.setattr(tablebase, "folder", str(FOLDER))
        service = sat_down("human", "strong")
        for request_ in requests:
            ask(service, request_)
        values.values.cache_clear()
        return log(service)


def test_a_needed_tablebase_is_fetched_once(
    monkeypatch,
) -> None:
    expected = log_with_the_tablebase_at_hand(
        monkeypatch, FILLED, {"type": "play", "move": "fill ones"}
    )
    service = sat_down("human", "strong")
    answers = ask(service, FILLED, TEXT)
    assert answers.count(WANTS) == 1
    assert answers[2] == WANTS  # the third reply follows the player's move and the throw
    ask(service, {"type": "play", "move": "fill ones"})
    assert log(service) == expected


def test_nothing_is_fetched_without_need() -> None:
    service = sat_down("human", "normal")
    assert {reply["type"] for reply in ask(service, FILLED)} == {"frame"}


def test_asking_neither_loses_nor_repeats_play() -> None:
    service = sat_down("human", "strong")
    frames = [reply for reply in ask(service, FILLED, TEXT) if reply["type"] == "frame"]
    entries = [entry for frame in frames for entry in frame["log"]["entries"]]
    assert log(service)[1:] == entries


@pytest.mark.parametrize("text", [None, "", "<!doctype html>"])
def test_without_answer_a_weaker_bot_decides(text: str | None) -> None:
    service = sat_down("human", "strong")
    answers = ask(service, FILLED, text)
    assert [reply for reply in answers if reply["type"] != "frame"] == [WANTS, WITHOUT]
    weaker = sat_down("human", "normal")
    ask(weaker, FILLED)
    assert log(service) == log(weaker)
    again = ask(service, {"type": "play", "move": "fill ones"})
    assert {reply["type"] for reply in again} == {"frame"}


def test_who_sits_down_again_asks_again() -> None:
    service = sat_down("human", "strong")
    ask(service, FILLED, None)
    match = match_of(service)
    assert match
    ask(service, {"type": "load", "save": match.save()})
    answers = ask(service, {"type": "play", "move": "fill ones"}, TEXT)
    assert WANTS in answers
    assert WITHOUT not in answers


def test_each_hint_asks_for_the_missing_tablebase() -> None:
    service = sat_down("human", "normal")
    wants, without, hint = ask(service, {"type": "hint"}, None)
    assert (wants, without, hint["type"]) == (WANTS, WITHOUT, "hinted")
    assert hint["advice"]["id"] == "guess"  # the advice does not claim that no other move is better
    assert len(ask(service, {"type": "hint"}, TEXT)) == 2
    (hint,) = ask(service, {"type": "hint"})
    assert all(move["points"] is not None for move in hint["moves"])


def test_yams_has_its_own_tablebase() -> None:
    service = Service()
    ask(service, {**START, "options": {"sheet": "yams"}, "seats": ["human"]})
    wants, *_ = ask(service, {"type": "hint"}, None)
    assert wants == {"type": "wants-tablebase", "name": "yahtzee/yams"}


def test_a_brought_tablebase_precedes_the_folders() -> None:
    tablebase.bring("yahtzee/yahtzee", "[1]")
    assert tablebase.read("yahtzee/yahtzee") == [1]
    with pytest.raises(ValueError, match="Expecting value"):
        tablebase.bring("yahtzee/yahtzee", "not a tablebase")
    assert tablebase.read("yahtzee/yahtzee") == [1]


def test_par_is_not_reckoned_by_a_weaker_bot() -> None:
    head = {"format": 1, "game": "yahtzee", "options": {}, "seed": "s", "seats": ["human", "easy"]}
    wants, refused = ask(Service(), {"type": "par", "head": head}, None)
    assert (wants["type"], refused["type"]) == ("wants-tablebase", "refused")
    assert refused["request"] == "par"
