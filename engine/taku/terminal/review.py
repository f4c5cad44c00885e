"""Tell what mattered in a saved match: `taku review match.json --seat 0`.

The number after ± is two standard errors.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from taku.review import Reviewed, review
from taku.terminal import output
from taku.terminal.arguments import expect_letters, number
from taku.terminal.losses import loss_in_words
from taku.terminal.saves import read_one
from taku.words import LANGUAGES, Words


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the decisions of one seat that gave something away; return the exit code."""
    parser = ArgumentParser("taku review", description=__doc__)
    parser.add_argument("file", type=Path, help="a match that `taku play` or the page has saved")
    parser.add_argument("--seat", type=int, default=0, help="from 0; default 0")
    parser.add_argument("--all", action="store_true", help="small losses too")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--match", type=number, help="its number, if the file has several")
    given = parser.parse_args(arguments)
    expect_letters(given.language)
    match = read_one(given.file, given.match).loaded(draws=False)
    match.view(given.seat)  # names a seat that is none
    reviewed = list(review(match, given.seat))
    lost = [each for each in reviewed if each.clear or (given.all and each.loss > 0)]
    words = Words(match.game.name, given.language, you=given.seat, more=output.FOLDER)
    count = words.say("terminal-decisions", count=len(reviewed), seat=given.seat)
    print(words.say("terminal-told", what=f"{match}", words=count))
    for each in lost:
        print(_line(each, words))
    if not lost:
        print(words.say("terminal-nothing-lost"))
    return 0


def _line(one: Reviewed, words: Words) -> str:
    loss = loss_in_words(words, one.loss, one.error)
    decision = words.say(f"decision-{one.kind}")
    moves = words.say("terminal-better", move=one.move, best=one.best)
    unit = words.say(f"terminal-unit-{one.unit}")
    return f"{one.entry:>5}  {decision:<24}  {moves:<40}  {loss} {unit}"
