"""What the page holds of lessons, questions and reviews is what the engine says of them."""

import gzip
import json
import re

import pytest

import build
from taku import games
from taku.review import VERSION
from taku.service import Service

pytestmark = pytest.mark.skipif(not build.DIST.exists(), reason="needs python build.py build")

ONE_IN = 3  # steps of a lesson of which all that is told is compared
SOME = 25  # problems of a game of which all that is told is compared
MOST_AT_ONCE = 16_000  # bytes over the wire that a frame of a problem fetches to show it
NOT_SHOWN = {"log": None, "match": None}  # kept with a match, and of no use before


def built(kind, game):
    """What the page reads of a game."""
    (path,) = build.DIST.glob(f"app-*/data/{kind}/{game}.json")
    return json.loads(path.read_text(encoding="utf-8"))


def says(service, request):
    return [json.loads(reply) for reply in service.handle(json.dumps(request))]


def shown(frames):
    return [frame | NOT_SHOWN for frame in frames]


def is_as_the_engine_says(request, told):
    service = Service()
    laid, frame = says(service, request)
    assert told["laid"] == laid
    assert [told["frame"]] == shown([frame])
    for meaning in told["meanings"]:
        (reply,) = says(service, {"type": "explain-choice", "items": meaning["items"]})
        assert reply == {"type": "choice-explained", "meaning": meaning}
    for answer in told["answers"]:
        given = answer["given"] or {"number": -77}
        marked, *frames = says(service, {"type": "answer", "given": given})
        assert (answer["marked"], answer["frames"]) == (marked, shown(frames))
        says(service, request)


@pytest.mark.parametrize("game", games)
def test_recorded_steps_equal_the_engines(game):
    told = built("recorded", game)
    for lesson in built("lessons", f"{game}.en"):
        steps = zip(lesson["steps"], told.pop(lesson["name"]), strict=True)
        for at, (step, recorded) in enumerate(steps):
            if at % ONE_IN == 0:
                is_as_the_engine_says({"type": "learn", "game": game, "step": step}, recorded)
            verdicts = {each["marked"]["mark"]["verdict"] for each in recorded["answers"]}
            asks = step["number"] or step["seat"] or step["choice"]
            assert "right" in verdicts or step["play"] or (at and not asks)
    assert not told


@pytest.mark.parametrize("game", games)
def test_built_in_questions_are_the_engines(game):
    for told in built("questions", game):
        is_as_the_engine_says(told["request"], told)


def test_the_page_knows_which_reviews_are_old():
    text = (build.WEB / "storage/review-shape.ts").read_text(encoding="utf-8")
    assert re.findall(r"const VERSION = (\d+);", text) == [str(VERSION)]


@pytest.mark.parametrize("game", games)
def test_recorded_problems_equal_the_engines(game):
    files = sorted(build.DIST.glob(f"app-*/data/problem-views/{game}/*.json"))
    told = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in files}
    problems = built("problems", game)["problems"]
    assert sorted(id for views in told.values() for id in views) == sorted(
        problem["id"] for problem in problems
    )
    for problem in problems[:: len(problems) // SOME]:
        position = {name: problem[name] for name in ("options", "seats")}
        answer = {"setup": problem["log"], "me": problem["seat"], "accept": problem["good"]}
        request = {"type": "learn", "game": game, "step": position | answer}
        recorded = told[problem["id"][0]][problem["id"]]
        is_as_the_engine_says(request, recorded | {"meanings": [], "answers": []})
    assert max(len(gzip.compress(path.read_bytes())) for path in files) < MOST_AT_ONCE
