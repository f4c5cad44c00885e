"""What crosses the border: requests are read strictly, and the page is told every type."""

import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from conftest import IN_PYODIDE
from taku.messages.message import message_type
from taku.messages.parts import Given, Weights
from taku.messages.replies import Reply
from taku.messages.status import Status
from taku.service import Service
from taku.service.protocol import read, typed
from taku.service.request import Request
from taku.service.requests import REQUESTS, Answer, Look, Practise, Start, Walk

ROOT = Path(__file__).parent.parent
START = {"game": "hearts", "seats": ["human", "easy", "easy", "easy"], "seed": "s"}


def test_a_message_is_named_after_its_record() -> None:
    assert message_type("Play") == "play"
    assert message_type("WantsTablebase") == "wants-tablebase"


def test_a_request_is_read_with_tuples_for_lists() -> None:
    assert read("start", START) == Start("hearts", ("human", "easy", "easy", "easy"), "s")
    assert read("look", {"seat": None}) == Look(None)
    assert read("answer", {"given": {"items": ["2C"]}}) == Answer(Given(items=("2C",)))
    weighed = {"game": "hearts", "seed": "s", "weights": {"kinds": {"suit": 1}}}
    assert read("practise", weighed) == Practise("hearts", "s", weights=Weights({"suit": 1}))


@pytest.mark.parametrize(
    ("kind", "parts", "problem"),
    [
        ("look", {"seat": "1"}, "seat: a whole number or null"),
        ("look", {"seat": True}, "seat: a whole number or null"),
        ("look", {"seat": 1.0}, "seat: a whole number or null"),
        ("look", {}, "seat: missing"),
        ("look", {"seat": 1, "eyes": 2}, "no part 'eyes'"),
        ("play", {"move": 7}, "move: text"),
        ("explain-choice", {"items": "2C"}, "items: a list, each text"),
        ("explain-choice", {"items": ["2C", None]}, "items: text"),
        ("start", {**START, "options": []}, "options: an object"),
        ("start", {**START, "options": {"target": []}}, "options.target: text or a whole number"),
        ("open", {"save": {}, "at": 0, "sealed": 1}, "sealed: true or false"),
        ("answer", {"given": {"seat": "x"}}, "given.seat: a whole number or null"),
        ("answer", {"given": None}, "given: an object"),
        ("practise", {"game": "", "seed": "", "weights": {"kinds": {"a": "b"}}}, "weights.kinds.a"),
        ("practise", {"game": "", "seed": "", "weights": {"kinds": {"a": 1e999}}}, "weights.kinds"),
    ],
)
def test_the_part_that_is_wrong_is_named(kind: str, parts: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="^" + problem.replace(".", r"\.")):
        read(kind, parts)


@pytest.mark.parametrize(
    "text", ["[]", "7", '"play"', "null", "[" * 65, "{", "{}", '{"type": []}', '{"type": "x"}']
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        typed(text)
    (refused,) = map(json.loads, Service().handle(text))
    assert (refused["type"], refused["request"]) == ("refused", None)


@pytest.mark.skipif(IN_PYODIDE, reason="runs the build's script")
def test_page_types_cover_every_record_and_are_stable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, values = [], []
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "engine"))
    for name in ("one", "other"):
        script = (sys.executable, "web/build/protocol.py", tmp_path / name)
        subprocess.run(script, cwd=ROOT, check=True)
        made.append((tmp_path / name).read_text(encoding="utf-8"))
        values.append((tmp_path / "protocol.js").read_text(encoding="utf-8"))
    assert (made[0], values[0]) == (made[1], values[1])
    others = (*Reply.__subclasses__(), *Status.__subclasses__())
    for record in (*REQUESTS.values(), *others):
        assert f"export interface {record.__name__} {{\n" in made[0]
        assert f"  type: '{message_type(record.__name__)}';\n" in made[0]
    for name in ("View", "Zone", "Badge", "Row", "SavedMatch", "Step", "GameEntry", "DrawnExample"):
        assert f"export interface {name} " in made[0]
    for name in ("ZoneRole", "EventRole", "BadgeRole", "ButtonRole", "ZoneKind"):
        assert f"export type {name} = '" in made[0]
    assert "unknown" not in made[0]
    assert 'ABANDONABLE = new Set(["start", "load", ' in values[0]
    assert '"read-toml", "toml-read"' in values[0]


@pytest.mark.parametrize("kind", REQUESTS.values(), ids=REQUESTS)
def test_every_request_has_a_handler(kind: type[Request]) -> None:
    assert kind.answer is not Request.answer
    assert not {"abandonable", "tableless_reply"} & {part.name for part in fields(kind)}  # type: ignore[arg-type]


def test_a_message_is_frozen_and_takes_its_parts() -> None:
    look = Look(1)
    with pytest.raises(AttributeError):
        look.seat = 2  # type: ignore[misc]
    assert {look: "found"}[Look(seat=1)] == "found"
    assert look != Walk(1)
    assert repr(look) == "Look(seat=1)"
    for values, given in (((), {}), ((1, 2), {}), ((1,), {"seat": 2}), ((), {"seat": 1, "at": 1})):
        with pytest.raises(TypeError):
            Look(*values, **given)  # type: ignore[arg-type]
