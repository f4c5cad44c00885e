"""Comparison of a match with what a device saw of it while it was played."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from taku.game import Event, Seat
from taku.match import Match
from taku.messages.parts import SeenRound
from taku.records import plain
from taku.view import View


@dataclass
class _Told:
    """What a round of the log shows, to any seat."""

    events: list[Event] = field(default_factory=list)
    hands: dict[int, list[dict[Seat, list[Any]]]] = field(default_factory=dict)
    """By number of events so far: what each seat holds, for each log entry at that point."""


def compare(match: Match, rounds: Sequence[SeenRound]) -> tuple[list[int], list[int]]:
    """Return the rounds that differ from what was seen, and those not seen to their end.

    The log tells each event to a seat as it was told during the match. Face-down choices came in
    any order, so their events do not count. Of an unfinished match, only the rounds that have
    ended are compared.

    >>> log = ["roll 6 2 4 6 2", "fill sixes", "roll 1 1 2 3 5"]
    >>> match = Match("yahtzee", seats=1, log=log, draws=False)
    >>> compare(match, [SeenRound(1, True, ('[0, "deal", "deal", null, {"round": 7}]',))])
    ([1], [1])
    """
    told = _told(match, _viewers(rounds))
    if not match.over:
        told = _ended(told)
        rounds = [each for each in rounds if each.round <= max(told, default=-1)]
    seen = {each.round: each for each in rounds}
    unlike = {number for number, each in seen.items() if not _fits(each, told.get(number))}
    unlike |= {each.round for each in rounds if seen[each.round] is not each}
    dealt = {n: each for n, each in told.items() if n}  # in round 0 only the dealer is drawn
    unseen = [n for n, each in dealt.items() if n not in seen or not _is_whole(seen[n], each)]
    return sorted(unlike), sorted(unseen)


def zones_held(view: View) -> list[Any]:
    """Return what a seat holds in its hand, for comparison."""
    own = (zone for zone in view.zones if zone.kind == "hand" and zone.seat == view.seat)
    return [[zone.role, sorted(zone.items)] for zone in own]


def _viewers(rounds: Iterable[SeenRound]) -> set[Seat]:
    read = [_read(text) for each in rounds for text in each.hands]
    return {hand[1] for hand in read if len(hand) == 3 and isinstance(hand[1], int)}


def _told(match: Match, viewers: Iterable[Seat]) -> dict[int, _Told]:
    """Replay the log: the events of each round, and what the viewers hold after each entry."""
    again, told = match.blank(), dict[int, _Told]()
    seats = [seat for seat in viewers if 0 <= seat < len(match.seats)]
    for entry, text in enumerate(match.log, start=1):
        events = again.enter(text, entry)
        now = told.setdefault(again.state.round, _Told())
        now.events += [event for event in events if event.role != "choose"]
        held = {seat: zones_held(again.view(seat)) for seat in seats}
        now.hands.setdefault(len(now.events), []).append(held)
    return told


def _ended(told: dict[int, _Told]) -> dict[int, _Told]:
    """Return the rounds that have ended: the last one only if the log tells its end."""
    *before, last = sorted(told) or [-1]
    ends = last in told and any(event.role == "round" for event in told[last].events)
    return {number: told[number] for number in (*before, *([last] if ends else []))}


def _fits(seen: SeenRound, told: _Told | None) -> bool:
    """True if the log shows all that was seen of a round, and no more if it was seen whole."""
    if told is None or len(seen.events) > len(told.events):
        return False
    if not seen.cut and len(seen.events) < len(told.events):
        return False
    pairs = zip(map(_read, seen.events), told.events, strict=False)
    return all(_is_same(*pair) for pair in pairs) and all(
        _is_held(_read(text), told) for text in seen.hands
    )


def _is_same(seen: list[Any], event: Event) -> bool:
    viewer = seen[0] if seen else None
    told = plain(event.seen_by(viewer if isinstance(viewer, int) else None))
    return seen[1:] == [told["role"], told["kind"], told["seat"], told["args"]]


def _is_held(seen: list[Any], told: _Told) -> bool:
    """True if the seat held just these items at some entry after so many events."""
    if len(seen) != 3:
        return False
    count, seat, held = seen
    return any(each.get(seat) == held for each in told.hands.get(count, []))


def _is_whole(seen: SeenRound, told: _Told) -> bool:
    """True if a device saw a round to its end, and the hand of a seat in it if there are hands."""
    holds = any(held for hands in told.hands.values() for each in hands for held in each.values())
    return len(seen.events) == len(told.events) and bool(seen.hands or not holds)


def _read(text: str) -> list[Any]:
    """Return a list in JSON; an empty one if the text is something else."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return []
    return found if isinstance(found, list) else []
