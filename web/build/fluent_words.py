"""Messages of Fluent texts, as the build needs them."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from taku.words.fluent import parsed

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n+", re.MULTILINE)  # for translators, not for the page
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


@dataclass(frozen=True)
class Filled:
    """The words of a language, with English messages in the place of those that it lacks."""

    text: str
    english: tuple[str, ...]
    """Ids of the English messages, without those that are only parts of others."""


def filled(own: str, english: str) -> Filled:
    """Return a Fluent text, completed by another one in English."""
    said = written_messages(own)
    added = {id: text for id, text in written_messages(english).items() if id not in said}
    parts = {part for text in written_messages(english).values() for part in parts_of(text)}
    whole = own + "".join(f"\n{text}" for text in added.values())
    return Filled(whole, tuple(id for id in added if id not in parts))


def without(fluent: str, ids: Collection[str]) -> str:
    """Return a Fluent text without some messages."""
    for id, text in written_messages(fluent).items():
        if id in ids:
            fluent = fluent.replace(f"\n{text}", "", 1)
    return fluent


def with_list(words: Filled, id: str) -> str:
    """Return the words without comments; a message `id` at their end lists those in English."""
    listed = f"\n{id} = {' '.join(words.english)}\n" if words.english else ""
    return COMMENT.sub("", words.text) + listed


def parts_of(message: str) -> list[str]:
    """Return the ids of messages inside a message."""
    return REFERENCE.findall(message)


@cache
def plain_messages(fluent: str) -> dict[str, str]:
    """Return the messages of a Fluent text that are plain text."""
    texts = {}
    for id, pattern in parsed(fluent, "a file of words").items():
        if "." not in id and [type(part) for part in pattern] == [str]:
            texts[id] = str(pattern[0])
    return texts


@cache
def written_messages(fluent: str) -> dict[str, str]:
    """Return the messages of a Fluent text by their ids, as they stand there, without comments."""
    return {found[1]: found[0].rstrip() for found in MESSAGE.finditer(fluent)}
