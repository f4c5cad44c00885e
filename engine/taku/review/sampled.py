"""The review of a decision by rollouts: is there a better move, and is its lead more than chance?

The best of many moves has been lucky, too, so its lead is a biased estimate. Therefore some worlds
choose the move to compare with, and fresh ones compare it with the move played. Both are rolled out
in the same worlds with the same draws, so most of the variance between worlds cancels out (common
random numbers: Glasserman and Yao, "Some Guidelines and Guarantees for Common Random Numbers",
Management Science 38, 1992). Worlds are added in a few looks, until the difference surely matters
or surely does not (a group sequential test: O'Brien and Fleming, Biometrics 35, 1979), or until
there are enough of them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import fsum
from random import Random
from typing import Any, NamedTuple

from taku.bots.rollouts import RolloutBot
from taku.estimate import Estimate, estimate
from taku.game import OVER, Game, Move, Seat, State, seen
from taku.review.results import CHANCE_TO_WIN, ROUND, Tried

PROBES = 8  # worlds that show whether the match is at stake
CHOOSING = 480  # rollouts that choose the move to compare with
LOOKS = (48, 96, 192, 384, 768, 1536)  # fresh worlds that compare the two moves, cumulative
SURE = 3.0  # standard errors needed before the last look
ENOUGH = 2.5  # standard errors needed at the last look
SHARP = 0.2  # the error of a clear loss, as a share of the loss, that is precise enough
LEAST_CHANCE = 0.05  # the smallest loss of a chance to win that matters
MOST_GOOD = 200  # moves in the list of good ones
SOURCES = 96  # fresh worlds that show which part of the score a clear loss comes from
MOST_ROUNDS = 3  # rounds after this one that are played out to find the winner


def paired(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """Return the mean difference of two samples, pair by pair."""
    return estimate(one - other for one, other in zip(ones, others, strict=True))


class ComparisonResult(NamedTuple):
    """The result of a comparison; the fields are as in `Reviewed`."""

    best: Move
    loss: float
    error: float
    clear: bool
    plain: bool
    better: float


class Comparison:
    """The move played at a decision, and the moves that a strong bot would consider."""

    def __init__(
        self,
        game: Game[Any],
        bot: RolloutBot,
        state: State,
        move: Move,
        name: str,
        effort: float = 1.0,
    ) -> None:
        """`effort` multiplies the rollouts of a review."""
        self._game, self._bot, self._state, self._seat = game, bot, state, state.to_act
        self._name = name
        self._choosing = round(effort * CHOOSING)
        self._looks = [round(effort * worlds) for worlds in LOOKS]
        self._worlds: list[State] = []
        self._totals = [0] * len(state.points)
        self.played = move
        listed = bot.shortlist(self._world(0), Random(f"{name}/shortlist"))
        self.moves = [move, *(other for other in listed if other != move)]
        self._values: dict[Move, list[float]] = {move: [] for move in self.moves}
        self.unit = CHANCE_TO_WIN if self._is_at_stake() else ROUND
        self._exact = exactly(bot, state, self.moves, name) if self.unit == ROUND else {}
        self._values |= {move: [] for move in self._exact}
        self.moves = list(self._values)
        self.least = LEAST_CHANCE if self.unit == CHANCE_TO_WIN else bot.least
        self._judged: tuple[Move, int] | None = None  # the rival, and its first fresh world

    # Rolling out

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(guessed_world(self._state, self._name, len(self._worlds)))
        return self._worlds[number]

    def _is_at_stake(self) -> bool:
        """True if the match is likely to end with this round, and its winner is open."""
        rows = [[self._probe(move, number) for number in range(PROBES)] for move in self.moves[:3]]
        if all(2 * sum(over for over, _ in row) < PROBES for row in rows):
            return False
        wins = [[end() for _, end in row] for row in rows]
        return any(row != wins[0] for row in wins)

    def _probe(self, move: Move, number: int) -> tuple[bool, Callable[[], float]]:
        """Return True if the match ends with this round, and a function that finds if the seat
        wins.
        """
        random = Random(number)
        end = self._bot.roll_out(self._world(number), move, random)
        return end.to_act == OVER, partial(self._won, end, random)

    def _won(self, end: State, random: Random) -> float:
        return won(self._game, to_the_end(self._bot, end, random), self._seat)

    def _grow(self, moves: Sequence[Move], worlds: int) -> None:
        """Roll these moves out until each has met the first `worlds` worlds."""
        for number in range(worlds):
            for move in moves:
                if len(self._values[move]) == number:
                    self._values[move].append(self._value(move, number))

    def _value(self, move: Move, number: int) -> float:
        world, random = self._world(number), Random(number)
        end = self._bot.roll_out(world, move, random)
        if move == self.played:
            self._totals = [a + b for a, b in zip(self._totals, end.points, strict=True)]
        if self.unit == CHANCE_TO_WIN:
            return self._won(end, random)
        if (exact := self._exact.get(move)) is not None:
            return exact
        return gained(world, end, self._seat, self._bot.low_wins)

    # Judging

    def verdict(self) -> ComparisonResult:
        """Return whether there is a better move, and what the move played gave away."""
        if len(self.moves) == 1:
            self._grow(self.moves, 2 * PROBES)  # these rollouts estimate the expected points
            return ComparisonResult(self.played, 0.0, 0.0, clear=False, plain=True, better=0.0)
        rival, since = self._rival()
        lead = self._lead(rival)
        if since and lead.mean + ENOUGH * lead.error < self.least:
            return self._as_played(rival, lead)
        self._judged = rival, since
        return self._compared(rival, since)

    def _rival(self) -> tuple[Move, int]:
        """Return the move to compare with, and how many worlds chose it.

        Sequential halving, as in the bot; the move that was played stays in every lap.
        """
        racing, worlds = self.moves[1:], 0
        laps = (len(racing) - 1).bit_length()
        for _ in range(laps):
            worlds += max(PROBES, self._choosing // laps // (len(racing) + 1))
            self._grow([self.played, *racing], worlds)
            racing.sort(key=lambda move: -self._lead(move).mean)
            racing = racing[: len(racing) + 1 >> 1]
        return racing[0], worlds

    def _compared(self, rival: Move, since: int) -> ComparisonResult:
        for fresh in self._looks:
            self._grow([self.played, rival], since + fresh)
            lead, last = self._lead(rival, since), fresh == self._looks[-1]
            margin = SURE * lead.error
            sharp = lead.error <= SHARP * lead.mean
            if lead.mean + margin < self.least or (sharp and lead.mean - margin > self.least):
                break
        needed = ENOUGH if last else SURE
        if lead.mean <= 0:
            return self._as_played(rival, lead)
        clear = lead.mean >= self.least and lead.mean >= needed * lead.error
        ones, others = self._values[rival][since:], self._values[self.played][since:]
        better = sum(one > other for one, other in zip(ones, others, strict=True)) / len(ones)
        return ComparisonResult(rival, lead.mean, lead.error, clear, plain=False, better=better)

    def _as_played(self, rival: Move, lead: Estimate) -> ComparisonResult:
        """Return the verdict that no better move was found."""
        ahead = lead.mean + SURE * lead.error < 0 or lead == (0, 0)
        return ComparisonResult(self.played, 0.0, lead.error, clear=False, plain=ahead, better=0.0)

    def _lead(self, move: Move, since: int = 0) -> Estimate:
        """Return by how much a move is better than the one played, from world `since` on."""
        values = self._values[move]
        if len(values) <= since:
            return Estimate(0.0, 0.0)
        return paired(values[since:], self._values[self.played][since : len(values)])

    # Other good moves

    def good(self, verdict: ComparisonResult) -> tuple[str, ...]:
        """Return the better move first, then all moves that are not clearly worse.

        A legal move that was not compared counts like an equivalent one that was.
        """
        alike, write = self._bot.alike(self._state), self._game.write
        weighed = [move for move in self.moves[1:] if self._is_near(move, verdict)]
        best = {alike(move) for move in (verdict.best, *weighed)} - {alike(self.played)}
        found = [move for move in self._state.moves() if alike(move) in best]
        found.sort(key=verdict.best.__ne__)
        return tuple(write(self._state, move) for move in found[:MOST_GOOD])

    def _is_near(self, move: Move, verdict: ComparisonResult) -> bool:
        """True if the move may be as good as the better one, and surely beats the move played.

        A move that was given up early met few worlds: its large error must not count in its favour.
        """
        ones, others = self._values[verdict.best], self._values[move]
        both_in = min(len(ones), len(others))
        gap = paired(ones[:both_in], others[:both_in])
        return gap.mean < max(self.least, min(ENOUGH * gap.error, verdict.loss / 2))

    # Where a loss comes from

    def source(self, verdict: ComparisonResult) -> str:
        """Return the part of the round's score that makes most of a clear loss; "" if none does."""
        if not verdict.clear or self.unit != ROUND or not self._judged:
            return ""
        fresh = range(self._judged[1], self._judged[1] + SOURCES)
        return main_part(*(self._parts(move, fresh) for move in (verdict.best, self.played)))

    def _parts(self, move: Move, numbers: Sequence[int]) -> dict[str, float]:
        """Return what the round gives the seat in these worlds, by part of its score."""
        worlds = [self._world(number) for number in numbers]
        rolled = zip(worlds, numbers, strict=True)
        ends = [self._bot.roll_out(world, move, Random(number)) for world, number in rolled]
        return parts_of(self._game, self._seat, zip(worlds, ends, strict=True))

    # The records

    def tried(self, best: Move) -> tuple[Tried, ...]:
        """Return all moves with their means, the best first.

        The worlds that a move shares with the move played decide how far apart their means are.
        """
        own = self._values[self.played]
        base = fsum(own) / len(own)
        found = [self._tried(move, base) for move in self.moves]
        order = sorted(zip(self.moves, found, strict=True), key=lambda one: -one[1].mean)
        order.sort(key=lambda one: one[0] != best)
        return tuple(one for _, one in order)

    def _tried(self, move: Move, base: float) -> Tried:
        rival, since = self._judged or (None, 0)
        lead = self._lead(move, since if move == rival else 0)
        write, tell, state = self._game.write, self._game.tell, self._state
        worlds = len(self._values[move]) - (since if move == rival else 0)
        return Tried(write(state, move), tell(state, move), base + lead.mean, lead.error, worlds)

    def losses(self, best: Move) -> dict[str, Estimate]:
        """Return by how much each other move is worse than `best`, in the worlds they share."""
        ones, found = self._values[best], dict[str, Estimate]()
        for move, others in self._values.items():
            if move != best and (shared := min(len(ones), len(others))):
                lead = paired(ones[:shared], others[:shared])
                found[self._game.write(self._state, move)] = lead
        return found

    def expected(self) -> tuple[float, ...]:
        """Return the points that each seat can expect after the move played."""
        worlds = len(self._values[self.played])
        return tuple(total / worlds for total in self._totals)


