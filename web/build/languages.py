"""The languages of the page: each has a file in engine/taku/words, which begins with its facts.

A language is offered as soon as `OFFERED` of its messages are written; English stands in for the
rest. Nothing else lists languages: adding one adds files.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import floor
from pathlib import Path

from taku import games
from taku.game_folders import folder_of
from taku.words import ENGLISH, LANGUAGES, facts
from taku.words.fluent import Reference, parts_of, read
from translations import ALSO, file_in

SPOKEN = Path("engine/taku/words")  # the words of every game
PAGE_WORDS = Path("web/words")
OFFERED = 0.8  # share of messages


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
    return parts[-1] if parts and parts[-1] in LANGUAGES else None


def _is_ready(language: Language) -> bool:
    return language.done >= OFFERED


def _language(code: str) -> Language:
    told = facts(code, SPOKEN)
    return Language(told.name, told.tag, _done(code))


def _done(code: str) -> float:
    """Return the share of English messages that the language has, without parts of messages."""
    wanted, written = 0, 0
    for english in _english_files():
        said, has = read(english), read(file_in(code, english))
        inner = (part for pattern in said.values() for part in parts_of(pattern))
        parts = {part.id for part in inner if isinstance(part, Reference)}
        ids = {id for id in said.keys() - parts if not id.endswith(ALSO)}
        wanted, written = wanted + len(ids), written + len(ids & has.keys())
    return floor(100 * written / wanted) / 100


def _english_files() -> Iterator[Path]:
    """Yield the path of each English file of the page."""
    for folder in (SPOKEN, PAGE_WORDS, *(Path(folder_of(game)) for game in games)):
        yield from (*folder.glob(f"{ENGLISH}.ftl"), *folder.glob(f"*.{ENGLISH}.ftl"))
