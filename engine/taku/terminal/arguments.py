"""Arguments that several commands take: what is wrong with one is said in a sentence."""

from argparse import ArgumentTypeError
from typing import Any

from taku import games
from taku.game import Game
from taku.match import cut
from taku.options import changed
from taku.terminal import output
from taku.terminal.saves import parse_json
from taku.terminal.unfinished import why_unfinished
from taku.words import facts

MOST = 10_000_000  # more deals, matches in a file or processes than any command can use
LONGEST = 3600.0  # seconds


def number(text: str) -> int:
    """Return a number from 1 on."""
    if not text.isdecimal() or len(text) > len(f"{MOST}") or not 1 <= int(text) <= MOST:
        raise ArgumentTypeError(f"{cut(text)!r} is not a number from 1 to {MOST:,}")
    return int(text)


def seconds(text: str) -> float:
    """Return a number of seconds, an hour at most."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= LONGEST:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds, {LONGEST:g} at most")
    return found


def house_rules(text: str) -> dict[str, Any]:
    """Return the house rules in the JSON of --options; ValueError if they are no object."""
    try:
        rules = parse_json(text)
    except ValueError as error:
        raise ValueError(f"--options: {error}") from None
    if not isinstance(rules, dict):
        raise ValueError('--options: an object of house rules, as \'{"bonus_card": "JD"}\'')
    return rules


def loaded_game(name: str) -> tuple[Game[Any], str | None]:
    """Return a game by its name or by that of a preset, with the preset.

    ValueError if there is none, or if the game cannot be loaded.
    """
    found, preset = games.find(name)
    try:
        return games[found], preset
    except (Exception, SystemExit) as error:  # a game that is not finished may fail in any way
        reason = why_unfinished(found, error)
        raise ValueError(f"{found} cannot be loaded: {reason}") from None


def game_and_rules(
    name: str, preset: str | None = None, options: str = "{}"
) -> tuple[Game[Any], dict[str, Any]]:
    """Return a game by its name or by that of a preset, and the house rules that are changed.

    `preset` replaces the named one; `options`, the JSON of --options, change it. ValueError names
    a wrong argument.
    """
    game, named = loaded_game(name)
    chosen = preset or named
    if chosen is not None and chosen not in game.presets:
        raise ValueError(f"--preset: one of {', '.join(game.presets)}")
    rules = changed(game.presets[chosen]) if chosen else {}
    return game, rules | house_rules(options)


def expect_letters(language: str) -> None:
    """Raise ValueError if standard output cannot write a language.

    The language's own name tells: its letters must exist, or become others.
    """
    name = facts(language).name
    if not output.can_write("".join(sign for sign in name if output.letter(sign) == "?")):
        raise ValueError(
            f"--language {language}: the encoding of this terminal has no such letters;"
            " PYTHONIOENCODING=utf-8 sets another"
        )
