"""Legality in President: which moves there are, and which rule forbids the others."""

from collections.abc import Sequence
from itertools import combinations

from taku.cards import Cards, each, subsets
from taku.deal import why_not_seat
from taku.game import Args, Move, Seat
from taku.games.president.combinations import (
    DECK,
    JOKER_RANK,
    JOKERS,
    LAST,
    NEXT,
    PLAYS,
    RANK,
    RANKS,
    Play,
    combination,
    fault,
    leads,
    rank_named,
    sequences,
    sets,
    shown,
    strongest,
)
from taku.games.president.options import SPADE_THREE as SPADE_THREE
from taku.games.president.position import PASS, Position
from taku.view import Refusal

THREE, EIGHT, NINE, JACK, TWO = map(rank_named, "389J2")
KEEP, SWAP = 0, 1  # moves of a Beggar who may swap hands with the President


class Legality(Position):
    """A position that knows its legal moves."""

    __slots__ = ()

    def moves(self) -> Sequence[Move]:
        match self.phase:
            case "play":
                return self._follows(self.to_beat) if self.to_beat else self._leads()
            case "give":
                return self._gifts()
            case "hand-on" | "discard":
                return _some_of(each(self.hands[self.to_act]), *self.questions[0][1:])
            case "name":
                return _some_of(RANK, *self.questions[0][1:])
            case "swap":
                return [KEEP, SWAP]
        return []

    def _gifts(self) -> list[Cards]:
        hand, count = self.hands[self.to_act], self.due()
        if self.is_rich():
            return subsets(hand, count)
        return [strongest(hand, count)]

    def _leads(self) -> list[Cards]:
        found = leads(self.hands[self.to_act], self.options.sequence)
        return [cards for cards in found if cards & self.opening] if self.opening else found

    def _follows(self, to_beat: Play) -> list[Move]:
        """Return a pass, and the plays that beat, match or answer the one on the table."""
        hand = self.hands[self.to_act]
        if self.lock:
            hand &= self.lock | JOKERS
        if to_beat.kind == "set":
            found = sets(hand & self.beating(to_beat), to_beat.size)
        else:
            found = self._sequences(hand, to_beat)
        if self.options.answers:
            found += [cards for cards in self.answers() if cards not in found]
        return [PASS, *found]

    def _sequences(self, hand: Cards, to_beat: Play) -> list[Cards]:
        least, reversed_ = self.least(to_beat), self.reversed
        plays = PLAYS[reversed_]
        followers = sequences(hand, to_beat.size)
        return [cards for cards in followers if plays[cards].strengths[reversed_] >= least]

    def beating(self, to_beat: Play) -> Cards:
        """Return all cards of the ranks that beat or match a set, whatever their suits."""
        following = NEXT if self.number_lock else self.options.following
        return following[self.reversed][to_beat.strengths[self.reversed]]

    def least(self, to_beat: Play) -> int:
        """Return the strength that a play needs to follow."""
        strength = to_beat.strengths[self.reversed]
        return strength + (self.options.why_not_match(strength) is not None)

    def may_match(self, to_beat: Play) -> bool:
        """Return True if a play as strong as the one to beat may follow it."""
        strength = to_beat.strengths[self.reversed]
        return not self.number_lock and self.options.why_not_match(strength) is None

    # Cards that may answer a play of another kind, number or strength

    def answers(self) -> list[Cards]:
        """Return the plays that house rules allow although they do not follow."""
        options, hand, to_beat = self.options, self.hands[self.to_act], self.to_beat
        assert to_beat
        found = [cards for cards in self.answers_to_joker(to_beat) if cards & hand]
        if options.sandstorm and hand & THREE:
            found += subsets(hand & THREE, 3)
        if options.two_clears == "single" and to_beat.kind == "set" and to_beat.low != JOKER_RANK:
            twos = hand & TWO & (self.lock or TWO)
            found += [] if self.number_lock else each(twos)
        return found

    def answers_to_joker(self, to_beat: Play) -> list[Cards]:
        """Return the one card that beats a joker alone, if a house rule has one."""
        return [SPADE_THREE] if self.options.spade_three and _is_joker(to_beat) else []

    def answerable(self, play: Play) -> bool:
        """True if a house rule lets cards answer a play of jokers alone."""
        return self.options.sandstorm or (self.options.spade_three and play.size == 1)

    def ends_with(self, play: Play, rival: Play | None) -> str:
        """Return the call with which a play ends the trick at once, or ""."""
        cards, size, options = play.cards, play.size, self.options
        if cards & self.effect_cards_of(play).eight_cut:
            return "eight-cut"
        if options.nines_cut and size == 2 and not cards & ~NINE:
            return "nines-cut"
        if options.sandstorm and size == 3 and not cards & ~THREE:
            return "sandstorm"
        if options.two_clears != "off" and not cards & ~TWO:
            return "two-clears"
        if options.spade_three and cards == SPADE_THREE and rival and _is_joker(rival):
            return "spade-three"
        return ""

    def illegal_last(self, cards: Cards, reversed_: bool) -> Cards:
        """Return the cards that make it illegal to go out with this play; 0 if it is legal."""
        illegal = cards & self.options.effect_cards.barred[reversed_]
        return illegal or (
            cards & self.options.effect_cards.avoided[reversed_] if cards == SPADE_THREE else 0
        )

    # Refusals

    def why_not(self, move: Move) -> Refusal | None:
        match self.phase:
            case "deal":
                return self.dealing().why_not(move)
            case "first":
                return why_not_seat(move, len(self.hands))
            case "swap":
                return None if move in (KEEP, SWAP) else Refusal("not-now", {"phase": "swap"})
            case "name":
                return self._why_not_name(move)
        if foreign := move & ~self.hands[self.to_act]:
            return Refusal("not-yours", {"cards": DECK.write(foreign)})
        match self.phase:
            case "give":
                return self._why_not_give(move)
            case "hand-on" | "discard":
                return self._why_not_count(move.bit_count())
        if move == PASS:
            return None if self.to_beat else Refusal("lead")
        return self._why_not_play(move)

    def _why_not_give(self, cards: Cards) -> Refusal | None:
        hand, count = self.hands[self.to_act], self.due()
        if cards.bit_count() != count:
            chosen = cards.bit_count()
            return Refusal("exchange", {"problem": "count", "needed": count, "count": chosen})
        best = strongest(hand, count)
        if cards == best or self.is_rich():
            return None
        return Refusal("exchange", {"problem": "strongest", "cards": DECK.write(best)})

    def _why_not_name(self, ranks: Cards) -> Refusal | None:
        named = [rank for rank in RANK if ranks & rank]
        assert sum(named) == ranks, "whole ranks"
        return self._why_not_count(len(named))

    def _why_not_count(self, count: int) -> Refusal | None:
        """Return the rule by which so many cards or ranks are too many or too few."""
        phase, most, least = self.questions[0]
        if least <= count <= most:
            return None
        problem = "many" if count > most else "few"
        args: Args = {"problem": problem, "most": most, "count": count}
        return Refusal(ASKED_BY[phase], args)

    def _why_not_play(self, cards: Cards) -> Refusal | None:
        play = combination(cards, self.reversed)
        if play is None:
            problem = fault(cards) if self.options.sequence else "ranks"
            return Refusal("combination", {"problem": problem, "cards": DECK.write(cards)})
        if play.kind == "sequence" and not self.options.sequence:
            return Refusal("combination", {"problem": "off", "cards": DECK.write(cards)})
        if self.to_beat is None:
            wanted = self.opening
            return Refusal("first", {"cards": DECK.write(wanted)}) if wanted & ~cards else None
        if cards in self.answers():
            return None
        return (
            self._why_not_follow(play, self.to_beat)
            or self._why_not_suits(cards)
            or self._why_not_number(play, self.to_beat)
        )

    def _why_not_suits(self, cards: Cards) -> Refusal | None:
        if self.lock and (outside := cards & ~(self.lock | JOKERS)):
            return Refusal("lock", {"suits": self.locked_to(), "cards": DECK.write(outside)})
        return None

    def _why_not_number(self, play: Play, to_beat: Play) -> Refusal | None:
        if not self.number_lock or play.kind != "set" or play.low == JOKER_RANK:
            return None
        if not play.cards & ~self.beating(to_beat):
            return None
        return Refusal("number-lock", {"wanted": self.next_number(), "rank": self._named(play)})

    def next_number(self) -> str:
        """Return the only rank that may follow under a number lock, or "joker"."""
        assert self.to_beat
        place = self.to_beat.strengths[self.reversed] + 1
        return self.rank(place) if place <= LAST else "joker"

    def _named(self, play: Play) -> str:
        return self.rank(play.strengths[self.reversed])

    def _why_not_follow(self, play: Play, to_beat: Play) -> Refusal | None:
        wanted: Args = {"kind": to_beat.kind, "needed": to_beat.size, "count": play.size}
        if play.kind != to_beat.kind:
            return Refusal("follow", {"problem": "kind", **wanted})
        if play.size != to_beat.size:
            return Refusal("follow", {"problem": "size", **wanted})
        strength, beat = (laid.strengths[self.reversed] for laid in (play, to_beat))
        if beat == JOKER_RANK:
            beaten_by = self._jokers_are_beaten_by(to_beat)
            return Refusal("follow", {"problem": "joker", **wanted, "beaten_by": beaten_by})
        rule = "follow" if strength < beat else self.options.why_not_match(beat)
        if strength > beat or rule is None:
            return None
        order = "reversed" if self.reversed else "normal"
        if rule == "skip-two":
            return Refusal(rule, {"rank": self.rank(beat), "order": order})
        problem = "weaker" if strength < beat else "equal"
        ranks: Args = {"rank": self.rank(strength), "beat": self.rank(beat), "order": order}
        return Refusal(rule, {"problem": problem, **wanted, **ranks})

    def _jokers_are_beaten_by(self, jokers: Play) -> str:
        """Return what the house rules let beat jokers: "spade-three", "sandstorm" or both."""
        spade_three = self.options.spade_three and jokers.size == 1
        if self.options.sandstorm:
            return "both" if spade_three else "sandstorm"
        return "spade-three" if spade_three else "nothing"

    # The first leader

    def first_leader(self) -> Seat:
        """Return the seat that leads the first trick of the round."""
        options = self.options
        if self.titled and options.first_player != "card":
            return self.titled[-1 if options.first_player == "beggar" else 0]
        if options.first_card == "random":
            return self.drawn
        card = self.first_card()
        return next((seat for seat, hand in enumerate(self.hands) if hand & card), 0)

    def first_card(self) -> Cards:
        """Return the card whose holder leads; another 3 where it is set aside, 0 without any."""
        options = self.options
        wanted = [DECK.read(options.first_card)]
        if options.first_card != "3D" or options.equal_hands:
            wanted += [DECK.read(card) for card in ("3D", "3C", "3H", "3S")]
        held = sum(self.hands)
        return next((card for card in wanted if card & held), 0)


ASKED_BY = {"hand-on": "seven-give", "discard": "ten-discard", "name": "queen-bomber"}


def _is_joker(play: Play) -> bool:
    return play.size == 1 and play.low == JOKER_RANK


def _some_of(single: Sequence[Cards], most: int, least: int) -> list[Cards]:
    """Return every choice of at least `least` and at most `most` of these."""
    return [
        sum(chosen) for count in range(least, most + 1) for chosen in combinations(single, count)
    ]


def spelled(ranks: Cards) -> str:
    """Return named ranks in notation, weak to strong."""
    return " ".join(letter for letter, rank in zip(RANKS, RANK, strict=True) if ranks & rank)


def in_words(ranks: Cards) -> str:
    """Return named ranks as people write them."""
    return " ".join(shown(RANKS.index(letter)) for letter in spelled(ranks).split())
