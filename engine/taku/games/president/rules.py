"""President (大富豪): shed your cards first; the last player then gives the first the best cards.

Pagat describes the game as played in Japan, with house rules
(https://www.pagat.com/climbing/daifugo.html), and in the West (…/climbing/president.html). The
effects of the house rules, the scoring and the length of a match follow President on Board Game
Arena (https://boardgamearena.com).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from taku.cards import Cards, each
from taku.game import CHANCE, OVER, Args, Event, EventRecorder, Move, Seat
from taku.games.president.combinations import (
    AT_LEAST,
    DECK,
    JOKER_RANK,
    JOKERS,
    LAST,
    PLAYS,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    Play,
    combination,
    fault,
    leads,
    sequences,
    sets,
    shown,
    strongest,
)
from taku.games.president.guess import Held, imagined
from taku.games.president.titles import due, gains, givers, is_rich, partner, title
from taku.options import option
from taku.view import Refusal, Score

PASS: Move = 0
THREE, EIGHT, NINE, JACK, TWO = (RANK[RANKS.index(rank)] for rank in "389J2")
DIAMOND_THREE = DECK.read("3D")
DECKS = (DECK.all & ~JOKERS, DECK.all & ~DECK.read("X2"), DECK.all)  # by number of jokers
LIVES = {"short": 10, "medium": 15, "long": 20}
ROUNDS = {"short": 2, "medium": 3, "long": 4}  # points for each player that make up the target


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; their words are `option-<name>`."""

    jokers: int = option(2, among=(0, 1, 2))
    revolution: bool = option(True)
    skip: bool = option(True)
    no_skip_on_two: bool = option(False, skip=(True,))
    sequence: bool = option(False)
    suit_lock: bool = option(False)
    eight_cut: bool = option(False)
    nine_reverse: bool = option(False)
    jack_back: bool = option(False)
    illegal_finish: bool = option(True)
    illegal_finish_eight: bool = option(False, illegal_finish=(True,), eight_cut=(True,))
    downfall: bool = option(True)
    permanent_pass: bool = option(False)
    first_player: str = option("beggar", among=("beggar", "president"))
    exchange: str = option("blind", among=("blind", "after-receiving"))
    scoring: str = option("points", among=("points", "lives"))
    length: str = option("medium", among=("short", "medium", "long"))
    minister_loses: bool = option(True, scoring=("lives",))
    auto_pass: bool = option(True, permanent_pass=(False,))


