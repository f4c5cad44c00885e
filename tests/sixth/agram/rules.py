"""Agram: take the last trick to win the round.

Write here where the rules stand, and what differs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from taku.cards import Cards, each
from taku.deal import Deal, redealt
from taku.game import Move, Seat
from taku.games.agram.deck import DECK, SUITS
from taku.options import option
from taku.rounds import OF_ROUNDS, Rounds
from taku.view import Refusal, Score


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of agram."""

    cards: int = option(6, among=(6, 5))
    target: int = option(5, among=(3, 5, 10))


class Agram(Rounds):
    """The state of a match. A move is a deal (packed groups) or a card."""

    __slots__ = (*OF_ROUNDS, "barred", "dealer", "gone", "last", "leader", "trick")

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.dealer: Seat = 1
        self._clear(self.hands)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.gone: Cards = 0  # cards played in this round
        self.barred = [0] * len(hands)  # for each seat, suits in which its play has shown a void
        self.leader: Seat = 0
        self.trick: list[Cards] = []
        self.last: tuple[Seat, list[Cards]] | None = None

    # The trick

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat `steps` later in the order of play, which is counterclockwise."""
        return (seat - steps) % len(self.hands)

    @property
    def led(self) -> Cards:
        """The cards of the suit that was led; 0 before the lead."""
        return SUITS.led(self.trick)

    @property
    def best(self) -> Cards:
        """The card that takes the trick so far; 0 before the lead."""
        return SUITS.best(self.trick)

    @property
    def is_last_trick(self) -> bool:
        """True if the seat to act has only one card left, before it plays to the trick."""
        hand = self.hands[self.to_act] if self.to_act >= 0 else 0
        return hand.bit_count() == 1

    def use(self, card: Cards) -> str:
        """Return what playing a card would be: "lead", "follow" or "discard"."""
        if not self.trick:
            return "lead"
        return "follow" if card & self.led else "discard"

    # Legality: the same code gives the cards and the reason

    def allowed(self) -> Cards:
        """Return the cards that may be played; the rule "follow-suit" forbids the others."""
        return SUITS.follow(self.hands[self.to_act], self.trick)

    def moves(self) -> Sequence[Move]:
        return each(self.allowed()) if self.to_act >= 0 else []

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return self.dealing().why_not(move)
        return SUITS.why_not(move, self.hands[self.to_act], self.trick, self.leader)

    def dealing(self) -> Deal:
        """Return what is dealt: as many cards to each hand."""
        return Deal(DECK, DECK.all, (self.options.cards,) * len(self.hands), equal=True)

    # Playing: trusts its caller

    def play(self, move: Move) -> None:
        if self.phase == "deal":
            self._deal(self.dealing().groups(move))
        else:
            self._play_card(move)

    def _deal(self, hands: list[Cards]) -> None:
        self.round += 1
        self.phase = "play"
        self._clear(hands)
        self._tell("deal", "deal", player=self.dealer, round=self.round)
        self._begin_trick(self.after(self.dealer))

    def _begin_trick(self, leader: Seat) -> None:
        self.leader = self.to_act = leader
        if self.is_last_trick:
            self._tell("call", "last-trick")

    def _play_card(self, card: Cards) -> None:
        seat, use = self.to_act, self.use(card)
        self.hands[seat] ^= card
        self.gone |= card
        if use == "discard":
            self.barred[seat] |= self.led
        self.trick.append(card)
        if self.story is not None:
            self._tell("play", use, seat, cards=DECK.write(card))
        if len(self.trick) == len(self.hands):
            self._end_trick()
        else:
            self.to_act = self.after(seat)

    def _end_trick(self) -> None:
        best = self.best
        taker = self.after(self.leader, self.trick.index(best))
        self.last, self.trick = (self.leader, self.trick), []
        self.leader = taker
        if self.story is not None:
            self._tell("take", "trick", taker, cards=DECK.write(best))
        if self.hands[taker]:
            self._begin_trick(taker)
        else:
            self._end_round(taker)

    def _end_round(self, winner: Seat) -> None:
        won = Score(tuple(int(seat == winner) for seat in range(len(self.hands))))
        self._book(won)
        self.dealer = winner
        self._tell("round", "round", player=winner, round=self.round)
        self._next_deal(over=self.points[winner] == self.options.target, player=winner)

    # Guessing

    def guess(self, seat: Seat, random: Random) -> "Agram":
        world = self.clone()
        unseen = DECK.all & ~(self.gone | self.hands[seat])
        world.hands, _ = redealt(self.hands, seat, unseen, random, self.barred)
        return world
