"""The library's door: an argument of a wrong type is refused by its name, and nothing changes."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any

import pytest

import taku
from taku import IllegalMove, Match
from taku.view import Refusal

LOG = ["deal 2C 3D | 9C 4D | TC AD | 8D KD"]
WRONG: dict[str, list[Any]] = {
    "game": [None, 3, b"hearts", ["hearts"], Match],
    "options": [3, "passing", ["passing"], {"passing"}],
    "seed": [None, 1.5, b"s", ["s"], True],
    "seats": [2.0, "human", b"human", {"human"}, [None] * 4, ["human", 3], True],
    "log": [3, None, "2C", b"2C", [3], ["2C", None], [b"2C"]],
    "draws": [None, 1, "yes"],
    "seat": ["0", 0.0, [0], True],
    "open_hands": [None, 1, "yes"],
    "salt": [None, 3, b"s"],
    "text": [None, 3, b"2C", ["2C"], True],
    "move": [None, "2C", 1.0, True],
    "entry": [None, "1", 1.0, True],
    "preset": [3, b"bonus", ["bonus"]],
    "sentence": [None, 3, b"no"],
    "until": [None, 3, "round"],
    "what": [None, 3, b"2C", ["2C"]],
    "language": [None, 3, b"en"],
    "refusal": [None, "follow-suit", 3],
}


def hearts() -> Match:
    return Match("hearts", {"passing": False}, log=LOG)


RIGHT: dict[str, Any] = {
    "game": "hearts", "text": "2C", "seat": 0, "salt": "", "entry": 0, "move": 1, "log": [],
    "what": "2C", "refusal": Refusal("follow-suit"),
    "seats": ["human"] * 4, "saved": hearts().save(),
}  # fmt: skip


def doors() -> list[Any]:
    """Every public function, and each of its arguments."""
    found: list[Any] = []
    methods = [name for name in vars(Match) if not name.startswith("_")]
    for name, call in [("Match", Match), ("IllegalMove", IllegalMove)] + [
        (name, getattr(Match, name)) for name in methods if callable(getattr(Match, name))
    ]:
        for part in signature(call).parameters.values():
            if part.name not in ("self", "saved"):  # BadPart names the part of a save
                found.append(pytest.param(name, part.name, id=f"{name} {part.name}"))
    return found


def caller(name: str, wrong: str) -> tuple[Match, Callable[..., Any], dict[str, Any]]:
    """A match, the function, and all that it must be given besides."""
    match = hearts()
    call: Any = getattr(taku if name in taku.__all__ else match, name)
    needed = [
        part.name
        for part in signature(call).parameters.values()
        if part.default is Parameter.empty and part.name != wrong
    ]
    return match, call, {part: RIGHT[part] for part in needed}


@pytest.mark.parametrize(("name", "argument"), doors())
def test_an_argument_of_a_wrong_type_is_named(name: str, argument: str) -> None:
    match, call, given = caller(name, argument)
    before = match.save()
    for value in WRONG[argument]:
        with pytest.raises(TypeError, match=rf"^{argument}(\[\d\])? must be "):
            call(**given, **{argument: value})
        assert match.save() == before


def test_every_public_argument_is_known_here() -> None:
    assert {door.values[1] for door in doors()} == set(WRONG)


def test_what_is_of_the_right_type_is_taken() -> None:
    match = Match("hearts", None, seed=3, seats=("human",) * 4, log=iter(LOG), draws=False)
    assert match.why_not("2C", None) is None
    assert match.view(0, open_hands=True).seat == 0
    assert Match(taku.games["yahtzee"], {}, seed="s", seats=2).moves()
    assert Match("yahtzee", seats=["human", "easy"]).seats == ("human", "easy")
