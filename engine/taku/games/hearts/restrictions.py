"""The rules of Hearts that hold back cards, besides following suit, as data for every situation.

A restriction leaves only the cards of `keeps`, provided that the hand has a card of `needs`, and
one of `keeps` that the restrictions before it have left. So a play of any other card shows that the
hand has no card of both. Legality reads this forwards, inference backwards.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from taku.cards import Cards
from taku.games.hearts.deck import DECK, HEARTS, QUEEN
from taku.games.hearts.options import Options

LEAD, FOLLOW, DISCARD = range(3)
AFTER_FIRST, BROKEN, HEARTS_PLAYED = 4, 8, 16
"""Bits of a situation: the first trick of the hand is over, hearts are broken, one was played."""


class Restriction(NamedTuple):
    """A rule, the cards that it leaves, and the cards one of which a hand needs to be bound."""

    rule: str
    keeps: Cards
    needs: Cards = DECK.all


Restrictions: TypeAlias = tuple[Restriction, ...]
"""The restrictions of a situation, in the order in which they apply."""


def restrictions(options: Options, penalty: Cards) -> tuple[Restrictions, ...]:
    """Return the restrictions by situation and way of playing, for these penalty cards."""
    return tuple(
        tuple(_restrictions(options, penalty, bits, bits & 3)) for bits in range(2 * HEARTS_PLAYED)
    )


def _restrictions(
    options: Options, penalty: Cards, situation: int, way: int
) -> Iterator[Restriction]:
    harmless = DECK.all & ~penalty
    first, queen = not situation & AFTER_FIRST, bool(penalty & QUEEN)
    if way == LEAD and first and options.first_lead == "low-club":
        return  # the lowest club is the only lead
    if first and options.first_trick == "safe":
        yield Restriction("first-trick", harmless)
    if queen and options.queen_waits and not situation & HEARTS_PLAYED:
        needs = harmless if way == LEAD else DECK.all
        yield Restriction("queen-waits", DECK.all & ~QUEEN, needs)
    if way == LEAD and options.lead_hearts == "broken" and not situation & BROKEN:
        yield Restriction("hearts-broken", DECK.all & ~HEARTS, harmless)
    forced = options.queen_forced != "off" and not options.queen_waits
    if queen and forced and way == DISCARD:
        yield Restriction("queen-forced", QUEEN)


def lacking(card: Cards, found: Restrictions, left: Cards) -> Cards:
    """Return the cards that a hand lacks if it plays this one under these restrictions.

    `left` are the cards from which the duty to follow suit lets it choose.
    """
    lacks = 0
    for _, keeps, needs in found:
        if card & keeps:
            left &= keeps
        else:
            lacks |= left & keeps & needs
    return lacks


def binding_rules(options: Options, situations: Sequence[Restrictions]) -> tuple[str, ...]:
    """Return the ids of all rules that may hold back a card."""
    low_club = ("two-of-clubs",) if options.first_lead == "low-club" else ()
    restricting = dict.fromkeys(each.rule for found in situations for each in found)
    return (*low_club, "follow-suit", *restricting)
