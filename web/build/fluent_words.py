"""Messages of Fluent texts, as the build needs them."""

from collections.abc import Sequence
from functools import cache

from fluent.syntax import ast, parse


@cache
def plain_messages(fluent: str) -> dict[str, str]:
    """Return the messages of a Fluent text that are plain text."""
    texts = {}
    for message in _messages(fluent):
        match message.value:
            case ast.Pattern(elements=[ast.TextElement(value=text)]):
                texts[message.id.name] = text
    return texts


def written_messages(fluent: str) -> dict[str, str]:
    """Return the messages of a Fluent text by their ids, as they are written there."""
    return {
        message.id.name: fluent[message.span.start : message.span.end]
        for message in _messages(fluent)
        if message.span
    }


@cache
def _messages(fluent: str) -> Sequence[ast.Message]:
    """Parse a Fluent text, which takes long, once."""
    return [each for each in parse(fluent).body if isinstance(each, ast.Message)]
