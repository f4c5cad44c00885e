"""Turns of the dice games in short, for tests: `66612 sixes` is what was rolled and written."""

from taku import Match
from taku.game import Event
from taku.view import Row

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    *("three-of-a-kind", "four-of-a-kind", "full-house"),
    *("small-straight", "large-straight", "chance"),
)
FIFTY = "22222 yahtzee"  # the Yahtzee box holds 50
NOUGHT = "22223 yahtzee"  # the Yahtzee box holds 0


def alone(*turns: str, **options: object) -> Match:
    """A match of one player; `66612 sixes` is a turn that ends with its first roll."""
    return Match("yahtzee", options, seats=1, log=entries(*turns))


def entries(*turns: str) -> list[str]:
    """The log of these turns; the last one may lack its box."""
    log: list[str] = []
    for turn in turns:
        dice, _, box = turn.partition(" ")
        log.append("roll " + " ".join(dice))
        if box:
            log.append(f"fill {box}")
    return log


def on_yams(*turns: str, **options: object) -> Match:
    return alone(*turns, sheet="yams", **options)


def row(match: Match, id: str, seat: int = 0) -> Row:
    (found,) = (each for each in match.view(seat).sheet if each.id == id)
    return found


def points(match: Match, id: str) -> int | None:
    return row(match, id).points[0]


def open_boxes(match: Match) -> list[str]:
    return [each.removeprefix("fill ") for each in match.moves() if each.startswith("fill")]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def open_moves(match: Match) -> list[str]:
    return [f"fill {box}" for box in open_boxes(match)]
