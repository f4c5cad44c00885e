"""What is missing in a game that is not finished, what it raises, and where it goes on for ever."""

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer, get_ident

from taku import games
from taku.game import MODULE_PARTS
from taku.game_folders import folder_of


def why_unfinished(name: str, error: BaseException) -> str:
    """Return which part of the game is not there yet, or what its import raised."""
    module = games.__name__ + f".{name}"
    files = {name.lower(): file for file, names in MODULE_PARTS.items() for name in names}
    if isinstance(error, TypeError) and "Game.__init__() missing" in str(error):
        given = str(error).split("'")[1::2]
        return "; ".join(f"{files.get(part, '__init__')}.py: write {part!r}" for part in given)
    if isinstance(error, ModuleNotFoundError) and (error.name or "").startswith(module):
        return f"{str(error.name).rpartition('.')[2]}.py: write this module"
    if isinstance(error, AttributeError) and "GAME" in str(error):
        return "__init__.py: write GAME"
    if isinstance(error, TypeError) and str(error).startswith("GAME "):
        return f"__init__.py: {error}"
    return raised(name, error)


def raised(name: str, error: BaseException) -> str:
    """Return an error with the last line of the game's own files that led to it."""
    place = _last_line(name, traceback.extract_tb(error.__traceback__))
    return f"{place}: {type(error).__name__}: {error}"


def _last_line(name: str, frames: traceback.StackSummary) -> str:
    """Return the last of these lines that is in the game's own files."""
    home = Path(folder_of(name))
    own = [frame for frame in frames if home in Path(frame.filename).parents]
    return f"{Path(own[-1].filename).relative_to(home)}:{own[-1].lineno}" if own else "the game"


@contextmanager
def limited(name: str, seconds: float) -> Iterator[None]:
    """End the program if the code inside takes longer, and tell which line of a game goes on."""
    caller = get_ident()

    def end() -> None:
        place = _last_line(name, traceback.extract_stack(sys._current_frames()[caller]))
        print(f"{name}: {place}: goes on after {seconds:g} s", flush=True)
        os._exit(1)

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
