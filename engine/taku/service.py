"""JSON in, JSON out: the one door between the page and the engine.

Requests are wishes, replies are facts. A wish that cannot be granted is answered by
`refused`, with the rule it breaks; the match goes on unchanged.

One fact is a question: `wants` names a table that a bot lacks. Its text is sent into the
generator, and the wish goes on where it was. Where nothing is sent, a `without` follows, and a
weaker bot decides.

What the first deal does not need is imported by the wishes that do: the start waits for no more.
"""

import json
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from taku import tables
from taku.game import CHANCE, Event, IllegalMove, Move, Refusal, Seat, Weighed
from taku.match import HUMAN, BadEntry, BadPart, Match, cut, unreadable
from taku.view import View, plain

if TYPE_CHECKING:
    from taku.lessons import Step
    from taku.practice import Exercise
    from taku.study import Study

Fact: TypeAlias = dict[str, Any]
T = TypeVar("T")
Asking: TypeAlias = Generator[Fact, str | None, T]
"""Facts, one of which may be a question."""

EXCHANGES = ("given", "received")  # zones that only their seat sees
BRACKETS = 64  # more than any wish has; a deep nest of them would break Pyodide's stack


class Service:
    """Serves one match at a time to one page."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.viewer: Seat = 0  # the person at the table who looks, or looked last
        self.step: Step | None = None  # the task, in a lesson or in practice
        self.exercise: Exercise | None = None  # in practice, until it is answered
        self.study: Study | None = None  # the line of play, on the open table
        self.open_hands = False
        self._without: set[str] = set()  # tables that could not be had

    def handle(self, text: str) -> Generator[str, str | None, None]:
        """The answers to one wish, one JSON object after another."""
        try:
            if text.count("[") + text.count("{") > BRACKETS:
                raise ValueError("too deeply nested")
            wish = json.loads(text)
        except ValueError as error:
            wish, problem = None, str(error)
        else:
            problem = "not a wish that is known"
        kind = wish.get("type") if isinstance(wish, dict) else None
        kind = kind if isinstance(kind, str) else None
        facts, answer = self._grant(wish, problem), None
        try:
            while True:
                answer = yield json.dumps(facts.send(answer))
        except StopIteration:
            return
        except IllegalMove as illegal:
            yield json.dumps(_refused(kind, illegal.refusal))
        except BadEntry as bad:
            yield json.dumps(_not_played(kind, bad))
        except BadPart as bad:
            yield json.dumps({**_refused(kind, unreadable(bad)), "part": bad.part})
        except (ValueError, LookupError) as error:
            yield json.dumps(_refused(kind, unreadable(error)))

    def _grant(self, wish: Any, problem: str) -> Asking[None]:
        match wish:
            case {"type": "catalogue"}:
                yield _catalogue()
            case {"type": "start", "game": str(game), "seats": [*seats], "seed": str(seed), **rest}:
                yield from self._sit(Match(game, _options(rest), seed=seed, seats=_names(seats)))
            case {"type": "load", "save": saved}:
                yield from self._sit(Match.load(saved))
            case {"type": "play", "move": str(move)}:
                yield from self._play(self._at_table(), move)
            case {"type": "consider", "items": [*items]}:
                yield self._consider(self._at_table(), _names(items))
            case {"type": "hint"}:
                yield from self._hint(self._at_table())
            case {"type": "undo"}:
                yield self._undo(self._at_table())
            case {"type": "learn", "game": str(game), "step": {**told}}:
                yield from self._learn(game, told)
            case {"type": "practise", "game": str(game), "seed": str(seed), **rest}:
                yield from self._practise(game, seed, rest)
            case {"type": "answer", **answer}:
                yield from self._answer(self._at_table(), answer)
            case {"type": "study", "save": saved, "at": int(at), **rest}:
                yield self._study(saved, at, rest)
            case {"type": "study", "at": int(at)}:
                yield from self._walk(self._studied(), at)
            case {"type": "look", "seat": int() | None as seat}:
                yield self._look(self._free(), seat)
            case {"type": "proceed", "seed": str(seed)}:
                yield from self._proceed(self._free(), seed)
            case {"type": "story", "seat": int() | None as seat}:
                yield _story(self._whole(), seat)
            case {"type": "proof"}:
                yield _proof(self._whole())
            case {"type": "save"}:
                yield {"type": "saved", "save": self._at_table().save()}
            case _:
                raise ValueError(problem)

    def _whole(self) -> Match:
        """The match on the table; on the open table at the end of its line."""
        match = self._at_table()
        if not self.study:
            return match
        whole = match.blank()
        for _ in whole.replay(self.study.line):
            pass
        return whole

    def _at_table(self) -> Match:
        if self.match is None:
            raise ValueError("there is no match on the table")
        return self.match

    def _begin(self, match: Match, viewer: Seat) -> None:
        """Have this match on the table and nothing of the one before."""
        self.match, self.viewer = match, viewer
        self.step, self.exercise, self.study, self.open_hands = None, None, None, False
        self._without.clear()

    # A match goes on

    def _sit(self, match: Match) -> Asking[None]:
        if HUMAN not in match.seats:
            raise BadPart("seats", "somebody must be human")
        self._begin(match, match.seats.index(HUMAN))
        yield self._frame(match.story, 0, begins=True)
        yield from self._bots(match)

    def _play(self, match: Match, text: str) -> Asking[None]:
        if self.study:
            study = self._free()
            yield from self._follow(study, study.play(text))
            return
        refusal = match.why_not(text, self.viewer)
        if refusal:
            raise IllegalMove(refusal)
        yield from self._apply(match, match.game.read(match.state, text))
        yield from self._bots(match)

    def _bots(self, match: Match) -> Asking[None]:
        """The moves of all bots, and what the table does for people, until one must decide."""
        while match.to_act >= 0 and not _awaits_person(match):
            level = match.seats[match.to_act]
            if level == HUMAN:
                move = match.game.auto(match.state)
                assert move is not None
            else:
                move = (yield from self._weighed(match, level, "/bot"))[0].move
            yield from self._apply(match, move)

    def _weighed(self, match: Match, level: str, salt: str) -> Asking[Sequence[Weighed]]:
        """What a bot of this level thinks, or of a lower one where its table cannot be had."""
        levels = list(match.game.bots)
        while True:
            bot = match.game.bots[level]
            try:
                return bot.weigh(match.seen(match.to_act), match.random(salt))
            except tables.Missing as missing:
                if not (yield from self._fetched(missing.name)):
                    level = levels[levels.index(level) - 1]

    def _fetched(self, table: str) -> Asking[bool]:
        """Ask for a table, but once in a sitting if there is no answer."""
        if table in self._without:
            return False
        text = yield {"type": "wants", "table": table}
        try:
            tables.bring(table, text or "")
        except ValueError:
            self._without.add(table)
            yield {"type": "without", "table": table}
            return False
        return True

    def _apply(self, match: Match, move: Move) -> Iterator[Fact]:
        entry = len(match.log)
        for events in match.apply(move):
            yield self._frame(events, entry)
            entry = len(match.log)

    def _frame(self, events: Sequence[Event], entry: int, *, begins: bool = False) -> Fact:
        """What the viewer sees now, what has happened, and the log from `entry` on."""
        match = self._at_table()
        log = self.study.line if self.study else match.log
        if self.study and self.study.eyes is not None:
            self.viewer = self.study.eyes
        elif _awaits_person(match) or (self.study and match.to_act >= 0):
            self.viewer = match.to_act
        view = match.view(self.viewer, open_hands=self.open_hands)
        sealed = self.study and self.study.sealed
        if sealed or (self.step and not self.step.wants_move):
            view = _only_to_look_at(view)
        if self.exercise:
            from taku.practice import veiled

            view = veiled(view, self.exercise.question.hides)
        frame = {
            "type": "frame",
            "view": plain(view),
            "events": plain(events),
            "log": {"from": entry, "entries": log[entry:]},
            "undo": self._undoable(match) is not None,
        }
        if begins:
            frame["match"] = {k: v for k, v in match.save().items() if k != "log"}
        if self.study:
            frame |= _on_line(self.study)
            if begins:
                frame["match"]["seats"] = self.study.seats
        return frame

    # The open table

    def _studied(self) -> "Study":
        if self.study is None:
            raise ValueError("there is no open table")
        return self.study

    def _free(self) -> "Study":
        """The open table, if more may be done there than to walk along the line."""
        study = self._studied()
        if study.sealed:
            raise IllegalMove(Refusal("not-now", {"phase": "replay"}))
        return study

    def _study(self, saved: Any, at: int, how: Mapping[Any, Any]) -> Fact:
        eyes, sealed = how.get("eyes"), how.get("sealed", False)
        if not isinstance(eyes, int | None) or not isinstance(sealed, bool):
            raise ValueError("eyes: a seat; sealed: true or false")
        if sealed and eyes is None:
            raise ValueError("eyes: whose is a match that is not over?")
        from taku.study import Study

        study = Study(saved, at, eyes=eyes, sealed=sealed)
        self._begin(study.match, 0)
        self.study, self.open_hands = study, eyes is None
        return self._frame(study.match.story, 0, begins=True)

    def _walk(self, study: "Study", at: int) -> Iterator[Fact]:
        """To another place on the line; the next one is shown as a move."""
        if at == len(study.match.log) + 1 <= len(study.line):
            yield from self._follow(study, study.step())
            return
        study.jump(at)
        self.match = study.match
        yield self._frame(study.match.story, len(study.line), begins=True)

    def _look(self, study: "Study", seat: Seat | None) -> Fact:
        """The same position with the eyes of one seat, or with all hands open."""
        study.look(seat)
        self.open_hands = seat is None
        return self._frame(study.match.story, len(study.line), begins=True)

    def _proceed(self, study: "Study", seed: str) -> Asking[None]:
        """What chance, or the strongest bot, does now."""
        match = study.match
        if match.over:
            raise IllegalMove(_not_your_turn(match))
        if match.to_act == CHANCE:
            steps = study.draw(seed)
        else:
            self._without.clear()
            best = yield from self._weighed(match, list(match.game.bots)[-1], f"/{seed}")
            steps = study.decide(best[0].move)
        yield from self._follow(study, steps)

    def _follow(self, study: "Study", steps: Iterator[list[Event]]) -> Iterator[Fact]:
        for events in steps:
            yield self._frame(events, study.fresh)

    # Lessons

    def _learn(self, game: str, told: Mapping[Any, Any]) -> Iterator[Fact]:
        """Lay the position of a step on the table, and one right answer beside it."""
        from taku.lessons import read_step

        step = read_step(_named_parts(told))
        yield from self._lay(game, step, open_hands=step.open)

    def _practise(self, game: str, seed: str, wish: Mapping[Any, Any]) -> Iterator[Fact]:
        """Lay the position of a question on the table, and the question beside it."""
        from taku import practice

        weights, seats = practice.weighed(wish.get("weights", {})), wish.get("seats")
        if seats is not None and not isinstance(seats, int):
            raise ValueError("seats: a number of players")
        exercise = practice.practise(game, _options(wish), seats, weights, seed)
        yield from self._lay(game, exercise.step, exercise)

    def _lay(
        self,
        game: str,
        step: "Step",
        exercise: "Exercise | None" = None,
        *,
        open_hands: bool = False,
    ) -> Iterator[Fact]:
        from taku import marking

        match, viewer = marking.lay(game, step)
        right = marking.solution(match, step)
        if "move" in right and not step.forbidden:
            right = _in_words(match, match.game.read(match.state, right["move"]))
        self._begin(match, viewer)
        self.step, self.exercise, self.open_hands = step, exercise, open_hands
        yield {"type": "step", "solution": right, "question": exercise and _asked(exercise)}
        yield self._frame(match.story, 0, begins=True)

    def _answer(self, match: Match, answer: Mapping[Any, Any]) -> Iterator[Fact]:
        """The mark of an answer, and what follows it."""
        from taku import marking

        if self.step is None:
            raise ValueError("there is no lesson on the table")
        given = marking.mark(match, self.step, answer)
        practised, self.exercise = self.exercise, None
        following = marking.entries(self.step, answer, given, always=practised is not None)
        told = [self._frame((), len(match.log))] if practised else []  # nothing is hidden any more
        why = plain(practised.question.why) if practised else []
        yield {"type": "mark", **plain(given), "frames": len(told) + len(following), "why": why}
        yield from told
        entry = len(match.log)
        for events in match.replay(following):
            yield self._frame(events, entry)
            entry = len(match.log)

    # Help

    def _consider(self, match: Match, items: Sequence[str]) -> Fact:
        """What the chosen items could be: legal moves in words, or why there is none.

        `goes` are the items that go with them, `completes` the one legal move they are part of.
        """
        refusal: Refusal | None = None
        moves: list[Fact] = []
        company: Fact = {"goes": [], "completes": None}
        try:
            if match.to_act != self.viewer:
                raise IllegalMove(_not_your_turn(match))
            company = _company(match, items)
            for move in match.game.readings(match.state, items):
                refusal = match.state.why_not(move) or refusal
                if match.state.why_not(move) is None:
                    moves.append(_in_words(match, move))
        except IllegalMove as illegal:
            refusal = illegal.refusal
        answer = None if moves else plain(refusal)
        considered = {"items": list(items), "moves": moves, "refusal": answer}
        return {"type": "considered", **considered, **company}

    def _hint(self, match: Match) -> Asking[None]:
        """What the strongest bot would do, all else that it has weighed, and why."""
        if match.to_act != self.viewer:
            raise IllegalMove(_not_your_turn(match))
        self._without.clear()
        strongest = list(match.game.bots)[-1]
        weighed = yield from self._weighed(match, strongest, "/hint")
        moves = [{**_in_words(match, w.move), "points": w.points} for w in weighed]
        advice = match.game.advise(match.state, weighed[0].move)
        yield {"type": "hint", "moves": moves, "advice": plain(advice)}

    def _undo(self, match: Match) -> Fact:
        entry = self._undoable(match)
        if entry is None:
            raise IllegalMove(Refusal("not-now", {"phase": "undo"}))
        self.match = match.at(entry)
        return self._frame(self.match.story, entry, begins=True)

    def _undoable(self, match: Match) -> int | None:
        """The entry of the viewer's last decision, if it may be taken back.

        A player alone with bots may always; among several people only while
        nobody has acted, and nothing has been drawn, since.
        """
        if self.study:
            return None
        entry = match.last_decision(self.viewer)
        if match.seats.count(HUMAN) > 1 and entry != len(match.log) - 1:
            return None
        return entry


def _catalogue() -> Fact:
    from taku.catalogue import catalogue

    return {"type": "catalogue", "games": catalogue()}


def _only_to_look_at(view: View) -> View:
    """The same table, but nothing is to be done, nor told what it would bring: that is asked."""
    rows = tuple(replace(row, move="", legal=False, possible=None) for row in view.sheet)
    return replace(view, ask=None, sheet=rows)


def _asked(exercise: "Exercise") -> Fact:
    question = exercise.question
    asks = {"kind": exercise.kind, "rule": question.rule, "ask": plain(question.ask)}
    return {**asks, "step": plain(exercise.step), "seed": exercise.seed}


def _in_words(match: Match, move: Move) -> Fact:
    text = match.game.write(match.state, move)
    return {"move": text, "say": plain(match.game.tell(match.state, move))}


def _company(match: Match, items: Sequence[str]) -> Fact:
    """What goes with the chosen items in some legal move, and the move if it is the only one."""
    ask = match.view(match.to_act).ask
    chosen = Counter(items)
    texts = {move: match.game.write(match.state, move).split() for move in match.state.moves()}
    fitting = [
        move
        for move, words in texts.items()
        if all(words.count(item) >= number for item, number in chosen.items())
    ]
    with_them: Counter[str] = Counter()
    for move in fitting:
        with_them |= Counter(texts[move])
    goes = (Counter(ask.items) & with_them) - chosen if ask else Counter()
    only = _in_words(match, fitting[0]) if len(fitting) == 1 else None
    return {"goes": list(goes.elements()), "completes": only}


def _awaits_person(match: Match) -> bool:
    """Whether a person must decide next, and the table cannot do it."""
    if match.to_act < 0 or match.seats[match.to_act] != HUMAN:
        return False
    return match.game.auto(match.state) is None


def _not_your_turn(match: Match) -> Refusal:
    if match.over:
        return Refusal("not-now", {"phase": "over"})
    return Refusal("not-now", {"phase": "turn", "player": match.to_act})


def _on_line(study: "Study") -> Fact:
    """Where the open table stands on its line, and what chance must decide there."""
    match = study.match
    lot = plain(match.game.lot(match.state)) if match.to_act == CHANCE else None
    return {"at": len(match.log), "drawn": study.drawn, "lot": lot}


def _story(match: Match, seat: Seat | None) -> Fact:
    """What everybody has seen, entry by entry, and in which round; and what one seat exchanged."""
    if seat is not None and not 0 <= seat < len(match.seats):
        raise ValueError(f"seat: nobody sits at {seat}")
    again, entries = match.blank(), []
    before: list[Fact] = []
    for events in again.replay(match.log):
        entry = {"events": plain(events), "round": again.state.round}
        exchanged = [] if seat is None else _exchanged(again, seat)
        entries.append({**entry, "exchanged": [] if exchanged == before else exchanged})
        before = exchanged
    return {"type": "story", "entries": entries}


def _exchanged(match: Match, seat: Seat) -> list[Fact]:
    """What this seat has given away in the round, and got for it."""
    return [plain(zone) for zone in match.view(seat).zones if zone.name in EXCHANGES]


def _proof(match: Match) -> Fact:
    """What the match was bound to before it began; its seed only when it is over."""
    from taku import fair  # hashlib is not needed for the first deal

    proof = {"type": "proof", "seal": fair.seal(match)}
    if not match.over:
        return proof
    drawn = fair.drawn(match)
    strays = [entry for entry, own in drawn.items() if not own]
    return {**proof, "sealed": fair.sealed(match), "drawn": len(drawn), "strays": strays}


def _not_played(wish: str | None, bad: BadEntry) -> Fact:
    """Which entry of a log cannot be played, and why."""
    entry = {"number": bad.entry, "text": cut(bad.text), **plain(bad.refusal)}
    return {**_refused(wish, unreadable(bad)), "entry": entry}


def _refused(wish: str | None, refusal: Refusal) -> Fact:
    return {"type": "refused", "wish": wish, **plain(refusal)}


def _options(wish: Mapping[Any, Any]) -> Mapping[str, Any]:
    options = wish.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("options: an object of names and values")
    return options


def _named_parts(told: Mapping[Any, Any]) -> Mapping[str, Any]:
    return {str(name): part for name, part in told.items()}


def _names(values: Sequence[Any]) -> list[str]:
    if not all(isinstance(value, str) for value in values):
        raise ValueError("a list of names is wanted")
    return [str(value) for value in values]
