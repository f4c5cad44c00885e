"""Practice in hearts: which cards may be played, who takes the trick, and what it costs."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from taku.cards import Cards, each
from taku.game import Args, Move, Seat
from taku.games.hearts.claim import claim
from taku.games.hearts.deck import BONUS_POINTS, DECK, DIAMONDS, HEARTS, QUEEN, SPADES, letter
from taku.games.hearts.policy import passed, policy
from taku.games.hearts.position import ADD, SUBTRACT, TAKE_REST
from taku.games.hearts.rules import Hearts
from taku.games.hearts.table import write
from taku.quiz import Kind, Question, Quiz, foretold, happened, refused
from taku.view import Sentence

COMMON = {"follow-suit": 0.25, "two-of-clubs": 0.5}  # share of positions that become questions
SCORED = {
    "hearts": "score",
    "queen": "score",
    "spades": "score",
    "bonus": "bonus-card",
    "no-tricks": "no-tricks",
    "partner": "partnership",
    "exact": "exact",
}


# Positions


def deal(state: Hearts, random: Random) -> Move:
    """Return a deal of five to eight cards for each seat."""
    if state.phase == "smoosh":
        return state.draw(random)
    setup = state.setup
    size = random.randint(5, min(8, setup.size))
    sizes = [size] * state.seats + [setup.kitty]
    return DECK.pack(DECK.deal(sizes, random, setup.deck))


def move(state: Hearts, random: Random) -> Move:
    """Return a random move, or, more often, the policy's."""
    if state.phase == "play" and random.random() < 0.4:
        return random.choice(state.moves())
    return policy(state, random)


ACE = DECK.read("AC")  # the only club in a deal with a moon: it is led first


def winners(state: Hearts) -> tuple[Cards, int]:
    """Return the highest hearts of a shooter of the moon, and the size of all hands.

    The other seats hold all other penalty cards.
    """
    passed_on = state.options.pass_count if state.setup.cycle else 0
    size = max(2, passed_on + 1)
    while True:
        top = sum(each(HEARTS)[1 - size :])
        if (state.penalty & ~top).bit_count() < (state.seats - 1) * size:
            return top, size
        size += 1


def deal_moon(state: Hearts, random: Random) -> Move:
    """Return a deal of a few cards each in which one seat can take every trick.

    If cards are passed, the seat holds these cards after the pass.
    """
    if state.phase == "smoosh" or state.round:
        return deal(state, random)
    top, size = winners(state)
    seats, cycle = state.seats, state.setup.cycle
    with_bonus = state.bonus and (state.options.moon_needs_bonus or random.random() < 0.5)
    others = state.penalty & ~top | (state.bonus if with_bonus else 0)
    low = each(state.setup.deck & (DIAMONDS | SPADES) & ~(state.penalty | state.bonus))
    others |= sum(low[: (seats - 1) * size - others.bit_count()])
    shooter = 0 if not state.setup.low_club else random.randrange(seats)
    hands = [ACE | top, *DECK.deal([size] * (seats - 1), random, others)]
    if cycle:
        giver = -state.setup.steps[cycle[0]][0] % seats
        given = sum(each(top)[-state.options.pass_count :])
        losers = sum(each(hands[giver])[: state.options.pass_count])
        hands[0] ^= given | losers
        hands[giver] ^= given | losers
    return DECK.pack([hands[(seat - shooter) % seats] for seat in range(seats)])


def move_to_moon(state: Hearts, random: Random) -> Move:
    """Return a move that leads to the moon.

    The seat with the winning cards passes them on; the other seats pass none of them.
    """
    if state.phase != "pass" or state.round > 1:
        return move(state, random)
    hand, (top, _) = state.hands[state.to_act], winners(state)
    given = sum(each(top)[-state.options.pass_count :])
    if hand & given == given and not hand & ACE:
        return given
    return passed(state, [*each(hand & ~(top | ACE)), *each(hand & (top | ACE))])


# Questions about cards


def held_back(state: Hearts) -> dict[str, list[Cards]]:
    """Return the cards in hand that may not be played, by the rule that forbids them."""
    return {rule: each(cards) for rule, cards in state.binding()}


