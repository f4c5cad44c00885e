"""Guesses in President: hands that a player can imagine, from what is known and likely."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from taku.cards import Cards, each, share
from taku.game import Seat
from taku.games.president.combinations import DECK, JOKERS, strongest
from taku.games.president.position import Gift
from taku.games.president.titles import is_rich, partner

# Share of guesses in which a player who passed on a single card had none to play.
BELIEF = 0.8


class Held(NamedTuple):
    """The cards of all holders, and what the play has shown of them."""

    hands: Sequence[Cards]
    lost: Cards
    """The cards of the fallen President."""
    fallen: Seat | None
    aside: Cards
    """The cards set aside for the round, never jokers."""
    opening: tuple[Seat, Cards]
    """The first leader with the card that the first play must contain; 0 after it."""
    unlikely: Sequence[Cards]
    """The cards that each seat would probably have played if it had held them."""
    void: Sequence[Cards]
    """The cards that all players know each seat to lack."""
    titled: Sequence[Seat]
    """The seats by their titles, which decide who exchanges with whom."""
    gave: Sequence[Cards]
    gifts: Sequence[Gift]
    laying: bool
    """True if the givers still hold the cards that they chose to give."""
    exchanging: bool

    def laid(self, seat: Seat) -> Cards:
        """Return the cards that a seat has chosen to give and still holds."""
        return self.gave[seat] if self.laying else 0


def guessed_hands(
    held: Held, seat: Seat, random: Random
) -> tuple[list[Cards], Cards, Cards, list[Cards]]:
    """Return hands, lost cards, cards set aside and given cards in which all that `seat` cannot
    know is redrawn.
    """
    holders = [*held.hands, held.lost, *([held.aside] if held.aside else [])]
    known, barred = _known(held, seat, holders)
    unknown = sum(holders) ^ sum(known)
    rooms = [(cards ^ seen).bit_count() for cards, seen in zip(holders, known, strict=True)]
    drawn = _share(held, unknown, rooms, barred, random)
    found = [seen | new for seen, new in zip(known, drawn, strict=True)]
    seats = len(held.hands)
    hands, lost, aside = found[:seats], found[seats], sum(found[seats + 1 :])
    gave = [_gave(held, giver, seat, hands, random) for giver in range(seats)]
    return hands, lost, aside, gave


def _share(
    held: Held, unknown: Cards, rooms: list[int], barred: list[Cards], random: Random
) -> list[Cards]:
    """Deal the cards that a seat does not know, mostly as if no player had held back a card."""
    doubts = [*held.unlikely, held.unlikely[held.fallen] if held.fallen is not None else 0]
    doubts += [0] * (len(rooms) - len(doubts))
    doubted = [
        bar | doubt if random.random() < BELIEF else bar
        for bar, doubt in zip(barred, doubts, strict=True)
    ]
    if not any(bar for bar, room in zip(doubted, rooms, strict=True) if room):
        # Without constraints, dealing at random is many times faster.
        return DECK.deal(rooms, random, unknown)
    try:
        return share(unknown, rooms, doubted, random)
    except ValueError:  # a player must have held back a card
        return share(unknown, rooms, barred, random)


def _known(held: Held, seat: Seat, holders: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """Return what `seat` knows each holder to have and not to have; after the hands come the
    fallen President's cards, and the cards set aside.
    """
    fallen = len(held.hands)
    has, lacks = _learned(held.gifts, seat, fallen)
    known = [0] * len(holders)
    barred = [*held.void, 0, *[JOKERS] * (len(holders) - fallen - 1)]
    for other in range(fallen):
        holder = fallen if other == held.fallen else other
        known[holder] = holders[holder] & has[other]
        barred[holder] |= lacks[other] | held.void[other]
    leader, card = held.opening
    known[leader] |= card
    for own in (seat, fallen) if seat == held.fallen else (seat,):
        known[own], barred[own] = holders[own], DECK.all
    return known, barred


def _learned(gifts: Sequence[Gift], seat: Seat, seats: int) -> tuple[list[Cards], list[Cards]]:
    """Return what `seat` has learned from gifts: the cards that each hand got, and those that it
    lacks. Cards that a third player hands on could be any.
    """
    has, lacks = [0] * seats, [0] * seats
    for gift in gifts:
        if seat == gift.giver:
            has[gift.receiver] |= gift.cards
        elif seat == gift.receiver:
            has[gift.giver] &= ~gift.cards
            lacks[gift.giver] |= gift.lacks
        else:
            has[gift.giver] = lacks[gift.receiver] = 0
    return has, lacks


def _gave(held: Held, giver: Seat, seat: Seat, hands: Sequence[Cards], random: Random) -> Cards:
    """Return what `giver` has given, as far as `seat` knows; the rest is drawn from `hands`."""
    gave, laid = held.gave[giver], held.laid(giver)
    receiver = partner(held.titled, giver) if gave else None
    if receiver is None or seat == giver or (seat == receiver and not laid):
        return gave
    if not held.exchanging:
        return 0
    hand = hands[giver if laid else receiver]
    if is_rich(held.titled, giver):
        return sum(random.sample(each(hand), gave.bit_count()))
    return strongest(hand, gave.bit_count())
