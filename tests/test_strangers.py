"""What a stranger may send: saves, links, steps and moves that are wrong in every way.

In any game, it becomes a match like any other, or it is refused with the part that is wrong. A
refusal leaves the table as it was.
"""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from recorded import LOGGED, LOGS
from requesting import ask
from taku import IllegalMove, Match, games
from taku.game import OVER
from taku.match import BadEntry, BadPart
from taku.options import form
from taku.records import plain
from taku.service import Service
from taku.teaching.lessons import lessons

SAVES = {
    game: json.loads((LOGS / f"{game}.json").read_text(encoding="utf-8"))[:4] for game in LOGGED
}
ENTRIES = 25  # entries of a log
REPLIES = {"frame", "choice-explained", "refused", "hinted", "saved", "step-laid", "marked"}
REPLIES |= {"wants-table", "tablebase-missing", "lesson-checked"}

HOSTILE = [
    *("", " ", "\0", "\n", "\ud800", "\u202e", "\u200b", "\ue000", "２", "٣", "ＱＳ", "2c", "-1"),
    *("__proto__", "constructor", "{0.__class__}", "%s", "$where", "../../etc/passwd"),
    *("<img src=x onerror=alert(1)>", "javascript:alert(1)", "'; DROP TABLE", "𝟚C", "1_0", "1e3"),
    *("A" * 10_000, "9" * 5000, "| " * 500, "[" * 500, "QS " * 500, "as " * 50, "🃁"),
]
words = st.sampled_from(HOSTILE) | st.text(st.characters(), max_size=12)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def spoilt(random: Random, log: list[str]) -> list[str]:
    """A log with something wrong in it, which may yet be harmless."""
    log = log[:]
    at, other = random.randrange(len(log)), random.randrange(len(log))
    match random.randrange(6):
        case 0:
            del log[at]
        case 1:
            log.insert(at, log[other])
        case 2:
            log[at], log[other] = log[other], log[at]
        case _:
            log[at] = garbled(random, log[at].split(" "), log[other].split(" "))
    return log


def garbled(random: Random, tokens: list[str], others: list[str]) -> str:
    """An entry with something wrong in it."""
    token = random.randrange(len(tokens))
    match random.randrange(6):
        case 0:
            del tokens[token]
        case 1:
            tokens.insert(token, random.choice(tokens))
        case 2:
            tokens[token] = random.choice(others)
        case 3:
            random.shuffle(tokens)
        case 4:
            tokens[token] = random.choice(HOSTILE)
        case _:
            tokens[token] = tokens[token].swapcase() + chr(random.randrange(32, 0x3100))
    return " ".join(tokens)


def holds(match: Match) -> None:
    """A match like any other: it can be seen, told, saved and opened again."""
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.log[: len(match.log)] == match.log
    for seat in range(len(match.seats)):
        assert json.dumps(plain(match.view(seat)))
    if match.to_act >= 0:
        moves = match.moves()
        assert moves
        assert all(match.why_not(move) is None for move in moves[:20])
    assert match.over == (match.to_act == OVER)


def fault_in(save: dict[str, Any]) -> BadEntry | None:
    """The entry of a log that cannot be played; if all can, it is a match like any other."""
    try:
        holds(Match.load(save, draws=False))
    except BadEntry as bad:
        return bad
    return None


@pytest.mark.parametrize("game", LOGGED)
def test_a_tampered_log_plays_or_names_its_entry(game: str) -> None:
    random = Random(game)
    refused = 0
    for _ in range(200):
        save = random.choice(SAVES[game])
        log = spoilt(random, save["log"][: random.randrange(2, ENTRIES)])
        bad = fault_in({**save, "log": log})
        refused += bad is not None
        assert bad is None or (bad.text == log[bad.entry - 1] and len(str(bad)) < 1000)
    assert refused > 50


@pytest.mark.parametrize("game", LOGGED)
def test_an_impossible_part_of_a_save_is_named(game: str) -> None:
    save = SAVES[game][0]
    option = form(games[game].options)[0]
    for part, value in (
        ("format", 0), ("format", 2), ("format", "1"), ("format", []),
        ("game", "__proto__"), ("game", game.upper()), ("game", f"{game}\0"), ("game", "A" * 10**5),
        ("options", {"__class__": 1}), ("options", {option.name: "javascript:"}),
        ("options", {option.name: None}), ("options", {option.name: {}}),
        ("seed", None), ("seed", True), ("seed", [1]),
        ("seed", "s" * 2000), ("seed", "\ud800"), ("seed", 10**5000),
        ("seats", []), ("seats", ["human"] * 99), ("seats", ["<b>"] * len(save["seats"])),
        ("seats", ["human"] * len(save["seats"]) + [None]), ("log", [None]), ("log", "2C"),
    ):  # fmt: skip
        with pytest.raises(BadPart) as bad:
            Match.load({**save, part: value})
        assert bad.value.part == part
        if part != "seed":
            (refused,) = ask(Service(), {"type": "load", "save": {**save, part: value}})
            assert refused["part"] == part
            assert len(refused["refusal"]["args"]["problem"]) < 400


