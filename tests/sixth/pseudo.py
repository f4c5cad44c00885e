"""A language that no one speaks: English with accents, a third longer, in brackets.

It shows what no message forms: a text without brackets was put together by hand, or is a name. Its
files are made of the English ones, and nothing else is edited.
"""

import re
from pathlib import Path

from fluent.syntax import ast, parse

CODE = "tlh"  # checks of accessibility know it as a language
TAG = "el-GR"  # what Intl forms has Greek letters, so that no English word can be its
NAME = "Ƥšéûðó"
OPENING, CLOSING = "⟦", "⟧"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
    "áƀçđéƒǧĥíĵķłɱñóƥɋřšţûṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀÑÓƤŘŠŢÛṼŴẊÝŽ",
)
VOWEL = re.compile(r"[aeiou]")
FACTS = {"language-name": NAME, "language-tag": TAG}
# Facts and signs: cards and dice in pictures, what a card shows, how numbers and cards are written.
KEPT = re.compile(r"index-\w+|game(-\w+)?-art|card-index|decimal-sign|face-unbroken")
FOLDERS = ("engine/taku/words", "engine/taku/games/*", "engine/taku/terminal", "web/words")


def add_language(project: Path) -> None:
    """Write the files of the language beside the English ones."""
    for folder in FOLDERS:
        for pattern in ("en.ftl", "*.en.ftl"):
            for path in project.glob(f"{folder}/{pattern}"):
                text = path.read_text(encoding="utf-8")
                other = path.with_name(path.name.replace("en.ftl", f"{CODE}.ftl"))
                other.write_text(pseudo(text), encoding="utf-8")
        for path in project.glob(f"{folder}/en.json"):
            path.with_name(f"{CODE}.json").write_bytes(path.read_bytes())


def pseudo(fluent: str) -> str:
    """Return a Fluent text in the language; what stands in braces stays."""
    changes: list[tuple[int, int, str]] = []
    for message in parse(fluent).body:
        if isinstance(message, ast.Message) and not KEPT.fullmatch(message.id.name):
            for pattern in (message.value, *(each.value for each in message.attributes)):
                if pattern:
                    changes += _changes(message.id.name, pattern, fluent)
    for start, end, text in sorted(changes, reverse=True):
        fluent = fluent[:start] + text + fluent[end:]
    return fluent


def _changes(id: str, pattern: ast.Pattern, fluent: str) -> list[tuple[int, int, str]]:
    start, end = _span(pattern)
    if id in FACTS:
        return [(start, end, FACTS[id])]
    texts = [_span(element) for element in _texts(pattern)]
    changes = [(begin, stop, accented(fluent[begin:stop])) for begin, stop in texts]
    return [(start, start, OPENING), *changes, (end, end, CLOSING)]


def _texts(pattern: ast.Pattern) -> list[ast.TextElement]:
    """Return the texts of a pattern, with those of its selections."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                found += _texts(variant.value)
    return found


def _span(node: ast.BaseNode) -> tuple[int, int]:
    span = getattr(node, "span", None)
    assert span
    return span.start, span.end


def accented(text: str) -> str:
    """Return a text with accents, a third longer."""
    return VOWEL.sub(lambda vowel: vowel[0] * 2, text).translate(LETTERS)
