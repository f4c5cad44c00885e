"""Tablebases: values of positions, computed in advance, which bots look up.

A tablebase is JSON in the folder `tablebases` of its game. Its full name starts with the game:
`yahtzee/yams`. The engine loads it on demand. The page has no such folders: it fetches the text
of a tablebase and adds it with `bring`.
"""

import json
import os
from typing import Any

# os.path instead of pathlib, whose import delays the start
folder = os.path.join(os.path.dirname(__file__), "games")  # noqa: PTH118, PTH120

_brought: dict[str, Any] = {}


class Missing(LookupError):
    """Raised for a tablebase that is neither in its folder nor added with `bring`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        made = f"python -m taku.games.{self.name.partition('/')[0]}.tabulate"
        return f"no tablebase {folder}/{path(self.name)}: it is in the sources, made by {made}"


def bring(name: str, text: str) -> None:
    """Add a tablebase from its text; ValueError if the text is not JSON."""
    _brought[name] = json.loads(text)


def read(name: str) -> Any:
    """Return a tablebase as plain data; Missing if it is neither added nor in its folder."""
    if name in _brought:
        return _brought[name]
    try:
        with open(f"{folder}/{path(name)}", encoding="utf-8") as file:  # noqa: PTH123
            return json.load(file)
    except FileNotFoundError:
        raise Missing(name) from None


def path(name: str) -> str:
    """Return the file of a tablebase, relative to `folder`."""
    game, _, own = name.partition("/")
    return f"{game}/tablebases/{own}.json"
