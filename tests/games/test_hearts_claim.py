"""Claims in hearts: the proof against all hands and plays, and what a claim brings."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from sitting import any_move, picture, with_random_house_rules
from taku import Match
from taku.cards import Cards, each
from taku.game import CHANCE, OVER, Event, Move
from taku.games.hearts import GAME
from taku.games.hearts.policy import policy
from taku.games.hearts.position import END_HAND, TAKE_REST
from taku.games.hearts.rules import Hearts
from taku.messages.replies import Frame
from taku.review.judge import review
from taku.tables.match_table import MatchTable

ENDINGS = 60
RANKS = "3456789TJQKA"

# Exactly right: all hands that the others may hold, and all that they may play


def hands_of(unknown: Cards, rooms: list[int], barred: list[Cards]) -> Iterator[list[Cards]]:
    """Every way to put these cards into places with so much room."""
    if not rooms:
        yield []
        return
    free = each(unknown & ~barred[0])
    for chosen in combinations(free, rooms[0]):
        for others in hands_of(unknown & ~sum(chosen), rooms[1:], barred[1:]):
            yield [sum(chosen), *others]


def worlds(state: Hearts, seat: int) -> Iterator[Hearts]:
    """Every world that could be the real one, as this seat knows it."""
    hidden = state.hidden(seat)
    for drawn in hands_of(hidden.unknown, list(hidden.rooms), list(hidden.barred)):
        world = state.clone()
        world.hands = [
            known | more for known, more in zip(hidden.known, drawn[: state.seats], strict=True)
        ]
        yield world


def takes_all(seat: int, worlds: list[Hearts]) -> bool:
    """True if some way to play takes every trick in all these worlds, which the seat can't tell
    apart.
    """
    return any(takes_all_with(card, seat, worlds) for card in worlds[0].moves())


def takes_all_with(card: Cards, seat: int, worlds: list[Hearts]) -> bool:
    seen: dict[tuple[Cards, ...], list[Hearts]] = {}
    for world in worlds:
        after = world.clone()
        after.play(card)
        for plays, end in trick_ends(after, seat, ()):
            if end is None:
                return False
            seen.setdefault(plays, []).append(end)
    return all(alike[0].phase != "play" or takes_all(seat, alike) for alike in seen.values())


def trick_ends(
    state: Hearts, seat: int, plays: tuple[Cards, ...]
) -> Iterator[tuple[tuple[Cards, ...], Hearts | None]]:
    """What the others play until the trick is over; no state where another seat takes it."""
    if state.phase != "play" or not state.trick:
        taker = state.leader
        yield plays, state if taker == seat else None
        return
    for card in state.moves():
        after = state.clone()
        after.play(card)
        yield from trick_ends(after, seat, (*plays, card))


def endings(random: Random, number: int) -> Iterator[Hearts]:
    """Positions near the end of random tiny hands, in which high cards are often together."""
    found = 0
    while found < number:
        for state in tiny_hand(random):
            yield state
            found += 1


def tiny_hand(random: Random) -> Iterator[Hearts]:
    """The decisions of a random tiny hand from the second trick on, but for the last trick."""
    seats = random.choice([3, 3, 4])
    options: dict[str, Any] = {
        "passing": random.random() < 0.4,
        "pass_count": 1,
        "first_trick": "any",
        "lead_hearts": random.choice(["broken", "any-time"]),
    }
    if seats == 3:
        options["extra_cards"] = random.choice(["removed", "first-trick", "first-heart"])
    match = Match("hearts", options, seats=seats, draws=False)
    state: Any = match.state
    match.enter(tiny_deal(state, random))
    while state.to_act != CHANCE:
        if state.phase == "play" and state.takers and state.hands[state.to_act].bit_count() > 1:
            yield state.clone()
        state.play(random.choice(state.moves()))


def tiny_deal(state: Hearts, random: Random) -> str:
    """A deal of three to five cards each; as a rule the last seat gets the highest."""
    size = random.choice([3, 4, 5] if state.seats == 3 else [3, 4])
    suits = random.sample("CDSH", random.choice([2, 3, 4]))
    names = [rank + suit for suit in suits for rank in RANKS]
    cards = random.sample(names, size * state.seats + state.setup.kitty)
    if random.random() < 0.8:
        cards.sort(key=lambda name: RANKS.index(name[0]) + 4 * random.random())
    groups = [cards[seat * size : (seat + 1) * size] for seat in range(state.seats)]
    kitty = cards[size * state.seats :]
    groups[-1], kitty = (groups[-1] + kitty)[-size:], (groups[-1] + kitty)[:-size]
    return "deal " + " | ".join(map(" ".join, [*groups, kitty] if kitty else groups))


def test_a_claim_holds_if_nothing_can_stop_it() -> None:
    held = []
    for state in endings(Random(3), ENDINGS):
        truth = takes_all(state.to_act, list(worlds(state, state.to_act)))
        assert (state.why_not(TAKE_REST) is None) == truth, picture(state)
        held.append(truth)
    assert 10 < sum(held) < len(held) // 2


def why_not(hands: str, *played: str, claim: str = "claim take", **options: Any) -> Any:
    """Why the seat to act may not claim; None if it may."""
    options = {"passing": False, **options}
    match = Match("hearts", options, log=[f"deal {hands}", *" ".join(played).split()])
    refusal = match.why_not(claim)
    return refusal and dict(refusal.args)


FIRST = "2C 9C AC 3C"
LOW = "AC AH KH JH | 3C 4H 5D 6S | 2C QH 7H 8D | 9C 3H TD JS"


def test_a_refusal_names_the_card_that_may_lose() -> None:
    assert why_not(LOW, FIRST) == {"problem": "loses", "cards": "JH", "suit": "H"}
    assert why_not(LOW.replace("QH", "TH"), FIRST) is None


def test_a_long_suit_wins_after_drawing_others() -> None:
    long = "AC AD KD 3D | 3C 4H QD 6S | 2C 5D 7H 8H | 9C 3H TS JS"
    assert why_not(long, FIRST) is None  # two leads draw both other diamonds in any case
    longer = long.replace("JS", "6D")
    assert why_not(longer, FIRST) == {"problem": "loses", "cards": "3D", "suit": "D"}


def test_a_void_that_was_shown_counts() -> None:
    hands = "AC AD 4D QD | 3C 5D 3D 2S | 2C 8D JD AS | 9C 4H TS 3S"
    assert why_not(hands, FIRST, "AD 5D 8D 4H", "4D 3D") is None  # only seat 3 has yet to play
    hands = hands.replace("4H", "9D")
    loses = why_not(hands, FIRST, "AD 5D 8D 9D", "4D 3D")
    assert loses == {"problem": "loses", "cards": "JD", "suit": "D"}


def test_a_claim_within_a_trick_takes_it() -> None:
    hands = "3C 5D AH KH | AC 6D 4H 5H | 2C 4D 7H 8H | 9C 3D TH JH"
    before = "2C 9C 3C AC 6D 4D 3D"
    assert why_not(hands, before) == {"problem": "behind", "cards": "6D", "suit": "D"}
    assert why_not(hands.replace("5D", "7D"), before) is None


def test_a_claim_waits_for_first_trick_and_points() -> None:
    assert why_not(LOW, "2C", claim="claim end")["problem"] == "first-trick"
    assert why_not(LOW, FIRST, claim="claim end")["problem"] == "points"
    assert why_not("AC 2D 3D | 3C 4D 5D | 2C 6D 7D | 9C 8D 9D", FIRST, claim="claim end") is None


@pytest.mark.parametrize("options", [{"queen_waits": True}, {"queen_forced": "void"}])
def test_a_special_queen_must_have_been_played(options: dict[str, Any]) -> None:
    hands = "AC AH KH AS | 3C 4H 5D QS | 2C 2H 7H 8D | 9C 3H TD JS"
    assert why_not(hands, FIRST, **options) == {"problem": "queen", "cards": "QS", "suit": ""}
    assert why_not(hands, FIRST, "AS QS 8D JS", **options) is None


# Points of a claim


def claims(state: Hearts) -> list[Move]:
    return [move for move in (TAKE_REST, END_HAND) if state.why_not(move) is None]


@pytest.mark.parametrize("number", range(12))
def test_a_claim_obeys_any_house_rules(number: int) -> None:
    random = Random(number)
    match = with_random_house_rules(GAME, random)
    state: Any = match.state
    met = 0
    while state.round < 12 and state.to_act != OVER:
        for move in claims(state) if state.phase == "play" else ():
            met += 1
            assert GAME.read(state, GAME.write(state, move)) == move
            assert move not in state.moves()
            after = state.clone()
            after.play(move)
            for seat in range(state.seats):
                assert GAME.look(after.guess(seat, random), seat) == GAME.look(after, seat)
            assert points_after(state.guess(state.to_act, random), move) == points_after(
                state, move
            )
            if move == END_HAND:
                assert ends_by_play(state, random) == points_after(state, move)
        if state.to_act >= 0:
            assert GAME.claim(state.guess(state.to_act, random)) == GAME.claim(state)
        state.play(
            policy(state, random)
            if state.to_act >= 0 and random.random() < 0.9
            else any_move(state, random)
        )
    assert met


def points_after(state: Hearts, claim: Move) -> list[list[int]]:
    """The points after a claim, and what each seat has taken that counts."""
    after = state.clone()
    after.play(claim)
    counts = after.penalty | after.bonus
    return [after.points, [cards & counts for cards in after.taken], [after.to_act]]


def ends_by_play(state: Hearts, random: Random) -> list[list[int]]:
    after = state.clone()
    while after.phase == "play":
        after.play(random.choice(after.moves()))
    counts = after.penalty | after.bonus
    return [after.points, [cards & counts for cards in after.taken], [after.to_act]]


SHOT = "AS AH KH QH | KS JH 8H 5H | QS TH 7H 4H | 9H 6H 3H 2H"


def test_a_claimed_moon_asks_its_shooter() -> None:
    log = [f"deal {SHOT}", "AS", "KS", "QS", "9H", "claim take"]
    match = Match("hearts", {"passing": False, "sun": True}, log=log)
    assert match.moves() == ["moon subtract", "moon add"]
    match.play("moon add")
    assert match.points == [0, 52, 52, 52]


def test_a_claim_leaves_the_others_without_a_trick() -> None:
    hands = "AC QS KH AH | 3C 4H 5D 6S | 2C 2H 7H 8D | 9C 3H TD JS"
    log = [f"deal {hands}", *FIRST.split(), "claim take"]
    match = Match("hearts", {"passing": False, "no_tricks": 5}, log=log)
    assert match.points == [19, -5, -5, -5]


# Claims by bots


def test_no_claim_costs_more_than_playing() -> None:
    hands = "AC QS KH AH | 3C 4H 5D 6S | 2C 2H 7H 8D | 9C 3H TD JS"
    log = [f"deal {hands}", *FIRST.split()]
    match = Match("hearts", {"passing": False}, log=log)
    assert GAME.claim(match.state) == TAKE_REST  # whatever it leads, it takes all
    duck = ["deal AC KD 2S | 3C QD JS | 2C TD QS | 9C 9D AS", *FIRST.split()]
    assert GAME.claim(Match("hearts", {"passing": False}, log=duck).state) is None


def test_after_a_bots_claim_comes_a_deal() -> None:
    hands = "3C 4H 5D 6S | 2C 2H 7H 8D | 9C 3H TD JS | AC QS KH AH"
    seats = ["human", "normal", "normal", "normal"]
    log = [f"deal {hands}", "2C", "9C", "AC"]
    table = MatchTable(Match("hearts", {"passing": False}, seats=seats, log=log))
    frames = [reply for reply in table.play("3C") if isinstance(reply, Frame)]
    assert "claim take" in table.match.log
    [told] = [event for frame in frames for event in frame.events if event.role == "call"]
    assert told == Event("call", "claim-take", 3, {"cards": "QS KH AH", "points": 19})
    assert table.match.points == [0, 0, 0, 19]
    assert table.match.state.round == 2


def test_a_review_judges_claims_as_decisions() -> None:
    hands = "AC QS KH AH | 3C 4H 5D 6S | 2C 2H 7H 8D | 9C 3H TD JS"
    log = [f"deal {hands}", *FIRST.split(), "claim take"]
    [judged] = review(Match("hearts", {"passing": False}, log=log, draws=False), 0)
    assert (judged.kind, judged.move, judged.loss) == ("claiming", "claim take", 0)
