"""A watchdog thread that raises an exception in another thread at a timeout."""

import ctypes
import threading

AGAIN = 0.2  # seconds until the exception is raised again, in case the code caught it


class Watch:
    """A watchdog over the thread that creates it, until that thread calls `end`."""

    def __init__(self, seconds: float, throws: type[BaseException]) -> None:
        self.throws = throws
        self.watched = ctypes.c_ulong(threading.get_ident())
        self.seconds = seconds
        self.done = threading.Event()
        self.lock = threading.Lock()
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        late = self.done.wait(self.seconds)
        while not late:
            with self.lock:
                if not self.done.is_set():
                    self._throw(ctypes.py_object(self.throws))
            late = self.done.wait(AGAIN)

    def end(self) -> None:
        """Stop the watchdog and cancel a pending exception."""
        while not self.done.is_set():
            try:
                with self.lock:
                    self.done.set()
            except self.throws:
                continue
        self._throw(None)

    def _throw(self, what: object) -> None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(self.watched, what)
