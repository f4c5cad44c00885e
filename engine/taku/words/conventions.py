"""How a language writes numbers and lists, and counts: `<language>.json`, which CLDR tells.

`python build.py words` writes these files. A language without one is written like English.

>>> conventions_of("en").listed(["Mia", "Noah", "Otto"])
'Mia, Noah and Otto'
>>> conventions_of("en").number(-1000)
'−1,000'
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from taku.words.plurals import category

FOLDER = Path(__file__).parent
MINUS = "\u2212"
PLACE = re.compile(r"\{([01])\}")  # of an item in the pattern of a list


@dataclass(frozen=True)
class ListPatterns:
    """The patterns of a list: of two items, and of the start, middle and end of a longer one."""

    pair: str = "{0} and {1}"
    start: str = "{0}, {1}"
    middle: str = "{0}, {1}"
    end: str = "{0} and {1}"


@dataclass(frozen=True)
class Conventions:
    """What CLDR says of a language; without arguments, of English."""

    decimal: str = "."
    group: str = ","
    list: ListPatterns = ListPatterns()
    plural: Mapping[str, str] = field(default_factory=lambda: {"one": "i = 1 and v = 0"})
    """The rule of each plural category but "other"."""

    def plain(self) -> dict[str, object]:
        """Return what stands in a file."""
        return asdict(self)

    def number(self, number: float, decimals: int = 0) -> str:
        """Return a number with a true minus, groups of three digits and so many decimals."""
        signs = str.maketrans({"-": MINUS, ",": self.group, ".": self.decimal})
        return f"{number:,.{decimals}f}".translate(signs)

    def category(self, number: int) -> str:
        """Return the plural category of a whole number."""
        return category(self.plural, number)

    def listed(self, items: Sequence[str]) -> str:
        """Return items as a list in a sentence; "" without items."""
        if len(items) < 2:
            return "".join(items)
        *first, last = items
        if len(first) == 1:
            return _joined(self.list.pair, first[0], last)
        text = _joined(self.list.start, first[0], first[1])
        for item in first[2:]:
            text = _joined(self.list.middle, text, item)
        return _joined(self.list.end, text, last)


def _joined(pattern: str, *items: str) -> str:
    return PLACE.sub(lambda place: items[int(place[1])], pattern)


@cache
def conventions_of(language: str) -> Conventions:
    """Return the conventions of a language; those of English if no file tells them."""
    path = FOLDER / f"{language}.json"
    if not path.exists():
        return Conventions()
    told = json.loads(path.read_text(encoding="utf-8"))
    return Conventions(**{**told, "list": ListPatterns(**told["list"])})
