"""Computations that need a tablebase, which the page sends when it is asked."""

from collections.abc import Callable
from typing import TypeVar

from taku import tablebase
from taku.messages.replies import Replies, WantsTablebase

T = TypeVar("T")


def with_tablebase(compute: Callable[[], T]) -> Replies[T]:
    """Return what is computed; ValueError if it needs a tablebase and the page sends none."""
    try:
        return compute()
    except tablebase.Missing as missing:
        tablebase.bring(missing.name, (yield WantsTablebase(missing.name)) or "")
        return compute()
