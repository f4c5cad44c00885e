"""Guided dice games: when each rule first matters to the learner."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from taku.game import Args
from taku.games.yahtzee.boxes import Box, in_column
from taku.games.yahtzee.dice import FIVE, ONE_OF, counts, faces
from taku.games.yahtzee.rules import FIVES, THROWS, Yahtzee
from taku.guidance import Cost, Cue, Due, Guidance, GuideMoment, by, never
from taku.view import Spot

Now: TypeAlias = GuideMoment[Yahtzee]

DICE = Spot("zone", "centre")
DEAR = 8  # points: the least loss that the guide mentions
GOOD = 25  # points: dice worth as much should not be thrown again
APART = ("plus", "minus")  # boxes whose sums are no points
YAMS_SMALL_STRAIGHT = 45  # points of a small straight by the house rule of Yams


def _row(state: Yahtzee, place: int) -> Spot:
    """Return the spot of a box on the score sheet."""
    return Spot("row", state.sheet.boxes[place].row)


def _scoring(state: Yahtzee) -> Sequence[int]:
    """Return the indices of the boxes that may be filled, without Plus and Minus."""
    return [place for place in state.allowed() if state.sheet.boxes[place].id not in APART]


def _open(state: Yahtzee, *ids: str) -> int | None:
    """Return the index of the allowed box with one of these ids that brings most, or None.

    None also before the first throw.
    """
    if not state.dice:
        return None
    places = [place for place in state.allowed() if state.sheet.boxes[place].id in ids]
    return max(places, key=state.worth, default=None)


def _written(state: Yahtzee, args: Args) -> Box:
    """Return the box that an event names."""
    place = state.sheet.place(in_column(str(args["box"]), str(args.get("column", ""))))
    assert place is not None
    return state.sheet.boxes[place]


def _in_its_column(row: str, args: Args) -> Spot:
    """Return the spot of a computed row, in the column that an event names."""
    return Spot("row", in_column(row, str(args.get("column", ""))))


def _best(state: Yahtzee) -> int:
    """Return the most points that the dice bring in a box, Plus and Minus left out."""
    return max(map(state.worth, _scoring(state)), default=0)


def _roll(now: Now) -> Due | None:
    if not now.decides or now.after.rolls != THROWS - 1:
        return None
    return Due(DICE, {"left": now.after.rolls}, now.seat)


def _keep(now: Now) -> Due | None:
    if not now.decides or now.after.rolls != THROWS - 2 or not now.after.kept:
        return None
    return Due(Spot("zone", "kept"), {"count": len(now.after.kept)}, now.seat)


def _fill(now: Now) -> Due | None:
    state = now.after
    if not now.decides or state.rolls or not _best(state):
        return None
    place = max(_scoring(state), key=state.worth)
    args: Args = {**state.sheet.boxes[place].args, "points": state.worth(place)}
    return Due(_row(state, place), args, now.seat)


def _zero(now: Now) -> Due | None:
    """Due when no throw is left and the dice bring 0 points in every box."""
    state = now.after
    if not now.decides or state.rolls or any(map(state.worth, state.allowed())):
        return None
    return Due(_row(state, state.allowed()[-1]), {"count": len(state.allowed())}, now.seat)


def _upper(now: Now) -> Due | None:
    """Due with three dice of a face whose box is open, or two after the last throw."""
    state = now.after
    if not now.decides:
        return None
    number, least = counts(state.dice), 3 if state.rolls else 2
    boxes = state.sheet.boxes
    faces = {place: boxes[place].face for place in state.allowed() if boxes[place].face}
    places = [place for place, face in faces.items() if number[face - 1] >= least]
    if not places:
        return None
    place = max(places, key=state.worth)
    part, box = state.part(place), boxes[place]
    args: Args = {
        **box.args,
        "points": state.worth(place),
        "upper": part.sheet.upper(part.marks),
        "target": part.sheet.target,
    }
    bonus = part.sheet.bonus
    return Due(_in_its_column(bonus.row, box.args) if bonus else _row(state, place), args, now.seat)


def _extra(now: Now) -> Due | None:
    """Due when a player has reached the bonus of the upper boxes."""
    event, bonus = now.event("bonus"), now.after.sheet.columns[0].bonus
    if not event or not bonus:
        return None
    at = _in_its_column(bonus.row, event.args)
    return Due(at, {"points": event.args["points"]}, event.seat)


def _box(id: str, rule: str, *boxes: str) -> Cue[Yahtzee]:
    """Return a cue for some boxes.

    It is due if the learner's dice fit one of them, or if a player has filled one for points.
    """

    def when(now: Now) -> Due | None:
        state, filled = now.after, now.of_role("fill")
        if filled and filled.args["box"] in boxes and filled.args["points"]:
            args: Args = {"state": "written", **filled.args}
            return Due(Spot("row", _written(state, filled.args).row), args, filled.seat)
        best = _open(state, *boxes) if now.decides else None
        if best is None or not state.worth(best):
            return None
        args = {"state": "fits", **state.sheet.boxes[best].args, "points": state.worth(best)}
        return Due(_row(state, best), args, now.seat)

    def used(now: Now) -> bool:
        filled = now.own("fill")
        return filled is not None and filled.args["box"] in boxes and filled.args["points"] != 0

    return Cue(id, rule, when, used)


def _any_dice(now: Now) -> Due | None:
    """Due after the learner's last throw if the box for any dice is open."""
    state = now.after
    place = next(
        (place for place in _scoring(state) if state.sheet.boxes[place].wants == "sum"), None
    )
    if not now.decides or state.rolls or place is None:
        return None
    return Due(_row(state, place), {"points": state.worth(place)}, now.seat)


