"""Reading of lessons: those of a game, and lessons from outside.

A game's lessons are positions and tasks in its `lessons.toml`, and texts in its files
`lessons.<language>.ftl`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from taku.game_folders import folder_of
from taku.messages.lesson import TASKS, Lesson, Step, Text
from taku.records import record
from taku.teaching.texts import Parts, texts_of, with_texts


def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in learning order; a ValueError names what is wrong in one."""
    return tuple(map(read_lesson, house_lessons(game)))


def house_lessons(game: str) -> list[dict[str, Any]]:
    """Return the lessons of a game as plain data, with their texts, as a lesson file has them."""
    # Imported here because the page's Python has no tomllib: the build reads the built-in lessons.
    import tomllib
    from pathlib import Path  # the page's Python has no pathlib

    path = Path(folder_of(game)) / "lessons.toml"
    if not path.exists():
        return []
    document = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    texts = texts_of(game, "lessons")
    told = [_told(lesson, texts) for lesson in document["lesson"]]
    if texts:
        raise ValueError(f"{game}: no lesson or step has the message {min(texts)}")
    return told


def _told(lesson: Mapping[str, Any], texts: dict[str, Parts]) -> dict[str, Any]:
    """Return a lesson with the texts of its message and of its steps', which leave `texts`."""
    name = lesson["name"]
    whole = with_texts(lesson, texts.pop(name, {}), name)
    messages = [(f"{name}-{step['id']}", step) for step in lesson["step"]]
    whole["step"] = [with_texts(step, texts.pop(id, {}), id) for id, step in messages]
    return whole


def read_lesson(raw: Mapping[str, Any]) -> Lesson:
    """Return a lesson from plain data; a ValueError names the lesson and the step at fault."""
    name = raw.get("name", "a lesson without a name")
    steps = []
    for number, step in enumerate(raw.get("step", ()), start=1):
        try:
            steps.append(read_step(whole_step(raw, step)))
        except ValueError as error:
            raise ValueError(f"{name}, step {number}: {error}") from None
    rest = {part: value for part, value in raw.items() if part != "step"}
    try:
        return record(Lesson, {**rest, "steps": with_ids(steps)})
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None


def whole_step(lesson: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    """Return a step as plain data, with the house rules and seats of its lesson filled in."""
    common = {part: lesson[part] for part in ("options", "seats") if part in lesson}
    options = {**common.get("options", {}), **step.get("options", {})}
    return {**common, **step, "options": options}


def with_ids(steps: Iterable[Step]) -> list[Step]:
    """Return the steps of a lesson, each with an id that is unique in it."""
    by_id: dict[str, Step] = {}
    for number, step in enumerate(steps, start=1):
        id = step.id or slug(step.title)
        while not id or id in by_id:
            id = f"{id}-{number}".removeprefix("-")
        by_id[id] = replace(step, id=id)
    return list(by_id.values())


def slug(title: Text) -> str:
    """Return a title as a key: lower case, words joined by hyphens."""
    text = title.get("en") or next(iter(title.values()), "")
    return "-".join("".join(char if char.isalnum() else " " for char in text.lower()).split())


def read_step(raw: Mapping[str, Any]) -> Step:
    """Return a step from plain data; a ValueError names the invalid part."""
    step = record(Step, raw)
    if problem := one_task(step):
        raise ValueError(problem)
    return step


def one_task(step: Step) -> str:
    """Return the problem if a step has not exactly one kind of task; "" if it has."""
    kinds = set(step.tasks)
    if len(kinds) == 1 or kinds == {"accept", "like"}:
        return ""
    return f"one task, not {len(kinds)}: one of {', '.join(TASKS)}"
