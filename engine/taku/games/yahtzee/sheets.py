"""The score sheets as data, and the house rules that choose among them.

Yahtzee follows the printed rules of Hasbro, with the forced joker; other jokers are common house
rules. Yams has no publisher; its sheet and points are those of Board Game Arena
(https://en.doc.boardgamearena.com/Gamehelpyatzy). The modern points of Yacht are those of a
console collection of 2020 (github.com/ho94949/yacht-dice); its classic points are those of
https://en.wikipedia.org/wiki/Yacht_(dice_game).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

from taku.games.yahtzee.boxes import (
    Bonus,
    Box,
    Extra,
    Sheet,
    equal,
    fixed,
    in_a_row,
    is_full_house,
    is_house_or_five,
    is_rigole,
    just,
    of_a_kind,
    of_face,
    pips,
    side_by_side,
    sum_if,
    two_pairs,
)
from taku.options import form, option


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of all sheets."""

    sheet: str = option(
        "yahtzee", among=("yahtzee", "yams", "yacht", "yatzy", "kniffel", "generala")
    )
    joker: str = option("forced", among=("forced", "free", "none"), sheet=("yahtzee",))
    yams_small_straight: int = option(40, among=(40, 45), sheet=("yams",))
    yams_bonus: bool = option(False, sheet=("yams",))
    yams_column: str = option(
        "free", among=("free", "descending", "ascending", "all"), sheet=("yams",)
    )
    yacht_points: str = option("modern", among=("modern", "classic"), sheet=("yacht",))
    yacht_five_house: bool = option(False, sheet=("yacht",))
    yatzy_equal: str = option("strict", among=("strict", "lenient"), sheet=("yatzy",))
    yatzy_order: str = option("free", among=("free", "forced"), sheet=("yatzy",))
    second_kniffel: str = option(
        "publisher", among=("publisher", "plus-100", "nothing"), sheet=("kniffel",)
    )
    generala: int = option(60, among=(60, 50), sheet=("generala",))
    served_wins: bool = option(True, sheet=("generala",))
    ace_straight: bool = option(True, sheet=("generala",))
    double_generala: bool = option(False, sheet=("generala",))

    @cached_property
    def score_sheet(self) -> Sheet:
        """The sheet; house rules that make the same one share it."""
        return sheet_of(self)

    def __getstate__(self) -> dict[str, Any]:
        """Copy and pickle the house rules without the sheet, whose boxes hold functions."""
        return {rule.name: getattr(self, rule.name) for rule in RULES}


COLUMNS = {"free": "free", "down": "descending", "up": "ascending"}
"""The columns of a sheet that has all three, and the order in which each is filled."""
NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")


def _upper(rule: str, *usual: float) -> tuple[Box, ...]:
    """Return the upper boxes; `usual` has the points that each brings on average."""
    return tuple(
        Box(NAMES[face - 1], of_face(face), points, rule, face=face)
        for face, points in enumerate(usual, 1)
    )


def _bonus_at_63(rule: str, points: int) -> Bonus:
    """Return a bonus that comes once, with as many points as three dice of each face have."""
    return Bonus("bonus", rule, 63, lambda upper: points if upper >= 63 else 0)


def _yahtzee(options: Options) -> Sheet:
    return Sheet(
        id="yahtzee",
        base="yahtzee",
        rules=options.joker,
        boxes=(
            *_upper("upper", 2.2, 5.3, 8.5, 11.7, 14.5, 17.0),
            Box("three-of-a-kind", sum_if(equal(3)), 22.0, "kinds"),
            Box("four-of-a-kind", sum_if(equal(4)), 14.0, "kinds"),
            Box("full-house", fixed(is_full_house, 25), 22.0, "full-house", joker=25),
            Box("small-straight", fixed(in_a_row(4), 30), 29.5, "straights", joker=30),
            Box("large-straight", fixed(in_a_row(5), 40), 32.5, "straights", joker=40),
            Box("yahtzee", fixed(equal(5), 50), 16.0, "yahtzee"),
            Box("chance", pips, 23.5, "chance"),
        ),
        five=11,
        bonus=_bonus_at_63("upper", 35),
        joker=options.joker,
        extra=Extra("yahtzee-bonus", "yahtzee"),
    )


