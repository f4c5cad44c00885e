"""Whether all that chance decided in a match was settled before the first move."""

import json
from hashlib import sha256

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


def drawn(match: Match) -> dict[int, bool]:
    """The entries of the log, from 1, that chance decided: is each what the seed has drawn?"""
    again = match.blank()
    found = {}
    for entry, text in enumerate(match.log, start=1):
        if again.to_act == CHANCE:
            found[entry] = again.game.write(again.state, again.state.draw(again.luck())) == text
        again.enter(text, entry)
    return found
