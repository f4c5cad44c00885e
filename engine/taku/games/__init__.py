"""The games: every folder in this package is a game."""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from taku.game import Game


class _Games(Mapping[str, Game[Any]]):
    """The games by name; a game is imported at its first use."""

    def __init__(self) -> None:
        # pathlib would slow the start: its import takes time
        with os.scandir(__path__[0]) as entries:
            folders = [entry.name for entry in entries if entry.is_dir()]
        self._names = sorted(name for name in folders if not name.startswith("_"))

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._names:
            raise KeyError(name)
        game: Game[Any] = import_module(f"{__name__}.{name}").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES = _Games()
"""All games by name."""