def playable(state: Hearts, random: Random) -> Question | None:
    """Ask which cards may be played."""
    back = held_back(state) if state.phase == "play" else {}
    if not back or random.random() > COMMON.get(next(iter(back)), 1):
        return None
    why = [state.why_not(random.choice(cards)) for cards in back.values()]
    return Question(
        ask=Sentence("quiz-playable"),
        rule=next(iter(back)),
        task={"playable": True},
        why=tuple(refused(refusal) for refusal in why if refusal),
    )


def rule(state: Hearts, random: Random) -> Question | None:
    """Ask which rule forbids a card."""
    back = held_back(state) if state.phase == "play" else {}
    if not back:
        return None
    name = random.choice(list(back))
    if random.random() > COMMON.get(name, 1):
        return None
    card = random.choice(back[name])
    among = state.setup.rules
    cards, refusal = DECK.write(card), state.why_not(card)
    assert refusal
    return Question(
        ask=Sentence("quiz-rule", args={"cards": cards}),
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {cards}", "among": among}},
        why=(refused(refusal),),
    )


# The trick


def last_card(state: Hearts, random: Random) -> Cards:
    """Return a card that ends the trick; 0 if none does."""
    if state.phase != "play" or len(state.trick) != state.seats - 1:
        return 0
    return random.choice(state.moves())


def taker(state: Hearts, random: Random) -> Question | None:
    """Ask who takes the trick after its last card."""
    card = last_card(state, random)
    if not card:
        return None
    strangers = sum(not other & state.led for other in (*state.trick, card))
    if not strangers and random.random() < 0.8:
        return None  # too easy: the highest of four cards of one suit
    _, story = foretold(state, card)
    taking = next(event for event in story if event.kind in ("trick", "trick-points"))
    best = max(other & state.led for other in (*state.trick, card))
    why = happened(replace(taking, args={"suit": letter(state.led), "cards": DECK.write(best)}))
    return Question(
        ask=Sentence("quiz-taker", args={"player": state.to_act, "cards": DECK.write(card)}),
        rule="trick",
        task={
            "seat": {"is": taking.seat, "of": f"event {taking.kind}"},
            "after": (DECK.write(card),),
        },
        why=(Sentence("why-taker", args=why.args),),
    )


def cost(state: Hearts, random: Random) -> Question | None:
    """Ask how many points a trick costs."""
    card = last_card(state, random)
    if not card:
        return None
    cards = sum(state.trick) | card
    if not cards & (state.penalty | state.bonus):
        return None
    points = state.worth(cards)
    return Question(
        ask=Sentence("quiz-cost", args={"player": state.to_act, "cards": DECK.write(card)}),
        rule="bonus-card" if cards & state.bonus else "score",
        task={
            "number": {"is": points, "of": "event trick-points points"},
            "after": (DECK.write(card),),
        },
        why=tuple(_parts(state, cards)),
    )


def _parts(state: Hearts, cards: Cards) -> Iterator[Sentence]:
    """Yield the reasons for the points of taken cards, one for each kind of card."""
    if hearts := cards & state.penalty & HEARTS:
        count, points = hearts.bit_count(), state.worth(hearts)
        yield Sentence("why-hearts", args={"count": count, "points": points})
    for spade in each(cards & state.black):
        points = state.worth(spade)
        if spade == QUEEN:
            yield Sentence("why-queen", args={"points": points})
        else:
            yield Sentence("why-spade", args={"cards": DECK.write(spade), "points": points})
    if cards & state.bonus:
        points = BONUS_POINTS
        yield Sentence("why-bonus", args={"cards": DECK.write(state.bonus), "points": points})


def so_far(state: Hearts, random: Random) -> Question | None:
    """Ask how many points the cards of a seat have cost so far."""
    if state.phase != "play" or state.trick:
        return None
    seat = random.randrange(state.seats)
    if not state.taken[seat] & (state.penalty | state.bonus):
        return None
    return Question(
        ask=Sentence("quiz-so-far", args={"player": seat}),
        rule="bonus-card" if state.taken[seat] & state.bonus else "score",
        task={"number": {"is": state.worth(state.taken[seat]), "of": f"running {seat}"}},
        why=tuple(_parts(state, state.taken[seat])),
        hides=("running",),
    )


