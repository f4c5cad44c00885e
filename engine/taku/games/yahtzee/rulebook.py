"""The rules sheets of the dice games: sentences are in the .ftl files, examples are here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Example, Rule
from taku.games.yahtzee.boxes import Box, Sheet
from taku.games.yahtzee.dice import pack
from taku.games.yahtzee.sheets import SHEETS, Options
from taku.options import changed, fill

YAMS = {"sheet": "yams"}
YACHT = {"sheet": "yacht"}
YATZY = {"sheet": "yatzy"}
LENIENT = {**YATZY, "yatzy_equal": "lenient"}
IN_ORDER = {**YATZY, "yatzy_order": "forced"}
KNIFFEL = {"sheet": "kniffel"}
GENERALA = {"sheet": "generala"}
DOUBLE = {**GENERALA, "double_generala": True}
CLASSIC = {**YACHT, "yacht_points": "classic"}
ON_YAHTZEE: Mapping[str, Any] = {"sheet": ("yahtzee",)}
LIKE_YAHTZEE: Mapping[str, Any] = {"sheet": ("yahtzee", "kniffel")}
WITH_CHANCE: Mapping[str, Any] = {"sheet": ("yahtzee", "kniffel", "yatzy")}
ON_YAMS: Mapping[str, Any] = {"sheet": ("yams",)}
ON_YACHT: Mapping[str, Any] = {"sheet": ("yacht",)}
ON_YATZY: Mapping[str, Any] = {"sheet": ("yatzy",)}
ON_GENERALA: Mapping[str, Any] = {"sheet": ("generala",)}
ON_KNIFFEL: Mapping[str, Any] = {"sheet": ("kniffel",)}
ORDERS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "yams": {"yams_column": ("free", "descending", "ascending", "all")},
    "yatzy": {"yatzy_order": ("free", "forced")},
}
"""The house rule about the order of boxes and its values, by sheet."""


def alone(
    *turns: str,
    yes: tuple[str, ...] = (),
    no: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Example:
    """Return an example for one player.

    A turn such as `66111 sixes` has the roll and the box to fill; without a box, the example ends
    at the decision.
    """
    setup: list[str] = []
    for turn in turns:
        dice, _, box = turn.partition(" ")
        setup += [f"roll {' '.join(dice)}", f"fill {box}"][: 2 if box else 1]
    return Example(tuple(setup), yes, no or {}, options or {}, seats=1)


def on_each_sheet(example: Callable[[Sheet], Example]) -> tuple[Example, ...]:
    """Return the example of each sheet, to be shown for that sheet alone.

    A sheet whose boxes may have to be filled in order has an example for each order.
    """
    found = []
    for name in SHEETS:
        orders = [{rule: v} for rule, values in ORDERS.get(name, {}).items() for v in values]
        for order in orders or [{}]:
            options = fill(Options, {"sheet": name, **order})
            needs = {"sheet": (name,), **{rule: (value,) for rule, value in order.items()}}
            found.append(
                replace(example(options.score_sheet), options=changed(options), needs=needs)
            )
    return tuple(found)


def open_boxes(sheet: Sheet) -> dict[str, Box]:
    """Return the boxes that may be filled first, by id; of several columns that of the first."""
    places = sheet.fillable((None,) * len(sheet.boxes))
    return {sheet.boxes[place].id: sheet.boxes[place] for place in reversed(places)}


def next_boxes(sheet: Sheet) -> tuple[Box, Box]:
    """Return the first two boxes to be filled on a sheet in order."""
    first, second = sheet.boxes[:2] if sheet.order == "descending" else sheet.boxes[:-3:-1]
    return first, second


def aim(sheet: Sheet) -> Example:
    """Return an example with the two boxes that score most, and one that scores nothing.

    On a sheet in order, only the first box may be filled.
    """
    dice, boxes = pack((2, 2, 2, 5, 5)), open_boxes(sheet)
    best = sorted(sheet.boxes, key=lambda box: -box.score(dice, served=True))[:2]
    if len(boxes) == 1:
        first, _ = next_boxes(sheet)
        return alone(
            "22255", yes=(f"fill {first.id}",), no={f"fill {best[0].id}": sheet.order_rule}
        )
    names = [boxes[id].name for id in (*dict.fromkeys(box.id for box in best), "sixes")]
    return alone("22255", yes=tuple(f"fill {name}" for name in names))


ROLLED = alone("55526", yes=("keep 5 5 5", "keep", "fill fives"))
KEEP = alone("55526", yes=("keep 2 5",), no={"keep 5 5 5 2 6": "keep", "keep 4": "keep"})


def third(sheet: Sheet) -> Example:
    """Return an example after the third throw, with a full house."""
    boxes = open_boxes(sheet)
    box = boxes.get("full-house") or next_boxes(sheet)[0]
    return Example(
        ("roll 5 5 5 2 6", "keep 5 5 5", "roll 1 4", "keep 5 5 5", "roll 3 3"),
        yes=(f"fill {box.name}",),
        no={"keep 5 5 5 3": "roll"},
        seats=1,
    )


def written(sheet: Sheet) -> Example:
    """Return an example with a filled box, a computed row, and no five of a kind."""
    boxes = open_boxes(sheet)
    if len(boxes) == 1:
        first, second = next_boxes(sheet)
        return alone(
            f"55526 {first.id}",
            "11236",
            yes=(f"fill {second.id}",),
            no={f"fill {first.id}": "fill", "fill total": "fill"},
        )
    fives, sixes, five = (boxes[id].name for id in ("fives", "sixes", sheet.boxes[sheet.five].id))
    return alone(
        f"55526 {fives}",
        "11236",
        yes=(f"fill {sixes}", f"fill {five}"),
        no={f"fill {fives}": "fill", "fill total": "fill"},
    )


def house(sheet: Sheet) -> Example:
    """Return an example with a full house, and no five of a kind."""
    return alone("22233", yes=("fill full-house", f"fill {sheet.boxes[sheet.five].id}"))


UPPER = alone("14343", yes=("fill ones", "fill fours", "fill sixes"))
KINDS = alone("26636", yes=("fill three-of-a-kind", "fill four-of-a-kind"))
FULL_HOUSE = alone("33555", yes=("fill full-house",))
FOUR_AND_ONE = alone("33335", yes=("fill full-house",))
STRAIGHTS = alone("23456", yes=("fill small-straight", "fill large-straight"))
GAP = alone("12356", yes=("fill small-straight",))
CHANCE = alone("26645", yes=("fill chance",))
YAHTZEE = alone("44444", yes=("fill yahtzee", "fill full-house"))
FURTHER = alone("22222 yahtzee", "44444", yes=("fill fours",))
AFTER_NOUGHT = alone("22213 yahtzee", "44444", yes=("fill fours",))
FACE_OPEN = alone(
    "44444 yahtzee", "66666", yes=("fill sixes",), no={"fill large-straight": "joker"}
)
FACE_FILLED = alone(
    "44444 yahtzee",
    "66612 sixes",
    "66666",
    yes=("fill large-straight", "fill full-house"),
    no={"fill ones": "joker"},
)
FACE_LEFT = alone(
    *("44444 yahtzee", "66612 sixes", "55545 three-of-a-kind", "22221 four-of-a-kind"),
    *("33355 full-house", "12341 small-straight", "12345 large-straight", "66543 chance"),
    "66666",
    yes=("fill ones", "fill fives"),
)
FREE = alone(
    "44444 yahtzee",
    "66666",
    yes=("fill large-straight", "fill ones"),
    options={"joker": "free"},
)
NO_JOKER = alone(
    "44444 yahtzee",
    "66666",
    yes=("fill large-straight", "fill four-of-a-kind"),
    options={"joker": "none"},
)

YAMS_UPPER = alone("14343", yes=("fill ones", "fill fours", "fill sixes"), options=YAMS)
DIFFERENCE = alone(
    "66541 plus",
    "32521",
    yes=("fill minus",),
    no={"fill plus": "fill", "fill delta": "fill"},
    options=YAMS,
)
YAMS_KIND = alone("66665", yes=("fill four-of-a-kind",), options=YAMS)
YAMS_FULL_HOUSE = alone("22233", yes=("fill full-house",), options=YAMS)
YAMS_STRAIGHTS = alone("23456", yes=("fill small-straight", "fill large-straight"), options=YAMS)
YAMS_45 = alone(
    "23456",
    yes=("fill small-straight", "fill large-straight"),
    options={**YAMS, "yams_small_straight": 45},
)
RIGOLE = alone("44443", yes=("fill rigole",), options=YAMS)
NO_RIGOLE = alone("44433", yes=("fill rigole",), options=YAMS)
YAMS_FIVE = alone("11111", yes=("fill yams",), options=YAMS)
YAMS_FURTHER = alone(
    "33333 yams",
    "55555",
    yes=("fill four-of-a-kind", "fill fives"),
    options={**YAMS, "yams_bonus": True},
)
DESCENDING = alone(
    "66666",
    yes=("fill ones",),
    no={"fill yams": "yams-column"},
    options={**YAMS, "yams_column": "descending"},
)
ASCENDING = alone(
    "66666",
    yes=("fill rigole",),
    no={"fill yams": "yams-column"},
    options={**YAMS, "yams_column": "ascending"},
)
THREE_COLUMNS = alone(
    "66666",
    yes=("fill yams/free", "fill ones/down", "fill rigole/up"),
    no={"fill yams/down": "yams-column", "fill yams/up": "yams-column"},
    options={**YAMS, "yams_column": "all"},
)
YACHT_UPPER = alone("14343", yes=("fill ones", "fill fours", "fill sixes"), options=YACHT)
CHOICE = alone("26645", yes=("fill choice",), options=YACHT)
YACHT_KIND = alone("26666", yes=("fill four-of-a-kind",), options=YACHT)
CLASSIC_KIND = alone("26666", yes=("fill four-of-a-kind",), options=CLASSIC)
YACHT_FULL_HOUSE = alone("55566", yes=("fill full-house",), options=YACHT)
YACHT_FIVE_HOUSE = alone(
    "44444", yes=("fill full-house", "fill yacht"), options={**YACHT, "yacht_five_house": True}
)
YACHT_STRAIGHTS = alone("12346", yes=("fill small-straight", "fill big-straight"), options=YACHT)
CLASSIC_STRAIGHTS = alone(
    "12345", yes=("fill small-straight", "fill big-straight"), options=CLASSIC
)
YACHT_FIVE = alone("11111", yes=("fill yacht", "fill choice"), options=YACHT)
YATZY_UPPER = alone("14343", yes=("fill ones", "fill fours", "fill sixes"), options=YATZY)
PAIRS = alone("33344", yes=("fill one-pair", "fill two-pairs"), options=YATZY)
FOUR_AS_PAIRS = alone("33331", yes=("fill one-pair", "fill two-pairs"), options=LENIENT)
YATZY_KINDS = alone("55556", yes=("fill three-of-a-kind", "fill four-of-a-kind"), options=YATZY)
YATZY_STRAIGHTS = alone("23456", yes=("fill small-straight", "fill large-straight"), options=YATZY)
YATZY_FULL_HOUSE = alone("33344", yes=("fill full-house",), options=YATZY)
FIVE_AS_HOUSE = alone("55555", yes=("fill full-house", "fill yatzy"), options=LENIENT)
YATZY_FIVE = alone("55555", yes=("fill yatzy", "fill four-of-a-kind"), options=YATZY)
FROM_THE_TOP = alone("66666", yes=("fill ones",), no={"fill sixes": "order"}, options=IN_ORDER)
KNIFFEL_FIVE = alone("44444", yes=("fill kniffel", "fill fours"), options=KNIFFEL)
KNIFFEL_OPEN = alone(
    "22222 kniffel", "44444", yes=("fill fours", "fill large-straight"), options=KNIFFEL
)
KNIFFEL_JOKER = alone(
    "22222 kniffel",
    "44412 fours",
    "44444",
    yes=("fill large-straight", "fill fives"),
    options=KNIFFEL,
)
KNIFFEL_HUNDRED = alone(
    "22222 kniffel",
    "44444",
    yes=("fill full-house", "fill fours"),
    options={**KNIFFEL, "second_kniffel": "plus-100"},
)


def thrown_again(dice: str, *yes: str, **options: Any) -> Example:
    """Return an example with these dice after the second throw of a turn of Generala."""
    first, others = dice[0], dice[1:]
    setup = (f"roll {first} 1 2 2 4", f"keep {first}", f"roll {' '.join(others)}")
    return Example(setup, yes, options={**GENERALA, **options}, seats=1)


GENERALA_UPPER = alone("14343", yes=("fill ones", "fill fours", "fill sixes"), options=GENERALA)
STRAIGHT = thrown_again("23456", "fill straight")
ACE_STRAIGHT = thrown_again("13456", "fill straight")
FULL = thrown_again("22255", "fill full-house")
POKER = thrown_again("66666", "fill poker", "fill full-house")
GENERALA_FIVE = thrown_again("44444", "fill generala")
SERVED = alone("22255", yes=("fill full-house", "fill poker"), options=GENERALA)
NOT_AT_ONCE = alone(
    "33333", yes=("fill generala", "fill poker"), options={**GENERALA, "served_wins": False}
)
DOUBLE_GENERALA = Example(
    (
        *("roll 2 2 2 2 3", "keep 2 2 2 2", "roll 2", "fill generala"),
        *("roll 4 4 4 4 3", "keep 4 4 4 4", "roll 4"),
    ),
    ("fill double-generala",),
    options=DOUBLE,
    seats=1,
)
EVERY_SHEET = tuple(
    replace(house(options.score_sheet), options=changed(options))
    for options in (Options(sheet=name) for name in SHEETS)
)

RULEBOOK = (
    Rule("aim", "turn", examples=on_each_sheet(aim)),
    Rule("roll", "turn", examples=(ROLLED, *on_each_sheet(third))),
    Rule("keep", "turn", examples=(KEEP,)),
    Rule("fill", "turn", examples=on_each_sheet(written)),
    Rule("upper", "upper", needs=LIKE_YAHTZEE, examples=(UPPER,)),
    Rule("kinds", "lower", needs=LIKE_YAHTZEE, examples=(KINDS,)),
    Rule("full-house", "lower", needs=LIKE_YAHTZEE, examples=(FULL_HOUSE, FOUR_AND_ONE)),
    Rule("straights", "lower", needs=LIKE_YAHTZEE, examples=(STRAIGHTS, GAP)),
    Rule("chance", "lower", needs=WITH_CHANCE, examples=(CHANCE,)),
    Rule("yahtzee", "five", needs=ON_YAHTZEE, examples=(YAHTZEE, FURTHER, AFTER_NOUGHT)),
    Rule(
        "joker",
        "five",
        "joker",
        needs=ON_YAHTZEE,
        examples=(FACE_OPEN, FACE_FILLED, FACE_LEFT, FREE, NO_JOKER),
    ),
    Rule("yams-upper", "upper", needs=ON_YAMS, examples=(YAMS_UPPER,)),
    Rule("difference", "lower", needs=ON_YAMS, examples=(DIFFERENCE,)),
    Rule("yams-kind", "lower", needs=ON_YAMS, examples=(YAMS_KIND,)),
    Rule("yams-full-house", "lower", needs=ON_YAMS, examples=(YAMS_FULL_HOUSE,)),
    Rule(
        "yams-straights",
        "lower",
        "yams_small_straight",
        needs=ON_YAMS,
        examples=(YAMS_STRAIGHTS, YAMS_45),
    ),
    Rule("rigole", "lower", needs=ON_YAMS, examples=(RIGOLE, NO_RIGOLE)),
    Rule("yams", "five", needs=ON_YAMS, examples=(YAMS_FIVE,)),
    Rule("yams-bonus", "five", "yams_bonus", needs=ON_YAMS, examples=(YAMS_FURTHER,)),
    Rule(
        "yams-column",
        "turn",
        "yams_column",
        needs=ON_YAMS,
        examples=(DESCENDING, ASCENDING, THREE_COLUMNS),
    ),
    Rule("yacht-upper", "upper", "yacht_points", needs=ON_YACHT, examples=(YACHT_UPPER,)),
    Rule("choice", "lower", needs=ON_YACHT, examples=(CHOICE,)),
    Rule(
        "yacht-kind",
        "lower",
        "yacht_points",
        needs=ON_YACHT,
        examples=(YACHT_KIND, CLASSIC_KIND),
    ),
    Rule("yacht-full-house", "lower", needs=ON_YACHT, examples=(YACHT_FULL_HOUSE,)),
    Rule(
        "yacht-five-house",
        "lower",
        "yacht_five_house",
        needs=ON_YACHT,
        examples=(YACHT_FIVE_HOUSE,),
    ),
    Rule(
        "yacht-straights",
        "lower",
        "yacht_points",
        needs=ON_YACHT,
        examples=(YACHT_STRAIGHTS, CLASSIC_STRAIGHTS),
    ),
    Rule("yacht", "five", needs=ON_YACHT, examples=(YACHT_FIVE,)),
    Rule("yatzy-upper", "upper", needs=ON_YATZY, examples=(YATZY_UPPER,)),
    Rule("pairs", "lower", "yatzy_equal", needs=ON_YATZY, examples=(PAIRS, FOUR_AS_PAIRS)),
    Rule("yatzy-kinds", "lower", needs=ON_YATZY, examples=(YATZY_KINDS,)),
    Rule("yatzy-straights", "lower", needs=ON_YATZY, examples=(YATZY_STRAIGHTS,)),
    Rule(
        "yatzy-full-house",
        "lower",
        "yatzy_equal",
        needs=ON_YATZY,
        examples=(YATZY_FULL_HOUSE, FIVE_AS_HOUSE),
    ),
    Rule("yatzy", "five", needs=ON_YATZY, examples=(YATZY_FIVE,)),
    Rule("order", "turn", "yatzy_order", needs=ON_YATZY, examples=(FROM_THE_TOP,)),
    Rule("kniffel", "five", needs=ON_KNIFFEL, examples=(KNIFFEL_FIVE,)),
    Rule(
        "second-kniffel",
        "five",
        "second_kniffel",
        needs=ON_KNIFFEL,
        examples=(KNIFFEL_OPEN, KNIFFEL_JOKER, KNIFFEL_HUNDRED),
    ),
    Rule("generala-upper", "upper", needs=ON_GENERALA, examples=(GENERALA_UPPER,)),
    Rule("straight", "lower", needs=ON_GENERALA, examples=(STRAIGHT,)),
    Rule("ace-straight", "lower", "ace_straight", needs=ON_GENERALA, examples=(ACE_STRAIGHT,)),
    Rule("full", "lower", needs=ON_GENERALA, examples=(FULL,)),
    Rule("poker", "lower", needs=ON_GENERALA, examples=(POKER,)),
    Rule("served", "turn", needs=ON_GENERALA, examples=(SERVED,)),
    Rule("generala", "five", "generala", needs=ON_GENERALA, examples=(GENERALA_FIVE,)),
    Rule("served-generala", "five", "served_wins", needs=ON_GENERALA, examples=(NOT_AT_ONCE,)),
    Rule(
        "double-generala",
        "five",
        "double_generala",
        needs=ON_GENERALA,
        examples=(DOUBLE_GENERALA,),
    ),
    Rule("sheet", "about", "sheet", examples=EVERY_SHEET),
    Rule("bots", "about", played=False),
)
