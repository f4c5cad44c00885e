"""Limits and shapes of lessons that teachers write.

Such lessons come by links and files, so no part is trusted. Each part is checked by itself, and a
part that is too large is never processed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from taku.match import BadPart, cut
from taku.messages.lesson import TEXTS, TEXTS_BY_ANSWER, Chapter, Step, Text
from taku.options import Options
from taku.records import record
from taku.teaching.lessons import one_task

FORMAT = 1
MOST_STEPS = 60
MOST_LESSONS = 40  # lessons in a course
LONGEST_AUTHOR = 60  # characters
LONGEST_TITLE = 120  # characters
LONGEST_TEXT = 1_000  # characters
LONGEST_SETUP = 2_000  # entries: more than any round has, and more than most matches
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")
MOST_NAMED = 200  # moves, house rules or answers in one part


@dataclass(frozen=True, kw_only=True)
class LessonHead:
    """A lesson as a document, without its steps; missing parts are reported as faults."""

    format: int = FORMAT
    game: str = ""
    name: str = ""
    """The key of the learner's progress; "" derives it from the title."""
    title: Text = field(default_factory=dict)
    line: Text = field(default_factory=dict)
    author: str = ""
    chapter: Chapter = "club"
    options: Options = field(default_factory=dict)
    seats: int | None = None


@dataclass(frozen=True, kw_only=True)
class CourseHead:
    """A course as a document, without its lessons."""

    format: int = FORMAT
    title: Text = field(default_factory=dict)
    author: str = ""


def misfits(kind: type, raw: Mapping[str, Any]) -> dict[str, str]:
    """Return each part of `raw` that a record of this kind cannot have, and the problem.

    A part may be unknown, of a wrong type or too large.
    """
    judged = ((part, _misfit(kind, part, value)) for part, value in raw.items())
    return {part: problem for part, problem in judged if problem}


def _misfit(kind: type, part: str, value: Any) -> str:
    try:
        given = getattr(record(kind, {part: value}), part)
        return _outgrown(part, given) or _not_spoken(part, given)
    except ValueError as error:
        return str(error).removeprefix(f"{part}: ")


def _outgrown(part: str, value: Any) -> str:
    """Return what is too large in a part; "" if nothing is."""
    if isinstance(value, str):
        return _too_long(value, {"author": LONGEST_AUTHOR, "title": LONGEST_TITLE}.get(part))
    if not isinstance(value, tuple | Mapping):
        return ""
    most = LONGEST_SETUP if part == "setup" else MOST_NAMED
    if len(value) > most:
        return f"{most} at most, not {len(value)}"
    inner = [*value, *value.values()] if isinstance(value, Mapping) else value
    return next(filter(None, (_outgrown(part, each) for each in inner)), "")


def _not_spoken(part: str, value: Any) -> str:
    """Return the problem with the languages of a part's texts; "" if there is none."""
    texts = value.values() if part in TEXTS_BY_ANSWER else (value,) if part in TEXTS else ()
    unknown = (each for text in texts for each in text if not LANGUAGE.fullmatch(each))
    return next((f"not the code of a language: {cut(each)!r}" for each in unknown), "")


def _too_long(text: str, most: int | None) -> str:
    most = most or LONGEST_TEXT
    if len(text) > most:
        return f"{most} characters at most, not {len(text)}"
    try:
        text.encode()
    except ValueError:
        return "half a character"
    return ""


def bounded_step(raw: Any) -> Step:
    """Return a step from untrusted plain data; a BadPart names the invalid part."""
    if not isinstance(raw, Mapping):
        raise BadPart("step", "an object")
    for part, problem in misfits(Step, raw).items():
        raise BadPart(cut(part), problem)
    step = record(Step, raw)
    if problem := one_task(step):
        raise BadPart("task", problem)
    return step
