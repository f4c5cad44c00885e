"""Example bots from which the lab starts: those of a game's own folder, and general ones."""

import io
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

from taku.game_folders import folder_of
from taku.games import GAMES

ORDER = ("plays.py", "counts.py", "worlds.py")  # the simplest first
GENERAL = Path(__file__).parent


def starters(game: str, language: str = "en") -> dict[str, str]:
    """Return the code of a game's starters by file name, the simplest first.

    Comments and docstrings are in the language, as far as `<language>.toml` translates them.
    """
    folders = (GENERAL, Path(folder_of(game)) / "starters")
    found = {
        path.name: path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.glob("*.py")
    }
    if GAMES[game].low_wins:
        found["worlds.py"] = found["worlds.py"].replace("SIGN = +1", "SIGN = -1")
    return {name: _in_language(found[name], language) for name in ORDER if name in found}


def remarks(code: str) -> Iterator[str]:
    """Yield the comments and docstrings of a starter."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")
        elif token.string.startswith('"""'):
            yield token.string.strip('"')


def translated(language: str) -> dict[str, str]:
    """Return comments and docstrings of starters in a language, by the English ones."""
    path = GENERAL / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _in_language(code: str, language: str) -> str:
    own = translated(language)
    for remark in remarks(code):
        code = code.replace(remark, own.get(remark, remark))
    return code
