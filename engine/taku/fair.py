"""Whether all that chance decided in a match was settled before the first move."""

import json
from collections.abc import Sequence
from hashlib import sha256
from re import fullmatch

from taku.game import CHANCE
from taku.match import Match
from taku.options import changed


def sealed(match: Match) -> str:
    """What a match is bound to: the game, the number of players, the house rules and the seed."""
    options = json.dumps(changed(match.options), sort_keys=True, separators=(",", ":"))
    return f"taku 1 {match.game.name} {len(match.seats)} {options} {match.seed}"


def seal(match: Match) -> str:
    """The SHA-256 of what is sealed, in hexadecimal: it may be shown before the match is over.

    Nobody finds a second text with the same seal. A seed that can be guessed hides nothing.
    """
    return sha256(sealed(match).encode()).hexdigest()


# A seed of several devices: each shows a commitment to its number before anybody shows a number, so
# that nobody, and no two of them together, can choose what will be dealt. Only the host is told the
# numbers before the match is over, for whoever knows them all knows every hand.

NUMBER = "[0-9a-f]{32}"  # 128 bits


def commitment(number: str) -> str:
    """What binds to a number and does not tell it: a SHA-256, in hexadecimal."""
    return sha256(f"taku share {number}".encode()).hexdigest()


def mixed(numbers: Sequence[str]) -> str:
    """The seed that these numbers make, in the order in which they were committed to."""
    for number in numbers:
        if not fullmatch(NUMBER, number):
            raise ValueError(f"32 hexadecimal digits, not {number!r}")
    return " ".join(numbers)


def shares(seed: str | int) -> tuple[str, ...]:
    """The numbers that a seed was made of; none if it is of another kind."""
    numbers = str(seed).split(" ")
    whole = all(fullmatch(NUMBER, number) for number in numbers)
    return tuple(numbers) if whole else ()


def unkept(commitments: Sequence[str], numbers: Sequence[str | None]) -> tuple[int, ...]:
    """The places of those who have shown no number, or another than the one they committed to."""
    shown = (*numbers, *[None] * len(commitments))
    return tuple(
        place
        for place, (bound, number) in enumerate(zip(commitments, shown, strict=False))
        if number is None or commitment(number) != bound
    )


def drawn(match: Match) -> dict[int, bool]:
    """The entries of the log, from 1, that chance decided: is each what the seed has drawn?"""
    again = match.blank()
    found = {}
    for entry, text in enumerate(match.log, start=1):
        if again.to_act == CHANCE:
            found[entry] = again.game.write(again.state, again.state.draw(again.luck())) == text
        again.enter(text, entry)
    return found
