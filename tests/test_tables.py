"""What bots know by heart is asked for when it is needed, and nothing breaks without it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from taku import tables
from taku.games.yahtzee import worth
from taku.service import Service

FOLDER = Path(tables.folder)
TEXT = (FOLDER / "yahtzee/tables/yahtzee.json").read_text()
START = {"type": "start", "game": "yahtzee", "seed": "1", "options": {}}
FILLED = {"type": "play", "move": "fill chance"}
WANTS = {"type": "wants", "table": "yahtzee/yahtzee"}
WITHOUT = {"type": "without", "table": "yahtzee/yahtzee"}


@pytest.fixture(autouse=True)
def nothing_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in the page."""
    monkeypatch.setattr(tables, "folder", str(tmp_path))
    monkeypatch.setattr(tables, "_brought", {})
    worth._worth.cache_clear()
    yield
    worth._worth.cache_clear()


def ask(service: Service, wish: object, *texts: str | None) -> list[dict[str, Any]]:
    """What the service answers, if these are the texts it gets for its questions."""
    replies, facts, left = service.handle(json.dumps(wish)), [], list(texts)
    answer = None
    while True:
        try:
            facts.append(json.loads(replies.send(answer)))
        except StopIteration:
            assert not left
            return facts
        answer = left.pop(0) if facts[-1]["type"] == "wants" else None


def sat_down(*seats: str) -> Service:
    service = Service()
    facts = ask(service, {**START, "seats": seats})
    assert {fact["type"] for fact in facts} == {"frame"}
    return service


def log(service: Service) -> list[str]:
    assert service.match
    return service.match.log


def log_with_the_table_at_hand(monkeypatch: pytest.MonkeyPatch, *wishes: object) -> list[str]:
    with monkeypatch.context() as here:
        here.setattr(tables, "folder", str(FOLDER))
        service = sat_down("human", "strong")
        for wish in wishes:
            ask(service, wish)
        worth._worth.cache_clear()
        return log(service)


def test_a_table_is_asked_for_when_a_bot_that_needs_it_thinks_and_only_once(monkeypatch) -> None:
    expected = log_with_the_table_at_hand(
        monkeypatch, FILLED, {"type": "play", "move": "fill ones"}
    )
    service = sat_down("human", "strong")
    facts = ask(service, FILLED, TEXT)
    assert facts.count(WANTS) == 1
    assert facts[2] == WANTS  # after the player's own move and the throw
    ask(service, {"type": "play", "move": "fill ones"})
    assert log(service) == expected


def test_nothing_is_asked_for_where_nobody_needs_it() -> None:
    service = sat_down("human", "normal")
    assert {fact["type"] for fact in ask(service, FILLED)} == {"frame"}


def test_nothing_of_the_match_is_lost_or_repeated_by_the_question() -> None:
    service = sat_down("human", "strong")
    frames = [fact for fact in ask(service, FILLED, TEXT) if fact["type"] == "frame"]
    entries = [entry for frame in frames for entry in frame["log"]["entries"]]
    assert log(service)[1:] == entries


@pytest.mark.parametrize("text", [None, "", "<!doctype html>"])
def test_without_an_answer_a_weaker_bot_decides_and_nobody_asks_again(text: str | None) -> None:
    service = sat_down("human", "strong")
    facts = ask(service, FILLED, text)
    assert [fact for fact in facts if fact["type"] != "frame"] == [WANTS, WITHOUT]
    weaker = sat_down("human", "normal")
    ask(weaker, FILLED)
    assert log(service) == log(weaker)
    again = ask(service, {"type": "play", "move": "fill ones"})
    assert {fact["type"] for fact in again} == {"frame"}


def test_who_sits_down_again_asks_again() -> None:
    service = sat_down("human", "strong")
    ask(service, FILLED, None)
    assert service.match
    ask(service, {"type": "load", "save": service.match.save()})
    facts = ask(service, {"type": "play", "move": "fill ones"}, TEXT)
    assert WANTS in facts
    assert WITHOUT not in facts


def test_a_hint_asks_for_the_table_each_time_until_it_is_there() -> None:
    service = sat_down("human", "normal")
    wants, without, hint = ask(service, {"type": "hint"}, None)
    assert (wants, without, hint["type"]) == (WANTS, WITHOUT, "hint")
    assert len(ask(service, {"type": "hint"}, TEXT)) == 2
    (hint,) = ask(service, {"type": "hint"})
    assert all(move["points"] is not None for move in hint["moves"])


def test_the_yams_sheet_has_a_table_of_its_own() -> None:
    service = Service()
    ask(service, {**START, "options": {"sheet": "yams"}, "seats": ["human"]})
    wants, *_ = ask(service, {"type": "hint"}, None)
    assert wants == {"type": "wants", "table": "yahtzee/yams"}


def test_a_table_that_is_brought_goes_before_one_in_a_folder() -> None:
    tables.bring("yahtzee/yahtzee", "[1]")
    assert tables.read("yahtzee/yahtzee") == [1]
    with pytest.raises(ValueError, match="Expecting value"):
        tables.bring("yahtzee/yahtzee", "not a table")
    assert tables.read("yahtzee/yahtzee") == [1]
