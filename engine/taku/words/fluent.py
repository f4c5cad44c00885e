"""Reads the part of Fluent (https://projectfluent.org) in which the words are written.

That is texts, variables, messages inside messages, quoted texts, selections and attributes.

>>> parsed("greeting = Hello, { $player }", "en.ftl")
{'greeting': ('Hello, ', Variable(name='player'))}
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

BLANK = " \n"  # what Fluent removes around a pattern: never a no-break space
QUOTED = 40  # characters quoted from a message that cannot be read
BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Quoted(str):
    """A quoted text in a message: `{"QS"}`."""


@dataclass(frozen=True)
class Variable:
    """A variable in a message: `{ $player }`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """A message inside a message: `{ player-name }`."""

    id: str


@dataclass(frozen=True)
class Selection:
    """Variants of which the value of a variable selects one."""

    variable: str
    variants: "Mapping[str, Pattern]"
    default: str


Pattern: TypeAlias = tuple["str | Variable | Reference | Selection", ...]


def read(path: Path) -> Mapping[str, Pattern]:
    """Return the messages of a file by id, none if there is no file; ValueError if unreadable.

    The attribute `title` of the message `intro` has the id `intro.title`.
    """
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")  # the lab's Python has no codec utf-8-sig
    return parsed(text.removeprefix("\ufeff"), path.name)


def parsed(text: str, file: str) -> dict[str, Pattern]:
    """Return the messages of a Fluent text; ValueError names one that cannot be read."""
    parts = BEGINNING.split(re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE))
    found, message = {}, ""
    for id, attribute, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        message = id or message
        whole = f"{message}.{attribute}" if attribute else id
        try:
            pattern = _Reader(body).pattern()
        except ValueError as error:
            raise ValueError(f"{file}: message {whole!r}: {error}") from None
        if body.strip():
            found[whole] = pattern
    return found


def parts_of(pattern: Pattern) -> Iterator[str | Variable | Reference | Selection]:
    """Yield the parts of a pattern, with those of the variants of its selections."""
    for part in pattern:
        yield part
        if isinstance(part, Selection):
            for variant in part.variants.values():
                yield from parts_of(variant)


class _Reader:
    """Reads the pattern of one message."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def pattern(self, ends: str = r"\Z") -> Pattern:
        """Read up to the regular expression `ends`."""
        parts: list[str | Variable | Reference | Selection] = []
        stop = re.compile(rf"\{{|{ends}")
        while True:
            found = stop.search(self.text, self.at)
            if not found:
                raise ValueError(f"a selection does not end: {self._rest()}")
            parts.append(re.sub(r"\n +", "\n", self.text[self.at : found.start()]))
            self.at = found.start()
            if found.group() != "{":
                break
            self.at += 1
            parts.append(self._placeable())
        if isinstance(parts[0], str):
            parts[0] = parts[0].lstrip(BLANK)
        if isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(BLANK)
        return tuple(part for part in parts if part != "")

    def _placeable(self) -> str | Variable | Reference | Selection:
        quoted = self._take(r'\s*"([^"]*)"\s*\}')
        if quoted:
            return Quoted(quoted[1])
        reference = self._take(r"\s*([a-zA-Z][\w-]*)\s*\}")
        if reference:
            return Reference(reference[1])
        variable = self._take(r"\s*\$([\w-]+)\s*(\}|->)")
        if not variable:
            raise ValueError(f"neither $variable, message nor quoted text: {self._rest()}")
        if variable[2] == "}":
            return Variable(variable[1])
        variants, default = {}, ""
        while head := self._take(r"\s*(\*?)\[([\w-]+)\]"):
            variants[head[2]] = self.pattern(r"\n\s*(?:\*?\[|\})")
            default = head[2] if head[1] else default
        if not self._take(r"\s*\}"):
            raise ValueError(f"a selection does not end: {self._rest()}")
        if default not in variants:
            raise ValueError(f"no default, such as *[other], for ${variable[1]}")
        return Selection(variable[1], variants, default)

    def _rest(self) -> str:
        return repr(self.text[self.at :].strip()[:QUOTED])

    def _take(self, expected: str) -> re.Match[str] | None:
        found = re.compile(expected).match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found
