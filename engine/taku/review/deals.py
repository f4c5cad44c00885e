"""What a deal of cards was worth: others play it again and again, and differ a little each time.

Deals of duplicate bridge are compared so, with what other tables made of the same cards.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from taku.bots.rollouts import Policy, RolloutBot
from taku.estimate import Estimate, both, estimate
from taku.game import Move, Seat, State, seen
from taku.review.records import ROUND, Share
from taku.review.sampled import gained

PLAYS = 160  # of the cards as they lay, and as many of other deals
ASTRAY = 0.08  # of the moves are any legal ones, or all plays of a deal would be the same
STRONG_PLAYS = 6
THRIFT = 4  # the strong bot thinks by so much less


class Deal(NamedTuple):
    entries: tuple[int, int]
    before: State
    dealt: State
    end: State


def share(bot: RolloutBot, deal: Deal, seat: Seat, name: str) -> Share:
    """What the cards gave: what middling players get with them, over what they get with any."""
    again = Again(bot, deal.before, seat, f"{name}/{deal.before.round}")
    middling = astray(bot.policy)
    thrifty = replace(bot, budget=bot.budget // THRIFT)
    any_cards = again.plays(deal.before, middling, "anew", PLAYS)
    these = again.plays(deal.dealt, middling, "same", PLAYS)
    strong = again.plays(deal.dealt, strong_at(thrifty, seat, middling), "strong", STRONG_PLAYS)
    given, own = these.mean - any_cards.mean, again.result(deal.end)
    return Share(
        round=deal.dealt.round,
        entries=deal.entries,
        unit=ROUND,
        expected=any_cards.mean,
        result=own,
        luck=given,
        play=own - any_cards.mean - given,
        error=both(these.error, any_cards.error),
        strong=strong.mean,
        strong_error=strong.error,
    )


@dataclass(frozen=True)
class Again:
    """A round that is played again and again."""

    bot: RolloutBot
    before: State
    """Where it is to be dealt."""
    seat: Seat
    name: str

    def plays(self, start: State, policy: Policy, way: str, number: int) -> Estimate:
        """What the seat gets if all play by this policy."""
        ends = (self._end(start, policy, Random(f"{self.name}/{way} {n}")) for n in range(number))
        return estimate(map(self.result, ends))

    def result(self, end: State) -> float:
        return gained(self.before, end, self.seat, self.bot.low_wins)

    def _end(self, start: State, policy: Policy, random: Random) -> State:
        state = start.clone()
        while state.round == self.before.round:
            state.play(state.draw(random))
        return replace(self.bot, policy=policy).play_on(state, state.clone(), random)


def astray(policy: Policy) -> Policy:
    """A policy that now and then does anything."""

    def choose(state: State, random: Random) -> Move:
        if random.random() < ASTRAY:
            return random.choice(state.moves())
        return policy(state, random)

    return choose


def strong_at(bot: RolloutBot, seat: Seat, others: Policy) -> Policy:
    """The bot in this seat, and others elsewhere."""

    def choose(state: State, random: Random) -> Move:
        if state.to_act != seat:
            return others(state, random)
        moves = state.moves()
        return moves[0] if len(moves) == 1 else bot.weigh(seen(state, seat), random)[0].move

    return choose
