"""What each language lacks: `python build.py words` prints it, and writes the tables of CLDR.

English is the language of which the others are translations: `en.ftl`, `lessons.en.ftl` and so on.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from taku import games
from taku.lab.starters import remarks, starters, translated
from taku.words import ENGLISH, LANGUAGES, facts
from taku.words.conventions import conventions_of
from taku.words.fluent import Pattern, Reference, Selection, Variable, parts_of, read

ROOT = Path(__file__).parents[1]
NAMED = 12  # messages of a file that are named
CATEGORIES = {"zero", "one", "two", "few", "many"}  # of plurals in CLDR, beside "other"
ALSO = "-also"  # ends the id of names that players elsewhere use: each language has its own


def english_files() -> list[Path]:
    """Return the paths of all English message files, the games that lie elsewhere excepted."""
    folders = (ROOT / "engine/taku", ROOT / "web/words")
    found = [path for folder in folders for path in folder.rglob(f"*{ENGLISH}.ftl")]
    return sorted(path for path in found if path.name.split(".")[-2] == ENGLISH)


def file_in(language: str, english: Path) -> Path:
    """Return the path that a translation of an English file has."""
    return english.with_name(english.name.replace(f"{ENGLISH}.ftl", f"{language}.ftl"))


@cache
def _english_ids(path: Path) -> Sequence[str]:
    return [id for id in read(path) if not id.endswith(ALSO)]


@cache
def _remarks() -> Sequence[str]:
    """Return the comments of the bots with which the lab begins."""
    codes = [code for game in games for code in starters(game).values()]
    return [*dict.fromkeys(remark for code in codes for remark in remarks(code))]


def missing(language: str) -> dict[Path, list[str]]:
    """Return the ids of all messages that a language lacks, in the file where each belongs."""
    found = {}
    for english in english_files():
        path, own = file_in(language, english), read(file_in(language, english))
        found[path] = [id for id in _english_ids(english) if id not in own]
    if language != ENGLISH:
        path, known = ROOT / f"engine/taku/lab/starters/{language}.toml", translated(language)
        found[path] = [remark for remark in _remarks() if remark not in known]
    return {path: ids for path, ids in found.items() if ids}


def share(language: str) -> float:
    """Return the part of all messages that a language has, from 0 to 1."""
    total = sum(len(_english_ids(path)) for path in english_files()) + len(_remarks())
    return 1 - sum(map(len, missing(language).values())) / total


def faults(language: str) -> Iterator[str]:
    """Yield what can never be right in a language: an unknown id, variable or plural category."""
    foreign = CATEGORIES - conventions_of(language).plural.keys()
    for english in english_files():
        path = file_in(language, english)
        own, told = ({**_of_every_game(file.name), **read(file)} for file in (path, english))
        for id in (id for id in read(path) if not id.endswith(ALSO)):
            if id not in told:
                yield f"{_name(path)}: {id} is no message of {english.name}"
                continue
            for name in sorted(variables(id, own) - variables(id, told)):
                yield f"{_name(path)}: {id}: English has no ${name}"
            values = _keys(told[id]) - conventions_of(ENGLISH).plural.keys()  # they count nothing
            for key in sorted(foreign & _keys(own[id]) - values):
                yield f"{_name(path)}: {id}: this language never selects [{key}]"


def _keys(pattern: Pattern) -> set[str]:
    """Return the keys of the variants in a message."""
    selections = (part for part in parts_of(pattern) if isinstance(part, Selection))
    return {key for selection in selections for key in selection.variants}


def _of_every_game(name: str) -> Mapping[str, Pattern]:
    """Return the messages that those of any file may have inside them."""
    return read(ROOT / "engine/taku/words" / name)


def variables(id: str, messages: Mapping[str, Pattern]) -> set[str]:
    """Return the variables of a message and of the messages inside it."""
    found = set[str]()
    for part in parts_of(messages.get(id, ())):
        match part:
            case Variable(name) | Selection(name, _, _):
                found.add(name)
            case Reference(inner):
                found |= variables(inner, messages)
    return found


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def report() -> Iterator[str]:
    """Yield lines on each language: its share, what it lacks, and what is wrong."""
    for language in LANGUAGES:
        percent = int(share(language) * 100)  # rounded down: 100 % is complete
        yield f"{language} {facts(language).name}: {percent} % of the messages"
        for path, ids in missing(language).items():
            if path.exists():
                some = [*ids[:NAMED], *(["…"] if len(ids) > NAMED else [])]
                yield f"  {_name(path)} lacks {len(ids)}: {', '.join(some)}"
            else:
                yield f"  {_name(path)} is missing: {len(ids)} messages"
        yield from (f"  {fault}" for fault in faults(language))


def main() -> None:
    """Write the tables of CLDR, then tell what is missing."""
    from cldr import write

    try:
        write()
        print("\n".join(report()))
    except ValueError as error:  # a file that cannot be read, or a language without its facts
        sys.exit(str(error))


if __name__ == "__main__":
    main()