def guessed_world(state: State, name: str, number: int) -> State:
    """Return world `number` that the seat to act can imagine; equal arguments give equal worlds."""
    return state.guess(state.to_act, Random(f"{name}/world {number}"))


def exactly(bot: RolloutBot, state: State, moves: Sequence[Move], name: str) -> dict[Move, float]:
    """Return what a round gives the seat to act after moves whose end is certain, as `gained` does.

    Near the end the bot itself does not roll these out: the policy may miss what is certain. Moves
    that are not in `moves` may be among them.
    """
    at_table = seen(state, state.to_act)
    worth = bot.ends(at_table, moves, Random(f"{name}/ends")) if bot.ends else None
    others = len(state.points) - 1
    share = (-others if bot.low_wins else others) / len(state.points)
    return {move: share * lead for move, lead in (worth or {}).items()}


def gained(before: State, after: State, seat: Seat, low_wins: bool) -> float:
    """Return what a round gave a seat, over the average of the table; more is better."""
    gains = [end - start for end, start in zip(after.points, before.points, strict=True)]
    return over(gains, seat, low_wins)


def over(points: Sequence[int], seat: Seat, low_wins: bool) -> float:
    """Return a seat's points over the average of the table; more is better."""
    ahead = points[seat] - sum(points) / len(points)
    return -ahead if low_wins else ahead


