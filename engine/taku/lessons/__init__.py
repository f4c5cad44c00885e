"""Lessons: tiny positions, each with a task, told in every language and marked by the rules.

A game's lessons are data in its `lessons.toml`, in the notation of its moves.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, TypedDict

from taku.options import Options
from taku.wire.records import record

Language: TypeAlias = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")

Text: TypeAlias = Mapping[Language, str]
"""The same in every language, by its code.

`{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**important**` stands out.
"""

Task = TypedDict("Task", {"is": str | int, "of": str, "among": tuple[str, ...]}, total=False)
"""A question: `is` is the answer, `of` what it counts (see `marking.asked`), after `after`; of a
choice, `among` are the ids to choose from."""

MOVE_TASKS = ("accept", "like", "forbidden")
TASKS = (*MOVE_TASKS, "play", "playable", "number", "seat", "choice")

Stretch: TypeAlias = Literal["trick", "round"] | int
"""How long the learner plays: until a trick, a pile or a turn is over, until the round is, or so
many own decisions."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """A position and a task in it: a move, cards to choose, or a question.

    Just one kind of task is given: good moves (`accept`, `like` or both), a `forbidden` move to
    be tried, all the cards that are `playable`, a `number`, a `seat` or a `choice`; or there is
    nothing to be found, and the learner just plays on. Moves are written as in the log.
    """

    id: str = ""
    """Its own in the lesson, by which progress is kept: of its English title, unless another is
    given. Whoever changes a title gives the step its old id."""
    title: Text = field(default_factory=dict)
    say: Text = field(default_factory=dict)
    ask: Text = field(default_factory=dict)
    right: Text = field(default_factory=dict)
    """Said when it is solved."""
    hint: Text = field(default_factory=dict)
    """A nudge, before the solution is shown."""
    example: str = ""
    """Cards, or dice, to be drawn with the text."""
    caption: Text = field(default_factory=dict)
    """What the example is."""

    rules: tuple[str, ...] = ()
    """Those of the rules sheet that it teaches: from their place there leads a link to it."""
    options: Options = field(default_factory=dict)
    seats: int | None = None
    """How many play; None: as many as usual."""
    setup: tuple[str, ...] = ()
    """The log up to here, with every draw of chance."""
    me: int | None = None
    """The seat that looks; None: the one to act."""
    open: bool = False
    """Whether all hands lie open."""

    accept: tuple[str, ...] = ()
    like: tuple[Mapping[str, str | int], ...] = ()
    """Also good: every legal move that is described so, by arguments of `Game.tell`."""
    forbidden: Mapping[str, str] = field(default_factory=dict)
    """Moves to be tried in vain, each with the rule that forbids it."""
    play: Stretch = 0
    """For how long to play on against bots; 0: it is another task."""
    playable: bool = False
    number: Task = field(default_factory=Task)
    seat: Task = field(default_factory=Task)
    choice: Task = field(default_factory=Task)
    answers: Mapping[str, Text] = field(default_factory=dict)
    """What the choices are called, by their ids, where the table has no words for them."""

    refuse: Mapping[str, str] = field(default_factory=dict)
    """Other moves that a learner may well try, each with the rule that forbids it."""
    advise: Mapping[str, Text] = field(default_factory=dict)
    """Legal moves that are not best, and why."""
    wrong: Mapping[str, Text] = field(default_factory=dict)
    """Legal moves that are plainly not what is asked, or wrong answers to a question, and why."""
    other: Text = field(default_factory=dict)
    """Said of any other legal move, or of any other wrong answer to a question."""
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What follows a move, good or poor, chance included; it is shown before the step goes on."""
    after: tuple[str, ...] = ()
    """What follows an answer; the question may be about it."""

    @property
    def tasks(self) -> list[str]:
        return [task for task in TASKS if getattr(self, task)]

    @property
    def wants_move(self) -> bool:
        return not {*MOVE_TASKS, "play"}.isdisjoint(self.tasks)


Chapter: TypeAlias = Literal["rules", "options", "strategy", "club"]


@dataclass(frozen=True, kw_only=True)
class AnyLesson:
    """What is known of a lesson besides its steps."""

    name: str
    title: Text
    line: Text
    """What can be done after it, in a few words."""
    chapter: Chapter = "rules"
    """What it stands with in the list; "club": what a club has put on its own copy of the site."""
    author: str = ""
    """Who has written it, where that is somebody else than the authors of the engine."""
    options: Options = field(default_factory=dict)
    """House rules of every step, which a step may change."""
    seats: int | None = None


@dataclass(frozen=True, kw_only=True)
class Lesson(AnyLesson):
    """Some steps with one theme."""

    steps: tuple[Step, ...]

    @property
    def rules(self) -> dict[str, int]:
        """What it teaches of the rules sheet, each with the number of the first step that does."""
        taught: dict[str, int] = {}
        for number, step in enumerate(self.steps, start=1):
            for rule in step.rules:
                taught.setdefault(rule, number)
        return taught


@dataclass(frozen=True, kw_only=True)
class LessonEntry(AnyLesson):
    """What a list of lessons tells of each."""

    steps: int
    """How many there are."""
    rules: Mapping[str, int]
    """What it teaches of the rules sheet, each with the number of the first step that does."""
    told: Mapping[str, tuple[str, ...]]
    """Of each of these rules the ids of what a guided game tells of it."""


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order to learn them; ValueError names what is wrong in one."""
    import tomllib  # the page reads no lessons of ours: the build has read them for it
    from pathlib import Path  # which is not in the page's Python

    path = Path(__file__).parents[1] / "games" / game / "lessons.toml"
    if not path.exists():
        return ()
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(read_lesson(lesson) for lesson in told["lesson"])


def read_lesson(told: Mapping[str, Any]) -> Lesson:
    name = told.get("name", "a lesson without a name")
    steps = []
    for number, step in enumerate(told.get("step", ()), start=1):
        try:
            steps.append(read_step(whole_step(told, step)))
        except ValueError as error:
            raise ValueError(f"{name}, step {number}: {error}") from None
    rest = {part: value for part, value in told.items() if part != "step"}
    try:
        return record(Lesson, {**rest, "steps": with_ids(steps)})
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def whole_step(lesson: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    """A step as plain data, with the house rules and the players of its lesson."""
    common = {part: lesson[part] for part in ("options", "seats") if part in lesson}
    options = {**common.get("options", {}), **step.get("options", {})}
    return {**common, **step, "options": options}


def with_ids(steps: Iterable[Step]) -> list[Step]:
    """The steps of a lesson, each with an id that no other has."""
    named: dict[str, Step] = {}
    for number, step in enumerate(steps, start=1):
        id = step.id or slug(step.title)
        while not id or id in named:
            id = f"{id}-{number}".removeprefix("-")
        named[id] = replace(step, id=id)
    return list(named.values())


def slug(title: Text) -> str:
    """A name made of a title."""
    said = title.get("en") or next(iter(title.values()), "")
    return "-".join("".join(sign if sign.isalnum() else " " for sign in said.lower()).split())


def read_step(told: Mapping[str, Any]) -> Step:
    """A step from plain data; ValueError names the part that is not understood."""
    step = record(Step, told)
    if problem := one_task(step):
        raise ValueError(problem)
    return step


def one_task(step: Step) -> str:
    """What is wrong where not just one kind of task is given; "" if it is."""
    kinds = set(step.tasks)
    if len(kinds) == 1 or kinds == {"accept", "like"}:
        return ""
    return f"one task, not {len(kinds)}: one of {', '.join(TASKS)}"
