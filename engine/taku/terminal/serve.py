"""Serve the page of Taku on this machine: `taku serve`."""

import errno
import os
import re
import sys
import webbrowser
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PAGE = Path(__file__).parents[1] / "page"
LACKING = "this copy of the library has no page; in a clone of Taku: python build.py serve"
TRIED = 100  # ports
LAST = 65_535  # the highest port

CONTENT_TYPES = {  # the operating system's table may lack these
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Site(SimpleHTTPRequestHandler):
    """Serves a folder below the path `base`, as a static host does."""

    def __init__(self, *args: Any, base: str, **kwargs: Any) -> None:
        self.base = base
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        address = urlsplit(path).path
        if not address.startswith(self.base):
            return os.devnull + "/"
        return super().translate_path("/" + address.removeprefix(self.base))

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return CONTENT_TYPES.get(Path(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        unchanging = re.search(r"/(app|py|tablebases)-[0-9a-f]+/", self.path)
        self.send_header("Cache-Control", "max-age=31536000" if unchanging else "no-cache")
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: requests would hide the errors."""


class Server(ThreadingHTTPServer):
    """A server that ignores browsers that close a connection early."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, base: str, port: int) -> ThreadingHTTPServer:
    """Return a server of the folder on this machine's port, not yet running."""
    return Server(("127.0.0.1", port), partial(Site, directory=folder, base=base))


def serve_folder(folder: Path, base: str, port: int, *, open_browser: bool) -> None:
    """Serve a folder below `base` on the first free port from `port` on, until Ctrl-C.

    OSError if no port can be taken; ValueError if there is no such port.
    """
    if not 0 < port <= LAST:
        raise ValueError(f"port: 1 to {LAST}, not {port}")
    ports = range(port, min(port + TRIED, LAST + 1))
    for candidate in ports:
        try:
            site = server(folder, base, candidate)
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise OSError(f"port {candidate}: {error.strerror}") from error
    else:
        raise OSError(f"the ports {port} to {ports[-1]} are all taken")
    if candidate != port:
        print(f"Port {port} is taken.")
    address = f"http://127.0.0.1:{candidate}{base}"
    print(f"Taku is at {address} (Ctrl-C ends it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    with site, suppress(KeyboardInterrupt):
        site.serve_forever()


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve the page until Ctrl-C; return the exit code."""
    parser = ArgumentParser("taku serve", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="the next free one if it is taken")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    given = parser.parse_args(arguments)
    if not PAGE.is_dir():
        raise ValueError(LACKING)
    serve_folder(PAGE, "/", given.port, open_browser=given.open)
    return 0
