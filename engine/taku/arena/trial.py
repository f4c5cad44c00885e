"""A trial: a game, its house rules, the entrants and the seed."""

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

PRELUDES = 4  # a deal is one of the first four rounds of a match


@dataclass(frozen=True)
class Trial:
    """Everything that determines the deals, on any machine and with any number of workers.

    A deal is the first, second, third or fourth round of a match, in turn. The weakest level plays
    the rounds before it. With `whole`, and in games of one score sheet, a deal is a whole match.
    """

    game: str
    entrants: tuple[Entrant, ...]
    """With fewer entrants than seats they repeat; with more, the line-up changes with each deal."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 0
    """Number of players; 0: the game's usual number."""
    seed: str = "1"
    whole: bool = False
    """True if each deal is a whole match."""
    limit: float = 0.0
    """Timeout in seconds for a decision of a bot in a file that `played` asks; 0: none."""

    def match(self) -> Match:
        """Return a match at the start of a deal; BadPart if a part of the trial is invalid."""
        return Match(self.game, self.options, seats=self.seats or None, draws=False)

    def line_up(self, deal: int, seats: int, *, teams: bool = False) -> tuple[int, ...]:
        """Return the entrant's number at each seat, in the first rotation of a deal.

        Rotating keeps neighbours, so their order differs from deal to deal; with `teams` it does
        not, as partners stay together.
        """
        number = len(self.entrants)
        if number > seats:
            tables = _tables(number, seats, self.seed)
            entrants = list(tables[deal % len(tables)])
        else:
            entrants = [seat % number for seat in range(seats)]
        if not teams:
            Random(self.seed_of(deal, "line-up")).shuffle(entrants)
        return tuple(entrants)

    def rows_a_deal(self) -> int:
        """Return the number of rows of a deal: a seat each, in every rotation of the seats."""
        seats = len(self.match().seats)
        return seats * seats if seats > 1 else len(self.entrants)

    def seed_of(self, deal: int, what: object) -> str:
        """Return the seed for one purpose in a deal; it does not depend on the rotation."""
        return f"{self.seed}/{deal}/{what}"

    def fingerprint(self) -> str:
        """Return a hash of the trial and of the engine's version; equal hashes mean equal rows."""
        entrants = [[entrant.name, entrant.code] for entrant in self.entrants]
        parts = [self.game, self.options, self.seats, self.seed, self.whole, entrants, self.limit]
        parts.append(version())
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:12]


@cache
def _tables(number: int, seats: int, seed: str) -> Sequence[tuple[int, ...]]:
    """Return every combination of `seats` entrants, in a shuffled order."""
    tables = list(combinations(range(number), seats))
    Random(seed).shuffle(tables)
    return tables


def plays_rounds(game: Game[Any], match: Match) -> bool:
    """True if each round of a match is scored separately; False in games of one score sheet."""
    return not game.look(match.state, 0).sheet


@cache
def version() -> str:
    """Return the version of the engine: 12 hex digits of the SHA-256 of its modules.

    It is the same in the sources, in the page and in the wheel, which alone has the game to copy.
    """
    engine = Path(__file__).parents[1]
    whole = hashlib.sha256()
    copied = engine / "terminal" / "skeleton"
    for path in sorted(path for path in engine.rglob("*.py") if copied not in path.parents):
        whole.update(f"{path.relative_to(engine).as_posix()}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:12]
