"""A table as a seat sees it, as one SVG that needs nothing else: for notebooks and other pages."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from unicodedata import east_asian_width

from taku.view import HIDDEN, Sentence, View, Zone
from taku.words import Words
from taku.words.screen import Screen

WIDTH = 720  # units of the drawing, which is as wide as the page lets it be
EDGE, GAP, BETWEEN = 16, 6, 24
LINE = 24  # height of a line of text
CARD_WIDTH, CARD_HEIGHT = 34, 48
ABREAST = 4  # seats side by side
RED = ("♥", "♦")
COLOURS = {"red": "#b3261e", "black": "#231f1a", "quiet": "#6d6252", "back": "#2b4a78"}


@dataclass
class _Cursor:
    """Where the next thing is drawn, and the column that it must stay in."""

    left: float = EDGE
    right: float = WIDTH - EDGE
    y: float = EDGE

    def __post_init__(self) -> None:
        self.x = self.left

    def columns(self, number: int) -> list["_Cursor"]:
        """Return cursors side by side, from here on."""
        wide = (self.right - self.left + BETWEEN) / number
        lefts = [self.left + wide * column for column in range(number)]
        return [_Cursor(left, left + wide - BETWEEN, self.y) for left in lefts]


class Picture:
    """Draws views in the words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.screen = Screen(words)

    def svg(self, view: View) -> str:
        """Return the table as a seat sees it; a screen reader gets it as lines of text."""
        at = _Cursor()
        parts = [*self._table(view, at)]
        told = "\n".join([*self.screen.lines(view), *self.screen.asked(view)]).strip("\n")
        height = at.y + EDGE
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}"'
            f' style="max-width:{WIDTH}px" role="img" font-family="system-ui, sans-serif"'
            f' font-size="14"><title>{escape(told)}</title>'
            f'<rect width="{WIDTH}" height="{height:g}" rx="12" fill="#f3e7cf"/>'
            f"{''.join(parts)}</svg>"
        )

    def _table(self, view: View, at: _Cursor) -> Iterator[str]:
        yield self._line(at, self.words.sentence(view.caption, "caption"), bold=True)
        for row in _batches(range(len(view.points)), ABREAST):
            columns = at.columns(min(ABREAST, len(view.points)))
            for seat, column in zip(row, columns, strict=False):
                yield from self._seat(view, seat, column)
            at.y = max(column.y for column in columns) + GAP
        for zone in view.zones:
            if zone.seat is None and zone.role != "last" and zone.items:
                yield from self._zone(zone, at)
        badges = "  ·  ".join(self._badges(view, None))
        if badges:
            yield self._line(at, badges, "quiet")
        if view.sheet:
            yield from self._sheet(view, at)
        for zone in view.zones:
            if zone.role == "hand" and zone.seat == view.seat and zone.items:
                yield from self._cards(zone.items, at)
        if view.ask is not None:
            ask = Sentence(view.ask.id, args=view.ask.args)
            yield self._line(at, self.words.sentence(ask, "ask"), bold=True)

    def _seat(self, view: View, seat: int, at: _Cursor) -> Iterator[str]:
        """Draw a seat's line, and below it what lies before it, the hand of the viewer excepted."""
        mark = "› " if seat == view.to_act else ""
        badges = self._badges(view, seat)
        name = f"{mark}{self.words.seat(seat)}  {self.words.number(view.points[seat])}"
        yield self._line(at, name, bold=seat == view.to_act)
        yield from (self._line(at, badge, "quiet") for badge in badges)
        for zone in view.zones:
            own_hand = zone.role == "hand" and seat == view.seat
            if zone.seat == seat and zone.items and not own_hand:
                yield from self._zone(zone, at)

    def _sheet(self, view: View, at: _Cursor) -> Iterator[str]:
        """Draw the score sheet in two columns: the upper half, and what comes after it."""
        upper = [row for row in view.sheet if row.part == "upper"]
        lower = [row for row in view.sheet if row.part != "upper"]
        columns = at.columns(2)
        for rows, column in zip((upper, lower), columns, strict=True):
            for row in rows:
                yield _text(column.left, column.y + LINE - 8, self.screen.box(row), "black")
                for number, points in enumerate(reversed(row.points)):
                    end, is_mine = column.right - CARD_WIDTH - 40 * number, not number
                    text = "" if points is None else self.words.number(points)
                    yield _text(end, column.y + LINE - 8, text, "black", is_end=True)
                    if is_mine and row.move and row.refusal is None:
                        end = column.right
                        yield _text(
                            end, column.y + LINE - 8, f"({row.possible})", "quiet", is_end=True
                        )
                column.y += LINE
        at.y = max(column.y for column in columns) + GAP

    def _badges(self, view: View, seat: int | None) -> list[str]:
        return [text.strip("[]") for text in self.screen.badges(view, seat)]

    def _zone(self, zone: Zone, at: _Cursor) -> Iterator[str]:
        id = f"zone-{zone.role}"
        if id in self.words:
            yield self._line(at, self.words.say(id), "quiet")
        names = [self.words.seat(seat) for seat in zone.seats] if zone.kind == "trick" else ()
        yield from self._cards(zone.items, at, names)

    def _cards(self, items: Sequence[str], at: _Cursor, names: Sequence[str] = ()) -> Iterator[str]:
        """Draw items in rows, hidden ones as one back with their number; names stand below."""
        shown = [item for item in items if item != HIDDEN]
        hidden = len(items) - len(shown)
        if hidden:
            yield self._card(at, str(hidden), is_back=True)
        for number, item in enumerate(shown):
            wide = max(CARD_WIDTH, 8 * _columns(names[number])) if names else CARD_WIDTH
            if at.x + wide > at.right + 1:
                at.x, at.y = at.left, at.y + CARD_HEIGHT + GAP
            before = at.x
            yield self._card(at, self.screen.drawn(item))
            if names:
                yield _text(before, at.y + CARD_HEIGHT + 16, names[number], "quiet")
                at.x = before + wide + GAP
        at.x, at.y = at.left, at.y + CARD_HEIGHT + GAP + (LINE if names else 0)

    def _card(self, at: _Cursor, text: str, *, is_back: bool = False) -> str:
        fill, colour = ("#fffdf7", "black") if not is_back else (COLOURS["back"], "white")
        if any(suit in text for suit in RED):
            colour = "red"
        drawn = (
            f'<rect x="{at.x:g}" y="{at.y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5"'
            f' fill="{fill}" stroke="#b9ad98"/>'
            f'<text x="{at.x + CARD_WIDTH / 2:g}" y="{at.y + CARD_HEIGHT / 2 + 6:g}"'
            f' text-anchor="middle" font-size="16" fill="{COLOURS.get(colour, colour)}">'
            f"{escape(text)}</text>"
        )
        at.x += CARD_WIDTH + GAP
        return drawn

    def _line(self, at: _Cursor, text: str, colour: str = "black", *, bold: bool = False) -> str:
        drawn = _text(at.x, at.y + LINE - 8, text, colour, bold=bold)
        at.y += LINE
        return drawn


def _text(
    x: float, y: float, text: str, colour: str, *, bold: bool = False, is_end: bool = False
) -> str:
    """Draw a text that begins at x, or ends there."""
    more = ' font-weight="600"' if bold else ""
    more += ' text-anchor="end"' if is_end else ""
    return f'<text x="{x:g}" y="{y:g}" fill="{COLOURS[colour]}"{more}>{escape(text)}</text>'


def _columns(text: str) -> int:
    """Return the width of a text, in narrow letters."""
    return sum(2 if east_asian_width(letter) in "FW" else 1 for letter in text)


def _batches(seats: Iterable[int], size: int) -> Iterator[list[int]]:
    left = iter(seats)
    while batch := list(islice(left, size)):
        yield batch
