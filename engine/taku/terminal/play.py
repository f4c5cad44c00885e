"""Play in the terminal: `taku play hearts`, `taku play yams --language ja`."""

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from pathlib import Path

from taku import games
from taku.game import IllegalMove
from taku.match import HUMAN, Match
from taku.tables.decision import Decision
from taku.terminal.files import read_text
from taku.terminal.screen import Screen
from taku.view import Sentence
from taku.words import LANGUAGES, Words

HELP = """\
  QS, or QS KS 2C   play or choose these cards
  keep 6 6          any move in notation; `moves` lists them
  ?                 a hint, with its reason
  undo              take back your last move
  save FILE         save the match; `taku play --resume FILE` goes on
  quit              leave"""
LISTED = 60  # moves that `moves` lists


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the arguments describe; return the exit code."""
    parser = ArgumentParser("taku play", description=__doc__)
    parser.add_argument("game", nargs="?", help=f"{', '.join(games)}, or one of their presets")
    parser.add_argument("--preset", help="named house rules of the game")
    parser.add_argument("--options", default="{}", help="house rules as JSON, on top of that")
    parser.add_argument("--seats", nargs="+", help="human, or the level of a bot, for each seat")
    parser.add_argument("--seed", default=os.urandom(6).hex(), help="the deals depend on it alone")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    given = parser.parse_args(arguments)
    if given.resume:
        match = Match.load(json.loads(read_text(given.resume)))
    elif given.game:
        game, preset = games.find(given.game)
        options = json.loads(given.options)
        seats = given.seats or [HUMAN] + ["normal"] * (games[game].seats[0] - 1)
        preset = given.preset or preset
        match = Match(game, options, preset=preset, seed=given.seed, seats=seats)
    else:
        raise ValueError(f"which game? One of {', '.join(games)}")
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    Playing(match, given.language, colour=colour).run()
    return 0


class Playing:
    """A match at a terminal, with its people at one keyboard."""

    def __init__(self, match: Match, language: str = "en", *, colour: bool = False) -> None:
        self.match = match
        self._language = language
        self._colour = colour
        self._told = 0  # events of this deal that have been told

    def run(self) -> None:
        """Play until the match ends or a player leaves."""
        try:
            self._show_events()
            while not self.match.over:
                self.match.run(until=self._show_events)
                self._show_events()
                if not self.match.over and not self._turn():
                    return
        except (EOFError, KeyboardInterrupt):
            print("")
            return
        self._show(self._screen().lines(self.match.view(0)))

    def _screen(self) -> Screen:
        """Return the screen of the person to act, or else of the first person."""
        people = [seat for seat, sitter in enumerate(self.match.seats) if sitter == HUMAN]
        you = self.match.to_act if self.match.to_act in people else next(iter(people), None)
        words = Words(self.match.game.name, self._language, you=you)
        return Screen(words, colour=self._colour)

    def _show_events(self, match: Match | None = None) -> bool:
        """Tell what has happened since; False, so that the bots go on."""
        story = self.match.story
        if self._told > len(story):
            self._told = 0
        screen = self._screen()
        for event in story[self._told :]:
            if told := screen.told(event):
                print(screen.painted(told))
        self._told = len(story)
        return False

    def _show(self, lines: Iterable[str]) -> None:
        screen = self._screen()
        for line in lines:
            print(screen.painted(line))

    def _turn(self) -> bool:
        """Ask the person to act until a move is made; False if the person leaves."""
        view = self.match.view(self.match.to_act)
        screen = self._screen()
        self._show([*screen.lines(view), *screen.asked(view)])
        while True:
            typed = input("> ").split()
            match typed:
                case []:
                    continue
                case ["quit" | "q"]:
                    return False
                case ["help" | "h"]:
                    print(HELP)
                case ["?"]:
                    self._show([self._hint()])
                case ["moves"]:
                    print("\n".join(f"  {move}" for move in self.match.moves()[:LISTED]))
                case ["save", name]:
                    text = json.dumps(self.match.save(), ensure_ascii=False)
                    Path(name).write_text(text, encoding="utf-8")
                case ["undo"]:
                    if self._undone():
                        return True
                case _:
                    if self._played(typed):
                        return True

    def _hint(self) -> str:
        """Return the best move that the adviser finds, with its reason."""
        match, words = self.match, self._screen().words
        bot = match.game.bot(match.game.adviser)
        best = bot.weigh(match.seen(match.to_act), match.random("/hint"))[0].move
        reason = words.sentence(match.game.advise(match.state, best), "advice")
        return f"{match.game.write(match.state, best)}: {reason}"

    def _undone(self) -> bool:
        try:
            self.match = self.match.undo(self.match.to_act)
        except LookupError as error:
            print(f"{error}")
            return False
        self._told = len(self.match.story)
        return True

    def _played(self, typed: Sequence[str]) -> bool:
        """Make the move that was typed, or say why it is none; True if it was made."""
        try:
            self.match.play(self._meant(typed))
        except IllegalMove as illegal:
            self._show([self._screen().words.sentence(illegal.refusal)])
            return False
        return True

    def _meant(self, typed: Sequence[str]) -> str:
        """Return the move that was typed, as notation or as the items to play.

        Asks if the items mean several moves. IllegalMove if they mean no legal one.
        """
        view = self.match.view(self.match.to_act)
        items = {item.upper(): item for zone in view.zones for item in zone.items}
        for row in view.sheet:
            if typed == [row.id] and row.move:
                return row.move
        if not all(word.upper() in items for word in typed):
            return " ".join(typed)
        chosen = [items[word.upper()] for word in typed]
        found = Decision(self.match.game, self.match.state).meaning(chosen)
        if found.refusal:
            raise IllegalMove(found.refusal)
        return self._one_of([(each.move, each.say) for each in found.moves])

    def _one_of(self, moves: Sequence[tuple[str, Sentence]]) -> str:
        """Return one of these moves, chosen by its number if there are several."""
        if len(moves) == 1:
            return moves[0][0]
        words = self._screen().words
        self._show(f"  {n}  {words.sentence(say, 'say')}" for n, (_, say) in enumerate(moves, 1))
        number = input("1…? ")
        at = int(number) if number.isdecimal() else 0
        return moves[at - 1][0] if 0 < at <= len(moves) else number
