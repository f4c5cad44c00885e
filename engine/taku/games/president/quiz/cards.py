"""Questions about cards in President: which may be played, what they are, how strong they are."""

from random import Random

from taku.cards import Cards, each
from taku.games.president.combinations import DECK, LAST, PLAYS, shown
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.games.president.table import write
from taku.quiz import Question, refused
from taku.view import Refusal, Sentence

LOCKS = ("lock", "number-lock")


def order(state: President) -> Sentence:
    """Return the ranks from weak to strong, in the current order."""
    ranks = range(LAST, -1, -1) if state.reversed else range(LAST + 1)
    return Sentence("badge-order", args={"ranks": " ".join(map(shown, ranks)), "beat": ""})


def playable(state: President, random: Random) -> Question | None:
    """Ask which cards may be played."""
    to_beat = state.to_beat
    if state.phase != "play" or to_beat is None:
        return None
    hand, usable = state.hands[state.to_act], 0
    for cards in state.moves():
        usable |= cards
    back = hand & ~usable
    if not usable or not back:
        return None
    why = [Sentence("why-follow", args=_told(state))]
    why += [order(state)] if state.reversed else []
    why += [refused(refusal) for refusal in _locked_out(state, back)][:1]
    return Question(
        ask=Sentence("quiz-playable"),
        rule="lock" if state.lock else "number-lock" if state.number_lock else "follow",
        task={"playable": True},
        why=tuple(why),
    )


def _told(state: President) -> dict[str, str | int]:
    assert state.to_beat
    matched = "yes" if state.may_match(state.to_beat) else "no"
    return {**state.to_beat.word_args(), "matched": matched}


def _locked_out(state: President, cards: Cards) -> list[Refusal]:
    found = (state.why_not(card) for card in each(cards))
    return [refusal for refusal in found if refusal and refusal.rule in LOCKS]


def rule(state: President, random: Random) -> Question | None:
    """Ask which rule forbids some cards."""
    if state.phase != "play":
        return None
    options, hand = state.options, state.hands[state.to_act]
    among = ["combination", "follow", "lead"]
    among += ["lock"] * state.suits_matter + ["number-lock"] * (options.number_lock != "off")
    among += ["skip-two"] * (options.skip and options.no_skip_on_two)
    among += ["first"] * (options.first_card_played and options.first_card != "random")
    found: dict[str, tuple[Cards, Refusal]] = {}
    passing = [PASS] if random.random() < 0.1 else []
    for cards in passing or [_some(hand, random, state) for _ in range(12)]:
        refusal = state.why_not(cards)
        if refusal and refusal.rule in among:
            found[refusal.rule] = cards, refusal
    rare = [name for name in found if name in ("lock", "number-lock", "skip-two")]
    if not found or (state.suits_matter and not rare and random.random() < 0.6):
        return None
    name = random.choice(rare or list(found))
    cards, refusal = found[name]
    text = DECK.write(cards) or "pass"
    return Question(
        ask=Sentence("quiz-rule", args={"cards": text}) if cards else Sentence("quiz-rule-pass"),
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {text}", "among": among}},
        why=(refused(refusal),),
    )


def _some(hand: Cards, random: Random, state: President) -> Cards:
    """Return cards that a player could think of: as many as there are to beat, or a few."""
    size = state.to_beat.size if state.to_beat and random.random() < 0.7 else random.randint(1, 3)
    held = each(hand)
    return sum(random.sample(held, min(size, len(held))))


def kind(state: President, random: Random) -> Question | None:
    """Ask which combination some cards make."""
    if state.phase != "play" or state.to_beat is not None:
        return None
    hand, moves = state.hands[state.to_act], state.moves()
    found: dict[str, Cards] = {}
    for cards in random.sample(moves, len(moves)):
        if cards.bit_count() > 1:
            found[str(PLAYS[state.reversed][cards].word_args()["kind"])] = cards
    if not found:
        return None
    if near := _nearly(hand, random, state):
        found["none"] = near
    name = "sequence" if "sequence" in found else random.choice(list(found))
    among = ["set"] + ["sequence"] * state.options.sequence
    among += ["jokers"] * (state.options.jokers == 2) + ["none"]
    cards = found[name]
    refusal, text = state.why_not(cards), DECK.write(cards)
    why = (
        refused(refusal)
        if refusal
        else Sentence("why-kind", args=PLAYS[state.reversed][cards].word_args())
    )
    return Question(
        ask=Sentence("quiz-kind", args={"cards": text}),
        rule="sequence" if name == "sequence" else "combination",
        task={"choice": {"is": name, "of": f"kind {text}", "among": among}},
        why=(why,),
    )


def _nearly(hand: Cards, random: Random, state: President) -> Cards:
    """Return cards that make no combination, preferably ones that look like one; 0 if none are
    found.
    """
    found, held = 0, each(hand)
    for _ in range(12):
        cards = sum(random.sample(held, min(len(held), random.randint(2, 4))))
        refusal = state.why_not(cards)
        if refusal and (refusal.args["problem"] != "ranks" or not found):
            found = cards
    return found


def strongest(state: President, random: Random) -> Question | None:
    """Ask for the strongest single card in the current order."""
    to_beat = state.to_beat
    if state.phase != "play" or (to_beat and to_beat.size > 1):
        return None
    strengths = {
        card: PLAYS[state.reversed][card].strengths[state.reversed]
        for card in state.moves()
        if card.bit_count() == 1
    }
    if len(set(strengths.values())) < 2 or (not state.reversed and random.random() < 0.75):
        return None
    best = max(strengths.values())
    cards = [card for card, strength in strengths.items() if strength == best]
    joker = (Sentence("why-joker"),) if best > LAST else ()
    return Question(
        ask=Sentence("quiz-strongest"),
        rule="joker" if joker else _why_reversed(state),
        task={"accept": [write(state, card) for card in cards]},
        why=(*joker, order(state)),
    )


def _why_reversed(state: President) -> str:
    if state.jack_back:
        return "jack-back"
    return "revolution" if state.revolution else "combination"


def give(state: President, random: Random) -> Question | None:
    """Ask which cards a poor player must give."""
    if state.phase != "give" or state.is_rich():
        return None
    cards = state.moves()[0]
    if state.hands[state.to_act] == cards:
        return None
    best = {"problem": "strongest", "cards": DECK.write(cards)}
    return Question(
        ask=Sentence("quiz-give", args={"count": cards.bit_count()}),
        rule="exchange",
        task={"accept": (write(state, cards),)},
        why=(refused(Refusal("exchange", best)),),
        hides=("ask",),
    )
