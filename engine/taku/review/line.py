"""The line of a match: a seat's expected points after all that it decided and all that it saw.

What other players did is valued by what the seat could know then: in guessed worlds. Every position
uses the same random numbers, so an event that tells the seat nothing changes nothing. A few worlds
are enough if they show no difference to the position before. Then both positions count together, up
to HOLDS worlds of the older ones. If they differ, more worlds are sampled. With dice every value is
exact.
"""

from collections.abc import Iterator, Sequence
from math import fsum, inf, sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.estimate import both, estimate
from taku.game import CHANCE, OVER, Event, Seat
from taku.match import Match
from taku.review.decisions import decision_points, has_choice
from taku.review.results import Moment, Reviewed
from taku.view import Sentence

FEW = 32  # worlds for a position that seems unchanged
MORE = 96  # worlds for a position that seems changed, or begins anew
HOLDS = 64  # worlds: the most that earlier samples count for
SURE = 2.0  # standard errors that make a change certain

ExpectedPoints: TypeAlias = tuple[tuple[float, ...], bool]
"""The expected points of each seat, and True if they have surely changed."""


class Line:
    """A seat's expected points along the log: ask for its decisions in their order."""

    def __init__(self, match: Match, seat: Seat, seed: str) -> None:
        bot = match.game.bots[match.game.adviser]
        assert isinstance(bot, ExactBot | RolloutBot)
        self._log, self._seat, self._again = match.log, seat, match.blank()
        self._first = next((point.entry for point in decision_points(match, seat)), None)
        self._worth: _Exact | _Sampled = (
            _Exact(bot, seat) if isinstance(bot, ExactBot) else _Sampled(bot, seat, f"line/{seed}")
        )

    def around(self, reviewed: Reviewed) -> Iterator[Moment]:
        """Yield the decision and all that was seen up to the next one.

        The first decision also yields what was seen before it. The result depends on no other
        review.
        """
        again = self._again
        begin = 0 if reviewed.entry == self._first else reviewed.entry
        while len(again.log) < begin:
            self._enter()
        while len(again.log) < len(self._log):
            is_own = again.to_act == self._seat and has_choice(again.state)
            if not is_own:
                yield from self._seen()
            elif len(again.log) == reviewed.entry:
                yield from self._decided(reviewed)
            else:
                return

    def _enter(self) -> list[Event]:
        entry = len(self._again.log)
        return self._again.enter(self._log[entry], entry + 1)

    def _decided(self, reviewed: Reviewed) -> Iterator[Moment]:
        """Yield the seat's decision, then what it could not foresee, such as cards passed to it."""
        state, events = self._again.state, self._enter()
        brought = next((event for event in events if event.role == "exchange"), None)
        known = brought is not None or _is_booked(state, events)
        expected = self._worth.decided(reviewed, None if known else state)
        yield Moment(
            reviewed.entry,
            reviewed.round,
            self._seat,
            _sentence(events[0]),
            expected,
            reviewed.clear,
        )
        if brought:
            yield Moment(
                reviewed.entry,
                reviewed.round,
                None,
                _sentence(brought),
                *self._worth.after(state, events, None),
            )

    def _seen(self) -> Iterator[Moment]:
        """Yield a decision of another seat, or of chance, if the seat saw any of it."""
        entry, decides, round_ = len(self._again.log), self._again.to_act, self._again.state.round
        visible = [event for event in self._enter() if event.role != "choose"]
        state = self._again.state
        if not visible or decides == state.to_act == CHANCE:
            return  # chance draws again: wait for the last draw
        event = next((event for event in visible if event.role != "deal"), visible[0])
        by = None if decides == CHANCE or event.role == "exchange" else decides
        round_ = state.round if by is None else round_
        yield Moment(entry, round_, by, _sentence(event), *self._worth.after(state, visible, by))


def _sentence(event: Event) -> Sentence:
    return Sentence(event.kind, event.seat, event.args)


def _is_booked(state: Any, events: Sequence[Event]) -> bool:
    """True if the points of the round are written on the score sheet."""
    return state.to_act == OVER or any(event.role == "round" for event in events)


