"""Text files from outside, as any editor on any system writes them."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from importlib.util import decode_source
from pathlib import Path

LARGEST = 64_000_000  # bytes, as in the page


def read_text(path: Path) -> str:
    """Return the text of a file: UTF-8, or UTF-16 with a byte order mark, with any line ends.

    ValueError names a file in another encoding, or one that is larger than any of ours.
    """
    content = _bytes(path)
    is_utf16 = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    try:
        text = content.decode("utf-16" if is_utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path.name}: not UTF-8: {error.reason} at byte {error.start}") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_program(path: Path) -> str:
    """Return the text of a Python file, in the encoding that its first lines may name.

    ValueError names a file that is not in it.
    """
    try:
        return decode_source(_bytes(path))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name}: {error}") from None


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError(f"{path.name}: {LARGEST:,} bytes at most")
    return content
