"""Messages of the worker that runs the engine, beside the engine's own replies."""

from typing import Literal, TypeAlias

from taku.wire.records import Message


class Progress(Message):
    """The engine is loading."""

    phase: Literal["loading", "starting", "ready"]
    loaded: int
    """Bytes loaded so far."""
    total: int
    """Bytes to load."""


class Alive(Message):
    """The worker has started; it is alive as long as this lock is held."""

    lock: str


class Answered(Message):
    """A request has been answered completely."""


class Crash(Message):
    """The engine has crashed and lost its match."""

    message: str


class Unavailable(Message):
    """The engine cannot be loaded."""

    message: str


Status: TypeAlias = Progress | Alive | Answered | Crash | Unavailable
