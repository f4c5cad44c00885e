"""Guided games of haggis: when each rule first matters to the learner, and costs of poor moves."""

from typing import TypeAlias

from taku.cards import Cards
from taku.game import Args, Seat
from taku.games.haggis.combinations import Play, follows, leads, play_of, strongest_bomb
from taku.games.haggis.deck import DECK, NUMBERS, WILDS
from taku.games.haggis.rules import Haggis
from taku.games.haggis.scoring import PER_CARD, partner
from taku.guidance import Cost, Cue, Due, Guidance, GuideMoment, by, never
from taku.view import Spot

Now: TypeAlias = GuideMoment[Haggis]

DEAR = 5  # points: the least loss of cards that the guide mentions
PASS_BY = Spot("button", "pass")


def _hand(seat: Seat) -> Spot:
    return Spot("zone", "hand", seat)


def _last(state: Haggis) -> Spot:
    """Return the spot of the play that has just won a trick."""
    return Spot("item", state.last[-1][1].names()[0])


def _plays(now: Now) -> bool:
    return now.decides and now.after.phase == "play"


def _lead(now: Now) -> Due | None:
    if not _plays(now) or now.after.trick:
        return None
    return Due(_hand(now.seat), {}, now.seat)


def _follow(now: Now) -> Due | None:
    to_beat = now.after.to_beat
    if not _plays(now) or to_beat is None or not to_beat.width:
        return None
    return Due(Spot("zone", "centre"), {**to_beat.message_args()}, now.after.trick[-1][0])


def _ways(now: Now) -> tuple[list[Play], list[Play]]:
    """Return the learner's plays that beat the trick: ordinary plays, then bombs."""
    to_beat = now.after.to_beat
    assert to_beat
    found = list(map(play_of, follows(now.after.hands[now.seat], to_beat)))
    return [play for play in found if play.width], [play for play in found if not play.width]


def _pass(now: Now) -> Due | None:
    to_beat = now.after.to_beat
    if not _plays(now) or to_beat is None or any(_ways(now)):
        return None
    return Due(PASS_BY, {"seats": len(now.after.hands)}, now.seat)


def _wild(now: Now) -> Due | None:
    """Due if every ordinary play that beats the trick needs a wild card."""
    if not _plays(now) or not now.after.trick:
        return None
    usual = _ways(now)[0]
    if not usual or any(not play.cards & WILDS for play in usual):
        return None
    cards = DECK.write(now.after.hands[now.seat] & WILDS)
    return Due(Spot("item", cards.split()[0], now.seat), {"cards": cards}, now.seat)


def _bomb(now: Now) -> Due | None:
    """Due if a player has played a bomb, or if the learner can beat the trick only with one."""
    if now.event("bomb"):
        play = now.of_role("play")
        assert play
        args: Args = {"state": "played", "cards": play.args["cards"], "capture": ""}
        return Due(Spot("zone", "centre"), args, play.seat)
    if not _plays(now) or not now.after.trick:
        return None
    usual, bombs_ = _ways(now)
    if usual or not bombs_:
        return None
    marked = strongest_bomb(now.after.hands[now.seat])
    cards = DECK.write(
        next((bomb.cards for bomb in bombs_ if bomb.cards == marked), bombs_[0].cards)
    )
    args = {"state": "held", "cards": cards, "capture": now.after.options.bomb_capture}
    return Due(Spot("item", cards.split()[0], now.seat), args, now.seat)


def _capture(now: Now) -> Due | None:
    taken = now.event("trick-bombed")
    if not taken or taken.seat is None:
        return None
    args: Args = {"points": taken.args["points"], "count": taken.args["count"]}
    return Due(_last(now.after), args, taken.seat)


def _trick(now: Now) -> Due | None:
    taken = now.event("trick")
    if not taken or now.ended or now.after.to_act != taken.seat:
        return None
    args: Args = {"points": taken.args["points"], "count": taken.args["count"]}
    return Due(_last(now.after), args, taken.seat)


