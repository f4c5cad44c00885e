"""Oh hell: bid how many tricks you take, and take just as many.

The rules are those of Pagat (https://www.pagat.com/exact/ohhell.html), with rounds of one size.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from taku.cards import Cards, each
from taku.deal import Deal, redealt
from taku.game import Move, Seat
from taku.games.ohhell.deck import DECK, SUITS
from taku.options import option
from taku.rounds import OF_ROUNDS, Rounds
from taku.view import Refusal, Score

MADE = 10  # points for as many tricks as were bid, besides one for each


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of oh hell."""

    cards: int = option(4, among=(4, 6))
    rounds: int = option(3, among=(3, 5))


class Ohhell(Rounds):
    """The state of a match.

    A move is a bid, a card, or a deal (packed groups, the card that shows trumps last).
    """

    __slots__ = (
        *OF_ROUNDS, "bids", "dealer", "gone", "last", "leader", "shown", "taken", "trick",
        "trumps",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.dealer: Seat = seats - 1
        self._clear(self.hands, 0)

    def _clear(self, hands: list[Cards], shown: Cards) -> None:
        self.hands = hands
        self.shown = shown  # the card whose suit is trumps; 0 before the deal
        self.trumps: Cards = SUITS.of.get(shown, 0)
        self.bids: tuple[int, ...] = ()  # from the first bidder on
        self.taken = [0] * len(hands)
        self.gone: Cards = 0
        self.leader: Seat = self.after(self.dealer)
        self.trick: list[Cards] = []
        self.last: tuple[Seat, list[Cards]] | None = None

    def bid_of(self, seat: Seat) -> int | None:
        """Return what a seat has bid; None before it has."""
        place = (seat - self.dealer - 1) % len(self.hands)
        return self.bids[place] if place < len(self.bids) else None

    def best_of(self, trick: Sequence[Cards]) -> Cards:
        """Return the card that takes a trick; 0 if there is none."""
        return SUITS.best(trick, self.trumps)

    def allowed(self) -> Cards:
        """Return the cards that may be played; the rule "follow-suit" forbids the others."""
        return SUITS.follow(self.hands[self.to_act], self.trick)

    def moves(self) -> Sequence[Move]:
        if self.phase == "bid":
            return range(self.hands[self.to_act].bit_count() + 1)
        return each(self.allowed()) if self.phase == "play" else []

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return self.dealing().why_not(move)
        most = self.hands[self.to_act].bit_count()
        if self.phase == "bid":
            return None if move <= most else Refusal("bid", {"count": move, "most": most})
        return SUITS.why_not(move, self.hands[self.to_act], self.trick, self.leader)

    def dealing(self) -> Deal:
        """Return what is dealt: the hands, and a card whose suit is trumps."""
        sizes = (self.options.cards,) * len(self.hands)
        return Deal(DECK, DECK.all, sizes, (("trump", 1),), equal=True)

    def play(self, move: Move) -> None:
        match self.phase:
            case "deal":
                *hands, shown = self.dealing().groups(move)
                self.round += 1
                self._clear(hands, shown)
                self._tell("deal", "deal", player=self.dealer, round=self.round)
                self.phase, self.to_act = "bid", self.leader
            case "bid":
                self._bid(move)
            case _:
                self._play_card(move)

    def _bid(self, count: int) -> None:
        seat = self.to_act
        self.bids += (count,)
        self._tell("call", "bid", seat, count=count)
        self.to_act = self.after(seat)
        if len(self.bids) == len(self.hands):
            self.phase = "play"

    def _play_card(self, card: Cards) -> None:
        seat = self.to_act
        self.hands[seat] ^= card
        self.gone |= card
        self.trick.append(card)
        self._tell("play", "play", seat, cards=DECK.write(card))
        self.to_act = self.after(seat)
        if len(self.trick) == len(self.hands):
            self._end_trick()

    def _end_trick(self) -> None:
        taker = self.after(self.leader, self.trick.index(self.best_of(self.trick)))
        self.last, self.trick = (self.leader, self.trick), []
        self.leader = self.to_act = taker
        self.taken = [won + (seat == taker) for seat, won in enumerate(self.taken)]
        self._tell("take", "trick", taker)
        if not self.hands[taker]:
            self._end_round()

    def _end_round(self) -> None:
        pairs = ((self.bid_of(seat), won) for seat, won in enumerate(self.taken))
        self._book(Score(tuple(MADE + won if bid == won else 0 for bid, won in pairs)))
        self.dealer = self.after(self.dealer)
        self._tell("round", "round", round=self.round)
        self._next_deal(over=self.round >= self.options.rounds)

    def guess(self, seat: Seat, random: Random) -> "Ohhell":
        world = self.clone()
        unseen = DECK.all & ~(self.hands[seat] | self.gone | self.shown)
        world.hands, _ = redealt(self.hands, seat, unseen, random)
        return world
