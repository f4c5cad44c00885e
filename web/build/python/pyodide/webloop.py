"""A stand-in for Pyodide's event loop: the engine is synchronous and does not need asyncio.

The import below stays unused. Pyodide makes a memory snapshot only if Python holds the JavaScript
objects that it usually holds.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    pass
