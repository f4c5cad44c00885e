"""President (大富豪): shed your cards first; the last player then gives the first the best cards.

Pagat describes the game as played in Japan, with house rules
(https://www.pagat.com/climbing/daifugo.html), and in the West (…/climbing/president.html). The
effects of the first house rules, the scoring and the length of a match follow President on Board
Game Arena (https://boardgamearena.com); the others are those of Japanese tables and of the
federation of players (日本大富豪連盟).
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from taku.cards import Cards
from taku.game import Move, Seat
from taku.games.president.combinations import (
    AT_LEAST,
    DECK,
    JOKER_RANK,
    JOKERS,
    PLAYS,
    RANK,
    Play,
)
from taku.games.president.guess import Held, guessed_hands
from taku.games.president.legality import ASKED_BY, SWAP, Legality, in_words
from taku.games.president.options import EffectCards
from taku.games.president.options import Options as Options
from taku.games.president.position import DECKS, PASS, Gift, Question
from taku.games.president.titles import givers, is_rich, partner, scored, title

HIGH = AT_LEAST[False][8]  # J Q K A 2 and jokers: a hand without them may be swapped


class President(Legality):
    """The state of a match.

    A move is a deal (packed hands), the cards to give in the exchange, the cards to play, or PASS;
    after some plays the cards to hand on or to discard, or whole ranks that are named.
    """

    __slots__ = ()

    def draw(self, random: Random) -> Move:
        seats = len(self.hands)
        if self.phase == "first":
            return random.randrange(seats)
        cards = DECKS[self.options.jokers]
        smaller, larger = divmod(cards.bit_count(), seats)
        sizes = [smaller] * seats
        if self.options.equal_hands:
            aside, _ = DECK.deal([larger, 0], random, cards & ~JOKERS)
            return DECK.pack(DECK.deal(sizes, random, cards ^ aside))
        start = random.randrange(seats)
        order = self.ranking[::-1] or [(start + step) % seats for step in range(seats)]
        for seat in order[:larger]:
            sizes[seat] += 1
        return DECK.pack(DECK.deal(sizes, random, cards))

    # Playing: the caller guarantees a legal move

    def play(self, move: Move) -> None:
        match self.phase:
            case "play":
                if move == PASS:
                    self._pass()
                else:
                    self._lay(move)
            case "give":
                self._give(move)
            case "hand-on":
                self._hand_on(move)
            case "discard":
                self._discard(move)
            case "name":
                self._name(move)
            case "swap":
                self._swap(move)
            case "first":
                self.drawn, self.phase = move, "deal"
                self._tell("note", "first", move)
            case _:
                self._deal(DECK.unpack(move, len(self.hands)))

    # The deal and the exchange

    def _deal(self, hands: list[Cards]) -> None:
        self.titled = self.ranking if self._keeps_titles() else ()
        self.round += 1
        self._clear(hands)
        if self.options.equal_hands:
            self.aside = self._set_aside(hands)
        self._tell("deal", "deal", round=self.round)
        if not self.titled:
            return self._begin_play()
        self.giving = givers(self.titled)
        beggar = self.titled[-1]
        if self.options.calamity and not hands[beggar] & HIGH:
            self._know_void(beggar, HIGH)
            self.phase, self.to_act = "swap", beggar
        else:
            self._begin_exchange()

    def _set_aside(self, hands: list[Cards]) -> Cards:
        """Return the cards that were left over, if whole hands were dealt."""
        deck = DECKS[self.options.jokers]
        whole = all(hand.bit_count() == deck.bit_count() // len(hands) for hand in hands)
        return deck & ~sum(hands) & ~JOKERS if whole else 0

    def _swap(self, move: Move) -> None:
        beggar, president = self.titled[-1], self.titled[0]
        if move == SWAP:
            self._tell("call", "calamity", beggar)
            hands = self.hands
            self.gifts += (
                Gift(beggar, president, hands[beggar], swap=True),
                Gift(president, beggar, hands[president], swap=True),
            )
            hands[beggar], hands[president] = hands[president], hands[beggar]
            self.void = tuple(HIGH if seat == president else 0 for seat in range(len(hands)))
            self.giving = tuple(s for s in self.giving if s not in (beggar, president))
        else:
            self._tell("note", "kept-hand", beggar)
        self._begin_exchange()

    def _begin_exchange(self) -> None:
        if self.giving:
            self.phase, self.to_act = "give", self.giving[0]
        else:
            self._begin_play()

    def _begin_play(self) -> None:
        self.phase = "play"
        self.to_act = self.first_leader()
        by_card = not self.titled or self.options.first_player == "card"
        if by_card and self.options.first_card_played and self.options.first_card != "random":
            self.opening = self.first_card()

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
            for seat in givers(self.titled):
                self._hand_over(seat)
        self._tell("exchange", "exchange")
        self._begin_play()

    def _hand_over(self, giver: Seat) -> None:
        receiver, cards = partner(self.titled, giver), self.gave[giver]
        assert receiver is not None
        if not cards:
            return
        # The poor gave their strongest cards, so they hold none above.
        lacks = 0 if is_rich(self.titled, giver) else DECK.all & ~((cards & -cards) - 1)
        self._move(Gift(giver, receiver, cards, lacks))

    def _move(self, gift: Gift) -> None:
        """Let cards change hands."""
        self.hands[gift.giver] ^= gift.cards
        self.hands[gift.receiver] |= gift.cards
        self.gifts += (gift,)
        self._know_void(gift.receiver, 0)

    def _know_void(self, seat: Seat, cards: Cards) -> None:
        """Let all players know that a seat lacks these cards; 0 if nothing is known any more."""
        self.void = tuple(cards if seat == s else old for s, old in enumerate(self.void))

    # The trick

    def _pass(self) -> None:
        seat, to_beat = self.to_act, self.to_beat
        assert to_beat
        self.passed |= 1 << seat
        self.passes.append((seat, to_beat.cards))
        if to_beat.size == 1:
            stronger = self.beating(to_beat) & ~JOKERS & (self.lock or DECK.all)
            self.unlikely[seat] |= stronger or sum(self.answers_to_joker(to_beat))
        self._tell("pass", "pass", seat)
        self._next()

    def _lay(self, cards: Cards) -> None:
        seat, options, reversed_, rival = self.to_act, self.options, self.reversed, self.to_beat
        play = PLAYS[reversed_][cards]
        left = self.hands[seat] ^ cards
        self.before = (self.ahead, rival) if rival else None
        self.to_beat, self.ahead = play, seat
        self.hands[seat] = left
        self.plays.append((seat, cards))
        self.skipped = self.opening = 0
        if not options.permanent_pass:
            self.passed = 0
        if self.story is not None:
            self._tell("play", "play" if rival else "lead", seat, **play.word_args())
        known = options.effects[not left].get(cards)
        alone, following, self.fives, may_end = known or self._effects(play)
        self.ending = self.ends_with(play, rival) if may_end else ""
        self.matched = rival is not None and rival.strengths[reversed_] == play.strengths[reversed_]
        for effect in following if rival else alone:
            effect(self)
        if self.questions or not left:
            self._ask_or_settle()
        else:
            self._settle()

    def _effects(self, play: Play) -> tuple[tuple["Effect", ...], tuple["Effect", ...], int, bool]:
        """Return what the play may bring about in the order of EFFECTS, led and following another,
        how many players it skips, and True if it may end the trick.
        """
        rules, marked, out = self.options, self.effect_cards_of(play), not self.hands[self.ahead]
        effects = tuple(effect for effect, may in EFFECTS if may(play, rules, marked, out))
        alone = tuple(effect for effect in effects if effect not in LOCKS)
        fives = (play.cards & marked.five_skip).bit_count()
        found = alone, effects, fives, bool(play.cards & rules.effect_cards.ending)
        rules.effects[out][play.cards] = found
        return found

    # The effects of a play, in the order of EFFECTS

    def _lock_suits(self) -> None:
        if self.ending or self.lock:
            return
        assert self.before
        _, rival = self.before
        if _same_suits(rival, self._play()):
            self.lock = rival.suits
            if self.story is not None:
                self._tell("call", "lock", self.ahead, suits=self.locked_to())

    def _lock_numbers(self) -> None:
        if self.ending or self.number_lock:
            return
        assert self.before
        (_, rival), play, side = self.before, self._play(), self.reversed
        sets = rival.kind == play.kind == "set" and JOKER_RANK not in (rival.low, play.low)
        if not sets or play.strengths[side] != rival.strengths[side] + 1:
            return
        if self.options.number_lock == "with-suit":
            if not _same_suits(rival, play):
                return
            self.lock = play.suits
        self.number_lock = True
        self._tell("call", "number-lock", self.ahead, both="yes" if self.lock else "no")

    def _go_out(self) -> None:
        seat = self.ahead
        if illegal := self.illegal_last(self._play().cards, self.reversed):
            self.disqualified += (seat,)
            if self.story is not None:
                self._tell("call", "illegal-finish", seat, cards=DECK.write(illegal))
        else:
            self._finish(seat)

    def _turn_order(self) -> None:
        if self._goes_on():
            self.revolution, self.reversed = not self.revolution, not self.reversed
            self._tell(
                "call", "revolution" if self.revolution else "counter-revolution", self.ahead
            )

    def _turn_order_of_trick(self) -> None:
        if self._goes_on() and not self.ending:
            self.reversed = not self.reversed
            order = "reversed" if self.reversed else "normal"
            self._tell("call", "jack-back", self.ahead, order=order)

    def _turn_direction(self) -> None:
        self.direction = -self.direction
        self._tell("call", "nine-reverse", self.ahead, direction=self.way())

    def _raise_questions(self) -> None:
        """List what the player decides before the next turn, if any cards are left to decide on."""
        if not self.hands[self.ahead] or not self._goes_on():
            return
        play, options = self._play(), self.options
        carried = self.effect_cards_of(play)
        asked = (
            ("hand-on", carried.seven_give, options.seven_give == "exactly"),
            ("discard", carried.ten_discard, options.ten_discard == "exactly"),
            ("name", carried.queen_bomber, False),
        )
        self.questions = tuple(
            Question(phase, count, count if exactly else 0)
            for phase, marked, exactly in asked
            if (count := (play.cards & marked).bit_count())
        )

    def _play(self) -> Play:
        assert self.to_beat
        return self.to_beat

    # Questions: 7-give, 10-discard, Q-bomber

    def _ask_or_settle(self) -> None:
        """Put the next question to the player of the last play, or go on with trick or round."""
        hand, goes_on = self.hands[self.ahead], self._goes_on()
        if self.questions and hand and goes_on:
            phase, most, least = self.questions[0]
            if phase != "name":
                most = min(most, hand.bit_count())
            self.questions = (Question(phase, most, min(least, most)), *self.questions[1:])
            self.phase = phase
            self._tell("call", ASKED_BY[phase], self.ahead, count=most)
            return
        self.questions = ()
        self.phase = "play"
        if goes_on:
            self._settle()
        else:
            self._end_round()

    def _answered(self) -> None:
        self.questions = self.questions[1:]
        self._ask_or_settle()

    def _hand_on(self, cards: Cards) -> None:
        giver = self.to_act
        self._tell("note", "handed-on", giver, count=cards.bit_count())
        if cards:
            self._move(Gift(giver, self.next_holder(giver), cards))
            self._retire([giver])
        self._answered()

    def _discard(self, cards: Cards) -> None:
        seat = self.to_act
        self.hands[seat] ^= cards
        self.plays.append((seat, cards))
        self._tell("note", "discarded", seat, count=cards.bit_count(), cards=DECK.write(cards))
        self._retire([seat])
        self._answered()

    def _name(self, ranks: Cards) -> None:
        """Let every player discard all cards of the named ranks."""
        seats = len(self.hands)
        around = [(self.to_act + self.direction * step) % seats for step in range(seats)]
        holding = [seat for seat in around if self.hands[seat]]
        count = sum(1 for rank in RANK if ranks & rank)
        self._tell("note", "named", self.to_act, ranks=in_words(ranks), count=count)
        for seat in holding:
            if hit := self.hands[seat] & ranks:
                self.hands[seat] ^= hit
                self.plays.append((seat, hit))
                self._tell("note", "bombed", seat, cards=DECK.write(hit))
        self.void = tuple(
            void | ranks if seat in holding else void for seat, void in enumerate(self.void)
        )
        self._retire(holding)
        self._answered()

    def _retire(self, seats: list[Seat]) -> None:
        """Let those of the seats whose hands are empty now go out legally, in this order."""
        for seat in [seat for seat in seats if not self.hands[seat]]:
            self._finish(seat)

    # Going out

    def _finish(self, seat: Seat) -> None:
        """Give a seat without cards the next place."""
        self.finished += (seat,)
        place, options = len(self.finished), self.options
        self._tell_place("out", seat, place)
        if place > 1 or not self.titled:
            return
        if options.overturn and seat == self.titled[-1]:
            self.overturned = True
            self._tell("call", "overturn", seat)
        elif options.downfall:
            self._fall(self.titled[0])

    def _tell_place(self, kind: str, seat: Seat, place: int) -> None:
        if self.story is not None:
            self._tell("note", kind, seat, place=place, title=title(place, len(self.hands)))

    def _fall(self, president: Seat) -> None:
        if self.hands[president]:
            self.fallen, self.lost = president, self.hands[president]
            self.hands[president] = 0
            self._tell("call", "downfall", president)

    def _goes_on(self) -> bool:
        """True if the round goes on: two or more players have cards."""
        return len(self.hands) - self.hands.count(0) > 1 and not self.overturned

    # The next turn

    def _settle(self) -> None:
        """End the trick, or choose who is skipped, and let the next player act."""
        play = self.to_beat
        assert play
        if self.ending:
            self._tell("call", self.ending, self.ahead)
            self._end_trick()
        elif play.low == JOKER_RANK and not self.answerable(play):
            self._end_trick()
        else:
            if self.matched or self.fives:
                self._skip()
            self._next()

    def _skip(self) -> None:
        """Choose the victims: one for each 5, and one for an equal play."""
        fives = self.fives
        if fives:
            self._tell("call", "five-skip", self.ahead, count=fives)
        seat = self.ahead
        for number in range(fives + (self.matched and self.options.skip)):
            seat = self._after(seat, self.passed | self.skipped)
            if seat == self.ahead:
                break
            self.skipped |= 1 << seat
            self._tell("call" if number >= fives else "note", "skip", seat)

    def _next(self) -> None:
        """Let the next seat in the trick act; end the trick if there is none."""
        self.to_act = self._after(self.to_act, self.passed | self.skipped)
        if self.to_act == self.ahead:
            self._end_trick()

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
        leader = winner if self.hands[winner] else self.next_holder(winner)
        self._keep_last()
        self._tell("take", "trick", winner)
        self._clear_trick()
        self.to_act = leader

    def _keep_last(self) -> None:
        assert self.to_beat
        laid = (self.ahead, self.to_beat)
        self.last = (self.before, laid) if self.before else (laid,)

    # The end of a round

    def _end_round(self) -> None:
        self.ranking = self.titled[::-1] if self.overturned else self._ranked()
        self.titled = self.ranking
        self._keep_last()
        self.revolution = False
        self._clear_trick()
        self.gave = [0] * len(self.hands)
        self.gifts = ()
        options = self.options
        score = scored(self.ranking, options.scoring == "lives", options.minister_loses)
        self._book(score)
        self._tell("round", "round", round=self.round)
        for place, seat in enumerate(self.ranking, 1):
            if seat not in self.finished:
                self._tell_place("placed", seat, place)
        self._next_deal(over=self._decided(), phase=self._before_deal())

    def _ranked(self) -> tuple[Seat, ...]:
        left = tuple(seat for seat, hand in enumerate(self.hands) if hand)
        fallen = () if self.fallen is None else (self.fallen,)
        return self.finished + left + fallen + self.disqualified[::-1]

    def _decided(self) -> bool:
        if self.options.rounds:
            return self.round >= self.options.rounds
        if self.options.scoring == "lives":
            return min(self.points) <= self.target()
        return max(self.points) >= self.target()

    def guess(self, seat: Seat, random: Random) -> "President":
        held = Held(
            hands=self.hands,
            lost=self.lost,
            fallen=self.fallen,
            aside=self.aside,
            opening=(self.to_act, self.opening),
            unlikely=self.unlikely,
            void=self.void,
            titled=self.titled,
            gave=self.gave,
            gifts=self.gifts,
            laying=self._laying,
            exchanging=self.phase == "give",
        )
        world = self.clone()
        world.hands, world.lost, world.aside, world.gave = guessed_hands(held, seat, random)
        world.gifts = tuple(
            gift if seat in gift[:2] else gift._replace(cards=0, lacks=0) for gift in self.gifts
        )
        return world


Effect: TypeAlias = Callable[[President], None]
May: TypeAlias = Callable[[Play, Options, EffectCards, bool], object]
"""True if a play may have an effect under these rules; the last argument: it empties the hand."""


def _locks(play: Play, rules: Options, marked: EffectCards, out: bool) -> bool:
    return rules.suit_lock and not play.cards & JOKERS


def _locks_numbers(play: Play, rules: Options, marked: EffectCards, out: bool) -> bool:
    return rules.number_lock != "off" and play.kind == "set"


EFFECTS: tuple[tuple[Effect, May], ...] = (
    (President._lock_suits, _locks),
    (President._lock_numbers, _locks_numbers),
    (President._go_out, lambda play, rules, marked, out: out),
    (President._turn_order, lambda play, rules, marked, out: rules.makes_revolution(play)),
    (
        President._turn_order_of_trick,
        lambda play, rules, marked, out: play.cards & marked.jack_back,
    ),
    (President._turn_direction, lambda play, rules, marked, out: play.cards & marked.nine_reverse),
    (President._raise_questions, lambda play, rules, marked, out: play.cards & marked.asking),
)
"""What a play brings about, in this order, each with the plays that may.

Passes are cleared before; questions, skips and the next turn come after.
"""
LOCKS = (President._lock_suits, President._lock_numbers)
"""The effects that need a play before."""


def _same_suits(one: Play, other: Play) -> bool:
    """True if two plays without jokers have the same suits."""
    return one.suits == other.suits and not (one.cards | other.cards) & JOKERS
