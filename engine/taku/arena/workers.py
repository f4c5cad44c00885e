"""Execution of deals: in this process, in several processes, or by workers of a Dask scheduler."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent import futures
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from taku.arena.bot_processes import load, timed_chooser_in_a_process
from taku.arena.entrants import OPEN_SPIEL
from taku.arena.play import PlayedMatch, RotatedDeal, Row, play
from taku.arena.trial import Trial, version

BLOCKS = 200  # minimum number of tasks, if the deals allow: so all workers finish together
LARGEST = 50  # maximum number of deals in a task, to limit what a lost task costs


RowsAndMatches: TypeAlias = tuple[list[Row], list[PlayedMatch]]
"""The rows of a deal, and its matches, if logs are kept."""
P = TypeVar("P")
R = TypeVar("R")


def played(
    trial: Trial, deals: range, *, workers: int = 1, scheduler: str = ""
) -> Iterator[list[Row]]:
    """Yield the rows of each deal, in the order of the deals."""
    for rows, _ in played_with_logs(trial, deals, workers=workers, scheduler=scheduler, logs=False):
        yield rows


def played_with_logs(
    trial: Trial, deals: range, *, workers: int = 1, scheduler: str = "", logs: bool = True
) -> Iterator[RowsAndMatches]:
    """Yield the rows and the matches of each deal, in the order of the deals."""
    size = max(1, min(LARGEST, len(deals) // BLOCKS))
    blocks = [deals[start : start + size] for start in range(0, len(deals), size)]
    task = partial(block, trial, wanted=version() if scheduler else "", logs=logs)
    for found in spread(task, blocks, workers=workers, scheduler=scheduler):
        yield from found


def spread(
    task: Callable[[P], R], parts: Iterable[P], *, workers: int = 1, scheduler: str = ""
) -> Iterator[R]:
    """Yield what a task returns for each part, in their order: here, in processes, or on Dask.

    Here, a part is taken when the one before is done; elsewhere all are handed out at once.
    """
    if scheduler:
        yield from _in_order(_on_cluster(task, [*parts], scheduler))
    elif workers > 1:
        yield from _in_order(_by_processes(task, [*parts], workers))
    else:
        yield from map(task, parts)


def block(
    trial: Trial, deals: Sequence[int], wanted: str = "", logs: bool = False
) -> list[RowsAndMatches]:
    """Play several deals; ValueError if this engine is not the version `wanted`."""
    if wanted and wanted != version():
        raise ValueError(f"this worker has version {version()} of the engine, not {wanted}")
    make = partial(timed_chooser_in_a_process, limit=trial.limit)
    found = []
    for deal in deals:
        matches: list[PlayedMatch] = []
        rows = play(trial, deal, make=make, keep=matches.append if logs else None)
        found.append((rows, matches))
    return found


def check(trial: Trial) -> None:
    """Load every entrant of a trial; ValueError names one that cannot play it.

    A file makes the first decision of the first deal, to show that it knows the game.
    """
    options = trial.match().options
    first = RotatedDeal(trial, 0, make=partial(timed_chooser_in_a_process, limit=trial.limit))
    for entrant in trial.entrants:
        load(entrant, trial.game, trial.limit)
        if entrant.code is not None and (fault := first.first_fault(entrant)):
            raise ValueError(
                f"{entrant.name}: fails at its first decision in {trial.game}: {fault}"
            )
        if entrant.name.startswith(OPEN_SPIEL):
            from taku.arena.open_spiel import why_it_cannot_play  # OpenSpiel is optional

            if reason := why_it_cannot_play(entrant.name.removeprefix(OPEN_SPIEL), options):
                raise ValueError(f"{entrant.name}: {reason}")


def _by_processes(
    task: Callable[[P], R], parts: Sequence[P], workers: int
) -> Iterator[tuple[int, R]]:
    """Work in processes that end when this one does, and when its caller stops."""
    context = get_context("spawn")
    here, alive = context.Pipe(duplex=False)
    size = min(workers, len(parts)) or 1
    with futures.ProcessPoolExecutor(size, context, _end_with_parent, (here,)) as pool:
        try:
            with _uninterrupted():
                tasks = {pool.submit(task, part): at for at, part in enumerate(parts)}
            for done in futures.as_completed([*tasks]):
                yield tasks.pop(done), done.result()
        except BaseException:
            alive.close()  # ends the workers within their tasks
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold back Ctrl-C, and for good in the processes that start inside."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # on Windows, each worker ignores Ctrl-C once it runs
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent(here: Connection) -> None:
    """Let this worker end when its parent closes the other end of a pipe, or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        with suppress(EOFError, OSError):
            here.recv()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def _on_cluster(
    task: Callable[[P], R], parts: Sequence[P], scheduler: str
) -> Iterator[tuple[int, R]]:
    """Work on a Dask cluster, which reassigns the task of a dead worker."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ValueError("--on needs dask.distributed: pip install 'taku[arena]'") from None
    with Client(scheduler) as client:
        tasks: dict[Any, int] = {
            client.submit(task, part, pure=True): at for at, part in enumerate(parts)
        }
        for done in as_completed(list(tasks)):
            yield tasks.pop(done), done.result()
            done.release()


def _in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    waiting: dict[int, R] = {}
    wanted = 0
    for at, result in found:
        waiting[at] = result
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
