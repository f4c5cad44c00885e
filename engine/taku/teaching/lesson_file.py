"""Lessons as TOML files, in the format of the built-in lessons: reader and writer.

A file holds one lesson, with its steps as `[[step]]`, or a course, with its lessons as
`[[lesson]]`. `game` stands at the top, or in each lesson of a course on several games.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from taku.match import BadPart, cut
from taku.teaching.lesson_limits import FORMAT

LONGEST_FILE = 400_000  # characters
DEEPEST = 8  # levels of brackets or of dotted keys: no lesson has more
TABLES = ("step", "lesson")  # arrays of tables, written as [[step]]
SUBTABLES = ("advise", "wrong", "then")  # keyed by move: a table with one line for each move
STRINGS = re.compile(  # strings and comments; an unclosed string ends with the file
    r'"""(?:\\(?:.|\Z)|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\(?:.|\Z)|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
LINE = re.compile(r"at line (\d+)")  # finds the line number in the parser's error message
BARE = re.compile(r"[a-z][a-z0-9_-]*")  # keys without quotes: moves need quotes

Document: TypeAlias = dict[str, Any]
"""A lesson as plain data, or a course if it has the part `lesson`."""


def read_toml(text: str) -> Document:
    """Return the content of a file, unchecked; a ValueError says where it cannot be parsed."""
    if len(text) > LONGEST_FILE:
        raise ValueError(f"{LONGEST_FILE} characters at most, not {len(text)}")
    _check_depth(text)
    parts = _loaded(text)
    _value(parts)  # rejects dates and fractions
    lessons = parts.get("lesson")
    if not isinstance(lessons, list) or not all(isinstance(each, dict) for each in lessons):
        return {"format": FORMAT, **parts}
    game = {"game": parts.pop("game")} if "game" in parts else {}
    return {"format": FORMAT, **parts, "lesson": [{"format": FORMAT, **game, **e} for e in lessons]}


def _loaded(text: str) -> Document:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = LINE.search(str(error))
        if not line:
            raise
        raise BadPart(f"line {line[1]}", error) from None


def _check_depth(text: str) -> None:
    """Raise a ValueError if nesting is so deep that the parser could take for ever."""
    bare = STRINGS.sub('""', text)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError("too deeply nested")
    if any(line.count(".") > DEEPEST for line in bare.splitlines()):
        raise ValueError("too deeply nested")


def write_toml(document: Mapping[str, Any]) -> str:
    """Return a lesson or a course as the text of a file; ValueError if TOML cannot hold it."""
    return "\n".join(_table("", _with_one_game(document))) + "\n"


def _with_one_game(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the document without `format`, and with `game` at the top if all lessons share it."""
    head = {part: value for part, value in document.items() if part != "format"}
    lessons = document.get("lesson")
    if not isinstance(lessons, list | tuple) or not all(isinstance(e, Mapping) for e in lessons):
        return head
    lessons = [{part: value for part, value in e.items() if part != "format"} for e in lessons]
    games = [lesson.get("game") for lesson in lessons]
    if games and isinstance(games[0], str) and games.count(games[0]) == len(games):
        head["game"] = games[0]
        lessons = [{part: e[part] for part in e if part != "game"} for e in lessons]
    return {**head, "lesson": lessons}


def _table(prefix: str, content: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a table: parts that fit into one line, then its subtables."""
    parts = {part: value for part, value in content.items() if value is not None}
    order = sorted(parts, key=lambda part: part != "game")
    inside = [part for part in order if _is_inside(part, parts[part])]
    yield from (f"{_key(part)} = {_value(parts[part])}" for part in order if part not in inside)
    for part in sorted(inside, key=lambda part: part in TABLES):
        name = f"{prefix}{_key(part)}"
        head, each = f"[{name}]", [parts[part]]
        if part in TABLES:
            head, each = f"[[{name}]]", parts[part]
        for table in each:
            yield from ("", head)
            yield from _table(f"{name}.", table)


def _is_inside(part: str, value: Any) -> bool:
    """True if the part is written as a table or array of tables with its own header."""
    if part in TABLES and isinstance(value, list | tuple):
        return bool(value) and all(isinstance(each, Mapping) for each in value)
    return part in SUBTABLES and isinstance(value, Mapping) and bool(value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _string(name)


def _value(value: Any) -> str:
    """Return a value as one line of TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _string(value)
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case Mapping():
            parts = (f"{_key(part)} = {_value(each)}" for part, each in value.items())
            return f"{{ {', '.join(parts)} }}" if value else "{}"
    raise ValueError(f"no file can hold {cut(repr(value))}")


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
