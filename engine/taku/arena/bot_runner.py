"""The lab's separate Python, which runs a player's own bot apart from the match.

JSON in, JSON out, one line each. It holds no match: every question is about a guessed world, read
from text (`taku.lab.world_text`). Measurements run here too, and play as the arena does.
"""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from math import isfinite
from time import perf_counter
from typing import Any

from taku.arena.console import run
from taku.arena.entrants import Broken, Entrant, chooser_of
from taku.arena.figures import Figure, between, figures
from taku.arena.play import Row, play, processor_time
from taku.arena.players import Fault, Situation
from taku.arena.ratings import Ratings
from taku.arena.rows import lines, read, table
from taku.arena.trial import Trial
from taku.games import GAMES
from taku.lab.world_text import state_from_text
from taku.records import plain

MOST = 4_000  # characters kept of the output of one decision
OFTEN = 0.3  # minimum seconds between two reports
RARELY = 20  # minimum pause between two reports, in multiples of the time that a report takes
STANDARD_ERROR = 2
OF_JAVASCRIPT = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core")


def leave_javascript() -> None:
    """Unload the modules that give access to JavaScript, and the finders that would reload them."""
    for name in list(sys.modules):
        if name.partition(".")[0] in OF_JAVASCRIPT:
            del sys.modules[name]
    sys.meta_path[:] = [
        finder
        for finder in sys.meta_path
        if getattr(finder, "__module__", type(finder).__module__).partition(".")[0]
        not in OF_JAVASCRIPT
    ]


class BotRunner:
    """Holds one bot at a time. Every method returns JSON text, even if the bot fails."""

    def __init__(self) -> None:
        self.entrant = Entrant("")
        self.game = ""
        self.figures: Iterator[str] = iter(())

    def take(self, game: str, name: str, code: str) -> str:
        """Load a bot's code; return its output, or the fault."""
        self.game, self.entrant = game, Entrant(name, code)

        def taken() -> dict[str, Any]:
            GAMES[game]  # its import is no part of the first decision
            chooser_of(self.entrant, game)
            return {}

        return self._reply(taken)

    def decide(self, world: str, seed: str) -> str:
        """Return the bot's move in this world in notation, with its output, or the fault."""
        game, state = GAMES[self.game], state_from_text(world)
        situation = Situation(game, state, state.moves(), state, ())

        def decided() -> dict[str, Any]:
            began = processor_time()
            move = chooser_of(self.entrant, self.game)(situation, seed)
            took = 1000 * (processor_time() - began)
            return {"move": game.write(state, move), "milliseconds": took}

        return self._reply(decided)

    def run(self, code: str) -> str:
        """Run an example; return what it prints, or its fault."""

        def done() -> dict[str, Any]:
            run(code)
            return {}

        return self._reply(done)

    def measure(self, trial: str) -> str:
        """Start a trial; return the first report of `measured`."""
        self.figures = measured(trial, _show_life)
        return self.go_on()

    def go_on(self) -> str:
        """Return the next report of the trial; "" after the last."""
        try:
            return next(self.figures, "")
        except BaseException as error:
            return json.dumps(_fault(error))

    def _reply(self, act: Callable[[], dict[str, Any]]) -> str:
        with _captured() as output:
            try:
                told = act()
            except BaseException as error:
                told = _fault(error)
        return json.dumps({**told, "printed": output.getvalue()})


def _fault(error: BaseException) -> dict[str, Any]:
    if isinstance(error, Fault | Broken):
        return {"fault": str(error), "line": error.line}
    return {"fault": f"crash: {type(error).__name__}", "line": 0}


def _show_life() -> None:
    """Flush standard error, which resets the worker's watchdog."""
    os.fsync(STANDARD_ERROR)


@contextmanager
def _captured() -> Iterator[io.StringIO]:
    """Capture standard output and error, up to MOST characters."""
    output = _Truncated()
    with redirect_stdout(output), redirect_stderr(output):
        yield output


class _Truncated(io.StringIO):
    """A buffer that keeps the first MOST characters."""

    def write(self, text: str) -> int:
        room = MOST - self.tell()
        if room > 0:
            super().write(text if len(text) <= room else f"{text[:room]}…")
        return len(text)


