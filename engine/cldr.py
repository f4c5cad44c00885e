"""Tables of CLDR for the languages of the engine, read from Babel while it is built.

`python build.py words` writes a table for each language beside its words.
"""

import json
import re
from pathlib import Path

from babel import Locale

from taku.words import LANGUAGES, facts
from taku.words.conventions import FOLDER, Conventions, ListPatterns


def path_of(language: str) -> Path:
    """Return the path of a language's table."""
    return FOLDER / f"{language}.json"


def table(tag: str) -> Conventions:
    """Return what CLDR says of the language with a BCP 47 tag, such as "de-DE"."""
    locale = Locale.parse(tag, sep="-")
    symbols, patterns = locale.number_symbols["latn"], locale.list_patterns["standard"]
    return Conventions(
        decimal=symbols["decimal"],
        group=symbols["group"],
        list=ListPatterns(
            pair=patterns["2"],
            start=patterns["start"],
            middle=patterns["middle"],
            end=patterns["end"],
        ),
        plural={name: _as_in_cldr(rule) for name, rule in locale.plural_form.rules.items()},
    )


def _as_in_cldr(rule: str) -> str:
    """Return a rule with the signs of CLDR: Babel has "mod", "in" and "not in" in their place."""
    return rule.replace(" not in ", " != ").replace(" in ", " = ").replace(" mod ", " % ")


def text_of(language: str) -> str:
    """Return the text of a language's table, in which spaces that do not break can be seen."""
    text = json.dumps(table(facts(language).tag).plain(), ensure_ascii=False, indent=2)
    return re.sub("[\u00a0\u202f]", lambda space: f"\\u{ord(space[0]):04x}", text) + "\n"


def write() -> None:
    """Write the table of each language."""
    for language in LANGUAGES:
        path_of(language).write_text(text_of(language), encoding="utf-8")
