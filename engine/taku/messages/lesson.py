"""A lesson as data: tiny positions, each with a task, in every language, marked by the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict

from taku.options import Options

Language: TypeAlias = str
"""A language by its code, such as "en" or "pt-BR"."""

Text: TypeAlias = Mapping[Language, str]
"""A text in several languages, by language code.

`{QS 2C}` draws cards, `{p1}` is the name of seat 1, `**important**` stands out.
"""

Task = TypedDict("Task", {"is": str | int, "of": str, "among": tuple[str, ...]}, total=False)
"""A question: `is` is the answer, `of` what it counts (see `marking.asked`), once `after` is
played.

For a choice, `among` are the ids to choose from.
"""

TEXTS = ("title", "line", "say", "ask", "right", "hint", "caption", "other")
"""Parts of lessons and steps that are texts."""
TEXTS_BY_ANSWER = ("advise", "wrong", "answers")
"""Parts of steps that have a text for each move or answer."""

MOVE_TASKS = ("accept", "like", "forbidden")
TASKS = (*MOVE_TASKS, "play", "playable", "number", "seat", "choice")

Stretch: TypeAlias = Literal["trick", "round"] | int
"""How long the learner plays on: to the end of a trick (a pile, a turn), to the end of the round,
or for a number of own decisions."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """A position and a task in it: a move, cards to choose, or a question.

    A step has exactly one kind of task: good moves (`accept`, `like` or both), a `forbidden` move
    to try, all `playable` cards, a `number`, a `seat` or a `choice`. With `play` there is no task:
    the learner just plays on. Moves are written as in the log.
    """

    id: str = ""
    """The key of the learner's progress, unique in the lesson; by default from the English title.

    An author who changes a title gives the step its old id.
    """
    title: Text = field(default_factory=dict)
    say: Text = field(default_factory=dict)
    ask: Text = field(default_factory=dict)
    right: Text = field(default_factory=dict)
    """The words after the step is solved."""
    hint: Text = field(default_factory=dict)
    """A nudge, before the solution is shown."""
    example: str = ""
    """Cards or dice that the page draws with the text."""
    caption: Text = field(default_factory=dict)
    """The caption of the example."""

    rules: tuple[str, ...] = ()
    """Ids of the rules that the step teaches; the rules sheet links them to the step."""
    options: Options = field(default_factory=dict)
    seats: int | None = None
    """The number of players; None for the usual number."""
    setup: tuple[str, ...] = ()
    """The log up to the position, with every draw of chance."""
    me: int | None = None
    """The learner's seat; None for the seat to act."""
    open: bool = False
    """True if all hands lie open."""

    accept: tuple[str, ...] = ()
    """The moves that are right."""
    like: tuple[Mapping[str, str | int], ...] = ()
    """Further good moves: every legal move that has these arguments of `Game.tell`."""
    forbidden: Mapping[str, str] = field(default_factory=dict)
    """Moves that the learner tries and is refused, each with the rule that forbids it."""
    play: Stretch = 0
    """How long the learner plays on against bots; 0 if the step has another task."""
    playable: bool = False
    """True if the task is to choose all cards that may be played."""
    number: Task = field(default_factory=Task)
    seat: Task = field(default_factory=Task)
    choice: Task = field(default_factory=Task)
    answers: Mapping[str, Text] = field(default_factory=dict)
    """The words of the choices, by id, where the table has none for them."""

    refuse: Mapping[str, str] = field(default_factory=dict)
    """Other illegal moves that a learner may try, each with the rule that forbids it."""
    advise: Mapping[str, Text] = field(default_factory=dict)
    """Legal moves that are not best, with the reason."""
    wrong: Mapping[str, Text] = field(default_factory=dict)
    """Legal moves that clearly miss the task, or wrong answers to a question, with the reason."""
    other: Text = field(default_factory=dict)
    """The words for any other legal move, or any other wrong answer to a question."""
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The log entries after a good or a poor move, chance included, shown before the step goes on.
    """
    after: tuple[str, ...] = ()
    """The log entries after an answer; the question may be about them."""

    @property
    def tasks(self) -> list[str]:
        """The tasks that are given."""
        return [task for task in TASKS if getattr(self, task)]

    @property
    def wants_move(self) -> bool:
        """True if a move answers the step."""
        return not {*MOVE_TASKS, "play"}.isdisjoint(self.tasks)


Chapter: TypeAlias = Literal["rules", "options", "strategy", "club"]


@dataclass(frozen=True, kw_only=True)
class AnyLesson:
    """The facts about a lesson, without its steps."""

    name: str
    title: Text
    line: Text
    """What the learner can do after it, in a few words."""
    chapter: Chapter = "rules"
    """The group in the list of lessons; "club" for lessons that a club added to its own site."""
    author: str = ""
    """The author, unless it is one of the engine's."""
    options: Options = field(default_factory=dict)
    """The house rules of every step; a step may change them."""
    seats: int | None = None


@dataclass(frozen=True, kw_only=True)
class Lesson(AnyLesson):
    """Some steps with one theme."""

    steps: tuple[Step, ...]

    @property
    def rules(self) -> dict[str, int]:
        """The rules that it teaches, each with the number of the first step that does."""
        taught: dict[str, int] = {}
        for number, step in enumerate(self.steps, start=1):
            for rule in step.rules:
                taught.setdefault(rule, number)
        return taught


@dataclass(frozen=True, kw_only=True)
class LessonEntry(AnyLesson):
    """A lesson in the list of lessons."""

    steps: int
    """The number of steps."""
    rules: Mapping[str, int]
    """The rules that it teaches, each with the number of the first step that does."""
    told: Mapping[str, tuple[str, ...]]
    """For each of these rules, the ids of the guided game's tips about it."""
