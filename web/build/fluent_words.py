"""Messages of Fluent texts, as the build needs them."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast, parse

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
    for message in _messages(fluent):
        match message.value:
            case ast.Pattern(elements=[ast.TextElement(value=text)]):
                texts[message.id.name] = text
    return texts


@cache
def written_messages(fluent: str) -> dict[str, str]:
    """Return the messages of a Fluent text by their ids, as they stand there, without comments."""
    return {
        message.id.name: fluent[message.id.span.start : message.span.end]
        for message in _messages(fluent)
        if message.span and message.id.span
    }


@cache
def _messages(fluent: str) -> Sequence[ast.Message]:
    """Parse a Fluent text, which takes long, once."""
    return [each for each in parse(fluent).body if isinstance(each, ast.Message)]