def _score(now: Now) -> Due | None:
    """Due when captured cards bring points, by the usual rule for card points only."""
    taken = now.event("trick", "trick-bombed")
    if not taken or not taken.args["points"] or now.after.options.card_points == "each":
        return None
    return Due(Spot("points", "", taken.seat), {"points": taken.args["points"]}, taken.seat)


def _each(now: Now) -> Due | None:
    taken = now.event("trick", "trick-bombed")
    if not taken or now.after.options.card_points != "each":
        return None
    return Due(Spot("points", "", taken.seat), {"points": taken.args["points"]}, taken.seat)


def _bet(now: Now) -> Due | None:
    if not _plays(now):
        return None
    bets = now.after.open_bets()
    if not bets:
        return None
    least = -bets[0]
    return Due(Spot("button", f"bet {least}"), {"points": least, **_failing(now)}, now.seat)


def _failing(now: Now) -> Args:
    """Return what decides where the points of a lost bet go."""
    return {"failed": now.after.options.failed_bet, "seats": len(now.after.hands)}


def _out(now: Now) -> Due | None:
    out = now.event("out")
    if not out:
        return None
    out_args = {name: out.args[name] for name in ("count", "points", "giver")}
    args: Args = {**out_args, "seats": len(now.after.hands)}
    return Due(Spot("badge", "out", out.seat), args, out.seat)


def _plays_on(now: Now) -> Due | None:
    """Due between tricks when one player is out and the others play on."""
    if now.ended or len(now.after.hands) == 2 or len(now.after.outs) != 1 or now.after.trick:
        return None
    seat, *_ = now.after.outs[0]
    return Due(Spot("badge", "out", seat), {}, seat)


def _haggis(now: Now) -> Due | None:
    left = now.event("haggis")
    if not left:
        return None
    return Due(Spot("points", "", left.seat), {"points": left.args["points"]}, left.seat)


def _end(now: Now) -> Due | None:
    return Due(Spot("points"), {"target": now.after.target()}) if now.ended else None


# Rules that the learner has used


def _led(now: Now) -> bool:
    return bool(now.own("play") and now.before and not now.before.trick)


def _followed(now: Now) -> bool:
    return bool(now.own("play") and now.before and now.before.trick)


def _passed(now: Now) -> bool:
    return bool(now.own("pass"))


def _used_wild(now: Now) -> bool:
    play = now.own("play")
    return play is not None and DECK.read(str(play.args["cards"])) & WILDS != 0


def _combination(kind: str, rule: str) -> Cue[Haggis]:
    """Return the cue for a kind of play without wild cards.

    It is due if a player has played the kind, or if the learner could lead it.
    """

    def when(now: Now) -> Due | None:
        play = now.of_role("play")
        if play and play.args["kind"] == kind and not DECK.read(str(play.args["cards"])) & WILDS:
            args: Args = {"state": "played", "cards": play.args["cards"]}
            return Due(Spot("zone", "centre"), args, play.seat)
        if not _plays(now) or now.after.trick:
            return None
        if (cards := _longest(now, kind)) is None:
            return None
        first = cards.split()[0]
        return Due(Spot("item", first, now.seat), {"state": "held", "cards": cards}, now.seat)

    def used(now: Now) -> bool:
        play = now.own("play")
        return play is not None and play.args["kind"] == kind

    return Cue(kind, rule, when, used)


def _longest(now: Now, kind: str) -> str | None:
    """Return the largest combination of a kind that the learner could lead without wild cards."""
    hand = now.after.hands[now.seat] & NUMBERS
    found = [play for play in map(play_of, leads(hand, now.after.widest)) if play.kind == kind]
    if not found:
        return None
    return DECK.write(max(found, key=lambda play: play.cards.bit_count()).cards)


def _hands(now: Now) -> Due | None:
    """Due at the learner's first decision in a round: what was dealt, and what was not."""
    state = now.after
    if not now.decides or state.played or state.trick or now.seat not in _fresh(state):
        return None
    args: Args = {"count": state.hands[now.seat].bit_count() - 3, "seats": len(state.hands)}
    return Due(_hand(now.seat), args, now.seat)


