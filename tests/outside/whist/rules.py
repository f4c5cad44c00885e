"""German whist: the first tricks win cards of the stock, those after it points.

The rules are those of Pagat (https://www.pagat.com/whist/german_whist.html), with a short deck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from taku.cards import Cards, each
from taku.deal import Deal, redealt
from taku.game import CHANCE, Move, Seat
from taku.games.whist.deck import DECK, SUITS
from taku.options import option
from taku.rounds import OF_ROUNDS, Rounds
from taku.view import Refusal, Score

SIZE = 6  # cards in a hand


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of german whist."""

    target: int = option(7, among=(7, 11))


class Whist(Rounds):
    """The state of a match. A move is a card, or a deal (packed groups, the card to win last)."""

    __slots__ = (
        *OF_ROUNDS, "dealer", "drawn", "gone", "last", "leader", "open", "prize", "stock", "taken",
        "trick", "trumps",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.dealer: Seat = 1
        self._clear(self.hands, 0)

    def _clear(self, hands: list[Cards], prize: Cards) -> None:
        self.hands = hands
        self.prize = prize  # the card that the next trick wins; 0 for none
        self.stock: Cards = DECK.all & ~(sum(hands) | prize)
        self.trumps: Cards = SUITS.of.get(prize, 0)
        self.gone: Cards = 0
        self.open = [0, 0]  # cards of each hand that both players know: those that it has won
        self.drawn = 0  # cards that chance has drawn in this round
        self.taken = [0, 0]  # tricks that count
        self.leader: Seat = 0
        self.trick: list[Cards] = []
        self.last: tuple[Seat, list[Cards]] | None = None

    def best_of(self, trick: Sequence[Cards]) -> Cards:
        """Return the card that takes a trick; 0 if there is none."""
        return SUITS.best(trick, self.trumps)

    def allowed(self) -> Cards:
        """Return the cards that may be played; the rule "follow-suit" forbids the others."""
        return SUITS.follow(self.hands[self.to_act], self.trick)

    def moves(self) -> Sequence[Move]:
        return each(self.allowed()) if self.phase == "play" else []

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return self.dealing().why_not(move)
        if self.phase != "play":
            one = move.bit_count() == 1 and move & self.stock
            return None if one else Refusal("deal", {"problem": "stock"})
        return SUITS.why_not(move, self.hands[self.to_act], self.trick, self.leader)

    def dealing(self) -> Deal:
        """Return what is dealt: two hands, and the first card to win."""
        return Deal(DECK, DECK.all, (SIZE, SIZE), (("prize", 1),), equal=True)

    def draw(self, random: Random) -> Move:
        if self.phase == "deal":
            return self.dealing().draw(random)
        return random.choice(each(self.stock))

    def play(self, move: Move) -> None:
        match self.phase:
            case "deal":
                *hands, prize = self.dealing().groups(move)
                self.round += 1
                self._clear(hands, prize)
                self._tell("deal", "deal", player=self.dealer, round=self.round)
                self._begin(self.after(self.dealer))
            case "drawn":
                self._draw(move)
            case "turned":
                self.stock ^= move
                self.drawn += 1
                self.prize = move
                self._tell("note", "turned", cards=DECK.write(move))
                self._begin(self.leader)
            case _:
                self._play_card(move)

    def _begin(self, leader: Seat) -> None:
        self.phase, self.leader, self.to_act = "play", leader, leader

    def _play_card(self, card: Cards) -> None:
        seat = self.to_act
        self.hands[seat] ^= card
        self.gone |= card
        self.trick.append(card)
        self._tell("play", "play", seat, cards=DECK.write(card))
        if len(self.trick) == 2:
            self._end_trick()
        else:
            self.to_act = self.after(seat)

    def _end_trick(self) -> None:
        taker = self.after(self.leader, self.trick.index(self.best_of(self.trick)))
        self.last, self.trick, self.leader = (self.leader, self.trick), [], taker
        if not self.prize:
            self.taken = [won + (seat == taker) for seat, won in enumerate(self.taken)]
            self._tell("take", "point", taker)
            if self.hands[taker]:
                self._begin(taker)
            else:
                self._end_round()
            return
        self._tell("take", "prize", taker, cards=DECK.write(self.prize))
        self.hands[taker] |= self.prize
        self.open = [cards | self.prize * (at == taker) for at, cards in enumerate(self.open)]
        self.prize = 0
        self.phase, self.to_act = "drawn", CHANCE

    def _draw(self, card: Cards) -> None:
        loser = self.after(self.leader)
        self.stock ^= card
        self.drawn += 1
        self.hands[loser] |= card
        self._tell("draw", "draw", loser, {"cards": DECK.write(card)})
        if self.stock:
            self.phase, self.to_act = "turned", CHANCE
        else:
            self._begin(self.leader)

    def _end_round(self) -> None:
        self._book(Score(tuple(self.taken)))
        self.dealer = self.after(self.dealer)
        self._tell("round", "round", round=self.round)
        top = max(self.points)
        over = top >= self.options.target and self.points.count(top) == 1
        self._next_deal(over=over, player=self.points.index(top))

    def guess(self, seat: Seat, random: Random) -> "Whist":
        world = self.clone()
        known = [hand & cards for hand, cards in zip(self.hands, self.open, strict=True)]
        unseen = DECK.all & ~(self.hands[seat] | self.gone | self.prize | sum(known))
        hidden = [hand & ~cards for hand, cards in zip(self.hands, known, strict=True)]
        guessed, world.stock = redealt(hidden, seat, unseen, random)
        world.hands = [hand | cards for hand, cards in zip(guessed, known, strict=True)]
        return world
