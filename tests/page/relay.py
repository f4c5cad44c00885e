"""The relay of web/build/relay.py on a port of this machine, for tests of the page."""

import asyncio
import threading
from concurrent.futures import Future

from web.build.relay import Relay


class TestRelay(Relay):
    """Listens until it is closed, and notes what it hears; a dumb one never answers."""

    __test__ = False  # is no test

    def __init__(self, *, dumb=False):
        super().__init__()
        self.dumb = dumb
        self.heard = []
        self._port = Future()
        self._thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)
        self._thread.start()
        self.url = f"ws://127.0.0.1:{self._port.result(timeout=60)}"

    async def _run(self):
        self._loop, ready = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        ready.add_done_callback(lambda done: self._port.set_result(done.result()))
        self._task = asyncio.create_task(self.serve("127.0.0.1", 0, ready))
        await asyncio.wait([self._task])

    def close(self):
        self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(10)

    def answers(self, client, text):
        self.heard.append(text)
        return [] if self.dumb else super().answers(client, text)
