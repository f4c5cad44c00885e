"""One deal, played in every rotation of the seats."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple, TypeAlias

from taku.arena.entrants import Entrant, chooser_of
from taku.arena.players import Chooser, Fault, Situation, by_bot
from taku.arena.trial import PRELUDES, Trial, plays_rounds
from taku.game import CHANCE, OVER, Bot, Game, Move, Seat, State
from taku.match import luck

processor_time = getattr(time, "thread_time", time.perf_counter)  # Pyodide lacks thread_time


@dataclass(frozen=True)
class Row:
    """The result of one seat in one rotation of a deal."""

    deal: int
    turn: int
    """Number of seats by which the line-up is rotated."""
    seat: int
    """In a match for one, each entrant has a seat of its own at a table of all entrants."""
    entrant: int
    """Number of the entrant, from 0."""
    points: int
    place: float
    """1 for the best; tied seats get the average of their places."""
    won: float
    """Share of the win, from 0 to 1."""
    decisions: int
    """Number of decisions with more than one legal move."""
    milliseconds: float
    """Processor time of all decisions."""
    worst: float
    """Milliseconds of the longest decision."""
    fault: str = ""
    """The illegal move, crash or timeout that lost the deal; "" for none. After a fault the points
    are the worst at the table, the place is the last, and the weakest level plays on."""


@dataclass(frozen=True)
class PlayedMatch:
    """A match of a trial: one rotation of a deal, with the rounds before it."""

    deal: int
    turn: int
    """Number of seats by which the line-up is rotated; the entrant's number in a match for one."""
    entrants: tuple[int, ...]
    """Number of the entrant at each seat."""
    log: tuple[str, ...]
    """All entries, as `Match.log`."""
    points: tuple[int, ...]
    """Running total of each seat at the end of the deal."""
    places: tuple[int, ...]


class TimedChooser(NamedTuple):
    """How an entrant chooses."""

    choose: Chooser
    clock: Callable[[], float] = processor_time
    """Returns the seconds of processor time that it has spent."""


def timed_chooser(entrant: Entrant, game: str) -> TimedChooser:
    """Return how an entrant chooses in this process; Broken if its code cannot be loaded."""
    return TimedChooser(chooser_of(entrant, game))


@dataclass
class _Player:
    """The player at a seat in one rotation, with its measurements."""

    chooser: TimedChooser
    decisions: int = 0
    spent: float = 0.0
    worst: float = 0.0
    fault: str = ""

    def decide(self, situation: Situation, seed: str) -> Move:
        self.decisions += 1
        choose, clock = self.chooser
        began = clock()
        try:
            return choose(situation, seed)
        except Fault as fault:
            self.fault = str(fault)
        finally:
            took = 1000 * (clock() - began)
            self.spent += took
            self.worst = max(self.worst, took)
        self.chooser = TimedChooser(by_bot(_weakest(situation.game)))
        return self.chooser.choose(situation, seed)


MakeChooser: TypeAlias = Callable[[Entrant, str], TimedChooser]
"""A function that returns how an entrant chooses in a game."""


def play(
    trial: Trial,
    deal: int,
    alive: Callable[[], None] = lambda: None,
    make: MakeChooser = timed_chooser,
    keep: Callable[[PlayedMatch], None] | None = None,
) -> list[Row]:
    """Play a deal in all rotations; return the rows. `alive` is called before each decision.

    In a match for one, each entrant plays the deal by itself, with the same throws. `keep` gets
    each match with its log.
    """
    rotated = RotatedDeal(trial, deal, alive, make, keep)
    if rotated.seats == 1:
        return rotated.alone()
    return [row for turn in range(rotated.seats) for row in rotated.turned(turn)]


