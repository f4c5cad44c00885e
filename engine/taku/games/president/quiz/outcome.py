"""Questions about the consequences of a play in President."""

from collections.abc import Sequence
from random import Random

from taku.cards import Cards
from taku.game import Args, Event
from taku.games.president.rules import President
from taku.games.president.table import write
from taku.games.president.titles import title
from taku.quiz import Question, foretold, happened
from taku.view import Sentence

EFFECTS = {  # effects, each with the option that switches it on
    "skip": "skip",
    "lock": "suit_lock",
    "number-lock": "number_lock",
    "spade-three": "spade_three",
    "sandstorm": "sandstorm",
    "five-skip": "five_skip",
    "seven-give": "seven_give",
    "ten-discard": "ten_discard",
    "queen-bomber": "queen_bomber",
    "nines-cut": "nines_cut",
    "two-clears": "two_clears",
    "eight-cut": "eight_cut",
    "nine-reverse": "nine_reverse",
    "jack-back": "jack_back",
}
PLAIN = "plain"  # no effect


def next_player(state: President, random: Random) -> Question | None:
    """Ask who acts after a move."""
    if state.phase != "play":
        return None
    chosen = random.choice(state.moves())
    world, story = foretold(state, chosen)
    if world.phase != "play":
        return None
    events = [event for event in story if event.kind in (*EFFECTS, "trick")]
    if not events and random.random() < 0.85:
        return None  # too easy: the next seat
    who: Args = {"player": state.to_act}
    args: Args = {**who, "cards": write(state, chosen)}
    return Question(
        ask=Sentence("quiz-next", args=args) if chosen else Sentence("quiz-next-pass", args=who),
        rule=_ruled(events, "pass"),
        task={
            "seat": {"is": world.to_act, "of": "to-act"},
            "after": (write(state, chosen),),
        },
        why=(*map(happened, events), Sentence("why-next", args={"player": world.to_act})),
    )


def _ruled(story: Sequence[Event], otherwise: str) -> str:
    """Return the last of these events that has a rule of its own, or `otherwise`."""
    return next((event.kind for event in reversed(story) if event.kind in EFFECTS), otherwise)


def effects(state: President) -> list[str]:
    """Return the effects that a play may have under the house rules, in the current order."""
    flip = "counter-revolution" if state.revolution else "revolution"
    options = state.options
    own = [
        name for name, option in EFFECTS.items() if getattr(options, option) not in (False, "off")
    ]
    return own + [flip] * state.options.revolution


def effect(state: President, random: Random) -> Question | None:
    """Ask which effect a play has, if it has at most one."""
    if state.phase != "play":
        return None
    hand, among = state.hands[state.to_act], [*effects(state), PLAIN]
    plays = [cards for cards in state.moves() if cards and cards != hand]
    found: dict[str, tuple[Cards, tuple[Sentence, ...]]] = {}
    for cards in random.sample(plays, min(12, len(plays))):
        _, story = foretold(state, cards)
        events = [event for event in story if event.kind in among]
        if not events:
            found[PLAIN] = cards, (Sentence("why-plain"),)
        elif len(events) == 1:
            found[events[0].kind] = cards, (happened(events[0]),)
    if not found or (PLAIN in found and random.random() < 0.8 and len(found) == 1):
        return None
    flips = [name for name in found if "revolution" in name]
    if state.options.revolution and not flips and random.random() < 0.6:
        return None
    name = random.choice(flips or [name for name in found if name != PLAIN] or [PLAIN])
    cards, why = found[name]
    return Question(
        ask=Sentence("quiz-effect", args={"player": state.to_act, "cards": write(state, cards)}),
        rule="revolution" if "revolution" in name else "follow" if name == PLAIN else name,
        task={
            "choice": {
                "is": name,
                "of": " ".join(["which", *among]),
                "among": among,
            },
            "after": (write(state, cards),),
        },
        why=why,
    )


def finish(state: President, random: Random) -> Question | None:
    """Ask if a player may go out with these cards."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or state.why_not(hand):
        return None
    _, story = foretold(state, hand)
    ends = [event for event in story if event.kind in ("out", "illegal-finish")]
    (end,) = ends
    if end.kind == "out" and random.random() < 0.85:
        return None
    eights = state.options.illegal_finish_eight and state.options.eight_cut
    of = {"is": end.kind, "of": "which illegal-finish out", "among": ("out", "illegal-finish")}
    return Question(
        ask=Sentence("quiz-finish", args={"player": state.to_act, "cards": write(state, hand)}),
        rule="illegal-finish",
        task={"choice": of, "after": (write(state, hand),)},
        why=(happened(end), Sentence("why-finish", args={"eights": "yes" if eights else "no"})),
    )


def score(state: President, random: Random) -> Question | None:
    """Ask for the points of a place after a round."""
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
        ask=Sentence(
            f"quiz-score-{scoring}",
            args={"player": seat, "cards": write(state, hand)},
        ),
        rule="score",
        task={
            "number": {"is": points, "of": f"round {seat}"},
            "after": (write(state, hand),),
        },
        why=(Sentence(f"why-score-{scoring}", args=why),),
    )
