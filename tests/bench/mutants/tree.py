"""A copy of a commit in which modules are changed and tests run; the developer's files stay."""

import os
import resource
import shutil
import signal
import subprocess
import tarfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import build
from build import MODULES, PYTHON, ROOT, WORK

HOME = WORK / "mutations"
HERE = Path(__file__).parent
MEMORY = 6 << 30  # bytes of a process: a mutant may ask for more without an end
STARTUP = """\
import os

if "COVERAGE_PROCESS_START" in os.environ:
    import coverage

    coverage.process_startup()
"""


@dataclass(frozen=True)
class Mutant:
    """A change: from byte `start` to `end` of a file stands `text` instead.

    `line` and `column` count from 0. In the engine, its statement goes from the line `first` to
    `last`, counted from 1. The coverage names it by its number, the results by its name.
    """

    number: int
    name: str
    path: str
    kind: str
    start: int
    end: int
    text: str
    line: int
    column: int
    first: int = 0
    last: int = 0

    @property
    def side(self) -> str:
        return self.path.partition("/")[0]


class Tree:
    """The copy, in .build/mutations, with what the developer's tree has installed."""

    def __init__(self, commit: str) -> None:
        self.home = HOME / commit[:8]
        self.root = self.home / "tree"
        self.mutants = self.home / "mutants.json"
        self.environment = os.environ | {
            "CI": "1",  # chance is the same in each run
            "PYTHONDONTWRITEBYTECODE": "1",  # a mutant's bytecode must not be cached
        }
        self._unpack(commit)

    def _unpack(self, commit: str) -> None:
        """Write the files of the commit, over a mutant too that a stopped run has left."""
        packed = subprocess.check_output(("git", "archive", commit), cwd=ROOT)
        with tarfile.open(fileobj=BytesIO(packed)) as files:
            files.extractall(self.root, filter="data")
        (self.root / "sitecustomize.py").write_text(STARTUP, encoding="utf-8")
        shutil.copy(HERE / "pytest_mutants.py", self.root)
        if not (self.root / ".venv").exists():
            shutil.copytree(MODULES, self.root / "web/node_modules", symlinks=True)
            shutil.copytree(WORK, self.root / ".build", ignore=lambda *_: {HOME.name})
            (self.root / ".venv").symlink_to(build.VENV)
        if (self.home / "dist").exists():
            self._put_back()
        elif not (self.root / "dist").exists() and (problem := self._build()):
            raise build.Failed(problem)

    def _build(self) -> str:
        """Build the site; return what is wrong, or ""."""
        code, said = self.run([PYTHON, "-c", "import build; build.build('/')"], limit=900)
        return said or "no end" if code else ""

    def _put_back(self) -> None:
        shutil.rmtree(self.root / "dist", ignore_errors=True)
        (self.home / "dist").rename(self.root / "dist")
        (self.root / ".build/site.stamp").unlink(missing_ok=True)

    @contextmanager
    def built(self) -> Iterator[str]:
        """While this lasts, dist/ is that of the sources as they are; yields what is wrong."""
        (self.root / "dist").rename(self.home / "dist")
        try:
            yield self._build()
        finally:
            self._put_back()

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """While this lasts, a mutant stands in its file."""
        path = self.root / mutant.path
        before, times = path.read_bytes(), path.stat()
        try:
            path.write_bytes(before[: mutant.start] + mutant.text.encode() + before[mutant.end :])
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, command: Sequence[str], limit: float, **variables: str) -> tuple[int, str]:
        """Run a command; return its exit code, -1 if it took too long, and what it printed."""
        output = self.home / "output.txt"
        with output.open("wb") as file:
            process = subprocess.Popen(
                command,
                cwd=self.root,
                env=self.environment | variables,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY)),
            )
            try:
                code = _wait(process, limit)
                _wait_for_children(process.pid, 10 if code == 0 else 0)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return code, output.read_text(encoding="utf-8", errors="replace")


def _wait(process: subprocess.Popen[bytes], seconds: float) -> int:
    """Return the exit code of a process, -1 after so many seconds in which it was not paused."""
    for _ in range(round(seconds)):
        with suppress(subprocess.TimeoutExpired):
            return process.wait(1)
    return -1


def _wait_for_children(group: int, seconds: float) -> None:
    """Wait until the last process of a session has ended: it writes what it has covered."""
    end = time.monotonic() + seconds
    with suppress(ProcessLookupError):
        while time.monotonic() < end:
            os.killpg(group, 0)
            time.sleep(0.1)
