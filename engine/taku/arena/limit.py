"""What takes too long is broken off: for files that never come to an end."""

from collections.abc import Iterator
from contextlib import contextmanager


class TooLong(BaseException):
    """The time is over. Not an Exception: a bot that catches those does not catch this."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """TooLong is thrown in this thread once the time is over; 0: it never is.

    A call that never comes back into Python, as `sum` of an endless iterator, is not broken off.
    """
    if not seconds:
        yield
        return
    from taku.arena.watch import Watch  # a browser's Python has no threads

    watch = Watch(seconds, TooLong)
    try:
        yield
    finally:
        watch.end()
