"""Luck and play: what cards or dice gave a seat, and what the seat made of it."""

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from taku.arguments import expect
from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, Seat, State
from taku.match import Match
from taku.review.deals import Deal, share
from taku.review.decisions import check_seat
from taku.review.results import MATCH, Share


def luck(match: Match, seat: Seat, *, seed: str = "", since: int = 0) -> Iterator[Share]:
    """Yield what each round gave a seat, for the rounds that end after `since` log entries, in
    order.

    With dice the shares are exact, and include an unfinished round. Luck is what the sheet is worth
    after each roll, less its worth before; play is what the choices gave away. With cards the
    shares are estimates, and only for rounds that are over. Each share is computed when it is asked
    for. ValueError if the game's adviser does not compare moves.
    """
    expect(Match, match=match)
    expect(int, seat=seat, since=since)
    expect(str, seed=seed)
    check_seat(match, seat)
    bot = match.game.bots[match.game.adviser]
    if isinstance(bot, ExactBot):
        return (each for each in _exact_shares(match, bot, seat) if each.entries[1] > since)
    if isinstance(bot, RolloutBot):
        deals = (deal for deal in _deals(match) if deal.entries[1] > since)
        return (share(bot, deal, seat, f"luck/{seed}") for deal in deals)
    raise ValueError(f"no bot of {match.game.name} compares moves")


def ends(match: Match) -> list[int]:
    """Return the log length at the end of each round that `luck` covers."""
    if isinstance(match.game.bots[match.game.adviser], RolloutBot):
        return [deal.entries[1] for deal in _deals(match)]
    replay, rounds = match.blank(), list[int]()
    for entry, text in enumerate(match.log):
        replay.enter(text, entry + 1)
        rounds.append(replay.state.round)
    later = [*rounds[1:], None]
    return [n for n, (one, next_) in enumerate(zip(rounds, later, strict=True), 1) if one != next_]


# Dice


class _Step(NamedTuple):
    """The change of a seat's expected points by one log entry."""

    entry: int
    round: int
    by_chance: bool
    gain: float
    """Points of the seat, at the end of the match."""


def _exact_shares(match: Match, bot: ExactBot, seat: Seat) -> Iterator[Share]:
    worth = bot.worth(match.blank().state, seat)
    steps = list[_Step]()
    for step in _steps(match, bot, seat):
        if steps and step.round != steps[0].round:
            yield _summed(steps, worth)
            worth += fsum(one.gain for one in steps)
            steps = []
        steps.append(step)
    if steps:
        yield _summed(steps, worth)


def _steps(match: Match, bot: ExactBot, seat: Seat) -> Iterator[_Step]:
    """Yield by how much each log entry changed the points that the seat can expect."""
    replay = match.blank()
    before = bot.worth(replay.state, seat)
    for entry, text in enumerate(match.log):
        by_chance = replay.to_act == CHANCE
        replay.enter(text, entry + 1)
        after = bot.worth(replay.state, seat)
        yield _Step(entry, replay.state.round, by_chance, after - before)
        before = after


def _summed(steps: list[_Step], expected: float) -> Share:
    """Return the share of a round, from its steps."""
    given = fsum(step.gain for step in steps if step.by_chance)
    play = fsum(step.gain for step in steps if not step.by_chance)
    return Share(
        round=steps[0].round,
        entries=(steps[0].entry, steps[-1].entry + 1),
        unit=MATCH,
        expected=expected,
        result=expected + given + play,
        luck=given,
        play=play,
        error=0.0,
    )


# Cards


def _deals(match: Match) -> Iterator[Deal]:
    """Yield the rounds that are over."""
    replay, start, before, dealt = match.blank(), 0, None, None
    for entry, text in enumerate(match.log):
        state: State = replay.state.clone()
        replay.enter(text, entry + 1)
        if replay.state.round != state.round:
            if before and dealt:
                yield Deal((start, entry), before, dealt, state)
            start, before, dealt = entry, state, replay.state.clone()
    if before and dealt and replay.to_act < 0 and replay.points != before.points:
        yield Deal((start, len(match.log)), before, dealt, replay.state.clone())
