"""A static host as most are: it compresses, it keeps connections open, and it can be slow."""

import gzip
import threading
import time
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

from taku.terminal import serve
from tests.page.conftest import Site

COMPRESSED = {".js", ".mjs", ".wasm", ".json", ".css", ".html", ".ftl", ".svg", ".webmanifest"}
PIECE = 16_384  # bytes


@cache
def packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


class Line:
    """All that a host has sent, over one line that all its visitors share."""

    def __init__(self):
        self.bits_per_second = self.latency = 0
        self.free = 0.0  # time when the line is free again
        self.turn = threading.Lock()
        self.sent = []  # path, bytes, seconds

    def send(self, write, content):
        for start in range(0, len(content), PIECE):
            piece = content[start : start + PIECE]
            if self.bits_per_second:
                with self.turn:
                    self.free = max(self.free, time.monotonic())
                    self.free += len(piece) * 8 / self.bits_per_second
                    through = self.free
                time.sleep(max(0, through - time.monotonic()))
            write(piece)

    def speed(self):
        """Bits a second, as the largest file has come."""
        _, size, seconds = max(self.sent, key=lambda file: file[1])
        return size * 8 / seconds


class Visit(serve.Site):
    protocol_version = "HTTP/1.1"

    def __init__(self, *args, line, **kwargs):
        self.line = line
        super().__init__(*args, **kwargs)

    def do_GET(self):
        began = time.monotonic()
        time.sleep(self.line.latency)
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_response(404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        small = path.suffix in COMPRESSED
        content = packed(path) if small else path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        if small:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.line.send(self.wfile.write, content)
        for_later = self.headers.get("Referer", "").endswith("/sw.js")
        if not for_later:
            self.line.sent.append((self.path, len(content), time.monotonic() - began))


class Host(Site):
    """A folder on a port of its own."""

    base = "/"

    def __init__(self, folder):
        self.line = Line()
        super().__init__(folder)

    def opened(self):
        visit = partial(Visit, directory=self.folder, base=self.base, line=self.line)
        server = serve.Server(("127.0.0.1", self.port), visit)
        server.daemon_threads = True
        return server

    @contextmanager
    def slow(self, bits_per_second, latency):
        line = self.line
        line.bits_per_second, line.latency, line.sent = bits_per_second, latency, []
        try:
            yield line
        finally:
            line.bits_per_second = line.latency = 0
