"""Guesses in President: hands that a player can imagine, from what is known and likely."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from taku.cards import Cards, each, share
from taku.game import Seat
from taku.games.president.combinations import DECK, strongest
from taku.games.president.titles import is_rich, partner

# How often a guess assumes that a player who passed on a single card had none to play.
BELIEF = 0.8


class Held(NamedTuple):
    """The cards of all holders, and what the play has shown of them."""

    hands: Sequence[Cards]
    lost: Cards
    """The cards of the fallen President."""
    fallen: Seat | None
    unlikely: Sequence[Cards]
    """The cards that each seat would probably have played if it had held them."""
    ranking: Sequence[Seat]
    """The ranking of the last round, which decides who exchanges with whom."""
    gave: Sequence[Cards]
    laying: bool
    """True if the givers still hold the cards that they chose to give."""
    exchanging: bool

    def laid(self, seat: Seat) -> Cards:
        """Return the cards that a seat has chosen to give and still holds."""
        return self.gave[seat] if self.laying else 0


def imagined(held: Held, seat: Seat, random: Random) -> tuple[list[Cards], Cards, list[Cards]]:
    """Return hands, lost cards and given cards in which all that `seat` cannot know is redrawn."""
    holders = [*held.hands, held.lost]
    known, barred = _known(held, seat, holders)
    unknown = sum(holders) ^ sum(known)
    rooms = [(cards ^ seen).bit_count() for cards, seen in zip(holders, known, strict=True)]
    drawn = _share(held, unknown, rooms, barred, random)
    *hands, lost = (seen | new for seen, new in zip(known, drawn, strict=True))
    gave = [_gave(held, giver, seat, hands, random) for giver in range(len(hands))]
    return hands, lost, gave


def _share(
    held: Held, unknown: Cards, rooms: list[int], barred: list[Cards], random: Random
) -> list[Cards]:
    """Deal the cards that a seat does not know, mostly as if no player had held back a card."""
    doubts = [*held.unlikely, held.unlikely[held.fallen] if held.fallen is not None else 0]
    doubted = [
        bar | doubt if random.random() < BELIEF else bar
        for bar, doubt in zip(barred, doubts, strict=True)
    ]
    if not any(bar for bar, room in zip(doubted, rooms, strict=True) if room):
        return DECK.deal(rooms, random, unknown)  # many times faster
    try:
        return share(unknown, rooms, doubted, random)
    except ValueError:  # a player must have held back a card
        return share(unknown, rooms, barred, random)


def _known(held: Held, seat: Seat, holders: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """Return what `seat` knows each holder to have and not to have; the last holder is the fallen
    President.
    """
    fallen = len(held.hands)
    known, barred = [0] * len(holders), [0] * len(holders)
    for own in (seat, fallen) if seat == held.fallen else (seat,):
        known[own], barred[own] = holders[own], DECK.all
    other = partner(held.ranking, seat) if held.ranking else None
    if other is not None:
        holder = fallen if other == held.fallen else other
        known[holder] = holders[holder] & held.gave[seat]
        if is_rich(held.ranking, seat) and (got := held.gave[other] & ~held.laid(other)):
            barred[holder] = ~((got & -got) - 1) & DECK.all  # the poor gave their strongest cards
    return known, barred


def _gave(held: Held, giver: Seat, seat: Seat, hands: Sequence[Cards], random: Random) -> Cards:
    """Return what `giver` has given, as far as `seat` knows; the rest is drawn from `hands`."""
    gave, laid = held.gave[giver], held.laid(giver)
    receiver = partner(held.ranking, giver) if gave else None
    if receiver is None or seat == giver or (seat == receiver and not laid):
        return gave
    if not held.exchanging:
        return 0
    hand = hands[giver if laid else receiver]
    if is_rich(held.ranking, giver):
        return sum(random.sample(each(hand), gave.bit_count()))
    return strongest(hand, gave.bit_count())
