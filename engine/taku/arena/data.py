"""Turn logs of matches into positions and moves: `taku data logs.jsonl --out moves.parquet`."""

import csv
import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from taku.arena.logs import LoggedMatch, read_logs
from taku.arena.workers import spread
from taku.game import CHANCE, OVER
from taku.records import plain
from taku.review import review
from taku.terminal.arguments import number

BLOCK = 20  # matches of a task
BATCH = 2_000  # positions written at once

Position = Mapping[str, Any]
"""A decision: what its player saw, what it could do and did, and what came of it.

match, entry     number of the match in the file, index of the log entry
game, seat       entrant and round too
view             `taku.view.View` of the seat, as JSON
legal, move      all legal moves and the one that was made, in notation
points, place    of the seat at the end of the match, None where the line does not say
best, loss, error, clear    with --values: as `taku.review.Reviewed`; None where there was no choice
"""
VALUES = ("best", "loss", "error", "clear")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the positions; return the exit code."""
    parser = ArgumentParser("taku data", description=__doc__)
    parser.add_argument("logs", type=Path, help="what taku arena --logs wrote")
    parser.add_argument("--out", type=Path, help=".parquet (needs pyarrow) or .csv")
    parser.add_argument("--values", action="store_true", help="what each decision gave away")
    parser.add_argument("--workers", type=number, default=1, help="processes")
    parser.add_argument("--on", default="", help="the address of a Dask scheduler")
    given = parser.parse_args(arguments)
    suffix = ".parquet" if find_spec("pyarrow") else ".csv"
    out: Path = given.out or given.logs.with_suffix(suffix)
    task = partial(positions_of, values=given.values)
    count = 0
    with closing(_writer(out, given.values)) as writer:
        blocks = _blocks(given.logs)
        for positions in spread(task, blocks, workers=given.workers, scheduler=given.on):
            writer.write(positions)
            count += len(positions)
    print(f"{out}: {count:,} positions")
    return 0


def _blocks(path: Path) -> Iterator[list[tuple[int, LoggedMatch]]]:
    matches = enumerate(read_logs(path))
    while block := list(islice(matches, BLOCK)):
        yield block


def positions_of(
    matches: Iterable[tuple[int, LoggedMatch]], values: bool = False
) -> list[Position]:
    """Return the decisions of these matches; ValueError names a line that cannot be replayed."""
    return [position for at, logged in matches for position in _positions(at, logged, values)]


def _positions(at: int, logged: LoggedMatch, values: bool) -> Iterator[Position]:
    whole = logged.match()
    reviewed = _reviewed(logged) if values else {}
    match = whole.blank()
    for entry, text in enumerate(whole.log):
        seat = match.to_act
        if seat not in (CHANCE, OVER):
            position = {
                "match": at,
                "entry": entry,
                "game": match.game.name,
                "round": match.state.round,
                "seat": seat,
                "entrant": _part(logged, "entrants", seat),
                "view": json.dumps(plain(match.view(seat)), ensure_ascii=False),
                "legal": match.moves(),
                "move": text,
                "points": _part(logged, "points", seat),
                "place": _part(logged, "places", seat),
            }
            yield position | (dict.fromkeys(VALUES) | reviewed.get(entry, {}) if values else {})
        match.enter(text, entry + 1)


def _part(logged: LoggedMatch, name: str, seat: int) -> Any:
    """Return a seat's part of what the line says; None if it says nothing that fits."""
    parts = logged.parts.get(name)
    if not isinstance(parts, list) or seat >= len(parts):
        return None
    part = parts[seat]
    return part.get("name") if isinstance(part, dict) else part


def _reviewed(logged: LoggedMatch) -> dict[int, dict[str, Any]]:
    match = logged.match()
    return {
        each.entry: {name: getattr(each, name) for name in VALUES}
        for seat in range(len(match.seats))
        for each in review(match, seat)
    }


class _Writer(Protocol):
    def write(self, positions: Sequence[Position]) -> None: ...
    def close(self) -> None: ...


def _writer(path: Path, values: bool) -> _Writer:
    kinds: Mapping[str, Callable[[Path, bool], _Writer]] = {".csv": _Csv, ".parquet": _Parquet}
    if path.suffix not in kinds:
        raise ValueError(f"--out {path.name}: one of {', '.join(kinds)}")
    return kinds[path.suffix](path, values)


COLUMNS = (
    *("match", "entry", "game", "round", "seat", "entrant"),
    *("view", "legal", "move", "points", "place"),
)


class _Csv:
    """Legal moves are written as a JSON list."""

    def __init__(self, path: Path, values: bool) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.table = csv.DictWriter(self.file, [*COLUMNS, *(VALUES if values else ())])
        self.table.writeheader()

    def write(self, positions: Sequence[Position]) -> None:
        for each in positions:
            self.table.writerow({**each, "legal": json.dumps(each["legal"], ensure_ascii=False)})

    def close(self) -> None:
        self.file.close()


class _Parquet:
    def __init__(self, path: Path, values: bool) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise ValueError(f"--out {path.name} needs pyarrow; .csv needs nothing") from None
        text, whole = pyarrow.string(), pyarrow.int32()
        kinds = dict.fromkeys(COLUMNS, whole) | dict.fromkeys(
            ("game", "entrant", "view", "move"), text
        )
        kinds["legal"] = pyarrow.list_(text)
        if values:
            kinds |= {"best": text, "loss": pyarrow.float64(), "error": pyarrow.float64()}
            kinds |= {"clear": pyarrow.bool_()}
        self.schema = pyarrow.schema(list(kinds.items()))
        self.table_of = pyarrow.Table.from_pylist
        self.file = parquet.ParquetWriter(path, self.schema)
        self.waiting: list[Position] = []

    def write(self, positions: Sequence[Position]) -> None:
        self.waiting += positions
        if len(self.waiting) >= BATCH:
            self._flush()

    def _flush(self) -> None:
        self.file.write_table(self.table_of(self.waiting, schema=self.schema))
        self.waiting.clear()

    def close(self) -> None:
        if self.waiting:
            self._flush()
        self.file.close()
