"""Practice in hearts: which cards may be played, who takes the trick, and what it costs."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from taku.cards import Cards, each
from taku.game import Move, Seat
from taku.games.hearts.deck import DECK, HEARTS, PENALTY, QUEEN, letter
from taku.games.hearts.policy import policy
from taku.games.hearts.rules import ADD, SUBTRACT, Hearts
from taku.games.hearts.table import write
from taku.teaching.quiz import Kind, Question, Quiz, Words, foretold, happened, refused

RULES = ("two-of-clubs", "follow-suit", "first-trick", "hearts-broken")
COMMON = {"follow-suit": 0.25, "two-of-clubs": 0.5}  # share of positions that become questions
SCORED = {"hearts": "score", "queen": "score", "bonus": "bonus-card", "partner": "partnership"}


# Positions


def deal(state: Hearts, random: Random) -> Move:
    """Return a deal of five to eight cards for each seat."""
    if state.phase == "smoosh":
        return state.draw(random)
    return DECK.pack(DECK.deal([random.randint(5, 8)] * 4, random))


def move(state: Hearts, random: Random) -> Move:
    """Return a random move, or, more often, the policy's."""
    if state.phase == "play" and random.random() < 0.4:
        return random.choice(state.moves())
    return policy(state, random)


SWEEP = DECK.read("AC AH KH QH")  # the only club in the deal, and the highest hearts


def deal_moon(state: Hearts, random: Random) -> Move:
    """Return a deal of four cards each in which one seat can take every trick.

    If cards are passed, the seat holds these cards after the pass.
    """
    if state.phase == "smoosh" or state.round:
        return deal(state, random)
    with_bonus = state.bonus and (state.options.moon_needs_bonus or random.random() < 0.5)
    harmless = state.bonus if with_bonus else DECK.read("2D")
    others = HEARTS & ~SWEEP | QUEEN | harmless
    shooter = random.randrange(4)
    hands = [SWEEP, *DECK.deal([4] * 3, random, others)]
    if state.options.passing:
        low, *rest = each(hands[-1])
        hands[0], hands[-1] = DECK.read("AC") | sum(rest), SWEEP & HEARTS | low
    return DECK.pack([hands[(seat - shooter) % 4] for seat in range(4)])


def move_to_moon(state: Hearts, random: Random) -> Move:
    """Return a move that leads to the moon.

    The seat with three of the winning cards passes them on; the other seats pass none of them.
    """
    if state.phase != "pass" or state.round > 1:
        return move(state, random)
    hand = state.hands[state.to_act]
    wanted = hand & SWEEP & HEARTS
    return wanted if wanted.bit_count() == 3 else sum(each(hand & ~SWEEP)[:3])


# Which cards


def held_back(state: Hearts) -> dict[str, list[Cards]]:
    """Return the cards in hand that may not be played, by the rule that forbids them."""
    allowed, _ = state.allowed()
    found: dict[str, list[Cards]] = {}
    for card in each(state.hands[state.to_act] & ~allowed):
        refusal = state.why_not(card)
        assert refusal
        found.setdefault(refusal.rule, []).append(card)
    return found


def playable(state: Hearts, random: Random) -> Question | None:
    """Ask which cards may be played."""
    back = held_back(state) if state.phase == "play" else {}
    if not back or random.random() > COMMON.get(next(iter(back)), 1):
        return None
    why = [state.why_not(random.choice(cards)) for cards in back.values()]
    return Question(
        ask=Words("quiz-playable"),
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
    cards, refusal = DECK.write(card), state.why_not(card)
    assert refusal
    return Question(
        ask=Words("quiz-rule", {"cards": cards}),
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {cards}", "among": RULES}},
        why=(refused(refusal),),
    )


# The trick


def last_card(state: Hearts, random: Random) -> Cards:
    """Return a card that ends the trick; 0 if none does."""
    if state.phase != "play" or len(state.trick) != 3:
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
        ask=Words("quiz-taker", {"player": state.to_act, "cards": DECK.write(card)}),
        rule="trick",
        task={
            "seat": {"is": taking.seat, "of": f"event {taking.kind}"},
            "after": (DECK.write(card),),
        },
        why=(Words("why-taker", why.args),),
    )