def _difference(now: Now) -> Due | None:
    """Due after the learner's last throw if Plus or Minus is open."""
    state, place = now.after, _open(now.after, *APART)
    if not now.decides or state.rolls or place is None:
        return None
    args: Args = {"points": sum(faces(state.dice)), **state.sheet.boxes[place].args}
    return Due(_row(state, place), args, now.seat)


def _delta(now: Now) -> Due | None:
    event = now.event("delta")
    if not event:
        return None
    return Due(_in_its_column("delta", event.args), {"points": event.args["points"]}, event.seat)


def _five(now: Now) -> Due | None:
    """Due if the box for five of a kind is open and five dice are equal.

    Three equal dice are enough if a throw is left.
    """
    state, place = now.after, _open(now.after, now.after.sheet.boxes[now.after.sheet.five].id)
    number = counts(state.dice)
    many = max(number)
    if not now.decides or place is None or many < 3:
        return None
    if many < 5 and not state.rolls:
        return None
    face = 1 + number.index(many)
    box = state.sheet.boxes[place]
    args: Args = {
        "state": "made" if many == 5 else "near",
        "count": many,
        "face": face,
        **box.args,
        "points": box.score(FIVE * ONE_OF[face]),
    }
    return Due(_row(state, place), args, now.seat)


def _five_house(now: Now) -> Due | None:
    """Due when five equal dice may be entered as a full house."""
    state, place = now.after, _open(now.after, "full-house")
    if not now.decides or state.dice not in FIVES or place is None:
        return None
    return Due(_row(state, place), {"points": state.worth(place)}, now.seat)


def _further(now: Now) -> bool:
    """True if the learner has rolled a further five of a kind."""
    state = now.after
    parts = state.sheet.parts(state.marks[now.seat])
    held = any(part.marks[part.sheet.five] for part in parts)
    return now.decides and state.dice in FIVES and held


def _joker(now: Now) -> Due | None:
    """Due on the Yahtzee sheet with a further five of a kind: where it may go, and its points."""
    state, extra = now.after, now.after.sheet.extra
    if not _further(now) or not extra:
        return None
    face = FIVES[state.dice]
    args: Args = {
        "state": state.joker() or "none",
        **state.sheet.boxes[face - 1].args,
        "points": extra.points,
    }
    return Due(Spot("row", extra.row), args, now.seat)


def _second_kniffel(now: Now) -> Due | None:
    """Due with a further five of a kind: what it brings on the sheet of Kniffel."""
    state, extra = now.after, now.after.sheet.extra
    if not _further(now) or not extra:
        return None
    face = FIVES[state.dice] - 1
    kind = {"free-face": "face", "free": "free"}.get(state.joker(), "none")
    args: Args = {"state": kind, **state.sheet.boxes[face].args, "points": extra.points}
    return Due(Spot("row", extra.row), args, now.seat)


