"""A club's own lessons: the build reads and checks them, and puts them into their own chapter."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from taku.messages.lesson import Lesson
from taku.teaching.lesson_faults import fault_lines
from taku.teaching.lesson_file import read_toml
from taku.teaching.lessons import read_lesson, slug
from taku.terminal.files import read_text

NAME = re.compile(r"[a-z0-9-]+")  # name of a lesson, part of its address


def club(folder: Path, ours: Mapping[str, Sequence[Lesson]]) -> dict[str, list[Lesson]]:
    """Return the lessons in a folder by game, in the order of the files.

    SystemExit names the faults of each file.
    """
    faults: list[str] = []
    found: dict[str, list[Lesson]] = {}
    taken = {(game, lesson.name) for game, taught in ours.items() for lesson in taught}
    for file in sorted(folder.glob("**/*.toml")):
        wrong, documents = read(file)
        for number, document in enumerate([] if wrong else documents, start=1):
            game, lesson = document["game"], taught(document, f"{file.stem}-{number}")
            if not NAME.fullmatch(lesson.name):
                wrong.append(f'lesson {number}: a name = "…" of small letters is needed')
            elif (game, lesson.name) in taken:
                wrong.append(f'lesson {number}: there is another {lesson.name!r}: name = "…"')
            taken.add((game, lesson.name))
            found.setdefault(game, []).append(lesson)
        faults += [f"{file.relative_to(folder)}: {problem}" for problem in wrong]
    if faults:
        raise SystemExit("\n".join(faults))
    return found


def read(file: Path) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the faults of a file, and its lessons."""
    try:
        document = read_toml(read_text(file))
    except (OSError, ValueError) as error:
        return [str(error)], []
    return fault_lines(document), list(of_author(document))


def of_author(document: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the lessons of a document, each with its author."""
    if "lesson" not in document:
        yield dict(document)
        return
    author = {"author": document["author"]} if "author" in document else {}
    yield from ({**author, **lesson} for lesson in document["lesson"])


def taught(document: Mapping[str, Any], usual: str) -> Lesson:
    """Return a lesson of a club.

    Without a name in the document, its name comes from its title, or is `usual` if the title has
    no letters for an address.
    """
    name = document.get("name") or slug(document["title"])
    fields = {part: value for part, value in document.items() if part not in ("format", "game")}
    lesson = read_lesson({"line": {}, **fields, "name": name})
    named = lesson.name if document.get("name") or NAME.fullmatch(name) else usual
    return replace(lesson, name=named, chapter="club")