def cost(state: Hearts, random: Random) -> Question | None:
    """Ask how many points a trick costs."""
    card = last_card(state, random)
    if not card:
        return None
    cards = sum(state.trick) | card
    if not cards & (PENALTY | state.bonus):
        return None
    points = state.worth(cards)
    return Question(
        ask=Words("quiz-cost", {"player": state.to_act, "cards": DECK.write(card)}),
        rule="bonus-card" if cards & state.bonus else "score",
        task={
            "number": {"is": points, "of": "event trick-points points"},
            "after": (DECK.write(card),),
        },
        why=tuple(_parts(cards, state.bonus)),
    )


def _parts(cards: Cards, bonus: Cards) -> Iterator[Words]:
    """Yield the reasons for the points of taken cards, one for each kind of card."""
    if hearts := (cards & HEARTS).bit_count():
        yield Words("why-hearts", {"count": hearts})
    if cards & QUEEN:
        yield Words("why-queen")
    if cards & bonus:
        yield Words("why-bonus", {"cards": DECK.write(bonus)})


# The hand


def score(state: Hearts, random: Random) -> Question | None:
    """Ask for a seat's points of the hand once the last card is played."""
    if state.phase != "play" or sum(state.hands).bit_count() != 1:
        return None
    card = state.hands[state.to_act]
    world, _ = foretold(state, card)
    if world.phase == "moon":
        return None
    seat = _scorer(world, random)
    line = world.scores[-1]
    parts = [name for name, part in line.parts.items() if part[seat]]
    why = list(_parts(world.taken[seat], world.bonus if "bonus" in line.parts else 0))
    if "partner" in parts:
        why.append(Words("why-partner", {"points": line.parts["partner"][seat]}))
    return Question(
        ask=Words("quiz-score", {"player": seat, "cards": DECK.write(card)}),
        rule=SCORED[parts[-1]] if parts else "score",
        task={
            "number": {"is": line.points[seat], "of": f"round {seat}"},
            "after": (DECK.write(card),),
        },
        why=tuple(why) or (Words("why-nothing", {"player": seat}),),
        hides=("running",),
    )


def _scorer(world: Hearts, random: Random) -> Seat:
    """Return a random seat, preferably one that gets points."""
    weights = [5 if points else 1 for points in world.scores[-1].points]
    return random.choices(range(4), weights)[0]


def moon(state: Hearts, random: Random) -> Question | None:
    """Ask for a seat's points after the choice of a moon."""
    if state.phase != "moon":
        return None
    choice = random.choice((SUBTRACT, ADD))
    world, _ = foretold(state, choice)
    seat, text = random.randrange(4), write(state, choice)
    line = world.scores[-1]
    why = [Words(f"why-moon-{text.removeprefix('moon ')}")]
    if any(line.parts.get("bonus", ())):
        why += [Words("why-bonus", {"cards": DECK.write(state.bonus)})]
    if "partner" in line.parts:
        why += [Words("why-moon-partner")]
    message = f"quiz-{text.replace(' ', '-')}"
    return Question(
        ask=Words(message, {"player": seat, "giver": state.to_act}),
        rule="moon",
        task={"number": {"is": line.points[seat], "of": f"round {seat}"}, "after": (text,)},
        why=tuple(why),
        hides=("running",),
    )


QUIZ = Quiz[Hearts](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "taker": Kind(make=taker),
        "cost": Kind(make=cost),
        "score": Kind(make=score),
        "moon": Kind(make=moon, deal=deal_moon, move=move_to_moon),
    },
    deal=deal,
    move=move,
    length=45,
)
