"""Hearts: win no hearts, and above all not the queen of spades.

The rules are those of Pagat (https://www.pagat.com/reverse/hearts.html). Ad hoc partnerships are
Parlett's ("The Penguin Book of Card Games"). The other options are common house rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

from taku.cards import Cards, each, share
from taku.game import CHANCE, OVER, Args, Event, EventRecorder, Move, Seat
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HARMLESS,
    HEARTS,
    LISTED,
    PENALTY,
    SPADES,
    SUIT_OF,
    letter,
)
from taku.games.hearts.scoring import Sides, score, shooter, sides, worth
from taku.options import option
from taku.view import Refusal, Score

LAST_ROUND = 200
# Seats clockwise that each of the three passed cards moves.
STEPS = {"left": (1, 1, 1), "across": (2, 2, 2), "right": (3, 3, 3), "scatter": (1, 2, 3)}

SUBTRACT: Move = 1
ADD: Move = 2


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; their words are `option-<name>`."""

    target: int = option(100, among=(50, 75, 100))
    passing: bool = option(True)
    scatter: bool = option(False, passing=(True,))
    smoosh: bool = option(False, passing=(True,))
    break_by: str = option("any-penalty", among=("any-penalty", "heart"))
    bonus_card: str = option("none", among=("none", "JD", "TD"))
    moon_needs_bonus: bool = option(False, bonus_card=("JD", "TD"))
    bonus_on_moon: bool = option(False, bonus_card=("JD", "TD"))
    partnership: str = option("none", among=("none", "fixed", "ad-hoc"))