class RotatedDeal:
    """A deal that can be played in every rotation of the seats."""

    def __init__(
        self,
        trial: Trial,
        deal: int,
        alive: Callable[[], None] = lambda: None,
        make: MakeChooser = timed_chooser,
        keep: Callable[[PlayedMatch], None] | None = None,
    ) -> None:
        match = trial.match()
        self.alive, self.make, self.keep = alive, make, keep
        self.trial, self.deal, self.game = trial, deal, match.game
        self.seats = len(match.seats)
        self.teams = self.game.look(match.state, 0).teams
        self.rounds = not trial.whole and plays_rounds(self.game, match)
        self.opening = match.state.clone()
        self.before: list[str] = []  # the log before the deal, if logs are kept
        for _ in range(deal % PRELUDES if self.rounds else 0):
            self._prelude()

    def _prelude(self) -> None:
        """Play a round before the deal, unless it ends the match."""
        state, log = self.opening.clone(), self.before[:]
        weakest = _Player(TimedChooser(by_bot(_weakest(self.game))))
        for _ in self._run(state, [weakest] * self.seats, log):
            pass
        if state.to_act != OVER:
            self.opening, self.before = state, log

    def turned(self, turn: int) -> list[Row]:
        """Play this deal with the line-up rotated by `turn` seats; return the rows."""
        line_up = self.trial.line_up(self.deal, self.seats, teams=bool(self.teams))
        entrants = [line_up[(seat - turn) % self.seats] for seat in range(self.seats)]
        state, players = self._played(entrants, turn)
        places = None if self.rounds else self.game.places(state)
        return self._rows(turn, entrants, players, self._points(state), places)

    def alone(self) -> list[Row]:
        """Play this deal once for each entrant alone; return the rows, as of one table."""
        entrants = range(len(self.trial.entrants))
        played = [self._played([entrant], entrant) for entrant in entrants]
        points = [self._points(state)[0] for state, _ in played]
        return self._rows(0, entrants, [player for _, (player,) in played], points, None)

    def _played(self, entrants: Sequence[int], turn: int) -> tuple[State, list[_Player]]:
        """Play the deal with an entrant at each seat; return the end, and how each has done."""
        players = [
            _Player(self.make(self.trial.entrants[entrant], self.trial.game))
            for entrant in entrants
        ]
        state, log = self.opening.clone(), self.before[:]
        for _ in self._run(state, players, log):
            pass
        if self.keep:
            points, places = tuple(state.points), tuple(self.game.places(state))
            self.keep(PlayedMatch(self.deal, turn, tuple(entrants), tuple(log), points, places))
        return state, players

    def first_fault(self, entrant: Entrant) -> str:
        """Return the fault of an entrant at the first decision of this deal; "" if none."""
        player = _Player(self.make(entrant, self.trial.game))
        any(player.decisions for _ in self._run(self.opening.clone(), [player] * self.seats, []))
        return player.fault

    def _points(self, state: State) -> list[int]:
        return [now - then for now, then in zip(state.points, self.opening.points, strict=True)]

    def _rows(
        self,
        turn: int,
        entrants: Sequence[int],
        players: Sequence[_Player],
        points: Sequence[int],
        places: Sequence[int] | None,
    ) -> list[Row]:
        """Return the rows of a table; without `places`, the points of a side are its merit."""
        teams = self.teams or range(len(entrants))
        sign = 1 if self.game.low_wins else -1
        merits = dict.fromkeys(teams, 0.0)  # merits of each side; the lowest is the best
        for seat, team in enumerate(teams):
            merits[team] = places[seat] if places else merits[team] + sign * points[seat]
        for team, player in zip(teams, players, strict=True):
            if player.fault:
                merits[team] = inf
        worst = max(points) if self.game.low_wins else min(points)
        return [
            self._row(
                turn,
                seat,
                entrant,
                worst if player.fault else points[seat],
                merits[teams[seat]],
                [*merits.values()],
                player,
            )
            for seat, (entrant, player) in enumerate(zip(entrants, players, strict=True))
        ]

    def _row(
        self,
        turn: int,
        seat: Seat,
        entrant: int,
        points: int,
        own: float,
        merits: Sequence[float],
        player: _Player,
    ) -> Row:
        better, equal = sum(merit < own for merit in merits), merits.count(own)
        return Row(
            deal=self.deal,
            turn=turn,
            seat=seat,
            entrant=entrant,
            points=points,
            place=1 + better + (equal - 1) / 2,
            won=0.0 if better or own == inf else 1 / equal,
            decisions=player.decisions,
            milliseconds=player.spent,
            worst=player.worst,
            fault=player.fault,
        )

    def _run(self, state: State, players: Sequence[_Player], log: list[str]) -> Iterator[None]:
        """Play until the round is scored or the match is over; yield after each move.

        If logs are kept, each move is added to `log`.
        """
        booked, opening = self._booked(state), state.clone()
        before: list[Move] = []
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                if self._booked(state) > booked:
                    return
                move = state.draw(luck(self.game, state, f"{self.trial.seed}/{self.deal}"))
            else:
                moves, player = state.moves(), players[state.to_act]
                situation = Situation(self.game, state, moves, opening, before)
                self.alive()
                seed = self.trial.seed_of(self.deal, f"{state.to_act} {player.decisions}")
                move = moves[0] if len(moves) == 1 else player.decide(situation, seed)
            before.append(move)
            if self.keep:
                log.append(self.game.write(state, move))
            state.play(move)
            yield

    def _booked(self, state: State) -> int:
        """Return the number of scored rounds; 0 if the deal is a whole match."""
        return len(self.game.look(state, 0).scores) if self.rounds else 0


def _weakest(game: Game[Any]) -> Bot:
    return next(iter(game.bots.values()))
