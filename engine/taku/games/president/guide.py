"""When each rule of President first matters to a learner."""

from taku.cards import Cards
from taku.game import Args, Event, Seat
from taku.games.president.combinations import DECK, JOKERS, PLAYS, Play, rank_named, sequences
from taku.games.president.guide_moments import (
    CENTRE,
    PASS_BY,
    Now,
    hand_spot,
    lost,
    may_lead,
    may_play,
    played_by,
)
from taku.games.president.guide_rare import RARE, first_card
from taku.games.president.legality import EIGHT, JACK, NINE, SPADE_THREE, THREE, TWO
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.games.president.titles import is_rich, partner, title
from taku.guidance import Cost, Cue, Due, Guidance, by, never
from taku.view import Spot

FEW = 7  # cards in hand at which a player should think of the last one


def _first(now: Now) -> Due | None:
    """Return the tip on the leader of the first round, and the reason."""
    return None if now.after.options.first_card_played else first_card(now)


def _lead(now: Now) -> Due | None:
    return Due(hand_spot(now.seat), {}, now.seat) if may_lead(now) else None


def _follow(now: Now) -> Due | None:
    to_beat = now.after.to_beat
    if not may_play(now) or to_beat is None or len(now.after.moves()) < 2:
        return None
    return Due(CENTRE, {**to_beat.word_args()}, now.after.ahead)


def _pass(now: Now) -> Due | None:
    """Return the tip if the learner has nothing to play."""
    if not may_play(now) or now.after.to_beat is None or len(now.after.moves()) > 1:
        return None
    args: Args = {"again": "no" if now.after.options.permanent_pass else "yes"}
    return Due(PASS_BY, args, now.seat)


def _order(now: Now) -> Due | None:
    """Return the tip if a 2 or an ace is on the table: it is strong, although its number is low."""
    play = now.of_role("play")
    if not play or now.after.reversed or now.after.to_beat is None:
        return None
    if play.args["kind"] != "set" or play.args["low"] not in ("A", "2"):
        return None
    return Due(
        CENTRE,
        {"cards": play.args["cards"], "rank": "two" if play.args["low"] == "2" else "ace"},
        play.seat,
    )


def _trick(now: Now) -> Due | None:
    taken = now.event("trick")
    if not taken or not now.event("pass") or now.ended or now.after.to_act != taken.seat:
        return None
    _, play = now.after.last[-1]
    return Due(Spot("item", DECK.list(play.cards)[0]), {}, taken.seat)


def _titles(now: Now) -> Due | None:
    out = now.event("out")
    if not out or now.ended:
        return None
    args: Args = {"place": out.args["place"], "title": out.args["title"]}
    return Due(Spot("badge", "out", out.seat), args, out.seat)


def _score(now: Now) -> Due | None:
    if not now.ended:
        return None
    points = now.after.scores[-1].points[now.seat]
    return Due(Spot("points", "", now.seat), {"points": points}, now.seat)


def _next_round(now: Now) -> Due | None:
    """Return the tip on what the places mean for the next round."""
    if not now.ended:
        return None
    ranking = now.after.ranking
    place = 1 + ranking.index(now.seat)
    args: Args = {"place": place, "title": title(place, len(ranking))}
    return Due(Spot("badge", "out", now.seat), args, now.seat)


# House rules: a tip is due when the rule applies, or just before, if the learner could cause it


def _held(now: Now, cards: Cards) -> str:
    """Return the first of these cards that the learner may play now, alone or in a combination."""
    if not may_play(now):
        return ""
    may = 0
    for move in now.after.moves():
        may |= move
    return DECK.list(may & cards)[0] if may & cards else ""


def _effect(kind: str, rule: str, cards: Cards) -> Cue[President]:
    """Return the cue of a rank with an effect: due if it was played, or if the learner could play
    it.
    """

    def when(now: Now) -> Due | None:
        if (event := now.event(kind)) and (play := now.of_role("play")):
            args: Args = {"state": "played", "cards": play.args["cards"], **_order_of(event)}
            return Due(played_by(play), args, play.seat)
        if card := _held(now, cards):
            args = {"state": "held", "cards": card, "order": "", "direction": ""}
            return Due(Spot("item", card, now.seat), args, now.seat)
        return None

    return Cue(rule, rule, when)


