"""The texts of house lessons and guided deals, in a message file for each language.

A message stands for a lesson, a step or a deal, and its attributes for the parts that are texts.
Cards and dice are quoted, seats are variables:

    points-give-her-away =
        .title = Give her away
        .say = { $p2 } is going to take these cards: no one beats {"AD"}.
        .advise-9S = That costs { $p2 } nothing, and {"QS"} is still in your hand.

Lessons from outside have their texts in their own files: see lesson_file.py.
"""

import re
from collections.abc import Mapping
from typing import Any

from taku.game_folders import folder_of
from taku.messages.lesson import TEXTS_BY_ANSWER, Text

NO_LETTER = re.compile(r"\W+")

Parts = dict[str, dict[str, str]]
"""The texts of one message by part and language."""


def texts_of(game: str, kind: str) -> dict[str, Parts]:
    """Return the texts of "lessons" or of "guided" deals by message id, part and language.

    ValueError names a message that cannot be read, or that English lacks.
    """
    from pathlib import Path  # the page's Python has neither of these: the build reads the texts

    from taku.words.fluent import read

    texts: dict[str, Parts] = {}
    files = {path.name.split(".")[1]: path for path in Path(folder_of(game)).glob(f"{kind}.*.ftl")}
    for language in sorted(files, key=lambda each: (each != "en", each)):  # English leads
        file = files[language]
        for whole, pattern in read(file).items():
            id, _, part = whole.partition(".")
            if language != "en" and part not in texts.get(id, {}):
                raise ValueError(f"{file.name}: {id}: English has no .{part}")
            text = "".join(_braced(each, f"{file.name}: {id}: .{part}") for each in pattern)
            texts.setdefault(id, {}).setdefault(part, {})[language] = text
    return texts


def _braced(part: object, where: str) -> str:
    """Return a part of a text with cards and seats in braces, as in lessons from outside."""
    from taku.words.fluent import Quoted, Variable

    match part:
        case Quoted():
            return f"{{{part}}}"
        case str():
            return part
        case Variable(name):
            return f"{{{name}}}"
    raise ValueError(f'{where}: in braces stand only cards, as {{"QS"}}, or seats, as {{ $p1 }}')


def with_texts(raw: Mapping[str, Any], texts: Parts, where: str) -> dict[str, Any]:
    """Return a lesson, step or deal with its texts; ValueError names a text that fits no part.

    A part of `TEXTS_BY_ANSWER` lists moves or answers: `advise = ["6H 7H"]` has `.advise-6H-7H`.
    """
    left = dict[str, Text](texts)
    whole = dict(raw)
    for part in TEXTS_BY_ANSWER:
        if part in raw:
            whole[part] = {answer: left.pop(f"{part}-{in_id(answer)}", {}) for answer in raw[part]}
    for part in left:
        if part.startswith(TEXTS_BY_ANSWER):
            raise ValueError(f"{where}: .{part}: there is no such move or answer")
    return whole | left


def in_id(items: str) -> str:
    """Return moves, cards or dice in notation as a part of a message's id: "6H-7H"."""
    return NO_LETTER.sub("-", items)
