"""President (大富豪): be rid of your cards first; the last shall give the first their best."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from taku.cards import Cards, each, share
from taku.game import CHANCE, OVER, Args, Event, Move, Refusal, Seat
from taku.games.president.combinations import (
    DECK,
    JOKER_RANK,
    JOKERS,
    LAST,
    RANK,
    RANKS,
    SUITS,
    Play,
    combination,
    sequences,
    sets,
)
from taku.options import option
from taku.view import Score

PASS: Move = 0
THREE, EIGHT, NINE, JACK, TWO = (RANK[RANKS.index(rank)] for rank in "389J2")
DIAMOND_THREE = DECK.read("3D")
LIVES = {"short": 10, "medium": 15, "long": 20}
ROUNDS_TO_WIN = {"short": 2, "medium": 3, "long": 4}


@dataclass(frozen=True, kw_only=True)
class Options:
    jokers: int = option(2, among=(0, 1, 2))
    revolution: bool = option(True)
    skip: bool = option(True)
    no_skip_on_two: bool = option(False, skip=(True,))
    sequence: bool = option(False)
    suit_lock: bool = option(False)
    eight_cut: bool = option(False)
    nine_reverse: bool = option(False)
    jack_back: bool = option(False)
    illegal_finish: bool = option(True)
    illegal_finish_eight: bool = option(False, illegal_finish=(True,), eight_cut=(True,))
    downfall: bool = option(True)
    permanent_pass: bool = option(False)
    first_player: str = option("beggar", among=("beggar", "president"))
    exchange: str = option("blind", among=("blind", "after-receiving"))
    scoring: str = option("points", among=("points", "lives"))
    length: str = option("medium", among=("short", "medium", "long"))
    minister_loses: bool = option(True, scoring=("lives",))
    auto_pass: bool = option(True, permanent_pass=(False,))


class President:
    """The state of a match.

    A move is a deal (packed hands), the cards to give in the exchange, the cards to play, or PASS.
    """

    __slots__ = (
        "options", "phase", "to_act", "round", "points", "scores", "story", "hands", "given",
        "received", "ranking", "titles", "finished", "fallen", "disqualified", "direction",
        "revolution", "jacks", "lock", "table", "before", "leader", "passed", "skipped",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.phase = "deal"
        self.to_act: Seat = CHANCE
        self.round = 0
        start = LIVES[options.length] if options.scoring == "lives" else 0
        self.points = [start] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self.ranking: tuple[Seat, ...] = ()  # of the last round, best first
        self.titles: tuple[Seat, ...] = ()  # the ranking that this round's exchange goes by
        self.direction = 1
        self._clear([0] * seats)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands = hands
        self.given: dict[Seat, Cards] = {}  # chosen in the exchange, by giver
        self.finished: tuple[Seat, ...] = ()
        self.fallen: Seat | None = None
        self.disqualified: tuple[Seat, ...] = ()
        self.revolution = False
        self._new_trick(0)

    def _new_trick(self, leader: Seat) -> None:
        self.leader = self.to_act = leader
        self.jacks = False  # J-back in force
        self.lock: tuple[int, ...] | None = None  # natural cards of each suit that a play must have
        self.table: tuple[Seat, Play] | None = None  # the play to beat
        self.before: tuple[Seat, Play] | None = None  # the one before it
        self.passed = 0  # seats as bits: who has passed since the last play, or for good
        self.skipped = 0

    def clone(self) -> "President":
        twin = object.__new__(President)
        for name in ("options", "phase", "to_act", "round", "scores"):
            setattr(twin, name, getattr(self, name))
        raise NotImplementedError
