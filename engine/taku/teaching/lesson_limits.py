"""The teacher's desk: lessons that anybody has written, how large they may be, and their shape.

They come by links and files, so that nothing of them is trusted: each part is looked at by itself,
and what is too large is not even tried.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from taku.lessons import Chapter, Step, Text, one_task
from taku.match import BadPart, cut
from taku.options import Options
from taku.wire.records import record

FORMAT = 1
MOST_STEPS = 60
MOST_LESSONS = 40  # of a course
LONGEST_AUTHOR = 60  # characters
LONGEST_TITLE = 120
LONGEST_TEXT = 1_000
LONGEST_SETUP = 2_000  # entries: more than any round has, and than most matches
MOST_NAMED = 200  # moves, house rules, answers that a part names


@dataclass(frozen=True, kw_only=True)
class LessonHead:
    """A lesson as a document, but for its steps. Any part may be lacking: it is told what does."""

    format: int = FORMAT
    game: str = ""
    name: str = ""
    """By which progress is kept; "": of its title."""
    title: Text = field(default_factory=dict)
    line: Text = field(default_factory=dict)
    author: str = ""
    chapter: Chapter = "club"
    options: Options = field(default_factory=dict)
    seats: int | None = None


@dataclass(frozen=True, kw_only=True)
class CourseHead:
    """A course as a document, but for its lessons."""

    format: int = FORMAT
    title: Text = field(default_factory=dict)
    author: str = ""


def misfits(kind: type, told: Mapping[str, Any]) -> dict[str, str]:
    """Each part that a record of this kind cannot have, or not so large, and what is wrong."""
    judged = ((part, _misfit(kind, part, value)) for part, value in told.items())
    return {part: problem for part, problem in judged if problem}


def _misfit(kind: type, part: str, value: Any) -> str:
    try:
        return _outgrown(part, getattr(record(kind, {part: value}), part))
    except ValueError as error:
        return str(error).removeprefix(f"{part}: ")


def _outgrown(part: str, value: Any) -> str:
    """What is too large in a part; "" if nothing is."""
    if isinstance(value, str):
        return _too_long(value, {"author": LONGEST_AUTHOR, "title": LONGEST_TITLE}.get(part))
    if not isinstance(value, tuple | Mapping):
        return ""
    most = LONGEST_SETUP if part == "setup" else MOST_NAMED
    if len(value) > most:
        return f"{most} at most, not {len(value)}"
    inner = [*value, *value.values()] if isinstance(value, Mapping) else value
    return next(filter(None, (_outgrown(part, each) for each in inner)), "")


def _too_long(text: str, most: int | None) -> str:
    most = most or LONGEST_TEXT
    if len(text) > most:
        return f"{most} characters at most, not {len(text)}"
    try:
        text.encode()
    except ValueError:
        return "half a character"
    return ""


def bounded_step(told: Any) -> Step:
    """A step of anybody's; BadPart names the part that cannot be."""
    if not isinstance(told, Mapping):
        raise BadPart("step", "an object")
    for part, problem in misfits(Step, told).items():
        raise BadPart(cut(part), problem)
    step = record(Step, told)
    if problem := one_task(step):
        raise BadPart("task", problem)
    return step
