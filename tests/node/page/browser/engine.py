"""Serves the engine to page tests in Node: several services in one Python, over its pipes.

A line in is [service, what, text]: `ask` begins a request, `send` answers the reply that waits for
one, `stop` drops the rest of it, `end` forgets the service; `run` executes Python for a test, and
replies with what it names `result`. A line out is [service, reply], of
which the reply is null after the last one, or [service, null, error] if the engine has crashed.
With the argument `bare` the engine has no tablebases, as in a browser: it asks for them.
"""

import json
import sys
import traceback
from collections.abc import Generator

from taku import tablebase
from taku.service import Service

services: dict[int, Service] = {}
replies: dict[int, Generator[str, str | None, None]] = {}


def reply(number: int, what: str, text: str | None) -> str | None:
    """Return the next reply of a service, or None after the last."""
    if what == "end":
        services.pop(number, None)
    if what == "run":
        names: dict[str, object] = {}
        exec(text or "", names)
        return json.dumps(names["result"])
    if what in {"end", "stop"}:
        replies.pop(number).close() if number in replies else None
        return None
    if what == "ask":
        replies[number] = services.setdefault(number, Service()).handle(text or "")
        text = None
    try:
        return replies[number].send(text)
    except StopIteration:
        del replies[number]
        return None


def main() -> None:
    if "bare" in sys.argv:
        tablebase.folder = "none"
    for line in sys.stdin:
        number, what, text = json.loads(line)
        try:
            answer = [number, reply(number, what, text)]
        except Exception:
            answer = [number, None, traceback.format_exc()]
        print(json.dumps(answer), flush=True)


main()
