"""House rules: a frozen dataclass for each game, from which the page's form is derived.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True, kw_only=True)
... class Options:
...     passing: bool = option(True)
...     bonus_card: str = option("none", among=("none", "JD", "TD"))
>>> changed(fill(Options, {"bonus_card": "JD"}))
{'bonus_card': 'JD'}
>>> fill(Options, {"bonus_card": "QS"})
Traceback (most recent call last):
ValueError: option 'bonus_card' cannot be 'QS': one of none, JD, TD
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias, TypeVar

OptionValue: TypeAlias = str | int | bool
"""A value of a house rule."""

Options: TypeAlias = Mapping[str, OptionValue]
"""House rules by name, only those that differ from their defaults."""

OFF = (False, "off", "none", 0)
"""Values that switch a house rule off, in any game."""

O = TypeVar("O")  # noqa: E741 - the options of a game


@dataclass(frozen=True)
class _About:
    among: tuple[Any, ...]
    needs: Mapping[str, Sequence[Any]]
    players: tuple[int, ...]
    rare: bool
    amount: Callable[[Any, int], int] | None


def option(
    default: Any,
    among: Sequence[Any] = (True, False),
    *,
    players: Sequence[int] = (),
    rare: bool = False,
    amount: Callable[[Any, int], int] | None = None,
    **needs: Sequence[Any],
) -> Any:
    """Declare a house rule with its default and its possible values.

    `needs` names other options and the values under which this one has an effect. Otherwise the
    game ignores it, and the page greys it out. `players` are the numbers of players with which
    it may differ from its default; empty: any. A `rare` rule is one that few tables play by.
    `amount` returns what the words of a value name, such as the points that end a match, from the
    value and the number of players.
    """
    if default not in among:
        raise ValueError(f"the default {default!r} is not among {', '.join(map(str, among))}")
    about = _About(tuple(among), needs, tuple(players), rare, amount)
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class OptionEntry:
    """A house rule as the page's form needs it."""

    name: str
    default: OptionValue
    among: tuple[OptionValue, ...]
    """Its possible values."""
    needs: Mapping[str, tuple[OptionValue, ...]]
    """Other options, each with the values under which this option has an effect."""
    players: tuple[int, ...]
    """Numbers of players with which it may differ from its default; empty: any."""
    rare: bool
    """True if the page's form may fold it away."""
    off: OptionValue | None
    """The value that switches it off; None if every value is a way to play."""
    amounts: Mapping[str, tuple[int, ...]]
    """By value, the amount that its words name, for each number of players of the game in turn."""


def form(options: type, seats: Sequence[int] = ()) -> tuple[OptionEntry, ...]:
    """Return the house rules of an options class, in the order of declaration.

    `seats` are the numbers of players for which amounts are given.
    """
    return tuple(
        OptionEntry(
            name=part.name,
            default=part.default,  # type: ignore[arg-type]
            among=part.metadata["about"].among,
            needs={name: tuple(v) for name, v in part.metadata["about"].needs.items()},
            players=part.metadata["about"].players,
            rare=part.metadata["about"].rare,
            off=next((value for value in part.metadata["about"].among if value in OFF), None),
            amounts=_amounts(part.metadata["about"], seats),
        )
        for part in fields(options)
    )


def _amounts(about: _About, seats: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Return the amounts by value, in the order of `seats`."""
    if not about.amount:
        return {}
    amount = about.amount
    return {str(value): tuple(amount(value, count) for count in seats) for value in about.among}


def fill(options: type[O], values: Mapping[str, Any]) -> O:
    """Return the house rules with the given values, and defaults for the others.

    ValueError names an unknown option or an impossible value.
    """
    among = {part.name: part.metadata["about"].among for part in fields(options)}  # type: ignore[arg-type]
    for name, value in values.items():
        if name not in among:
            raise ValueError(f"no option {name!r} in this game: one of {', '.join(among)}")
        if not any(value is choice or _same(value, choice) for choice in among[name]):
            choices = ", ".join(map(str, among[name]))
            raise ValueError(f"option {name!r} cannot be {value!r}: one of {choices}")
    return options(**values)


def fit(values: Any, players: int) -> None:
    """Raise ValueError, naming the first changed rule that does not suit the number of players."""
    about = {part.name: part.metadata["about"] for part in fields(values)}
    for name in changed(values):
        numbers = about[name].players
        if numbers and players not in numbers:
            wanted = ", ".join(map(str, numbers))
            raise ValueError(f"option {name!r} is for {wanted} players, not {players}")


def changed(values: Any) -> dict[str, Any]:
    """Return the house rules that differ from their defaults, by name."""
    return {
        part.name: value
        for part in fields(values)
        if (value := getattr(values, part.name)) != part.default
    }


def _same(value: Any, choice: Any) -> bool:
    """True if type and value are equal; so True is not 1."""
    return type(value) is type(choice) and bool(value == choice)
