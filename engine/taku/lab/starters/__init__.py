"""Example bots from which the lab starts: those of a game's own folder, and general ones."""

from pathlib import Path

from taku.games import GAMES

ORDER = ("plays.py", "counts.py", "worlds.py")  # the simplest first
GENERAL = Path(__file__).parent
FOLDER = Path(__file__).parents[2] / "games"


def starters(game: str) -> dict[str, str]:
    """Return the code of a game's starters by file name, the simplest first."""
    folders = (GENERAL, FOLDER / game / "starters")
    found = {path.name: path.read_text() for folder in folders for path in folder.glob("*.py")}
    if GAMES[game].low_wins:
        found["worlds.py"] = found["worlds.py"].replace("SIGN = +1", "SIGN = -1")
    return {name: found[name] for name in ORDER if name in found}
