"""Begin a game: `taku new mygame` copies a small game under that name."""

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from keyword import iskeyword
from pathlib import Path

from taku import games

# Beside this module in an installed library; in the sources they are examples of the tests.
FOLDERS = (Path(__file__).parent / "skeletons", Path(__file__).parents[3] / "tests/sixth")
SKELETONS = {
    "agram": "tricks, with all that a game may have, in two languages",
    "eights": "a stock and a discard pile, with only what a game needs, in English",
}
"""The games that can be copied, each with what it shows; the usual one first."""
TITLES = {"agram": ("アグラム",), "eights": ("Crazy Eights", "crazy eights")}
"""How their words name them otherwise than by the name of the module."""
SOURCES = Path("engine/taku/games")


def main(arguments: Sequence[str] | None = None) -> int:
    """Copy a skeleton; return the exit code."""
    parser = ArgumentParser("taku new", description=__doc__)
    parser.add_argument("name", help="lower case, a name as of a Python module")
    parser.add_argument(
        "--like",
        choices=SKELETONS,
        default=next(iter(SKELETONS)),
        help="; ".join(f"{name}: {shows}" for name, shows in SKELETONS.items()),
    )
    parser.add_argument(
        "--into",
        type=Path,
        help=f"the folder of games; by default that of TAKU_GAMES, or {SOURCES} in a clone",
    )
    given = parser.parse_args(arguments)
    home = copied(given.like, given.name, given.into or _usual())
    print(f"{home} is a game: change its rules, words and lessons. Play it with")
    known = "" if home.parent == SOURCES else f"TAKU_GAMES={home.parent} "
    print(f"  {known}taku play {given.name}\nand see what is wrong with it by")
    print(f"  {known}taku check {given.name}")
    return 0


def _usual() -> Path:
    named = os.environ.get("TAKU_GAMES", "").split(os.pathsep)[0]
    if named:
        return Path(named)
    return SOURCES if SOURCES.is_dir() else Path("games")


def copied(skeleton: str, name: str, into: Path) -> Path:
    """Copy a skeleton as the game `name`; return its folder. ValueError names what is wrong."""
    if not name.isidentifier() or iskeyword(name) or name != name.lower() or name[0] == "_":
        raise ValueError(f"name: {name!r} is not a lower-case name for a Python module")
    home = into / name
    if name in games or home.exists():
        raise ValueError(f"name: there is a game {name!r} already")
    home.mkdir(parents=True)
    folder = next(folder / skeleton for folder in FOLDERS if folder.is_dir())
    for path in sorted(folder.iterdir()):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for title in (*TITLES[skeleton], skeleton.title(), skeleton):
                text = text.replace(title, name if title.islower() else name.title())
            (home / path.name).write_text(text, encoding="utf-8")
    return home
