"""What the house rules and the number of players decide for a whole match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from taku.cards import Cards
from taku.games.hearts.deck import BONUS_POINTS, DECK, HEARTS, SPADES
from taku.games.hearts.options import Options
from taku.games.hearts.restrictions import Restrictions, binding_rules, restrictions
from taku.pickling import by_fields

TAKEN_OUT = {3: "2D", 4: "", 5: "2C 2D", 6: "2C 2D 2S 3C"}
"""The cards taken out so that all hands are equal, by number of players."""
TAKEN_OUT_MARIA = {**TAKEN_OUT, 3: "2C", 6: "2C 2D 2S 2H"}

LETTERS = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
RANKS = {rank + "H": LETTERS.get(rank) or int(rank) for rank in "23456789TJQKA"}
ONES = dict.fromkeys(RANKS, 1)
PENALTIES: Mapping[str, Mapping[str, int]] = {
    "black-lady": {**ONES, "QS": 13},
    "hearts-only": ONES,
    "black-maria": {**ONES, "QS": 13, "KS": 10, "AS": 7},
    "face": {**ONES, "JH": 2, "QH": 3, "KH": 4, "AH": 5, "QS": 13},
    "pip": RANKS,
    "spot": {**RANKS, "JH": 10, "QH": 10, "KH": 10, "AH": 10, "QS": 25},
}
"""The points of each penalty card, by the option `penalties`."""

CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "second-left", "second-right", "none"),
    6: ("left", "right", "second-left", "second-right", "across", "none"),
}
"""How the cards of one hand after another are passed, by number of players."""


@dataclass(frozen=True)
class Setup:
    """What the house rules and the number of players decide for a whole match."""

    seats: int
    deck: Cards
    """The cards in play, those of the kitty included."""
    size: int
    """Cards dealt to each hand."""
    kitty: int
    """Cards dealt face down to no hand."""
    penalty: Cards
    harmless: Cards
    """All cards that cost nothing, the bonus card among them."""
    bonus: Cards
    """The bonus card, or 0."""
    breaks: Cards
    """The cards that break hearts."""
    total: int
    """Points of all penalty cards."""
    low_club: bool
    """True if the lowest club opens each hand."""
    restrictions: tuple[Restrictions, ...]
    """What holds back cards, by the index of the situation."""
    rules: tuple[str, ...]
    """Ids of the rules that may hold back a card."""
    sun: bool
    exact: bool
    prices: tuple[tuple[Cards, int], ...]
    """Sets of cards, each with the points of one card of it."""
    cycle: tuple[str, ...]
    """How the cards of one hand after another are passed; empty: never."""
    steps: Mapping[str, Sequence[int]]
    """Seats clockwise that each passed card moves, by the way of passing."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def worth(self, cards: Cards) -> int:
        """Return the points of taken cards, without the effect of a moon."""
        total = 0
        if cards:
            for those, points in self.prices:
                total += (cards & those).bit_count() * points
        return total


@lru_cache(maxsize=64)
def setup(options: Options, seats: int) -> Setup:
    """Return what these house rules and this number of players decide."""
    out = TAKEN_OUT_MARIA if options.penalties == "black-maria" else TAKEN_OUT
    short = DECK.all & ~DECK.read(out[seats])
    deck = short if options.extra_cards == "removed" else DECK.all
    points = {DECK.read(name): cost for name, cost in PENALTIES[options.penalties].items()}
    points = {card: cost for card, cost in points.items() if card & deck}
    penalty = sum(points)
    bonus = 0 if options.bonus_card == "none" else DECK.read(options.bonus_card)
    size = short.bit_count() // seats
    situations = restrictions(options, penalty)
    return Setup(
        seats=seats,
        deck=deck,
        size=size,
        kitty=deck.bit_count() - size * seats,
        penalty=penalty,
        harmless=DECK.all & ~penalty,
        bonus=bonus,
        breaks=HEARTS if options.break_by == "heart" else HEARTS | penalty & SPADES,
        total=sum(points.values()),
        low_club=options.first_lead == "low-club",
        restrictions=situations,
        rules=binding_rules(options, situations),
        sun=options.sun and options.moon != "none",
        exact=options.exact and options.target == 100 and not options.hands,
        prices=_prices({**points, bonus: -BONUS_POINTS}),
        cycle=_cycle(options, seats),
        steps=_steps(options, seats),
    )


def _prices(points: Mapping[Cards, int]) -> tuple[tuple[Cards, int], ...]:
    """Return the sets of cards that cost the same."""
    sets: dict[int, Cards] = {}
    for card, cost in points.items():
        sets[cost] = sets.get(cost, 0) | card
    return tuple((cards, cost) for cost, cards in sets.items())


def _cycle(options: Options, seats: int) -> tuple[str, ...]:
    if not options.passing:
        return ()
    match options.pass_cycle:
        case "turning":
            *turns, hold = CYCLES[seats]
            special = ["scatter"] * options.scatter + ["smoosh"] * options.smoosh
            return (*turns, *(special if special and options.pass_count == 3 else [hold]))
        case "turning-no-hold":
            return CYCLES[seats][:-1]
        case "left-right":
            return ("left", "right")
    return (options.pass_cycle,)


def _steps(options: Options, seats: int) -> Mapping[str, Sequence[int]]:
    step = {
        "left": 1,
        "right": seats - 1,
        "second-left": 2,
        "second-right": seats - 2,
        "across": seats // 2,
    }
    count = options.pass_count
    return {**{way: (steps,) * count for way, steps in step.items()}, "scatter": (1, 2, 3)}
