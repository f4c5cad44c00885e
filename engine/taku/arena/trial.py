"""What is played: a game, its house rules, who takes part, and from which seed."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from taku.arena.entrants import Entrant
from taku.game import Game
from taku.match import Match

PRELUDES = 4  # a deal is one of the first so many rounds of a match


@dataclass(frozen=True)
class Trial:
    """All that decides how each deal goes, whoever plays it and wherever.

    A deal is the first, second, third or fourth round of a match, in turn: the rounds before it
    are played by the weakest level. With `whole`, and in games whose rounds are one sheet, it is
    a match.
    """

    game: str
    entrants: tuple[Entrant, ...]
    """Fewer than there are seats are repeated; of more, each deal has others at the table."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 0
    """0: the game's usual number."""
    seed: str = "1"
    whole: bool = False
    limit: float = 0.0
    """Seconds that a file may take for a decision; 0: as long as it likes."""

    def match(self) -> Match:
        """A match as each deal begins; BadPart if a part of the trial cannot be."""
        return Match(self.game, self.options, seats=self.seats or None, draws=False)

    def line_up(self, deal: int, seats: int) -> tuple[int, ...]:
        """The number of the entrant at each seat, in the first turn of a deal."""
        number = len(self.entrants)
        if number <= seats:
            return tuple(seat % number for seat in range(seats))
        tables = _tables(number, seats, self.seed)
        return tables[deal % len(tables)]

    def sown(self, deal: int, what: object) -> Random:
        """The generator for something in a deal: the same whoever sits where."""
        return Random(f"{self.seed}/{deal}/{what}")

    def fingerprint(self) -> str:
        """The same only for a trial that gives the same rows, from the same engine."""
        entrants = [[entrant.name, entrant.code] for entrant in self.entrants]
        parts = [self.game, self.options, self.seats, self.seed, self.whole, entrants, self.limit]
        parts.append(version())
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:12]


@cache
def _tables(number: int, seats: int, seed: str) -> Sequence[tuple[int, ...]]:
    """Every choice of so many entrants, in an order that favours none."""
    tables = list(combinations(range(number), seats))
    Random(seed).shuffle(tables)
    return tables


def plays_rounds(game: Game[Any], match: Match) -> bool:
    """Whether a match has rounds with points of their own."""
    return not game.look(match.state, 0).sheet


@cache
def version() -> str:
    """Tells one engine from another: the SHA-256 of its modules."""
    engine = Path(__file__).parents[1]
    whole = hashlib.sha256()
    for path in sorted(engine.rglob("*.py")):
        whole.update(f"{path.relative_to(engine).as_posix()}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:12]
