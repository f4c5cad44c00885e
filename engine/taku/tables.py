"""What bots know by heart: tables that do not come with the engine, but when they are needed.

A table is JSON in the folder `tables` of its game. Its name is that of the game and its own:
`yahtzee/yams`. The page has no such folders, and brings the text of a table instead.
"""

import json
from typing import Any

import taku

folder = f"{taku.__path__[0]}/games"

_brought: dict[str, Any] = {}


class Missing(LookupError):
    """A table that is neither in its folder nor brought."""

    def __init__(self, name: str) -> None:
        made = f"python -m taku.games.{name.partition('/')[0]}.tabulate"
        super().__init__(f"no table {folder}/{path(name)}: it is in the sources, made by {made}")
        self.name = name


def bring(name: str, text: str) -> None:
    """Have a table from now on; ValueError if the text is not JSON."""
    _brought[name] = json.loads(text)


def read(name: str) -> Any:
    if name in _brought:
        return _brought[name]
    try:
        # not pathlib, whose import the start would wait for
        with open(f"{folder}/{path(name)}", encoding="utf-8") as file:  # noqa: PTH123
            return json.load(file)
    except FileNotFoundError:
        raise Missing(name) from None


def path(name: str) -> str:
    game, _, table = name.partition("/")
    return f"{game}/tables/{table}.json"
