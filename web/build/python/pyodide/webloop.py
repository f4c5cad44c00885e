"""In the place of Pyodide's: nothing in the engine waits, so asyncio need not be there."""


def _initialize_event_loop() -> None:
    pass
