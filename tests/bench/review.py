"""Figures for reviews, in seconds of processor time.

    python tests/bench/review.py times [matches]    how long a match takes to be reviewed

    python tests/bench/review.py strong [matches]   what is called a mistake of the strong bot

    python tests/bench/review.py stable [matches]   how often another seed changes a verdict

    python tests/bench/review.py blunders           how known poor moves are ranked

Each may be followed by the names of games.

In the page's Python, under Node:

    node web/build/python.mjs .build/library.zip tests/bench/review.py times 1
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from clock import process_time

from blunders import all_blunders, ranked, with_blunder
from taku import Match
from taku.review import Line, Reviewed, review

GAMES = {"hearts": 4, "president": 4, "haggis": 3, "yahtzee": 2}


def played(game: str, levels: Sequence[str], seed: object) -> Match:
    """A match of bots, to its end."""
    match = Match(game, seats=list(levels), seed=f"{seed}")
    while not match.over:
        bot = match.game.bots[match.seats[match.to_act]]
        match.apply(bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move)
    return match


def mixed(game: str, number: int) -> Match:
    """Of a weak, a strong, and else of middling ones; the seats move on from match to match."""
    levels = ["easy", "strong", "normal", "normal"][: GAMES[game]]
    turn = number % len(levels)
    return played(game, levels[turn:] + levels[:turn], number)


def times(number: int, games: Sequence[str]) -> None:
    for game in games:
        for n in range(number):
            match = mixed(game, n)
            start = process_time()
            reviewed = list(review(match, 0))
            took = process_time() - start
            line = Line(match, 0, "")
            moments = sum(1 for one in reviewed for _ in line.around(one))
            more = process_time() - start - took
            rounds = match.state.round
            print(
                f"{game:10} {rounds:2} rounds, {len(reviewed):3} decisions: {took:5.1f} s, "
                f"{took / rounds:.2f} s a round; the line's {moments} points: {more:4.1f} s",
                flush=True,
            )


def strong(number: int, games: Sequence[str]) -> None:
    for game in games:
        found = list[Reviewed]()
        for n in range(number):
            match = played(game, ["strong"] * GAMES[game], n)
            found += review(match, n % GAMES[game])
            _tell_strong(game, n + 1, found)
        for one in found:
            if one.clear:
                print("  ", brief(one), flush=True)


def _tell_strong(game: str, matches: int, found: Sequence[Reviewed]) -> None:
    thought = [one for one in found if not one.plain]
    clear = sum(one.clear for one in found)
    print(
        f"{game:10} {matches} matches: {clear} clear mistakes in {len(found)} decisions "
        f"(1 in {len(found) / max(1, clear):.0f}), {len(thought)} of them not plain",
        flush=True,
    )


def brief(one: Reviewed) -> str:
    lost = f"{one.loss:.2f} ± {one.error:.2f} {one.unit}"
    return f"{one.entry}: {one.move}, not {one.best}: {lost}"


def stable(number: int, games: Sequence[str]) -> None:
    for game in games:
        same = plain = 0
        others: list[tuple[Reviewed, Reviewed]] = []
        for n in range(number):
            match = mixed(game, n)
            for one, other in _twice(match, n):
                plain += one.plain and other.plain
                if one.clear == other.clear:
                    same += 1
                else:
                    others.append((one, other))
            share = 100 * same / (same + len(others))
            print(
                f"{game:10} {n + 1} matches: the same verdict in {share:.1f} of 100 decisions "
                f"of {same + len(others)}, {plain} of them plain",
                flush=True,
            )
        for one, other in others:
            print("  ", brief(one), "|", brief(other), flush=True)


def _twice(match: Match, number: int) -> Iterator[tuple[Reviewed, Reviewed]]:
    seat = number % len(match.seats)
    return zip(review(match, seat, seed="one"), review(match, seat, seed="other"), strict=True)


def blunders(_: int, games: Sequence[str]) -> None:
    for game in games:
        found = [one for one in all_blunders() if one["game"] == game]
        ranks = []
        for one in found:
            reviewed = list(review(with_blunder(one), 0))
            rank, itself = ranked(reviewed, one["entry"])
            ranks.append(rank)
            print(f"  {rank:2} of {len(reviewed):3}, {one['kind']}: {brief(itself)}", flush=True)
        print(f"{game:10} {sum(rank <= 3 for rank in ranks)} of {len(ranks)} among the three worst")


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 3
    {"times": times, "strong": strong, "stable": stable, "blunders": blunders}[what](
        number, rest or list(GAMES)
    )
