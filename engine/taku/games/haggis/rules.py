"""Haggis: get rid of your cards first, and capture points on the way. A game by Sean Ross.

The rules are those of the published rule book (Indie Boards & Cards, 2010), for two and three
players. The rule book does not contain the team game for four with its expanded deck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from taku.cards import Cards
from taku.deal import Deal, why_not_seat
from taku.game import CHANCE, Event, Move, Seat
from taku.games.haggis.combinations import SHAPE, Play, follows, leads, play_of, readings
from taku.games.haggis.deck import (
    DEALT,
    DECK,
    DECKS,
    NUMBERS,
    OWN_WILDS,
    WIDEST,
)
from taku.games.haggis.guess import guessed_hands
from taku.games.haggis.refusals import fault, shortfall
from taku.games.haggis.scoring import (
    PER_CARD,
    TARGETS,
    Out,
    Payment,
    brought,
    lost,
    opponents,
    paid,
    paid_for_bid,
    partner,
    points_to_win,
    worth,
)
from taku.options import option
from taku.pickling import by_fields
from taku.rounds import Rounds
from taku.view import Refusal, Score

PASS: Final[Move] = 0
BETS: Final = {"15-30": (15, 30), "5-15-30": (5, 15, 30)}
BIDS: Final = (15, 30, 45)


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules of haggis."""

    tatties: bool = option(False, players=(3,))
    bets: str = option("15-30", among=("15-30", "5-15-30"), tatties=(False,))
    failed_bet: str = option("paid", among=("paid", "lost"), tatties=(False,))
    bomb_capture: str = option("next-highest", among=("next-highest", "choose", "winner"))
    card_points: str = option("classic", among=("classic", "each"))
    length: str = option("short", among=tuple(TARGETS), amount=points_to_win)

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


