"""Name what is wrong with lesson files and with games: `taku check my_lessons.toml mygame`."""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from taku import games
from taku.game import CHANCE, Event, Game
from taku.match import Match
from taku.options import form
from taku.teaching.faults import in_words
from taku.teaching.lesson_file import read_toml
from taku.terminal.screen import Screen
from taku.words import LANGUAGES, Unsaid, Words, own_messages

MATCHES = 4  # of a game, by random house rules
DECISIONS = 200  # of a match that are looked at
TRIED = 3  # moves that are written and said at each decision


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the faults, and return the exit code: 1 if there are any."""
    parser = ArgumentParser("taku check", description=__doc__)
    known = f"a lesson file as TOML, or a game: {', '.join(games)}"
    parser.add_argument("what", nargs="+", help=known)
    faults = [
        f"{what}: {fault}"
        for what in parser.parse_args(arguments).what
        for fault in (of_game(games[what]) if what in games else of_file(Path(what)))
    ]
    print("\n".join(faults or ["The rules find no fault."]))
    return 1 if faults else 0


def of_file(file: Path) -> list[str]:
    """Return every fault of a lesson file, including that it cannot be read."""
    try:
        return in_words(read_toml(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        return [str(error)]


def of_game(game: Game[Any]) -> list[str]:
    """Return what random matches show to be wrong with a game, each fault once.

    These are quick checks while a game is being written: notation, guesses, and words in every
    language. The tests of the sources hold a game to far more.
    """
    faults = dict.fromkeys(_untranslated(game.name))
    for number in range(MATCHES):
        random = Random(f"{game.name}/{number}")
        match = _by_random_options(game, random)
        try:
            faults |= dict.fromkeys(_of_match(match, random))
        except Exception as error:  # whatever goes wrong in a game that is not finished
            faults[f"{match}: {type(error).__name__}: {error}"] = None
    return list(faults)


def _untranslated(game: str) -> Iterator[str]:
    """Yield a line for each language in which English stands in for messages of the game."""
    english = own_messages(game, "en").keys()
    for language in LANGUAGES:
        if missing := sorted(english - own_messages(game, language).keys()):
            yield f"{language}: {len(missing)} messages stay English, such as {missing[0]!r}"


def _by_random_options(game: Game[Any], random: Random) -> Match:
    while True:
        drawn = {rule.name: random.choice(rule.among) for rule in form(game.options)}
        try:
            return Match(game, drawn, seed=random.random().hex(), seats=random.choice(game.seats))
        except ValueError:
            continue  # these house rules do not go together


def _of_match(match: Match, random: Random) -> Iterator[str]:
    """Play the beginning of a random match; yield its faults."""
    game, state = match.game, match.state
    spoken = [Screen(Words(game.name, language)) for language in LANGUAGES]
    told: Sequence[Event] = match.story
    for _ in range(DECISIONS):
        seat = state.to_act
        for screen in spoken:
            yield from _unsaid(match, screen, told)
        if match.over:
            return
        moves = list(state.moves())
        if not moves:
            yield "a seat is to act and has no move"
            return
        for move in random.sample(moves, min(TRIED, len(moves))):
            written = game.write(state, move)
            if game.read(state, written) != move:
                yield f"{written!r} is read as another move"
            if refusal := state.why_not(move):
                yield f"{written!r} is a move, and refused by {refusal.rule!r}"
        world = state.guess(seat, random)
        if game.look(world, seat) != game.look(state, seat):
            yield f"seat {seat} sees another position in a guess than at the table"
        told = match.apply(random.choice(moves))


def _unsaid(match: Match, screen: Screen, told: Sequence[Event]) -> Iterator[str]:
    """Yield what has no words at this position."""
    game, state = match.game, match.state
    try:
        for event in told:
            screen.told(event)
        if state.to_act == CHANCE or match.over:
            return
        view = match.view(state.to_act)
        list(screen.lines(view))
        list(screen.asked(view))
        for move in list(state.moves())[:TRIED]:
            screen.words.sentence(game.tell(state, move), "say")
            screen.words.sentence(game.advise(state, move), "advice")
    except Unsaid as error:
        yield f"{error}"
