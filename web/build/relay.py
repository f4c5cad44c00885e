"""A relay of one's own, `python build.py relay`: it introduces devices to each other, and no more.

As much of Nostr as Taku needs (https://github.com/nostr-protocol/nips/blob/master/01.md): events of
the kinds that no relay keeps, passed on to those who asked for their topic. Nothing is stored, and
nothing of what devices say is read: they encrypt it. All that a client may ask for is bounded.
"""

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

NOT_KEPT = range(20_000, 30_000)  # the kinds of events that relays pass on and forget
CLIENTS = 1_000
LARGEST = 64 * 1024  # bytes of a message; a larger one ends the connection
SUBSCRIPTIONS = 40  # of a client: a device has a few topics in each of its rooms
FILTERS = 10  # of a subscription
TOPICS = 100  # of a filter
BEHIND = 4 * 1024 * 1024  # bytes that may wait for a client before it is dropped
A_SECOND = 50  # messages that a client may send for long
AT_ONCE = 300  # messages that it may send at once


@dataclass
class Client:
    """A connected device: what it asked for, and how many messages it may still send."""

    subscriptions: dict[str, tuple["Filter", ...]] = field(default_factory=dict)
    allowed: float = AT_ONCE
    heard: float = 0.0

    def may_send(self, now: float) -> bool:
        """Count a message; False if the client has sent too many."""
        self.allowed = min(AT_ONCE, self.allowed + (now - self.heard) * A_SECOND) - 1
        self.heard = now
        if self.allowed >= 0:
            return True
        self.allowed = 0
        return False


@dataclass(frozen=True)
class Filter:
    """What a subscription wants: events of these kinds with one of these topics."""

    kinds: frozenset[int]
    topics: frozenset[str]

    def wants(self, kind: int, topics: frozenset[str]) -> bool:
        return kind in self.kinds and not self.topics.isdisjoint(topics)


class Unfit(ValueError):
    """Raised for a message that this relay does not serve."""


class Relay:
    """Passes events on among the clients of one server."""

    def __init__(self) -> None:
        self.clients: dict[ServerConnection, Client] = {}

    async def serve(self, host: str, port: int, ready: "asyncio.Future[int] | None" = None) -> None:
        """Serve until the task is cancelled; `ready` gets the port. OSError if it is taken."""
        async with serve(self.meet, host, port, max_size=LARGEST, compression=None) as server:
            if ready:
                ready.set_result(server.sockets[0].getsockname()[1])
            await asyncio.get_running_loop().create_future()

    async def meet(self, connection: ServerConnection) -> None:
        """Answer a client until it has gone."""
        if len(self.clients) >= CLIENTS:
            return await connection.close(1013, "this relay is full")
        client = self.clients[connection] = Client(heard=now())
        try:
            async for text in connection:
                for answer in self.answers(client, text):
                    await connection.send(json.dumps(answer))
        except ConnectionClosed:
            pass  # the device sleeps, or has lost its network
        finally:
            del self.clients[connection]
        return None

    def answers(self, client: Client, text: str | bytes) -> Sequence[Sequence[Any]]:
        """Take a client's message; return what it is told."""
        if not client.may_send(now()):
            return [("NOTICE", "rate-limited: too many messages")]
        try:
            match json.loads(text):
                case ["REQ", str(name), *filters]:
                    client.subscriptions |= {name: filters_in(client, name, filters)}
                    return [("EOSE", name)]
                case ["CLOSE", str(name)]:
                    client.subscriptions.pop(name, None)
                    return []
                case ["EVENT", {"id": str(id), **event}]:
                    return [("OK", id, *self.passed_on({"id": id, **event}))]
        except (ValueError, RecursionError) as error:
            return [("NOTICE", f"invalid: {str(error)[:100]}")]
        return [("NOTICE", "invalid: neither REQ, CLOSE nor EVENT")]

    def passed_on(self, event: Mapping[str, Any]) -> tuple[bool, str]:
        """Send an event to all who asked for it; return whether, and why not."""
        kind, tags = event.get("kind"), event.get("tags")
        if type(kind) is not int or kind not in NOT_KEPT:
            return False, "blocked: this relay keeps nothing"
        if not isinstance(tags, list):
            return False, "invalid: tags"
        topics = frozenset(value for tag in tags if (value := topic_in(tag)) is not None)
        for connection, client in [*self.clients.items()]:
            for name, filters in client.subscriptions.items():
                if any(each.wants(kind, topics) for each in filters):
                    self.send(connection, json.dumps(("EVENT", name, event)))
        return True, ""

    def send(self, connection: ServerConnection, text: str) -> None:
        """Send without waiting; a client that reads nothing any more is dropped."""
        if connection.transport.get_write_buffer_size() > BEHIND:
            connection.transport.abort()
        else:
            broadcast([connection], text)


def topic_in(tag: object) -> str | None:
    """Return the topic in a tag of an event; None if it has none."""
    match tag:
        case ["x", str(topic), *_]:
            return topic
    return None


def filters_in(client: Client, name: str, filters: Sequence[object]) -> tuple[Filter, ...]:
    """Return the filters of a subscription; Unfit if it asks for more than a client may."""
    is_new = name not in client.subscriptions
    if is_new and len(client.subscriptions) >= SUBSCRIPTIONS:
        raise Unfit(f"{SUBSCRIPTIONS} subscriptions at most")
    if len(name) > 64 or not 0 < len(filters) <= FILTERS:
        raise Unfit(f"a subscription has a short name and 1 to {FILTERS} filters")
    return tuple(map(filter_in, filters))


def filter_in(data: object) -> Filter:
    """Return a filter; Unfit if it is none, or has too many parts."""
    match data:
        case {"kinds": list(kinds), "#x": list(topics)} if len(kinds) + len(topics) <= TOPICS:
            if all(type(kind) is int for kind in kinds) and all(
                isinstance(topic, str) for topic in topics
            ):
                return Filter(frozenset(kinds), frozenset(topics))
    raise Unfit("a filter has kinds and #x, all its topics")


def now() -> float:
    """Return the seconds of a clock that only goes forward."""
    return asyncio.get_running_loop().time()


async def announced(host: str, port: int) -> None:
    """Serve, and print the address as soon as there is one."""
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(Relay().serve(host, port, ready))
    await asyncio.wait([serving, ready], return_when=asyncio.FIRST_COMPLETED)
    if ready.done():
        print(f"The relay is at ws://{host}:{ready.result()} (Ctrl-C ends it)", flush=True)
    await serving


def main(host: str, port: str) -> None:
    """Serve until Ctrl-C."""
    with suppress(KeyboardInterrupt):
        asyncio.run(announced(host, int(port)))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except OSError as error:
        sys.exit(f"relay: {error.strerror or error}")
