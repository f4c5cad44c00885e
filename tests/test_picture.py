"""A match shows itself in a notebook: one drawing, with what its seat may see and nothing else."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

from sitting import SHIPPED
from taku.match import Match
from taku.view import HIDDEN
from taku.words import LANGUAGES, Words
from taku.words.picture import WIDTH, Picture
from taku.words.screen import Screen

NAMESPACE = "{http://www.w3.org/2000/svg}"


def played(name: str, decisions: int) -> Match:
    match, random = Match(name, seed=decisions), Random(decisions)
    for _ in range(decisions):
        if not match.over:
            match.play(random.choice(match.moves()))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_picture_shows_what_a_seat_sees(name: str, language: str) -> None:
    for decisions in (0, 3, 17, 40):
        match = played(name, decisions)
        for seat in range(len(match.seats)):
            view, words = match.view(seat), Words(name, language, you=seat)
            drawing = ElementTree.fromstring(Picture(words).svg(view))
            texts = [part.text or "" for part in drawing.iter(f"{NAMESPACE}text")]
            screen = Screen(words)
            shown = [
                screen.drawn(item)
                for zone in view.zones
                for item in zone.items
                if item != HIDDEN and zone.role != "last"
            ]
            for item in {*shown}:
                assert texts.count(item) >= shown.count(item)
            assert drawing.findtext(f"{NAMESPACE}title") == match.text(seat, language)
            assert all(screen.box(row) in texts for row in view.sheet)


@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_is_drawn_outside(name: str) -> None:
    for decisions in (0, 5, 30):
        svg = played(name, decisions)._repr_html_()
        drawing = ElementTree.fromstring(svg)
        _, _, width, height = map(float, drawing.attrib["viewBox"].split())
        assert width == WIDTH
        for part in drawing.iter(f"{NAMESPACE}rect"):
            x, y = (float(part.get(side, "0")) for side in "xy")
            assert x + float(part.attrib["width"]) <= width
            assert y + float(part.attrib["height"]) <= height
        for part in drawing.iter(f"{NAMESPACE}text"):
            assert 0 <= float(part.attrib["x"]) <= width
            assert 0 < float(part.attrib["y"]) < height


def test_a_picture_hides_other_hands() -> None:
    match = Match("hearts", {"passing": False}, seed=1)
    seat = match.to_act
    drawn = [*re.findall(r">([^<]+)</text>", match._repr_html_())]
    screen = Screen(Words("hearts"))
    hands = {
        other: {screen.drawn(item) for zone in match.view(other).zones for item in zone.items}
        for other in range(4)
    }
    assert hands[seat] - {"?"} <= {*drawn}
    for other in {0, 1, 2, 3} - {seat}:
        assert not (hands[other] - hands[seat]) & {*drawn}


def test_a_notebook_gets_text_too() -> None:
    match = Match("hearts", {"passing": False}, seed=1)
    bundle = match._repr_mimebundle_()
    assert {*bundle} == {"text/plain", "text/html"}
    assert bundle["text/plain"].startswith(repr(match))
    assert bundle["text/html"].startswith("<svg ")
    assert "<script" not in bundle["text/html"]
    over = played("yahtzee", 1_000)
    assert over.over
    assert "<svg " in over._repr_html_()
