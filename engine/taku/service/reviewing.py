"""Reviews for the page; they run apart from the table in play."""

from collections.abc import Iterator
from heapq import merge
from typing import Any

from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import Event, Seat, seen_events
from taku.match import Match
from taku.messages.replies import Imagined, Judged, Replies, ReviewLaid, Shared
from taku.review import Line, Reviewed, Share, ends, entries, luck, review, worlds
from taku.service.with_tablebase import with_tablebase

LONGEST = 12  # log entries shown at most as the consequence of a move
CLOSING = {
    "take",
    "fill",
    "round",
    "over",
    "exchange",
}  # roles of events that end the consequence of a move


def reviewed(save: Any, seat: Seat, seed: str, since: int, shared: int) -> Replies[None]:
    """Review a seat's decisions and each round's luck, in the order of the log.

    The luck of a round follows its last decision. So the replies are complete up to the place
    that they have reached, and the page can stop and resume there.
    """
    match = Match.load(save, draws=False)
    decisions = review(match, seat, seed=seed, since=since)
    shares = luck(match, seat, seed=seed, since=shared)
    bot = match.game.bots[match.game.adviser]
    assert isinstance(bot, ExactBot | RolloutBot)
    if isinstance(bot, ExactBot):
        start = match.blank().state
        yield from with_tablebase(lambda: bot.worth(start, 0))  # before the first decision
    yield ReviewLaid(tuple(entries(match, seat)), tuple(ends(match)), bot.least)
    line = Line(match, seat, seed)
    results: Iterator[Reviewed | Share] = merge(shares, decisions, key=_place)
    for each in results:
        if isinstance(each, Reviewed):
            yield Judged(each, tuple(line.around(each)))
        else:
            yield Shared(each)


def imagined(save: Any, seat: Seat, entry: int, seed: str) -> Replies[None]:
    """Send what a seat saw at a decision, some guessed worlds, and the events that followed."""
    match = Match.load(save, draws=False)
    guesses = tuple(worlds(match, seat, entry, seed=seed))
    before = match.at(entry)
    game, state, view = match.game, before.state, before.view(seat)
    known = tuple(game.known_facts(state, game.read(state, match.log[entry])))
    events = seen_events(_after(before, match.log[entry : entry + LONGEST]), seat)
    yield Imagined(view, known, events, guesses)


def _place(result: Reviewed | Share) -> int:
    """Return the sort key of a result: its place in the log, the end of the round for its luck."""
    return result.entry if isinstance(result, Reviewed) else result.entries[1]


def _after(match: Match, log: list[str]) -> Iterator[Event]:
    """Yield the events of these entries up to the end of the trick, turn or round."""
    for number, text in enumerate(log, start=len(match.log) + 1):
        events = match.enter(text, number)
        yield from events
        if any(event.role in CLOSING for event in events):
            return
