"""The line of a match: what a seat could expect after all that it decided, and all that it saw.

What the others did is valued by what the seat could know then: in worlds that it could think
of, with the same numbers drawn for each, so that what tells it nothing changes nothing. A few
worlds are enough where they do not tell the position apart from the one before: then both count
together, as far as the one before does not lie too far back. Where they do, more are looked at.
With dice all of it is reckoned.
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
from taku.review.decisions import has_choice, points
from taku.review.records import Moment, Reviewed
from taku.view import Sentence

FEW = 32  # worlds
MORE = 96  # where the position seems to be another one, or is a new one
HOLDS = 64  # worlds: what was known before does not count for more
SURE = 2.0  # standard errors

Found: TypeAlias = tuple[tuple[float, ...], bool]
"""What each seat can expect, and whether that is surely another thing than before."""


class Line:
    """What a seat could expect, walked along the log: ask for its decisions in their order."""

    def __init__(self, match: Match, seat: Seat, seed: str) -> None:
        bot = match.game.bots[match.game.adviser]
        assert isinstance(bot, ExactBot | RolloutBot)
        self._log, self._seat, self._again = match.log, seat, match.blank()
        self._first = next((point.entry for point in points(match, seat)), None)
        self._worth: _Reckoned | _Tried = (
            _Reckoned(bot, seat) if isinstance(bot, ExactBot) else _Tried(bot, seat, f"line/{seed}")
        )

    def around(self, one: Reviewed) -> Iterator[Moment]:
        """A decision, and what else was seen up to the next one; with the first, also before it.

        It hangs on no other decision's review.
        """
        again = self._again
        begin = 0 if one.entry == self._first else one.entry
        while len(again.log) < begin:
            self._enter()
        while len(again.log) < len(self._log):
            is_own = again.to_act == self._seat and has_choice(again.state)
            if not is_own:
                yield from self._seen()
            elif len(again.log) == one.entry:
                yield from self._decided(one)
            else:
                return

    def _enter(self) -> list[Event]:
        entry = len(self._again.log)
        return self._again.enter(self._log[entry], entry + 1)

    def _decided(self, one: Reviewed) -> Iterator[Moment]:
        """The own decision; and what the seat could not know of it, such as what it was passed."""
        state, events = self._again.state, self._enter()
        brought = next((event for event in events if event.role == "exchange"), None)
        known = brought is not None or _is_booked(state, events)
        expected = self._worth.decided(one, None if known else state)
        yield Moment(one.entry, one.round, self._seat, _told(events[0]), expected, one.clear)
        if brought:
            yield Moment(
                one.entry, one.round, None, _told(brought), *self._worth.after(state, events, None)
            )

    def _seen(self) -> Iterator[Moment]:
        """What another has decided, or chance, if anything was seen of it."""
        entry, decides, round_ = len(self._again.log), self._again.to_act, self._again.state.round
        told = [event for event in self._enter() if event.role != "choose"]
        state = self._again.state
        if not told or decides == state.to_act == CHANCE:
            return  # chance brings more
        event = next((event for event in told if event.role != "deal"), told[0])
        by = None if decides == CHANCE or event.role == "exchange" else decides
        round_ = state.round if by is None else round_
        yield Moment(entry, round_, by, _told(event), *self._worth.after(state, told, by))


def _told(event: Event) -> Sentence:
    return Sentence(event.kind, event.seat, event.args)


def _is_booked(state: Any, events: Sequence[Event]) -> bool:
    """Whether all points of the round are written."""
    return state.to_act == OVER or any(event.role == "round" for event in events)


class _Reckoned:
    """By a bot that knows what every position is worth."""

    def __init__(self, bot: ExactBot, seat: Seat) -> None:
        self._bot, self._seat, self._before = bot, seat, -inf

    def decided(self, one: Reviewed, _: Any) -> tuple[float, ...]:
        self._before = one.expected[self._seat]
        return one.expected

    def after(self, state: Any, _: Sequence[Event], by: Seat | None) -> Found:
        expected = tuple(self._bot.worth(state, seat) for seat in range(len(state.points)))
        change = abs(expected[self._seat] - self._before)
        self._before = expected[self._seat]
        return expected, change >= self._bot.least


class _Known(NamedTuple):
    """What could be expected, and how well that is known."""

    expected: tuple[float, ...]
    worlds: int
    error: float | None
    """The standard error of the lead; None: as that of what comes after it, in as many worlds."""


class _Tried:
    """In worlds that the seat could think of, played on as a bot's rollouts do."""

    def __init__(self, bot: RolloutBot, seat: Seat, name: str) -> None:
        self._bot, self._seat, self._name = bot, seat, name
        self._before: _Known | None = None

    def decided(self, one: Reviewed, state: Any) -> tuple[float, ...]:
        """What its review has found, with more worlds of this state where there were few."""
        worlds = next(tried.worlds for tried in one.weighed if tried.move == one.move)
        self._before = _Known(one.expected, max(1, worlds), None)
        if state is not None and worlds < MORE:
            self._before = _together(self._told(self._ends(state, 0, MORE)), self._before)
        return self._before.expected

    def after(self, state: Any, events: Sequence[Event], by: Seat | None) -> Found:
        before = self._before
        now = self._before = self._known(state, events, None if by is None else before)
        if before is None:
            return now.expected, False
        change, error = self._apart(now, before)
        return now.expected, change >= max(self._bot.least, SURE * error)

    def _known(self, state: Any, events: Sequence[Event], before: _Known | None) -> _Known:
        """What can be expected now; with what was known before, where that still holds."""
        if _is_booked(state, events):
            return _Known(tuple(map(float, state.points)), HOLDS, 0.0)
        if before is None:
            return self._told(self._ends(state, 0, MORE))
        ends = self._ends(state, 0, FEW)
        if self._is_another(self._told(ends), before):
            ends += self._ends(state, FEW, MORE)
        now = self._told(ends)
        return now if self._is_another(now, before) else _together(now, before)

    def _ends(self, state: Any, since: int, until: int) -> list[list[int]]:
        """The points when the round is booked, in some worlds."""
        return [self._end(state, number) for number in range(since, until)]

    def _end(self, state: Any, number: int) -> list[int]:
        world = state.guess(self._seat, Random(f"{self._name}/world {number}"))
        return list(self._bot.play_on(world.clone(), world, Random(number)).points)

    def _told(self, ends: Sequence[Sequence[int]]) -> _Known:
        expected = tuple(fsum(column) / len(ends) for column in zip(*ends, strict=True))
        return _Known(expected, len(ends), estimate(map(self._lead, ends)).error)

    def _lead(self, points: Sequence[float]) -> float:
        return points[self._seat] - fsum(points) / len(points)

    def _is_another(self, now: _Known, before: _Known) -> bool:
        change, error = self._apart(now, before)
        return change > SURE * error

    def _apart(self, now: _Known, before: _Known) -> tuple[float, float]:
        """How far, and the standard error of that."""
        change = abs(self._lead(now.expected) - self._lead(before.expected))
        error = now.error or 0.0
        of_before = before.error
        if of_before is None:
            of_before = error * sqrt(now.worlds / before.worlds)
        return change, both(error, of_before)


def _together(now: _Known, before: _Known) -> _Known:
    """Each with the weight of its worlds."""
    held = min(before.worlds, HOLDS)
    all_worlds = held + now.worlds
    means = zip(before.expected, now.expected, strict=True)
    expected = tuple((held * old + now.worlds * new) / all_worlds for old, new in means)
    return _Known(expected, all_worlds, (now.error or 0.0) * sqrt(now.worlds / all_worlds))
