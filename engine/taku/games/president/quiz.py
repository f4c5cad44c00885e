"""Practice in president: what may be played, what it is, and what it brings about."""

from collections.abc import Sequence
from random import Random

from taku.cards import Cards, each
from taku.game import Args, Event, Move, Refusal, Seat
from taku.games.president.combinations import DECK, JOKERS, LAST, PLAYS, RANK, SUIT, shown
from taku.games.president.hunch import hunch
from taku.games.president.rules import DECKS, PASS, President
from taku.games.president.table import write
from taku.games.president.titles import is_rich, title
from taku.quiz import Kind, Question, Quiz, Words, foretold, happened, refused

EFFECTS = {  # the house rules that bring them about
    "skip": "skip",
    "lock": "suit_lock",
    "eight-cut": "eight_cut",
    "nine-reverse": "nine_reverse",
    "jack-back": "jack_back",
}
SOLE = "none"


# Positions


def deal(state: President, random: Random) -> Move:
    """A few cards of a few ranks; now and then somebody holds four of one, or a row."""
    return _deal(state, random, luck=0.3)


def deal_luckily(state: President, random: Random) -> Move:
    return _deal(state, random, luck=0.9)


def _deal(state: President, random: Random, luck: float) -> Move:
    """Of one card each in one first round of three: it soon ends, and brings titles."""
    options, seats = state.options, len(state.hands)
    deck = DECKS[options.jokers]
    if not state.round and random.random() < 0.35:
        return DECK.pack(DECK.deal([1] * seats, random, deck & ~JOKERS))
    size = random.randint(4, 6 if seats < 6 else 5)
    count = min(len(RANK), -(-seats * size // 4) + 1)
    first = random.randint(0, len(RANK) - count)
    ranks = RANK[first : first + count] if random.random() < 0.5 else random.sample(RANK, count)
    hands = DECK.deal([size] * seats, random, sum(ranks) | deck & JOKERS)
    if random.random() < luck:
        wanted = [random.choice(ranks)] * options.revolution
        wanted += [random.choice(SUIT) & sum(RANK[first : first + 3])] * options.sequence
        _hand_over(hands, random.choice(wanted or [0]), random.randrange(seats))
    return DECK.pack(hands)


def _hand_over(hands: list[Cards], wanted: Cards, lucky: Seat) -> None:
    """All these cards for one player, as far as they are dealt, in exchange for others."""
    for seat, hand in enumerate(hands):
        for card in each(hand & wanted) if seat != lucky else ():
            given = hands[lucky] & ~wanted
            lowest = given & -given
            hands[lucky] ^= lowest | card
            hands[seat] ^= lowest | card


def move(state: President, random: Random) -> Move:
    if state.phase == "play" and random.random() < 0.5:
        moves = [each_ for each_ in state.moves() if each_]
        if moves:
            return max(moves, key=int.bit_count) if state.table is None else random.choice(moves)
    return hunch(state, random)


# Which cards


def order(state: President) -> Words:
    """The ranks from weak to strong, as they are now."""
    ranks = range(LAST, -1, -1) if state.reversed else range(LAST + 1)
    return Words("fact-order", {"ranks": " ".join(map(shown, ranks)), "beat": ""})


def playable(state: President, random: Random) -> Question | None:
    table = state.table
    if state.phase != "play" or table is None:
        return None
    hand, usable = state.hands[state.to_act], 0
    for cards in state.moves():
        usable |= cards
    back = hand & ~usable
    if not usable or not back:
        return None
    why = [Words("why-follow", _told(state))]
    why += [order(state)] if state.reversed else []
    why += [refused(refusal) for refusal in _locked_out(state, back)][:1]
    return Question(
        ask=Words("quiz-playable"),
        rule="lock" if state.lock else "follow",
        task={"playable": True},
        why=tuple(why),
    )


def _told(state: President) -> dict[str, str | int]:
    assert state.table
    matched = "no" if state.least(state.table) > state.table.strengths[state.reversed] else "yes"
    return {**state.table.told(), "matched": matched}


def _locked_out(state: President, cards: Cards) -> list[Refusal]:
    found = (state.why_not(card) for card in each(cards))
    return [refusal for refusal in found if refusal and refusal.rule == "lock"]


def rule(state: President, random: Random) -> Question | None:
    """Which rule forbids these cards."""
    if state.phase != "play":
        return None
    options, hand = state.options, state.hands[state.to_act]
    among = ["combination", "follow", "lead"]
    among += ["lock"] * options.suit_lock + ["skip-two"] * options.no_skip_on_two
    found: dict[str, tuple[Cards, Refusal]] = {}
    passing = [PASS] if random.random() < 0.1 else []
    for cards in passing or [_some(hand, random, state) for _ in range(12)]:
        refusal = state.why_not(cards)
        if refusal and refusal.rule in among:
            found[refusal.rule] = cards, refusal
    rare = [name for name in found if name in ("lock", "skip-two")]
    if not found or (options.suit_lock and not rare and random.random() < 0.6):
        return None
    name = random.choice(rare or list(found))
    cards, refusal = found[name]
    text = DECK.write(cards) or "pass"
    return Question(
        ask=Words("quiz-rule", {"cards": text}) if cards else Words("quiz-rule-pass"),
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {text}", "among": among}},
        why=(refused(refusal),),
    )


def _some(hand: Cards, random: Random, state: President) -> Cards:
    """Cards that somebody could think of playing: as many as there are to beat, or a few."""
    size = state.table.size if state.table and random.random() < 0.7 else random.randint(1, 3)
    held = each(hand)
    return sum(random.sample(held, min(size, len(held))))


def kind(state: President, random: Random) -> Question | None:
    """What some cards are."""
    if state.phase != "play" or state.table is not None:
        return None
    hand, moves = state.hands[state.to_act], state.moves()
    found: dict[str, Cards] = {}
    for cards in random.sample(moves, len(moves)):
        if cards.bit_count() > 1:
            found[str(PLAYS[state.reversed][cards].told()["kind"])] = cards
    if not found:
        return None
    if near := _nearly(hand, random, state):
        found[SOLE] = near
    name = "sequence" if "sequence" in found else random.choice(list(found))
    among = ["set"] + ["sequence"] * state.options.sequence
    among += ["jokers"] * (state.options.jokers == 2) + [SOLE]
    cards = found[name]
    refusal, text = state.why_not(cards), DECK.write(cards)
    why = refused(refusal) if refusal else Words("why-kind", PLAYS[state.reversed][cards].told())
    return Question(
        ask=Words("quiz-kind", {"cards": text}),
        rule="sequence" if name == "sequence" else "combination",
        task={"choice": {"is": name, "of": f"kind {text}", "among": among}},
        why=(why,),
    )


def _nearly(hand: Cards, random: Random, state: President) -> Cards:
    """Cards that are nothing, rather such as look like something; 0: none found."""
    found, held = 0, each(hand)
    for _ in range(12):
        cards = sum(random.sample(held, min(len(held), random.randint(2, 4))))
        refusal = state.why_not(cards)
        if refusal and (refusal.args["problem"] != "ranks" or not found):
            found = cards
    return found


def strongest(state: President, random: Random) -> Question | None:
    """The best single card, as strength is now."""
    table = state.table
    if state.phase != "play" or (table and table.size > 1):
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
    joker = (Words("why-joker"),) if best > LAST else ()
    return Question(
        ask=Words("quiz-strongest"),
        rule="joker" if joker else _why_reversed(state),
        task={"accept": [write(state, card) for card in cards]},
        why=(*joker, order(state)),
    )


def _why_reversed(state: President) -> str:
    if state.jack_back:
        return "jack-back"
    return "revolution" if state.revolution else "combination"


# What comes of it


def next_player(state: President, random: Random) -> Question | None:
    if state.phase != "play":
        return None
    chosen = random.choice(state.moves())
    world, story = foretold(state, chosen)
    if world.phase != "play":
        return None
    said = [event for event in story if event.kind in (*EFFECTS, "trick")]
    if not said and random.random() < 0.85:
        return None  # just the next one along
    who: Args = {"player": state.to_act}
    told: Args = {**who, "cards": write(state, chosen)}
    return Question(
        ask=Words("quiz-next", told) if chosen else Words("quiz-next-pass", who),
        rule=_ruled(said, "pass"),
        task={
            "seat": {"is": world.to_act, "of": "to-act"},
            "after": (write(state, chosen),),
        },
        why=(*map(happened, said), Words("why-next", {"player": world.to_act})),
    )


def _ruled(story: Sequence[Event], otherwise: str) -> str:
    """The rule of what happened last, of what stands in the rulebook."""
    return next((event.kind for event in reversed(story) if event.kind in EFFECTS), otherwise)


def effects(state: President) -> list[str]:
    """What a play may bring about under the house rules, as strength is now."""
    flip = "counter-revolution" if state.revolution else "revolution"
    own = [name for name, option in EFFECTS.items() if getattr(state.options, option)]
    return own + [flip] * state.options.revolution


def effect(state: President, random: Random) -> Question | None:
    """What a play brings about, if it is one thing or nothing."""
    if state.phase != "play":
        return None
    hand, among = state.hands[state.to_act], effects(state)
    plays = [cards for cards in state.moves() if cards and cards != hand]
    found: dict[str, tuple[Cards, tuple[Words, ...]]] = {}
    for cards in random.sample(plays, min(12, len(plays))):
        _, story = foretold(state, cards)
        said = [event for event in story if event.kind in among]
        if not said:
            found[SOLE] = cards, (Words("why-no-effect"),)
        elif len(said) == 1:
            found[said[0].kind] = cards, (happened(said[0]),)
    if not found or (SOLE in found and random.random() < 0.8 and len(found) == 1):
        return None
    flips = [name for name in found if "revolution" in name]
    if state.options.revolution and not flips and random.random() < 0.6:
        return None
    name = random.choice(flips or [name for name in found if name != SOLE] or [SOLE])
    cards, why = found[name]
    return Question(
        ask=Words("quiz-effect", {"player": state.to_act, "cards": write(state, cards)}),
        rule="revolution" if "revolution" in name else "follow" if name == SOLE else name,
        task={
            "choice": {"is": name, "of": " ".join(["which", *among]), "among": [*among, SOLE]},
            "after": (write(state, cards),),
        },
        why=why,
    )


def finish(state: President, random: Random) -> Question | None:
    """Whether one may go out like this."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or state.why_not(hand):
        return None
    _, story = foretold(state, hand)
    ends = [event for event in story if event.kind in ("out", "illegal-finish")]
    (end,) = ends
    if end.kind == "out" and random.random() < 0.85:
        return None
    eights = state.options.illegal_finish_eight and state.options.eight_cut
    of = {"is": end.kind, "of": "which out illegal-finish", "among": ("out", "illegal-finish")}
    return Question(
        ask=Words("quiz-finish", {"player": state.to_act, "cards": write(state, hand)}),
        rule="illegal-finish",
        task={"choice": of, "after": (write(state, hand),)},
        why=(happened(end), Words("why-finish", {"eights": "yes" if eights else "no"})),
    )


# Between rounds


def give(state: President, random: Random) -> Question | None:
    """What one of the poor must give."""
    if state.phase != "give" or is_rich(state.ranking, state.to_act):
        return None
    cards = state.moves()[0]
    if state.hands[state.to_act] == cards:
        return None
    best = {"problem": "strongest", "cards": DECK.write(cards)}
    return Question(
        ask=Words("quiz-give", {"count": cards.bit_count()}),
        rule="exchange",
        task={"accept": (write(state, cards),)},
        why=(refused(Refusal("exchange", best)),),
        hides=("ask",),
    )


def score(state: President, random: Random) -> Question | None:
    """What a place brings when a round has ended."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or state.why_not(hand):
        return None
    world, _ = foretold(state, hand)
    if len(world.scores) == len(state.scores):
        return None
    seat, seats = random.randrange(len(world.hands)), len(world.hands)
    place, points = 1 + world.ranking.index(seat), world.scores[-1].points[seat]
    scoring = state.options.scoring
    why: Args = {"player": seat, "place": place, "title": title(place, seats), "points": points}
    return Question(
        ask=Words(
            f"quiz-score-{scoring}",
            {"player": state.to_act, "cards": write(state, hand), "giver": seat},
        ),
        rule="score",
        task={
            "number": {"is": points, "of": f"round {seat}"},
            "after": (write(state, hand),),
        },
        why=(Words(f"why-score-{scoring}", why),),
    )


QUIZ = Quiz[President](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "kind": Kind(make=kind, deal=deal_luckily),
        "strongest": Kind(make=strongest),
        "next": Kind(make=next_player),
        "effect": Kind(make=effect, needs=lambda start: bool(effects(start)), deal=deal_luckily),
        "finish": Kind(make=finish, needs=lambda start: start.options.illegal_finish),
        "give": Kind(make=give),
        "score": Kind(make=score),
    },
    deal=deal,
    move=move,
    length=90,
)
