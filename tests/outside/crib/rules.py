"""Little crib, after cribbage: lay a card aside, count to 31, and look into the crib.

Pagat has the whole game (https://www.pagat.com/adders/crib6.html). Here each player lays one of
five cards into the crib, and pairs and fifteens alone count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from taku.cards import Cards, each
from taku.deal import Deal, redealt
from taku.game import Move, Seat
from taku.games.crib.deck import DECK, FIFTEEN, count, rank, worth
from taku.options import option
from taku.rounds import OF_ROUNDS, Rounds
from taku.view import Refusal, Score

GO: Move = 0
MOST = 31  # the count of a series of cards
SIZE = 5  # cards in a hand


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of little crib."""

    target: int = option(21, among=(21, 31))


class Crib(Rounds):
    """The state of a match. A move is a card, GO, or a deal (packed hands)."""

    __slots__ = (
        *OF_ROUNDS, "dealer", "gained", "gone", "laid", "player", "series", "stuck",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.dealer: Seat = seats - 1
        self._clear(self.hands)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.laid = [0] * len(hands)  # the card of each seat in the crib
        self.gone: Cards = 0  # cards of earlier series
        self.series: tuple[tuple[Seat, Cards], ...] = ()
        self.stuck = 0  # seats as bits: have said go in this series
        self.player: Seat = 0  # the seat that has played last
        self.gained = [0] * len(hands)

    @property
    def count(self) -> int:
        """The count of the series."""
        return sum(count(card) for _, card in self.series)

    def choosing(self) -> list[Seat]:
        """Return the seats that have laid no card aside yet."""
        return [seat for seat, card in enumerate(self.laid) if not card]

    def allowed(self) -> Cards:
        """Return the cards that may be laid aside or played; the rule "count" forbids others."""
        hand = self.hands[self.to_act]
        if self.phase == "lay":
            return hand
        room = MOST - self.count
        return sum(card for card in each(hand) if count(card) <= room)

    def moves(self) -> Sequence[Move]:
        if self.to_act < 0:
            return []
        return each(self.allowed()) or [GO]

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return self.dealing().why_not(move)
        allowed = self.allowed()
        if move == GO and self.phase == "play":
            return Refusal("go", {"cards": DECK.write(allowed)}) if allowed else None
        if move.bit_count() != 1:
            return Refusal("turn", {"count": move.bit_count()})
        if not move & self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(move)})
        return None if move & allowed else Refusal("count", {"count": self.count})

    def dealing(self) -> Deal:
        """Return what is dealt: as many cards to each hand."""
        return Deal(DECK, DECK.all, (SIZE,) * len(self.hands), equal=True)

    def play(self, move: Move) -> None:
        match self.phase:
            case "deal":
                self.round += 1
                self._clear(self.dealing().groups(move))
                self._tell("deal", "deal", player=self.dealer, round=self.round)
                self.phase, self.to_act = "lay", 0
            case "lay":
                self._lay(move)
            case _ if move == GO:
                self._say_go()
            case _:
                self._play_card(move)

    def _lay(self, card: Cards) -> None:
        self.laid[self.to_act] = card
        self._tell("choose", "laid", self.to_act)
        if waited_for := self.choosing():
            self.to_act = waited_for[0]
            return
        for seat, laid in enumerate(self.laid):
            self.hands[seat] ^= laid
        self._tell("exchange", "crib", count=len(self.laid))
        self.phase = "play"
        self.to_act = self.player = self.dealer
        self._next()

    def _play_card(self, card: Cards) -> None:
        seat = self.to_act
        self.hands[seat] ^= card
        before = self.series[-1][1] if self.series else 0
        self.series += ((seat, card),)
        self.player = seat
        self._tell("play", "play", seat, cards=DECK.write(card), count=self.count)
        if before and rank(before) == rank(card):
            self._gain("pair", seat, 2)
        if self.count in (FIFTEEN, MOST):
            self._gain("fifteen" if self.count == FIFTEEN else "thirty-one", seat, 2)
        if self.count == MOST:
            self._end_series()
        self._next()

    def _say_go(self) -> None:
        self.stuck |= 1 << self.to_act
        self._tell("pass", "go", self.to_act)
        self._next()

    def _gain(self, kind: str, seat: Seat, points: int) -> None:
        self.gained = [had + points * (seat == at) for at, had in enumerate(self.gained)]
        self._tell("gain", kind, seat, points=points)

    def _next(self) -> None:
        """Let the next seat act that has cards and has not said go; else begin a new series."""
        if not any(self.hands):
            if self.series:
                self._gain("last", self.player, 1)
            self._end_round()
            return
        around = [self.after(self.to_act, step) for step in range(1, len(self.hands) + 1)]
        able = [s for s in around if self.hands[s] and not self.stuck >> s & 1]
        if not able:
            self._gain("last", self.player, 1)
            self._end_series()
            around = [self.after(self.player, step) for step in range(1, len(self.hands) + 1)]
            able = [seat for seat in around if self.hands[seat]]
        self.to_act = able[0]

    def _end_series(self) -> None:
        self.gone |= sum(card for _, card in self.series)
        self.series, self.stuck = (), 0

    def _end_round(self) -> None:
        self._end_series()
        crib = [card for card in self.laid if card]
        self._tell("show", "crib-shown", self.dealer, cards=DECK.write(sum(crib)))
        if points := worth(crib):
            self._gain("crib-points", self.dealer, points)
        self.gone |= sum(crib)
        self._book(Score(tuple(self.gained)))
        self.laid, self.gained = [0] * len(self.hands), [0] * len(self.hands)
        self.dealer = self.after(self.dealer)
        self._tell("round", "round", round=self.round)
        top = max(self.points)
        self._next_deal(over=top >= self.options.target, player=self.points.index(top))

    def guess(self, seat: Seat, random: Random) -> "Crib":
        world, seats = self.clone(), len(self.hands)
        series = sum(card for _, card in self.series)
        known = self.hands[seat] | self.laid[seat] | self.gone | series
        if self.phase == "lay":  # the cards laid aside are still in the hands
            world.hands, _ = redealt(self.hands, seat, DECK.all & ~known, random)
            world.laid = [
                self.laid[at] if at == seat or not laid else random.choice(each(world.hands[at]))
                for at, laid in enumerate(self.laid)
            ]
            return world
        hidden = [0 if at == seat else card for at, card in enumerate(self.laid)]
        both, _ = redealt([*self.hands, *hidden], seat, DECK.all & ~known, random)
        world.hands, world.laid = both[:seats], both[seats:]
        world.laid[seat] = self.laid[seat]
        return world
