"""A relay of the tests' own: as much of Nostr as introduces two devices to each other.

It passes on to each client the events that it has asked for, and keeps none (NIP-01; what Taku
sends is of the kinds that are not kept).
"""

import json
import threading
from contextlib import suppress

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve


class Relay:
    """Listens on a port of this machine until it is closed; a dumb one never answers."""

    def __init__(self, *, dumb=False):
        self.dumb = dumb
        self.heard = []
        self._asked = {}  # client -> subscription -> what is wanted
        self._lock = threading.Lock()
        self._server = serve(self._serve, "127.0.0.1", 0, close_timeout=1)
        self.url = f"ws://127.0.0.1:{self._server.socket.getsockname()[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()

    def _serve(self, client):
        with self._lock:
            self._asked[client] = {}
        try:
            for text in client:
                self.heard.append(text)
                if not self.dumb:
                    self._answer(client, *json.loads(text))
        finally:
            with self._lock:
                del self._asked[client]

    def _answer(self, client, kind, *rest):
        if kind == "REQ":
            name, *wanted = rest
            with self._lock:
                self._asked[client][name] = wanted
            self._say(client, "EOSE", name)
        elif kind == "CLOSE":
            with self._lock:
                self._asked[client].pop(rest[0], None)
        elif kind == "EVENT":
            (event,) = rest
            self._say(client, "OK", event["id"], True, "")
            self._pass_on(event)

    def _pass_on(self, event):
        with self._lock:
            wanted = [(c, name, w) for c, asked in self._asked.items() for name, w in asked.items()]
        for client, name, filters in wanted:
            if any(matches(event, each) for each in filters):
                self._say(client, "EVENT", name, event)

    def _say(self, client, *message):
        with suppress(ConnectionClosed, OSError):  # the device of that client sleeps, or is gone
            client.send(json.dumps(message))


def matches(event, wanted):
    tags = {value for name, value, *_ in event["tags"] if name == "x"}
    return event["kind"] in wanted["kinds"] and bool(tags & set(wanted["#x"]))
