"""Views and moves of a game as arrays of numbers, for programs that learn.

>>> from taku import Match
>>> encoding = Encoding(Match("yahtzee", seats=1))
>>> encoding.names[:2], encoding.names[-1]
(['round', 'points 0'], 'row total 0 points')
>>> encoding.moves[encoding.number_of["fill ones"]]
'fill ones'
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from random import Random
from typing import Any, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from taku.game import CHANCE, State, Vocabulary
from taku.match import Match
from taku.roles import ZoneRole
from taku.view import HIDDEN, View
from taku.words import messages

Array: TypeAlias = NDArray[Any]
Observation: TypeAlias = Mapping[str, Array]
COMBINATIONS = 4096  # random play met 2,411 legal moves at most, in Haggis
ROLES: tuple[str, ...] = get_args(ZoneRole)
TABLE = "table"


class Encoding:
    """The numbers of a game with the house rules and seats of `match`.

    `names` tells what each index of an observation means. Owners are `table`, then 0 for the
    seat itself, 1 for the next seat, and so on:

    - `round`; `points OWNER`; `running OWNER`, the points of this round where they are public;
    - `ROLE OWNER ITEM`, how often a zone has an item; in a trick or pile the owner is the player
      of the item; `?` is a hidden item;
    - `played ITEM`, 1 for an item that all know to be out of play;
    - `badge ID OWNER`, 1 if it is shown; `badge ID OWNER number`, its first number, as the throws
      left; `badge ID OWNER WORD`, 1 if it says this word, as a suit or a direction;
    - `ask ID`, 1 for the question; `ask least` and `ask most`, the number of items in a move;
    - `row ID OWNER`, 1 if the row of the sheet is filled; `row ID OWNER points`; `row ID
      possible`, what the dice would score there.

    Action n below `len(moves)` is the move `moves[n]`, in every position. Above, action
    `len(moves) + n` is the n-th of the other legal moves, which combine items: `features` tells
    them apart.
    """

    def __init__(self, match: Match, combinations: int = COMBINATIONS) -> None:
        self.game, self.seats = match.game, len(match.seats)
        self.kind = type(match.state)
        self.items = _items(match)
        vocabulary = (
            self.game.vocabulary(match.options, self.seats)
            if self.game.vocabulary
            else Vocabulary((*self.items, "pass"), ("pass",))
        )
        self._place = {item: place for place, item in enumerate([*self.items, HIDDEN])}
        self.moves = [*vocabulary.moves]
        self.number_of = {move: number for number, move in enumerate(self.moves)}
        self.words = [*vocabulary.words]
        self.actions = len(self.moves) + (combinations if self.words else 0)
        self.columns = {word: n for n, word in enumerate(dict.fromkeys([*self.items, *self.words]))}
        """The word of each column of `features`."""
        self._owners = [TABLE, *map(str, range(self.seats))]
        self.names = [*self._names(match.view(0))]
        self._at = {name: index for index, name in enumerate(self.names)}
        self._zones = {
            (role, owner): self._at[f"{role} {owner} {self.items[0]}"]
            for role in ROLES
            for owner in self._owners
        }

    def _names(self, view: View) -> Iterator[str]:
        owners = self._owners
        yield "round"
        for kind in ("points", "running"):
            yield from (f"{kind} {owner}" for owner in owners[1:])
        for role in ROLES:
            for owner in owners:
                yield from (f"{role} {owner} {item}" for item in (*self.items, HIDDEN))
        yield from (f"played {item}" for item in self.items)
        told = messages(self.game.name, "en")
        for id in _ids(told, "badge-"):
            for owner in owners:
                badge = f"badge {id} {owner}"
                yield from (badge, f"{badge} number", *(f"{badge} {w}" for w in self.words))
        yield from ("ask least", "ask most", *(f"ask {id}" for id in _ids(told, "ask-")))
        for row in view.sheet:
            yield f"row {row.id} possible"
            for owner in owners[1:]:
                yield from (f"row {row.id} {owner}", f"row {row.id} {owner} points")

    def observed(self, view: View, state: State, actions: Sequence[int]) -> Observation:
        """Return `observation`, int16 by `names`, and `action_mask`, 1 for each legal action.

        `state` may be a guess of the seat: only what every seat knows is asked of it.
        """
        at, zones, place = self._at, self._zones, self._place
        own = [str((seat - view.seat) % self.seats) for seat in range(self.seats)]
        numbers = {at["round"]: view.round}
        for seat, owner in enumerate(own):
            numbers[at[f"points {owner}"]] = view.points[seat]
            if view.running:
                numbers[at[f"running {owner}"]] = view.running.points[seat]
        for zone in view.zones:
            holder = zones[zone.role, TABLE if zone.seat is None else own[zone.seat]]
            players = [zones[zone.role, own[seat]] for seat in zone.seats]
            for item, player in zip(zone.items, players or repeat(holder), strict=False):
                index = player + place[item]
                numbers[index] = numbers.get(index, 0) + 1
        for item in self.game.played(state):
            numbers[at[f"played {item}"]] = 1
        for name, number in self._told(view, own):
            if name in at:
                numbers[at[name]] = number
        for row in view.sheet:
            first = at[f"row {row.id} possible"]
            numbers[first] = row.possible or 0
            for owner, points in zip(own, row.points, strict=True):
                if points is not None:
                    filled = first + 1 + 2 * int(owner)
                    numbers[filled], numbers[filled + 1] = 1, points
        observation: Array = np.zeros(len(self.names), np.int16)
        observation[[*numbers]] = [*numbers.values()]
        mask: Array = np.zeros(self.actions, np.int8)
        mask[actions] = 1
        return {"observation": observation, "action_mask": mask}

    def _told(self, view: View, own: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Yield the names and numbers of badges and of the question."""
        for badge in view.badges:
            name = f"badge {badge.id} {TABLE if badge.seat is None else own[badge.seat]}"
            yield name, 1
            for key, value in badge.args.items():
                if isinstance(value, str):
                    yield from ((f"{name} {word}", 1) for word in value.split())
                elif key != "player":
                    yield f"{name} number", value
        if view.ask:
            yield f"ask {view.ask.id}", 1
            yield "ask least", view.ask.least
            yield "ask most", view.ask.most

    def numbered(self, moves: Sequence[str]) -> list[int]:
        """Return the action of each legal move; ValueError if there are too many combinations."""
        numbers, combination = [], len(self.moves)
        for move in moves:
            number = self.number_of.get(move)
            if number is None:
                number, combination = combination, combination + 1
            numbers.append(number)
        if combination > self.actions:
            raise ValueError(
                f"{combination - len(self.moves)} combinations are legal, more than the"
                f" {self.actions - len(self.moves)} that have an action"
            )
        return numbers

    def features(self, moves: Sequence[str]) -> Array:
        """Return a row for each move: how often each word of `columns` occurs in it."""
        found: Array = np.zeros((len(moves), len(self.columns)), np.int8)
        for row, move in enumerate(moves):
            for word in move.split():
                if word in self.columns:
                    found[row, self.columns[word]] += 1
        return found


def _items(match: Match) -> list[str]:
    """Return all cards or faces of dice that chance can draw before the first decision."""
    state, found = match.game.start(match.options, len(match.seats)), dict[str, None]()
    while state.to_act == CHANCE:
        outcomes = match.game.outcomes(state)
        if outcomes.of != "seats":
            found |= dict.fromkeys(outcomes.items)
            found |= dict.fromkeys(item for place in outcomes.places for item in place.items)
        state.play(state.draw(Random(0)))
    return list(found)


def _ids(told: Mapping[str, Any], prefix: str) -> list[str]:
    return [id.removeprefix(prefix) for id in told if id.startswith(prefix)]
