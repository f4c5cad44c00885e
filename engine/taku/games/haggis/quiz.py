"""Practice in haggis: what cards are, what they beat, and what they bring."""

from random import Random
from typing import Any

from taku.cards import Cards, each
from taku.game import Args, Move, Refusal, Seat
from taku.games.haggis.combinations import bombs, leads, play_of, readings
from taku.games.haggis.deck import (
    COLUMN,
    DECK,
    DECKS,
    JACKS,
    KINGS,
    NUMBERS,
    ODD,
    OWN_WILDS,
    QUEENS,
    ROW,
    SLOTS,
    WILDS,
)
from taku.games.haggis.hunch import hunch
from taku.games.haggis.rules import BETS, PASS, Haggis
from taku.games.haggis.scoring import partner
from taku.games.haggis.table import write
from taku.quiz import Kind, Question, Quiz, Words, foretold, happened, refused

KINDS = ("set", "run", "stairs", "bomb", "none")
RULES = ("combination", "follow", "lead", "bet")
BOMB_NAMES = ("rainbow", "suited", "none")


# Positions


def deal(state: Haggis, random: Random) -> Move:
    """A few cards of neighbouring ranks and few suits, so that there are sets and runs."""
    return _deal(state, random, numbers=random.randint(4, 6), wild=0.5)


def deal_little(state: Haggis, random: Random) -> Move:
    """So few cards that somebody is soon out."""
    return _deal(state, random, numbers=random.randint(1, 3), wild=0.2)


def deal_bombs(state: Haggis, random: Random) -> Move:
    """Many wild cards, and for one player 3, 5, 7 and 9 in any suits."""
    if state.phase == "dealer":
        return state.draw(random)
    *hands, haggis = DECK.unpack(deal(state, random), len(state.hands) + 1)
    own = DECKS[len(hands)] & NUMBERS & ~sum(hands)
    lucky, suited = random.randrange(len(hands)), random.random() < 0.5
    slots = random.sample(SLOTS[: 4 if len(hands) != 3 else 5], 4)
    wanted = DECK.read(" ".join(rank + slots[0 if suited else n] for n, rank in enumerate("3579")))
    if not wanted & ~own and random.random() < 0.6:
        hands[lucky] = hands[lucky] & WILDS | wanted | _some(hands[lucky] & NUMBERS, 2, random)
    wilds = (random.choice((0b011, 0b101, 0b110, 0b111)) for _ in hands)
    base = OWN_WILDS[0] // 0b111
    hands = [
        hand & NUMBERS | (some * base << 3 * seat)
        for seat, (hand, some) in enumerate(zip(hands, wilds, strict=True))
    ]
    return DECK.pack([*hands, haggis & ~sum(hands)])


def _deal(state: Haggis, random: Random, numbers: int, wild: float) -> Move:
    if state.phase == "dealer":
        return state.draw(random)
    seats = len(state.hands)
    first = random.randint(0, 2)
    slots = random.sample(range(len(SLOTS)), len(SLOTS) - random.randint(0, 2))
    pool = sum(COLUMN << slot for slot in slots) & sum(ROW[first : first + 7]) & DECKS[seats]
    hands = DECK.deal([numbers] * seats, random, pool)
    for seat in range(seats):
        hands[seat] |= sum(card for card in each(OWN_WILDS[seat]) if random.random() < wild)
    return DECK.pack([*hands, _some(pool & ~sum(hands), random.randint(0, 3), random)])


def _some(cards: Cards, number: int, random: Random) -> Cards:
    held = each(cards)
    return sum(random.sample(held, min(number, len(held))))


def move(state: Haggis, random: Random) -> Move:
    moves = state.moves()
    if state.phase != "play":
        return random.choice(moves)
    bets = state.open_bets()
    if bets and random.random() < 0.2:
        return random.choice(bets)
    plays = [each_ for each_ in moves if each_ > 0]
    return random.choice(plays) if plays and random.random() < 0.5 else hunch(state, random)


def move_to_the_end(state: Haggis, random: Random) -> Move:
    """Bets are made, and cards go whenever they can."""
    moves = state.moves()
    if state.phase != "play":
        return random.choice(moves)
    bets = state.open_bets()
    if bets and random.random() < 0.5:
        return random.choice(bets)
    plays = [each_ for each_ in moves if each_ > 0]
    return max(plays, key=lambda play: (play & DECK.all).bit_count()) if plays else PASS


# Which cards


def playable(state: Haggis, random: Random) -> Question | None:
    """Which cards are part of a play that beats the one on the table."""
    table = state.table if state.phase == "play" else None
    if table is None:
        return None
    hand, usable = state.hands[state.to_act], 0
    for each_ in state.moves():
        usable |= each_ & DECK.all if each_ > 0 else 0
    if not usable or usable == hand:
        return None
    return Question(
        ask=Words("quiz-playable"),
        rule="follow",
        task={"playable": True},
        why=(Words("why-follow", table.shape()),),
        hides=("bomb",),
    )


