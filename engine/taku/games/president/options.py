"""The house rules of President, and the cards that carry an effect under them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from taku.cards import Cards
from taku.games.president.combinations import (
    AT_LEAST,
    DECK,
    JOKER_RANK,
    JOKERS,
    LAST,
    Play,
    rank_named,
)
from taku.options import option

SPADE_THREE = DECK.read("3S")
# Points a player in the total that ends a match.
POINTS_A_PLAYER = {"short": 2, "medium": 3, "long": 4}
GIVEN = ("off", "up-to", "exactly")  # number of cards that a 7 or a 10 takes out of a hand


def points_to_win(length: str, players: int) -> int:
    """Return the total that ends a match of this length, in points."""
    return POINTS_A_PLAYER[length] * players


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; their words are `option-<name>`.

    Sources of the three that no rule set changes: groupgames.xyz for `equal_plain`, the contest of
    the University of Electro-Communications for `exchange`, Board Game Arena for `minister_loses`.
    """

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
    length: str = option("medium", among=tuple(POINTS_A_PLAYER), amount=points_to_win)
    rounds: int = option(0, among=(0, 4, 8, 12), rare=True)
    titles_reset: int = option(0, among=(0, 4), rare=True, rounds=(4, 8, 12))
    minister_loses: bool = option(True, rare=True, scoring=("lives",))
    auto_pass: bool = option(True, permanent_pass=(False,))

    @cached_property
    def effect_cards(self) -> "EffectCards":
        """The cards that carry an effect under these house rules."""
        return _effect_cards(self)

    @cached_property
    def answers(self) -> bool:
        """True if a house rule lets cards answer that do not follow."""
        return self.spade_three or self.sandstorm or self.two_clears == "single"

    def why_not_match(self, strength: int) -> str | None:
        """Return the rule that forbids a play as strong as the one to beat; None if it is legal."""
        if strength == JOKER_RANK or not (self.skip or self.equal_plain):
            return "follow"
        return "skip-two" if self.skip and self.no_skip_on_two and strength == LAST else None

    @cached_property
    def following(self) -> tuple[Sequence[Cards], ...]:
        """The cards that follow a set of each strength, in normal and in reversed order."""
        strengths = range(JOKER_RANK + 1)
        least = [strength + (self.why_not_match(strength) is not None) for strength in strengths]
        return tuple([order[strength] for strength in least] for order in AT_LEAST)

    def makes_revolution(self, play: Play) -> bool:
        """True if the play turns the strength of all ranks round."""
        least = 4 if play.kind == "set" else self.sequence_revolution
        return self.revolution and 0 < least <= play.size

    @cached_property
    def effects(self) -> tuple[dict[Cards, tuple[Any, ...]], dict[Cards, tuple[Any, ...]]]:
        """Caches for the rules: what a play of these cards may bring about, and as the last play of
        a hand.
        """
        return {}, {}


class EffectCards(NamedTuple):
    """The natural cards that carry each effect; 0 where a house rule is off."""

    five_skip: Cards = 0
    seven_give: Cards = 0
    eight_cut: Cards = 0
    nine_reverse: Cards = 0
    ten_discard: Cards = 0
    jack_back: Cards = 0
    queen_bomber: Cards = 0
    asking: Cards = 0
    """The cards that bring a question: 7, 10, queen."""
    ending: Cards = 0
    """The cards that may end a trick, alone or with others."""
    barred: tuple[Cards, Cards] = (0, 0)
    """The cards of which none may be among the last of a hand, in normal and in reversed order."""
    avoided: tuple[Cards, Cards] = (0, 0)
    """The same with ♠3, if it may not be the last card alone."""


NO_EFFECT_CARDS = EffectCards()


def _effect_cards(options: Options) -> EffectCards:
    """Return the cards that carry an effect under these house rules."""
    ranks = dict(zip(EffectCards._fields, "5789TJQ", strict=False))
    own = {name: _cards(getattr(options, name), rank) for name, rank in ranks.items()}
    asking = own["seven_give"] | own["ten_discard"] | own["queen_bomber"]
    ending = (
        own["eight_cut"]
        | _cards(options.nines_cut, "9")
        | _cards(options.sandstorm or options.spade_three, "3")
        | _cards(options.two_clears, "2")
    )
    barred = avoided = (0, 0)
    if options.illegal_finish:
        always = JOKERS | (own["eight_cut"] if options.illegal_finish_eight else 0)
        barred = (always | rank_named("2"), always | rank_named("3"))
        alone = options.spade_three and options.illegal_finish_spade_three
        avoided = (barred[0] | (SPADE_THREE if alone else 0), barred[1])
    return EffectCards(**own, asking=asking, ending=ending, barred=barred, avoided=avoided)


def _cards(rule: bool | str, rank: str) -> Cards:
    """Return the cards of the rank if the house rule is on."""
    return rank_named(rank) if rule not in (False, "off") else 0


PRESETS = {
    "moderate": Options(),
    "japan": Options(
        skip=False,
        sequence=True,
        suit_lock=True,
        spade_three=True,
        eight_cut=True,
        jack_back=True,
        illegal_finish_eight=True,
    ),
    "federation": Options(
        skip=False,
        sequence=True,
        sequence_revolution=0,
        sequence_effects="none",
        suit_lock=True,
        spade_three=True,
        eight_cut=True,
        illegal_finish_eight=True,
        illegal_finish_spade_three=True,
        permanent_pass=True,
        equal_hands=True,
        rounds=12,
        titles_reset=4,
    ),
    "western": Options(
        jokers=0,
        revolution=False,
        two_clears="same-number",
        illegal_finish=False,
        downfall=False,
        permanent_pass=True,
        first_card="3C",
        first_card_played=True,
    ),
    "rich": Options(
        no_skip_on_two=True,
        sequence=True,
        suit_lock=True,
        number_lock="any",
        spade_three=True,
        eight_cut=True,
        five_skip=True,
        seven_give="up-to",
        ten_discard="up-to",
        nine_reverse=True,
        jack_back=True,
        queen_bomber=True,
        nines_cut=True,
        sandstorm=True,
        illegal_finish_eight=True,
        illegal_finish_spade_three=True,
        overturn=True,
        calamity=True,
    ),
    "all": Options(
        sequence=True,
        suit_lock=True,
        eight_cut=True,
        nine_reverse=True,
        jack_back=True,
    ),
    "none": Options(
        jokers=0,
        revolution=False,
        skip=False,
        illegal_finish=False,
        downfall=False,
        first_player="president",
    ),
}
"""Sets of house rules by name, in the order in which they are offered."""
