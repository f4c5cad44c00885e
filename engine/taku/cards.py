"""Sets of cards as ints with one bit for each card; a `Deck` maps bits to card names."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, combinations, pairwise
from random import Random
from typing import TypeAlias

Cards: TypeAlias = int
Groups: TypeAlias = list[Cards]


def each(cards: Cards) -> list[Cards]:
    """Return the single cards of a set, lowest bit first."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


def subsets(cards: Cards, size: int) -> list[Cards]:
    """Return the sets of `size` of the cards, those with the lowest card first."""
    return list(map(sum, combinations(each(cards), size)))


def take_lowest(cards: Cards, number: int) -> Cards:
    """Return the lowest `number` of the cards."""
    rest = cards
    for _ in range(number):
        rest &= rest - 1
    return cards ^ rest


class Deck:
    """The cards of a game, lowest bit first, and their notation.

    >>> deck = Deck(rank + suit for suit in "CD" for rank in "23456")
    >>> hand = deck.read("4D 2C 3C")
    >>> bin(hand)
    '0b10000011'
    >>> deck.write(hand)
    '2C 3C 4D'
    >>> deck.write_groups(deck.unpack(deck.pack([deck.read("2C"), deck.read("5D 6D")]), 2))
    '2C | 5D 6D'
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.all: Cards = (1 << len(self.names)) - 1
        self._bit = {name: 1 << place for place, name in enumerate(self.names)}
        self._singles = tuple(self._bit.values())
        self._eights = [self.all & 0xFF << place for place in range(0, len(self.names), 8)]
        self._lists: dict[Cards, tuple[str, ...]] = {0: ()}  # cache for sets within eight cards

    def read(self, text: str) -> Cards:
        """Parse card names separated by spaces, in any order.

        ValueError if a name is not in the deck or occurs twice.
        """
        cards = 0
        for name in text.split():
            bit = self._bit.get(name)
            if bit is None:
                raise ValueError(f"no card {name!r} in this deck")
            if cards & bit:
                raise ValueError(f"card {name!r} occurs twice")
            cards |= bit
        return cards

    def list(self, cards: Cards) -> tuple[str, ...]:
        """Return the card names of a set, lowest bit first."""
        found = self._lists.get(cards)
        if found is None:
            found = ()
            for eight in self._eights:
                if some := cards & eight:
                    found += self._lists.get(some) or self._remembered(some)
        return found

    def _remembered(self, cards: Cards) -> tuple[str, ...]:
        names = tuple(self.names[card.bit_length() - 1] for card in each(cards))
        self._lists[cards] = names
        return names

    def write(self, cards: Cards) -> str:
        return " ".join(self.list(cards))

    def pack(self, groups: Sequence[Cards]) -> int:
        """Pack several sets into one int, so that a whole deal is one move.

        bit  … 2n   2n-1 … n   n-1 … 0      for a deck of n cards
         third set  second set first set
        """
        packed = 0
        for group in reversed(groups):
            packed = packed << len(self.names) | group
        return packed

    def unpack(self, packed: int, count: int) -> Groups:
        width = len(self.names)
        return [packed >> width * place & self.all for place in range(count)]

    def read_groups(self, text: str) -> Groups:
        """Parse several sets separated by `|`; ValueError if a card occurs twice."""
        groups = [self.read(group) for group in text.split("|")]
        self.read(" ".join(text.replace("|", " ").split()))
        return groups

    def write_groups(self, groups: Iterable[Cards]) -> str:
        return " | ".join(self.write(group) for group in groups)

    def deal(self, sizes: Sequence[int], random: Random, cards: Cards | None = None) -> Groups:
        """Deal hands of the given sizes at random from `cards`, or from the whole deck."""
        chance = random.random
        singles = self._singles if cards is None else each(cards)
        order = sorted(singles, key=lambda card: chance())  # four times as fast as shuffle
        ends = [*accumulate(sizes, initial=0)]
        return [sum(order[start:end]) for start, end in pairwise(ends)]


def share(
    cards: Cards, rooms: Sequence[int], barred: Sequence[Cards], random: Random
) -> list[Cards]:
    """Deal `cards` at random into hands of sizes `rooms`; no hand gets a card that it bars.

    Cards with the fewest possible holders are dealt first. A hand's chance is proportional to
    its free room. This comes close to a uniform choice among all possible deals.
    ValueError if no such deal exists.
    """
    hands = [0] * len(rooms)
    left = list(rooms)
    order = each(cards)
    random.shuffle(order)
    if any(barred):
        order.sort(key=lambda card: sum(not card & bar for bar in barred))
    for card in order:
        open_to = [seat for seat, bar in enumerate(barred) if not card & bar]
        weight = sum(left[seat] for seat in open_to)
        if weight:
            pick = random.randrange(weight)
            for seat in open_to:
                pick -= left[seat]
                if pick < 0:
                    break
        else:
            seat = make_room(hands, left, barred, open_to)
        hands[seat] |= card
        left[seat] -= 1
    return hands


def make_room(
    hands: list[Cards], left: list[int], barred: Sequence[Cards], open_to: Sequence[int]
) -> int:
    """Move cards between hands until one of the full hands `open_to` has room; return its seat.

    Breadth-first search finds the shortest chain: an augmenting path of bipartite matching.
    """
    came_from: dict[int, tuple[int, Cards]] = {seat: (seat, 0) for seat in open_to}
    queue = list(open_to)
    for full in queue:
        for other in range(len(hands)):
            movable = hands[full] & ~barred[other]
            if other in came_from or not movable:
                continue
            came_from[other] = full, movable & -movable
            if not left[other]:
                queue.append(other)
                continue
            seat = other
            left[seat] -= 1
            while came_from[seat][0] != seat:
                giver, card = came_from[seat]
                hands[giver] ^= card
                hands[seat] |= card
                seat = giver
            left[seat] += 1
            return seat
    raise ValueError("the cards cannot be shared out within these bounds")
