"""The house rules of President, and the cards that carry an effect under them."""

from dataclasses import dataclass
from typing import NamedTuple

from taku.cards import Cards
from taku.games.president.combinations import rank_named
from taku.options import option

GIVEN = ("off", "up-to", "exactly")  # how many cards a 7 or a 10 takes out of a hand


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; their words are `option-<name>`."""

    jokers: int = option(2, among=(0, 1, 2))
    revolution: bool = option(True)
    skip: bool = option(True)
    no_skip_on_two: bool = option(False, rare=True, skip=(True,))
    equal_plain: bool = option(False, rare=True, skip=(False,))
    sequence: bool = option(False)
    sequence_revolution: int = option(
        4, among=(4, 5, 0), rare=True, sequence=(True,), revolution=(True,)
    )
    sequence_effects: str = option("all", among=("all", "none"), rare=True, sequence=(True,))
    suit_lock: bool = option(False)
    number_lock: str = option("off", among=("off", "any", "with-suit"), rare=True)
    spade_three: bool = option(False, jokers=(1, 2))
    eight_cut: bool = option(False)
    five_skip: bool = option(False, rare=True)
    seven_give: str = option("off", among=GIVEN, rare=True)
    ten_discard: str = option("off", among=GIVEN, rare=True)
    nine_reverse: bool = option(False)
    jack_back: bool = option(False)
    queen_bomber: bool = option(False, rare=True)
    nines_cut: bool = option(False, rare=True)
    sandstorm: bool = option(False, rare=True)
    two_clears: str = option("off", among=("off", "same-number", "single"), rare=True)
    illegal_finish: bool = option(True)
    illegal_finish_eight: bool = option(False, illegal_finish=(True,), eight_cut=(True,))
    illegal_finish_spade_three: bool = option(
        False, rare=True, illegal_finish=(True,), spade_three=(True,)
    )
    downfall: bool = option(True)
    overturn: bool = option(False, rare=True)
    calamity: bool = option(False, rare=True)
    permanent_pass: bool = option(False)
    equal_hands: bool = option(False, rare=True)
    first_card: str = option("3D", among=("3D", "3S", "3C", "random"), rare=True)
    first_card_played: bool = option(False, rare=True, first_card=("3D", "3S", "3C"))
    first_player: str = option("beggar", among=("beggar", "president", "card"))
    exchange: str = option("blind", among=("blind", "after-receiving"), rare=True)
    scoring: str = option("points", among=("points", "lives"))
    length: str = option("medium", among=("short", "medium", "long"))
    rounds: int = option(0, among=(0, 4, 8, 12), rare=True)
    titles_reset: int = option(0, among=(0, 4), rare=True, rounds=(4, 8, 12))
    minister_loses: bool = option(True, rare=True, scoring=("lives",))
    auto_pass: bool = option(True, permanent_pass=(False,))


class Marks(NamedTuple):
    """The natural cards that carry each effect; 0 where a house rule is off."""

    five_skip: Cards = 0
    seven_give: Cards = 0
    eight_cut: Cards = 0
    nine_reverse: Cards = 0
    ten_discard: Cards = 0
    jack_back: Cards = 0
    queen_bomber: Cards = 0


UNMARKED = Marks()


def marks(options: Options) -> Marks:
    """Return the cards that carry an effect under these house rules."""
    ranks = dict(zip(Marks._fields, "5789TJQ", strict=True))
    return Marks(
        **{
            name: rank_named(rank)
            for name, rank in ranks.items()
            if getattr(options, name) not in (False, "off")
        }
    )
