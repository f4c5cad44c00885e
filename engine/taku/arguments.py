"""What whoever uses the library hands to it: of a wrong type, it is refused by its name."""

from collections.abc import Iterable


def expect(*kinds: type, **given: object) -> None:
    """TypeError names the first argument that is of none of these types; True is no number."""
    for name, value in given.items():
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            wanted = " or ".join("None" if kind is type(None) else kind.__name__ for kind in kinds)
            raise TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def texts(name: str, given: Iterable[str]) -> list[str]:
    """Several texts as a list; TypeError names the argument, or the one of them that is none."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"{name} must be several str, not {type(given).__name__}")
    found = list(given)
    for place, text in enumerate(found):
        expect(str, **{f"{name}[{place}]": text})
    return found