def _served(now: Now) -> Due | None:
    """Due when the first throw of a turn makes a combination that scores more then."""
    state = now.after
    if not now.decides or state.rolls != THROWS - 1:
        return None
    boxes = state.sheet.boxes
    places = [p for p in state.allowed() if boxes[p].served and state.worth(p)]
    if not places:
        return None
    place = max(places, key=state.worth)
    args: Args = {**boxes[place].args, "points": state.worth(place)}
    return Due(_row(state, place), args, now.seat)


def _served_generala(now: Now) -> Due | None:
    event = now.event("served")
    return Due(DICE, {}, event.seat) if event else None


def _fitting(id: str, fits: Callable[[Yahtzee], bool]) -> Callable[[Now], Due | None]:
    """Return a moment of a box: due if the dice score there and fit besides."""

    def when(now: Now) -> Due | None:
        state, place = now.after, _open(now.after, id)
        if not now.decides or place is None:
            return None
        if not state.worth(place) or not fits(state):
            return None
        args: Args = {**state.sheet.boxes[place].args, "points": state.worth(place)}
        return Due(_row(state, place), args, now.seat)

    return when


def _is_ace_straight(state: Yahtzee) -> bool:
    """True if a one stands for the two of a straight."""
    return faces(state.dice) == (1, 3, 4, 5, 6)


def _order(now: Now) -> Due | None:
    """Due after the learner's last throw if the boxes are filled in order."""
    state = now.after
    if not now.decides or state.rolls:
        return None
    places = (place for place in state.allowed() if state.part(place).sheet.in_order)
    place = next(places, None)
    if place is None:
        return None
    args: Args = {**state.sheet.boxes[place].args, "order": state.part(place).sheet.order}
    return Due(_row(state, place), args, now.seat)


def _yams_bonus(now: Now) -> Due | None:
    extra = now.after.sheet.extra
    if not _further(now) or not extra:
        return None
    return Due(Spot("row", extra.row), {"points": extra.points}, now.seat)


def _small_straight_45(now: Now) -> Due | None:
    """Due when the learner has a small straight that brings more by the house rule."""
    state = now.after
    place = _open(state, "small-straight")
    if not now.decides or state.options.yams_small_straight != YAMS_SMALL_STRAIGHT or place is None:
        return None
    if not state.worth(place):
        return None
    return Due(_row(state, place), {"points": state.worth(place)}, now.seat)


def _rigole(now: Now) -> Due | None:
    """Due with four equal dice, if the fifth shows the opposite face or can still be thrown."""
    state = now.after
    place = _open(state, "rigole")
    number = counts(state.dice)
    if not now.decides or place is None or 4 not in number:
        return None
    face = 1 + number.index(4)
    made = "made" if state.worth(place) else "near"
    if made == "near" and not state.rolls:
        return None
    args: Args = {"state": made, "face": face, "other": 7 - face}
    return Due(_row(state, place), args, now.seat)


def _end(now: Now) -> Due | None:
    if not now.ended:
        return None
    points = now.after.points
    if now.after.winner is not None:
        return None
    best, own = max(points), points[now.seat]
    state = "lost" if own < best else "shared" if points.count(best) > 1 else "won"
    return Due(Spot("row", "total"), {"state": state, "points": own}, points.index(best))


# Costs of a poor move


def _cost(now: Now) -> Cost | None:
    """Return the loss that the learner's decision has caused, or None.

    The learner used dice for less than another box brings, or threw good dice again.
    """
    before = now.before
    assert before
    filled = now.of_role("fill")
    if filled and filled.seat == now.seat:
        return _cost_of_box(before, str(filled.args["box"]), int(filled.args["points"]))
    if now.decides and now.of_role("roll"):
        return _cost_of_throw(before, now.after)
    return None