FIVE, SEVEN, TEN, QUEEN = map(rank_named, "57TQ")


def _whole(kind: str, marked: Cards, size: int) -> Cue[President]:
    """Return the cue of a play of exactly these cards: due if it was made, or could be."""

    def when(now: Now) -> Due | None:
        if now.event(kind) and (play := now.of_role("play")):
            return Due(played_by(play), {"state": "played", "cards": play.args["cards"]}, play.seat)
        moves = now.after.moves() if may_play(now) else ()
        found = [move for move in moves if not move & ~marked and move.bit_count() == size]
        rival = now.after.to_beat
        always = kind == "spade-three"  # worth knowing before a joker comes
        fitting = [move for move in found if move and (always or _ends(now.after, move, rival))]
        if not fitting:
            return None
        args: Args = {"state": "held", "cards": DECK.write(fitting[0])}
        return Due(hand_spot(now.seat), args, now.seat)

    return Cue(kind, kind, when)


def _ends(state: President, move: Cards, rival: Play | None) -> bool:
    """True if the play would end the trick at once."""
    return state.ends_with(PLAYS[state.reversed][move], rival) != ""


def _number_lock(now: Now) -> Due | None:
    if not now.event("number-lock") or not now.after.number_lock:
        return None
    args: Args = {"rank": now.after.next_number()}
    return Due(Spot("badge", "number-lock"), args, now.after.ahead)


def _order_of(event: Event) -> dict[str, str | int]:
    return {name: event.args.get(name, "") for name in ("order", "direction")}


def _joker(now: Now) -> Due | None:
    play = now.of_role("play")
    if play and JOKERS & DECK.read(str(play.args["cards"])):
        state = "alone" if play.args["kind"] == "jokers" else "among"
        args: Args = {"state": state, "cards": play.args["cards"]}
        return Due(played_by(play), args, play.seat)
    if card := _held(now, JOKERS):
        return Due(Spot("item", card, now.seat), {"state": "held", "cards": card}, now.seat)
    return None


def _revolution(now: Now) -> Due | None:
    if (event := now.event("revolution", "counter-revolution")) and (play := now.of_role("play")):
        args: Args = {"state": event.kind, "cards": play.args["cards"]}
        return Due(played_by(play), args, play.seat)
    if may_lead(now) and not now.after.revolution:
        plays, turns = PLAYS[now.after.reversed], now.after.options.makes_revolution
        four = next((move for move in now.after.moves() if turns(plays[move])), 0)
        if four:
            args = {"state": "held", "cards": DECK.write(four)}
            return Due(hand_spot(now.seat), args, now.seat)
    return None


def _skip(now: Now) -> Due | None:
    if (event := now.event("skip")) and (play := now.of_role("play")):
        args: Args = {"state": "played", "cards": play.args["cards"]}
        return Due(Spot("badge", "skipped", event.seat), args, event.seat)
    to_beat = now.after.to_beat
    if not may_play(now) or to_beat is None:
        return None
    side = now.after.reversed
    same = [
        move
        for move in now.after.moves()
        if move and PLAYS[side][move].strengths[side] == to_beat.strengths[side]
    ]
    if not same:
        return None
    args = {"state": "held", "cards": DECK.write(same[0])}
    return Due(hand_spot(now.seat), args, now.seat)


def _skip_two(now: Now) -> Due | None:
    """Return the tip if the strongest rank is on the table, and the learner holds one of it."""
    state = now.after
    if not may_play(now) or state.to_beat is None or not state.options.no_skip_on_two:
        return None
    top = THREE if state.reversed else TWO
    on = state.to_beat.kind == "set" and state.to_beat.size == 1 and state.to_beat.cards & top
    if not on or not state.hands[now.seat] & top:
        return None
    cards = DECK.write(state.hands[now.seat] & top)
    return Due(hand_spot(now.seat), {"cards": cards}, now.seat)


def _sequence(now: Now) -> Due | None:
    play = now.of_role("play")
    if play and play.args["kind"] == "sequence":
        args: Args = {"state": "played", "cards": play.args["cards"]}
        return Due(played_by(play), args, play.seat)
    if not may_lead(now):
        return None
    found = sequences(now.after.hands[now.seat] & ~JOKERS)
    if not found:
        return None
    cards = DECK.write(max(found, key=lambda some: some.bit_count()))
    return Due(hand_spot(now.seat), {"state": "held", "cards": cards}, now.seat)


