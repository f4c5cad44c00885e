"""What a guess in President respects, whatever house rules are on: all that the seat has learned.

The ledger of a test follows the true cards from hand to hand, and notes what each seat has seen.
"""

from collections import Counter
from random import Random
from typing import Any

from taku import games
from taku.cards import Cards
from taku.game import CHANCE, OVER, Move
from taku.games.president.combinations import AT_LEAST, DECK, JOKERS
from taku.games.president.options import Options
from taku.games.president.rules import President
from taku.options import fill, form

MATCHES = 12
ROUNDS = 3  # rounds of each match
WORLDS = 2  # guesses of each seat in a position
ONE_IN = 5  # positions of which about one is looked at
DRAWS = 60  # deals at most until the Beggar may swap
HIGH = AT_LEAST[False][8]
ALWAYS: dict[str, Any] = {
    "queen_bomber": True,
    "seven_give": "up-to",
    "calamity": True,
    "equal_hands": True,
    "rounds": 0,
}


class Ledger:
    """What each seat knows that the others hold, and what all know that a seat lacks."""

    def __init__(self, seats: int) -> None:
        self.knows: list[list[Cards]] = [[0] * seats for _ in range(seats)]
        self.lacks: list[Cards] = [0] * seats

    def note(self, before: list[Cards], after: list[Cards]) -> None:
        """Follow the cards of one move."""
        seats = range(len(before))
        for giver in seats:
            for receiver in seats:
                if giver != receiver and (cards := before[giver] & after[receiver]):
                    self._give(giver, receiver, cards)
        self.knows = [
            [known & held for known, held in zip(row, after, strict=True)] for row in self.knows
        ]

    def name(self, ranks: Cards, hands: list[Cards]) -> None:
        """Note the ranks that all players discard; a fallen President's cards stay."""
        self.lacks = [
            lack | ranks if hand else lack for lack, hand in zip(self.lacks, hands, strict=True)
        ]

    def _give(self, giver: int, receiver: int, cards: Cards) -> None:
        for seat, row in enumerate(self.knows):
            if seat == giver:
                row[receiver] |= cards
            elif seat != receiver:
                row[giver] = 0  # may be any of the cards that it gave
        self.lacks[receiver] = 0


def held(state: President) -> list[Cards]:
    """The cards of each seat; those of a fallen President lie apart."""
    return [state.lost if seat == state.fallen else hand for seat, hand in enumerate(state.hands)]


def check(state: President, ledger: Ledger, random: Random, met: Counter[str]) -> None:
    """Compare guesses of all seats with what they have learned."""
    truth = held(state)
    assert not any(lack & hand for lack, hand in zip(ledger.lacks, truth, strict=True))
    assert not any(k & ~h for row in ledger.knows for k, h in zip(row, truth, strict=True))
    for seat in range(len(truth)):
        for _ in range(WORLDS):
            world = state.guess(seat, random)
            guessed = held(world)
            assert guessed[seat] == truth[seat]
            assert [hand.bit_count() for hand in guessed] == [hand.bit_count() for hand in truth]
            assert sum(guessed) + world.aside == sum(truth) + state.aside
            assert world.aside.bit_count() == state.aside.bit_count()
            assert not world.aside & JOKERS
            for known, lack, hand in zip(ledger.knows[seat], ledger.lacks, guessed, strict=True):
                assert not known & ~hand
                assert not lack & hand
            if state.phase == "swap":
                assert not guessed[state.titled[-1]] & HIGH
    met["given"] += any(map(any, ledger.knows))
    met["named"] += any(ledger.lacks)
    met["aside"] += state.aside > 0
    met["fallen"] += state.lost > 0
    met[state.phase] += 1


def drawn(state: President, random: Random) -> Move:
    """A draw; of some deals the first with which the Beggar may swap hands."""
    move = state.draw(random)
    if state.phase == "deal" and state.ranking:
        for _ in range(DRAWS):
            if not DECK.unpack(move, len(state.hands))[state.ranking[-1]] & HIGH:
                break
            move = state.draw(random)
    return move


def follow(state: President, random: Random, met: Counter[str]) -> None:
    """Play some rounds at random and look at guesses on the way."""
    ledger = Ledger(len(state.hands))
    while state.to_act != OVER and state.round <= ROUNDS:
        if state.to_act == CHANCE:
            state.play(drawn(state, random))
            ledger = Ledger(len(state.hands))
            continue
        if random.random() * ONE_IN < 1 or state.phase != "play":
            check(state, ledger, random, met)
        before, move = held(state), random.choice(state.moves())
        if state.phase == "name":
            ledger.name(move, state.hands)
        round_before = state.round
        state.play(move)
        if state.round == round_before and state.to_act >= 0:
            ledger.note(before, held(state))


def test_guesses_respect_known_named_and_removed_cards() -> None:
    met = Counter[str]()
    for number in range(MATCHES):
        random = Random(number)
        values = {rule.name: random.choice(rule.among) for rule in form(Options)}
        options = fill(Options, values | ALWAYS)
        follow(President(options, random.choice(games["president"].seats)), random, met)
    wanted = ("given", "named", "aside", "fallen", "give", "hand-on", "discard", "name", "swap")
    assert {name for name in wanted if met[name] < 3} == set()