def _yams(options: Options) -> Sheet:
    if options.yams_column == "all":
        return side_by_side(
            {name: sheet_of(replace(options, yams_column=order)) for name, order in COLUMNS.items()}
        )
    small_straight = fixed(in_a_row(4), options.yams_small_straight)
    large_straight, five = fixed(in_a_row(5), 50), sum_if(equal(5), 50)
    full_house, four = sum_if(is_full_house, 30), sum_if(equal(4), 40)
    return Sheet(
        id="yams",
        base="yams" if options.yams_column == "free" else f"yams-{options.yams_column}",
        rules=f"{options.yams_small_straight}{' bonus' if options.yams_bonus else ''}",
        # the usual points of the valuable boxes are low, so that the policy does not pass them up
        boxes=(
            *_upper("yams-upper", 1.8, 4.8, 8.0, 11.0, 14.0, 17.0),
            Box("plus", pips, 6.4, "difference"),
            Box("minus", pips, 5.7, "difference"),
            Box("four-of-a-kind", four, 30.0, "yams-kind", "yams-four-of-a-kind"),
            Box("full-house", full_house, 35.0, "yams-full-house", "yams-full-house"),
            Box("small-straight", small_straight, 36.0, "yams-straights", "yams-small-straight"),
            Box("large-straight", large_straight, 35.0, "yams-straights", "yams-large-straight"),
            Box("yams", five, 15.0, "yams"),
            Box("rigole", fixed(is_rigole, 50), 15.0, "rigole"),
        ),
        five=12,
        bonus=Bonus(
            "yams-upper-bonus",
            "yams-upper",
            60,
            lambda upper: upper - 30 if upper >= 60 else 0,
            grows=True,
        ),
        plus=6,
        extra=Extra("yams-bonus", "yams-bonus") if options.yams_bonus else None,
        order=options.yams_column,
        order_rule="yams-column",
    )


def _yacht(options: Options) -> Sheet:
    modern, with_five = options.yacht_points == "modern", options.yacht_five_house
    full_house = sum_if(is_house_or_five if with_five else is_full_house)
    if modern:
        four = Box("four-of-a-kind", sum_if(equal(4)), 13.0, "yacht-kind")
        small, big = (fixed(in_a_row(4), 15), 13.0), (fixed(in_a_row(5), 30), 20.0)
    else:
        four = Box("four-of-a-kind", of_a_kind(4), 9.0, "yacht-kind", "yacht-four-of-a-kind")
        small = fixed(just(1, 2, 3, 4, 5), 30), 15.0
        big = fixed(just(2, 3, 4, 5, 6), 30), 15.0
    age = "" if modern else "classic-"
    return Sheet(
        id="yacht",
        base="yacht" if modern else "yacht-classic",
        rules="five" if with_five else "",
        boxes=(
            *_upper("yacht-upper", 2.2, 5.3, 8.5, 11.7, 14.5, 17.0),
            Box("choice", pips, 22.0, "choice"),
            four,
            Box("full-house", full_house, 17.0, "yacht-full-house", "yacht-full-house"),
            Box("small-straight", *small, "yacht-straights", f"yacht-{age}small-straight"),
            Box("big-straight", *big, "yacht-straights", f"yacht-{age}big-straight"),
            Box("yacht", fixed(equal(5), 50), 16.0, "yacht"),
        ),
        five=11,
        bonus=_bonus_at_63("yacht-upper", 35) if modern else None,
    )


