"""What tests sit down to: every game with every house rule, and positions on the way."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random
from typing import Any

from conftest import FEW_MATCHES
from taku import IllegalMove, Match, games
from taku.game import CHANCE, OVER, Game, Move, State, slots_of
from taku.options import OptionEntry, form
from taku.records import SCALARS
from taku.service import Service
from taku.tables.table import Table
from taku.view import HIDDEN, Refusal, View

SAMPLED = 0.01  # share of the positions that bring no new kind of decision
MOST = 25  # positions of a match, from where on only new kinds of decision are added
DRAWN = 60  # house rules at random, of which the ones that add most are played
SHIPPED = ("haggis", "hearts", "president", "yahtzee")  # games that must have all optional modules
Held = tuple[str, Any]  # an option and its value
OFFERS = [  # offers of home: games, and presets that are shown as games
    offer
    for name, game in games.items()
    for offer in (name, *(f"{name}/{preset}" for preset in game.shown))
]


@cache
def matches() -> list[Match]:
    """Every preset, every number of players, and every value of every option, in few matches.

    In Pyodide and on the compiled engine one match of each game.
    """
    found = []
    for game in games.values():
        found += [_with_preset(game, 0, game.seats[0])] if FEW_MATCHES else _covering(game)
    return found


def _covering(game: Game[Any]) -> list[Match]:
    """Sit down to each preset, then by options drawn until each value has had effect."""
    number = max(len(game.presets), len(game.seats))
    found = [_with_preset(game, turn, game.seats[turn % len(game.seats)]) for turn in range(number)]
    rules, random = form(game.options), Random(game.name)
    missing = {(rule.name, value) for rule in rules for value in rule.among}
    for match in found:
        missing -= in_effect(rules, match.options)
    while missing:
        drawn = [with_random_house_rules(game, random) for _ in range(DRAWN)]
        best = max(drawn, key=lambda match: len(missing & in_effect(rules, match.options)))
        if missing & in_effect(rules, best.options):
            missing -= in_effect(rules, best.options)
            found.append(best)
    return found


def _with_preset(game: Game[Any], turn: int, seats: int) -> Match:
    """Sit down to a preset, in turn; where it is not for so many players, for the usual number."""
    options = [*game.presets.values()][turn % len(game.presets)]
    values = {part.name: getattr(options, part.name) for part in fields(options)}
    match = _sit_down(game, values, seats) or _sit_down(game, values, game.seats[0])
    assert match, f"{game.name} has a preset that cannot be played"
    return match


def with_random_house_rules(game: Game[Any], random: Random) -> Match:
    """A match with options at random, for any number of players."""
    rules = form(game.options)
    while True:
        options = {rule.name: random.choice(rule.among) for rule in rules}
        match = _sit_down(game, options, random.choice(game.seats))
        if match:
            return match


def in_effect(rules: Sequence[OptionEntry], options: object) -> set[Held]:
    """The options that are not ignored because of others."""
    return {
        (rule.name, getattr(options, rule.name))
        for rule in rules
        if all(getattr(options, name) in values for name, values in rule.needs.items())
    }


def _sit_down(game: Game[Any], options: Mapping[str, Any], seats: int) -> Match | None:
    """A match, unless the game has no such house rules for so many players."""
    try:
        return Match(game, options, seats=seats)
    except ValueError:
        return None


def positions(match: Match) -> list[State]:
    """Positions from a random match: the first of each kind of decision, a sample, and the end."""
    return [state.clone() for state in _sample(match)]


def decisions(match: Match) -> list[State]:
    return [state for state in positions(match) if state.to_act >= 0]


@cache
def _sample(match: Match) -> list[State]:
    random = Random(str(match))
    state: State = match.game.start(match.options, len(match.seats))
    kinds = []
    found = []
    while state.to_act != OVER:
        ask = match.game.look(state, state.to_act).ask if state.to_act != CHANCE else None
        kind = ask.id if ask else "chance"
        if kind not in kinds or (len(found) < MOST and random.random() < SAMPLED):
            kinds.append(kind)
            found.append(state.clone())
        state.play(any_move(state, random))
    return [*found, state]


def any_move(state: State, random: Random) -> Move:
    return state.draw(random) if state.to_act == CHANCE else random.choice(state.moves())


def played(match: Match, entries: int) -> Match:
    """A new match by the same house rules, played at random for so many entries or to its end."""
    match = match.at(0)
    random = Random(str(match))
    while not match.over and len(match.log) < entries:
        match.apply(random.choice(match.state.moves()))
    return match


@cache
def finished(match: Match) -> Match:
    """The match that has been played at random to its end; no test may change it."""
    return played(match, sys.maxsize)


def selections(view: View) -> list[tuple[str, ...]]:
    """No item, each item, and some pairs, threes and fours of all that lies face up."""
    open_items = sorted({item for zone in view.zones for item in zone.items if item != HIDDEN})
    asked_for = list(view.ask.items) if view.ask else []
    random = Random(0)
    several = [
        tuple(random.sample(items, number))
        for items in (open_items, asked_for)
        for number in (2, 3, 4) * 5
        if number <= len(items)
    ]
    return [(), *((item,) for item in open_items), *several]


def meanings(
    match: Match, state: State, items: tuple[str, ...]
) -> list[tuple[Move | None, Refusal | None]]:
    """The moves that these items could be, each with what forbids it; None where they are none."""
    try:
        return [(move, state.why_not(move)) for move in match.game.readings(state, items)]
    except IllegalMove as illegal:
        return [(None, illegal.refusal)]
    except ValueError as error:
        return [(None, Refusal("unreadable", {"problem": str(error)}))]


def picture(value: Any) -> Any:
    """All that a state consists of but its story, as plain values that can be compared."""
    if type(value) in SCALARS:  # by far the most
        return value
    if isinstance(value, (list, tuple)):
        return [picture(part) for part in value]
    if isinstance(value, Mapping):
        return {key: picture(part) for key, part in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(picture, value))
    if names := parts_of(type(value)):
        return {name: picture(getattr(value, name)) for name in names}
    assert isinstance(value, (int, str)), f"no way to compare {value!r}"
    return value


@cache
def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass, or the slots of a class without the story."""
    if is_dataclass(kind):
        return tuple(part.name for part in fields(kind))
    return tuple(slot for slot in slots_of(kind) if slot != "story")


def count(state: State, decisions: int) -> int:
    """How many ways there are to go on for so many decisions."""
    if decisions == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.clone()
        after.play(move)
        total += count(after, decisions - 1)
    return total


def seats_of(state: State) -> range:
    return range(len(state.points))


def match_of(service: Service) -> Match | None:
    """The match on the table, if there is one."""
    return service.table.match if isinstance(service.table, Table) else None