def measured(asked: str, alive: Callable[[], None]) -> Iterator[str]:
    """Run a trial; yield a report from time to time, with the rows since the last report.

    The trial resumes after the rows in `since` if trial and engine are unchanged. `alive` is
    called before each decision. If an entrant cannot be loaded, the only report is its fault.
    """
    told = json.loads(asked)
    entrants = tuple(Entrant(**entrant) for entrant in told.pop("entrants"))
    deals, rated, since = told.pop("deals"), told.pop("rated"), told.pop("since")
    trial = Trial(entrants=entrants, **told)
    with redirect_stdout(_Discarding()) as discarded, redirect_stderr(discarded):
        try:
            for entrant in entrants:
                chooser_of(entrant, trial.game)
        except Broken as broken:
            yield json.dumps({"fault": str(broken), "line": broken.line})
            return
        yield from _Measuring(trial, _before(trial, since), rated, alive).until(deals)


def _before(trial: Trial, since: str) -> list[Row]:
    """Return the rows to resume from; [] unless they are whole deals of this trial."""
    try:
        rows = read(since, trial, "rows")
    except ValueError:
        return []
    size = trial.rows_a_deal()
    whole = len(rows) % size == 0 and all(row.deal == at // size for at, row in enumerate(rows))
    return rows if whole else []


class _Measuring:
    """Plays a trial deal by deal and reports the standings."""

    def __init__(
        self, trial: Trial, before: list[Row], rated: bool, alive: Callable[[], None]
    ) -> None:
        self.trial, self.rows, self.alive = trial, before, alive
        self.size = trial.rows_a_deal()
        self.ratings = Ratings(trial, trial.match()) if rated else None
        self.told = 0
        for at in range(0, len(before), self.size):
            alive()
            self._rate(before[at : at + self.size])

    def until(self, deals: int) -> Iterator[str]:
        """Play up to `deals` deals; yield reports, the first at once if there are rows."""
        first = len(self.rows) // self.size
        if first:
            self.told = len(self.rows)
            yield json.dumps(self._now(first, first, first >= deals))
        due = perf_counter() + OFTEN
        for deal in range(first, deals):
            new = [_rounded(row) for row in play(self.trial, deal, self.alive)]
            self.rows += new
            self._rate(new)
            began = perf_counter()
            if began > due or deal + 1 == deals:
                begins, self.told = self.told, len(self.rows)
                now = json.dumps(self._now(begins // self.size, deal + 1, deal + 1 == deals))
                due = perf_counter() + max(OFTEN, RARELY * (perf_counter() - began))
                yield now

    def _rate(self, rows: Sequence[Row]) -> None:
        if self.ratings:
            self.ratings.add(rows)

    def _now(self, begins: int, deals: int, done: bool) -> dict[str, Any]:
        rows, new = self.rows, self.rows[begins * self.size :]
        rated = self.ratings.rated if self.ratings else []
        return {
            "begins": begins,
            "deals": deals,
            "done": done,
            "rows": lines(self.trial, new) if begins else table(self.trial, new),
            "figures": [_plain(figure) for figure in figures(rows)],
            "against": [_against(rows, other) for other in range(1, len(self.trial.entrants))],
            "ratings": [{"mu": one.mu, "sigma": one.sigma} for one in rated],
        }


def _rounded(row: Row) -> Row:
    """Round the times to microseconds, because the page stores thousands of rows."""
    times = {name: round(getattr(row, name), 3) for name in ("milliseconds", "worst")}
    return replace(row, **times)


class _Discarding(io.StringIO):
    def write(self, text: str) -> int:
        return len(text)


def _against(rows: Sequence[Row], other: int) -> dict[str, Any] | None:
    """Compare the first entrant with another."""
    mean = between(rows, 0, other)
    return _finite(plain(mean)) if mean else None


def _plain(figure: Figure) -> dict[str, Any]:
    told: dict[str, Any] = plain(figure)
    told["measures"] = {name: _finite(mean) for name, mean in told["measures"].items()}
    return told


def _finite(mean: dict[str, float]) -> dict[str, float | None]:
    """Replace infinite values and nan by None, for JSON."""
    return {name: part if isfinite(part) else None for name, part in mean.items()}
