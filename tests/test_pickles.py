"""Copies and pickles, for processes: errors, states, matches, games, bots and environments."""

import copy
import multiprocessing
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass, replace
from importlib import import_module
from inspect import signature
from random import Random
from typing import Any

import pytest

import build
import taku
from taku import IllegalMove, Match, games
from taku.game import CHANCE, Seen, State, seen, slots_of
from taku.view import Refusal

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda given: pickle.loads(pickle.dumps(given)),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_game = pytest.mark.parametrize("game", games)


def begun(game: str, entries: int = 30) -> Match:
    """A match in the middle of a round."""
    match = Match(game, seed=1, seats=["easy"] * games[game].seats[0])
    match.run(until=lambda match: len(match.log) >= entries and match.state.to_act != CHANCE)
    return match


def content(state: State) -> dict[str, Any]:
    return {slot: getattr(state, slot) for slot in slots_of(type(state))}


# Errors

PARTS: dict[str, Any] = {
    "id": "ask-a", "language": "ja", "entry": 2, "line": 3, "name": "yahtzee/yams",
    "part": "options", "problem": "no option", "refusal": Refusal("follow-suit", {"suit": "S"}),
    "sentence": "Follow suit.", "text": "QS", "fault": "bot", "deal": 1, "move": "KS",
}  # fmt: skip


def errors() -> Iterator[type[Exception]]:
    """Yield every exception of the engine that can be imported here."""
    for info in pkgutil.walk_packages(taku.__path__, "taku."):
        if info.name.rpartition(".")[2] in ("__main__", "solver", "tabulate"):
            continue
        try:
            module = import_module(info.name)
        except ImportError:  # an extra that is not installed
            continue
        for kind in vars(module).values():
            is_error = isinstance(kind, type) and issubclass(kind, Exception)
            if is_error and kind.__module__ == info.name:
                yield kind


@ways
def test_every_error_says_the_same_elsewhere(way: Callable[[Any], Any]) -> None:
    made = {kind.__name__: made_of_parts(kind) for kind in errors()}
    assert {"IllegalMove", "BadPart", "BadEntry", "Unsaid", "Missing", "Fault"} <= made.keys()
    for error in made.values():
        again = way(error)
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def made_of_parts(kind: Any) -> Exception:
    own = vars(kind).get("__init__")
    names = [*signature(own).parameters][1:] if own else []
    error: Exception = kind(*(PARTS[name] for name in names))
    return error


def refused(game: str) -> None:
    Match(game, {"unheard": True})


def test_an_error_ends_a_pool_of_processes() -> None:
    with (
        multiprocessing.get_context("spawn").Pool(1) as pool,
        pytest.raises(taku.BadPart, match="options: no option 'unheard'"),
    ):
        pool.apply_async(refused, ["hearts"]).get(timeout=60)


def test_an_illegal_move_keeps_its_sentence() -> None:
    with pytest.raises(IllegalMove) as caught:
        Match("hearts", seed=1).play("2C")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


# States and matches


@ways
@every_game
def test_a_copied_state_plays_on_alone(game: str, way: Callable[[Any], Any]) -> None:
    state = begun(game).state
    before = content(state.clone())
    again = way(state)
    assert content(again) | {"story": None} == before
    for twin in (again, again.clone()):
        twin.play(twin.moves()[0])
        assert content(twin) != before
    assert content(state.clone()) == before


@ways
@every_game
def test_a_copied_match_is_equal_and_plays_on(game: str, way: Callable[[Any], Any]) -> None:
    match = begun(game)
    again = way(match)
    assert again == match == Match.load(match.save())
    assert hash(again) == hash(match)
    assert (again.story, again.draws) == (match.story, match.draws)
    again.play(again.moves()[-1])
    assert again != match
    assert again.undo(match.to_act) == match


def test_matches_differ_by_each_part_of_a_save() -> None:
    match = begun("hearts")
    others = [Match(match.game, seed=1), match.at(3), match.among(["normal"] * 4), match.save()]
    assert match not in others
    assert [each for each in (Match("hearts"), Match("hearts", seed=2)) if each == match] == []


def test_every_compiled_dataclass_can_be_pickled() -> None:
    modules = [import_module(".".join(p.with_suffix("").parts)) for p in build.hot_modules()]
    found = {
        kind
        for module in modules
        for kind in vars(module).values()
        if is_dataclass(kind) and getattr(kind, "__module__", "") == module.__name__
    }
    assert found
    assert [kind for kind in found if kind.__reduce__ is object.__reduce__] == []


# Games and bots


@ways
@every_game
def test_a_game_is_copied_as_itself(game: str, way: Callable[[Any], Any]) -> None:
    assert way(games[game]) is games[game]


def test_a_changed_game_is_copied_by_its_fields() -> None:
    changed = replace(games["hearts"], low_wins=False)
    twin = copy.copy(changed)
    assert twin is not changed
    assert twin == changed != games["hearts"]


def players() -> Iterator[tuple[str, str]]:
    """Yield each level, and each temper at one of its levels, of each game."""
    for name, game in games.items():
        yield from ((name, level) for level in game.bots)
        yield from ((name, f"{next(iter(levels))}/{t}") for t, levels in game.tempers.items())


@pytest.mark.parametrize(("game", "player"), [*players()])
def test_a_pickled_bot_is_equal(game: str, player: str) -> None:
    bot = games[game].bot(player)
    assert pickle.loads(pickle.dumps(bot)) == bot


@every_game
def test_a_bots_view_gives_equal_worlds_elsewhere(game: str) -> None:
    match = begun(game)
    given = seen(match.state, match.to_act)
    again: Seen = pickle.loads(pickle.dumps(given))
    assert (again.seat, again.moves) == (given.seat, given.moves)
    assert content(again.world(Random(2))) == content(given.world(Random(2)))
    bot = games[game].bots["normal"]
    assert bot.weigh(again, Random(3)) == bot.weigh(given, Random(3))


# Environments


@every_game
def test_an_environment_goes_on_elsewhere(game: str) -> None:
    pytest.importorskip("pettingzoo")
    from taku.arena.pettingzoo import Table, bot_of

    table = Table(game)
    table.reset(seed=4)
    twins = [table, pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
    for _ in range(5):
        action = table.infos[table.agent_selection]["actions"][-1]
        for twin in twins:
            twin.step(action)
    assert twins[1].match == twins[2].match == table.match
    bot = pickle.loads(pickle.dumps(bot_of(game, first)))
    assert bot.weigh(seen(table.match.state, table.match.to_act), Random(1))


def first(observation: Any, infos: Any) -> int:
    return int(infos["actions"][0])
