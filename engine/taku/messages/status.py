"""Messages of the worker that runs the engine, beside the engine's own replies."""

from typing import Literal

from taku.messages.message import Message


class Status(Message):
    """Base class of messages of the worker."""


class Progress(Status):
    """The engine is loading."""

    phase: Literal["loading", "starting", "ready"]
    loaded: int
    """Bytes loaded so far."""
    total: int
    """Bytes to load."""


class Alive(Status):
    """The worker has started; it is alive as long as this lock is held."""

    lock: str


class Answered(Status):
    """A request has been answered completely."""


class Crash(Status):
    """The engine has crashed and lost its match."""

    message: str


class Unavailable(Status):
    """The engine cannot be loaded."""

    message: str
