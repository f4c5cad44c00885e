"""What a seat can know of the other hands in Hearts, and guesses that agree with it."""

from random import Random
from typing import TypeVar

from taku.cards import Cards, each, share
from taku.game import Move, Seat
from taku.games.hearts.claim_proof import Hidden
from taku.games.hearts.deck import DECK
from taku.games.hearts.position import Position

P = TypeVar("P", bound="Inference")


class Inference(Position):
    """A position that tells what each seat can know."""

    __slots__ = ()

    def sealed(self, seat: Seat) -> Cards:
        """Return the cards of the kitty that this seat has not seen."""
        if self.kitty_taker is None:
            return self.kitty
        return 0 if self.kitty_taker == seat else self.kitty & ~(self.penalty | self.bonus)

    def hidden(self, seat: Seat) -> Hidden:
        """Return the cards that a seat has not seen, and where each may lie."""
        sent = self.sent[seat]  # the receivers hold these cards until they play them
        sealed = self.sealed(seat)
        known, unknown, rooms = [0] * self.seats, sealed, [0] * self.seats
        for other in range(self.seats):
            known[other] = self.hands[other] if other == seat else self.hands[other] & sent[other]
            unknown |= self.hands[other] ^ known[other]
            rooms[other] = (self.hands[other] ^ known[other]).bit_count()
        barred = self.barred[:]
        barred[seat] = DECK.all
        if sealed:
            rooms.append(sealed.bit_count())
            # What counts in a kitty that was taken lies open.
            barred.append(0 if self.kitty_taker is None else self.penalty | self.bonus)
        return Hidden(known, unknown, rooms, barred)

    def guess(self: P, seat: Seat, random: Random) -> P:
        world = self.clone()
        everyone = range(self.seats)
        hidden, sealed = self.hidden(seat), self.sealed(seat)
        drawn = share(hidden.unknown, hidden.rooms, hidden.barred, random)
        world.hands = [hidden.known[other] | drawn[other] for other in everyone]
        if sealed:
            world.kitty ^= sealed ^ drawn[-1]
            if self.kitty_taker is not None:
                world.taken[self.kitty_taker] ^= sealed ^ drawn[-1]
        world.sent = [
            [cards if seat in (giver, receiver) else 0 for receiver, cards in enumerate(row)]
            for giver, row in enumerate(self.sent)
        ]
        world.smooshed = [self.smooshed[seat] if other == seat else 0 for other in everyone]
        world.chosen = [
            move if other == seat or move is None else world._any_pass(other, random)
            for other, move in enumerate(self.chosen)
        ]
        return world

    def _any_pass(self, seat: Seat, random: Random) -> Move:
        free, kept = self.passable(seat)
        count = self.options.pass_count
        fill = max(0, count - free.bit_count())
        cards = random.sample(each(free), count - fill) + random.sample(each(kept), fill)
        return DECK.pack(cards) if self.passing == "scatter" else sum(cards)
