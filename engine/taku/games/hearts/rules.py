"""Hearts: win no hearts, and above all not the queen of spades.

The rules are those of Pagat (https://www.pagat.com/reverse/hearts.html). Ad hoc partnerships are
Parlett's ("The Penguin Book of Card Games"). The other options are common house rules.
"""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final, TypeAlias

from taku.cards import Cards, each, share, subsets
from taku.game import CHANCE, OVER, Args, Event, EventRecorder, Move, Seat
from taku.games.hearts.claim_proof import Hidden, losing
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    LISTED,
    QUEEN,
    SPADES,
    SUIT_OF,
    TOP_SPADES,
    letter,
)
from taku.games.hearts.options import Options as Options
from taku.games.hearts.scoring import Sides, dropped, score, shooter, sides
from taku.games.hearts.setup import setup
from taku.view import Refusal, Score

LAST_ROUND: Final = 200

SUBTRACT: Final[Move] = 1
ADD: Final[Move] = 2
TAKE_REST: Final[Move] = DECK.all + 1
END_HAND: Final[Move] = DECK.all + 2

Steps: TypeAlias = list[tuple[str, Cards]]
"""Rules that took cards away, in their order, each with the cards that were left."""


class Hearts(EventRecorder):
    """The state of a match.

    A move is a deal, the result of a smoosh, a pass, a card, a claim, or SUBTRACT or ADD after a
    moon. A deal and a smoosh are packed groups of cards; in a deal with a kitty it is the last
    group. A pass is a set of cards; in a scatter it is three packed groups, for left, across and
    right. A claim is TAKE_REST or END_HAND. `moves` lists no claims, since they only cut short a
    hand whose points are settled.
    """

    __slots__ = (  # noqa: RUF023 - grouped: match, hand, trick
        "options", "setup", "seats", "bonus", "penalty", "black", "story",
        "phase", "to_act", "round", "points", "scores",
        "passing", "hands", "kitty", "kitty_taker", "chosen", "sent", "smooshed", "takers",
        "taken", "played", "barred",
        "leader", "trick", "led", "best", "ahead", "last",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.setup = setup(options, seats)
        self.seats = seats
        self.bonus = self.setup.bonus
        self.penalty = self.setup.penalty
        self.black = self.setup.penalty & SPADES  # costlier than any heart
        self.phase = "deal"
        self.passing = "none"
        self.to_act: Seat = CHANCE
        self.round = 0
        self.points: list[int] = [0] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self._clear([0] * seats, 0)

    def _clear(self, hands: list[Cards], kitty: Cards) -> None:
        seats = self.seats
        self.hands = hands
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
        self.barred = [0] * seats  # cards that a seat cannot hold, as its plays have shown

    @property
    def broken(self) -> bool:
        """True once hearts are broken."""
        return bool(self.played & self.setup.breaks)

    def sealed(self, seat: Seat) -> Cards:
        """Return the cards of the kitty that this seat has not seen."""
        if self.kitty_taker is None:
            return self.kitty
        return 0 if self.kitty_taker == seat else self.kitty & ~(self.penalty | self.bonus)

    # Passing

    def _passing(self) -> str:
        """Return how the cards of this hand are passed: one of the ways of `setup.steps`, smoosh or
        none.
        """
        cycle = self.setup.cycle
        if not cycle or self.hands[0].bit_count() < self.options.pass_count:
            return "none"
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

    def passable(self, seat: Seat) -> tuple[Cards, Cards]:
        """Return the cards that a seat may pass freely, and those of which it passes only as many
        as it needs to fill up.
        """
        hand = self.hands[seat]
        kept = hand & TOP_SPADES if self.options.keep_spades else 0
        return hand ^ kept, kept

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

    def pool(self) -> Cards:
        """Return the cards that all seats have chosen for a smoosh."""
        return sum(sum(self.laid(seat)) for seat in range(self.seats))

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

    # Legality: the same code gives the legal cards and the reasons

    def allowed(self, steps: Steps | None = None) -> Cards:
        """Return the cards that may be played; add to `steps` what each rule leaves.

        The rules take cards away in this order. One that would take the last card is skipped.
        """
        setup, first = self.setup, not self.takers
        hand = cards = self.hands[self.to_act]
        if self.trick:
            if left := hand & self.led:
                cards = left
                if steps is not None:
                    steps.append(("follow-suit", cards))
        elif first and setup.low_club:
            if clubs := hand & CLUBS:
                cards = clubs & -clubs
                if steps is not None:
                    steps.append(("two-of-clubs", cards))
            return cards
        if first and setup.safe and (left := cards & setup.harmless):
            cards = left
            if steps is not None:
                steps.append(("first-trick", cards))
        if setup.queen_waits and (left := self._without_queen(cards)):
            cards = left
            if steps is not None:
                steps.append(("queen-waits", cards))
        if not self.trick:
            unbroken = setup.needs_breaking and not self.played & setup.breaks
            if unbroken and hand & setup.harmless and (left := cards & ~HEARTS):
                cards = left
                if steps is not None:
                    steps.append(("hearts-broken", cards))
        elif setup.queen_forced and cards & QUEEN and not hand & self.led:
            cards = QUEEN
            if steps is not None:
                steps.append(("queen-forced", cards))
        return cards

    def _without_queen(self, cards: Cards) -> Cards:
        """Return the cards without the queen of spades if she must wait, else 0."""
        leads_penalty = not self.trick and not self.hands[self.to_act] & self.setup.harmless
        if self.played & HEARTS or leads_penalty:
            return 0
        return cards & ~QUEEN

    def binding(self) -> list[tuple[str, Cards]]:
        """Return the rules that take cards of the seat to act away, each with those it takes."""
        steps: Steps = []
        self.allowed(steps)
        taken: Steps = []
        cards = self.hands[self.to_act]
        for rule, left in steps:
            if cards != left:
                taken.append((rule, cards ^ left))
            cards = left
        return taken

    def moves(self) -> Sequence[Move]:
        if self.phase == "play":
            allowed = self.allowed()
            if self.trick and allowed & self.led:
                return LISTED[allowed]
            low = LISTED[allowed & CLUBS] + LISTED[allowed & DIAMONDS]
            return low + LISTED[allowed & SPADES] + LISTED[allowed & HEARTS]
        if self.phase == "pass":
            return self._passes()
        if self.phase == "moon":
            return [SUBTRACT, ADD]
        return []

    def _passes(self) -> Sequence[Move]:
        free, kept = self.passable(self.to_act)
        count = self.options.pass_count
        fill = max(0, count - free.bit_count())
        filling = subsets(kept, fill)
        passes = [some | more for some in subsets(free, count - fill) for more in filling]
        if self.passing == "scatter":
            return [DECK.pack(order) for cards in passes for order in permutations(each(cards))]
        return passes

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "play":
            if move in (TAKE_REST, END_HAND):
                return self._why_not_claim(move)
            return self._why_not_play(move)
        if self.phase == "pass":
            return self._why_not_pass(move)
        if self.phase == "moon":
            return None if move in (SUBTRACT, ADD) else Refusal("not-now", {"phase": "moon"})
        return self._why_not_chance(move)

    def _why_not_play(self, card: Cards) -> Refusal | None:
        if card.bit_count() != 1:
            return Refusal("trick", {"count": card.bit_count()})
        if not card & self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(card)})
        rule = next((rule for rule, taken in self.binding() if card & taken), None)
        return Refusal(rule, self._why(rule, card)) if rule else None

    def _why(self, rule: str, card: Cards) -> Args:
        match rule:
            case "follow-suit":
                follow = self.allowed()
                return {
                    "player": self.leader,
                    "suit": letter(self.led),
                    "cards": DECK.write(follow),
                    "count": follow.bit_count(),
                }
            case "two-of-clubs":
                return {"cards": DECK.write(self.allowed())}
            case "hearts-broken":
                by = "heart" if self.setup.breaks == HEARTS else self.options.break_by
                return {"cards": DECK.write(card), "by": by}
            case "queen-forced":
                return {"cards": "QS"}
            case _:
                return {"cards": DECK.write(card)}

    def _why_not_pass(self, move: Move) -> Refusal | None:
        scatter = self.passing == "scatter"
        count = self.options.pass_count
        groups = DECK.unpack(move, count) if scatter else [move]
        cards = sum(groups)
        single = not scatter or all(group.bit_count() == 1 for group in groups)
        if not single or cards.bit_count() != count:
            problem: Args = {"problem": "count", "count": cards.bit_count(), "wanted": count}
            return Refusal("pass", problem)
        if foreign := cards & ~self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(foreign)})
        free, kept = self.passable(self.to_act)
        if (cards & kept).bit_count() > max(0, count - free.bit_count()):
            return Refusal("keep-spades", {"cards": DECK.write(cards & kept)})
        return None

    def _why_not_chance(self, move: Move) -> Refusal | None:
        seats, setup = self.seats, self.setup
        if self.phase == "smoosh":
            groups = DECK.unpack(move, seats)
            sizes = {group.bit_count() for group in groups}
            fair = sizes == {3} and sum(groups) == self.pool()
        else:
            *hands, kitty = DECK.unpack(move, seats + 1)
            groups = [*hands, kitty]
            sizes = {hand.bit_count() for hand in hands}
            dealt = 0 < max(sizes) <= setup.size and kitty.bit_count() <= setup.kitty
            fair = len(sizes) == 1 and dealt and not sum(groups) & ~setup.deck
        whole = sum(group.bit_count() for group in groups) == sum(groups).bit_count()
        return None if fair and whole else Refusal("deal", {"problem": self.phase})

    def draw(self, random: Random) -> Move:
        if self.phase == "deal":
            setup = self.setup
            sizes = [setup.size] * self.seats + [setup.kitty]
            whole = None if setup.deck == DECK.all else setup.deck
            return DECK.pack(DECK.deal(sizes, random, whole))
        return DECK.pack(share(self.pool(), [3] * 4, [0] * 4, random))

    # Playing: the caller guarantees a legal move

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
        if trick and not card & self.led:
            self.barred[seat] |= self.led
        if self.setup.tells or not self.takers or not trick:
            self.barred[seat] |= self._shown(card)
        self.hands[seat] ^= card
        if not trick:
            self.led = SUIT_OF[card]
            self.best, self.ahead = card, seat
        elif card & self.led and card > self.best:
            self.best, self.ahead = card, seat
        breaks = self.setup.breaks
        if self.story is not None:
            self._tell("play", "play" if trick else "lead", seat, cards=DECK.write(card))
            if card & breaks and not self.played & breaks and self.setup.needs_breaking:
                self._tell("note", "broken", seat)
        self.played |= card
        trick.append(card)
        if len(trick) == self.seats:
            self._end_trick()
        else:
            self.to_act = (seat + 1) % self.seats

    def _shown(self, card: Cards) -> Cards:
        """Return the cards that playing this one shows the seat not to hold, besides a void."""
        setup, first = self.setup, not self.takers
        follows, leads = bool(card & self.led), not self.trick
        same = self.led if follows and not leads else DECK.all
        if leads and first and setup.low_club:
            return 0
        if card & QUEEN and setup.queen_waits and not self.played & HEARTS:
            return setup.harmless if leads else same & ~QUEEN
        shown = 0
        if first and setup.safe and card & self.penalty:
            shown |= same & setup.harmless
        if leads:
            if card & HEARTS and not self.played & setup.breaks and setup.needs_breaking:
                shown |= setup.harmless
        elif setup.queen_forced and not card & QUEEN:
            hidden = first and setup.safe and card & setup.harmless
            if not follows and not hidden:
                shown |= QUEEN
        return shown

    def _end_trick(self) -> None:
        taker = self.ahead
        cards = sum(self.trick)
        self.taken[taker] |= cards
        self.last, self.trick = (self.leader, self.trick), []
        self.leader = self.to_act = taker
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

    # Claims

    def rest(self) -> Cards:
        """Return the cards of the tricks that are left, with a kitty that goes to one of them."""
        kitty = self.kitty if self.kitty_taker is None else 0
        return sum(self.hands) | sum(self.trick) | kitty

    def _why_not_claim(self, claim: Move) -> Refusal | None:
        args = {"problem": "", "cards": "", "suit": ""}
        if not self.takers:
            return Refusal("claim", {**args, "problem": "first-trick"})
        if claim == END_HAND:
            return None if self.decided() else Refusal("claim", {**args, "problem": "points"})
        bound = self.setup.queen_waits or self.setup.queen_forced
        if bound and not (sum(self.taken) | sum(self.trick)) & QUEEN:
            return Refusal("claim", {**args, "problem": "queen", "cards": "QS"})
        seat = self.to_act
        best, played = self.best if self.trick else 0, len(self.trick)
        later = [(seat + step) % self.seats for step in range(1, self.seats - played)]
        loss = losing(self.hands[seat], best, self.hidden(seat), seat, later)
        if loss is None:
            return None
        card, higher = loss
        problem = "behind" if higher == best else "loses"
        cards = DECK.write(best if higher == best else card)
        return Refusal(
            "claim", {"problem": problem, "cards": cards, "suit": letter(SUIT_OF[higher])}
        )

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

    # Scoring

    def worth(self, cards: Cards) -> int:
        """Return the points of taken cards, without the effect of a moon."""
        return self.setup.worth(cards)

    def teams(self) -> Sides | None:
        """Return the seats that play together; None without partners or while they are unknown."""
        partnership = self.options.partnership
        if partnership == "none" or (partnership == "ad-hoc" and len(self.takers) < 2):
            return None
        return sides(partnership, self.takers, self.seats)

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

    @property
    def moon_cards(self) -> Cards:
        """The cards that a moon needs."""
        return self.penalty | (self.bonus if self.options.moon_needs_bonus else 0)

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

    def _is_sun(self, shooter: Seat) -> bool:
        """True if the shooter of a moon took every trick and the house rule counts that double."""
        return self.setup.sun and self.takers == (shooter,)

    def prize(self, shooter: Seat) -> int:
        """Return the points that a moon takes off its shooter or puts onto the others."""
        return self.setup.total * (2 if self._is_sun(shooter) else 1)

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
        self.scores += (booked,)
        self.points = [total + gain for total, gain in zip(self.points, booked.points, strict=True)]
        self._tell("round", "hand", round=self.round)
        self._end_round()

    def _end_round(self) -> None:
        if self._is_last_round():
            self.phase, self.to_act = "over", OVER
            self._tell("over", "over")
        else:
            self.phase, self.to_act = "deal", CHANCE

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

    # Guessing

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

    def guess(self, seat: Seat, random: Random) -> "Hearts":
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