# The hand


def score(state: Hearts, random: Random) -> Question | None:
    """Ask for a seat's points of the hand once the last card is played."""
    if state.phase != "play" or sum(state.hands).bit_count() != 1:
        return None
    card = state.hands[state.to_act]
    world, _ = foretold(state, card)
    if world.phase == "moon" or "moon" in world.scores[-1].parts:
        return None
    seat = _scorer(world, random)
    line = world.scores[-1]
    parts = [name for name, part in line.parts.items() if part[seat]]
    return Question(
        ask=Sentence("quiz-score", args={"player": seat, "cards": DECK.write(card)}),
        rule=SCORED[parts[-1]] if parts else "score",
        task={
            "number": {"is": line.points[seat], "of": f"round {seat}"},
            "after": (DECK.write(card),),
        },
        why=_scored(world, seat),
        hides=("running",),
    )


def _scored(world: Hearts, seat: Seat) -> tuple[Sentence, ...]:
    """Return the reasons for a seat's points of the hand that has just ended."""
    parts = world.scores[-1].parts
    why = list(_parts(world, world.taken[seat]))
    for name in ("no-tricks", "partner", "exact"):
        if name in parts and parts[name][seat]:
            why.append(Sentence(f"why-{name}", args={"points": parts[name][seat]}))
    return tuple(why) or (Sentence("why-nothing", args={"player": seat}),)


def _scorer(world: Hearts, random: Random) -> Seat:
    """Return a random seat, preferably one that gets points."""
    weights = [5 if points else 1 for points in world.scores[-1].points]
    return random.choices(range(world.seats), weights)[0]


def claims(state: Hearts, random: Random) -> Question | None:
    """Ask for a seat's points after a claim of the rest."""
    if claim(state) != TAKE_REST:
        return None
    world, _ = foretold(state, TAKE_REST)
    if world.phase == "moon" or "moon" in world.scores[-1].parts:
        return None
    seat, line = _scorer(world, random), world.scores[-1]
    rest = {"player": state.to_act, "points": state.worth(state.rest())}
    return Question(
        ask=Sentence("quiz-claim", args={"player": seat}),
        rule="claim",
        task={
            "number": {"is": line.points[seat], "of": f"round {seat}"},
            "after": (write(state, TAKE_REST),),
        },
        why=(Sentence("why-claim", args=rest), *_scored(world, seat)),
        hides=("running",),
    )


def moon(state: Hearts, random: Random) -> Question | None:
    """Ask for a seat's points after the choice of a moon."""
    if state.phase != "moon":
        return None
    choice = random.choice((SUBTRACT, ADD))
    world, _ = foretold(state, choice)
    seat, text = random.randrange(state.seats), write(state, choice)
    line = world.scores[-1]
    prize: Args = {"points": state.prize(state.to_act)}
    why = [Sentence(f"why-moon-{text.removeprefix('moon ')}", args=prize)]
    if any(line.parts.get("bonus", ())):
        bonus: Args = {"cards": DECK.write(state.bonus), "points": BONUS_POINTS}
        why += [Sentence("why-bonus", args=bonus)]
    if "partner" in line.parts:
        why += [Sentence("why-moon-partner")]
    message = f"quiz-{text.replace(' ', '-')}"
    return Question(
        ask=Sentence(message, args={"player": seat, **prize}),
        rule="moon",
        task={"number": {"is": line.points[seat], "of": f"round {seat}"}, "after": (text,)},
        why=tuple(why),
        hides=("running",),
    )


QUIZ = Quiz[Hearts](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule, needs=lambda state: len(state.setup.rules) > 1),
        "taker": Kind(make=taker),
        "cost": Kind(make=cost),
        "so-far": Kind(make=so_far),
        "score": Kind(make=score),
        "claim": Kind(make=claims),
        "moon": Kind(
            make=moon,
            deal=deal_moon,
            move=move_to_moon,
            needs=lambda state: state.options.moon == "choice",
        ),
    },
    deal=deal,
    move=move,
    length=45,
)
