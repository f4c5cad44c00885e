"""A position of Hearts: what a match consists of between two decisions."""

from collections.abc import Sequence
from typing import Final

from taku.cards import Cards, each
from taku.deal import Deal
from taku.game import CHANCE, Event, Move, Seat
from taku.games.hearts.deck import DECK, SPADES, TOP_SPADES
from taku.games.hearts.options import Options
from taku.games.hearts.restrictions import BROKEN
from taku.games.hearts.scoring import Sides, sides
from taku.games.hearts.setup import setup
from taku.rounds import Rounds
from taku.view import Score

SUBTRACT: Final[Move] = 1
ADD: Final[Move] = 2
TAKE_REST: Final[Move] = DECK.all + 1
END_HAND: Final[Move] = DECK.all + 2


class Position(Rounds):
    """The attributes of a match, and what they say by themselves."""

    __slots__ = (  # noqa: RUF023 - grouped: match, hand, trick
        "options", "setup", "seats", "bonus", "penalty", "black", "story",
        "phase", "to_act", "round", "points", "scores",
        "passing", "hands", "kitty", "kitty_taker", "chosen", "sent", "smooshed", "takers",
        "taken", "played", "plays", "situation", "barred",
        "leader", "trick", "led", "best", "ahead", "last",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.setup = setup(options, seats)
        self.seats = seats
        self.bonus = self.setup.bonus
        self.penalty = self.setup.penalty
        self.black = self.setup.penalty & SPADES  # costlier than any heart
        self.phase: str = "deal"
        self.passing = "none"
        self.to_act: Seat = CHANCE
        self.round: int = 0
        self.points: list[int] = [0] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self._clear([0] * seats, 0)

    def _clear(self, hands: list[Cards], kitty: Cards) -> None:
        seats = self.seats
        self.hands: list[Cards] = hands
        self.kitty = kitty
        self.kitty_taker: Seat | None = None
        self.chosen: list[Move | None] = [None] * seats
        self.sent = [[0] * seats for _ in range(seats)]  # sent[giver][receiver], never changed
        self.smooshed = [0] * seats  # the cards that each seat got from a smoosh
        self.leader: Seat = 0
        self.trick: list[Cards] = []
        self.last: tuple[Seat, list[Cards]] | None = None
        self.led: Cards = 0  # the suit of the first card
        self.best: Cards = 0  # the highest card of that suit in the trick
        self.ahead: Seat = 0  # the seat that played `best`
        self.takers: tuple[Seat, ...] = ()  # seats with a trick of this hand, in order
        self.taken = [0] * seats
        self.played: Cards = 0
        self.plays: list[tuple[Seat, Cards]] = []  # of this hand, in order
        self.situation = 0  # bits that decide which restrictions bind, see `restrictions.py`
        self.barred = [0] * seats  # cards that a seat cannot hold, as its plays have shown

    @property
    def broken(self) -> bool:
        """True once hearts are broken."""
        return bool(self.situation & BROKEN)

    def worth(self, cards: Cards) -> int:
        """Return the points of taken cards, without the effect of a moon."""
        return self.setup.worth(cards)

    def teams(self) -> Sides | None:
        """Return the seats that play together; None without partners or while they are unknown."""
        partnership = self.options.partnership
        if partnership == "none" or (partnership == "ad-hoc" and len(self.takers) < 2):
            return None
        return sides(partnership, self.takers, self.seats)

    # Passing

    def dealing(self) -> Deal:
        """Return what chance deals now: a hand, or the cards of a smoosh."""
        if self.phase == "smoosh":
            return Deal(DECK, self.pool(), (3,) * self.seats, whole=True, word="smoosh")
        setup = self.setup
        kitty = (("kitty", setup.kitty),) if setup.kitty else ()
        return Deal(DECK, setup.deck, (setup.size,) * self.seats, kitty, equal=True)

    def choosing(self) -> Sequence[Seat]:
        """Return the seats that have not yet chosen what to pass."""
        return [seat for seat, move in enumerate(self.chosen) if move is None]

    def laid(self, seat: Seat) -> list[Cards]:
        """Return the cards that a seat has chosen to pass and still holds, in order."""
        move = self.chosen[seat]
        if move is None:
            return []
        return DECK.unpack(move, 3) if self.passing == "scatter" else each(move)

    def passable(self, seat: Seat) -> tuple[Cards, Cards]:
        """Return the cards that a seat may pass freely, and those of which it passes only as many
        as it needs to fill up.
        """
        hand = self.hands[seat]
        kept = hand & TOP_SPADES if self.options.keep_spades else 0
        return hand ^ kept, kept

    def pool(self) -> Cards:
        """Return the cards that all seats have chosen for a smoosh."""
        return sum(sum(self.laid(seat)) for seat in range(self.seats))

    # Tricks that are left

    def rest(self) -> Cards:
        """Return the cards of the tricks that are left, with a kitty that goes to one of them."""
        kitty = self.kitty if self.kitty_taker is None else 0
        return sum(self.hands) | sum(self.trick) | kitty

    def decided(self) -> bool:
        """True if the cards still to come cannot change the points of this hand."""
        if self.phase != "play":
            return False
        takers = len(self.takers)
        grouped = self.options.partnership != "ad-hoc" or takers >= 2
        counted = not self.options.no_tricks or takers == self.seats
        dark = not self.setup.sun or takers >= 2
        to_come = sum(self.hands) | sum(self.trick)
        if self.kitty_taker is None:
            to_come |= self.kitty
        return grouped and counted and dark and not to_come & (self.penalty | self.bonus)

    # The moon

    @property
    def moon_cards(self) -> Cards:
        """The cards that a moon needs."""
        return self.penalty | (self.bonus if self.options.moon_needs_bonus else 0)

    def _is_sun(self, shooter: Seat) -> bool:
        """True if the shooter of a moon took every trick and the house rule counts that double."""
        return self.setup.sun and self.takers == (shooter,)

    def prize(self, shooter: Seat) -> int:
        """Return the points that a moon takes off its shooter or puts onto the others."""
        return self.setup.total * (2 if self._is_sun(shooter) else 1)
