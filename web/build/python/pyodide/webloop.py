"""A stand-in for Pyodide's event loop: the engine is synchronous and does not need asyncio.

The import below stays unused. It fails once JavaScript has been unloaded, so that a bot in the lab
cannot import this package again.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    pass
