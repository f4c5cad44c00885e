"""House rules: the form of the page, and values that come back from it."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taku import games
from taku.options import changed, fill, fit, form, option
from taku.records import plain


@dataclass(frozen=True, kw_only=True)
class Tea:
    sugar: bool = option(True)
    lumps: int = option(1, among=(1, 2), amount=lambda lumps, cups: lumps * cups, sugar=(True,))
    kind: str = option("green", among=("green", "black"), players=(2, 3), rare=True)


def test_a_form_lists_options_with_needs_and_amounts() -> None:
    assert plain(form(Tea, seats=(3, 4))) == [
        {
            "name": "sugar",
            "default": True,
            "among": [True, False],
            "needs": {},
            "players": [],
            "rare": False,
            "off": False,
            "amounts": {},
        },
        {
            "name": "lumps",
            "default": 1,
            "among": [1, 2],
            "needs": {"sugar": [True]},
            "players": [],
            "rare": False,
            "off": None,
            "amounts": {"1": [3, 4], "2": [6, 8]},
        },
        {
            "name": "kind",
            "default": "green",
            "among": ["green", "black"],
            "needs": {},
            "players": [2, 3],
            "rare": True,
            "off": None,
            "amounts": {},
        },
    ]


def test_what_is_not_filled_in_has_its_default() -> None:
    assert fill(Tea, {"lumps": 2}) == Tea(lumps=2)


def test_only_what_differs_from_the_defaults_is_saved() -> None:
    assert changed(Tea(kind="black", lumps=1)) == {"kind": "black"}


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"milk": True}, "no option 'milk' in this game: one of sugar, lumps, kind"),
        ({"lumps": 3}, "option 'lumps' cannot be 3: one of 1, 2"),
        ({"lumps": True}, "option 'lumps' cannot be True: one of 1, 2"),
        ({"lumps": 1.0}, "option 'lumps' cannot be 1.0: one of 1, 2"),
        ({"sugar": 1}, "option 'sugar' cannot be 1: one of True, False"),
        ({"kind": ["green"]}, "option 'kind' cannot be .*: one of green, black"),
    ],
)
def test_the_option_that_is_wrong_is_named(values: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        fill(Tea, values)


def test_an_option_may_need_certain_player_numbers() -> None:
    fit(Tea(kind="black"), 3)
    fit(Tea(kind="green"), 4)
    with pytest.raises(ValueError, match="option 'kind' is for 2, 3 players, not 4"):
        fit(Tea(kind="black"), 4)


def test_a_default_must_be_among_the_values() -> None:
    with pytest.raises(ValueError, match="the default 4 is not among 1, 2"):
        option(4, among=(1, 2))


@pytest.mark.parametrize("game", games)
@given(data=st.data())
def test_house_rules_survive_a_save_as_json(game: str, data: st.DataObject) -> None:
    options = games[game].options
    values = {
        rule.name: data.draw(st.sampled_from(rule.among), rule.name) for rule in form(options)
    }
    chosen: object = fill(options, values)
    assert fill(options, json.loads(json.dumps(changed(chosen)))) == chosen


@pytest.mark.parametrize("game", games)
def test_an_option_needs_others_with_certain_values(game: str) -> None:
    rules = form(games[game].options)
    among = {rule.name: rule.among for rule in rules}
    for rule in rules:
        assert set(rule.needs) <= set(among) - {rule.name}
        for name, values in rule.needs.items():
            assert set(values) < set(among[name])