def _lock(now: Now) -> Due | None:
    event = now.event("lock")
    if not event or not now.after.lock:
        return None
    return Due(Spot("badge", "lock"), {"suits": event.args["suits"]}, now.after.ahead)


def _illegal_finish(now: Now) -> Due | None:
    """Return the tip if it has happened, or if the learner has few cards and one that may not be
    last.
    """
    state = now.after
    event = now.event("illegal-finish")
    if event:
        args: Args = {"state": "done", "cards": event.args["cards"]}
        return Due(lost(event.seat), args, event.seat)
    hand = state.hands[now.seat]
    forbidden = hand & (JOKERS | (THREE if state.revolution else TWO))
    if state.options.illegal_finish_eight:
        forbidden |= hand & EIGHT
    if not may_play(now) or not forbidden or hand.bit_count() > FEW:
        return None
    card = DECK.list(forbidden)[0]
    return Due(Spot("item", card, now.seat), {"state": "held", "cards": card}, now.seat)


def _illegal_eight(now: Now) -> Due | None:
    """Return the tip on an 8 as the last card."""
    state = now.after
    event = now.event("illegal-finish")
    if event and DECK.read(str(event.args["cards"])) & EIGHT:
        args: Args = {"state": "done", "cards": event.args["cards"]}
        return Due(lost(event.seat), args, event.seat)
    eights = state.hands[now.seat] & EIGHT
    if not may_play(now) or not eights:
        return None
    card = DECK.list(eights)[0]
    return Due(Spot("item", card, now.seat), {"state": "held", "cards": card}, now.seat)


def _permanent_pass(now: Now) -> Due | None:
    """Return the tip if the learner can play, but a pass would last for the whole trick."""
    if not may_play(now) or now.after.to_beat is None or len(now.after.moves()) < 2:
        return None
    return Due(PASS_BY, {}, now.seat)


def _exchange(now: Now) -> Due | None:
    """Return the tip if the learner is to give cards."""
    state = now.after
    if not now.decides or state.phase != "give":
        return None
    other = partner(state.titled, now.seat)
    kind = "rich" if is_rich(state.titled, now.seat) else "poor"
    args: Args = {"state": kind, "count": state.due()}
    return Due(hand_spot(now.seat), args, other)


def _exchanged(now: Now) -> Due | None:
    """Return the tip on the cards that the learner has got."""
    state = now.after
    other = partner(state.titled, now.seat) if state.titled else None
    if other is None or not now.event("exchange"):
        return None
    cards = DECK.write(state.gave[other])
    return Due(hand_spot(now.seat), {"cards": cards}, other) if cards else None


def _after_receiving(now: Now) -> Due | None:
    due = _exchange(now)
    rich = is_rich(now.after.titled, now.seat)
    return due if due and rich and now.after.options.exchange == "after-receiving" else None


def _beggar_leads(now: Now) -> Due | None:
    """Return the tip on the leader of a later round."""
    state = now.after
    if state.round < 2 or state.phase != "play" or not now.event("exchange"):
        return None
    args: Args = {"first": state.options.first_player}
    return Due(Spot("badge", "title", state.to_act), args, state.to_act)


def _downfall(now: Now) -> Due | None:
    event = now.event("downfall")
    if event:
        return Due(Spot("badge", "fallen", event.seat), {"state": "fallen"}, event.seat)
    state = now.after
    if not may_play(now) or not state.titled or state.finished or not state.options.downfall:
        return None
    president = state.titled[0]
    return Due(Spot("badge", "title", president), {"state": "near"}, president)


def _lives(now: Now) -> Due | None:
    if not now.ended or now.after.options.scoring != "lives":
        return None
    lost = -now.after.scores[-1].points[now.seat]
    return Due(Spot("points", "", now.seat), {"count": lost}, now.seat)


def _minister(now: Now) -> Due | None:
    """Return the tip at the end of a round in which the Minister has lost no life."""
    state = now.after
    if not now.ended or state.options.scoring != "lives" or state.options.minister_loses:
        return None
    if len(state.ranking) < 4:
        return None
    return Due(Spot("points", "", state.ranking[1]), {}, state.ranking[1])