def _fresh(state: Haggis) -> list[Seat]:
    """Return the seats that still have all their wild cards."""
    return [seat for seat, hand in enumerate(state.hands) if (hand & WILDS).bit_count() == 3]


def _other_bomb(now: Now) -> Due | None:
    """Due if a player has played 3-5-7-9, or if the learner holds one."""
    play = now.of_role("play")
    if now.event("bomb") and play and not DECK.read(str(play.args["cards"])) & WILDS:
        args: Args = {"state": "played", "cards": play.args["cards"]}
        return Due(Spot("zone", "centre"), args, play.seat)
    if not _plays(now):
        return None
    bomb = strongest_bomb(now.after.hands[now.seat])
    if not bomb:
        return None
    cards = DECK.write(bomb)
    return Due(Spot("item", cards.split()[0], now.seat), {"state": "held", "cards": cards})


def _leader(now: Now) -> Due | None:
    """Due when a later round is dealt: the player with the fewest points leads."""
    state = now.after
    if not now.event("deal") or state.round < 2:
        return None
    leader = state.to_act
    if leader < 0 or state.phase != "play":
        return None
    return Due(Spot("points", "", leader), {}, leader)


def _bet_won(now: Now) -> Due | None:
    event = now.event("bet-won")
    if not event or now.after.declarer is not None:
        return None
    args: Args = {"points": event.args["points"]}
    return Due(Spot("badge", "bet", event.seat), args, event.seat)


def _bet_lost(now: Now) -> Due | None:
    event = now.event("bet-lost")
    if not event or now.after.declarer is not None:
        return None
    args: Args = {"points": event.args["points"], **_failing(now)}
    return Due(Spot("badge", "bet", event.seat), args, event.seat)


# House rules


def _bid(now: Now) -> Due | None:
    state = now.after
    if not now.decides or state.phase != "bid":
        return None
    return Due(PASS_BY, {"bid": state.bid}, now.seat)


def _declared(now: Now) -> Due | None:
    if not now.event("declarer"):
        return None
    seat = now.after.declarer
    return Due(Spot("badge", "declarer", seat), {"points": now.after.bid}, seat)


def _paid(now: Now) -> Due | None:
    """Due when the declarer has won or lost the bid."""
    event = now.event("bet-won", "bet-lost")
    if now.after.declarer is None or not event:
        return None
    state = "won" if event.kind == "bet-won" else "lost"
    args: Args = {"state": state, "points": now.after.bid}
    return Due(Spot("badge", "declarer", event.seat), args, event.seat)


def _choose(now: Now) -> Due | None:
    """Due when a player whose bomb won chooses who captures, by the house rule "choose"."""
    state = now.after
    if not now.event("choice"):
        return None
    return Due(Spot("zone", "centre"), {}, state.trick[-1][0])


def _keeps(now: Now) -> Due | None:
    """Due when a bomb has captured like any other play, by the house rule "winner"."""
    taken, before = now.event("trick"), now.before
    if not taken or not before or now.after.options.bomb_capture != "winner":
        return None
    if not now.after.last or now.after.last[-1][1].width:
        return None
    return Due(_last(now.after), {"points": taken.args["points"]}, taken.seat)


def _small_bet(now: Now) -> Due | None:
    if now.after.options.bets != "5-15-30":
        return None
    due = _bet(now)
    return Due(Spot("button", "bet 5"), {"points": 5}, now.seat) if due else None


def _failed_bet(now: Now) -> Due | None:
    """Due when the learner may bet and a failed bet costs its bettor points, by a house rule."""
    return _bet(now) if now.after.options.failed_bet == "lost" else None


def _mate(now: Now) -> Due | None:
    """Due in a team game at the learner's first decision in the play."""
    mate = partner(now.seat, len(now.after.hands))
    if mate is None or not _plays(now):
        return None
    return Due(Spot("badge", "team", mate), {}, mate)


def _team_round(now: Now) -> Due | None:
    mate = partner(now.seat, len(now.after.hands))
    if mate is None or not now.ended:
        return None
    points = now.after.scores[-1].points[now.seat]
    return Due(Spot("points", "", now.seat), {"points": points}, mate)


def _in_teams(options: object, seats: int) -> bool:
    return seats == 4


