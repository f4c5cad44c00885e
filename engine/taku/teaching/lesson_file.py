"""Lessons as files for people who like editors: the same TOML as ours, read and written.

A file holds one lesson, with its steps as `[[step]]`, or a course, with its lessons as
`[[lesson]]`; `game` stands at the top, or in each lesson of a course on several games.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from taku.match import BadPart, cut
from taku.teaching.lesson_limits import FORMAT
from taku.wire.protocol import Replies, TomlRead, TomlWritten

LONGEST_FILE = 400_000  # characters
DEEPEST = 8  # brackets in brackets, and names with points between them: no lesson has more
TABLES = ("step", "lesson")  # lists of tables, each with a head of its own
SUBTABLES = ("advise", "wrong", "then")  # by move: one to a line
STRINGS = re.compile(  # and comments; one that is not closed ends with the file
    r'"""(?:\\(?:.|\Z)|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\(?:.|\Z)|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
LINE = re.compile(r"at line (\d+)")  # in what is said of a file that is no TOML
BARE = re.compile(r"[a-z][a-z0-9_-]*")  # moves are not among them

Document: TypeAlias = dict[str, Any]
"""A lesson, or with the part `lesson` a course, as plain data."""


def read_toml(text: str) -> Document:
    """What is in a file; ValueError says where it is not understood. It is not examined."""
    if len(text) > LONGEST_FILE:
        raise ValueError(f"{LONGEST_FILE} characters at most, not {len(text)}")
    _look_at_depth(text)
    told = _loaded(text)
    _value(told)  # no dates, no fractions
    lessons = told.get("lesson")
    if not isinstance(lessons, list) or not all(isinstance(each, dict) for each in lessons):
        return {"format": FORMAT, **told}
    game = {"game": told.pop("game")} if "game" in told else {}
    return {"format": FORMAT, **told, "lesson": [{"format": FORMAT, **game, **e} for e in lessons]}


def _loaded(text: str) -> Document:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = LINE.search(str(error))
        if not line:
            raise
        raise BadPart(f"line {line[1]}", error) from None


def _look_at_depth(text: str) -> None:
    """ValueError if it is nested so deeply that reading it would take for ever, or never end."""
    bare = STRINGS.sub('""', text)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError("too deeply nested")
    if any(line.count(".") > DEEPEST for line in bare.splitlines()):
        raise ValueError("too deeply nested")


def write_toml(document: Mapping[str, Any]) -> str:
    """A lesson or a course as a file; ValueError for what no file can hold."""
    return "\n".join(_table("", _with_one_game(document))) + "\n"


def _with_one_game(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same without what every file has, and with its game at the top if there is just one."""
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


def _table(above: str, told: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a table: what fits into one line each, then the tables in it."""
    parts = {part: value for part, value in told.items() if value is not None}
    order = sorted(parts, key=lambda part: part != "game")
    inside = [part for part in order if _is_inside(part, parts[part])]
    yield from (f"{_key(part)} = {_value(parts[part])}" for part in order if part not in inside)
    for part in sorted(inside, key=lambda part: part in TABLES):
        name = f"{above}{_key(part)}"
        head, each = f"[{name}]", [parts[part]]
        if part in TABLES:
            head, each = f"[[{name}]]", parts[part]
        for table in each:
            yield from ("", head)
            yield from _table(f"{name}.", table)


def _is_inside(part: str, value: Any) -> bool:
    """Whether a part is a table, or a list of tables, with a head of its own."""
    if part in TABLES and isinstance(value, list | tuple):
        return bool(value) and all(isinstance(each, Mapping) for each in value)
    return part in SUBTABLES and isinstance(value, Mapping) and bool(value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _string(name)


def _value(value: Any) -> str:
    """A value in one line."""
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


# For the page


def read_file(text: str) -> Replies[None]:
    yield TomlRead(read_toml(text))


def written(document: Any) -> Replies[None]:
    if not isinstance(document, Mapping):
        raise ValueError("a lesson is an object")
    yield TomlWritten(write_toml(document))
