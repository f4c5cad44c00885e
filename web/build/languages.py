"""The languages of the page: each has a file in engine/taku/words, which begins with its facts.

A language is offered as soon as `OFFERED` of its messages are written; English stands in for the
rest. Nothing else lists languages: adding one adds files.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path

from taku import games
from taku.game_folders import folder_of

SPOKEN = Path("engine/taku/words")  # the words of every game
PAGE_WORDS = Path("web/words")
ENGLISH = "en"
OFFERED = 0.8  # share of messages
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=((?:.*\n?)(?:(?:[ \t}].*)?\n)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
OTHER_NAMES = "-also"  # ends the messages that a language needs only if it has other names


@dataclass(frozen=True)
class Language:
    """The facts about a language."""

    name: str
    """Its name in the language itself."""
    tag: str
    """The BCP 47 tag by which Intl formats numbers, lists and dates."""
    done: float
    """Share of the page's messages that are written, rounded down to hundredths."""


@cache
def languages() -> Mapping[str, Language]:
    """Return the offered languages by code: English, then the others by their own names."""
    known = {path.stem: _language(path.stem) for path in SPOKEN.glob("*.ftl")}
    offered = {code: each for code, each in known.items() if code == ENGLISH or _is_ready(each)}
    order = sorted(offered, key=lambda code: (code != ENGLISH, offered[code].name))
    return {code: offered[code] for code in order}


def language_of(path: str) -> str | None:
    """Return the language to which alone a file of the site belongs; None if it is for all."""
    folder, _, file = path.rpartition("/")
    parts = file.split(".")[1:-1] or (file.split(".")[:1] if folder.endswith("words") else [])
    return parts[-1] if parts and parts[-1] in languages() else None


def _is_ready(language: Language) -> bool:
    return language.done >= OFFERED


def _language(code: str) -> Language:
    facts = _messages((SPOKEN / f"{code}.ftl").read_text(encoding="utf-8"))
    name, tag = (facts.get(id, "").strip() for id in ("language-name", "language-tag"))
    if not (name and tag):
        raise ValueError(f"words/{code}.ftl needs the messages language-name and language-tag")
    return Language(name, tag, _done(code))


def _done(code: str) -> float:
    """Return the share of English messages that the language has, without parts of messages."""
    wanted, written = 0, 0
    for english, own in _files(code):
        said = _messages(english.read_text(encoding="utf-8"))
        parts = {part for text in said.values() for part in REFERENCE.findall(text)}
        has = _messages(own.read_text(encoding="utf-8")) if own.exists() else {}
        ids = {id for id in said.keys() - parts if not id.endswith(OTHER_NAMES)}
        wanted, written = wanted + len(ids), written + len(ids & has.keys())
    return floor(100 * written / wanted) / 100


def _files(code: str) -> Iterator[tuple[Path, Path]]:
    """Yield each English file of the page, with the file that a language has in its place."""
    folders = [SPOKEN, PAGE_WORDS, *(Path(folder_of(game)) for game in games)]
    for folder in folders:
        for path in (*folder.glob(f"{ENGLISH}.ftl"), *folder.glob(f"*.{ENGLISH}.ftl")):
            yield path, path.with_name(path.name.replace(f"{ENGLISH}.ftl", f"{code}.ftl"))


def _messages(fluent: str) -> dict[str, str]:
    """Return each text of a Fluent file by its message, those of attributes by `id.attribute`."""
    found: dict[str, str] = {}
    for id, body in MESSAGE.findall(fluent):
        value, *attributes = ATTRIBUTE.split(body)
        texts = {id: value} if value.strip() else {}
        names = (f"{id}.{attribute}" for attribute in attributes[::2])
        found |= texts | dict(zip(names, attributes[1::2], strict=True))
    return found
