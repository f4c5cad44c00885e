"""The worth of a deal of cards: simulated players replay it, with small random differences.

Duplicate bridge compares deals like this, with the results of other tables on the same cards.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from taku.bots.rollouts import Policy, RolloutBot
from taku.estimate import Estimate, both, estimate
from taku.game import Move, Seat, State, seen
from taku.review.results import ROUND, Share
from taku.review.sampled import gained

PLAYS = 160  # replays of the real deal, and as many of random deals
ASTRAY = 0.08  # share of random moves; without them all replays of a deal would be equal
STRONG_PLAYS = 6  # replays of the deal by the strong bot
THRIFT = 4  # divides the strong bot's budget of rollouts


class Deal(NamedTuple):
    """A round that is over."""

    entries: tuple[int, int]
    """The part of the log, from 0: its first entry, and the one after its last."""
    before: State
    """The state before the deal."""
    dealt: State
    """The state after the deal."""
    end: State
    """The state when the points are booked."""


def share(bot: RolloutBot, deal: Deal, seat: Seat, name: str) -> Share:
    """Return what the cards of a round gave a seat, and what its play added."""
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
    """A round that simulated players replay."""

    bot: RolloutBot
    before: State
    """The state before the deal."""
    seat: Seat
    name: str

    def plays(self, start: State, policy: Policy, way: str, number: int) -> Estimate:
        """Return the seat's mean result over `number` replays in which all follow the policy.

        `way` is a part of the seed.
        """
        ends = (self._end(start, policy, Random(f"{self.name}/{way} {n}")) for n in range(number))
        return estimate(map(self.result, ends))

    def result(self, end: State) -> float:
        """Return the points of the round over the average of all seats; more is better."""
        return gained(self.before, end, self.seat, self.bot.low_wins)

    def _end(self, start: State, policy: Policy, random: Random) -> State:
        state = start.clone()
        while state.round == self.before.round:
            state.play(state.draw(random))
        return replace(self.bot, policy=policy).play_on(state, state.clone(), random)


def astray(policy: Policy) -> Policy:
    """Return a policy that plays a random legal move now and then."""

    def choose(state: State, random: Random) -> Move:
        if random.random() < ASTRAY:
            return random.choice(state.moves())
        return policy(state, random)

    return choose


def strong_at(bot: RolloutBot, seat: Seat, others: Policy) -> Policy:
    """Return a policy in which the bot plays for this seat and `others` for the rest."""

    def choose(state: State, random: Random) -> Move:
        if state.to_act != seat:
            return others(state, random)
        moves = state.moves()
        return moves[0] if len(moves) == 1 else bot.weigh(seen(state, seat), random)[0].move

    return choose
