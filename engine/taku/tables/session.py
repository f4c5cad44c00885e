"""What the engine has at hand for one page: the table, and matches that it plays beside it."""

from typing import Protocol, TypeVar

from taku.messages.parts import Head
from taku.messages.replies import Replies
from taku.tables.table import Table

T = TypeVar("T", bound=Table)


class Sliced(Protocol):
    """A match that is played in short slices beside the table."""

    head: Head

    def __init__(self, head: Head) -> None: ...

    def go_on(self) -> Replies[None]: ...


class Session:
    """The table in play, and of each kind of sliced match the latest."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self._sliced: dict[type[Sliced], Sliced] = {}

    def lay(self, table: Table) -> Replies[None]:
        """Replace the current table."""
        self.table = table
        return table.begin()

    def table_of(self, kind: type[T]) -> T:
        """Return the table in play; ValueError if it is not of this kind."""
        if not isinstance(self.table, kind):
            raise ValueError(kind.absent)
        return self.table

    def go_on(self, kind: type[Sliced], head: Head) -> Replies[None]:
        """Go on with the match in progress, or with a new one if `head` differs."""
        match = self._sliced.get(kind)
        if match is None or match.head != head:
            match = self._sliced[kind] = kind(head)
        return match.go_on()