def _yatzy(options: Options) -> Sheet:
    lenient, forced = options.yatzy_equal == "lenient", options.yatzy_order == "forced"
    full_house = sum_if(is_house_or_five if lenient else is_full_house)
    small, large = fixed(just(1, 2, 3, 4, 5), 15), fixed(just(2, 3, 4, 5, 6), 20)
    return Sheet(
        id="yatzy",
        base="yatzy-forced" if forced else "yatzy",
        rules=options.yatzy_equal,
        boxes=(
            *_upper("yatzy-upper", 2.2, 5.3, 8.5, 11.7, 14.5, 17.0),
            Box("one-pair", of_a_kind(2), 10.0, "pairs"),
            Box("two-pairs", two_pairs(with_four=lenient), 16.0, "pairs"),
            Box("three-of-a-kind", of_a_kind(3), 13.0, "yatzy-kinds", "yatzy-three-of-a-kind"),
            Box("four-of-a-kind", of_a_kind(4), 11.0, "yatzy-kinds", "yatzy-four-of-a-kind"),
            Box("small-straight", small, 8.0, "yatzy-straights", "yatzy-small-straight"),
            Box("large-straight", large, 11.0, "yatzy-straights", "yatzy-large-straight"),
            Box("full-house", full_house, 17.0, "yatzy-full-house", "yatzy-full-house"),
            Box("chance", pips, 22.0, "chance"),
            Box("yatzy", fixed(equal(5), 50), 16.0, "yatzy"),
        ),
        five=14,
        bonus=replace(_bonus_at_63("yatzy-upper", 50), row="yatzy-upper-bonus"),
        order="descending" if forced else "free",
    )


def _kniffel(options: Options) -> Sheet:
    extra = {
        "publisher": Extra("kniffel-bonus", "second-kniffel", 50, of_face=True),
        "plus-100": Extra("kniffel-bonus", "second-kniffel"),
        "nothing": None,
    }[options.second_kniffel]
    yahtzee = _yahtzee(Options())
    boxes = list(yahtzee.boxes)
    boxes[yahtzee.five] = replace(boxes[yahtzee.five], id="kniffel", rule="kniffel")
    return replace(
        yahtzee,
        id="kniffel",
        base="kniffel",
        rules=options.second_kniffel,
        boxes=tuple(boxes),
        joker="free" if options.second_kniffel == "publisher" else "none",
        joker_rule="second-kniffel",
        extra=extra,
    )


def _generala(options: Options) -> Sheet:
    rows = [just(1, 2, 3, 4, 5), just(2, 3, 4, 5, 6)]
    rows += [just(1, 3, 4, 5, 6)] * options.ace_straight
    straight = fixed(lambda dice: any(row(dice) for row in rows), 20)
    five, twice = (fixed(equal(5), times * options.generala) for times in (1, 2))
    double = Box("double-generala", twice, 5.0, "double-generala", needs_five=True)
    rules = [
        str(options.generala),
        "ace" * options.ace_straight,
        "double" * options.double_generala,
    ]
    return Sheet(
        id="generala",
        base="generala",
        rules=" ".join(filter(None, rules)),
        boxes=(
            *_upper("generala-upper", 2.2, 5.3, 8.5, 11.7, 14.5, 17.0),
            Box("straight", straight, 11.0, "straight", served=25),
            Box("full-house", fixed(is_full_house, 30), 21.0, "full", "generala-full", served=35),
            Box("poker", fixed(equal(4), 40), 20.0, "poker", served=45),
            Box("generala", five, 14.0, "generala"),
            *[double] * options.double_generala,
        ),
        five=9,
        served_wins=options.served_wins,
    )


SHEETS: Mapping[str, Callable[[Options], Sheet]] = {
    "yahtzee": _yahtzee,
    "yams": _yams,
    "yacht": _yacht,
    "yatzy": _yatzy,
    "kniffel": _kniffel,
    "generala": _generala,
}
"""What makes each sheet from its house rules."""
RULES = form(Options)


def sheet_of(options: Options) -> Sheet:
    """Return the sheet for house rules; one object for all rules that make the same sheet."""
    own = [rule.name for rule in RULES if options.sheet in rule.needs.get("sheet", ())]
    return _made(Options(sheet=options.sheet, **{name: getattr(options, name) for name in own}))


@cache
def _made(options: Options) -> Sheet:
    return SHEETS[options.sheet](options)
