"""Finds a clearly better move, judged by what the learner could know."""

from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random
from typing import Any

from taku import tablebase
from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.estimate import estimate
from taku.game import CHANCE, Event, Move, Seat, State, seen
from taku.guidance import GuideMoment
from taku.match import HUMAN, Match
from taku.messages.replies import Replies
from taku.roles import EventRole

CHOOSING = 200  # rollouts that choose the move to compare with
LOOKS = (24, 48, 96, 192)  # fresh guessed worlds that compare the two moves, cumulative
SURE = 2.5  # standard errors that make a difference certain


def better_move(
    match: Match, move: Move, least: float, fetched: Callable[[str], Replies[bool]]
) -> Replies[Move | None]:
    """Return a move that is better by at least `least`, or None if none is known.

    The same match gives the same answer on every device: the number of worlds is fixed, and no
    clock decides. `fetched` loads a tablebase by its name; it yields replies and returns False on
    failure.
    """
    if len(match.state.moves()) < 2:
        return None
    bot = match.game.bots[match.game.adviser]
    if isinstance(bot, RolloutBot):
        return _tried(match, bot, move, least)
    if isinstance(bot, ExactBot):
        return (yield from _exact_judgement(match, bot, move, least, fetched))
    return None


def _exact_judgement(
    match: Match, bot: ExactBot, move: Move, least: float, fetched: Callable[[str], Replies[bool]]
) -> Replies[Move | None]:
    try:
        weighed = bot.weigh(match.seen(match.to_act), Random(0))
    except tablebase.Missing as missing:
        if not (yield from fetched(missing.name)):
            return None
        weighed = bot.weigh(match.seen(match.to_act), Random(0))
    worth = {one.move: one.points or 0.0 for one in weighed}
    best = weighed[0].move
    return best if worth[best] - worth[move] >= least else None


def _tried(match: Match, bot: RolloutBot, move: Move, least: float) -> Move | None:
    state, seat = match.state, match.to_act
    name = f"{match.seed}/{len(match.log)}/guide"
    thrifty = replace(bot, budget=CHOOSING)
    rival = thrifty.weigh(seen(state, seat), Random(name))[0].move
    if rival == move:
        return None
    leads: list[float] = []
    for worlds in LOOKS:
        while len(leads) < worlds:
            leads.append(_lead(bot, state, seat, rival, move, f"{name}/{len(leads)}"))
        mean, error = estimate(leads)
        if mean >= least and mean >= SURE * error:
            return rival
        if mean + SURE * error < least:
            return None
    return None


def _lead(bot: RolloutBot, state: Any, seat: Seat, rival: Move, move: Move, name: str) -> float:
    """Return the rival's advantage over the move in one world, over the others' average."""
    world = state.guess(seat, Random(name))
    rival_lead, move_lead = (
        _over(bot.roll_out(world, each, Random(name)).points, seat) for each in (rival, move)
    )
    return move_lead - rival_lead if bot.low_wins else rival_lead - move_lead


def _over(points: list[int], seat: Seat) -> float:
    return (len(points) * points[seat] - sum(points)) / (len(points) - 1)


def foreseen(match: Match, move: Move, settles: Collection[EventRole]) -> GuideMoment[Any]:
    """Play another move at this table, and return the moment when its trick or turn ends."""
    seat, before = match.to_act, match.state.clone()
    events = list[Event]()
    match = match.at(len(match.log))
    while True:
        events += match.make(move)
        settled = any(event.role in settles for event in events)
        if settled or match.over or match.to_act == seat:
            return GuideMoment(before, match.state, events, seat)
        move = _next(match)


def _next(match: Match) -> Move:
    state: State = match.state
    if match.to_act == CHANCE:
        return state.draw(match.luck())
    auto = match.game.auto(state)
    level = match.seats[match.to_act]
    if level == HUMAN:
        return auto if auto is not None else match.state.moves()[0]
    return _choice(match, level)


def _choice(match: Match, level: str) -> Move:
    """Return the move of a bot of this level, or of the weakest bot if a tablebase is missing."""
    try:
        bot = match.game.bot(level)
        return bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
    except tablebase.Missing:
        weakest = next(iter(match.game.bots.values()))
        return weakest.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
