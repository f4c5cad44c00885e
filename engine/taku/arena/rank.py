"""Join runs of the arena into one table: `taku rank monday.csv tuesday.csv`."""

import csv
import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from taku.arena.figures import MEASURES, Figure, figures
from taku.arena.play import Row
from taku.arena.rows import ABOUT, HEADER, KINDS
from taku.terminal.arguments import loaded_game
from taku.terminal.files import read_text

SAME = ABOUT[1:6]  # columns that must be equal in all rows of a table
NOT_JOINED = 1  # exit code if a file is left out


@dataclass(frozen=True)
class Ranked:
    """Runs of the same game, by the same house rules and the same version of the engine."""

    about: dict[str, str]
    """The columns that are equal in all rows."""
    entrants: tuple[tuple[str, str], ...]
    """Name and hash of the code of each entrant, by its number in the figures."""
    figures: tuple[Figure, ...]
    joined: tuple[str, ...]
    left_out: tuple[str, ...]
    """Files that cannot be joined, each with the reason."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; return the exit code: 1 if a file could not be joined."""
    parser = ArgumentParser("taku rank", description=__doc__)
    parser.add_argument("rows", type=Path, nargs="+", help="files that taku arena --csv wrote")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    ranked = rank(given.rows)
    if given.json:
        print(json.dumps(_as_json(ranked), ensure_ascii=False))
    else:
        print("\n".join(_lines(ranked)))
        for reason in ranked.left_out:
            print(reason, file=sys.stderr)
    return NOT_JOINED if ranked.left_out else 0


def rank(paths: Sequence[Path]) -> Ranked:
    """Join the rows of files; ValueError if there is nothing to rank.

    The first file decides what the others must be equal to. A deal of the same trial counts once,
    even if several files have it.
    """
    about: dict[str, str] = {}
    entrants: dict[tuple[str, str], int] = {}
    deals: dict[tuple[str, str], int] = {}
    rows, joined, left_out = list[Row](), list[str](), list[str]()
    for path in paths:
        try:
            found = [*_read(path)]
            here = {column: found[0][0][column] for column in SAME} if found else about
            other = [column for column in SAME if about and here[column] != about[column]]
            if other:
                raise ValueError(f"other {' and '.join(other)} than {joined[0]}")
        except (ValueError, OSError) as error:
            text = error.strerror if isinstance(error, OSError) else str(error)
            left_out.append(f"{path.name}: not joined: {text}")
            continue
        about = about or here
        joined.append(path.name)
        rows += _renumbered(found, entrants, deals)
    if not rows:
        raise ValueError("\n".join(["nothing to rank", *left_out]))
    rows.sort(key=lambda row: row.deal)
    best = sorted(figures(rows), key=lambda each: _order(each, about["game"]))
    return Ranked(about, tuple(entrants), tuple(best), tuple(joined), tuple(left_out))


def _read(path: Path) -> Iterator[tuple[dict[str, str], Row]]:
    """Yield the rows of a file, each with its columns; ValueError names a wrong line."""
    lines = csv.reader(read_text(path).splitlines())
    if next(lines, None) != HEADER:
        raise ValueError("not rows of this version of the arena")
    for at, line in enumerate(lines, start=2):
        try:
            values = zip(KINDS, line[len(ABOUT) :], strict=True)
            yield (
                dict(zip(ABOUT, line, strict=False)),
                Row(*(kind(value) for kind, value in values)),
            )
        except ValueError as error:
            raise ValueError(f"line {at}: {error}") from None


def _renumbered(
    found: Sequence[tuple[dict[str, str], Row]],
    entrants: dict[tuple[str, str], int],
    deals: dict[tuple[str, str], int],
) -> Iterator[Row]:
    """Yield the rows of deals that no other file had, with numbers for the whole table."""
    before = {*deals}
    for columns, row in found:
        deal = columns["trial"], str(row.deal)
        if deal in before:
            continue
        number = entrants.setdefault((columns["name"], columns["code"]), len(entrants))
        yield replace(row, entrant=number, deal=deals.setdefault(deal, len(deals)))


def _order(figure: Figure, game: str) -> float:
    lead = figure.measures["points"].difference
    return lead if loaded_game(game)[0].low_wins else -lead


def _as_json(ranked: Ranked) -> dict[str, Any]:
    return {
        **ranked.about,
        "options": json.loads(ranked.about["options"]),
        "rows": [
            {
                "name": ranked.entrants[figure.entrant][0],
                "code": ranked.entrants[figure.entrant][1],
                "deals": figure.deals,
                "faults": sum(figure.faults.values()),
                **{
                    name: {
                        "mean": mean.mean,
                        "difference": mean.difference,
                        "error": mean.error if figure.deals > 1 else None,
                    }
                    for name, mean in figure.measures.items()
                },
            }
            for figure in ranked.figures
        ],
        "joined": ranked.joined,
        "left_out": ranked.left_out,
    }


def _lines(ranked: Ranked) -> Iterator[str]:
    about = ranked.about
    yield (
        f"{about['game']} {about['seats']} {about['options']}: {len(ranked.joined)} files,"
        f" engine {about['engine']}; ± is the standard error of the paired difference"
    )
    yield f"{'':28}{'deals':>8}" + "".join(f"{name:>10}{'difference':>18}" for name in MEASURES)
    for figure in ranked.figures:
        name, code = ranked.entrants[figure.entrant]
        cells = "".join(
            f"{mean.mean:>10.3f}{f'{mean.difference:+.3f} ± {mean.error:.3f}':>18}"
            for mean in (figure.measures[measure] for measure in MEASURES)
        )
        yield f"{f'{name} {code}'.strip():28}{figure.deals:>8,}{cells}"