class Haggis(Rounds):
    """The state of a match.

    A move depends on the phase:

    - the seat of the dealer
    - a deal: packed hands and haggis
    - a play (cards and width, see `combinations`), `PASS`, or the negative amount of a bet
    - the negative amount of a bid, or `PASS`
    - the seat that captures
    """

    __slots__ = (
        "bets", "bid", "captured", "dealer", "declarer", "haggis", "hands", "last", "options",
        "outs", "passed", "passes", "payments", "phase", "played", "plays", "points", "round",
        "scores", "story", "to_act", "trick",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.phase: str = "dealer"
        self.to_act: Seat = CHANCE
        self.round: int = 0
        self.points: list[int] = [0] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self.dealer: Seat = 0
        self._clear([0] * seats, 0)

    def _clear(self, hands: list[Cards], haggis: Cards) -> None:
        self.hands: list[Cards] = hands
        self.haggis = haggis
        self.captured = [0] * len(hands)
        self.trick: tuple[tuple[Seat, Play], ...] = ()
        self.last: tuple[tuple[Seat, Play], ...] = ()  # the last plays of the previous trick
        self.passed = 0  # seats as bits: passed since the last play, or in the auction
        self.plays: list[tuple[Seat, Cards]] = []  # of this round, in order
        self.passes: list[tuple[Seat, Cards]] = []  # who passed, and the cards of the play to beat
        self.played = 0  # seats as bits: have played a card in this round
        self.bets: tuple[int, ...] = (0,) * len(hands)
        self.bid = 0
        self.declarer: Seat | None = None  # the highest bidder so far
        self.outs: tuple[Out, ...] = ()
        self.payments: tuple[Payment, ...] = ()

    @property
    def to_beat(self) -> Play | None:
        """Latest play of the trick; None if the seat to act leads."""
        return self.trick[-1][1] if self.trick else None

    @property
    def widest(self) -> int:
        """Greatest width of a run of sets, in cards of each rank."""
        return WIDEST[len(self.hands)]

    # Legality

    def moves(self) -> Sequence[Move]:
        match self.phase:
            case "play":
                hand, to_beat = self.hands[self.to_act], self.to_beat
                if to_beat is None:
                    return [*self.open_bets(), *leads(hand, self.widest)]
                return [PASS, *self.open_bets(), *follows(hand, to_beat)]
            case "bid":
                return [PASS, *(-bid for bid in BIDS if bid > self.bid)]
            case "capture":
                return opponents(self.to_act, len(self.hands))
        return []

    def open_bets(self) -> list[Move]:
        """Return the bets that the seat to act may make now, as moves."""
        if self._why_no_bet():
            return []
        return [-bet for bet in BETS[self.options.bets]]

    def why_not(self, move: Move) -> Refusal | None:
        match self.phase:
            case "dealer":
                return why_not_seat(move, len(self.hands))
            case "deal":
                return self.dealing().why_not(move)
            case "bid":
                return self._why_not_bid(-move)
            case "capture":
                return None if move in self.moves() else Refusal("capture", {"player": move})
        if move < 0:
            return self._why_not_bet(-move)
        return self._why_not_play(move)

    def _why_not_bid(self, bid: int) -> Refusal | None:
        if bid == PASS or (bid in BIDS and bid > self.bid):
            return None
        problem = "low" if bid in BIDS else "amount"
        return Refusal("bid", {"problem": problem, "points": bid, "bid": self.bid})

    def _why_not_bet(self, bet: int) -> Refusal | None:
        problem = self._why_no_bet()
        if not problem and bet not in BETS[self.options.bets]:
            problem = "amount"
        return Refusal("bet", {"problem": problem, "points": bet}) if problem else None

    def _why_no_bet(self) -> str:
        seat = self.to_act
        if self.options.tatties:
            return "tatties"
        if self.bets[seat]:
            return "again"
        if self.played >> seat & 1:
            return "played"
        return "late" if self.outs else ""

    def _why_not_play(self, move: Move) -> Refusal | None:
        cards, width, to_beat = move & DECK.all, move >> SHAPE, self.to_beat
        if foreign := cards & ~self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(foreign)})
        if not cards:
            return None if to_beat else Refusal("lead")
        found = readings(cards, self.widest)
        play = next((reading for reading in found if reading.width == width), None)
        if play is None:
            problem = "reading" if found else fault(cards)
            return Refusal("combination", {"problem": problem, "cards": DECK.write(cards)})
        if to_beat is None or play.beats(to_beat):
            return None
        return Refusal("follow", shortfall(play, to_beat))

    def draw(self, random: Random) -> Move:
        if self.phase == "dealer":
            return random.randrange(len(self.hands))
        return self.dealing().draw(random)

    def dealing(self) -> Deal:
        """Return what is dealt: number cards, and to each hand its own wild cards."""
        seats = len(self.hands)
        size, deck = DEALT[seats], DECKS[seats]
        left = (deck & NUMBERS).bit_count() - seats * size
        own = tuple(OWN_WILDS[seat] for seat in range(seats))
        return Deal(DECK, deck, (size,) * seats, (("haggis", left),), own)

    # Playing: trusts its caller

    def play(self, move: Move) -> None:
        match self.phase:
            case "play":
                if move > 0:
                    self._lay(play_of(move))
                elif move == PASS:
                    self._pass()
                else:
                    self._bet(-move)
            case "capture":
                self._take(move)
            case "bid":
                self._make_bid(-move)
            case "deal":
                self._deal(DECK.unpack(move, len(self.hands) + 1))
            case _:
                self.dealer, self.phase = move, "deal"
                self._tell("note", "dealer", move)

    def _deal(self, groups: list[Cards]) -> None:
        self.round += 1
        self._clear(groups[:-1], groups[-1])
        self._tell("deal", "deal", round=self.round)
        self.phase = "bid" if self.options.tatties else "play"
        self.to_act = self._leader()

    def _leader(self) -> Seat:
        """Return the seat with the lowest total; of several, the first after the dealer."""
        seats = len(self.hands)
        around = [(self.dealer + step) % seats for step in range(1, seats + 1)]
        return min(around, key=self.points.__getitem__)

    # Bets

    def _bet(self, bet: int) -> None:
        seat = self.to_act
        self.bets = (*self.bets[:seat], bet, *self.bets[seat + 1 :])
        self._tell("call", "bet", seat, points=bet)

    def _make_bid(self, bid: int) -> None:
        seat, seats = self.to_act, len(self.hands)
        if bid:
            self.bid, self.declarer = bid, seat
            self._tell("note", "bid", seat, points=bid)
        else:
            self.passed |= 1 << seat
            self._tell("note", "bid-pass", seat)
        around = ((seat + step) % seats for step in range(1, seats))
        others = [other for other in around if not self.passed >> other & 1]
        if self.bid == BIDS[-1] or others in ([], [self.declarer]):
            self._end_auction()
        else:
            self.to_act = others[0]

    def _end_auction(self) -> None:
        if self.declarer is None:
            self._tell("note", "no-declarer")
        else:
            self._tell("call", "declarer", self.declarer, points=self.bid)
        self.phase, self.passed = "play", 0
        self.to_act = self._leader()

    # The trick

    def _pass(self) -> None:
        seat = self.to_act
        self.passed |= 1 << seat
        self.passes.append((seat, self.trick[-1][1].cards))
        self._tell("pass", "pass", seat)
        self._next()

    def _lay(self, play: Play) -> None:
        seat = self.to_act
        if self.story is not None:
            self._tell("play", "play" if self.trick else "lead", seat, **play.message_args())
            if not play.width:
                self._tell("call", "bomb", seat, **play.shape())
        self.trick += ((seat, play),)
        self.plays.append((seat, play.cards))
        self.passed = 0
        self.played |= 1 << seat
        self.hands[seat] ^= play.cards
        if not self.hands[seat]:
            self._go_out(seat)
            if self.decided:
                self._end_trick()
                return
        self._next()

    @property
    def decided(self) -> bool:
        """True if only one player or one team is left with cards."""
        left = [seat for seat, hand in enumerate(self.hands) if hand]
        return len(left) <= 1 or (len(left) == 2 and partner(left[0], len(self.hands)) == left[1])

    def _go_out(self, seat: Seat) -> None:
        hands = self.hands
        holder = max(opponents(seat, len(hands)), key=lambda other: hands[other].bit_count())
        count = hands[holder].bit_count()
        self.outs += ((seat, holder, count),)
        place, points = len(self.outs), PER_CARD * count
        self._tell("call", "out", seat, place=place, giver=holder, count=count, points=points)
        if place == 1:
            self._settle_bets(seat)

    def _settle_bets(self, first: Seat) -> None:
        if self.declarer is not None:
            self.payments = tuple(paid_for_bid(self.declarer, self.bid, first))
        elif any(self.bets):
            settle = lost if self.options.failed_bet == "lost" else paid
            self.payments = tuple(settle(self.bets, first))
        for bettor, bet in enumerate(self.stakes()):
            if bet:
                self._tell("note", "bet-won" if bettor == first else "bet-lost", bettor, points=bet)

    def stakes(self) -> tuple[int, ...]:
        """Return the points that each seat has bet, or has bid as the declarer."""
        if self.declarer is None:
            return self.bets
        return tuple(self.bid if seat == self.declarer else 0 for seat in range(len(self.hands)))

    def _next(self) -> None:
        """Advance to the next seat with cards, or end the trick if all others have passed."""
        seat, ahead, seats = self.to_act, self.trick[-1][0], len(self.hands)
        while True:
            seat = (seat + 1) % seats
            if seat == ahead:
                self._end_trick()
                return
            if self.hands[seat]:
                self.to_act = seat
                return

    def _end_trick(self) -> None:
        winner, play = self.trick[-1]
        rivals = opponents(winner, len(self.hands))
        if play.width or self.options.bomb_capture == "winner":
            self._take(winner)
        elif self.options.bomb_capture == "next-highest":
            before = (seat for seat, _ in reversed(self.trick) if seat in rivals)
            self._take(next(before, rivals[-1]))  # by default the rival to the right
        elif len(rivals) == 1:
            self._take(rivals[0])
        else:
            self.phase, self.to_act = "capture", winner
            self._tell("note", "choice", winner)

    def _take(self, seat: Seat) -> None:
        winner = self.trick[-1][0]
        cards = self.at_stake()
        self.captured[seat] |= cards
        self.last, self.trick = self.trick[-2:], ()
        self.passed = 0
        self.phase = "play"
        if self.story is not None:
            args = {"count": cards.bit_count(), "points": self.worth(cards)}
            if seat == winner:
                self._tell("take", "trick", seat, **args)
            else:
                self._tell("take", "trick-bombed", seat, giver=winner, **args)
        if self.decided:
            self._end_round()
            return
        while not self.hands[winner]:
            winner = (winner + 1) % len(self.hands)
        self.to_act = winner

    def at_stake(self) -> Cards:
        """Return all cards of the trick."""
        return sum(play.cards for _, play in self.trick)

    # The end of a round

    def worth(self, cards: Cards) -> int:
        """Return the points of captured cards."""
        return worth(cards, self.options.card_points)

    def brought(self) -> Score:
        """Return the score of the round so far; partners share their points."""
        return brought(self.captured, self.outs, self.payments, self.options.card_points)

    def _end_round(self) -> None:
        first = self.outs[0][0]
        rest = sum(self.hands) | self.haggis
        self.captured[first] |= rest
        if self.story is not None:
            args = {"count": rest.bit_count(), "points": self.worth(rest)}
            self._tell("note", "haggis", first, cards=DECK.write(rest), **args)
        score = self.brought()
        self._book(score)
        self.hands, self.haggis = [0] * len(self.hands), 0
        self._tell("round", "round", round=self.round)
        self._tell_scores(score)
        over = self._is_over()
        if not over:
            self.dealer = self._next_dealer()
        self._next_deal(over=over)

    def _tell_scores(self, score: Score) -> None:
        for seat, points in enumerate(score.points):
            mate = partner(seat, len(score.points))
            if mate is None:
                self._tell("note", "scored", seat, points=points)
            elif mate > seat:
                self._tell("note", "scored-team", seat, giver=mate, points=points)

    def target(self) -> int:
        """Return the total that ends the match, in points."""
        return points_to_win(self.options.length, len(self.hands))

    def _is_over(self) -> bool:
        top = max(self.points)
        leading = self.points.count(top) == (2 if len(self.hands) == 4 else 1)
        return top >= self.target() and leading

    def _next_dealer(self) -> Seat:
        """Return the seat with the highest total.

        A tie goes to the seat that was out earlier, then to the first seat clockwise after the
        player who was out first.
        """
        seats, top = len(self.hands), max(self.points)
        order = [seat for seat, _, _ in self.outs]
        order += [(order[0] + step) % seats for step in range(1, seats)]
        return next(seat for seat in order if self.points[seat] == top)

    def guess(self, seat: Seat, random: Random) -> "Haggis":
        world = self.clone()
        world.hands, world.haggis = guessed_hands(self.hands, self.haggis, seat, random)
        return world
