"""A thread that watches over another, and throws into it when its time is over."""

import ctypes
import threading

AGAIN = 0.2  # seconds until what has caught the exception is told once more


class Watch:
    """Over the thread that has begun it, until that says that it is done."""

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
        """Nothing is thrown any more, nor what was on its way."""
        while not self.done.is_set():
            try:
                with self.lock:
                    self.done.set()
            except self.throws:
                continue
        self._throw(None)

    def _throw(self, what: object) -> None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(self.watched, what)
