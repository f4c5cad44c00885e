"""A decision tried out in guessed worlds: is there a better move, and is that more than chance?

What has come first among many has been lucky, too: its lead is no fair estimate. So the move to
compare with is chosen in some worlds, and judged in fresh ones. There only two moves are left,
the one played and that one, rolled out in the same worlds with the same draws: most of what
differs from world to world cancels out (common random numbers: Glasserman and Yao, "Some
Guidelines and Guarantees for Common Random Numbers", Management Science 38, 1992). Worlds are
added, in a few looks, until the difference is sure to matter or sure not to (a group sequential
test: O'Brien and Fleming, Biometrics 35, 1979), or until there are enough of them.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import fsum
from random import Random
from typing import Any, NamedTuple

from taku.bots.rollouts import RolloutBot
from taku.estimate import Estimate, estimate
from taku.game import OVER, Game, Move, Seat, State
from taku.review.records import CHANCE_TO_WIN, ROUND, Tried

PROBES = 8  # worlds that show what is at stake
CHOOSING = 480  # rollouts by which the move to compare with is chosen
LOOKS = (48, 96, 192, 384, 768, 1536)  # fresh worlds in which the two are compared
SURE = 3.0  # standard errors, while there are more looks to come
ENOUGH = 2.5  # at the last one
SHARP = 0.2  # of a clear loss: as little as its error is to be
LEAST_CHANCE = 0.05
MOST_GOOD = 200  # moves
MOST_ROUNDS = 3  # after this one, to find out who wins


def paired(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the ones are higher than the others, pair by pair."""
    return estimate(one - other for one, other in zip(ones, others, strict=True))


class Verdict(NamedTuple):
    best: Move
    loss: float
    error: float
    clear: bool
    plain: bool
    better: float


