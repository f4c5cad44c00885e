"""Events for the page: reading one, checking and ranking its results, comparing two logs."""

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any

from taku import tablebase
from taku.club.event import ENTRANT, MOST_ENTRANTS, ClubEvent, read_event, thinks
from taku.club.results import Checked, Forged, Result, checks, read_result
from taku.club.standings import standings
from taku.game import Event, seen_events
from taku.match import LONGEST_LOG, Match
from taku.messages.parts import Head, MoveInWords
from taku.messages.replies import (
    CheckAdvanced,
    DealsCompared,
    EventRead,
    Replies,
    ResultChecked,
    ResultRefused,
    ResultsRanked,
    WantsTablebase,
)
from taku.problems.ways_on import PlayedEntry, WayOn, decisive
from taku.records import record

FIRST = 1 / 8  # share of a thinking bot's decisions that are made again at first
OFTEN = 0.25  # seconds between two replies about the progress


def event_read(data: Any) -> Replies[None]:
    """Send an event as it was read, with its id and the match of each deal."""
    event = read_event(data)
    matches = (event.match(deal).save() for deal in range(1, event.deals + 1))
    heads = ({part: value for part, value in save.items() if part != "log"} for save in matches)
    yield EventRead(event, event.id, tuple(Head(**head) for head in heads))


def results_checked(data: Any, results: Sequence[Any], seed: str) -> Replies[None]:
    """Send for each result whether it fits; of thinking bots twice, a sample of moves first."""
    event = read_event(data)
    if len(results) > MOST_ENTRANTS:
        raise ValueError(f"results: {MOST_ENTRANTS} at most, not {len(results)}")
    known = dict[int, Result]()
    for number, each in enumerate(results):
        try:
            known[number] = read_result(each)
        except ValueError as error:
            yield ResultRefused(number, None, str(error))
    check = _Check(event, sum(len(d.log) for each in known.values() for d in each.deals), seed)
    for share in (FIRST, 1.0) if thinks(event) else (1.0,):
        check.share, check.done = share, 0
        for number, result in [*known.items()]:
            try:
                checked = yield from check.replayed(number, result)
            except Forged as forged:
                del known[number]
                told = forged.fault, forged.text, forged.deal, forged.entry, forged.move
                yield ResultRefused(number, *told)
            else:
                yield ResultChecked(number, checked, share)


class _Check:
    """The check of all results, which tells how far it has come."""

    share = 1.0
    """Share of the bots' decisions to make again."""
    done = 0
    """Entries that were replayed."""

    def __init__(self, event: ClubEvent, entries: int, seed: str) -> None:
        self.event, self.entries, self.seed = event, entries, seed
        self._told = monotonic()

    def replayed(self, number: int, result: Result) -> Replies[Checked]:
        """Replay a result; once more from its beginning if a tablebase was missing."""
        before = self.done
        while True:
            try:
                return (yield from self._replayed(number, result, before))
            except tablebase.Missing as missing:
                tablebase.bring(missing.name, (yield WantsTablebase(missing.name)) or "")

    def _replayed(self, number: int, result: Result, before: int) -> Replies[Checked]:
        def chosen(deal: int, entry: int) -> bool:
            return Random(f"{self.seed}/{number}/{deal}/{entry}").random() < self.share

        self.done, steps = before, checks(self.event, result, chosen)
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                checked: Checked = stop.value
                return checked
            self.done += 1
            if monotonic() > self._told + OFTEN:
                self._told = monotonic()
                yield CheckAdvanced(self.done, self.entries)


def results_ranked(results: Sequence[Any]) -> Replies[None]:
    """Send the table of checked results."""
    if len(results) > MOST_ENTRANTS:
        raise ValueError(f"results: {MOST_ENTRANTS} at most, not {len(results)}")
    yield ResultsRanked(tuple(standings([record(Checked, each) for each in results])))


def deals_compared(data: Any, deal: int, logs: Sequence[Sequence[str]]) -> Replies[None]:
    """Send where two logs of a deal part; BadEntry names an entry that cannot be played."""
    match = read_event(data).match(deal)
    if len(logs) != 2 or max(map(len, logs)) > LONGEST_LOG:
        raise ValueError(f"logs: two, of {LONGEST_LOG} entries at most")
    one, other = logs
    pairs = zip(one, other, strict=False)
    same = next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    match.replay(one[:same])
    if same in (len(one), len(other)):
        yield DealsCompared(same, None, (), ())
        return
    game, state = match.game, match.state
    moves = tuple(MoveInWords.of(game, state, match.legal(log[same])) for log in logs)
    ways = tuple(_way(match.at(same), log[same:], same) for log in logs)
    yield DealsCompared(same, match.view(ENTRANT), moves, ways)


def _way(match: Match, log: Sequence[str], before: int) -> WayOn:
    """Return what followed in a log, up to what decided."""
    entries = tuple(_played(match, log, before))
    told = [event for entry in entries for event in entry.events]
    outcome = decisive(told, ENTRANT)
    last = next((n for n, e in enumerate(entries) if outcome in e.events), len(entries) - 1)
    return WayOn(entries[: last + 1], outcome, often=1, otherwise=0)


def _played(match: Match, log: Sequence[str], before: int) -> Iterator[PlayedEntry]:
    for number, text in enumerate(log, start=before + 1):
        events: Sequence[Event] = match.enter(text, number)
        yield PlayedEntry(text, seen_events(events, ENTRANT))