def parts_of(
    game: Game[Any], seat: Seat, rounds: Iterable[tuple[State, State]]
) -> dict[str, float]:
    """Return what rounds gave a seat by part of its score, over the average of the table.

    A round is given by a state in it and the state at its end.
    """
    totals = defaultdict[str, float](float)
    for before, after in rounds:
        booked = len(game.look(before, seat).scores)
        for score in game.look(after, seat).scores[booked:]:
            for part, points in score.parts.items():
                totals[part] += over(points, seat, game.low_wins)
    return totals


def main_part(best: Mapping[str, float], own: Mapping[str, float]) -> str:
    """Return the part of the score that makes most of the loss of a move; "" if none does."""
    lost = {part: best.get(part, 0.0) - own.get(part, 0.0) for part in {**own, **best}}
    most = max(lost, key=lost.__getitem__, default="")
    return most if most and 2 * lost[most] > sum(lost.values()) else ""


def to_the_end(bot: RolloutBot, state: State, random: Random) -> State:
    """Return the state at the end of the match, or after MOST_ROUNDS more rounds."""
    for _ in range(MOST_ROUNDS):
        if state.to_act == OVER:
            break
        before = state.round
        while state.round == before:
            state.play(state.draw(random))
        state = bot.play_on(state, state.clone(), random)
    return state


def won(game: Game[Any], state: State, seat: Seat) -> float:
    """Return 1 if the seat is first, alone or with others such as a partner; else 0."""
    return float(game.places(state)[seat] == 1)