class Comparison:
    """The move that was played at a decision, and those that a strong bot would think of."""

    def __init__(
        self, game: Game[Any], bot: RolloutBot, state: State, move: Move, name: str
    ) -> None:
        self._game, self._bot, self._state, self._seat = game, bot, state, state.to_act
        self._name = name
        self._worlds: list[State] = []
        self._totals = [0] * len(state.points)
        self.played = move
        listed = bot.shortlist(self._world(0), Random(f"{name}/shortlist"))
        self.moves = [move, *(other for other in listed if other != move)]
        self._values: dict[Move, list[float]] = {move: [] for move in self.moves}
        self.unit = CHANCE_TO_WIN if self._is_at_stake() else ROUND
        self.least = LEAST_CHANCE if self.unit == CHANCE_TO_WIN else bot.least
        self._judged: tuple[Move, int] | None = None  # the move to compare with, and since when

    # Rolling out

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(imagined(self._state, self._name, len(self._worlds)))
        return self._worlds[number]

    def _is_at_stake(self) -> bool:
        """Whether the match is likely to end with this round, and its winner is open."""
        rows = [[self._probe(move, number) for number in range(PROBES)] for move in self.moves[:3]]
        if all(2 * sum(over for over, _ in row) < PROBES for row in rows):
            return False
        wins = [[end() for _, end in row] for row in rows]
        return any(row != wins[0] for row in wins)

    def _probe(self, move: Move, number: int) -> tuple[bool, Callable[[], float]]:
        """Whether the match ends with the round, and how to find out who wins."""
        random = Random(number)
        end = self._bot.roll_out(self._world(number), move, random)
        return end.to_act == OVER, partial(self._won, end, random)

    def _won(self, end: State, random: Random) -> float:
        return won(self._game, to_the_end(self._bot, end, random), self._seat)

    def _grow(self, moves: Sequence[Move], worlds: int) -> None:
        """Have these moves tried out in so many worlds."""
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
        return gained(world, end, self._seat, self._bot.low_wins)

    # Judging

    def verdict(self) -> Verdict:
        if len(self.moves) == 1:
            self._grow(self.moves, 2 * PROBES)  # for what can be expected
            return Verdict(self.played, 0.0, 0.0, clear=False, plain=True, better=0.0)
        rival, since = self._rival()
        lead = self._lead(rival)
        if since and lead.mean + ENOUGH * lead.error < self.least:
            return self._as_played(rival, lead)
        self._judged = rival, since
        return self._compared(rival, since)

    def _rival(self) -> tuple[Move, int]:
        """The move to compare with, and how many worlds it has taken to choose it.

        Sequential halving, as the bot's own; the move that was played takes part throughout.
        """
        racing, worlds = self.moves[1:], 0
        laps = (len(racing) - 1).bit_length()
        for _ in range(laps):
            worlds += max(PROBES, CHOOSING // laps // (len(racing) + 1))
            self._grow([self.played, *racing], worlds)
            racing.sort(key=lambda move: -self._lead(move).mean)
            racing = racing[: len(racing) + 1 >> 1]
        return racing[0], worlds

    def _compared(self, rival: Move, since: int) -> Verdict:
        for fresh in LOOKS:
            self._grow([self.played, rival], since + fresh)
            lead, last = self._lead(rival, since), fresh == LOOKS[-1]
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
        return Verdict(rival, lead.mean, lead.error, clear, plain=False, better=better)

    def _as_played(self, rival: Move, lead: Estimate) -> Verdict:
        """Nothing better was found."""
        ahead = lead.mean + SURE * lead.error < 0 or lead == (0, 0)
        return Verdict(self.played, 0.0, lead.error, clear=False, plain=ahead, better=0.0)

    def _lead(self, move: Move, since: int = 0) -> Estimate:
        """By how much a move is better than the one that was played."""
        values = self._values[move]
        if len(values) <= since:
            return Estimate(0.0, 0.0)
        return paired(values[since:], self._values[self.played][since : len(values)])

    # What else is good

    def good(self, verdict: Verdict) -> tuple[str, ...]:
        """The better move, and all that are not clearly worse, the better one first.

        A legal move that nobody thought of is as good as one that comes to the same.
        """
        alike, write = self._bot.alike(self._state), self._game.write
        weighed = [move for move in self.moves[1:] if self._is_near(move, verdict)]
        best = {alike(move) for move in (verdict.best, *weighed)} - {alike(self.played)}
        found = [move for move in self._state.moves() if alike(move) in best]
        found.sort(key=verdict.best.__ne__)
        return tuple(write(self._state, move) for move in found[:MOST_GOOD])

    def _is_near(self, move: Move, verdict: Verdict) -> bool:
        """Whether it may be as good as the better one, and surely is better than what was played.

        What was given up early has met few worlds: it must not gain from what nobody knows of it.
        """
        ones, others = self._values[verdict.best], self._values[move]
        both_in = min(len(ones), len(others))
        gap = paired(ones[:both_in], others[:both_in])
        return gap.mean < max(self.least, min(ENOUGH * gap.error, verdict.loss / 2))

    # Telling

    def tried(self, best: Move) -> tuple[Tried, ...]:
        """All moves, the best first, each as far from the played one as the worlds have it."""
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

    def expected(self) -> tuple[float, ...]:
        worlds = len(self._values[self.played])
        return tuple(total / worlds for total in self._totals)


def imagined(state: State, name: str, number: int) -> State:
    """One of the worlds that could be, as far as the seat to act knows: always the same one."""
    return state.guess(state.to_act, Random(f"{name}/world {number}"))


def gained(before: State, after: State, seat: Seat, low_wins: bool) -> float:
    """What a round has brought a seat, over the average of the table."""
    gains = [end - start for end, start in zip(after.points, before.points, strict=True)]
    over = gains[seat] - sum(gains) / len(gains)
    return -over if low_wins else over


def to_the_end(bot: RolloutBot, state: State, random: Random) -> State:
    """The state when the match is over, or after some more rounds."""
    for _ in range(MOST_ROUNDS):
        if state.to_act == OVER:
            break
        before = state.round
        while state.round == before:
            state.play(state.draw(random))
        state = bot.play_on(state, state.clone(), random)
    return state


def won(game: Game[Any], state: State, seat: Seat) -> float:
    """1 where a seat is first, also beside others: partners are."""
    return float(game.places(state)[seat] == 1)
