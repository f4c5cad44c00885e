"""Entrants by what a command names: a level, a bot of OpenSpiel, or a Python file."""

from pathlib import Path
from typing import Any

from taku.arena.entrants import Entrant
from taku.game import Game
from taku.terminal.files import read_program


def entrant_named(name: str, game: Game[Any]) -> Entrant:
    """Return a level of the game, a bot of OpenSpiel, or the bot in the file of this name.

    OSError or ValueError if there is no such file, or no text in it.
    """
    path = Path(name)
    if game.has_bot(name) or not path.suffix:
        return Entrant(name)
    return Entrant(path.name, read_program(path))
