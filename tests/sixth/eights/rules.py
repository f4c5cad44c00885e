"""Crazy Eights: play a card of the suit or rank on the pile, or else draw.

Write here where the rules stand, and what differs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from taku.cards import Cards, each
from taku.deal import Deal, redealt
from taku.game import CHANCE, Move, Seat
from taku.games.eights.deck import DECK, DRAW, EIGHTS, NAMED, PASS, SUITS, cost, like, named_in
from taku.options import option
from taku.rounds import OF_ROUNDS, Rounds
from taku.view import Refusal, Score


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of crazy eights."""

    cards: int = option(5, among=(5, 7))
    draws: int = option(1, among=(1, 3))
    target: int = option(100, among=(50, 100, 200))


class Eights(Rounds):
    """The state of a match.

    A move is a card, an eight with a suit, DRAW or PASS; for chance a deal (packed groups, the
    first card of the pile last) or the card that is drawn.
    """

    __slots__ = (
        *OF_ROUNDS, "cards_drawn", "dealer", "drawn", "passes", "pile", "players", "stock",
        "suit", "turn",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.dealer: Seat = seats - 1
        self._clear(self.hands)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.stock: Cards = DECK.all
        self.pile: list[Cards] = []  # the last card is on top
        self.players: list[Seat] = []  # the players of the pile's cards
        self.suit = ""  # the suit to follow: that of the top card, or the one that was named
        self.cards_drawn = 0  # cards drawn in this round
        self.passes = 0  # consecutive passes
        self.turn: Seat = 0
        self.drawn = 0  # cards, in this turn

    # Legality: the same code gives the cards and the reason

    def playable(self) -> Cards:
        """Return the cards in the hand of this turn that go on the pile."""
        top = self.pile[-1]
        fits = SUITS[self.suit] if top & EIGHTS else like(top)
        return self.hands[self.turn] & (fits | EIGHTS)

    @property
    def may_draw(self) -> bool:
        """True if a card of the stock is left for this turn."""
        return self.stock > 0 and self.drawn < self.options.draws

    def moves(self) -> Sequence[Move]:
        if self.to_act < 0:
            return []
        playable = self.playable()
        if not playable:
            return [DRAW if self.may_draw else PASS]
        wild = [card | suit for card in each(playable & EIGHTS) for suit in NAMED.values()]
        return each(playable & ~EIGHTS) + wild

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "play":
            return self._why_not_turn(move)
        return self._why_not_drawn(move) if self.phase == "drawn" else self._why_not_deal(move)

    def _why_not_turn(self, move: Move) -> Refusal | None:
        playable = self.playable()
        if move in (DRAW, PASS):
            if playable:
                return Refusal("draw", {"cards": DECK.write(playable)})
            must = "draw" if self.may_draw else "pass"
            return (
                None
                if move == {"draw": DRAW, "pass": PASS}[must]
                else Refusal("pass", {"must": must})
            )
        card = move & DECK.all
        if card.bit_count() != 1:
            return Refusal("turn", {"count": card.bit_count()})
        if not card & self.hands[self.turn]:
            return Refusal("not-yours", {"cards": DECK.write(card)})
        if not card & playable:
            return Refusal("match", {"suit": self.suit, "cards": DECK.write(self.pile[-1])})
        return None if bool(card & EIGHTS) == bool(named_in(move)) else Refusal("eight")

    def _why_not_deal(self, move: Move) -> Refusal | None:
        *_, first = self.dealing().groups(move)
        begins = first.bit_count() == 1 and not first & EIGHTS
        return self.dealing().why_not(move) or (
            None if begins else Refusal("deal", {"problem": "pile"})
        )

    def _why_not_drawn(self, card: Move) -> Refusal | None:
        one = card.bit_count() == 1 and card & self.stock
        return None if one else Refusal("deal", {"problem": "stock"})

    def dealing(self) -> Deal:
        """Return what is dealt: the hands, and the first card of the pile."""
        sizes = (self.options.cards,) * len(self.hands)
        return Deal(DECK, DECK.all, sizes, (("pile", 1),))

    def draw(self, random: Random) -> Move:
        if self.phase == "drawn":
            return random.choice(each(self.stock))
        first = random.choice(each(DECK.all & ~EIGHTS))
        sizes = [self.options.cards] * len(self.hands)
        return DECK.pack([*DECK.deal(sizes, random, DECK.all & ~first), first])

    # Playing: trusts its caller

    def play(self, move: Move) -> None:
        if self.phase == "drawn":
            self._take(move)
        elif self.phase == "deal":
            self._deal(self.dealing().groups(move))
        elif move == DRAW:
            self.phase, self.to_act = "drawn", CHANCE
        elif move == PASS:
            self._pass()
        else:
            self._play_card(move & DECK.all, named_in(move))

    def _deal(self, groups: list[Cards]) -> None:
        self.round += 1
        *hands, first = groups
        self._clear(hands)
        self.stock = DECK.all & ~sum(groups)
        self._lay(first, DECK.write(first)[1], self.dealer)
        self._tell("deal", "deal", player=self.dealer, round=self.round, cards=DECK.write(first))
        self._begin_turn(self.after(self.dealer))

    def _lay(self, card: Cards, suit: str, player: Seat) -> None:
        self.pile.append(card)
        self.players.append(player)
        self.suit = suit

    def _begin_turn(self, seat: Seat) -> None:
        self.phase = "play"
        self.turn = self.to_act = seat
        self.drawn = 0

    def _play_card(self, card: Cards, named: str) -> None:
        seat = self.turn
        self.hands[seat] ^= card
        self._lay(card, named or DECK.write(card)[1], seat)
        self.passes = 0
        kind = "eight" if named else "play"
        self._tell("play", kind, seat, cards=DECK.write(card), suit=self.suit)
        if not self.hands[seat]:
            self._end_round(seat)
            return
        if self.hands[seat].bit_count() == 1:
            self._tell("call", "last-card", seat)
        self._begin_turn(self.after(seat))

    def _take(self, card: Cards) -> None:
        self.stock ^= card
        self.hands[self.turn] |= card
        self.drawn += 1
        self.cards_drawn += 1
        self.phase, self.to_act = "play", self.turn
        self._tell("draw", "draw", self.turn, {"cards": DECK.write(card)})
        if not self.stock and len(self.pile) > 1:
            self.stock = sum(self.pile[:-1])
            self.pile, self.players = self.pile[-1:], self.players[-1:]
            self._tell("note", "turned")

    def _pass(self) -> None:
        seat = self.turn
        self.passes += 1
        self._tell("pass", "pass", seat)
        if self.passes == len(self.hands):
            self._end_round(None)
        else:
            self._begin_turn(self.after(seat))

    def _end_round(self, winner: Seat | None) -> None:
        left = Score(tuple(map(cost, self.hands)))
        self._book(left)
        self.dealer = self.after(self.dealer)
        if winner is None:
            self._tell("round", "blocked")
        else:
            self._tell("round", "round", player=winner, round=self.round)
        best = self.points.index(min(self.points))
        self._next_deal(over=max(self.points) >= self.options.target, player=best)

    # Guessing

    def guess(self, seat: Seat, random: Random) -> "Eights":
        world = self.clone()
        unseen = DECK.all & ~(self.hands[seat] | sum(self.pile))
        world.hands, world.stock = redealt(self.hands, seat, unseen, random)
        return world
