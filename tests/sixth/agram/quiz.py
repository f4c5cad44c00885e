"""Practice questions of agram: legal cards, who takes a trick, and who wins the round."""

from random import Random

from taku.cards import each
from taku.game import Move
from taku.games.agram.deck import DECK, SUITS
from taku.games.agram.policy import takes
from taku.games.agram.rules import Agram
from taku.quiz import Kind, Question, Quiz, foretold, refused
from taku.view import Sentence

RULES = ("follow-suit", "trick")


def deal(state: Agram, random: Random) -> Move:
    """Deal two to five cards to each seat."""
    return DECK.pack(DECK.deal([random.randint(2, 5)] * len(state.hands), random))


def move(state: Agram, random: Random) -> Move:
    """Play a random legal card."""
    return random.choice(state.moves())


# Legal cards


def playable(state: Agram, random: Random) -> Question | None:
    """Ask which cards may be played."""
    held_back = each(state.hands[state.to_act] & ~state.allowed())
    if not held_back:
        return None
    refusal = state.why_not(random.choice(held_back))
    assert refusal
    return Question(
        ask=Sentence("quiz-playable"),
        rule=refusal.rule,
        task={"playable": True},
        why=(refused(refusal),),
    )


def rule(state: Agram, random: Random) -> Question | None:
    """Ask which rule forbids two cards, or one that does not follow suit, which is seldom held."""
    hand = state.hands[state.to_act]
    held_back, count = (hand & ~state.allowed(), 1) if random.random() < 0.75 else (hand, 2)
    if held_back.bit_count() < count:
        return None
    tried = sum(random.sample(each(held_back), count))
    refusal, cards = state.why_not(tried), DECK.write(tried)
    assert refusal
    return Question(
        ask=Sentence("quiz-rule", args={"cards": cards}),
        rule=refusal.rule,
        task={"choice": {"is": refusal.rule, "of": f"refusal {cards}", "among": RULES}},
        why=(refused(refusal),),
    )


# The trick


def taker(state: Agram, random: Random) -> Question | None:
    """Ask who takes a trick after its last card."""
    if len(state.trick) < len(state.hands) - 1:
        return None
    card = random.choice(state.moves())
    strangers = [other for other in (*state.trick, card) if not other & state.led]
    if not strangers and random.random() < 0.8:
        return None  # too easy: the highest card wins
    _, story = foretold(state, card)
    taking = next(event for event in story if event.role == "take")
    return Question(
        ask=Sentence("quiz-taker", args={"player": state.to_act, "cards": DECK.write(card)}),
        rule="trick",
        task={"seat": {"is": taking.seat, "of": "event trick"}, "after": (DECK.write(card),)},
        why=(Sentence("why-taker", args={**taking.args, "suit": SUITS.letter(state.trick[0])}),),
    )


def take(state: Agram, random: Random) -> Question | None:
    """Ask for a card that takes the trick so far."""
    cards = state.moves()
    good = [card for card in cards if takes(state, card)]
    if not state.trick or len(good) in (0, len(cards)):
        return None
    higher = {"suit": SUITS.letter(state.trick[0]), "cards": DECK.write(state.best)}
    return Question(
        ask=Sentence("quiz-take"),
        rule="trick",
        task={"accept": tuple(map(DECK.write, good))},
        why=(Sentence("why-take", args=higher),),
    )


def after(state: Agram, random: Random) -> Question | None:
    """Ask who plays after a card that does not end the trick."""
    if len(state.trick) == len(state.hands) - 1:
        return None
    card = random.choice(state.moves())
    seat = state.after(state.to_act)
    return Question(
        ask=Sentence("quiz-after", args={"player": state.to_act, "cards": DECK.write(card)}),
        rule="trick",
        task={"seat": {"is": seat, "of": "to-act"}, "after": (DECK.write(card),)},
        why=(Sentence("why-after", args={"player": seat}),),
        hides=("direction",),
    )


# The round


def won(state: Agram, random: Random) -> Question | None:
    """Ask who wins the round after its last card."""
    if sum(state.hands).bit_count() != 1:
        return None
    card = state.hands[state.to_act]
    _, story = foretold(state, card)
    winner = next(event.args["player"] for event in story if event.role == "round")
    return Question(
        ask=Sentence("quiz-won", args={"player": state.to_act, "cards": DECK.write(card)}),
        rule="aim",
        task={
            "seat": {"is": winner, "of": "event round player"},
            "after": (DECK.write(card),),
        },
        why=(Sentence("why-won", args={"player": winner}),),
    )


QUIZ = Quiz[Agram](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "taker": Kind(make=taker),
        "take": Kind(make=take),
        "after": Kind(make=after, needs=lambda start: len(start.hands) > 2),
        "won": Kind(make=won),
    },
    deal=deal,
    move=move,
    length=30,
)
