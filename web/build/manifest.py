"""The web app manifests: how the page looks and what it opens once it is installed.

Browsers know one language a manifest, so each language has its own. None has an `id`: an app is
known by its start address, which differs between the sites of one host.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taku.words import ENGLISH

BASIS = Path("web/manifest.webmanifest")
PICTURES = Path(".github/pictures")
SCREENSHOTS = {  # pictures by name, and the game that each shows
    "hearts": "hearts",
    "haggis": "haggis",
    "yahtzee": "yahtzee",
    "president": "president",
    "table": "haggis",
}


def name(language: str) -> str:
    """Return the file of a language's manifest."""
    return f"manifest{'' if language == ENGLISH else f'.{language}'}.webmanifest"


def screenshots() -> dict[str, bytes]:
    """Return the pictures that an app store or a browser shows before the page is installed."""
    files = (PICTURES / f"{name}.webp" for name in SCREENSHOTS)
    return {f"screenshots/{file.name}": file.read_bytes() for file in files}


def manifest(language: str, say: Mapping[str, str], titles: Mapping[str, str]) -> bytes:
    """Return a manifest, with the page's messages and the titles of games."""
    return json.dumps(
        {
            "lang": language,
            **json.loads(BASIS.read_text(encoding="utf-8")),
            "description": say["site-line"],
            "screenshots": [
                _screenshot(path, content, titles) for path, content in screenshots().items()
            ],
            "shortcuts": [
                _shortcut("matches", say["matches"]),
                _shortcut("daily", say["daily"]),
                *(_shortcut(f"game/{key}", title) for key, title in titles.items()),
            ],
        },
        ensure_ascii=False,
        indent=1,
    ).encode()


def _shortcut(address: str, title: str) -> dict[str, Any]:
    return {"name": title, "url": f"./#/{address}"}


def _screenshot(path: str, content: bytes, titles: Mapping[str, str]) -> dict[str, Any]:
    # An extended WebP file has its width and height, each less one, at bytes 24 and 27.
    width, height = (int.from_bytes(content[at : at + 3], "little") + 1 for at in (24, 27))
    return {
        "src": path,
        "type": "image/webp",
        "sizes": f"{width}x{height}",
        "form_factor": "wide" if width > height else "narrow",
        "label": titles[SCREENSHOTS[Path(path).stem]],
    }
