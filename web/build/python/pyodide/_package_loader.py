"""A stand-in for Pyodide's module: the page loads no packages, and Pyodide reads only two paths."""

from site import getsitepackages


class _Folder:
    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing: no packages are loaded."""
