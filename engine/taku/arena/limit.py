"""A timeout for bots in files, which may never return."""

from collections.abc import Iterator
from contextlib import contextmanager


class TooLong(BaseException):
    """Raised at the timeout. Not an Exception, so that a bot's `except Exception` misses it."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise TooLong in this thread after so many seconds; 0: no timeout.

    It cannot interrupt a call that never returns to Python, such as `sum` of an endless iterator.
    """
    if not seconds:
        yield
        return
    from taku.arena.watch import Watch  # imported late: Pyodide has no threads

    watch = Watch(seconds, TooLong)
    try:
        yield
    finally:
        watch.end()
