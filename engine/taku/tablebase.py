"""Tablebases: values of positions, computed in advance, for bots that play by looking them up.

They do not come with the engine, but when they are needed. A tablebase is JSON in the folder
`tablebases` of its game. Its name is that of the game and its own: `yahtzee/yams`. The page has
no such folders, and brings the text of a tablebase instead.
"""

import json
import os
from typing import Any

# not pathlib, whose import the start would wait for
folder = os.path.join(os.path.dirname(__file__), "games")  # noqa: PTH118, PTH120

_brought: dict[str, Any] = {}


class Missing(LookupError):
    """A tablebase that is neither in its folder nor brought."""

    def __init__(self, name: str) -> None:
        made = f"python -m taku.games.{name.partition('/')[0]}.tabulate"
        super().__init__(
            f"no tablebase {folder}/{path(name)}: it is in the sources, made by {made}"
        )
        self.name = name


def bring(name: str, text: str) -> None:
    """Have a tablebase from now on; ValueError if the text is not JSON."""
    _brought[name] = json.loads(text)


def read(name: str) -> Any:
    if name in _brought:
        return _brought[name]
    try:
        with open(f"{folder}/{path(name)}", encoding="utf-8") as file:  # noqa: PTH123
            return json.load(file)
    except FileNotFoundError:
        raise Missing(name) from None


def path(name: str) -> str:
    game, _, own = name.partition("/")
    return f"{game}/tablebases/{own}.json"
