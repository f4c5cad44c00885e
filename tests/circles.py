"""Whether imports run in a circle."""

from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter


def circle(imports: Mapping[str, list[str]]) -> list[str]:
    """Modules each of which imports the one before, the last being the first; none: no circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []
