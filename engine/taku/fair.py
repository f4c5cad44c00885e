"""Proof that every outcome of chance in a match was fixed before the first move."""

import json
from collections.abc import Sequence
from hashlib import sha256
from re import fullmatch

from taku.game import CHANCE
from taku.match import Match
from taku.options import changed


def sealed(match: Match) -> str:
    """Return the text that a seal commits to: game, number of players, house rules and seed."""
    options = json.dumps(changed(match.options), sort_keys=True, separators=(",", ":"))
    return f"taku 1 {match.game.name} {len(match.seats)} {options} {match.seed}"


def seal(match: Match) -> str:
    """Return the SHA-256 of `sealed(match)` in hexadecimal, to show before the match is over.

    A second text with an equal seal cannot be found in practice. A guessable seed hides nothing.
    """
    return sha256(sealed(match).encode()).hexdigest()


# A seed from several devices: every device publishes a commitment before any device reveals its
# number. So no device, and no two of them together, can choose the deal. Only the host gets the
# numbers before the match is over, because all numbers together reveal every hand.

NUMBER = "[0-9a-f]{32}"  # 128 bits


def commitment(number: str) -> str:
    """Return the commitment to a number, which does not reveal it: a SHA-256 in hexadecimal."""
    return sha256(f"taku share {number}".encode()).hexdigest()


def mixed(numbers: Sequence[str]) -> str:
    """Return the seed made of these numbers, which must be in the order of their commitments."""
    for number in numbers:
        if not fullmatch(NUMBER, number):
            raise ValueError(f"32 hexadecimal digits, not {number!r}")
    return " ".join(numbers)


def shares(seed: str | int) -> tuple[str, ...]:
    """Return the numbers that a seed was made of; () if it is not a seed from several devices."""
    numbers = str(seed).split(" ")
    whole = all(fullmatch(NUMBER, number) for number in numbers)
    return tuple(numbers) if whole else ()


def unkept(commitments: Sequence[str], numbers: Sequence[str | None]) -> tuple[int, ...]:
    """Return the indices of commitments whose number is missing or does not match."""
    shown = (*numbers, *[None] * len(commitments))
    return tuple(
        place
        for place, (bound, number) in enumerate(zip(commitments, shown, strict=False))
        if number is None or commitment(number) != bound
    )


def drawn(match: Match) -> dict[int, bool]:
    """Map each log entry of chance, counted from 1, to True if it is what the seed draws."""
    again = match.blank()
    found = {}
    for entry, text in enumerate(match.log, start=1):
        if again.to_act == CHANCE:
            found[entry] = again.game.write(again.state, again.state.draw(again.luck())) == text
        again.enter(text, entry)
    return found
