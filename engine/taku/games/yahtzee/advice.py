"""The reason why a move in a dice game is good, as the id of a message true of the position."""

from taku.game import Move
from taku.games.yahtzee.boxes import UPPER, Part
from taku.games.yahtzee.dice import Dice, counts, faces
from taku.games.yahtzee.rules import FILL, Yahtzee
from taku.view import Sentence

HIGH, LOW = 22, 13  # sums of five dice; few rolls are higher or lower


def advise(state: Yahtzee, move: Move) -> Sentence:
    """Return the reason for a move; its words are `advice-<id>`.

    The id "tried" stands for a move that only the bot's search explains.
    """
    return Sentence(_of_box(state, move - FILL) if move >= FILL else _of_keep(state, move))


def _of_box(state: Yahtzee, place: int) -> str:
    joker, box, points = state.joker(), state.sheet.boxes[place], state.worth(place)
    if len(state.allowed()) == 1:
        in_order = "in-order" if state.sheet.in_order else "forced"
        return "joker-forced" if joker == "face" else in_order
    if box.face:
        return _of_upper(state.part(place), box.face, points)
    if joker in ("lower", "free") and box.joker:
        return "joker"
    if box.id == "minus":
        return "low-sum" if points <= LOW else "tried"
    if box.wants == "sum":
        return "sum" if points >= HIGH else "tried"
    return "fits" if points else "zero"


def _of_upper(part: Part, face: int, points: int) -> str:
    if points >= 3 * face and _bonus_is_open(part):
        return "bonus"
    if not points:
        return "zero"
    return "small" if face <= 2 else "tried"


def _bonus_is_open(part: Part) -> bool:
    marks, sheet = part.marks, part.sheet
    upper = sheet.upper(marks)
    left = sum(face for face in range(1, UPPER + 1) if marks[face - 1] is None)
    return upper < sheet.target <= upper + 5 * left


def _of_keep(state: Yahtzee, keep: Dice) -> str:
    kept = faces(keep)
    sheet = state.sheet
    open_boxes = [sheet.boxes[place] for place in sheet.fillable(state.marks[state.turn])]
    ids, wants = (
        {box.id for box in open_boxes},
        {box.wants for box in open_boxes if box.id != "minus"},
    )
    if not kept:
        return "all"
    if len(set(kept)) == 1:
        helped = [box for box in open_boxes if box.wants == "equal" or box.face == kept[0]]
        if helped and all(column.in_order for column in sheet.columns):
            return "next"
        if len(kept) > 1:
            return "equal" if len(helped) > 1 else "tried"
    if sorted(counts(keep))[-3:] == [0, 2, 2] and "full-house" in ids:
        return "pairs"
    if _is_row(kept) and "row" in wants:
        return "row"
    if min(kept) >= 4 and "sum" in wants:
        return "high"
    return "low" if max(kept) <= 3 and "minus" in ids else "tried"


def _is_row(kept: tuple[int, ...]) -> bool:
    """True if one straight could hold all these dice."""
    return 3 <= len(kept) == len(set(kept)) and kept[-1] - kept[0] < 5
