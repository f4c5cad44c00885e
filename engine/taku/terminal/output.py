"""Output on terminals of any encoding: a sign that the encoding lacks becomes a letter."""

import codecs
import io
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from unicodedata import normalize

LETTERS = dict(zip("♣♦♥♠▮›─−–—‘’“”·•×", "CDHS#>----''" + '""' + ".*x", strict=True))
LETTERS |= {"→": "->", "±": "+/-", "½": "1/2", "、": ",", "。": ".", "「": '"', "」": '"'}
LETTERS |= {"«": '"', "»": '"', "„": '"', "‚": "'", "ß": "ss", "Œ": "OE", "œ": "oe", "æ": "ae"}
LETTERS |= {"Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "đ": "d", "ı": "i"}
"""What stands for a sign; of any other letter, only the accents are dropped."""
FOLDER = Path(__file__).parent  # with the words of the terminal itself
HANDLER = "taku.letters"
INTERRUPTED = 130  # exit code after Ctrl-C
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the last part: what has scrolled away, too


def prepare() -> None:
    """Let standard output take any text, and standard input any bytes."""
    codecs.register_error(HANDLER, _replaced)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """Return letters for the signs that cannot be encoded, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(letter, signs)), error.end


def letter(sign: str) -> str:
    """Return ASCII for a sign; "?" if there is none.

    >>> [letter(sign) for sign in "♠−é…札"]
    ['S', '-', 'e', '...', '?']
    """
    return LETTERS.get(sign) or normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def can_write(text: str) -> bool:
    """True if the encoding of standard output has every letter of a text."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def takes_codes() -> bool:
    """True if standard output is a terminal that understands control sequences."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def has_colours() -> bool:
    """True if colours may be printed: https://no-color.org."""
    return takes_codes() and not os.environ.get("NO_COLOR")


def clear() -> None:
    """Remove from the screen all that was printed; where that is impossible, push it away."""
    print("\n" * shutil.get_terminal_size().lines + (CLEAR if takes_codes() else ""), end="")


def guarded(name: str, run: Callable[[], int]) -> int:
    """Return the exit code of a command: 2 after an error that its arguments explain."""
    try:
        code = run()
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (ValueError, OSError) as error:
        print(f"{name}: {in_words(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("", file=sys.stderr)
        return INTERRUPTED


def in_words(error: Exception) -> str:
    """Return an error as a sentence, that of the operating system with its file first."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, UnicodeError):
        return f"not text in UTF-8: {error}"
    return str(error)