def _cost_of_box(before: Yahtzee, box: str, points: int) -> Cost | None:
    best = _best(before)
    if box in APART or best - points < DEAR:
        return None
    better = max(_scoring(before), key=before.worth)
    args: Args = {**before.sheet.boxes[better].args, "points": points, "best": best}
    return Cost("box", best - points, Due(_row(before, better), args))


def _cost_of_throw(before: Yahtzee, after: Yahtzee) -> Cost | None:
    had, has = _best(before), _best(after)
    if had < GOOD or had - has < DEAR:
        return None
    return Cost("thrown", had - has, Due(DICE, {"best": had, "points": has}))


GUIDE = Guidance[Yahtzee](
    cues=(
        Cue("aim", "aim", never),
        Cue("roll", "roll", _roll),
        Cue("rigole", "rigole", _rigole),
        Cue("delta", "difference", _delta),
        _box("full-house", "full-house", "full-house"),
        _box("yams-full-house", "yams-full-house", "full-house"),
        _box("straights", "straights", "small-straight", "large-straight"),
        _box("yams-straights", "yams-straights", "small-straight", "large-straight"),
        Cue("joker", "joker", _joker),
        Cue("yams-bonus", "yams-bonus", _yams_bonus),
        Cue(
            "small-straight-45",
            "yams-straights",
            _small_straight_45,
            on=by("yams_small_straight", YAMS_SMALL_STRAIGHT),
        ),
        Cue("yams-column", "yams-column", _order, on=by("yams_column", "descending", "ascending")),
        Cue("yams-columns", "yams-column", _order, on=by("yams_column", "all")),
        Cue("bonus", "upper", _extra),
        Cue("yams-bonus-upper", "yams-upper", _extra),
        Cue("zero", "fill", _zero),
        Cue("yahtzee", "yahtzee", _five),
        Cue("yams", "yams", _five),
        _box("kinds", "kinds", "three-of-a-kind", "four-of-a-kind"),
        _box("yams-kind", "yams-kind", "four-of-a-kind"),
        Cue("keep", "keep", _keep),
        Cue("fill", "fill", _fill, lambda now: bool(now.own("fill"))),
        Cue("difference", "difference", _difference),
        Cue("chance", "chance", _any_dice),
        Cue("upper", "upper", _upper),
        Cue("yams-upper", "yams-upper", _upper),
        Cue("yacht-upper", "yacht-upper", _upper),
        Cue("yacht-bonus", "yacht-upper", _extra),
        Cue("choice", "choice", _any_dice),
        Cue("yacht", "yacht", _five),
        Cue("yacht-five-house", "yacht-five-house", _five_house),
        _box("yacht-kind", "yacht-kind", "four-of-a-kind"),
        _box("yacht-full-house", "yacht-full-house", "full-house"),
        _box("yacht-straights", "yacht-straights", "small-straight", "big-straight"),
        Cue("order", "order", _order, on=by("yatzy_order", "forced")),
        Cue("yatzy-upper", "yatzy-upper", _upper),
        Cue("yatzy-bonus", "yatzy-upper", _extra),
        Cue("yatzy", "yatzy", _five),
        _box("yatzy-full-house", "yatzy-full-house", "full-house"),
        _box("yatzy-straights", "yatzy-straights", "small-straight", "large-straight"),
        _box("yatzy-kinds", "yatzy-kinds", "three-of-a-kind", "four-of-a-kind"),
        _box("pairs", "pairs", "one-pair", "two-pairs"),
        Cue("kniffel", "kniffel", _five),
        Cue(
            "second-kniffel",
            "second-kniffel",
            _second_kniffel,
            on=by("second_kniffel", "publisher", "plus-100"),
        ),
        Cue("served-generala", "served-generala", _served_generala),
        Cue("served", "served", _served),
        Cue("double-generala", "double-generala", _fitting("double-generala", lambda state: True)),
        Cue("ace-straight", "ace-straight", _fitting("straight", _is_ace_straight)),
        Cue("generala", "generala", _five),
        Cue("generala-upper", "generala-upper", _upper),
        _box("straight", "straight", "straight"),
        _box("full", "full", "full-house"),
        _box("poker", "poker", "poker"),
        Cue("end", "aim", _end),
    ),
    cost=_cost,
    least=4.0,
)
