"""The rules sheets of the dice games: sentences are in the .ftl files, examples are here."""

from collections.abc import Mapping
from typing import Any

from taku.game import Example, Rule

YAMS = {"sheet": "yams"}
YACHT = {"sheet": "yacht"}
CLASSIC = {**YACHT, "yacht_points": "classic"}
ON_YAHTZEE: Mapping[str, Any] = {"sheet": ("yahtzee",)}
ON_YAMS: Mapping[str, Any] = {"sheet": ("yams",)}
ON_YACHT: Mapping[str, Any] = {"sheet": ("yacht",)}


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


AIM = alone("22255", yes=("fill full-house", "fill three-of-a-kind", "fill sixes"))
ROLLED = alone("55526", yes=("keep 5 5 5", "keep", "fill fives"))
THIRD = Example(
    ("roll 5 5 5 2 6", "keep 5 5 5", "roll 1 4", "keep 5 5 5", "roll 3 3"),
    yes=("fill full-house",),
    no={"keep 5 5 5 3": "roll"},
    seats=1,
)
KEEP = alone("55526", yes=("keep 2 5",), no={"keep 5 5 5 2 6": "keep", "keep 4": "keep"})
WRITTEN = alone(
    "55526 fives",
    "11236",
    yes=("fill sixes", "fill yahtzee"),
    no={"fill fives": "fill", "fill bonus": "fill"},
)
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
YAMS_FIVE = alone("11111", yes=("fill yams",), no={"fill yahtzee": "fill"}, options=YAMS)
YAMS_FURTHER = alone(
    "33333 yams",
    "55555",
    yes=("fill four-of-a-kind", "fill fives"),
    options={**YAMS, "yams_bonus": True},
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
YACHT_FIVE = alone(
    "11111", yes=("fill yacht", "fill choice"), no={"fill yahtzee": "fill"}, options=YACHT
)
ON_ONE_SHEET = alone("22233", yes=("fill full-house", "fill yahtzee"))
ON_THE_OTHER = alone("22233", yes=("fill full-house", "fill yams"), options=YAMS)
ON_THE_THIRD = alone("22233", yes=("fill full-house", "fill yacht"), options=YACHT)

RULEBOOK = (
    Rule("aim", "turn", examples=(AIM,)),
    Rule("roll", "turn", examples=(ROLLED, THIRD)),
    Rule("keep", "turn", examples=(KEEP,)),
    Rule("fill", "turn", examples=(WRITTEN,)),
    Rule("upper", "upper", needs=ON_YAHTZEE, examples=(UPPER,)),
    Rule("kinds", "lower", needs=ON_YAHTZEE, examples=(KINDS,)),
    Rule("full-house", "lower", needs=ON_YAHTZEE, examples=(FULL_HOUSE, FOUR_AND_ONE)),
    Rule("straights", "lower", needs=ON_YAHTZEE, examples=(STRAIGHTS, GAP)),
    Rule("chance", "lower", needs=ON_YAHTZEE, examples=(CHANCE,)),
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
    Rule("sheet", "about", "sheet", examples=(ON_ONE_SHEET, ON_THE_OTHER, ON_THE_THIRD)),
    Rule("bots", "about", played=False),
)