class President(EventRecorder):
    """The state of a match.

    A move is a deal (packed hands), the cards to give in the exchange, the cards to play, or PASS.
    """

    __slots__ = (
        "ahead", "before", "direction", "disqualified", "fallen", "finished", "gave", "giving",
        "hands", "jack_back", "last", "lock", "lost", "options", "passed", "phase", "points",
        "ranking", "revolution", "round", "scores", "skipped", "to_act", "to_beat",
        "unlikely",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.phase = "deal"
        self.to_act: Seat = CHANCE
        self.round = 0
        self.points = [LIVES[options.length] if options.scoring == "lives" else 0] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self.ranking: tuple[Seat, ...] = ()  # seats by their place in the last round, best first
        self.direction = 1
        self._clear([0] * seats)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.giving: tuple[Seat, ...] = ()  # seats that have not yet chosen what to give
        self.gave = [0] * len(hands)
        self.finished: tuple[Seat, ...] = ()  # seats that went out legally, in order
        self.disqualified: tuple[Seat, ...] = ()
        self.unlikely = [0] * len(hands)  # cards that a seat would probably have played
        self.fallen: Seat | None = None
        self.lost: Cards = 0  # the cards of the fallen President
        self.revolution = False
        self.last: tuple[tuple[Seat, Play], ...] = ()  # the last plays of the trick before
        self._clear_trick()

    def _clear_trick(self) -> None:
        self.to_beat: Play | None = None
        self.ahead: Seat = 0  # the seat that played `to_beat`
        self.before: tuple[Seat, Play] | None = None  # the play it beat
        self.jack_back = False
        self.lock: Cards = 0  # all cards of the suits that the trick is locked to
        self.passed = 0  # seats that passed, as bits: since the last play, or in this trick
        self.skipped = 0

    def clone(self) -> "President":
        twin = object.__new__(President)
        twin.options = self.options
        twin.phase = self.phase
        twin.to_act = self.to_act
        twin.round = self.round
        twin.points = self.points
        twin.scores = self.scores
        twin.story = None
        twin.ranking = self.ranking
        twin.direction = self.direction
        twin.hands = self.hands[:]
        twin.giving = self.giving
        twin.gave = self.gave  # never changed in place, nor are points
        twin.finished = self.finished
        twin.disqualified = self.disqualified
        twin.unlikely = self.unlikely[:]
        twin.fallen = self.fallen
        twin.lost = self.lost
        twin.revolution = self.revolution
        twin.last = self.last
        twin.to_beat = self.to_beat
        twin.ahead = self.ahead
        twin.before = self.before
        twin.jack_back = self.jack_back
        twin.lock = self.lock
        twin.passed = self.passed
        twin.skipped = self.skipped
        return twin

    @property
    def reversed(self) -> bool:
        """True if 3 is stronger than 2 now."""
        return self.revolution != self.jack_back

    # Legality

    def moves(self) -> Sequence[Move]:
        if self.phase == "play":
            if self.to_beat is None:
                return leads(self.hands[self.to_act], self.options.sequence)
            return [PASS, *self._follows(self.to_beat)]
        if self.phase == "give":
            hand, count = self.hands[self.to_act], self.due()
            if is_rich(self.ranking, self.to_act):
                return [sum(cards) for cards in combinations(each(hand), count)]
            return [strongest(hand, count)]
        return []

    def _follows(self, to_beat: Play) -> list[Cards]:
        least, reversed_ = self.least(to_beat), self.reversed
        hand = self.hands[self.to_act]
        if self.lock:
            hand &= self.lock | JOKERS
        if to_beat.kind == "set":
            return sets(hand & AT_LEAST[reversed_][least], to_beat.size)
        plays = PLAYS[reversed_]
        followers = sequences(hand, to_beat.size)
        return [cards for cards in followers if plays[cards].strengths[reversed_] >= least]

    def least(self, to_beat: Play) -> int:
        """Return the strength that a play needs to follow."""
        strength = to_beat.strengths[self.reversed]
        return strength + (self._why_not_match(strength) is not None)

    def _why_not_match(self, strength: int) -> str | None:
        """Return the rule that forbids a play as strong as the one to beat; None if it is legal."""
        if not self.options.skip:
            return "follow"
        return "skip-two" if self.options.no_skip_on_two and strength == LAST else None

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "deal":
            return self._why_not_deal(DECK.unpack(move, len(self.hands)))
        if foreign := move & ~self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(foreign)})
        if self.phase == "give":
            return self._why_not_give(move)
        if move == PASS:
            return None if self.to_beat else Refusal("lead")
        return self._why_not_play(move)

    def _why_not_deal(self, hands: list[Cards]) -> Refusal | None:
        if foreign := sum(hands) & ~DECKS[self.options.jokers]:
            return Refusal("deal", {"problem": "foreign", "cards": DECK.write(foreign)})
        most = -(-DECKS[self.options.jokers].bit_count() // len(hands))
        if max(hand.bit_count() for hand in hands) > most:
            return Refusal("deal", {"problem": "many", "most": most})
        once = sum(hand.bit_count() for hand in hands) == sum(hands).bit_count()
        return None if once and all(hands) else Refusal("deal", {"problem": "empty"})

    def _why_not_give(self, cards: Cards) -> Refusal | None:
        hand, count = self.hands[self.to_act], self.due()
        if cards.bit_count() != count:
            chosen = cards.bit_count()
            return Refusal("exchange", {"problem": "count", "needed": count, "count": chosen})
        best = strongest(hand, count)
        if cards == best or is_rich(self.ranking, self.to_act):
            return None
        return Refusal("exchange", {"problem": "strongest", "cards": DECK.write(best)})

    def _why_not_play(self, cards: Cards) -> Refusal | None:
        play = combination(cards, self.reversed)
        if play is None:
            problem = fault(cards) if self.options.sequence else "ranks"
            return Refusal("combination", {"problem": problem, "cards": DECK.write(cards)})
        if play.kind == "sequence" and not self.options.sequence:
            return Refusal("combination", {"problem": "off", "cards": DECK.write(cards)})
        if self.to_beat is None:
            return None
        if refusal := self._why_not_follow(play, self.to_beat):
            return refusal
        if self.lock and (outside := cards & ~(self.lock | JOKERS)):
            return Refusal("lock", {"suits": self.locked_to(), "cards": DECK.write(outside)})
        return None

    def _why_not_follow(self, play: Play, to_beat: Play) -> Refusal | None:
        wanted: Args = {"kind": to_beat.kind, "needed": to_beat.size, "count": play.size}
        if play.kind != to_beat.kind:
            return Refusal("follow", {"problem": "kind", **wanted})
        if play.size != to_beat.size:
            return Refusal("follow", {"problem": "size", **wanted})
        strength, beat = (laid.strengths[self.reversed] for laid in (play, to_beat))
        rule = "follow" if strength < beat else self._why_not_match(beat)
        if strength > beat or rule is None:
            return None
        order = "reversed" if self.reversed else "normal"
        if rule == "skip-two":
            return Refusal(rule, {"rank": self.rank(beat), "order": order})
        problem = "weaker" if strength < beat else "equal"
        ranks: Args = {"rank": self.rank(strength), "beat": self.rank(beat), "order": order}
        return Refusal(rule, {"problem": problem, **wanted, **ranks})

    def rank(self, strength: int) -> str:
        """Return the rank that has this strength in the current order."""
        return shown(LAST - strength if self.reversed else strength)

    def locked_to(self) -> str:
        """Return the letters of the suits that the trick is locked to."""
        pairs = zip(SUITS, SUIT, strict=True)
        return " ".join(letter for letter, suit in pairs if suit & self.lock)

    def draw(self, random: Random) -> Move:
        cards = DECKS[self.options.jokers]
        seats = len(self.hands)
        smaller, larger = divmod(cards.bit_count(), seats)
        sizes = [smaller] * seats
        start = random.randrange(seats)
        order = self.ranking[::-1] or [(start + step) % seats for step in range(seats)]
        for seat in order[:larger]:
            sizes[seat] += 1
        return DECK.pack(DECK.deal(sizes, random, cards))

    # Playing: the caller guarantees a legal move

    def play(self, move: Move) -> None:
        if self.phase == "play":
            if move == PASS:
                self._pass()
            else:
                self._lay(move)
        elif self.phase == "give":
            self._give(move)
        else:
            self._deal(DECK.unpack(move, len(self.hands)))

    def _deal(self, hands: list[Cards]) -> None:
        self.round += 1
        self._clear(hands)
        self._tell("deal", "deal", round=self.round)
        if self.ranking:
            self.phase, self.giving = "give", givers(self.ranking)
            self.to_act = self.giving[0]
        else:
            self._begin_play()

    def _begin_play(self) -> None:
        self.phase = "play"
        if self.round > 1:
            self.to_act = self.ranking[-1 if self.options.first_player == "beggar" else 0]
        else:
            holders = (seat for seat, hand in enumerate(self.hands) if hand & DIAMOND_THREE)
            self.to_act = next(holders, 0)

    # The exchange

    def due(self) -> int:
        """Return how many cards the seat to act must give: as many as it gets."""
        other = partner(self.ranking, self.to_act)
        assert other is not None
        if is_rich(self.ranking, self.to_act) and not self.blind:
            return self.gave[other].bit_count()
        sizes = (self.hands[seat].bit_count() for seat in (self.to_act, other))
        return min(due(self.ranking, self.to_act), *sizes)

    @property
    def blind(self) -> bool:
        """True if no player gets cards before all have chosen what to give."""
        return self.options.exchange == "blind"

    @property
    def _laying(self) -> bool:
        """True if the seats that have chosen what to give still hold these cards."""
        return self.phase == "give" and self.blind

    def laid(self, seat: Seat) -> Cards:
        """Return the cards that a seat has chosen to give and still holds."""
        return self.gave[seat] if self._laying else 0

    def _give(self, cards: Cards) -> None:
        giver = self.to_act
        self.gave = [cards if seat == giver else gave for seat, gave in enumerate(self.gave)]
        self.giving = tuple(seat for seat in self.giving if seat != giver)
        self._tell("choose", "chosen", giver, count=cards.bit_count())
        if not self.blind:
            self._hand_over(giver)
        if self.giving:
            self.to_act = self.giving[0]
            return
        if self.blind:
            for seat in givers(self.ranking):
                self._hand_over(seat)
        self._tell("exchange", "exchange")
        self._begin_play()

    def _hand_over(self, giver: Seat) -> None:
        receiver = partner(self.ranking, giver)
        assert receiver is not None
        self.hands[giver] ^= self.gave[giver]
        self.hands[receiver] |= self.gave[giver]

    # The trick

    def _pass(self) -> None:
        seat, to_beat = self.to_act, self.to_beat
        assert to_beat
        self.passed |= 1 << seat
        if to_beat.size == 1:
            stronger = AT_LEAST[self.reversed][self.least(to_beat)] & ~JOKERS
            self.unlikely[seat] |= stronger & (self.lock or DECK.all)
        self._tell("pass", "pass", seat)
        self._next()

    def _lay(self, cards: Cards) -> None:
        seat, options, reversed_, rival = self.to_act, self.options, self.reversed, self.to_beat
        play = PLAYS[reversed_][cards]
        cuts = options.eight_cut and cards & EIGHT
        matches = rival and rival.strengths[reversed_] == play.strengths[reversed_]
        self.before = (self.ahead, rival) if rival else None
        self.to_beat, self.ahead = play, seat
        self.hands[seat] ^= cards
        self.skipped = 0
        if not options.permanent_pass:
            self.passed = 0
        if self.story is not None:
            self._tell("play", "play" if rival else "lead", seat, **play.word_args())
        if rival and options.suit_lock and not (cuts or self.lock):
            self._lock(rival, play)
        if not self.hands[seat]:
            self._go_out(cards, reversed_)
        going_on = len(self.hands) - self.hands.count(0) > 1
        if going_on:
            self._turn_order(play, bool(cuts))
        if options.nine_reverse and cards & NINE:
            self._turn_direction()
        if not going_on:
            self._end_round()
        elif cuts:
            self._tell("call", "eight-cut", seat)
            self._end_trick()
        elif play.low == JOKER_RANK:
            self._end_trick()
        else:
            if matches:
                self._skip()
            self._next()

    def _lock(self, rival: Play, play: Play) -> None:
        if rival.suits == play.suits and not (rival.cards | play.cards) & JOKERS:
            self.lock = play.suits
            if self.story is not None:
                self._tell("call", "lock", self.to_act, suits=self.locked_to())

    def _go_out(self, cards: Cards, reversed_: bool) -> None:
        seat, options = self.to_act, self.options
        forbidden = JOKERS | (THREE if reversed_ else TWO)
        if options.illegal_finish_eight and options.eight_cut:
            forbidden |= EIGHT
        if options.illegal_finish and cards & forbidden:
            self.disqualified += (seat,)
            if self.story is not None:
                self._tell("call", "illegal-finish", seat, cards=DECK.write(cards & forbidden))
            return
        self.finished += (seat,)
        place = len(self.finished)
        self._tell("note", "out", seat, place=place, title=title(place, len(self.hands)))
        if options.downfall and place == 1 and self.ranking:
            self._fall(self.ranking[0])

    def _fall(self, president: Seat) -> None:
        if self.hands[president]:
            self.fallen, self.lost = president, self.hands[president]
            self.hands[president] = 0
            self._tell("call", "downfall", president)

    def _turn_order(self, play: Play, cuts: bool) -> None:
        if self.options.revolution and play.size >= 4:
            self.revolution = not self.revolution
            self._tell(
                "call", "revolution" if self.revolution else "counter-revolution", self.ahead
            )
        if self.options.jack_back and play.cards & JACK and not cuts:
            self.jack_back = not self.jack_back
            self._tell(
                "call", "jack-back", self.ahead, order="reversed" if self.reversed else "normal"
            )

    def _turn_direction(self) -> None:
        self.direction = -self.direction
        self._tell("call", "nine-reverse", self.ahead, direction=self.way())

    def way(self) -> str:
        """Return the direction of play."""
        return "clockwise" if self.direction > 0 else "counterclockwise"

    def _skip(self) -> None:
        victim = self._after(self.ahead, self.passed)
        if victim != self.ahead:
            self.skipped = 1 << victim
            self._tell("call", "skip", victim)

    def _next(self) -> None:
        """Let the next seat in the trick act; end the trick if there is none."""
        seat = self._after(self.to_act, self.passed | self.skipped)
        if seat == self.ahead:
            self._end_trick()
        else:
            self.to_act = seat

    def _after(self, seat: Seat, idle: int) -> Seat:
        """Return the next seat in turn that has cards and is not in `idle` (bits), or `ahead`."""
        hands, step = self.hands, self.direction
        seats = len(hands)
        while True:
            seat = (seat + step) % seats
            if seat == self.ahead or (hands[seat] and not idle >> seat & 1):
                return seat

    def _end_trick(self) -> None:
        winner = self.ahead
        leader = winner if self.hands[winner] else self._next_holder(winner)
        self._keep_last()
        self._tell("take", "trick", winner)
        self._clear_trick()
        self.to_act = leader

    def _next_holder(self, seat: Seat) -> Seat:
        seats = len(self.hands)
        around = ((seat + self.direction * step) % seats for step in range(1, seats))
        return next(other for other in around if self.hands[other])

    def _keep_last(self) -> None:
        assert self.to_beat
        laid = (self.ahead, self.to_beat)
        self.last = (self.before, laid) if self.before else (laid,)

    # The end of a round

    def _end_round(self) -> None:
        left = tuple(seat for seat, hand in enumerate(self.hands) if hand)
        fallen = () if self.fallen is None else (self.fallen,)
        self.ranking = self.finished + left + fallen + self.disqualified[::-1]
        self._keep_last()
        self._clear_trick()
        self.revolution = False
        self.gave = [0] * len(self.hands)
        options = self.options
        parts = gains(self.ranking, options.scoring == "lives", options.minister_loses)
        points = tuple(map(sum, zip(*parts.values(), strict=True)))
        self.scores += (Score(points, parts),)
        self.points = [total + gain for total, gain in zip(self.points, points, strict=True)]
        self._tell("round", "round", round=self.round)
        for place, seat in enumerate(self.ranking, 1):
            if seat not in self.finished:
                self._tell("note", "placed", seat, place=place, title=title(place, len(self.hands)))
        if self._decided():
            self.phase, self.to_act = "over", OVER
            self._tell("over", "over")
        else:
            self.phase, self.to_act = "deal", CHANCE

    def target(self) -> int:
        """Return the points that end a match when a seat reaches them, from above with lives, else
        from below.
        """
        options = self.options
        return 0 if options.scoring == "lives" else len(self.hands) * ROUNDS[options.length]

    def _decided(self) -> bool:
        if self.options.scoring == "lives":
            return min(self.points) <= self.target()
        return max(self.points) >= self.target()

    def guess(self, seat: Seat, random: Random) -> "President":
        held = Held(
            hands=self.hands,
            lost=self.lost,
            fallen=self.fallen,
            unlikely=self.unlikely,
            ranking=self.ranking,
            gave=self.gave,
            laying=self._laying,
            exchanging=self.phase == "give",
        )
        world = self.clone()
        world.hands, world.lost, world.gave = imagined(held, seat, random)
        return world
