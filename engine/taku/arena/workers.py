"""Execution of deals: in this process, in several processes, or by workers of a Dask scheduler."""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent import futures
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from taku.arena.bot_processes import load, timed_chooser_in_a_process
from taku.arena.entrants import OPEN_SPIEL
from taku.arena.play import RotatedDeal, Row, play
from taku.arena.trial import Trial, version

BLOCKS = 200  # minimum number of tasks, if the deals allow: so all workers finish together
LARGEST = 50  # maximum number of deals in a task, to limit what a lost task costs


def played(
    trial: Trial, deals: range, *, workers: int = 1, scheduler: str = ""
) -> Iterator[list[Row]]:
    """Yield the rows of each deal, in the order of the deals."""
    size = max(1, min(LARGEST, len(deals) // BLOCKS))
    blocks = [deals[start : start + size] for start in range(0, len(deals), size)]
    if scheduler:
        found: Iterable[tuple[int, list[list[Row]]]] = _on_cluster(trial, blocks, scheduler)
    elif workers > 1:
        found = _by_processes(trial, blocks, workers)
    else:
        found = ((number, block(trial, deals)) for number, deals in enumerate(blocks))
    yield from _in_order(found)


def block(trial: Trial, deals: Sequence[int], wanted: str = "") -> list[list[Row]]:
    """Play several deals; ValueError if this engine is not the version `wanted`."""
    if wanted and wanted != version():
        raise ValueError(f"this worker has version {version()} of the engine, not {wanted}")
    make = partial(timed_chooser_in_a_process, limit=trial.limit)
    return [play(trial, deal, make=make) for deal in deals]


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
    trial: Trial, blocks: Sequence[range], workers: int
) -> Iterator[tuple[int, list[list[Row]]]]:
    """Play blocks in processes that end when this one does, and when its caller stops."""
    context = get_context("spawn")
    here, alive = context.Pipe(duplex=False)
    size = min(workers, len(blocks)) or 1
    with futures.ProcessPoolExecutor(size, context, _end_with_parent, (here,)) as pool:
        try:
            with _uninterrupted():
                tasks = {pool.submit(block, trial, deals): at for at, deals in enumerate(blocks)}
            for task in futures.as_completed([*tasks]):
                yield tasks.pop(task), task.result()
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
    trial: Trial, blocks: Sequence[range], scheduler: str
) -> Iterator[tuple[int, list[list[Row]]]]:
    """Play blocks on a Dask cluster, which reassigns the task of a dead worker."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ValueError("--on needs dask.distributed: pip install 'taku[arena]'") from None
    with Client(scheduler) as client:
        tasks: dict[Any, int] = {
            client.submit(block, trial, deals, version(), pure=True): number
            for number, deals in enumerate(blocks)
        }
        for task in as_completed(list(tasks)):
            yield tasks.pop(task), task.result()
            task.release()


def _in_order(found: Iterable[tuple[int, list[list[Row]]]]) -> Iterator[list[Row]]:
    waiting: dict[int, list[list[Row]]] = {}
    wanted = 0
    for number, deals in found:
        waiting[number] = deals
        while wanted in waiting:
            yield from waiting.pop(wanted)
            wanted += 1
