"""Guided games as they are played in tests, and whether a learner can see what is told there."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.game import Event
from taku.messages.parts import Tip
from taku.messages.replies import Consequence, Frame, Reply
from taku.records import plain
from taku.tables.guided_table import GuidedTable
from taku.teaching import better_move
from taku.teaching.guided_deals import GuidedDeal, guided_deals
from taku.terminal.guided_search import LEARNERS, Learner
from taku.view import View

BUDGET = 40  # rollouts of the strong learner
HASTY_CHOOSING = 40  # rollouts that choose the move to compare with
HASTY_LOOKS = (24, 48)  # worlds that compare it with the move played


def strong(match: Match, random: Random) -> str:
    """The strong bot, in more of a hurry."""
    bot = list(match.game.bots.values())[-1]
    hasty = replace(bot, budget=BUDGET) if hasattr(bot, "budget") else bot
    return match.game.write(match.state, hasty.weigh(match.seen(match.to_act), random)[0].move)


PLAYERS: Mapping[str, Learner] = {**LEARNERS, "strong": strong}


@dataclass(frozen=True)
class Said:
    """A rule that was told, and all that the learner could see of it."""

    aim: str
    """The aim of a guided game, in words."""
    tip: Tip
    frame: Frame
    events: tuple[Event, ...]
    after: Match

    @property
    def view(self) -> View:
        return self.frame.view

    @property
    def args(self) -> Mapping[str, Any]:
        return self.tip.say.args

    def hand(self) -> set[str]:
        mine = (zone for zone in self.view.zones if zone.role == "hand")
        return {item for zone in mine if zone.seat == self.view.seat for item in zone.items}

    def played(self) -> set[str]:
        """The cards that were laid last."""
        found = (event for event in reversed(self.events) if event.role == "play")
        return set(str(next(found).args["cards"]).split())


# Playing


@dataclass(frozen=True)
class Run:
    """A guided game that was played to its end."""

    deal: GuidedDeal
    table: GuidedTable
    replies: list[Reply]

    @property
    def frames(self) -> list[Frame]:
        return [reply for reply in self.replies if isinstance(reply, Frame)]

    @property
    def tips(self) -> list[Tip]:
        return [frame.tip for frame in self.frames if frame.tip]

    def said(self) -> Iterator[Said]:
        aim = " ".join(part.say["en"] for part in self.deal.aim)
        return told(self.table.match, self.frames, aim)


def told(match: Match, frames: Iterable[Frame], aim: str = "") -> Iterator[Said]:
    """Each rule that was told, with the match at that moment."""
    entry, events = 0, tuple[Event, ...]()
    for frame in frames:
        if frame.log and frame.log.entries:
            events = frame.events
            entry = frame.log.start + len(frame.log.entries)
        if frame.tip:
            yield Said(aim, frame.tip, frame, events, match.at(entry))


def play(game: str, deal: GuidedDeal, player: str, number: int = 0) -> Run:
    """A guided game, with poor moves kept; which moves are poor is judged in a hurry."""
    table = GuidedTable(game, deal)
    random = Random(f"{deal.name}/{player}/{number}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(better_move, "CHOOSING", HASTY_CHOOSING)
        patch.setattr(better_move, "LOOKS", HASTY_LOOKS)
        replies: list[Reply] = list(table.begin())
        while not ended(table, replies):
            if table.waits:
                replies += table.keep()
            else:
                replies += table.play(PLAYERS[player](table.match, random))
    return Run(deal, table, replies)


def ended(table: GuidedTable, replies: list[Reply]) -> bool:
    """True if the game has ended, and not by a poor move that may be taken back."""
    last = replies[-1]
    return isinstance(last, Frame) and last.ended and not table.waits


@cache
def run(game: str, name: str, player: str, number: int = 0) -> Run:
    (deal,) = (deal for deal in guided_deals(game) if deal.name == name)
    return play(game, deal, player, number)


def consequences(of: Run) -> list[Consequence]:
    return [reply for reply in of.replies if isinstance(reply, Consequence)]


# What a learner can see


def untrue(said: Said) -> list[str]:
    """The parts of a tip that the learner cannot see when it is told."""
    cards = set(str(said.args.get("cards", "")).split())
    wrong = [] if points_at_something(said) else ["at"]
    if not cards <= set(words([plain(said.view), *map(plain, said.events)])):
        wrong.append("cards")
    near = said.args.get("state") in ("near", "held")  # the learner does not have the points yet
    counted = "points" in said.args and not near and not is_about_a_part(said)
    if counted and abs(said.args["points"]) not in map(abs, points_seen(said)):  # fewer, or more
        wrong.append("points")
    if said.args.get("state") == "held" and not cards <= said.hand():
        wrong.append("held")
    if said.args.get("state") == "played" and not cards <= said.played():
        wrong.append("played")
    if cards <= said.hand() and not are_alike(said.after, sorted(cards)):
        wrong.append("alike")
    return wrong


def is_about_a_part(said: Said) -> bool:
    """True if the tip is about some of the cards whose points an event has added up."""
    sums = (event.args.get("cards", "") for event in said.events if "points" in event.args)
    return any(set() < set(words(said.args.get("cards", ""))) < set(words(cards)) for cards in sums)


def are_alike(match: Match, cards: list[str]) -> bool:
    """True if cards may be played together, or if one rule holds each of them back, or none."""
    if match.why_not(" ".join(cards)) is None:
        return True
    refusals = map(match.why_not, cards)
    return len({refusal.rule if refusal else "" for refusal in refusals}) < 2


def words(shown: Any) -> Iterator[str]:
    """All words of plain data, such as the names of its cards."""
    match shown:
        case str():
            yield from re.findall(r"\w+", shown)
        case Mapping():
            for value in shown.values():
                yield from words(value)
        case list() | tuple():
            for value in shown:
                yield from words(value)


def points_seen(said: Said) -> Iterator[int]:
    """All points that events, the score, the box or the button pointed at have just shown."""
    yield from (event.args["points"] for event in said.events if "points" in event.args)
    for score in (*said.view.scores[-1:], *filter(None, [said.view.running])):
        yield from score.points
        yield from (points for part in score.parts.values() for points in part)
    at = said.tip.at
    if at.kind == "row":
        yield from (
            row.possible or said.args["points"] for row in said.view.sheet if row.id == at.id
        )
    for text in (at.id, said.aim):
        yield from map(int, re.findall(r"\d+", text))


def points_at_something(said: Said) -> bool:
    """What the sentence is about is there to be pointed at."""
    at, view = said.tip.at, said.view
    everything = {item for zone in view.zones for item in zone.items}
    match at.kind:
        case "item":
            return at.id in everything
        case "zone":
            return any(zone.role == at.id and zone.seat in (at.seat, None) for zone in view.zones)
        case "badge":
            return any(badge.id == at.id for badge in view.badges)
        case "row":
            return any(row.id == at.id for row in view.sheet)
        case "button":
            return view.ask is not None and at.id in [b.move for b in view.ask.buttons]
    return at.seat is None or at.seat in range(len(view.points))
