"""House rules: a frozen dataclass for each game, from which the page's form is derived."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias, TypeVar

OptionValue: TypeAlias = str | int | bool
"""What a house rule may be set to."""

Options: TypeAlias = Mapping[str, OptionValue]
"""House rules by name, where they differ from the usual ones."""

O = TypeVar("O")  # noqa: E741 - the options of a game


@dataclass(frozen=True)
class _About:
    among: tuple[Any, ...]
    needs: Mapping[str, Sequence[Any]]
    players: tuple[int, ...]


def option(
    default: Any,
    among: Sequence[Any] = (True, False),
    *,
    players: Sequence[int] = (),
    **needs: Sequence[Any],
) -> Any:
    """A house rule with its default and the values it may have.

    `needs` names other options and the values under which this one has any effect;
    elsewhere it is ignored, and the page greys it. `players` are the numbers of players
    with whom it may differ from its default; with others it is refused.
    """
    assert default in among
    about = _About(tuple(among), needs, tuple(players))
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class OptionEntry:
    """A house rule as the page's form needs it."""

    name: str
    default: OptionValue
    among: tuple[OptionValue, ...]
    """The values that it may have."""
    needs: Mapping[str, tuple[OptionValue, ...]]
    """Other options, and the values under which this one has any effect."""
    players: tuple[int, ...]
    """The numbers of players with whom it may differ from its default; empty: any."""


def form(options: type) -> tuple[OptionEntry, ...]:
    """The house rules in their order."""
    return tuple(
        OptionEntry(
            name=part.name,
            default=part.default,  # type: ignore[arg-type]
            among=part.metadata["about"].among,
            needs={name: tuple(v) for name, v in part.metadata["about"].needs.items()},
            players=part.metadata["about"].players,
        )
        for part in fields(options)
    )


def fill(options: type[O], values: Mapping[str, Any]) -> O:
    """The house rules with these values, defaults elsewhere.

    ValueError names the option that does not exist, or the value it may not have.
    """
    among = {part.name: part.metadata["about"].among for part in fields(options)}  # type: ignore[arg-type]
    for name, value in values.items():
        if name not in among:
            raise ValueError(f"no option {name!r} in this game")
        if not any(value is choice or _same(value, choice) for choice in among[name]):
            choices = ", ".join(map(str, among[name]))
            raise ValueError(f"option {name!r} cannot be {value!r}: one of {choices}")
    return options(**values)


def fit(values: Any, players: int) -> None:
    """ValueError names the house rule that is not for so many players."""
    about = {part.name: part.metadata["about"] for part in fields(values)}
    for name in changed(values):
        numbers = about[name].players
        if numbers and players not in numbers:
            wanted = ", ".join(map(str, numbers))
            raise ValueError(f"option {name!r} is for {wanted} players, not {players}")


def changed(values: Any) -> dict[str, Any]:
    """The house rules that differ from their defaults, as plain data."""
    return {
        part.name: value
        for part in fields(values)
        if (value := getattr(values, part.name)) != part.default
    }


def _same(value: Any, choice: Any) -> bool:
    """Equal, and not only because True == 1."""
    return type(value) is type(choice) and bool(value == choice)