class _Exact:
    """Values by a bot that knows what every position is worth."""

    def __init__(self, bot: ExactBot, seat: Seat) -> None:
        self._bot, self._seat, self._before = bot, seat, -inf

    def decided(self, reviewed: Reviewed, _: Any) -> tuple[float, ...]:
        """Return the expected points after a reviewed decision."""
        self._before = reviewed.expected[self._seat]
        return reviewed.expected

    def after(self, state: Any, _: Sequence[Event], by: Seat | None) -> ExpectedPoints:
        """Return the expected points after events, and True if they have surely changed."""
        expected = tuple(self._bot.worth(state, seat) for seat in range(len(state.points)))
        change = abs(expected[self._seat] - self._before)
        self._before = expected[self._seat]
        return expected, change >= self._bot.least


class _Known(NamedTuple):
    """Expected points, and how precisely they are known."""

    expected: tuple[float, ...]
    worlds: int
    """The number of sampled worlds."""
    error: float | None
    """The standard error of the seat's lead.

    None until it is estimated from the next position's error, scaled to this number of worlds.
    """


class _Sampled:
    """Values by rollouts in worlds that the seat can imagine."""

    def __init__(self, bot: RolloutBot, seat: Seat, name: str) -> None:
        self._bot, self._seat, self._name = bot, seat, name
        self._before: _Known | None = None

    def decided(self, reviewed: Reviewed, state: Any) -> tuple[float, ...]:
        """Return the result of the review, with more worlds of `state` if there were few."""
        worlds = next(tried.worlds for tried in reviewed.weighed if tried.move == reviewed.move)
        self._before = _Known(reviewed.expected, max(1, worlds), None)
        if state is not None and worlds < MORE:
            self._before = _together(self._summed(self._ends(state, 0, MORE)), self._before)
        return self._before.expected

    def after(self, state: Any, events: Sequence[Event], by: Seat | None) -> ExpectedPoints:
        """Return the expected points after events, and True if they have surely changed."""
        before = self._before
        now = self._before = self._known(state, events, None if by is None else before)
        if before is None:
            return now.expected, False
        change, error = self._apart(now, before)
        return now.expected, change >= max(self._bot.least, SURE * error)

    def _known(self, state: Any, events: Sequence[Event], before: _Known | None) -> _Known:
        """Return the expected points now, combined with earlier samples that still hold."""
        if _is_booked(state, events):
            return _Known(tuple(map(float, state.points)), HOLDS, 0.0)
        if before is None:
            return self._summed(self._ends(state, 0, MORE))
        ends = self._ends(state, 0, FEW)
        if self._is_another(self._summed(ends), before):
            ends += self._ends(state, FEW, MORE)
        now = self._summed(ends)
        return now if self._is_another(now, before) else _together(now, before)

    def _ends(self, state: Any, since: int, until: int) -> list[list[int]]:
        """Return the points at the end of the round in each of these worlds."""
        return [self._end(state, number) for number in range(since, until)]

    def _end(self, state: Any, number: int) -> list[int]:
        world = state.guess(self._seat, Random(f"{self._name}/world {number}"))
        return list(self._bot.play_on(world.clone(), world, Random(number)).points)

    def _summed(self, ends: Sequence[Sequence[int]]) -> _Known:
        expected = tuple(fsum(column) / len(ends) for column in zip(*ends, strict=True))
        return _Known(expected, len(ends), estimate(map(self._lead, ends)).error)

    def _lead(self, points: Sequence[float]) -> float:
        return points[self._seat] - fsum(points) / len(points)

    def _is_another(self, now: _Known, before: _Known) -> bool:
        change, error = self._apart(now, before)
        return change > SURE * error

    def _apart(self, now: _Known, before: _Known) -> tuple[float, float]:
        """Return the size of the change in the seat's lead, and its standard error."""
        change = abs(self._lead(now.expected) - self._lead(before.expected))
        error = now.error or 0.0
        of_before = before.error
        if of_before is None:
            of_before = error * sqrt(now.worlds / before.worlds)
        return change, both(error, of_before)


def _together(now: _Known, before: _Known) -> _Known:
    """Combine two samples, each weighted by its worlds."""
    held = min(before.worlds, HOLDS)
    all_worlds = held + now.worlds
    means = zip(before.expected, now.expected, strict=True)
    expected = tuple((held * old + now.worlds * new) / all_worlds for old, new in means)
    return _Known(expected, all_worlds, (now.error or 0.0) * sqrt(now.worlds / all_worlds))
