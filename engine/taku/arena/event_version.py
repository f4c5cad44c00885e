"""Which version of a game an event is played with: a hash of the modules that decide its results.

A change to lessons, words, screens or another game leaves open events as they are.
"""

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from taku.game_folders import folder_of

ENGINE = Path(__file__).parents[2]
DECISIVE = ("__init__", "rules", "table", "bot", "claim", "tempers")
"""Modules of a game's folder that decide what is dealt, what is legal and what its bots play."""
ONLY_WORDS = "taku.words"  # what is said decides nothing


@cache
def event_version(game: str) -> str:
    """Return 12 hex digits of the SHA-256 of all that the result of an event of a game depends on.

    These are the game's rules, notation and bots, the club's deals and points, and what they
    import. It is the same in the sources, in the page and in the wheel.
    """
    whole = hashlib.sha256()
    for name, path in sorted(modules_of(game).items()):
        whole.update(f"{name}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:12]


def modules_of(game: str) -> dict[str, Path]:
    """Return the decisive modules by name, with all modules that they import."""
    found = dict[str, Path]()
    open_names = ["taku.club.standings", *(f"taku.games.{game}.{part}" for part in DECISIVE)]
    while open_names:
        name = open_names.pop()
        path = _file_of(name)
        if path and name not in found and not name.startswith(ONLY_WORDS):
            found[name] = path
            open_names += _imported(path)
    return found


def _file_of(name: str) -> Path | None:
    """Return the file of a module or a package; None if the name is that of neither."""
    package, *parts = name.split(".")
    folder = ENGINE / package
    if parts[0] == "games" and len(parts) > 1:
        folder, parts = Path(folder_of(parts[1])), parts[2:]
    path = folder.joinpath(*parts)
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if file.is_file()), None)


def _imported(path: Path) -> Iterator[str]:
    """Yield the names of the engine that a module imports, modules and what is in them."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.startswith("taku."))