def rule(state: Haggis, random: Random) -> Question | None:
    """Which rule forbids this."""
    if state.phase != "play":
        return None
    hand, bet = state.hands[state.to_act], -BETS[state.options.bets][-1]
    tries = [_any_cards(state, random) for _ in range(6)]
    found = {}
    for tried in random.choice(([PASS], [bet], tries, tries, tries)):
        refusal = state.why_not(tried)
        if refusal and refusal.rule in RULES:
            found[refusal.rule] = tried, refusal
    if not found or not hand:
        return None
    name = random.choice(list(found))
    tried, refusal = found[name]
    ask, text = _tried(tried)
    return Question(
        ask=ask,
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {text}", "among": RULES}},
        why=(refused(refusal),),
    )


def _any_cards(state: Haggis, random: Random) -> Move:
    """Cards from the hand, as the notation of the table reads them."""
    size = state.table.cards.bit_count() if state.table and random.random() < 0.6 else 0
    cards = _some(state.hands[state.to_act], size or random.randint(2, 4), random)
    found = readings(cards, state.widest)
    alike = [play for play in found if state.table and play.width == state.table.width]
    return (alike or found)[0].move if found else cards


def _tried(tried: Move) -> tuple[Words, str]:
    if tried > 0:
        text = DECK.write(tried & DECK.all)
        return Words("quiz-rule", {"cards": text}), text
    if tried == PASS:
        return Words("quiz-rule-pass"), "pass"
    return Words("quiz-rule-bet", {"points": -tried}), f"bet {-tried}"


def kind(state: Haggis, random: Random) -> Question | None:
    """What some cards are."""
    if state.phase != "play" or state.table is not None:
        return None
    hand = state.hands[state.to_act]
    found: dict[str, Cards] = {}
    plays = leads(hand, state.widest)
    for play in map(play_of, random.sample(plays, min(60, len(plays)))):
        if play.cards.bit_count() > 1 and len(readings(play.cards, state.widest)) == 1:
            found[play.kind] = play.cards
    if not found:
        return None
    if near := _nothing(state, random):
        found["none"] = near
    name = random.choice(list(found))
    cards, text = found[name], DECK.write(found[name])
    refusal = state.why_not(cards)
    told: Args = {} if name == "none" else readings(cards, state.widest)[0].told()
    why = refused(refusal) if refusal and name == "none" else Words("why-kind", told)
    return Question(
        ask=Words("quiz-kind", {"cards": text}),
        rule="combination" if name == "none" else name,
        task={"choice": {"is": name, "of": f"kind {text}", "among": KINDS}},
        why=(why,),
        hides=("bomb",),
    )


def _nothing(state: Haggis, random: Random) -> Cards:
    """Cards that are no combination, rather such as look like one; 0: none found."""
    found = 0
    for _ in range(10):
        cards = _some(state.hands[state.to_act], random.randint(2, 5), random)
        refusal = state.why_not(cards)
        if refusal and refusal.args.get("problem") not in ("reading", "ranks" if found else ""):
            found = cards
    return found


def beats(state: Haggis, random: Random) -> Question | None:
    """Whether cards beat what lies on the table."""
    table = state.table if state.phase == "play" else None
    if table is None:
        return None
    plays = [each_ for each_ in state.moves() if each_ > 0]
    others = [cards for cards in (_any_cards(state, random) for _ in range(8)) if cards > 0]
    tries = plays if plays and random.random() < 0.5 else others
    tried = random.choice(tries)
    cards, refusal = tried & DECK.all, state.why_not(tried)
    if cards.bit_count() < 2 and random.random() < 0.8:
        return None
    play = play_of(tried) if refusal is None else None
    why = Words("why-beats", play.shape()) if play else refused(refusal or Refusal("follow"))
    text = DECK.write(cards)
    return Question(
        ask=Words("quiz-beats", {"cards": text, **_lying(state)}),
        rule="bomb" if play and not play.width else refusal.rule if refusal else "follow",
        task={
            "choice": {
                "is": "yes" if play else "no",
                "of": f"legal {text}",
                "among": ("yes", "no"),
            }
        },
        why=(why,),
        hides=("bomb",),
    )


def _lying(state: Haggis) -> Args:
    return {} if state.table is None else state.table.shape()


def bomb(state: Haggis, random: Random) -> Question | None:
    """To find a bomb in the hand."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or hand.bit_count() < 5:
        return None
    found = [cards for cards, _ in bombs(hand) if state.why_not(cards) is None]
    if not found:
        return None
    strong = play_of(found[-1])
    return Question(
        ask=Words("quiz-bomb"),
        rule="bomb",
        task={"accept": [write(state, cards) for cards in found]},
        why=(Words("why-bomb", strong.told()),),
        hides=("bomb",),
    )


# What they bring


def points(state: Haggis, random: Random) -> Question | None:
    """What captured cards are worth."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or state.table is not None:
        return None
    plays = [p for p in leads(hand, state.widest) if p & DECK.all != hand]
    play = play_of(random.choice(plays)) if plays else None
    if play is None or not play.width or play.cards.bit_count() < 2:
        return None
    world, story = _passed_out(state, play.move)
    if world is None:
        return None
    taking = next(event for event in story if event.kind == "trick")
    after = _log(state, play.move, world)
    return Question(
        ask=Words("quiz-points", {"player": state.to_act, "cards": after[0].partition(" as ")[0]}),
        rule="score",
        task={
            "number": {"is": taking.args["points"], "of": "event trick points"},
            "after": after,
        },
        why=(_worth(state, play.cards),),
    )


