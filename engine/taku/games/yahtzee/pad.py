"""A score pad: people throw real dice, and enter what lies on the table, or only the points."""

from collections.abc import Iterator
from dataclasses import replace

from taku.game import CHANCE, OVER, Move
from taku.games.yahtzee.dice import FIVE
from taku.games.yahtzee.rules import LAY, THROWS, Yahtzee, scored, thrown
from taku.games.yahtzee.table import look, write
from taku.view import Args, Ask, Button, Row, Sentence, View


def pad(state: Yahtzee) -> View:
    """Return the view of the seat whose turn it is, which may enter dice or points."""
    view = look(state, state.turn)
    if state.to_act == CHANCE:
        ask = Ask("lay", {"dice": FIVE, "word": "lay"})
        sheet = tuple(_open_rows(state, view.sheet))
        return replace(view, ask=ask, sheet=sheet, caption=_caption(state, view.caption))
    if state.to_act == OVER:
        return view
    args: Args = {"left": 0, "rolls": THROWS, "round": state.round, "word": "lay"}
    ask = Ask("fill", args, buttons=_offers(state))
    return replace(view, ask=ask)


def _caption(state: Yahtzee, caption: Sentence) -> Sentence:
    """Return the caption; the round begins before its first dice are entered."""
    begun = state.round + (state.turn == 0)
    return replace(caption, args={**caption.args, "round": begun})


def _open_rows(state: Yahtzee, sheet: tuple[Row, ...]) -> Iterator[Row]:
    """Yield the rows; each open box with the points that can be entered without dice."""
    boxes = {box.row: place for place, box in enumerate(state.sheet.boxes)}
    for row in sheet:
        place = boxes.get(row.id)
        if place is None or row.points[state.turn] is not None:
            yield row
            continue
        choices = tuple(sorted(state.ways(place)))
        move = f"score {state.sheet.boxes[place].name}"
        refusal = None if choices else state.why_not(scored(place, 0))
        yield replace(row, move=move if choices else f"{move} 0", refusal=refusal, choices=choices)


def _offers(state: Yahtzee) -> tuple[Button, ...]:
    """Return the button that says whether these dice lay there after the first throw.

    There is none if that makes no difference.
    """
    faces = thrown(state.faces)
    later, first = _entered(state, LAY | faces), _entered(state, faces)
    if _worths(later) == _worths(first):
        return ()
    other, id = (LAY | faces, "later-throw") if state.rolls else (faces, "first-throw")
    before = _before(state)
    return (Button("offer", write(before, other), id),)


def _before(state: Yahtzee) -> Yahtzee:
    """Return the position before the dice were entered."""
    before = state.clone()
    before.faces, before.to_act = (), CHANCE
    return before


def _entered(state: Yahtzee, dice: Move) -> Yahtzee:
    """Return the position with these dice entered instead."""
    twin = _before(state)
    twin.rolls = THROWS
    twin.play(dice)
    return twin


def _worths(state: Yahtzee) -> tuple[int, ...]:
    """Return who acts, and the points of the dice in each box that they may fill."""
    if state.to_act == OVER:
        return (OVER,)
    return (state.to_act, *(state.worth(place) for place in state.allowed()))
