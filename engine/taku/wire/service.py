"""The only entry point from the page to the engine: JSON in, JSON out.

The reply `refused` answers an invalid request with the rule that it breaks; the match is
unchanged. Two replies are questions. After `wants-tablebase` the caller sends the text of that
tablebase into the generator, after `wants-move` a move; then the request continues. If the caller
sends nothing, `tablebase-missing` or `bot-replaced` follows, and a weaker bot decides.

Modules that the first deal does not need are imported by the requests that use them, so that
the engine starts fast.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING

from taku.game import IllegalMove
from taku.match import BadEntry, BadPart, Match, cut, unreadable
from taku.tables.sitting import Sitting
from taku.tables.table import MatchTable, Table
from taku.wire.parts import BadMove, Head
from taku.wire.protocol import read, typed, write
from taku.wire.replies import Catalogue, Refused, Replies
from taku.wire.requests import (
    Answer,
    At,
    Begin,
    CheckLesson,
    ExplainChoice,
    Games,
    GoOn,
    Guide,
    Hint,
    Host,
    Imagine,
    Keep,
    Learn,
    Load,
    Look,
    Open,
    Opening,
    Par,
    Play,
    Practise,
    Proceed,
    Proof,
    ReadToml,
    Request,
    Review,
    Save,
    Seated,
    Snapshot,
    Start,
    Story,
    TrialDeal,
    Undo,
    Walk,
    WriteToml,
)

if TYPE_CHECKING:
    from taku.tables.opening import OpeningMatch
    from taku.tables.strong_replay import ParMatch


class Service:
    """Serves one table at a time to one page."""

    def __init__(self) -> None:
        self.table: Table = Table()
        self._par: ParMatch | None = None
        self._opening: OpeningMatch | None = None

    def handle(self, text: str) -> Generator[str, str | None, None]:
        """Yield the replies to one request, each a JSON object."""
        kind, answer = None, None
        try:
            kind, parts = typed(text)
            replies = self._grant(read(kind, parts))
            while True:
                answer = yield write(replies.send(answer))
        except StopIteration:
            self.table.prepare()
        except IllegalMove as illegal:
            yield write(Refused(kind, illegal.refusal))
        except BadEntry as bad:
            entry = BadMove(bad.entry, cut(bad.text), bad.refusal)
            yield write(Refused(kind, unreadable(bad), entry=entry))
        except BadPart as bad:
            yield write(Refused(kind, unreadable(bad), part=bad.part))
        except (ValueError, LookupError) as error:
            yield write(Refused(kind, unreadable(error)))

    def _grant(self, request: Request) -> Replies[None]:
        match request:
            case Games():
                return _catalogue()
            case Start(game, seats, seed, options):
                return self._lay(Sitting(Match(game, options, seed=seed, seats=seats)))
            case Load(save, practice, asked):
                match = Match.load(save)
                return self._lay(Sitting(match, practice=practice, asked=asked))
            case Begin():
                return self.table.begin()
            case Play(move):
                return self.table.play(move)
            case ExplainChoice(items):
                return self.table.explain_choice(items)
            case Hint():
                return self.table.hint()
            case Undo():
                return self.table.undo()
            case Save():
                return self.table.save()
            case Snapshot():
                return self.table.snapshot()
            case Proof():
                return self.table.proof()
            case Story(seat):
                return self.table.story(seat)
            case Walk(at):
                return self.table.walk(at)
            case Look(seat):
                return self.table.look(seat)
            case Proceed(seed):
                return self.table.proceed(seed)
            case Answer(given):
                return self.table.answer(given)
            case Keep():
                return self.table.keep()
            case At(seat, ask):
                return self.table.at(seat, ask)
            case GoOn():
                return self.table.go_on()
            case Seated(around):
                return self.table.seat(around)
            case Host():
                from taku.tables.friends_table import room

                return self._lay(room(request))
            case TrialDeal(game, seats, seed, asked, options):
                from taku.lab.trial_deal import trial_deal

                return trial_deal(Match(game, options, seed=seed, seats=seats), asked)
            case Open(save, at, eyes, sealed):
                from taku.tables.open_table import OpenTable

                return self._lay(OpenTable(save, at, eyes=eyes, sealed=sealed))
            case Guide(game, deal, met, log):
                from taku.tables.guided_table import GuidedTable
                from taku.teaching.guided import read_deal

                return self._lay(GuidedTable(game, read_deal(game, deal), met, log))
            case Learn(game, step):
                from taku.teaching.lesson_limits import bounded_step
                from taku.teaching.lesson_play import lesson_table

                return self._lay(lesson_table(game, bounded_step(step)))
            case CheckLesson(lesson, step, tried):
                from taku.teaching.faults import examine

                return examine(lesson, step, tried)
            case WriteToml(document):
                from taku.teaching.lesson_file import written

                return written(document)
            case ReadToml(text):
                from taku.teaching.lesson_file import read_file

                return read_file(text)
            case Practise():
                from taku.tables.lesson_table import LessonTable
                from taku.teaching.practice import practise

                exercise = practise(request)
                return self._lay(LessonTable(request.game, exercise.step, exercise))
            case Review(save, seat, seed, since, shared):
                from taku.wire.reviewing import reviewed

                return reviewed(save, seat, seed, since, shared)
            case Imagine(save, seat, entry, seed):
                from taku.wire.reviewing import imagined

                return imagined(save, seat, entry, seed)
            case Par(head):
                return self._measured(head).go_on()
            case Opening(head):
                return self._opened(head).go_on()

    def _measured(self, head: Head) -> "ParMatch":
        """Return the par match in progress, or a new one if `head` differs."""
        from taku.tables.strong_replay import ParMatch

        if self._par is None or self._par.head != head:
            self._par = ParMatch(head)
        return self._par

    def _opened(self, head: Head) -> "OpeningMatch":
        """Return the opening in progress, or a new one if `head` differs."""
        from taku.tables.opening import OpeningMatch

        if self._opening is None or self._opening.head != head:
            self._opening = OpeningMatch(head)
        return self._opening

    def _lay(self, table: MatchTable) -> Replies[None]:
        """Replace the current table."""
        self.table = table
        return table.begin()


def _catalogue() -> Replies[None]:
    from taku.wire.catalogue import catalogue

    yield Catalogue(catalogue())
