"""Play in the terminal: `taku play hearts`, `taku play yams --language ja`."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from taku import games
from taku.match import HUMAN, Match
from taku.terminal import output
from taku.terminal.arguments import expect_letters, house_rules, loaded_game, number
from taku.terminal.playing import Playing
from taku.terminal.saves import read_one
from taku.words import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the arguments describe; return the exit code."""
    parser = ArgumentParser("taku play", description=__doc__)
    parser.add_argument("game", nargs="?", help=f"{', '.join(games)}, or one of their presets")
    parser.add_argument("--preset", help="named house rules of the game")
    parser.add_argument("--options", default="{}", help="house rules as JSON, on top of that")
    parser.add_argument("--seats", nargs="+", help="human, or the level of a bot, for each seat")
    parser.add_argument("--seed", default=os.urandom(6).hex(), help="the deals depend on it alone")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--practice", action="store_true", help="any decision may be undone")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--match", type=number, help="its number, if the file has several")
    given = parser.parse_args(arguments)
    expect_letters(given.language)
    match = _resumed(given) if given.resume else _new(given)
    colour = output.has_colours()
    Playing(match, given.language, colour=colour, practice=given.practice).run()
    return 0


def _new(given: Namespace) -> Match:
    if not given.game:
        raise ValueError(f"which game? One of {', '.join(games)}")
    game, preset = loaded_game(given.game)
    options = house_rules(given.options)
    seats = given.seats or [HUMAN] + ["normal"] * (game.seats[0] - 1)
    preset = given.preset or preset
    return Match(game, options, preset=preset, seed=given.seed, seats=seats)


def _resumed(given: Namespace) -> Match:
    """Return the saved match; ValueError if a terminal cannot go on with it."""
    filed = read_one(given.resume, given.match)
    if filed.marks.get("pad"):
        raise ValueError(f"{given.resume}: a score pad for real dice, which only the page has")
    if filed.marks.get("friends") and not filed.over:
        raise ValueError(f"{given.resume}: a match of several devices, which goes on in the page")
    return filed.loaded()
