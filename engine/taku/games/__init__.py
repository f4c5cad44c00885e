"""The games: every folder in this package is a game, and the package maps their names to them.

>>> from taku import games
>>> games["hearts"].seats[0]
4
>>> import taku.games.hearts.rules as rules
>>> rules.__name__
'taku.games.hearts.rules'
"""

import copyreg
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from taku.game import Game
from taku.game_folders import FOLDERS, NAMES

__path__[:] = FOLDERS


class _Games(ModuleType, Mapping[str, Game[Any]]):
    """This package as the games by name; a game is imported at its first use."""

    __eq__ = object.__eq__  # like any module, which may be a key
    __hash__ = object.__hash__

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in NAMES:
            raise KeyError(name)
        game: Game[Any] = import_module(f"{__name__}.{name}").GAME
        if not isinstance(game, Game):
            raise TypeError(f"GAME is no taku.game.Game, but {type(game).__name__}")
        return game

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def find(self, name: str) -> tuple[str, str | None]:
        """Return the game of this name, or the game and its preset; ValueError if neither is.

        >>> GAMES.find("yams")
        ('yahtzee', 'yams')
        """
        if name in self:
            return name, None
        for game in self._loadable():
            if name in game.presets:
                return game.name, name
        raise ValueError(f"no game {name!r}: one of {', '.join(self)}")

    def _loadable(self) -> Iterator[Game[Any]]:
        """Yield the games that can be imported: one that is being written may fail in any way."""
        for name in self:
            with suppress(Exception, SystemExit):
                yield self[name]


sys.modules[__name__].__class__ = _Games
GAMES = cast(_Games, sys.modules[__name__])
"""All games by name."""


def _game_named(name: str) -> Game[Any]:
    return GAMES[name]


def _reduced(game: Game[Any]) -> Any:
    """Copy and pickle one of these games as its name, another game as its fields."""
    known = game.name in GAMES and GAMES[game.name] is game
    return (_game_named, (game.name,)) if known else game.__reduce_ex__(4)


copyreg.pickle(Game, _reduced)
