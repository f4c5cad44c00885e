"""The house rules of hearts, and the rule sets that people know by name."""

from dataclasses import dataclass
from typing import Any

from taku.options import option

QUEEN_COSTS = ("black-lady", "black-maria", "face", "spot")
"""The `penalties` in which the queen of spades costs points."""
BONUS = ("JD", "TD")
THREES: dict[str, Any] = {"passing": (True,), "pass_cycle": ("turning",), "pass_count": (3,)}


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; their words are `option-<name>`.

    Sources of the rare ones: the Hearts of t_games for `pass_count` and `keep_spades`, Trickster
    for `queen_waits`, Likha for `queen_forced`, Wikipedia's list of variants for the others.
    """

    target: int = option(100, among=(26, 50, 75, 100, 150, 250, 500), hands=(0,))
    hands: int = option(0, among=(0, 4, 8, 12, 16))
    passing: bool = option(True)
    pass_cycle: str = option(
        "turning",
        among=("turning", "turning-no-hold", "left", "right", "across", "left-right"),
        passing=(True,),
    )
    pass_count: int = option(3, among=(1, 2, 3, 4), rare=True, passing=(True,))
    keep_spades: bool = option(False, rare=True, passing=(True,))
    scatter: bool = option(False, players=(4,), **THREES)
    smoosh: bool = option(False, players=(4,), **THREES)
    extra_cards: str = option(
        "removed", among=("removed", "first-trick", "first-heart"), players=(3, 5, 6)
    )
    penalties: str = option(
        "black-lady",
        among=("black-lady", "hearts-only", "black-maria", "face", "pip", "spot"),
    )
    first_lead: str = option("low-club", among=("low-club", "by-deal"))
    first_trick: str = option("safe", among=("safe", "any"))
    lead_hearts: str = option("broken", among=("broken", "any-time"))
    break_by: str = option("any-penalty", among=("any-penalty", "heart"), lead_hearts=("broken",))
    queen_waits: bool = option(False, rare=True, penalties=QUEEN_COSTS)
    queen_forced: str = option(
        "off", among=("off", "void"), rare=True, penalties=QUEEN_COSTS, queen_waits=(False,)
    )
    bonus_card: str = option("none", among=("none", *BONUS))
    bonus_floor: bool = option(False, rare=True, bonus_card=BONUS)
    moon_needs_bonus: bool = option(False, bonus_card=BONUS)
    bonus_on_moon: bool = option(False, bonus_card=BONUS)
    moon: str = option("choice", among=("choice", "add", "subtract", "rescue", "none"))
    sun: bool = option(False, rare=True, moon=("choice", "add", "subtract", "rescue"))
    no_tricks: int = option(0, among=(0, 5), rare=True)
    exact: bool = option(False, rare=True, target=(100,), hands=(0,))
    tie: str = option("shared", among=("shared", "play-on"), rare=True)
    partnership: str = option("none", among=("none", "fixed", "ad-hoc"), players=(4,))


PRESETS = {
    "classic": Options(),
    "windows": Options(break_by="heart", moon="add"),
    "bicycle": Options(moon="add"),
    "bonus": Options(bonus_card="JD"),
    "black-maria": Options(
        pass_cycle="right",
        penalties="black-maria",
        first_lead="by-deal",
        first_trick="any",
        lead_hearts="any-time",
        moon="none",
    ),
    "pip": Options(target=500, penalties="pip", break_by="heart", moon="add"),
    "partners": Options(partnership="fixed"),
    "everything": Options(
        scatter=True,
        smoosh=True,
        bonus_card="JD",
        moon_needs_bonus=True,
        bonus_on_moon=True,
        partnership="ad-hoc",
    ),
}
