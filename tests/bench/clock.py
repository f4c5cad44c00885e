"""Processor time in seconds, on CPython and in Pyodide under Node."""

import sys

if sys.platform == "emscripten":
    from js import process

    def process_time() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6
else:
    from time import process_time

__all__ = ["process_time"]
