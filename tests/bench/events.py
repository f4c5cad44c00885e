"""How long the check of an event's results takes: 64 entrants × 32 deals, from a few of each.

PYTHONPATH=engine .venv/bin/python -m tests.bench.events
"""

from time import process_time

from taku.club import ClubEvent, Result, checks, played
from taku.games import GAMES
from taku.match import Match

DEALS = 2
NAMES = ("Ann", "Ben")
ALL = 64 * 32  # entrants × deals of the largest event


def results_of(event: ClubEvent) -> list[Result]:
    """Return results of entrants who make random moves."""

    def at_random(name: str) -> Result:
        return played(event, name, lambda match: move_of(match, name))

    return [at_random(name) for name in NAMES]


def move_of(match: Match, name: str) -> str:
    return match.random(f"/{name}").choice(match.moves())


def seconds(event: ClubEvent, results: list[Result], *, bots: bool) -> float:
    """Return the seconds for a deal; with `bots`, each of their moves is worked out again."""
    begun = process_time()
    for result in results:
        for _ in checks(event, result, lambda deal, entry: bots):
            pass
    return (process_time() - begun) / DEALS / len(NAMES)


def main() -> None:
    for game in GAMES:
        event = ClubEvent(game, deals=DEALS, level="normal", seed="bench")
        results = results_of(event)
        for what, bots in (("deals and legality", False), ("moves of normal", True)):
            took = seconds(event, results, bots=bots)
            print(f"{game}: {what}: {1000 * took:.1f} ms a deal, {took * ALL:.0f} s for {ALL}")


if __name__ == "__main__":
    main()
