"""Rows in a CSV file, from which a trial can resume and which other programs can read."""

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, get_type_hints

from taku.arena.play import Row
from taku.arena.trial import Trial, version
from taku.options import changed

ABOUT = ("trial", "engine", "game", "options", "seats", "whole", "name", "code")
"""Columns before those of `Row`: what must be equal where runs are joined, and the entrant.

options   house rules as JSON
code      hash of the entrant's file; "" for a level
"""
HEADER = [*ABOUT, *(field.name for field in fields(Row))]
KINDS = [get_type_hints(Row)[field.name] for field in fields(Row)]


class File:
    """A CSV file with the rows of one trial, in the order of the deals.

    ValueError if the file holds another trial or is no such CSV. An incomplete deal at the end
    is dropped, so that it is played again.
    """

    def __init__(self, path: Path, trial: Trial, rows_a_deal: int) -> None:
        self.path, self.trial = path, trial
        found = self._read() if path.exists() else []  # an incomplete last line is left out
        self.rows = found[: len(found) // rows_a_deal * rows_a_deal]
        whole = path.with_name(f"{path.name}.part")
        whole.write_text(table(trial, self.rows), encoding="utf-8")
        whole.replace(path)

    def add(self, rows: Iterable[Row]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(lines(self.trial, rows))

    def _read(self) -> list[Row]:
        text = self.path.read_text(encoding="utf-8-sig")
        return read(text[: text.rfind("\n") + 1], self.trial, str(self.path))


def read(text: str, trial: Trial, where: str) -> list[Row]:
    """Parse the rows of a trial that `table` and `lines` wrote; ValueError if they do not fit."""
    found = list(csv.reader(io.StringIO(text)))
    if text and found[:1] != [HEADER]:
        raise ValueError(f"{where}: not rows of an arena")
    own = trial.fingerprint()
    return [_row(line, own, f"{where}, line {at}") for at, line in enumerate(found[1:], start=2)]


def _row(line: Sequence[str], fingerprint: str, where: str) -> Row:
    if line[:1] != [fingerprint]:
        raise ValueError(f"{where}: of another trial, or another version of the engine")
    try:
        return Row(*(kind(value) for kind, value in zip(KINDS, line[len(ABOUT) :], strict=True)))
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None


def table(trial: Trial, rows: Iterable[Row]) -> str:
    """Return the whole text of a file: header and rows."""
    return _text([HEADER]) + lines(trial, rows)


def lines(trial: Trial, rows: Iterable[Row]) -> str:
    """Return the rows as CSV lines, without a header."""
    match = trial.match()
    options = json.dumps(changed(match.options), sort_keys=True)
    about = [trial.fingerprint(), version(), trial.game, options, len(match.seats), trial.whole]
    who = [[entrant.name, entrant.hash] for entrant in trial.entrants]
    return _text([*about, *who[row.entrant], *astuple(row)] for row in rows)


def _text(lines: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()
