"""Bots in files, each in a process of its own that ends at the timeout, or when its parent ends.

The process runs `taku.arena.bot_runner.BotRunner`: JSON in, JSON out, one line each. It gets
guessed worlds as text, so a file cannot read the match. A bot that sleeps, hangs in C code or ends
its process loses its deal, and the next deal starts another process. Processes that a bot has
started end with it, unless they have left its process group.
"""

import atexit
import faulthandler
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from typing import Any

from taku.arena.entrants import Broken, Entrant, chooser_of
from taku.arena.play import TimedChooser, timed_chooser
from taku.arena.players import Fault, Situation
from taku.game import Move
from taku.lab.world_text import guess_as_text

GROUPS = hasattr(os, "killpg")  # Windows lacks process groups
LOADING = 30.0  # seconds that a file may take to load, on top of the timeout of a decision


def timed_chooser_in_a_process(entrant: Entrant, game: str, limit: float) -> TimedChooser:
    """Return how this entrant chooses, a file in a process of its own."""
    if entrant.code is None:
        return timed_chooser(entrant, game)
    child = _child(entrant, game, limit)
    return TimedChooser(child.choose, lambda: child.spent)


def load(entrant: Entrant, game: str, limit: float) -> None:
    """Load this entrant, a file in its process; ValueError if there is no such entrant."""
    if entrant.code is None:
        chooser_of(entrant, game)
    else:
        _child(entrant, game, limit).load()


@lru_cache(maxsize=64)
def _child(entrant: Entrant, game: str, limit: float) -> "_Child":
    return _Child(entrant, game, limit)


class _Child:
    """A process that decides for one entrant; it starts again after it was killed."""

    def __init__(self, entrant: Entrant, game: str, limit: float) -> None:
        self.entrant, self.game, self.limit = entrant, game, limit
        self.spent = 0.0
        """Seconds of processor time of all decisions."""
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()  # a worker may play several deals at a time
        atexit.register(self._end)

    def load(self) -> None:
        """Start the process unless it runs; Broken if the file cannot be loaded."""
        with self.lock:
            self._load()

    def _load(self) -> None:
        if self.process:
            return
        self.process = _started()
        name, code = self.entrant.name, self.entrant.code
        try:
            limit = LOADING + self.limit if self.limit else 0.0
            told = self._told({"take": [self.game, name, code]}, limit)
        except Fault as fault:
            raise Broken(f"{name}: {fault}") from None
        if "fault" in told:
            self._end()
            raise Broken(told["fault"], told["line"])

    def choose(self, situation: Situation, seed: str) -> Move:
        """Return the move; Fault if the bot breaks a rule, crashes or takes too long."""
        game, state = situation.game, situation.state
        world = guess_as_text(state, state.to_act, Random(seed))
        with self.lock:
            try:
                self._load()
            except Broken as broken:
                raise Fault(str(broken), broken.line) from None
            told = self._told({"decide": [world, seed]}, self.limit)
        self.spent += told.get("milliseconds", 0.0) / 1000
        if "fault" in told:
            raise Fault(told["fault"], told["line"])
        return game.read(state, told["move"])

    def _told(self, asked: Mapping[str, Any], limit: float) -> dict[str, Any]:
        """Return the reply of the process; Fault, and no process any more, if it sends none."""
        process = self.process
        assert process
        assert process.stdin
        assert process.stdout
        began = time.monotonic()
        try:
            process.stdin.write(f"{json.dumps([limit, asked])}\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:  # the process has ended
            line = ""
        except BaseException:
            self._end()
            raise
        if line.endswith("\n"):
            told: dict[str, Any] = json.loads(line)
            sys.stderr.write(told["printed"])
            return told
        code = process.wait()
        self._end()
        if limit and time.monotonic() >= began + limit:
            self.spent += limit
            raise Fault(f"late: no move within {limit:g} s")
        raise Fault(f"crash: the process ended with exit code {code}")

    def _end(self) -> None:
        if self.process:
            self.process.kill()
            self.process.communicate()
            self.process = None


def _started() -> subprocess.Popen[str]:
    """Start a process in a group of its own: what it starts itself ends with it."""
    path = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", __name__],
        env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    if GROUPS:
        threading.Thread(target=_end_group_after, args=(process,), daemon=True).start()
    return process


def _end_group_after(process: "subprocess.Popen[str]") -> None:
    """Wait for a process to end; then end what it has started, which may hold its pipes open."""
    process.wait()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _serve() -> None:
    """Answer requests until the parent closes the pipe."""
    from taku.arena.bot_runner import BotRunner

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends this process
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(2, 1)  # the bot must not write among the replies, or read the requests
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    lines: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in requests:
            lines.put(line)
        if GROUPS and os.getpgrp() == os.getpid():
            os.killpg(0, signal.SIGKILL)  # ends the processes that the bot has started, too
        os._exit(0)  # ends this process even if the bot never returns

    threading.Thread(target=listen, daemon=True).start()
    bench = BotRunner()
    acts: dict[str, Callable[..., str]] = {"take": bench.take, "decide": bench.decide}
    while True:
        limit, asked = json.loads(lines.get())
        if limit:  # a thread in C ends the process, even if the bot holds the interpreter
            faulthandler.dump_traceback_later(limit, exit=True, file=nothing)
        ((act, arguments),) = asked.items()
        reply = acts[act](*arguments)
        faulthandler.cancel_dump_traceback_later()
        print(reply, file=replies, flush=True)


if __name__ == "__main__":
    _serve()
