"""In the place of Pyodide's: nothing in the engine waits, so asyncio need not be there.

A memory of Python is only made where Python holds what it usually does of JavaScript. So it does.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop() -> None:
    pass
