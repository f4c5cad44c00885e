"""Name what is wrong with lesson files and with games: `taku check my_lessons.toml mygame`."""

from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path

from taku import games
from taku.checking.game_faults import faults_of, left_in_english
from taku.teaching.lesson_faults import fault_lines
from taku.teaching.lesson_file import read_toml
from taku.terminal import output
from taku.terminal.arguments import seconds
from taku.terminal.files import read_text
from taku.terminal.unfinished import limited

LIMIT = 60.0  # seconds for a game or a file: a check takes a few


def main(arguments: Sequence[str] | None = None) -> int:
    """Print each fault once it is found, and return the exit code: 1 if there are any."""
    parser = ArgumentParser("taku check", description=__doc__)
    known = f"a lesson file as TOML, or a game: {', '.join(games)}"
    parser.add_argument("what", nargs="+", help=known)
    help_of_limit = f"seconds for each, after which it counts as endless; default {LIMIT:g}"
    parser.add_argument("--limit", type=seconds, default=LIMIT, help=help_of_limit)
    given = parser.parse_args(arguments)
    faulty = []
    for what in given.what:
        with limited(what, given.limit):
            faulty += [what] * _told(what)
    if not faulty:
        print("The rules find no fault.")
    return 1 if faulty else 0


def _told(what: str) -> bool:
    """Print what is wrong with a game or a file; return whether anything is."""
    faults: Iterable[str] = faults_of(what) if what in games else of_file(Path(what))
    faulty = False
    for fault in faults:
        faulty = True
        print(f"{what}: {fault}", flush=True)
    for note in left_in_english(what) if what in games else ():
        print(f"{what}: {note}")
    return faulty


def of_file(file: Path) -> list[str]:
    """Return every fault of a lesson file, including that it cannot be read."""
    try:
        return fault_lines(read_toml(read_text(file)))
    except OSError as error:
        return [error.strerror or str(error)]
    except ValueError as error:
        return [output.in_words(error)]
