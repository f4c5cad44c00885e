"""Legality in Hearts: the same code gives the legal moves and the rules that hold back others."""

from collections.abc import Sequence
from itertools import permutations
from typing import TypeAlias

from taku.cards import Cards, each, subsets
from taku.game import Args, Move
from taku.games.hearts.claim_proof import losing
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    LISTED,
    QUEEN,
    SPADES,
    SUIT_OF,
    letter,
)
from taku.games.hearts.inference import Inference
from taku.games.hearts.position import ADD, END_HAND, SUBTRACT, TAKE_REST
from taku.games.hearts.restrictions import DISCARD, FOLLOW, LEAD
from taku.view import Refusal

QUEEN_RULES = frozenset({"queen-waits", "queen-forced"})
"""Rules that say when the queen of spades may or must be played."""

Steps: TypeAlias = list[tuple[str, Cards]]
"""Rules that took cards away, in their order, each with the cards that were left."""


class Legality(Inference):
    """A position that knows its legal moves."""

    __slots__ = ()

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

    def allowed(self, steps: Steps | None = None) -> Cards:
        """Return the cards that may be played; add to `steps` what each rule leaves.

        The rules take cards away in this order. One that would take the last card is skipped.
        """
        hand = cards = self.hands[self.to_act]
        way = LEAD
        if self.trick:
            way = DISCARD
            if left := hand & self.led:
                way, cards = FOLLOW, left
                if steps is not None:
                    steps.append(("follow-suit", cards))
        elif self.setup.low_club and not self.takers and (clubs := hand & CLUBS):
            cards = clubs & -clubs
            if steps is not None:
                steps.append(("two-of-clubs", cards))
        for rule, keeps, needs in self.setup.restrictions[self.situation | way]:
            if hand & needs and (left := cards & keeps):
                cards = left
                if steps is not None:
                    steps.append((rule, cards))
        return cards

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

    # Refusals

    def why_not(self, move: Move) -> Refusal | None:
        if self.phase == "play":
            if move in (TAKE_REST, END_HAND):
                return self._why_not_claim(move)
            return self._why_not_play(move)
        if self.phase == "pass":
            return self._why_not_pass(move)
        if self.phase == "moon":
            return None if move in (SUBTRACT, ADD) else Refusal("not-now", {"phase": "moon"})
        return self.dealing().why_not(move)

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

    def _why_not_claim(self, claim: Move) -> Refusal | None:
        args = {"problem": "", "cards": "", "suit": ""}
        if not self.takers:
            return Refusal("claim", {**args, "problem": "first-trick"})
        if claim == END_HAND:
            return None if self.decided() else Refusal("claim", {**args, "problem": "points"})
        bound = not QUEEN_RULES.isdisjoint(self.setup.rules)
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
