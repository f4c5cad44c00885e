"""Name what is wrong with lesson files and with games: `taku check my_lessons.toml mygame`."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from taku import games
from taku.teaching.faults import in_words
from taku.teaching.lesson_file import read_toml
from taku.terminal.check_game import faults_of, left_in_english
from taku.terminal.files import read_text


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the faults, and return the exit code: 1 if there are any."""
    parser = ArgumentParser("taku check", description=__doc__)
    known = f"a lesson file as TOML, or a game: {', '.join(games)}"
    parser.add_argument("what", nargs="+", help=known)
    chosen = parser.parse_args(arguments).what
    faults = [
        f"{what}: {fault}"
        for what in chosen
        for fault in (faults_of(what) if what in games else of_file(Path(what)))
    ]
    notes = [
        f"{what}: {note}" for what in chosen if what in games for note in left_in_english(what)
    ]
    print("\n".join([*notes, *(faults or ["The rules find no fault."])]))
    return 1 if faults else 0


def of_file(file: Path) -> list[str]:
    """Return every fault of a lesson file, including that it cannot be read."""
    try:
        return in_words(read_toml(read_text(file)))
    except (OSError, ValueError) as error:
        return [str(error)]