# Costs of a poor move


def _cost(now: Now) -> Cost | None:
    """Return the loss that the learner's decision has caused, or None.

    Three losses count:

    - another player captures a trick that the learner bombed
    - an opponent captures cards that the learner played
    - an opponent goes out while the learner holds most cards
    """
    before = now.before
    assert before
    if before.phase != "play":
        return None
    bombed = now.event("trick-bombed")
    if bombed and before.to_act == now.seat and _won_last(now) and bombed.seat != now.seat:
        points = int(bombed.args["points"])
        if points >= DEAR:
            return Cost(
                "bombed",
                points,
                Due(_last(now.after), {"points": points}, bombed.seat),
            )
    return _cost_of_cards(now) or _cost_of_out(now)


def _won_last(now: Now) -> bool:
    return bool(now.after.last) and now.after.last[-1][0] == now.seat


def _cost_of_cards(now: Now) -> Cost | None:
    """Return the loss if an opponent captured cards worth `DEAR` that the learner just played."""
    before = now.before
    taken = now.event("trick", "trick-bombed")
    assert before
    if not taken or taken.seat in (now.seat, partner(now.seat, len(now.after.hands))):
        return None
    laid: Cards = before.hands[now.seat] & ~now.after.hands[now.seat]
    points = now.after.worth(laid)
    if points < DEAR or now.ended:
        return None
    args: Args = {"points": points, "cards": DECK.write(laid)}
    return Cost("lost", points, Due(_last(now.after), args, taken.seat))


def _cost_of_out(now: Now) -> Cost | None:
    out = now.event("out")
    if not out or out.seat in (now.seat, partner(now.seat, len(now.after.hands))):
        return None
    if out.args["giver"] != now.seat:
        return None
    count = int(out.args["count"])
    args: Args = {"count": count, "points": PER_CARD * count}
    return Cost("out", PER_CARD * count, Due(Spot("badge", "out", out.seat), args, out.seat))


GUIDE = Guidance[Haggis](
    cues=(
        Cue("aim", "aim", never),
        Cue("partners", "teams", _mate, on=_in_teams),
        Cue("bid", "bid", _bid),
        Cue("small-bet", "bet", _small_bet, on=by("bets", "5-15-30")),
        Cue("failed-bet", "failed-bet", _failed_bet, on=by("failed_bet", "lost")),
        Cue("bet", "bet", _bet, lambda now: bool(now.event("bet") and now.own("call"))),
        Cue("bet-won", "bet", _bet_won),
        Cue("bet-lost", "failed-bet", _bet_lost),
        Cue("declarer", "bid", _declared),
        Cue("bid-paid", "bid", _paid),
        Cue("choose-capture", "capture", _choose, on=by("bomb_capture", "choose")),
        Cue("bomb-keeps", "capture", _keeps, on=by("bomb_capture", "winner")),
        Cue("capture", "capture", _capture, on=by("bomb_capture", "next-highest", "choose")),
        Cue("out", "out", _out),
        Cue("plays-on", "out", _plays_on, on=lambda options, seats: seats > 2),
        Cue("other-bomb", "bomb", _other_bomb),
        Cue("bomb", "bomb", _bomb, lambda now: bool(now.event("bomb") and now.own("play"))),
        Cue("wild", "wild", _wild, _used_wild),
        Cue("pass", "pass", _pass, _passed),
        Cue("each-card", "score", _each, on=by("card_points", "each")),
        Cue("trick", "trick", _trick),
        Cue("score", "score", _score, on=by("card_points", "classic")),
        Cue("leader", "leader", _leader),
        Cue("hands", "cards", _hands),
        Cue("follow", "follow", _follow, _followed),
        Cue("lead", "lead", _lead, _led),
        _combination("run", "run"),
        _combination("stairs", "stairs"),
        _combination("set", "set"),
        Cue("haggis", "out", _haggis, on=lambda options, seats: seats != 4),
        Cue("team-score", "teams-score", _team_round, on=_in_teams),
        Cue("end", "end", _end),
    ),
    cost=_cost,
    least=6.0,
)
