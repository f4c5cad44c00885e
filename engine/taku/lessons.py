"""Lessons: tiny positions, each with a task, told in every language and marked by the rules.

A game's lessons are data in its `lessons.toml`, in the notation of its moves.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, TypeAlias

import taku

Text: TypeAlias = Mapping[str, str]
"""The same in every language, by its code.

`{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**important**` stands out.
"""

LANGUAGES = ("en", "ja")
MOVE_TASKS = ("accept", "like", "forbidden")
TASKS = (*MOVE_TASKS, "playable", "number", "seat", "choice")


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_table(value: Any, like: Callable[[Any], bool] = lambda part: True) -> bool:
    return isinstance(value, Mapping) and all(map(like, value.values()))


def _is_list(value: Any, like: Callable[[Any], bool] = _is_text) -> bool:
    return isinstance(value, tuple) and all(map(like, value))


def _text() -> Any:
    return field(default_factory=dict, metadata={"like": partial(_is_table, like=_is_text)})


def _table(like: Callable[[Any], bool] = lambda part: True) -> Any:
    return field(default_factory=dict, metadata={"like": partial(_is_table, like=like)})


def _one(default: Any, *kinds: type) -> Any:
    """A single value of just one of these kinds: True is no number."""
    return field(default=default, metadata={"like": lambda value: type(value) in kinds})


def _entries(like: Callable[[Any], bool] = _is_text) -> Any:
    return field(default=(), metadata={"like": partial(_is_list, like=like)})


@dataclass(frozen=True, kw_only=True)
class Step:
    """A position and a task in it: a move, cards to choose, or a question.

    Just one kind of task is given: good moves (`accept`, `like` or both), a `forbidden` move to
    be tried, all the cards that are `playable`, a `number`, a `seat` or a `choice`. Moves are
    written as in the log.
    """

    title: Text = _text()
    say: Text = _text()
    ask: Text = _text()
    right: Text = _text()
    """Said when it is solved."""
    hint: Text = _text()
    """A nudge, before the solution is shown."""
    example: str = _one("", str)
    """Cards, or dice, to be drawn with the text."""
    caption: Text = _text()
    """What the example is."""

    options: Mapping[str, Any] = _table()
    seats: int | None = _one(None, int, type(None))
    """How many play; None: as many as usual."""
    setup: tuple[str, ...] = _entries()
    """The log up to here, with every draw of chance."""
    me: int | None = _one(None, int, type(None))
    """The seat that looks; None: the one to act."""
    open: bool = _one(False, bool)
    """Whether all hands lie open."""

    accept: tuple[str, ...] = _entries()
    like: tuple[Mapping[str, Any], ...] = _entries(_is_table)
    """Also good: every legal move that is described so, by arguments of `Game.tell`."""
    forbidden: Mapping[str, str] = _text()
    """Moves to be tried in vain, each with the rule that forbids it."""
    playable: bool = _one(False, bool)
    number: Mapping[str, Any] = _table()
    """`is`: the answer; `of`: what it counts (see `marking.asked`), after `after`."""
    seat: Mapping[str, Any] = _table()
    choice: Mapping[str, Any] = _table()
    """`is` and `of` as above, and `among`: the ids to choose from."""

    refuse: Mapping[str, str] = _text()
    """Other moves that a learner may well try, each with the rule that forbids it."""
    advise: Mapping[str, Text] = _table(_is_table)
    """Legal moves that are not best, and why."""
    other: Text = _text()
    """Said of any other legal move."""
    then: Mapping[str, tuple[str, ...]] = _table(_is_list)
    """What follows a move, good or poor, chance included; it is shown before the step goes on."""
    after: tuple[str, ...] = _entries()
    """What follows an answer; the question may be about it."""

    @property
    def tasks(self) -> list[str]:
        return [task for task in TASKS if getattr(self, task)]

    @property
    def wants_move(self) -> bool:
        return not set(MOVE_TASKS).isdisjoint(self.tasks)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """Some steps with one theme, and the rules that they teach."""

    name: str
    title: Text
    line: Text
    """What can be done after it, in a few words."""
    chapter: str = "rules"
    """What it stands with in the list: rules, options or strategy."""
    rules: tuple[str, ...] = _entries()
    options: Mapping[str, Any] = _table()
    """House rules of every step, which a step may change."""
    seats: int | None = _one(None, int, type(None))
    steps: tuple[Step, ...]


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order to learn them; ValueError names what is wrong in one."""
    import tomllib  # neither is in the page's Python: the build reads the lessons for it
    from pathlib import Path

    path = Path(taku.__path__[0], "games", game, "lessons.toml")
    if not path.exists():
        return ()
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(read_lesson(lesson) for lesson in told["lesson"])


def read_lesson(told: Mapping[str, Any]) -> Lesson:
    name = told.get("name", "a lesson without a name")
    common = {part: told[part] for part in ("options", "seats") if part in told}
    steps = []
    for number, step in enumerate(told.get("step", ()), start=1):
        options = {**common.get("options", {}), **step.get("options", {})}
        try:
            steps.append(read_step({**common, **step, "options": options}))
        except ValueError as error:
            raise ValueError(f"{name}, step {number}: {error}") from None
    rest = {part: value for part, value in told.items() if part != "step"}
    try:
        return Lesson(**_fitting(Lesson, {**rest, "steps": steps}))
    except (TypeError, ValueError) as error:
        raise ValueError(f"{name}: {error}") from None


def read_step(told: Mapping[str, Any]) -> Step:
    """A step from plain data; ValueError names the part that is not understood."""
    step = Step(**_fitting(Step, told))
    kinds = set(step.tasks)
    if len(kinds) != 1 and kinds != {"accept", "like"}:
        raise ValueError(f"one task, not {len(kinds)}: one of {', '.join(TASKS)}")
    return step


def _fitting(kind: type, told: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a dataclass, lists as tuples; ValueError for one it lacks or cannot be."""
    parts = {part.name: part for part in fields(kind)}
    values = {}
    for name, value in told.items():
        if name not in parts:
            raise ValueError(f"no part {name!r}")
        values[name] = _frozen(value)
        wanted = parts[name].metadata.get("like")
        if wanted and not wanted(values[name]):
            raise ValueError(f"{name}: of the wrong kind")
    return values


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(map(_frozen, value))
    if isinstance(value, Mapping):
        return {key: _frozen(part) for key, part in value.items()}
    return value
