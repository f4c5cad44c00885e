"""A position of President: what a match consists of between two decisions."""

from typing import Final, NamedTuple

from taku.cards import Cards
from taku.deal import Deal
from taku.game import CHANCE, Event, Move, Seat
from taku.games.president.combinations import DECK, JOKERS, LAST, SUIT, SUITS, Play, shown
from taku.games.president.options import NO_EFFECT_CARDS, EffectCards, Options, points_to_win
from taku.games.president.titles import due, is_rich, partner
from taku.rounds import Rounds
from taku.view import Score

PASS: Final[Move] = 0
# Indexed by the number of jokers.
DECKS: Final = (DECK.all & ~JOKERS, DECK.all & ~DECK.read("X2"), DECK.all)
LIVES: Final = {"short": 10, "medium": 15, "long": 20}


class Gift(NamedTuple):
    """Cards that went from one hand to another, seen by these two seats only."""

    giver: Seat
    receiver: Seat
    cards: Cards
    lacks: Cards = 0
    """The cards that the giver cannot hold since, as the receiver knows."""
    swap: bool = False
    """True if two players swapped their whole hands."""


class Question(NamedTuple):
    """A decision that a play brings to its player before the next turn."""

    phase: str
    """"hand-on", "discard" or "name"."""
    most: int
    """How many cards or ranks may be chosen."""
    least: int