class Hearts(EventRecorder):
    """The state of a match.

    A move is a deal, the result of a smoosh, a pass, a card, or SUBTRACT or ADD after a moon. A
    deal and a smoosh are packed groups of cards. A pass is a set of three cards; in a scatter it is
    three packed groups, for left, across and right.
    """

    __slots__ = (  # noqa: RUF023 - grouped: match, hand, trick
        "options", "bonus", "breaks", "phase", "to_act", "round", "points", "scores",
        "passing", "hands", "chosen", "sent", "smooshed", "takers", "taken", "broken", "barred",
        "leader", "trick", "led", "best", "ahead", "last",
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        self.options = options
        self.bonus = 0 if options.bonus_card == "none" else DECK.read(options.bonus_card)
        self.breaks = HEARTS if options.break_by == "heart" else PENALTY
        self.phase = "deal"
        self.passing = "none"
        self.to_act: Seat = CHANCE
        self.round = 0
        self.points = [0, 0, 0, 0]
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self._clear([0, 0, 0, 0])

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.chosen: list[Move | None] = [None] * 4
        self.sent = [[0] * 4 for _ in range(4)]  # sent[giver][receiver], never changed in place
        self.smooshed = [0] * 4  # the cards that each seat got from a smoosh
        self.leader: Seat = 0
        self.trick: list[Cards] = []
        self.last: tuple[Seat, list[Cards]] | None = None
        self.led: Cards = 0  # the suit of the first card
        self.best: Cards = 0  # the highest card of that suit in the trick
        self.ahead: Seat = 0  # the seat that played `best`
        self.takers: tuple[Seat, ...] = ()  # seats with a trick of this hand, in order
        self.taken = [0] * 4
        self.broken = False
        self.barred = [0] * 4  # cards that a seat cannot hold, as its plays have shown

    # Passing

    def _passing(self) -> str:
        """Return how the cards of this hand are passed: left, right, across, scatter, smoosh or
        none.
        """
        options = self.options
        if not options.passing or self.hands[0].bit_count() < 3:
            return "none"
        special = ["scatter"] * options.scatter + ["smoosh"] * options.smoosh
        cycle = ["left", "right", "across", *(special or ["none"])]
        return cycle[(self.round - 1) % len(cycle)]

    def choosing(self) -> Sequence[Seat]:
        """Return the seats that have not yet chosen what to pass."""
        return [seat for seat, move in enumerate(self.chosen) if move is None]

    def laid(self, seat: Seat) -> list[Cards]:
        """Return the cards that a seat has chosen to pass and still holds, in order."""
        move = self.chosen[seat]
        if move is None:
            return []
        return DECK.unpack(move, 3) if self.passing == "scatter" else each(move)

    def _exchange(self) -> None:
        """Pass the chosen cards; in a smoosh, let chance deal them out instead."""
        if self.passing == "smoosh":
            self.phase, self.to_act = "smoosh", CHANCE
            return
        sent = [[0] * 4 for _ in range(4)]  # a new list: clones share the old one
        for giver in range(4):
            for step, card in zip(STEPS[self.passing], self.laid(giver), strict=True):
                sent[giver][(giver + step) % 4] |= card
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

    def pool(self) -> Cards:
        """Return the cards that all seats have chosen for a smoosh."""
        return sum(sum(self.laid(seat)) for seat in range(4))

    def _begin_play(self) -> None:
        self.phase = "play"
        self.chosen = [None] * 4
        clubs = sum(self.hands) & CLUBS
        lowest = clubs & -clubs
        self.leader = next((s for s, hand in enumerate(self.hands) if hand & lowest), 0)
        self.to_act = self.leader

    # Legality: the same code gives the legal cards and the reason

    def allowed(self) -> tuple[Cards, str | None]:
        """Return the cards that may be played, and the rule that forbids the rest."""
        hand = self.hands[self.to_act]
        if self.trick:
            if follow := hand & self.led:
                if not self.takers and follow & HARMLESS and follow & PENALTY:
                    return follow & HARMLESS, "first-trick"
                return follow, "follow-suit"
            if not self.takers and hand & HARMLESS:
                return hand & HARMLESS, "first-trick"
        elif not self.takers:
            if clubs := hand & CLUBS:
                return clubs & -clubs, "two-of-clubs"
        elif not self.broken and hand & HARMLESS:
            return hand & ~HEARTS, "hearts-broken"
        return hand, None

    def moves(self) -> Sequence[Move]:
        if self.phase == "play":
            allowed = self.allowed()[0]
            if self.trick and allowed & self.led:
                return LISTED[allowed]
            return [
                *LISTED[allowed & CLUBS],
                *LISTED[allowed & DIAMONDS],
                *LISTED[allowed & SPADES],
                *LISTED[allowed & HEARTS],
            ]
        if self.phase == "pass":
            cards = each(self.hands[self.to_act])
            if self.passing == "scatter":
                return [DECK.pack(three) for three in permutations(cards, 3)]
            return [a | b | c for a, b, c in combinations(cards, 3)]
        if self.phase == "moon":
            return [SUBTRACT, ADD]
        return []

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "play":
            return self._why_not_play(move)
        if self.phase == "pass":
            return self._why_not_pass(move)
        if self.phase == "moon":
            return None if move in (SUBTRACT, ADD) else Refusal("not-now", {"phase": "moon"})
        return self._why_not_chance(move)

    def _why_not_play(self, card: Cards) -> Refusal | None:
        if card.bit_count() != 1:
            return Refusal("trick", {"count": card.bit_count()})
        hand = self.hands[self.to_act]
        if not card & hand:
            return Refusal("not-yours", {"cards": DECK.write(card)})
        allowed, rule = self.allowed()
        if card & allowed:
            return None
        assert rule
        if rule == "first-trick" and card & HARMLESS:
            rule = "follow-suit"  # a tiny deal without clubs, where spades were led
        return Refusal(rule, self._why(rule, allowed, card))

    def _why(self, rule: str, allowed: Cards, card: Cards) -> Args:
        match rule:
            case "follow-suit":
                return {
                    "player": self.leader,
                    "suit": letter(self.led),
                    "cards": DECK.write(allowed),
                    "count": allowed.bit_count(),
                }
            case "two-of-clubs":
                return {"cards": DECK.write(allowed)}
            case "hearts-broken":
                return {"cards": DECK.write(card), "by": self.options.break_by}
            case _:
                return {"cards": DECK.write(card)}

    def _why_not_pass(self, move: Move) -> Refusal | None:
        scatter = self.passing == "scatter"
        groups = DECK.unpack(move, 3) if scatter else [move]
        cards = sum(groups)
        single = not scatter or all(group.bit_count() == 1 for group in groups)
        if not single or cards.bit_count() != 3:
            return Refusal("pass", {"problem": "count", "count": cards.bit_count()})
        if foreign := cards & ~self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(foreign)})
        return None

    def _why_not_chance(self, move: Move) -> Refusal | None:
        groups = DECK.unpack(move, 4)
        sizes = {group.bit_count() for group in groups}
        if self.phase == "smoosh":
            fair = sizes == {3} and sum(groups) == self.pool()
        else:
            fair = len(sizes) == 1 and sizes != {0}
        whole = sum(group.bit_count() for group in groups) == sum(groups).bit_count()
        return None if fair and whole else Refusal("deal", {"problem": self.phase})

    def draw(self, random: Random) -> Move:
        if self.phase == "deal":
            return DECK.pack(DECK.deal([13] * 4, random))
        return DECK.pack(share(self.pool(), [3] * 4, [0] * 4, random))

    # Playing: the caller guarantees a legal move

    def play(self, move: Move) -> None:
        if self.phase == "play":
            self._play_card(move)
        elif self.phase == "pass":
            self._choose(move)
        elif self.phase == "moon":
            self._choose_moon(move)
        elif self.phase == "deal":
            self._deal(DECK.unpack(move, 4))
        else:
            self._smoosh(DECK.unpack(move, 4))

    def _deal(self, hands: list[Cards]) -> None:
        self.round += 1
        self._clear(hands)
        self.passing = self._passing()
        self._tell("deal", "deal", passing=self.passing, round=self.round)
        if self.passing == "none":
            self._begin_play()
        else:
            self.phase, self.to_act = "pass", 0

    def _choose(self, move: Move) -> None:
        self.chosen[self.to_act] = move
        self._tell("choose", "chosen", self.to_act)
        if waited_for := self.choosing():
            self.to_act = waited_for[0]
        else:
            self._exchange()

    def _play_card(self, card: Cards) -> None:
        seat = self.to_act
        trick = self.trick
        self.hands[seat] ^= card
        if not trick:
            self.led = SUIT_OF[card]
            self.best, self.ahead = card, seat
            if not self.broken and card & HEARTS and self.takers:
                self.barred[seat] |= HARMLESS
        elif card & self.led:
            if card > self.best:
                self.best, self.ahead = card, seat
        else:
            self.barred[seat] |= self.led
            if card & PENALTY and not self.takers:
                self.barred[seat] |= HARMLESS
        if self.story is not None:
            self._tell("play", "play" if trick else "lead", seat, cards=DECK.write(card))
        if not self.broken and card & self.breaks:
            self.broken = True
            self._tell("note", "broken", seat)
        trick.append(card)
        if len(trick) == 4:
            self._end_trick()
        else:
            self.to_act = (seat + 1) % 4

    def _end_trick(self) -> None:
        taker = self.ahead
        cards = sum(self.trick)
        self.taken[taker] |= cards
        self.last, self.trick = (self.leader, self.trick), []
        self.leader = self.to_act = taker
        if taker not in self.takers:
            self.takers += (taker,)
        if self.story is not None:
            if worth := cards & (PENALTY | self.bonus):
                points = self.worth(cards)
                self._tell("take", "trick-points", taker, points=points, cards=DECK.write(worth))
            else:
                self._tell("take", "trick", taker, cards=DECK.write(self.best))
        if not self.hands[taker]:
            self._end_hand()

    # Scoring

    def worth(self, cards: Cards) -> int:
        """Return the points of taken cards, without the effect of a moon."""
        return worth(cards, self.bonus)

    def teams(self) -> Sides | None:
        """Return the seats that play together; None without partners or while they are unknown."""
        partnership = self.options.partnership
        if partnership == "none" or (partnership == "ad-hoc" and len(self.takers) < 2):
            return None
        return sides(partnership, self.takers)

    def decided(self) -> bool:
        """True if the cards still to come cannot change the points of this hand."""
        to_come = sum(self.hands) | sum(self.trick)
        grouped = self.options.partnership != "ad-hoc" or len(self.takers) >= 2
        return self.phase == "play" and grouped and not to_come & (PENALTY | self.bonus)

    def _end_hand(self) -> None:
        seat = shooter(self.taken, self.bonus if self.options.moon_needs_bonus else 0)
        if seat is None:
            self._score(self.bonus, {})
        else:
            self.phase, self.to_act = "moon", seat
            self._tell("note", "moon", seat)

    def _choose_moon(self, choice: Move) -> None:
        self._tell("note", "moon-subtract" if choice == SUBTRACT else "moon-add", self.to_act)
        shared = sides(self.options.partnership, self.takers)
        own = next(side for side in shared if self.to_act in side)
        others = [seat for seat in range(4) if seat not in own]
        moon = dict.fromkeys(own, -26) if choice == SUBTRACT else dict.fromkeys(others, 26)
        self._score(self.bonus if self.options.bonus_on_moon else 0, moon)

    def _score(self, bonus: Cards, moon: dict[Seat, int]) -> None:
        shared = sides(self.options.partnership, self.takers)
        booked = score(self.taken, bonus, shared, moon)
        self.scores += (booked,)
        self.points = [total + gain for total, gain in zip(self.points, booked.points, strict=True)]
        self._tell("round", "hand", round=self.round)
        self._end_round()

    def _end_round(self) -> None:
        if max(self.points) >= self.options.target or self.round >= LAST_ROUND:
            self.phase, self.to_act = "over", OVER
            self._tell("over", "over")
        else:
            self.phase, self.to_act = "deal", CHANCE

    # Guessing

    def guess(self, seat: Seat, random: Random) -> "Hearts":
        world = self.clone()
        known = self.sent[seat]  # the receivers hold these cards until they play them
        hands, unknown, rooms = [0] * 4, 0, [0] * 4
        for other in range(4):
            hands[other] = self.hands[other] if other == seat else self.hands[other] & known[other]
            unknown |= self.hands[other] ^ hands[other]
            rooms[other] = (self.hands[other] ^ hands[other]).bit_count()
        barred = self.barred[:]
        barred[seat] = DECK.all
        drawn = share(unknown, rooms, barred, random)
        world.hands = [hands[other] | drawn[other] for other in range(4)]
        world.sent = [
            [cards if seat in (giver, receiver) else 0 for receiver, cards in enumerate(row)]
            for giver, row in enumerate(self.sent)
        ]
        world.smooshed = [self.smooshed[seat] if other == seat else 0 for other in range(4)]
        world.chosen = [
            move if other == seat or move is None else world._any_three(other, random)
            for other, move in enumerate(self.chosen)
        ]
        return world

    def _any_three(self, seat: Seat, random: Random) -> Move:
        three = random.sample(each(self.hands[seat]), 3)
        return DECK.pack(three) if self.passing == "scatter" else sum(three)
