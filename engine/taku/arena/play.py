"""One deal, played in every rotation of the seats."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

from taku.arena.entrants import player
from taku.arena.limit import TooLong, within
from taku.arena.players import Choose, Fault, Situation, by_bot
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


@dataclass
class _Sitter:
    """The player at a seat in one rotation, with its measurements."""

    choose: Choose
    limit: float = 0.0
    decisions: int = 0
    spent: float = 0.0
    worst: float = 0.0
    fault: str = ""

    def decide(self, situation: Situation, random: Random) -> Move:
        self.decisions += 1
        began = processor_time()
        try:
            with within(self.limit):
                return self.choose(situation, random)
        except Fault as fault:
            self.fault = str(fault)
        except TooLong:
            self.fault = f"late: no move within {self.limit:g} s"
        finally:
            took = 1000 * (processor_time() - began)
            self.spent += took
            self.worst = max(self.worst, took)
        self.choose, self.limit = by_bot(_weakest(situation.game)), 0.0
        return self.choose(situation, random)


def play(trial: Trial, deal: int, alive: Callable[[], None] = lambda: None) -> list[Row]:
    """Play a deal in all rotations; return the rows. `alive` is called before each decision."""
    table = Table(trial, deal, alive)
    return [row for turn in range(table.seats) for row in table.turned(turn)]


class Table:
    """A deal that can be played in every rotation of the seats."""

    def __init__(self, trial: Trial, deal: int, alive: Callable[[], None] = lambda: None) -> None:
        match = trial.match()
        self.alive = alive
        self.trial, self.deal, self.game = trial, deal, match.game
        self.seats = len(match.seats)
        view = self.game.look(match.state, 0)
        teams = view.teams or range(self.seats)
        self.line_up = trial.line_up(deal, self.seats, teams=bool(view.teams))
        self.sides = [
            [seat for seat in range(self.seats) if teams[seat] == team]
            for team in sorted(set(teams))
        ]
        self.rounds = not trial.whole and plays_rounds(self.game, match)
        self.opening = match.state.clone()
        for _ in range(deal % PRELUDES if self.rounds else 0):
            self._prelude()

    def _prelude(self) -> None:
        """Play a round before the deal, unless it ends the match."""
        state = self.opening.clone()
        self._run(state, [_Sitter(by_bot(_weakest(self.game)))] * self.seats)
        if state.to_act != OVER:
            self.opening = state

    def turned(self, turn: int) -> list[Row]:
        """Play this deal with the line-up rotated by `turn` seats; return the rows."""
        entrants = [self.line_up[(seat - turn) % self.seats] for seat in range(self.seats)]
        limit = self.trial.limit
        sitters = [
            _Sitter(player(entrant, self.trial.game), limit if entrant.code is not None else 0.0)
            for entrant in (self.trial.entrants[one] for one in entrants)
        ]
        state = self.opening.clone()
        self._run(state, sitters)
        points = [now - then for now, then in zip(state.points, self.opening.points, strict=True)]
        merits = [self._merit(side, state, points, sitters) for side in self.sides]
        return [
            self._row(turn, seat, entrants[seat], points, merits, sitter)
            for seat, sitter in enumerate(sitters)
        ]

    def _row(
        self,
        turn: int,
        seat: Seat,
        entrant: int,
        points: Sequence[int],
        merits: Sequence[float],
        sitter: _Sitter,
    ) -> Row:
        worst = max(points) if self.game.low_wins else min(points)
        own = next(merit for merit, side in zip(merits, self.sides, strict=True) if seat in side)
        better, equal = sum(merit < own for merit in merits), merits.count(own)
        return Row(
            deal=self.deal,
            turn=turn,
            seat=seat,
            entrant=entrant,
            points=worst if sitter.fault else points[seat],
            place=1 + better + (equal - 1) / 2,
            won=0.0 if better or own == inf else 1 / equal,
            decisions=sitter.decisions,
            milliseconds=sitter.spent,
            worst=sitter.worst,
            fault=sitter.fault,
        )

    def _merit(
        self,
        side: Sequence[Seat],
        state: State,
        points: Sequence[int],
        sitters: Sequence[_Sitter],
    ) -> float:
        """Return the merit of a side; the lowest is the best."""
        if any(sitters[seat].fault for seat in side):
            return inf
        if not self.rounds:
            return self.game.places(state)[side[0]]
        total = sum(points[seat] for seat in side)
        return total if self.game.low_wins else -total

    def _run(self, state: State, sitters: Sequence[_Sitter]) -> None:
        """Play until the round is scored or the match is over."""
        booked, opening = self._booked(state), state.clone()
        before: list[Move] = []
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                if self._booked(state) > booked:
                    return
                move = state.draw(luck(self.game, state, f"{self.trial.seed}/{self.deal}"))
            else:
                moves, sitter = state.moves(), sitters[state.to_act]
                situation = Situation(self.game, state, moves, opening, before)
                self.alive()
                random = self.trial.sown(self.deal, f"{state.to_act} {sitter.decisions}")
                move = moves[0] if len(moves) == 1 else sitter.decide(situation, random)
            before.append(move)
            state.play(move)

    def _booked(self, state: State) -> int:
        """Return the number of scored rounds; 0 if the deal is a whole match."""
        return len(self.game.look(state, 0).scores) if self.rounds else 0


def _weakest(game: Game[Any]) -> Bot:
    return next(iter(game.bots.values()))