class Position(Rounds):
    """The fields of a position, and what can be read off them."""

    __slots__ = (
        "ahead", "aside", "before", "direction", "disqualified", "drawn", "ending", "fallen",
        "finished", "fives", "gave", "gifts", "giving", "hands", "last", "lock", "lost", "matched",
        "number_lock", "opening", "options", "overturned", "passed", "passes", "phase", "plays",
        "points", "questions", "ranking", "reversed", "revolution", "round", "scores", "skipped",
        "story", "titled", "to_act", "to_beat", "unlikely", "void",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.to_act: Seat = CHANCE
        self.round: int = 0
        self.points: list[int] = [
            LIVES[options.length] if options.scoring == "lives" else 0
        ] * seats
        self.scores: tuple[Score, ...] = ()
        self.story: list[Event] | None = None
        self.ranking: tuple[Seat, ...] = ()  # seats by their place in the last round, best first
        self.titled: tuple[Seat, ...] = ()  # the ranking, if titles and exchange go by it
        self.direction = 1
        self.drawn: Seat = 0  # the seat that chance made the first leader
        self.phase: str = self._before_deal()
        self._clear([0] * seats)

    def dealing(self) -> Deal:
        """Return what is dealt: all cards, to some hands one more than to others unless equal."""
        deck, seats = DECKS[self.options.jokers], len(self.hands)
        smaller, larger = divmod(deck.bit_count(), seats)
        if self.options.equal_hands:
            larger = 0
        return Deal(DECK, deck, tuple(smaller + (seat < larger) for seat in range(seats)))

    def _before_deal(self) -> str:
        """Return the phase that opens the next round."""
        options = self.options
        if options.first_card != "random":
            return "deal"
        by_card = not self._keeps_titles() or options.first_player == "card"
        return "first" if by_card else "deal"

    def _keeps_titles(self) -> bool:
        """True if titles of the last round count in the next one."""
        options = self.options
        reset = options.titles_reset if options.rounds else 0
        return bool(self.ranking) and not (reset and self.round % reset == 0)

    def _clear(self, hands: list[Cards]) -> None:
        self.hands: list[Cards] = hands
        self.giving: tuple[Seat, ...] = ()  # seats that have not yet chosen what to give
        self.gave = [0] * len(hands)
        self.gifts: tuple[Gift, ...] = ()  # sorted by the time when the cards changed hands
        self.finished: tuple[Seat, ...] = ()  # seats that went out legally, in order
        self.disqualified: tuple[Seat, ...] = ()
        self.plays: list[tuple[Seat, Cards]] = []  # of this round with discards, in order
        self.passes: list[tuple[Seat, Cards]] = []  # who passed, and the cards of the play to beat
        self.unlikely = [0] * len(hands)  # cards that a seat would probably have played
        self.void: tuple[Cards, ...] = (0,) * len(hands)  # cards that all know a seat lacks
        self.fallen: Seat | None = None
        self.lost: Cards = 0  # the cards of the fallen President
        self.aside: Cards = 0  # the cards set aside for equal hands
        self.opening: Cards = 0  # the card that the first play must contain
        self.overturned = False
        self.revolution = False
        self.last: tuple[tuple[Seat, Play], ...] = ()  # the last plays of the trick before
        self._clear_trick()

    def _clear_trick(self) -> None:
        self.to_beat: Play | None = None
        self.ahead: Seat = 0  # the seat that played `to_beat`
        self.before: tuple[Seat, Play] | None = None  # the play it beat
        self.ending = ""  # the call with which `to_beat` ends the trick
        self.matched = False  # True if it equals the play it beat
        self.fives = 0  # cards in it that skip a player each
        # The questions that the player answers now and next.
        self.questions: tuple[Question, ...] = ()
        self.reversed = self.revolution  # True if 3 is stronger than 2 now
        self.lock: Cards = 0  # all cards of the suits that the trick is locked to
        self.number_lock = False  # True if each play must be one step above the one before
        self.passed = 0  # seats that passed, as bits: since the last play, or in this trick
        self.skipped = 0

    @property
    def jack_back(self) -> bool:
        """True if a jack turned the order of this trick."""
        return self.reversed != self.revolution

    def rank(self, strength: int) -> str:
        """Return the rank that has this strength in the current order."""
        return shown(LAST - strength if self.reversed else strength)

    def locked_to(self) -> str:
        """Return the letters of the suits that the trick is locked to."""
        pairs = zip(SUITS, SUIT, strict=True)
        return " ".join(letter for letter, suit in pairs if suit & self.lock)

    def way(self) -> str:
        """Return the direction of play."""
        return "clockwise" if self.direction > 0 else "counterclockwise"

    @property
    def suits_matter(self) -> bool:
        """True if a lock by suits may come."""
        return self.options.suit_lock or self.options.number_lock == "with-suit"

    def effect_cards_of(self, play: Play) -> EffectCards:
        """Return the cards that carry an effect in a play of this kind."""
        plain = play.kind == "sequence" and self.options.sequence_effects == "none"
        return NO_EFFECT_CARDS if plain else self.options.effect_cards

    def next_holder(self, seat: Seat) -> Seat:
        """Return the next other seat in the current direction that has cards."""
        seats = len(self.hands)
        around = ((seat + self.direction * step) % seats for step in range(1, seats))
        return next(other for other in around if self.hands[other])

    def target(self) -> int:
        """Return the points that end a match when a seat reaches them, from above with lives, else
        from below.
        """
        options = self.options
        return 0 if options.scoring == "lives" else points_to_win(options.length, len(self.hands))

    # The exchange

    @property
    def blind(self) -> bool:
        """True if no player gets cards before all have chosen what to give."""
        return self.options.exchange == "blind"

    @property
    def _laying(self) -> bool:
        """True if the seats that have chosen what to give still hold these cards."""
        return self.phase == "give" and self.blind

    def laid(self, seat: Seat) -> Cards:
        """Return the cards that a seat has chosen to give and still holds."""
        return self.gave[seat] if self._laying else 0

    def due(self) -> int:
        """Return how many cards the seat to act must give: as many as it gets."""
        other = partner(self.titled, self.to_act)
        assert other is not None
        if is_rich(self.titled, self.to_act) and not self.blind:
            return self.gave[other].bit_count()
        sizes = (self.hands[seat].bit_count() for seat in (self.to_act, other))
        return min(due(self.titled, self.to_act), *sizes)

    def is_rich(self) -> bool:
        """True if the seat to act may choose what to give in the exchange."""
        return is_rich(self.titled, self.to_act)
