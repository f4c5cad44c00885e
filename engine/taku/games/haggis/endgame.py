"""Endgame search for haggis: solves rounds in which two opponents are left with few cards.

Each hidden card is in the opponent's hand or in the haggis. The search enumerates the possible
worlds, or samples them if there are many. In each world both players know all cards, and each
maximises the own points minus the opponent's. Points that a player who is already out may still
get are ignored.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random
from typing import TypeAlias

from taku.cards import Cards, each
from taku.game import Move, Seat, Seen
from taku.games.haggis.combinations import Play, leads, play_of
from taku.games.haggis.deck import NUMBERS
from taku.games.haggis.policy import likeness
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.scoring import PER_CARD, opponents, worth

LIMIT = 10_000  # points: more than a player can win
KNOWN = 1 << 10  # hands in the cache of plays

Value: TypeAlias = int
"""Points that the player to act gains on the opponent."""


@dataclass(frozen=True)
class EndgameSolver:
    """An endgame solver with limits: returns the values of moves, or None beyond the limits."""

    most: int
    """Greatest number of cards in both hands together."""
    worlds: int
    """Greatest number of worlds."""
    steps: int
    """Greatest number of positions searched, over all worlds."""

    def __call__(
        self, seen: Seen, moves: Sequence[Move], random: Random
    ) -> Mapping[Move, float] | None:
        first: Haggis = seen.world(Random(0))  # draws nothing from `random` if the end is far
        if not self.is_near(first):
            return None
        total = dict.fromkeys(moves, 0)
        left, count = self.steps, 0
        for world in self._worlds(first, seen, random):
            search = Search(world, left)
            try:
                for move in moves:
                    total[move] += search.after(world, move)
            except TooFarError:
                return None
            left, count = search.left, count + 1
        seats, now = len(first.hands), first.brought().points
        lead = (seats * now[seen.seat] - sum(now)) / (seats - 1)
        share = seats / (2 * seats - 2)  # turns a gain on one opponent into a lead over all
        return {move: lead + share * value / count for move, value in total.items()}

    def is_near(self, state: Haggis) -> bool:
        """True if the search applies.

        Two opponents are left with few cards, one of them played last to the trick, and neither
        may still bet.
        """
        left = [seat for seat, hand in enumerate(state.hands) if hand]
        if state.phase != "play" or len(left) != 2 or state.decided:
            return False
        if sum(hand.bit_count() for hand in state.hands) > self.most:
            return False
        if not state.outs and any(not state.played >> seat & 1 for seat in left):
            return False
        return not state.trick or state.trick[-1][0] in left

    def _worlds(self, world: Haggis, seen: Seen, random: Random) -> Iterator[Haggis]:
        """Yield every possible world, or `self.worlds` samples if there are more."""
        seat = _other(world, seen.seat)
        hidden = each(world.hands[seat] & NUMBERS | world.haggis)
        held = len(hidden) - world.haggis.bit_count()
        if comb(len(hidden), held) > self.worlds:
            yield from (seen.world(random) for _ in range(self.worlds))
            return
        wilds = world.hands[seat] & ~NUMBERS
        for cards in combinations(hidden, held):
            new = world.clone()
            new.hands[seat] = wilds | sum(cards)
            new.haggis = sum(hidden) ^ sum(cards)
            yield new


class TooFarError(Exception):
    """The search needs more steps than its limit."""


class Search:
    """Alpha-beta search over the plays of two hands.

    Each list holds a value for the seat that acts first, then one for its opponent; `turn` is the
    index of the seat to act. `gift` says who captures the trick if the opponent passes:
    1 the opponent, -1 the seat that played, 0 a third player. Of equivalent plays only one is
    tried.
    """

    def __init__(self, state: Haggis, steps: int) -> None:
        self.left = steps
        self.widest, self.options = state.widest, state.options
        self.seats = (state.to_act, _other(state, state.to_act))
        self.bombed = [_gift(state, seat) for seat in self.seats]
        self.opened = [_gift(state, seat, led=True) for seat in self.seats]
        self.spoils = [_spoils(state, seat) for seat in self.seats]
        self.kept = [_keeps_rest(state, seat) for seat in self.seats]

    def after(self, state: Haggis, move: Move) -> Value:
        """Return the points that the seat to act gains on the opponent by a move and best play."""
        own, other = (state.hands[seat] for seat in self.seats)
        stake = worth(state.at_stake(), self.options.card_points)
        if move == PASS:
            return _on_pass(state) * stake - self._lead(other, own, 1, -LIMIT, LIMIT)
        play = _scored_play(play_of(move), self.options.card_points)
        gifts = self.bombed if state.trick else self.opened
        return self._value_of(own, other, play, stake, gifts[0], 0, -LIMIT, LIMIT)

    def _lead(self, own: Cards, other: Cards, turn: int, low: Value, high: Value) -> Value:
        self._step()
        best = -LIMIT
        for play in _plays(own, self.widest, self.options.card_points):
            value = self._value_of(
                own, other, play, 0, self.opened[turn], turn, max(low, best), high
            )
            if value > best:
                best = value
                if best >= high:
                    break
        return best

    def _follow(
        self,
        own: Cards,
        other: Cards,
        to_beat: "ScoredPlay",
        stake: int,
        gift: int,
        turn: int,
        low: Value,
        high: Value,
    ) -> Value:
        self._step()
        best = -LIMIT
        _, width, length, top, _ = to_beat
        for play in _plays(own, self.widest, self.options.card_points):
            if play[1] != width:
                if play[1]:
                    continue
            elif play[2] != length or play[3] <= top:
                continue
            after = self.bombed[turn]
            value = self._value_of(own, other, play, stake, after, turn, max(low, best), high)
            if value > best:
                best = value
                if best >= high:
                    return best
        won = gift * stake
        low = max(low, best)
        return max(best, won - self._lead(other, own, 1 - turn, won - high, won - low))

    def _value_of(
        self,
        own: Cards,
        other: Cards,
        play: "ScoredPlay",
        stake: int,
        bombed: int,
        turn: int,
        low: Value,
        high: Value,
    ) -> Value:
        cards, width, _, _, points = play
        stake, own = stake + points, own ^ cards
        gift = -1 if width else bombed
        if own:
            return -self._follow(other, own, play, stake, gift, 1 - turn, -high, -low)
        rest = self.kept[turn] * worth(other, self.options.card_points)
        return PER_CARD * other.bit_count() - gift * stake + rest + self.spoils[turn]

    def _step(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooFarError


ScoredPlay: TypeAlias = tuple[Cards, int, int, int, int]
"""A play as its cards, width, length, highest rank and points."""


def _scored_play(play: Play, card_points: str) -> ScoredPlay:
    return (*play, worth(play.cards, card_points))


@lru_cache(KNOWN)
def _plays(hand: Cards, widest: int, card_points: str) -> list[ScoredPlay]:
    """Return one play of each equivalence class in a hand, the largest plays first."""
    kind, kinds = likeness(hand), dict[Hashable, Move]()
    for move in leads(hand, widest):
        kinds.setdefault(kind(move), move)
    plays = [_scored_play(play_of(move), card_points) for move in kinds.values()]
    return sorted(plays, key=lambda play: -play[0].bit_count())


# Captures


def _other(state: Haggis, seat: Seat) -> Seat:
    return next(other for other, hand in enumerate(state.hands) if hand and other != seat)


def _gift(state: Haggis, seat: Seat, led: bool = False) -> int:
    """Return who captures a trick that this seat wins with a bomb: see `gift` in `Search`.

    `led` is True if the bomb is the lead, False if it beats the opponent's play.
    """
    how, other = state.options.bomb_capture, _other(state, seat)
    if how == "winner":
        return -1
    if len(state.hands) != 3:
        return 1
    return int(how == "next-highest" and (not led or opponents(seat, 3)[-1] == other))


def _on_pass(state: Haggis) -> int:
    """Return who captures the current trick if the seat to act passes: see `gift` in `Search`."""
    seat, play = state.trick[-1]
    if play.width:
        return -1
    gift = _gift(state, seat, led=len(state.trick) == 1)
    out = len(state.hands) == 3 and len(state.trick) > 1 and state.trick[-2][0] != state.to_act
    return 0 if out and gift > 0 else gift


def _keeps_rest(state: Haggis, seat: Seat) -> int:
    """Return who captures the cards that are left when this seat goes out.

    1 for this seat, -1 for the opponent, 0 for a third player.
    """
    if not state.outs:
        return 1
    first = state.outs[0][0]
    if first in opponents(seat, len(state.hands)):
        return -1 if len(state.hands) == 4 else 0
    return 1


def _spoils(state: Haggis, seat: Seat) -> int:
    """Return what this seat gains on the opponent by going out, besides the cards of both hands.

    The gain is the haggis, and all bets if this seat is first out. A failed bet counts its amount,
    whether this seat is paid or the bettor loses the points.
    """
    haggis = _keeps_rest(state, seat) * worth(state.haggis, state.options.card_points)
    return haggis if state.outs else haggis + sum(state.bets)
