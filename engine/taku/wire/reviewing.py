"""A review as the page asks for it: beside the table, whatever lies there."""

from collections.abc import Iterator
from heapq import merge
from typing import Any

from taku import tablebase
from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import Event, Seat
from taku.match import Match
from taku.review import Line, Reviewed, Share, ends, entries, luck, review, worlds
from taku.wire.protocol import Imagined, Judged, Replies, ReviewLaid, Shared, WantsTablebase

LONGEST = 12  # entries of the log until what came of a move has been seen
CLOSING = {
    "take",
    "fill",
    "round",
    "over",
    "exchange",
}  # roles of events that end what a move began


def reviewed(save: Any, seat: Seat, seed: str, since: int, shared: int) -> Replies[None]:
    """All that is to be reckoned of a match, in the order of its log.

    The luck of a round follows its last decision, so that what has been told at any moment is
    whole up to there.
    """
    match = Match.load(save, draws=False)
    decisions = review(match, seat, seed=seed, since=since)
    shares = luck(match, seat, seed=seed, since=shared)
    bot = match.game.bots[match.game.adviser]
    assert isinstance(bot, ExactBot | RolloutBot)
    if isinstance(bot, ExactBot):
        yield from _looked_up(bot, match)
    yield ReviewLaid(tuple(entries(match, seat)), tuple(ends(match)), bot.least)
    line = Line(match, seat, seed)
    told: Iterator[Reviewed | Share] = merge(shares, decisions, key=_place)
    for each in told:
        if isinstance(each, Reviewed):
            yield Judged(each, tuple(line.around(each)))
        else:
            yield Shared(each)


def imagined(save: Any, seat: Seat, entry: int, seed: str) -> Replies[None]:
    match = Match.load(save, draws=False)
    guesses = tuple(worlds(match, seat, entry, seed=seed))
    before = match.at(entry)
    game, state, view = match.game, before.state, before.view(seat)
    known = tuple(game.known(state, game.read(state, match.log[entry])))
    events = tuple(_after(before, match.log[entry : entry + LONGEST]))
    yield Imagined(view, known, events, guesses)


def _looked_up(bot: ExactBot, match: Match) -> Replies[None]:
    """Have all that it reckons with; ValueError where that cannot be had."""
    try:
        bot.worth(match.blank().state, 0)
    except tablebase.Missing as missing:
        tablebase.bring(missing.name, (yield WantsTablebase(missing.name)) or "")


def _place(told: Reviewed | Share) -> int:
    """Where in the log it is known; a round's luck comes before the next round's decisions."""
    return told.entry if isinstance(told, Reviewed) else told.entries[1]


def _after(match: Match, log: list[str]) -> Iterator[Event]:
    """What everybody saw of these entries, until something has come to its end."""
    for number, text in enumerate(log, start=len(match.log) + 1):
        events = match.enter(text, number)
        yield from events
        if any(event.role in CLOSING for event in events):
            return
