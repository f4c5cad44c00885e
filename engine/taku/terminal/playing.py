"""A match at a terminal: shows what a person may see, and carries out what the person types."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent

from taku.game import Event, IllegalMove, Seat
from taku.match import HUMAN, Match
from taku.tables.choices import Choices
from taku.tables.onlookers import hides
from taku.tables.undo import undoable, undone, why_seen
from taku.terminal import output
from taku.view import Sentence
from taku.words import Words
from taku.words.screen import Screen

LISTED = 60  # moves that `moves` lists


@dataclass(frozen=True)
class _Told:
    """An event of the match, as it is told to each person at the next turn."""

    event: Event
    entries: int
    """Length of the log after it."""
    points: Sequence[int] = ()
    """The points that a round before it has brought the seats to; empty if none has ended."""


class Playing:
    """A match at a terminal, with its people at one keyboard."""

    def __init__(
        self, match: Match, language: str = "en", *, colour: bool = False, practice: bool = False
    ) -> None:
        self.match = match
        self._language = language
        self._colour = colour
        self._practice = practice
        self._people = [seat for seat, player in enumerate(match.seats) if player == HUMAN]
        self._eye = self._people[0] if len(self._people) == 1 else None
        self._events: list[_Told] = []
        self._known: dict[Seat | None, int] = {}  # number of events that a seat was told

    def run(self) -> None:
        """Play until the match ends or a person leaves."""
        try:
            self._record(self.match.story)
            while not self.match.over:
                self._run_on()
                if not self.match.over and not self._turn():
                    return
        except (EOFError, KeyboardInterrupt):
            print("")
            return
        if len(self._people) > 1:
            self._known[None] = self._known.get(self._eye, 0)
            self._eye = None
        self._tell()
        self._show(self._screen().lines(self.match.view(self._eye or 0)))

    def _run_on(self) -> None:
        """Make the decisions of the bots, and people's forced moves, until a person must decide."""
        while (seat := self.match.to_act) >= 0:
            if len(self._people) < 2:
                self._tell()
            forced = self.match.game.auto(self.match.state)
            if seat not in self._people:
                made = self._run_once(len(self.match.log))
            elif forced is not None:
                made = self.match.apply(forced)
            else:
                return
            self._record(made)

    def _run_once(self, entries: int) -> list[Event]:
        """Let a bot make one decision, with which the log outgrows `entries`."""
        return self.match.run(until=lambda match: len(match.log) > entries)

    # Display

    def _screen(self) -> Screen:
        """Return the screen of the person who looks."""
        words = Words(self.match.game.name, self._language, you=self._eye, more=output.FOLDER)
        return Screen(words, colour=self._colour)

    def _said(self, id: str, **args: str | int) -> str:
        """Return a sentence of the terminal itself."""
        return self._screen().words.say(f"terminal-{id}", **args)

    def _show(self, lines: Iterable[str]) -> None:
        screen = self._screen()
        for line in lines:
            print(screen.painted(line))

    def _record(self, events: Sequence[Event]) -> None:
        """Note what has happened, to tell each person at the next turn."""
        entries, ended = len(self.match.log), False
        for event in events:
            ended = ended or event.role == "round"
            points = self.match.points if ended and event.role == "deal" else ()
            self._events.append(_Told(event, entries, points))

    def _tell(self) -> None:
        """Tell the person who looks what has happened since the last time."""
        screen = self._screen()
        for each in self._events[self._known.get(self._eye, 0) :]:
            if each.points:
                self._show([screen.totals(each.points)])
            if told := screen.told(each.event):
                self._show([told])
        self._known[self._eye] = len(self._events)

    def _hand_over(self) -> None:
        """Make the person to act the one who looks; hide what another person has seen."""
        before, seat = self._eye, self.match.to_act
        if seat == before:
            return
        self._eye = seat
        if hides(self.match.game, self.match.state):
            output.clear()
            input(f"{self._said('curtain', player=seat)} ")
        else:
            self._known[seat] = self._known.get(before, 0)

    # Input

    def _turn(self) -> bool:
        """Ask the person to act until the match has changed; False if the person leaves."""
        self._hand_over()
        self._tell()
        view = self.match.view(self.match.to_act)
        screen = self._screen()
        self._show([*screen.lines(view), *screen.asked(view)])
        while True:
            typed = input("> ").strip()
            if typed in ("quit", "q"):
                return False
            try:
                if typed and self._carried_out(typed):
                    return True
            except IllegalMove as illegal:
                self._show([self._screen().words.sentence(illegal.refusal)])
            except (OSError, ValueError, LookupError) as error:
                print(output.in_words(error))

    def _carried_out(self, typed: str) -> bool:
        """Carry out a command or a move; True if the match has changed."""
        match typed.split(maxsplit=1):
            case ["help" | "h"]:
                print(indent(self._said("help"), "  "))
            case ["?"]:
                self._show([self._hint()])
            case ["moves", *rest]:
                self._list_moves(self.match.moves(), whole=rest == ["all"])
            case ["save"]:
                print(self._said("save-where"))
            case ["save", name]:
                print(self._said("saved", file=str(_saved(self.match, name))))
            case ["undo"]:
                self._undo()
                return True
            case _:
                self._record(self.match.play(self._meant(typed.split())))
                return True
        return False

    def _list_moves(self, moves: Sequence[str], *, whole: bool) -> None:
        listed = moves if whole else moves[:LISTED]
        print("\n".join(f"  {move}" for move in listed))
        if more := len(moves) - len(listed):
            print(f"  {self._said('more', count=more)}")

    def _hint(self) -> str:
        """Return the best move that the adviser finds, with its reason."""
        match, words = self.match, self._screen().words
        bot = match.game.bot(match.game.adviser)
        best = bot.weigh(match.seen(match.to_act), match.random("/hint"))[0].move
        reason = words.sentence(match.game.advise(match.state, best), "advice")
        return self._said("told", what=match.game.write(match.state, best), words=reason)

    def _undo(self) -> None:
        """Undo the last decision of the person to act, if the page would; else IllegalMove."""
        entry = undoable(self.match, self.match.to_act)
        seen = None if entry is None or self._practice else why_seen(self.match, entry)
        self.match = undone(self.match, entry, seen)
        entries = len(self.match.log)
        self._events = [each for each in self._events if each.entries <= entries]
        for seat, known in self._known.items():
            self._known[seat] = min(known, len(self._events))

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
        found = Choices(self.match.game, self.match.state).meaning(chosen)
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


def _saved(match: Match, name: str) -> Path:
    """Save a match; return its whole path. A file that was there is replaced only by a whole one.

    A name with blanks may stand in quotation marks.
    """
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    path = Path(name).expanduser().absolute()
    whole = path.with_name(f"{path.name}.part")
    try:
        whole.write_text(json.dumps(match.save(), ensure_ascii=False), encoding="utf-8")
        whole.replace(path)
    except OSError as error:
        whole.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None
    return path
