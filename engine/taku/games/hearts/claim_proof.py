"""The proof of a claim in hearts: a seat takes all tricks that are left, whatever the others hold.

The proof is exact. The claimer must win with every card that it holds. It leads each suit from the
top; the order of the suits makes no difference. So its card number i of a suit loses if and only if
an opponent may hold more than i cards of that suit, one of them higher: the opponent plays lower
ones until then. Cards that must be discarded never spoil this, because the opponent holds as many
cards as the claimer and keeps those of this suit until last.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from taku.cards import Cards, each, make_room
from taku.game import Seat
from taku.games.hearts.deck import DECK, SUIT_OF, SUITS
from taku.pickling import by_fields


@dataclass(frozen=True)
class Hidden:
    """The cards that a seat has not seen. The places are the seats, then a sealed kitty."""

    known: Sequence[Cards]
    """The cards that the seat knows in each hand, its own included."""
    unknown: Cards
    rooms: Sequence[int]
    """Number of unknown cards at each place."""
    barred: Sequence[Cards]
    """The cards that cannot lie at each place."""

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def most(self, holder: Seat, suit: Cards, card: Cards) -> int:
        """Return how many cards of a suit this seat may hold at most, `card` among them.

        Return 0 if it cannot hold `card`. The other places are filled first, with other suits
        before this one: a greedy choice is best in a matching of cards to places.
        """
        known = self.known[holder]
        free = self.unknown & ~self.barred[holder]
        if not card & (known | (free if self.rooms[holder] else 0)):
            return 0
        rooms = zip(self.rooms, self.barred, strict=True)
        if not any(room and bar & self.unknown for room, bar in rooms):  # any card fits any place
            room, unknown = self.rooms[holder], self.unknown & suit
            return (known & suit).bit_count() + min(room, unknown.bit_count())
        places = range(len(self.rooms))
        left, barred = list(self.rooms), list(self.barred)
        left[holder], barred[holder] = 0, DECK.all
        hands = [0] * len(left)
        kept = known & suit | card
        unknown = self.unknown & ~card
        for cards in (unknown & ~free, unknown & free & ~suit, unknown & free & suit):
            for one in each(cards):
                open_to = [place for place in places if not one & barred[place]]
                place = next((place for place in open_to if left[place]), None)
                if place is None and any(left):
                    place = _room(hands, left, barred, open_to)
                if place is not None:
                    hands[place] |= one
                    left[place] -= 1
                elif not one & free:
                    return 0
                else:
                    kept |= one & suit
        return 0 if any(left) else kept.bit_count()


def _room(
    hands: list[Cards], left: list[int], barred: Sequence[Cards], open_to: Sequence[int]
) -> int | None:
    try:
        return make_room(hands, left, barred, open_to)
    except ValueError:
        return None


def losing(
    hand: Cards, best: Cards, hidden: Hidden, seat: Seat, later: Sequence[Seat]
) -> tuple[Cards, Cards] | None:
    """Return a card with which the claimer may lose a trick, and one that may beat it.

    None proves that `hand` takes all tricks. `best` is the card to beat in a trick that has begun,
    or 0 on lead; `later` are the seats that have still to play to this trick.
    """
    opponents = [other for other in range(len(hidden.known)) if other != seat]
    led = SUIT_OF[best] if best else 0
    for suit in SUITS:
        own = each(hand & suit)[::-1]
        if suit != led and (loss := _loss(own, suit, hidden, opponents)):
            return loss
    if not best:
        return None
    able = [card for card in each(hand & led) if card > best]
    if not able:
        return max(each(hand & led or hand)), best
    earlier = [other for other in opponents if other not in later]
    for card in able:
        own = each(hand & led ^ card)[::-1]
        loss = _loss([card, *own], led, hidden, later) or _loss(own, led, hidden, earlier)
        if loss is None:
            return None
    return loss


def _loss(
    own: Sequence[Cards], suit: Cards, hidden: Hidden, opponents: Sequence[Seat]
) -> tuple[Cards, Cards] | None:
    """Return a card that may lose and one that may beat it, if these are played in this order."""
    out = (hidden.unknown | sum(hidden.known[other] for other in opponents)) & suit
    for number, card in enumerate(own[: out.bit_count()]):
        for higher in each(out & ~(card | card - 1))[::-1]:
            for other in opponents:
                if hidden.most(other, out, higher) > number:
                    return card, higher
    return None
