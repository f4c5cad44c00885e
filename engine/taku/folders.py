"""Where games lie: in the folder `games` of this package, and in those that TAKU_GAMES names.

TAKU_GAMES is an environment variable with folders, as in PATH. Each subfolder is a game.
"""

import os

# os.path instead of pathlib, whose import delays the start
OWN = os.path.join(os.path.dirname(__file__), "games")  # noqa: PTH118, PTH120
FOLDERS = [OWN, *filter(None, os.environ.get("TAKU_GAMES", "").split(os.pathsep))]


def folder_of(game: str) -> str:
    """Return the folder of a game; that in this package if there is none."""
    found = (f"{folder}/{game}" for folder in FOLDERS if os.path.isdir(f"{folder}/{game}"))  # noqa: PTH112
    return next(found, f"{OWN}/{game}")
