"""Card and dice games in the terminal, and their tools."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module

from taku import __version__
from taku.terminal import output

COMMANDS = {
    "play": ("play a match in the terminal", "taku.terminal.play"),
    "review": ("what mattered in a saved match", "taku.terminal.review"),
    "problems": ("decisions with a clear answer, to learn from", "taku.terminal.problems"),
    "arena": ("which bot plays better", "taku.arena.__main__"),
    "rank": ("runs of the arena, joined into one table", "taku.arena.rank"),
    "data": ("positions and moves out of logs of the arena", "taku.arena.data"),
    "event": ("the same deals for everybody, and the table", "taku.arena.event"),
    "check": ("faults in lessons and in games", "taku.checking.command"),
    "new": ("begin a game of your own", "taku.terminal.new"),
    "serve": ("the page of Taku on this machine", "taku.terminal.serve"),
}
"""Each command with what it is for, and the module whose `main` runs it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code: 2 for a wrong argument."""
    output.prepare()
    known = "\n".join(f"  taku {name:<8} {purpose}" for name, (purpose, _) in COMMANDS.items())
    parser = ArgumentParser("taku", usage=f"taku COMMAND …\n\n{known}", description=__doc__)
    parser.add_argument("--version", action="version", version=f"taku {__version__}")
    parser.add_argument("command", choices=COMMANDS)
    given = sys.argv[1:] if arguments is None else list(arguments)
    command = parser.parse_args(given[:1]).command
    return output.guarded(
        f"taku {command}", lambda: int(import_module(COMMANDS[command][1]).main(given[1:]))
    )


if __name__ == "__main__":
    sys.exit(main())
