"""Base classes of requests, and the reply to a request that fails."""

from typing import TYPE_CHECKING, ClassVar

from taku.game import IllegalMove
from taku.match import BadEntry, BadPart, cut, unreadable
from taku.messages.message import Message
from taku.messages.parts import BadMove
from taku.messages.replies import Refused, Replies, Reply
from taku.tables.session import Session

if TYPE_CHECKING:
    from taku.tables.friends_table import FriendsTable


class Request(Message):
    """Base class of requests: a subclass is a request, and `answer` is its handler."""

    abandonable: ClassVar[bool] = False
    """True if bots may play for long: the request is dropped when the player leaves the table."""
    tableless_reply: ClassVar[type[Reply] | None] = None
    """The only reply to a request that the page may send while no table is open."""

    def answer(self, session: Session) -> Replies[None]:
        """Yield the replies; a ValueError, LookupError or IllegalMove becomes `refused`."""
        raise NotImplementedError


class SeatRequest(Request):
    """Base class of requests that a player at another device may send, too."""

    def answer_seat(
        self, session: Session, table: "FriendsTable", seat: int | None
    ) -> Replies[None]:
        """Answer a player at a seat of a match among several devices; None: an onlooker."""
        table.look_as(seat)
        return self.answer(session)


REFUSED = (ValueError, LookupError)
"""Errors of a request that leave everything as it was; an IllegalMove is a ValueError."""


def refused(kind: str | None, error: Exception) -> Refused:
    """Return the reply to a request of this type that has raised one of `REFUSED`."""
    match error:
        case IllegalMove():
            return Refused(kind, error.refusal)
        case BadEntry():
            entry = BadMove(error.entry, cut(error.text), error.refusal)
            return Refused(kind, unreadable(error), entry=entry)
        case BadPart():
            return Refused(kind, unreadable(error), part=error.part)
    return Refused(kind, unreadable(error))
