"""Endgames of President that are certain, without guesses or rollouts.

A seat goes out for sure if all cards that the others may hold cannot beat its plays. And each of
the last two players knows the other's cards, so a search finds the winner if the end is near.
"""

from collections.abc import Hashable, Mapping, Sequence
from random import Random

from taku.cards import Cards
from taku.game import Move, Seen
from taku.games.president.combinations import JOKERS
from taku.games.president.policy import counts, forbidden_last
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.games.president.titles import scored

RUN = 10  # cards at most in a hand for which a run is searched
TRIED = 250  # plays at most that the search of a run tries
SEARCHED = 1000  # positions at most that a search between the last two visits


def ends(seen: Seen, moves: Sequence[Move], random: Random) -> Mapping[Move, float] | None:
    """Return the moves with which the seat surely goes out next, with their value; None if none is
    found.

    The first is the one that `sure` finds. The others are all of `moves` after which it still does.
    """
    world = seen.world(random)
    search = _search(world)
    first = search.first() if search else None
    if search is None or first is None:
        return None
    also = (move for move in moves if move != first and search.is_sure(move))
    return dict.fromkeys((first, *also), _worth(world))


def _worth(state: President) -> float:
    """Return the points of the next place, over the average of the other seats."""
    seat, options = state.to_act, state.options
    behind = (other for other in range(len(state.hands)) if other not in (*state.finished, seat))
    ranking = (*state.finished, seat, *behind)
    gained = scored(ranking, options.scoring == "lives", options.minister_loses).points
    return gained[seat] - (sum(gained) - gained[seat]) / (len(gained) - 1)


def sure(state: President) -> Move | None:
    """Return a move after which the seat surely goes out next; None if none is found.

    It uses only what the seat can know: of the other hands, only which cards they hold together.
    """
    search = _search(state)
    return search.first() if search else None


def _search(state: President) -> "_Run | _Duel | None":
    """Return the search that fits, with one limit for all questions; None if the end is too far."""
    if state.phase != "play":
        return None
    if sum(map(bool, state.hands)) == 2 and not state.lost and not state.aside:
        return _Duel(state)
    return _Run(state) if state.hands[state.to_act].bit_count() <= RUN else None


def _moves(state: President) -> list[Move]:
    """Return one of each group of equivalent moves, those with the most cards first."""
    options, kinds = state.options, dict[Hashable, Move]()
    suits_matter = options.sequence or state.suits_matter or state.options.answers
    for move in state.moves():
        kind = move if suits_matter else (counts(move & ~JOKERS), (move & JOKERS).bit_count())
        kinds.setdefault(kind, move)
    return sorted(kinds.values(), key=lambda move: -move.bit_count())


# Against all other seats at once


def _armed(state: President) -> President:
    """Return a world in which each other seat holds every unseen card.

    A play that this world cannot beat is unbeatable.
    """
    world = state.clone()
    others = [seat for seat, hand in enumerate(state.hands) if hand and seat != state.to_act]
    unseen = sum(state.hands[other] for other in others) | state.lost | state.aside
    for other in others:
        world.hands[other] = unseen
    return world


class _Run:
    """A search for unbeatable plays, one after the other, until the hand is empty."""

    def __init__(self, state: President) -> None:
        self.seat, self.armed, self.left = state.to_act, _armed(state), TRIED

    def first(self) -> Move | None:
        return self._first(self.armed)

    def is_sure(self, move: Move) -> bool:
        return move != PASS and self._goes_on(self.armed, move)

    def _first(self, state: President) -> Move | None:
        return next((move for move in _moves(state) if move and self._goes_on(state, move)), None)

    def _goes_on(self, state: President, cards: Cards) -> bool:
        self.left -= 1
        if self.left < 0:
            return False
        if cards == state.hands[self.seat]:
            return not cards & forbidden_last(state)
        after = state.clone()
        after.play(cards)
        if after.phase != "play":
            return False  # a question changes hands: not followed further
        while after.to_act != self.seat:
            if len(after.moves()) > 1:
                return False
            after.play(PASS)
        return self._first(after) is not None


# Between the last two


class _Duel:
    """A search between the last two, who know each other's cards.

    A player wins who goes out first, or whose rival is disqualified.
    """

    def __init__(self, state: President) -> None:
        self.state = state
        self.rivals = [seat for seat, hand in enumerate(state.hands) if hand]
        self.known: dict[Hashable, bool] = {}
        self.left = SEARCHED

    def first(self) -> Move | None:
        """Return a move that wins against every defence; None if there is none or the end is too
        far.
        """
        return next((move for move in _moves(self.state) if self.is_sure(move)), None)

    def is_sure(self, move: Move) -> bool:
        """True if a move wins against every defence; False too if the end is too far."""
        try:
            return self._wins(self.state, move)
        except _TooFar:
            return False

    def _wins(self, state: President, move: Move) -> bool:
        seat, after = state.to_act, state.clone()
        after.play(move)
        if after.to_act < 0:
            return seat == min(self.rivals, key=after.ranking.index)
        return self._is_won(after) == (after.to_act == seat)

    def _is_won(self, state: President) -> bool:
        """True if the seat to act can win."""
        one, other = self.rivals
        position = (
            state.to_act, state.hands[one], state.hands[other], state.to_beat, state.ahead,
            state.reversed, state.revolution, state.lock, state.passed, state.skipped,
            state.phase, state.questions, state.number_lock,
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
    """The search visited too many positions."""
