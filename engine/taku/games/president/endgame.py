"""How a round of President ends for sure: what needs no guess and no rollout.

Somebody whose plays cannot be beaten by all the cards that others may hold goes out, whoever has
them. And between the last two each knows what the other holds, so that who goes out first can be
searched to the end, as long as that is near.
"""

from collections.abc import Hashable, Mapping, Sequence
from random import Random

from taku.cards import Cards
from taku.game import Move, Seat, Seen
from taku.games.president.combinations import JOKERS
from taku.games.president.policy import counts, forbidden_last
from taku.games.president.rules import PASS, President
from taku.games.president.titles import gains

RUN = 10  # cards at most of which a run to the end is sought
TRIED = 250  # plays at most that are tried for it
SEARCHED = 1000  # positions at most that are searched between the last two


def ends(seen: Seen, moves: Sequence[Move], random: Random) -> Mapping[Move, float] | None:
    """What a move is worth with which the seat surely goes out next, if there is one."""
    world = seen.world(random)
    move = sure(world)
    return None if move is None else {move: _worth(world)}


def _worth(state: President) -> float:
    """What the next place brings over the average of the others."""
    seat, options = state.to_act, state.options
    behind = (other for other in range(len(state.hands)) if other not in (*state.finished, seat))
    parts = gains(
        (*state.finished, seat, *behind), options.scoring == "lives", options.minister_loses
    )
    gained: list[int] = [sum(part) for part in zip(*parts.values(), strict=True)]
    return gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)


def sure(state: President) -> Move | None:
    """A move after which the seat to act cannot be kept from going out next, if one is found.

    It uses nothing that the seat cannot know: of the others' cards only which they are together.
    """
    if state.phase != "play":
        return None
    seat = state.to_act
    others = [other for other, hand in enumerate(state.hands) if hand and other != seat]
    if len(others) == 1 and not state.lost:
        return _Duel(state).winning(state)
    if state.hands[seat].bit_count() > RUN:
        return None
    return _Run(seat).first(_armed(state, others))


def _moves(state: President) -> list[Move]:
    """One of each that come to the same, those of most cards first."""
    options, kinds = state.options, dict[Hashable, Move]()
    suits_matter = options.sequence or options.suit_lock
    for move in state.moves():
        kind = move if suits_matter else (counts(move & ~JOKERS), (move & JOKERS).bit_count())
        kinds.setdefault(kind, move)
    return sorted(kinds.values(), key=lambda move: -move.bit_count())


# Against all at once


def _armed(state: President, others: list[Seat]) -> President:
    """Each of the others holds all that is not in sight: what that cannot beat, nobody can."""
    world = state.clone()
    unseen = sum(state.hands[other] for other in others) | state.lost
    for other in others:
        world.hands[other] = unseen
    return world


class _Run:
    """Plays that nobody can beat, one after the other, until the hand is empty."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.left = seat, TRIED

    def first(self, state: President) -> Move | None:
        return next((move for move in _moves(state) if move and self._goes_on(state, move)), None)

    def _goes_on(self, state: President, cards: Cards) -> bool:
        self.left -= 1
        if self.left < 0:
            return False
        if cards == state.hands[self.seat]:
            return not cards & forbidden_last(state)
        after = state.clone()
        after.play(cards)
        while after.to_act != self.seat:
            if len(after.moves()) > 1:
                return False
            after.play(PASS)
        return self.first(after) is not None


# Between two


class _Duel:
    """The last two, who know each other's cards: who is out first, or the other disqualified."""

    def __init__(self, state: President) -> None:
        self.rivals = [seat for seat, hand in enumerate(state.hands) if hand]
        self.known: dict[Hashable, bool] = {}
        self.left = SEARCHED

    def winning(self, state: President) -> Move | None:
        """A move that wins whatever the other does; None: there is none, or it is too far."""
        try:
            return next((move for move in _moves(state) if self._wins(state, move)), None)
        except _TooFar:
            return None

    def _wins(self, state: President, move: Move) -> bool:
        seat, after = state.to_act, state.clone()
        after.play(move)
        if after.phase != "play":
            return seat == min(self.rivals, key=after.ranking.index)
        return self._is_won(after) == (after.to_act == seat)

    def _is_won(self, state: President) -> bool:
        """Whether the seat to act can win."""
        one, other = self.rivals
        position = (
            state.to_act, state.hands[one], state.hands[other], state.to_beat, state.ahead,
            state.reversed, state.revolution, state.lock, state.passed, state.skipped,
        )  # fmt: skip
        found = self.known.get(position)
        if found is None:
            self.left -= 1
            if self.left < 0:
                raise _TooFar
            found = any(self._wins(state, move) for move in _moves(state))
            self.known[position] = found
        return found


class _TooFar(Exception):
    """The end is not near."""
