"""A deal of cards: which there can be, and how one is drawn, written, read and set up by hand."""

from dataclasses import dataclass
from random import Random

from taku.cards import Cards, Deck, Groups, share
from taku.game import Move
from taku.view import Args, Outcomes, Place, Refusal


@dataclass(frozen=True)
class Deal:
    """The cards that chance deals, and where they go: to the hands by seat, then to other groups.

    The move is the packed groups. Fewer cards may be dealt, but no hand larger than the largest.

    >>> deck = Deck(rank + suit for suit in "CD" for rank in "23456")
    >>> deal = Deal(deck, deck.all, (3, 3), (("kitty", 2),))
    >>> deal.write(deal.read("2C 3C | 4C 5D | 6D"))
    'deal 2C 3C | 4C 5D | 6D'
    >>> deal.why_not(deal.read("2C 3C 4C 5C | 6C"))
    Refusal(rule='deal', args={'problem': 'many', 'cards': '', 'most': 3})
    """

    deck: Deck
    cards: Cards
    """The cards that may be dealt."""
    sizes: tuple[int, ...]
    """The usual number of cards of each hand, besides its own."""
    others: tuple[tuple[str, int], ...] = ()
    """Groups that belong to no seat, each with its name, message `place-<name>`, and its size."""
    own: tuple[Cards, ...] = ()
    """By seat, cards that no other hand can get; () for none."""
    equal: bool = False
    """True if all hands must be equally large."""
    whole: bool = False
    """True if all the cards must be dealt."""
    word: str = "deal"
    """The first word of the notation."""

    def groups(self, move: Move) -> Groups:
        """Return the hands by seat, then the other groups."""
        return self.deck.unpack(move, len(self.sizes) + len(self.others))

    def draw(self, random: Random) -> Move:
        """Return a fair deal."""
        shared = self.cards & ~sum(self.own)
        sizes = [*self.sizes, *(size for _, size in self.others)]
        groups = self.deck.deal(sizes, random, None if shared == self.deck.all else shared)
        for seat, cards in enumerate(self.own):
            groups[seat] |= cards
        return self.deck.pack(groups)

    def why_not(self, move: Move) -> Refusal | None:
        """Return the refusal "deal" if there can be no such deal: `deal-fault` says why."""
        groups = self.groups(move)
        hands = groups[: len(self.sizes)]
        dealt = 0
        for group in groups:
            dealt |= group
        free = [cards & ~sum(self.own) for cards in groups]
        most = [max(self.sizes)] * len(hands) + [size for _, size in self.others]
        large = [size for cards, size in zip(free, most, strict=True) if cards.bit_count() > size]
        if foreign := dealt & ~self.cards:
            return self._refused("foreign", foreign)
        if astray := self._astray(groups):
            return self._refused("owner", astray)
        if large:
            return self._refused("many", most=large[0])
        if not all(hands):
            return self._refused("empty")
        if sum(group.bit_count() for group in groups) > dealt.bit_count():
            return self._refused("twice")
        if self.equal and len({hand.bit_count() for hand in hands}) > 1:
            return self._refused("unequal")
        if self.whole and dealt != self.cards:
            return self._refused("whole", most=most[0])
        return None

    def _astray(self, groups: Groups) -> Cards:
        """Return the cards that are dealt elsewhere than to the seat that owns them."""
        found = 0
        for place, group in enumerate(groups):
            for seat, cards in enumerate(self.own):
                found |= group & cards if seat != place else 0
        return found

    def _refused(self, problem: str, cards: Cards = 0, most: int = 0) -> Refusal:
        args: Args = {"problem": problem, "cards": self.deck.write(cards), "most": most}
        return Refusal("deal", args)

    def write(self, move: Move) -> str:
        """Return the notation of a deal; empty groups at the end are left out."""
        groups = self.groups(move)
        while len(groups) > len(self.sizes) and not groups[-1]:
            groups.pop()
        return f"{self.word} {self.deck.write_groups(groups)}"

    def read(self, text: str) -> Move:
        """Return the deal of a text without its first word; ValueError if it does not parse."""
        groups = self.deck.read_groups(text)
        least, most = len(self.sizes), len(self.sizes) + len(self.others)
        if not least <= len(groups) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise ValueError(f"a {self.word} needs {wanted} groups of cards, not {len(groups)}")
        return self.deck.pack(groups)

    def outcomes(self) -> Outcomes:
        """Return the cards and places from which a player sets up the deal by hand."""
        own = self.own or (0,) * len(self.sizes)
        hands = (
            Place(seat, size + cards.bit_count(), self.deck.list(cards))
            for seat, (size, cards) in enumerate(zip(self.sizes, own, strict=True))
        )
        others = (Place(None, size, name=name) for name, size in self.others)
        return Outcomes(self.word, "cards", self.deck.list(self.cards), (*hands, *others))


def why_not_seat(seat: int, seats: int) -> Refusal | None:
    """Return the refusal "deal" if chance can choose no such seat."""
    if 0 <= seat < seats:
        return None
    return Refusal("deal", {"problem": "seat", "cards": "", "most": seats})


def redealt(
    hands: Groups, seat: int, unseen: Cards, random: Random, barred: Groups | None = None
) -> tuple[Groups, Cards]:
    """Deal the cards that a seat does not see to the other hands, at random; return all hands and
    the rest.

    `barred` has for each seat the cards that it cannot hold. ValueError if there is no such deal.
    """
    sizes = [0 if other == seat else hand.bit_count() for other, hand in enumerate(hands)]
    sizes.append(unseen.bit_count() - sum(sizes))
    *guessed, rest = share(unseen, sizes, [*(barred or [0] * len(hands)), 0], random)
    guessed[seat] = hands[seat]
    return guessed, rest
