"""Where games lie: in the folder `games` of this package, and in those that TAKU_GAMES names.

TAKU_GAMES is an environment variable with folders, as in PATH. Each subfolder is a game. A folder
that is not there is left out with a warning.
"""

import os
from warnings import warn

# os.path instead of pathlib, whose import delays the start
OWN = os.path.join(os.path.dirname(__file__), "games")  # noqa: PTH118, PTH120


def _others() -> list[str]:
    """Return the folders that TAKU_GAMES names, without those that are not there."""
    named = [*filter(None, os.environ.get("TAKU_GAMES", "").split(os.pathsep))]
    for folder in named:
        if not os.path.isdir(folder):  # noqa: PTH112
            warn(f"TAKU_GAMES: there is no folder {folder}", RuntimeWarning, stacklevel=2)
    return [folder for folder in named if os.path.isdir(folder)]  # noqa: PTH112


def _games_in(folder: str) -> list[str]:
    """Return the subfolders that can be games: others, such as .git, are no names of modules."""
    names = (entry.name for entry in os.scandir(folder) if entry.is_dir())
    return [name for name in names if name.isidentifier() and not name.startswith("_")]


FOLDERS = [OWN, *_others()]
NAMES = sorted({name for folder in FOLDERS for name in _games_in(folder)})
"""The names of all games."""


def folder_of(game: str) -> str:
    """Return the folder of a game; that in this package if there is none."""
    found = (f"{folder}/{game}" for folder in FOLDERS if os.path.isdir(f"{folder}/{game}"))  # noqa: PTH112
    return next(found, f"{OWN}/{game}")


def added_games() -> dict[str, str]:
    """Return the folder of each game that lies elsewhere than in this package, by name."""
    folders = {name: folder_of(name) for name in NAMES}
    return {name: folder for name, folder in folders.items() if folder != f"{OWN}/{name}"}
