"""The rows of the score sheet for the page: the boxes, and the rows computed from them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from taku.game import OVER, Seat
from taku.games.yahtzee.boxes import UPPER, Box, Marks, Part, Sheet, in_column, pips
from taku.games.yahtzee.rules import FILL, Yahtzee
from taku.view import Note, Row

PAR = 3  # dice: as many of each face reach the upper bonus
REMEMBERED = 1024  # results in each cache: most rows stay as they are from throw to throw

PointsAndNote: TypeAlias = tuple[int | None, Note]
"""The points of one seat in a computed row (None while undecided), and a note on its progress."""


def rows(state: Yahtzee, seat: Seat) -> list[Row]:
    """Return the rows in their printed order, as `seat` sees them, each with its rule."""
    sheet, boxes, found = state.sheet, _boxes(state, seat), list[Row]()
    for parts in zip(*map(sheet.parts, state.marks), strict=True):
        first = parts[0].first
        found += _column(state, parts, boxes[first : first + len(parts[0].marks)])
    if extra := sheet.extra:
        standings = [_extras(state, each) for each in range(len(state.points))]
        found.append(_computed(extra.row, extra.rule, standings))
    found.append(Row("total", "total", tuple(state.points), computed=True, rule="aim"))
    return found


def _column(state: Yahtzee, parts: Sequence[Part], boxes: list[Row]) -> list[Row]:
    """Return the rows of a column; `parts` has it as each seat has filled it."""
    sheet, name = parts[0].sheet, parts[0].name
    bonus, plus = sheet.bonus, sheet.plus
    found = boxes[:UPPER]
    if bonus:
        standings = [_upper(sheet, part.marks, seat) for seat, part in enumerate(parts)]
        found.append(replace(_computed(bonus.row, bonus.rule, standings, name), part="upper"))
    if plus is not None:
        found += boxes[plus : plus + 2]
        standings = [_delta(sheet, part.marks, seat) for seat, part in enumerate(parts)]
        delta = _computed("delta", sheet.boxes[plus].rule, standings, name)
        found.append(replace(delta, possible=_possible_delta(state, parts)))
    found += boxes[UPPER if plus is None else plus + 2 :]
    if name:
        points = tuple(sheet.total(part.marks) for part in parts)
        row = in_column("column", name)
        found.append(
            Row(row, "total", points, column=name, computed=True, rule=state.sheet.order_rule)
        )
    return found


def _boxes(state: Yahtzee, seat: Seat) -> list[Row]:
    found, to_act = [], state.to_act
    allowed = state.allowed() if to_act == seat else ()
    columns = zip(*state.marks, strict=True)
    for place, (box, points) in enumerate(zip(state.sheet.boxes, columns, strict=True)):
        is_open = to_act >= 0 and points[to_act] is None
        is_mine = is_open and to_act == seat
        row = _row(box, points, is_mine, state.worth(place) if is_open else None)
        if is_mine and place not in allowed:
            row = replace(row, refusal=state.why_not(FILL + place))
        found.append(row)
    return found


@lru_cache(REMEMBERED)
def _row(box: Box, points: Marks, is_mine: bool, possible: int | None) -> Row:
    return Row(
        id=box.row,
        part="upper" if box.face else "lower",
        points=points,
        face=box.face,
        rule=box.rule,
        column=box.column,
        move=f"fill {box.name}" if is_mine else "",
        possible=possible,
    )


def _computed(id: str, rule: str, of_seats: Sequence[PointsAndNote], column: str = "") -> Row:
    points, notes = zip(*of_seats, strict=True)
    row = in_column(id, column)
    return Row(row, "lower", points, column=column, computed=True, notes=notes, rule=rule)


@lru_cache(REMEMBERED)
def _upper(sheet: Sheet, marks: Marks, seat: Seat) -> PointsAndNote:
    """Return the upper bonus, and how far the seat is ahead of its pace or behind.

    The pace is `PAR` dice of the face in each filled upper box.
    """
    bonus = sheet.bonus
    assert bonus
    upper = sheet.upper(marks)
    filled = sum(face for face in range(1, UPPER + 1) if marks[face - 1] is not None)
    lead = upper - PAR * filled
    pace = {"ahead": max(0, lead), "behind": max(0, -lead)}
    args = {"points": upper, "target": bonus.target, **pace}
    if upper >= bonus.target:
        reached = "upper-grows" if bonus.grows else "upper-reached"
        return bonus.worth(upper), Note(reached, seat, args, tone="good")
    if upper + 5 * (21 - filled) < bonus.target:
        return 0, Note("upper-lost", seat, args, tone="bad")
    return None, Note("upper", seat, args)


def _delta(sheet: Sheet, marks: Marks, seat: Seat) -> PointsAndNote:
    assert sheet.plus is not None
    more, less = ("?" if mark is None else mark for mark in marks[sheet.plus : sheet.plus + 2])
    return sheet.delta(marks), Note("delta", seat, {"plus": more, "minus": less})


def _possible_delta(state: Yahtzee, parts: Sequence[Part]) -> int | None:
    """Return Plus less Minus if the dice on the table filled the one that is open.

    None unless exactly one of them is open.
    """
    if state.to_act < 0:
        return None
    part = parts[state.to_act]
    assert part.sheet.plus is not None
    more, less = part.marks[part.sheet.plus : part.sheet.plus + 2]
    if (more is None) == (less is None):
        return None
    dice = pips(state.dice)
    return max(0, (dice if more is None else more) - (dice if less is None else less))


def _extras(state: Yahtzee, seat: Seat) -> PointsAndNote:
    points, extra = state.extras[seat], state.sheet.extra
    assert extra
    parts = state.sheet.parts(state.marks[seat])
    lost = state.to_act == OVER or all(part.marks[part.sheet.five] == 0 for part in parts)
    note = Note("extras", seat, {"count": points // extra.points, "points": extra.points})
    return points if points or lost else None, note
