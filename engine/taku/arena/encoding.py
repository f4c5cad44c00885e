"""Views and moves of a game as arrays of numbers, for programs that learn.

>>> from taku import Match
>>> encoding = Encoding(Match("yahtzee", seats=1))
>>> encoding.names[:2], encoding.names[-1]
(['round', 'points 0'], 'row total 0 points')
>>> encoding.moves[encoding.number_of["fill ones"]]
'fill ones'
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, MutableSequence, Sequence
from itertools import count
from random import Random
from typing import Any, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from taku.game import CHANCE, History, State, Vocabulary
from taku.match import Match
from taku.roles import ZoneRole
from taku.view import HIDDEN, Badge, View
from taku.words import messages

Array: TypeAlias = NDArray[Any]
Observation: TypeAlias = Mapping[str, Array]
ROLES: tuple[str, ...] = get_args(ZoneRole)
TABLE = "table"
HISTORY = ("played", "passed", "lacks")


class Encoding:
    """The numbers of a game with the house rules and seats of `match`.

    `names` tells what each index of an observation means. Owners are `table`, then 0 for the
    seat itself, 1 for the next seat, and so on:

    - `round`; `points OWNER`; `running OWNER`, the points of this round where they are public;
    - `ROLE OWNER ITEM`, how often a zone has an item; in a trick or pile the owner is the player
      of the item; `?` is a hidden item;
    - `played OWNER ITEM`, the number of the play in this round that put the item out of play, from
      1; `passed OWNER ITEM`, 1 if the owner did not beat a play with this item but passed; `lacks
      OWNER ITEM`, 1 if the owner cannot hold the item, as its play has shown;
    - `badge ID OWNER`, 1 if it is shown; `badge ID OWNER number`, its first number, as the throws
      left; `badge ID OWNER WORD`, 1 if it says this word, as a suit or a direction;
    - `ask ID`, 1 for the question; `ask least` and `ask most`, the number of items in a move;
    - `row ID OWNER`, 1 if the row of the sheet is filled; `row ID OWNER points`; `row ID
      possible`, what the dice would score there.

    Action n below `len(moves)` is the move `moves[n]`, in every position. Above, action
    `len(moves) + n` is the n-th of the other legal moves, which combine items: `features` tells
    them apart. There are as many as any deal can bring (`Vocabulary.combinations`).
    """

    def __init__(self, match: Match) -> None:
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
        self.actions = len(self.moves) + vocabulary.combinations
        self.columns = {word: n for n, word in enumerate(dict.fromkeys([*self.items, *self.words]))}
        """The word of each column of `features`."""
        self._owners = [TABLE, *map(str, range(self.seats))]
        self.names = [*self._names(match.view(0))]
        self._index()

    def numbers(self) -> tuple[Sequence[str], Sequence[str], int]:
        """Return what must be equal so that a policy may play by it."""
        return self.names, self.moves, self.actions

    def _index(self) -> None:
        """Note where each part of an observation begins, by owner: table, then the seat itself."""
        at = {name: index for index, name in enumerate(self.names)}
        ids, owners = _ids(messages(self.game.name, "en"), "badge-"), self._owners
        self._blank = array("h", bytes(2 * len(self.names)))
        self._points, self._running = at["points 0"], at["running 0"]
        self._zones = {role: [at[f"{role} {o} {self.items[0]}"] for o in owners] for role in ROLES}
        first = self.items[0]
        self._history = {kind: [at[f"{kind} {o} {first}"] for o in owners[1:]] for kind in HISTORY}
        self._badges = {id: [at[f"badge {id} {owner}"] for owner in owners] for id in ids}
        self._words = {word: place for place, word in enumerate(self.words, start=2)}
        self._asked = {name.removeprefix("ask "): n for name, n in at.items() if name[:4] == "ask "}
        self._rows = {
            n[4:-9]: i for n, i in at.items() if n[:4] == "row " and n[-9:] == " possible"
        }

    def _names(self, view: View) -> Iterator[str]:
        owners = self._owners
        yield "round"
        for kind in ("points", "running"):
            yield from (f"{kind} {owner}" for owner in owners[1:])
        for role in ROLES:
            for owner in owners:
                yield from (f"{role} {owner} {item}" for item in (*self.items, HIDDEN))
        for kind in HISTORY:
            for owner in owners[1:]:
                yield from (f"{kind} {owner} {item}" for item in self.items)
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
        found, place, seats = self._blank[:], self._place, self.seats
        owners = [1 + (seat - view.seat) % seats for seat in range(seats)]
        found[0] = view.round
        for owner, points in zip(owners, view.points, strict=True):
            found[self._points + owner - 1] = points
        if view.running:
            for owner, points in zip(owners, view.running.points, strict=True):
                found[self._running + owner - 1] = points
        for zone in view.zones:
            items, starts = zone.items, self._zones[zone.role]
            if zone.seats:
                for item, seat in zip(items, zone.seats, strict=False):
                    found[starts[owners[seat]] + place[item]] += 1
                continue
            start = starts[0 if zone.seat is None else owners[zone.seat]]
            hidden = items.count(HIDDEN)
            found[start + place[HIDDEN]] += hidden
            if hidden < len(items):
                for item in items:
                    if item != HIDDEN:
                        found[start + place[item]] += 1
        self._add_history(found, self.game.history(state), owners)
        self._add_badges(found, view.badges, owners)
        if view.ask:
            found[self._asked["least"]] = view.ask.least
            found[self._asked["most"]] = view.ask.most
            if view.ask.id in self._asked:
                found[self._asked[view.ask.id]] = 1
        for row in view.sheet:
            first = self._rows[row.id]
            if row.possible:
                found[first] = row.possible
            for owner, mark in zip(owners, row.points, strict=True):
                if mark is not None:
                    filled = first + 2 * owner - 1
                    found[filled], found[filled + 1] = 1, mark
        mask = bytearray(self.actions)
        for action in actions:
            mask[action] = 1
        return {
            "observation": np.frombuffer(found, np.int16),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def _add_history(
        self, found: MutableSequence[int], history: History, owners: Sequence[int]
    ) -> None:
        place = self._place
        played, passed, lacks = self._history.values()
        for number, (seat, items) in enumerate(history.plays, start=1):
            start = played[owners[seat] - 1]
            for item in items:
                found[start + place[item]] = number
        for seat, items in history.passes:
            start = passed[owners[seat] - 1]
            for item in items:
                found[start + place[item]] = 1
        for seat, items in enumerate(history.lacks):
            start = lacks[owners[seat] - 1]
            for item in items:
                found[start + place[item]] = 1

    def _add_badges(
        self, found: MutableSequence[int], badges: Iterable[Badge], owners: Sequence[int]
    ) -> None:
        for badge in badges:
            if badge.id not in self._badges:
                continue
            start = self._badges[badge.id][0 if badge.seat is None else owners[badge.seat]]
            found[start] = 1
            for key, value in badge.args.items():
                if not isinstance(value, str):
                    if key != "player":
                        found[start + 1] = value
                elif self._words:
                    for word in value.split():
                        if word in self._words:
                            found[start + self._words[word]] = 1

    def numbered(self, moves: Sequence[str]) -> list[int]:
        """Return the action of each legal move."""
        known, first = self.number_of, len(self.moves)
        combinations = count(first)
        numbers = [known[move] if move in known else next(combinations) for move in moves]
        end = next(combinations)
        assert end <= self.actions, f"{end - first} combinations: more than the game allows"
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
    """Return the ids of the messages with this prefix; a short form of one is the same question."""
    found = [id for id in told if id.startswith(prefix) and not id.endswith("-short")]
    return [id.removeprefix(prefix) for id in found]