@given(st.sampled_from(LOGGED), st.data())
@settings(max_examples=40)
def test_a_refused_save_leaves_the_table(game: str, data: st.DataObject) -> None:
    save = SAVES[game][0]
    service = Service()
    ask(service, {"type": "open", "save": {**save, "log": save["log"][:2]}, "at": 2})
    before = service.table
    parts = st.dictionaries(st.sampled_from([*save, *HOSTILE[:20]]), json_values, max_size=3)
    kind = data.draw(st.sampled_from(["load", "open"]))
    damaged = {**save, "log": save["log"][:3], **data.draw(parts)}
    request_: dict[str, object] = {"type": kind, "save": damaged}
    if kind == "open":
        request_["at"] = data.draw(st.integers(-5, 9) | json_values)
    replies = [
        json.loads(next(service.handle(json.dumps(request_))))
    ]  # the first: bots think for long
    assert replies[0]["type"] in ("frame", "refused")
    if replies[0]["type"] == "refused":
        assert service.table is before


@given(st.sampled_from(LOGGED), st.lists(words, max_size=4), st.integers(1, 12))
@settings(max_examples=80)
def test_any_move_is_legal_or_refused_without_change(game: str, texts: list[str], at: int) -> None:
    save = SAVES[game][0]
    match = Match.load({**save, "log": save["log"][:at]}, draws=False)
    before = match.log[:]
    some = save["log"][at].split(" ")
    for text in (*texts, " ".join([*some[:1], *texts]), " ".join([*some, *texts])):
        refusal = match.why_not(text)
        if refusal is None:
            match.play(text)
            holds(match)
            return
        with pytest.raises(IllegalMove):
            match.play(text)
        assert match.log == before
        assert len(json.dumps(plain(refusal))) < 2000


@cache
def steps(game: str) -> list[dict[str, Any]]:
    return [plain(step) for lesson in lessons(game) for step in lesson.steps]


@given(st.sampled_from([game for game in games if lessons(game)]), st.data())
@settings(max_examples=50)
def test_any_step_is_laid_and_marked_or_refused(game: str, data: st.DataObject) -> None:
    step = dict(data.draw(st.sampled_from(steps(game))))
    part = data.draw(st.sampled_from(sorted(step)))
    other = data.draw(st.sampled_from(steps(game)))
    step[part] = data.draw(json_values | st.just(other[part]))
    service = Service()
    for request_ in (
        {"type": "learn", "game": game, "step": step},
        {"type": "check-lesson", "lesson": {"game": game, "title": {"en": "T"}, "step": [step]}},
        {"type": "answer", "given": {"move": data.draw(words)}},
        {"type": "answer", "given": {"items": data.draw(st.lists(words, max_size=3))}},
        {"type": "answer", "given": {"choice": data.draw(json_values)}},
    ):
        answers = ask(service, request_)
        assert {answer["type"] for answer in answers} <= REPLIES


@given(st.sampled_from(list(games)), json_values, json_values, json_values)
@settings(max_examples=40)
def test_any_request_for_practice_is_granted_or_refused(
    game: str, options: object, seats: object, weights: object
) -> None:
    request_ = {"type": "practise", "game": game, "seed": "s"}
    service = Service()
    for more in ({"options": options}, {"seats": seats}, {"weights": weights}):
        answers = ask(service, {**request_, **more})
        assert {answer["type"] for answer in answers} <= {"step-laid", "frame", "refused"}


def test_an_abandoned_kind_of_question_weighs_nothing() -> None:
    shaky = {"kinds": {"abolished": 1}, "rules": {"__proto__": 0.5}}
    request_ = {"type": "practise", "game": "hearts", "seed": "s", "weights": shaky}
    assert ask(Service(), request_)[0]["type"] == "step-laid"


@given(
    json_values, st.dictionaries(st.sampled_from(["game", "step", "lesson", "title"]), json_values)
)
@example(None, {"lesson": [None]})
@example(None, {"lesson": [{"game": []}, {"game": {}}]})
@example(None, {"title": {"en": 1}, "step": [{"setup": None, "options": [1], "seats": "x"}]})
@settings(max_examples=40)
def test_any_document_is_handled_or_refused(whole: object, parts: dict[str, object]) -> None:
    service = Service()
    for told in (whole, parts, {"game": "hearts", **parts}, {"game": "hearts", "step": [parts]}):
        (found,) = ask(service, {"type": "check-lesson", "lesson": told})
        assert found["type"] in ("lesson-checked", "refused")
        (found,) = ask(service, {"type": "write-toml", "document": told})
        assert found["type"] in ("toml-written", "refused")


@given(st.text(max_size=60))
@settings(max_examples=40)
def test_any_text_is_lessons_or_refused(text: str) -> None:
    (found,) = ask(Service(), {"type": "read-toml", "text": text})
    assert found["type"] in ("toml-read", "refused")