def _worth(state: Haggis, cards: Cards) -> Words:
    counted: Args = {
        "odd": (cards & ODD).bit_count(),
        "jacks": (cards & JACKS).bit_count(),
        "queens": (cards & QUEENS).bit_count(),
        "kings": (cards & KINGS).bit_count(),
        "points": state.worth(cards),
    }
    return Words(f"why-points-{state.options.card_points}", counted)


def _passed_out(state: Haggis, play: Move) -> tuple[Haggis | None, list[Any]]:
    """The position, and the story, after this play and a pass of everybody else."""
    passes = sum(1 for hand in state.hands if hand) - 1
    world, story = foretold(state, play, *[PASS] * passes)
    ended = world.trick == () and world.round == state.round and world.phase == "play"
    return (world, story) if ended else (None, [])


def _log(state: Haggis, play: Move, world: Haggis) -> list[str]:
    passes = sum(1 for hand in state.hands if hand) - 1
    return [write(state, play), *["pass"] * passes]


def capture(state: Haggis, random: Random) -> Question | None:
    """Who captures a trick that a bomb has won."""
    hand = state.hands[state.to_act]
    found = [cards for cards, _ in bombs(hand) if cards != hand and not state.why_not(cards)]
    if state.phase != "play" or not found or (state.table is None and random.random() < 0.7):
        return None
    cards = random.choice(found)
    world, story = _passed_out(state, cards)
    if world is None:
        return None
    taking = next(event for event in story if event.kind in ("trick", "trick-bombed"))
    told: Args = {"player": state.to_act, "cards": DECK.write(cards)}
    by = {"by": state.options.bomb_capture, "led": "no" if state.trick else "yes"}
    return Question(
        ask=Words("quiz-capture", told),
        rule="capture",
        task={
            "seat": {"is": taking.seat, "of": f"event {taking.kind}"},
            "after": _log(state, cards, world),
        },
        why=(happened(taking), Words("why-capture", by)),
    )


def out(state: Haggis, random: Random) -> Question | None:
    """What being out brings at once."""
    going = _whole(state)
    if not going:
        return None
    _, story = foretold(state, going)
    event = next(event for event in story if event.kind == "out")
    text = write(state, going)
    return Question(
        ask=Words("quiz-out", {"player": state.to_act, "cards": text.partition(" as ")[0]}),
        rule="out",
        task={
            "number": {"is": event.args["points"], "of": "event out points"},
            "after": (text,),
        },
        why=(happened(event),),
        hides=("running",),
    )


def _whole(state: Haggis) -> Move:
    """A play of all cards in the hand; 0: there is none."""
    if state.phase != "play":
        return 0
    found = readings(state.hands[state.to_act], state.widest)
    return next((play.move for play in found if not state.why_not(play.move)), 0)


def bets(state: Haggis, random: Random) -> Question | None:
    """Who gets what of the bets when the round is over."""
    going = _whole(state)
    if not going or not any(state.stakes()):
        return None
    world, _ = foretold(state, going)
    if len(world.scores) == len(state.scores):
        return None
    seat, text = random.randrange(len(world.hands)), write(state, going)
    first = world.outs[0][0]
    return Question(
        ask=Words(
            "quiz-bets",
            {"player": state.to_act, "cards": text.partition(" as ")[0], "giver": seat},
        ),
        rule="bid" if state.declarer is not None else "bet",
        task={
            "number": {
                "is": world.scores[-1].parts["bets"][seat],
                "of": f"part bets {seat}",
            },
            "after": (text,),
        },
        why=(Words("why-first", {"player": first}), *_paid(world, seat)),
        hides=("running",),
    )


def _paid(world: Haggis, seat: Seat) -> list[Words]:
    own = (seat, partner(seat, len(world.hands)))
    told = [
        Words(
            "fact-made-bet" if to == bettor else "fact-made-by-bet",
            {"points": paid, "giver": bettor},
        )
        for to, bettor, paid in world.payments
        if to in own
    ]
    return told or [Words("why-no-bets", {"player": seat})]


def captures_itself(start: Haggis) -> bool:
    return start.options.bomb_capture != "choose"


QUIZ = Quiz[Haggis](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "kind": Kind(make=kind, deal=deal_bombs),
        "beats": Kind(make=beats),
        "bomb": Kind(make=bomb, deal=deal_bombs),
        "points": Kind(make=points),
        "capture": Kind(make=capture, needs=captures_itself, deal=deal_bombs),
        "out": Kind(make=out, deal=deal_little),
        "bets": Kind(make=bets, deal=deal_little, move=move_to_the_end),
    },
    deal=deal,
    move=move,
    length=60,
)
