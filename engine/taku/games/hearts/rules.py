"""Hearts: win no hearts, and above all not the queen of spades.

The rules are those of Pagat (https://www.pagat.com/reverse/hearts.html). Ad hoc partnerships are
Parlett's ("The Penguin Book of Card Games"). The other options are common house rules.
"""

from random import Random
from typing import Final

from taku.cards import Cards, share
from taku.game import CHANCE, Move, Seat
from taku.games.hearts.deck import CLUBS, DECK, HEARTS, SUIT_OF
from taku.games.hearts.legality import Legality
from taku.games.hearts.options import Options as Options
from taku.games.hearts.position import ADD, END_HAND, SUBTRACT
from taku.games.hearts.restrictions import (
    AFTER_FIRST,
    BROKEN,
    DISCARD,
    FOLLOW,
    HEARTS_PLAYED,
    LEAD,
    lacking,
)
from taku.games.hearts.scoring import dropped, score, shooter, sides

LAST_ROUND: Final = 200


class Hearts(Legality):
    """The state of a match.

    A move is a deal, the result of a smoosh, a pass, a card, a claim, or SUBTRACT or ADD after a
    moon. A deal and a smoosh are packed groups of cards; in a deal with a kitty it is the last
    group. A pass is a set of cards; in a scatter it is three packed groups, for left, across and
    right. A claim is TAKE_REST or END_HAND. `moves` lists no claims, since they only cut short a
    hand whose points are settled.
    """

    __slots__ = ()

    # Playing: the caller guarantees a legal move

    def draw(self, random: Random) -> Move:
        if self.phase == "deal":
            return self.dealing().draw(random)
        return DECK.pack(share(self.pool(), [3] * 4, [0] * 4, random))

    def play(self, move: Move) -> None:
        if self.phase == "play":
            if move > DECK.all:
                self._claim(move)
            else:
                self._play_card(move)
        elif self.phase == "pass":
            self._choose(move)
        elif self.phase == "moon":
            self._book_moon(self.to_act, move)
        elif self.phase == "deal":
            *hands, kitty = DECK.unpack(move, self.seats + 1)
            self._deal(hands, kitty)
        else:
            self._smoosh(DECK.unpack(move, self.seats))

    # The deal and the passing

    def _deal(self, hands: list[Cards], kitty: Cards) -> None:
        self.round += 1
        self._clear(hands, kitty)
        self.passing = self._passing()
        count = self.options.pass_count
        self._tell("deal", "deal", passing=self.passing, round=self.round, count=count)
        if self.passing == "none":
            self._begin_play()
        else:
            self.phase, self.to_act = "pass", 0

    def _passing(self) -> str:
        """Return how the cards of this hand are passed: one of the ways of `setup.steps`, smoosh or
        none.
        """
        cycle = self.setup.cycle
        if not cycle or self.hands[0].bit_count() < self.options.pass_count:
            return "none"
        return cycle[(self.round - 1) % len(cycle)]

    def _choose(self, move: Move) -> None:
        self.chosen[self.to_act] = move
        self._tell("choose", "chosen", self.to_act)
        if waited_for := self.choosing():
            self.to_act = waited_for[0]
        else:
            self._exchange()

    def _exchange(self) -> None:
        """Pass the chosen cards; in a smoosh, let chance deal them out instead."""
        if self.passing == "smoosh":
            self.phase, self.to_act = "smoosh", CHANCE
            return
        seats = self.seats
        sent = [[0] * seats for _ in range(seats)]  # a new list: clones share the old one
        for giver in range(seats):
            for step, card in zip(self.setup.steps[self.passing], self.laid(giver), strict=True):
                sent[giver][(giver + step) % seats] |= card
        self.sent = sent
        for giver, row in enumerate(sent):
            for receiver, cards in enumerate(row):
                self.hands[giver] ^= cards
                self.hands[receiver] ^= cards
        self._tell("exchange", "exchange")
        self._begin_play()

    def _smoosh(self, groups: list[Cards]) -> None:
        for seat, cards in enumerate(groups):
            self.hands[seat] ^= sum(self.laid(seat))
            self.hands[seat] |= cards
        self.smooshed = groups
        self._tell("exchange", "exchange")
        self._begin_play()

    def _begin_play(self) -> None:
        self.phase = "play"
        self.chosen = [None] * self.seats
        if self.options.first_lead == "by-deal":
            self.leader = (self.round - 1) % self.seats
        else:
            clubs = sum(self.hands) & CLUBS
            lowest = clubs & -clubs
            self.leader = next((s for s, hand in enumerate(self.hands) if hand & lowest), 0)
        self.to_act = self.leader

    # Tricks

    def _play_card(self, card: Cards) -> None:
        seat = self.to_act
        trick = self.trick
        self.hands[seat] ^= card
        left = DECK.all
        if not trick:
            way, self.led = LEAD, SUIT_OF[card]
            self.best, self.ahead = card, seat
        elif card & self.led:
            way, left = FOLLOW, self.led
            if card > self.best:
                self.best, self.ahead = card, seat
        else:
            way = DISCARD
            self.barred[seat] |= self.led
        if binding := self.setup.restrictions[self.situation | way]:
            self.barred[seat] |= lacking(card, binding, left)
        if self.story is not None:
            self._tell("play", "play" if trick else "lead", seat, cards=DECK.write(card))
        if card & self.setup.breaks:
            self._break_hearts(card)
        self.played |= card
        self.plays.append((seat, card))
        trick.append(card)
        if len(trick) == self.seats:
            self._end_trick()
        else:
            self.to_act = (seat + 1) % self.seats

    def _break_hearts(self, card: Cards) -> None:
        if self.story is not None and not self.broken and "hearts-broken" in self.setup.rules:
            self._tell("note", "broken", self.to_act)
        self.situation |= BROKEN | HEARTS_PLAYED if card & HEARTS else BROKEN

    def _end_trick(self) -> None:
        taker = self.ahead
        cards = sum(self.trick)
        self.taken[taker] |= cards
        self.last, self.trick = (self.leader, self.trick), []
        self.leader = self.to_act = taker
        self.situation |= AFTER_FIRST
        if taker not in self.takers:
            self.takers += (taker,)
        if self.story is not None:
            if worth := cards & (self.penalty | self.bonus):
                points = self.worth(cards)
                self._tell("take", "trick-points", taker, points=points, cards=DECK.write(worth))
            else:
                self._tell("take", "trick", taker, cards=DECK.write(self.best))
        if self.kitty and self.kitty_taker is None and self._wins_kitty(cards):
            self._take_kitty(taker)
        if not self.hands[taker]:
            self._end_hand()

    def _wins_kitty(self, trick: Cards) -> bool:
        """True if this trick brings the kitty: by the house rule, or because it is the last."""
        first = self.options.extra_cards == "first-trick"
        return first or bool(trick & HEARTS) or not any(self.hands)

    def _take_kitty(self, taker: Seat) -> None:
        self.kitty_taker = taker
        self.taken[taker] |= self.kitty
        open_cards = self.kitty & (self.penalty | self.bonus)
        args = {"count": self.kitty.bit_count(), "points": self.worth(self.kitty)}
        kind = "kitty-points" if open_cards else "kitty"
        self._tell("note", kind, taker, **args, cards=DECK.write(open_cards))

    def _claim(self, claim: Move) -> None:
        """End the hand, whose points are settled."""
        seat, rest = self.to_act, self.rest()
        cards = DECK.write(self.hands[seat])
        self.hands, self.trick, self.last = [0] * self.seats, [], None
        if claim == END_HAND:
            self._tell("call", "claim-end", seat, cards=cards)
        else:
            self._tell("call", "claim-take", seat, cards=cards, points=self.worth(rest))
            self.taken[seat] |= rest
            self.played |= rest
            if seat not in self.takers:
                self.takers += (seat,)
            if self.kitty and self.kitty_taker is None:
                self._take_kitty(seat)
        self._end_hand()

    # The end of a hand

    def _end_hand(self) -> None:
        seat = shooter(self.taken, self.moon_cards)
        if seat is None or self.options.moon == "none":
            self._score(None)
            return
        self._tell("note", "sun" if self._is_sun(seat) else "moon", seat, points=self.prize(seat))
        if self.options.moon == "choice":
            self.phase, self.to_act = "moon", seat
        else:
            self._book_moon(seat, self._settled(seat))

    def _settled(self, shooter: Seat) -> Move:
        """Return what the house rule makes of a moon without asking."""
        if self.options.moon != "rescue":
            return SUBTRACT if self.options.moon == "subtract" else ADD
        added = self.clone()
        added._book_moon(shooter, ADD)
        loses = added.phase == "over" and added.points[shooter] > min(added.points)
        return SUBTRACT if loses else ADD

    def _book_moon(self, shooter: Seat, choice: Move) -> None:
        kind = "moon-subtract" if choice == SUBTRACT else "moon-add"
        prize = self.prize(shooter)
        self._tell("note", kind, shooter, points=prize)
        shared = sides(self.options.partnership, self.takers, self.seats)
        own = next(side for side in shared if shooter in side)
        others = [seat for seat in range(self.seats) if seat not in own]
        self._score(
            dict.fromkeys(own, -prize) if choice == SUBTRACT else dict.fromkeys(others, prize)
        )

    def _score(self, moon: dict[Seat, int] | None) -> None:
        booked = score(self.options, self.setup, self.taken, self.takers, moon)
        if self.setup.exact:
            booked = dropped(self.points, booked)
        self._book(booked)
        self._tell("round", "hand", round=self.round)
        self._next_deal(over=self._is_last_round())

    def _is_last_round(self) -> bool:
        if self.round >= LAST_ROUND:
            return True
        hands = self.options.hands
        reached = self.round >= hands if hands else max(self.points) >= self.options.target
        return reached and (self.options.tie == "shared" or not self._is_tied())

    def _is_tied(self) -> bool:
        """True if the fewest points are shared by others than two fixed partners."""
        winners = self.points.count(min(self.points))
        return winners > (2 if self.options.partnership == "fixed" else 1)
