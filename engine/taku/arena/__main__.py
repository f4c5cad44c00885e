"""Play entrants against each other, on the same deals in every seat.

python -m taku.arena hearts strong normal my_bot.py normal --deals 2000 --seed 1 --csv rows.csv
"""

import sys
import time
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

from taku import games
from taku.arena.entrant_files import entrant_named
from taku.arena.figures import Figure, Mean, between, figures
from taku.arena.logs import LogFile
from taku.arena.play import Row
from taku.arena.rows import File
from taku.arena.trial import Trial, plays_rounds
from taku.arena.workers import check, played_with_logs
from taku.match import Match
from taku.terminal import output
from taku.terminal.arguments import game_and_rules, number, seconds

THREE = 3  # kinds of entrants from which pairs are compared
OFTEN = 0.2  # seconds between two updates of the progress line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    output.prepare()
    given = parsed(arguments)
    return output.guarded("taku.arena", partial(_run, given))


def _run(given: Namespace) -> int:
    try:
        trial = _trial(given)
        match = trial.match()
        check(trial)
        rows = _rows(given, trial)
        print(report(trial, match, rows))
        if given.ratings:
            from taku.arena.ratings import ratings

            print(ratings(trial, match, rows))
    except KeyboardInterrupt:
        goes_on = f"; the same command goes on from {given.csv}" if given.csv else ""
        print(f"\nstopped{goes_on}", file=sys.stderr)
        return output.INTERRUPTED
    return 0


def parsed(arguments: Sequence[str] | None) -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(
        "python -m taku.arena", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help=f"{', '.join(games)}, or one of their presets")
    parser.add_argument(
        "entrants", nargs="+", help="levels, or Python files that define bot or agent"
    )
    parser.add_argument("--deals", type=number, default=200, help="number of deals; default 200")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seats", type=number, default=0)
    parser.add_argument("--preset", help="named house rules of the game")
    parser.add_argument("--options", default="{}", help="house rules as JSON, on top of that")
    parser.add_argument("--whole", action="store_true", help="matches instead of single rounds")
    parser.add_argument(
        "--csv", type=Path, help="file that stores the rows, and from which the trial resumes"
    )
    parser.add_argument(
        "--logs", type=Path, help="file that stores every match, a line of JSON each"
    )
    parser.add_argument("--workers", type=number, default=1, help="processes")
    parser.add_argument(
        "--limit",
        type=seconds,
        default=0.0,
        help="seconds a file may take for a move; then it loses",
    )
    parser.add_argument("--on", default="", help="the address of a Dask scheduler")
    parser.add_argument("--ratings", action="store_true", help="also rate them (openskill)")
    return parser.parse_args(arguments)


def _trial(given: Namespace) -> Trial:
    """Return the trial that the arguments describe; ValueError names an invalid argument."""
    game, rules = game_and_rules(given.game, given.preset, given.options)
    entrants = tuple(entrant_named(name, game) for name in given.entrants)
    return Trial(
        game.name,
        entrants,
        rules,
        given.seats,
        given.seed,
        given.whole,
        given.limit,
    )


def _rows(given: Namespace, trial: Trial) -> list[Row]:
    """Return the rows already in the file, and play the missing deals."""
    size = trial.rows_a_deal()
    file = File(given.csv, trial, size) if given.csv else None
    rows = file.rows[: given.deals * size] if file else []
    log = LogFile(given.logs, trial, len(rows) // size) if given.logs else None
    deals = range(len(rows) // size, given.deals)
    shown = _Progress(given.deals, len(deals))
    spread = {"workers": given.workers, "scheduler": given.on, "logs": log is not None}
    for deal, matches in played_with_logs(trial, deals, **spread):
        rows += deal
        if log:
            log.add(matches)
        if file:
            file.add(deal)
        shown.goes_on()
    return rows


class _Progress:
    """A progress line with the time left, shown only on a terminal."""

    def __init__(self, deals: int, left: int) -> None:
        self.deals, self.left, self.all = deals, left, left
        self.begun, self.told = time.monotonic(), 0.0

    def goes_on(self) -> None:
        self.left -= 1
        now = time.monotonic()
        if not sys.stderr.isatty() or (now < self.told + OFTEN and self.left):
            return
        self.told = now
        seconds = (now - self.begun) / (self.all - self.left) * self.left
        text = f"\r{self.deals - self.left:,} of {self.deals:,} deals, {seconds:,.0f} s left  "
        print(text, end="" if self.left else "\n", file=sys.stderr, flush=True)


# Report


def report(trial: Trial, match: Match, rows: Sequence[Row]) -> str:
    """Return a table of the entrants' results."""
    found = figures(rows)
    seats = len(match.seats)
    what = "rounds" if not trial.whole and plays_rounds(match.game, match) else "matches"
    deals, how = len(rows) // trial.rows_a_deal(), "in every seat" if seats > 1 else "for each"
    lines = [
        f"{match}: {deals:,} deals {how}, {len(rows) // seats:,} {what}; seed {trial.seed}",
        "each figure is of one seat and one deal; ± is the standard error of the paired difference"
        f" from the average of the others; {'fewer' if match.game.low_wins else 'more'} points are"
        " better",
        "",
        f"{'':20}{'points':>9}{'difference':>20}{'place':>8}{'difference':>18}{'won':>8}"
        f"{'ms a move':>11}{'worst':>8}",
    ]
    lines += [_line(trial, figure) for figure in found]
    lines += [
        f"{_name(trial, figure.entrant)} lost {count:,} deals by a fault: {fault}"
        for figure in found
        for fault, count in figure.faults.items()
    ]
    return "\n".join([*lines, *_pairs(trial, rows, found)])


def _pairs(trial: Trial, rows: Sequence[Row], found: Sequence[Figure]) -> list[str]:
    """Return the difference in points of each pair, if there are three entrants or more."""
    if len({entrant.name for entrant in trial.entrants}) < THREE:
        return []
    lines = ["", "points of one over the other, in the same deals"]
    for one, other in combinations(found, 2):
        mean = between(rows, one.entrant, other.entrant)
        if mean:
            pair = f"{_name(trial, one.entrant)} over {_name(trial, other.entrant)}"
            lines.append(f"{pair:38}{_difference(mean)}")
    return lines


def _line(trial: Trial, figure: Figure) -> str:
    points, place, won = (figure.measures[name] for name in ("points", "place", "won"))
    return (
        f"{_name(trial, figure.entrant):20}{points.mean:>9.3f}{_difference(points):>20}"
        f"{place.mean:>8.2f}{_difference(place):>18}{won.mean:>8.1%}"
        f"{figure.milliseconds:>11.1f}{figure.worst:>8.0f}"
    )


def _difference(mean: Mean) -> str:
    return f"{mean.difference:+.3f} ± {mean.error:.3f}{'' if mean.sure else '?'}"


def _name(trial: Trial, entrant: int) -> str:
    """Return the entrant's name, with its number if the name is not unique."""
    names = [each.name for each in trial.entrants]
    name = names[entrant]
    return f"{name} #{entrant + 1}" if names.count(name) > 1 else name


if __name__ == "__main__":
    sys.exit(main())
