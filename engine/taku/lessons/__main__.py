"""python -m taku.lessons check FILE: what is wrong with lessons in a file, by lesson and step."""

import argparse
import sys
from pathlib import Path

from taku.teaching.faults import in_words
from taku.teaching.lesson_file import read_toml


def main(arguments: list[str]) -> int:
    """Print the faults of the files, and return the exit code: 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m taku.lessons", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="check")
    check = commands.add_parser("check", help="name every fault of the lessons in files")
    check.add_argument("file", nargs="+", type=Path, help='as TOML, with its game: game = "hearts"')
    files = parser.parse_args(arguments).file
    faults = [f"{file}: {fault}" for file in files for fault in of_file(file)]
    print("\n".join(faults or ["The rules find no fault."]))
    return 1 if faults else 0


def of_file(file: Path) -> list[str]:
    """Return every fault of a file, including that it cannot be read."""
    try:
        return in_words(read_toml(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        return [str(error)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
