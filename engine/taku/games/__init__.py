"""The games: every folder here, found by being there."""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from taku.game import Game


class _Games(Mapping[str, Game[Any]]):
    """Games by name, each imported when it is first asked for."""

    def __init__(self) -> None:
        # not pathlib, whose import the start would wait for
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