# Rules that the learner has used


def _led(now: Now) -> bool:
    return bool(now.own("play") and now.before and now.before.to_beat is None)


def _followed(now: Now) -> bool:
    return bool(now.own("play") and now.before and now.before.to_beat is not None)


def _passed(now: Now) -> bool:
    return bool(now.own("pass"))


def _gave(now: Now) -> bool:
    return bool(now.own("choose"))


# Costs of a poor move


def _cost(now: Now) -> Cost | None:
    """Return the cost of an illegal finish, or of a pass where the learner could have won the
    trick.
    """
    before = now.before
    assert before
    illegal = now.event("illegal-finish")
    if illegal and illegal.seat == now.seat:
        cards = str(illegal.args["cards"])
        return Cost("illegal-finish", 1, Due(lost(now.seat), {"cards": cards}, now.seat))
    taken = now.event("trick")
    if before.phase != "play" or not taken or taken.seat == now.seat or not now.after.last:
        return None
    winner, play = now.after.last[-1]
    if winner == now.seat or before.to_beat is None:
        return None
    passed = now.after.hands[now.seat] == before.hands[now.seat]
    if not passed or now.event("jack-back", "revolution", "counter-revolution", "lock"):
        return None
    args: Args = {"cards": DECK.write(play.cards)}
    would = _winning_play(before, now.seat, play.strengths[before.reversed])
    if not would:
        return None
    return Cost("passed", 0, Due(Spot("item", DECK.list(play.cards)[0]), args, winner))


def _winning_play(before: President, seat: Seat, strength: int) -> Cards:
    """Return a play that the learner could have made instead of the pass, and won with."""
    side = before.reversed
    for move in before.moves():
        if move != PASS and PLAYS[side][move].strengths[side] > strength:
            return move
    return 0


GUIDE = Guidance[President](
    cues=(
        Cue("aim", "aim", never),
        *RARE,
        Cue("illegal-finish-eight", "illegal-finish-eight", _illegal_eight),
        Cue("illegal-finish", "illegal-finish", _illegal_finish),
        Cue("downfall", "downfall", _downfall),
        Cue("revolution", "revolution", _revolution),
        _effect("eight-cut", "eight-cut", EIGHT),
        _effect("jack-back", "jack-back", JACK),
        _effect("nine-reverse", "nine-reverse", NINE),
        _effect("five-skip", "five-skip", FIVE),
        _effect("seven-give", "seven-give", SEVEN),
        _effect("ten-discard", "ten-discard", TEN),
        _effect("queen-bomber", "queen-bomber", QUEEN),
        _whole("spade-three", SPADE_THREE, 1),
        _whole("sandstorm", THREE, 3),
        _whole("nines-cut", NINE, 2),
        _whole("two-clears", TWO, 1),
        Cue("number-lock", "number-lock", _number_lock),
        Cue("lock", "lock", _lock),
        Cue("skip-two", "skip-two", _skip_two),
        Cue("skip", "skip", _skip),
        Cue("sequence", "sequence", _sequence),
        Cue("joker", "joker", _joker),
        Cue(
            "after-receiving",
            "exchange",
            _after_receiving,
            on=by("exchange", "after-receiving"),
        ),
        Cue("exchange", "exchange", _exchange, _gave),
        Cue("exchanged", "exchange", _exchanged),
        Cue("beggar-leads", "first", _beggar_leads, on=by("first_player", "beggar", "president")),
        Cue("permanent-pass", "permanent-pass", _permanent_pass),
        Cue("titles", "titles", _titles),
        Cue("first", "first", _first),
        Cue("pass", "pass", _pass, _passed),
        Cue("trick", "pass", _trick),
        Cue("order", "combination", _order),
        Cue("follow", "follow", _follow, _followed),
        Cue("lead", "lead", _lead, _led),
        Cue("minister", "minister", _minister, on=by("minister_loses", False)),
        Cue("lives", "score", _lives, on=by("scoring", "lives")),
        Cue("score", "score", _score, on=by("scoring", "points")),
        Cue("next-round", "exchange", _next_round),
    ),
    cost=_cost,
    least=0.3,
)
