"""Argument checks for the public API: a TypeError names the bad argument."""

from collections.abc import Iterable


def expect(*kinds: type, **given: object) -> None:
    """Raise TypeError, naming the first argument that has none of the types `kinds`.

    A bool is not accepted as an int.
    """
    for name, value in given.items():
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            wanted = " or ".join("None" if kind is type(None) else kind.__name__ for kind in kinds)
            raise TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def texts(name: str, given: Iterable[str]) -> list[str]:
    """Return the texts as a list.

    TypeError names the argument if it is not iterable or is a single str, or the item that is
    not a str.
    """
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"{name} must be several str, not {type(given).__name__}")
    found = list(given)
    for place, text in enumerate(found):
        expect(str, **{f"{name}[{place}]": text})
    return found
