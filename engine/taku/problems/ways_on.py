"""Ways on: what is likely to follow after a move, beside what follows after a better one.

Both moves are played on in the same guessed worlds with the same draws, by the rule of thumb of the
rollouts, with dice by perfect play. One world is shown: in which the better move ends better, if
there is one, and both as they do oftener than after the other move.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, OVER, Event, Game, Move, Seat, State, seen
from taku.review.sampled import gained, guessed_world, main_part, parts_of

WORLDS = 100
VARYING = {"cards", "dice", "all", "points", "count"}
"""Arguments of an event that differ between worlds in which the same has happened."""
Next: TypeAlias = Callable[[Any, Random], Move]


@dataclass(frozen=True)
class PlayedEntry:
    """A log entry that follows, and its events as every player sees them."""

    text: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class WayOn:
    """What followed in one world, up to what decides, and how often it ended so."""

    entries: tuple[PlayedEntry, ...]
    """The move first."""
    outcome: Event | None
    """What decides: where most points are won or lost, or the place that the seat gets."""
    often: int
    """The number of worlds, of `WORLDS`, in which the outcome was the same for the same player."""
    otherwise: int
    """The number of worlds in which it was so after the best move; for that, after the first."""


@dataclass(frozen=True)
class _Played:
    """A round that was played on in a world."""

    entries: tuple[PlayedEntry, ...]
    outcome: Event | None
    end: State
    gain: float

    @property
    def same(self) -> tuple[Any, ...]:
        """What is equal for equal outcomes."""
        if self.outcome is None:
            return ()
        args = {name: value for name, value in self.outcome.args.items() if name not in VARYING}
        return self.outcome.kind, self.outcome.seat, tuple(sorted(args.items()))


def ways_on(
    game: Game[Any], state: State, moves: Sequence[Move], name: str
) -> tuple[list[WayOn], str]:
    """Return for each move a likely way on, all in one world; the best move comes last.

    The second value is the part of the score, `part-<id>`, that makes most of the loss of the first
    move; "" if none does, and with dice. `name` is the seed of the worlds. `tablebase.Missing` if a
    tablebase must be loaded first.
    """
    worlds = [guessed_world(state, name, number) for number in range(WORLDS)]
    ends = [
        [_played_on(game, world, move, Random(f"{name}/{number}")) for move in moves]
        for number, world in enumerate(worlds)
    ]
    counts = [Counter(row[at].same for row in ends) for at in range(len(moves))]
    others = [counts[-1]] * (len(moves) - 1) + [counts[0]]
    alike: dict[tuple[Any, ...], list[list[_Played]]] = {}
    for row in ends:
        alike.setdefault(tuple(end.same for end in row), []).append(row)

    def tells(rows: Sequence[list[_Played]]) -> tuple[bool, int, int]:
        """Return the sort key of rows with equal outcomes: how well these tell the moves apart."""
        each = zip(rows[0], counts, others, strict=True)
        oftener = sum(own[end.same] - other[end.same] for end, own, other in each)
        differs = rows[0][0].same != rows[0][-1].same
        return differs and sum(_gaps(rows)) > 0, oftener, len(rows)

    shown = _middle(max(alike.values(), key=tells))
    ways = [
        WayOn(end.entries, end.outcome, own[end.same], other[end.same])
        for end, own, other in zip(shown, counts, others, strict=True)
    ]
    return ways, _source(game, state.to_act, worlds, ends)


def _source(
    game: Game[Any], seat: Seat, worlds: Sequence[State], ends: Sequence[Sequence[_Played]]
) -> str:
    if isinstance(game.bots[game.adviser], ExactBot):
        return ""  # a turn with dice was played on, not a round
    best, first = (
        parts_of(game, seat, zip(worlds, (row[at].end for row in ends), strict=True))
        for at in (-1, 0)
    )
    return main_part(best, first)


def _gaps(rows: Sequence[list[_Played]]) -> list[float]:
    """Return by how much the last move is better than the first in each row."""
    return [row[-1].gain - row[0].gain for row in rows]


def _middle(rows: Sequence[list[_Played]]) -> list[_Played]:
    """Return the row in which the moves differ by about as much as on average."""
    gaps = _gaps(rows)
    mean = sum(gaps) / len(gaps)
    return min(zip(gaps, rows, strict=True), key=lambda one: abs(one[0] - mean))[1]


def _played_on(game: Game[Any], world: State, move: Move, random: Random) -> _Played:
    """Play a move in a world, then the rest of the round, or of the turn with dice."""
    state, seat, entries = world.clone(), world.to_act, list[PlayedEntry]()
    following = _following(game)
    while True:
        story: list[Event] = []
        text, state.story = game.write(state, move), story
        state.play(move)
        entries.append(PlayedEntry(text, tuple(story)))
        if _is_over(world, state, story):
            break
        move = state.draw(random) if state.to_act == CHANCE else following(state, random)
    told = [event for entry in entries for event in entry.events]
    outcome = decisive(told, seat)
    last = next((n for n, e in enumerate(entries) if outcome in e.events), len(entries) - 1)
    gain = gained(world, state, seat, game.low_wins)
    return _Played(tuple(entries[: last + 1]), outcome, state, gain)


def _following(game: Game[Any]) -> Next:
    """Return what plays on: the policy of the adviser's rollouts, or perfect play."""
    bot = game.bots[game.adviser]
    if isinstance(bot, ExactBot):
        return lambda state, random: bot.weigh(seen(state, state.to_act), random)[0].move
    assert isinstance(bot, RolloutBot)
    return bot.policy


def _is_over(world: State, state: State, story: Sequence[Event]) -> bool:
    """True if the round is booked, or the box of the turn is filled."""
    filled = any(event.role == "fill" for event in story)
    booked = state.to_act == CHANCE and state.points != world.points
    return filled or booked or state.to_act == OVER or state.round != world.round


def decisive(told: Sequence[Event], seat: Seat) -> Event | None:
    """Return the event with most points at stake before the round is booked.

    Without any, the one that gives the seat its place.
    """
    booked = next((n for n, event in enumerate(told) if event.role == "round"), len(told))
    costly = [event for event in told[:booked] if type(event.args.get("points")) is int]
    most = max(costly, key=lambda event: abs(int(event.args["points"])), default=None)
    return most or next((e for e in told if e.seat == seat and "place" in e.args), None)
