"""Luck and play: what cards or dice gave a seat, and what became of it."""

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
from taku.review.records import MATCH, Share


def luck(match: Match, seat: Seat, *, seed: str = "", since: int = 0) -> Iterator[Share]:
    """What each round gave a seat, in order: the rounds that end after `since` entries of the log.

    Of dice it is exact, and tells a round that is going on as well: luck is what the sheet is
    worth after each throw less what it was worth before, play what the choices gave away. Of
    cards it is estimated, for the rounds that are over. Like a review it may be left at any moment.
    """
    expect(Match, match=match)
    expect(int, seat=seat, since=since)
    expect(str, seed=seed)
    check_seat(match, seat)
    bot = match.game.bots[match.game.adviser]
    if isinstance(bot, ExactBot):
        return (each for each in _reckoned(match, bot, seat) if each.entries[1] > since)
    if isinstance(bot, RolloutBot):
        deals = (deal for deal in _deals(match) if deal.entries[1] > since)
        return (share(bot, deal, seat, f"luck/{seed}") for deal in deals)
    raise ValueError(f"no bot of {match.game.name} compares moves")


def ends(match: Match) -> list[int]:
    """After how many entries of the log each round ends whose luck is told."""
    if isinstance(match.game.bots[match.game.adviser], RolloutBot):
        return [deal.entries[1] for deal in _deals(match)]
    again, rounds = match.blank(), list[int]()
    for entry, text in enumerate(match.log):
        again.enter(text, entry + 1)
        rounds.append(again.state.round)
    later = [*rounds[1:], None]
    return [n for n, (one, next_) in enumerate(zip(rounds, later, strict=True), 1) if one != next_]


# Dice


class _Step(NamedTuple):
    entry: int
    round: int
    by_chance: bool
    gain: float


def _reckoned(match: Match, bot: ExactBot, seat: Seat) -> Iterator[Share]:
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
    """By how much each entry of the log has changed what the seat can expect."""
    again = match.blank()
    before = bot.worth(again.state, seat)
    for entry, text in enumerate(match.log):
        by_chance = again.to_act == CHANCE
        again.enter(text, entry + 1)
        after = bot.worth(again.state, seat)
        yield _Step(entry, again.state.round, by_chance, after - before)
        before = after


def _summed(steps: list[_Step], expected: float) -> Share:
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
    """The rounds that are over."""
    again, start, before, dealt = match.blank(), 0, None, None
    for entry, text in enumerate(match.log):
        state: State = again.state.clone()
        again.enter(text, entry + 1)
        if again.state.round != state.round:
            if before and dealt:
                yield Deal((start, entry), before, dealt, state)
            start, before, dealt = entry, state, again.state.clone()
    if before and dealt and again.to_act < 0 and again.points != before.points:
        yield Deal((start, len(match.log)), before, dealt, again.state.clone())
