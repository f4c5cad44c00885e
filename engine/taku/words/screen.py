"""What a seat sees, as lines of text. It knows roles and words, and no game."""

import re
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from taku.game import Event
from taku.view import HIDDEN, Row, Sentence, View, Zone
from taku.words import SYMBOLS, Words

UNSHOWN = {"order", "to-beat", "told"}  # roles of badges that repeat what other lines say
BOX = 18  # least width for the name of a box
RED = "\x1b[31m{}\x1b[0m"
RED_CARD = re.compile(r"\w+[♦♥]|[♦♥]\w+")


class Screen:
    """Writes views and events in the words of one language, in colour if `colour` is true."""

    def __init__(self, words: Words, *, colour: bool = False) -> None:
        self.words = words
        self._colour = colour

    def painted(self, text: str) -> str:
        """Return a text with its hearts and diamonds in red."""
        if not self._colour:
            return text
        return RED_CARD.sub(lambda card: RED.format(card.group()), text)

    def told(self, event: Event) -> str:
        """Return an event in words; "" for dice that are kept, which the next roll tells."""
        return "" if event.role == "keep" else self.words.sentence(event)

    def totals(self, points: Sequence[int]) -> str:
        """Return the points of all seats as one line."""
        names = map(self.words.seat, range(len(points)))
        pairs = zip(names, map(self.words.number, points), strict=True)
        return "  ".join(["", *(f"{name} {number}" for name, number in pairs)])

    def lines(self, view: View) -> Iterator[str]:
        """Yield the whole table as a seat sees it."""
        yield from ("", f"── {self.words.sentence(view.caption, 'caption')} ──")
        for seat in range(len(view.points)):
            yield self._seat(view, seat)
        for zone in view.zones:
            if zone.seat is None and zone.role != "last" and zone.items:
                yield f"  {self._named(zone)}"
        yield from self.badges(view, None)
        yield from self.sheet(view)
        for zone in view.zones:
            if zone.role == "hand" and zone.seat == view.seat:
                yield f"› {self._items(zone)}"

    def asked(self, view: View) -> Iterator[str]:
        """Yield what the seat must decide now."""
        if view.ask is None:
            return
        ask = Sentence(view.ask.id, args=view.ask.args)
        yield self.words.sentence(ask, "ask")
        for button in view.ask.buttons:
            said = self.words.sentence(Sentence(button.id, args=button.args), "button")
            yield f"  {button.move:<12} {said}"

    def _seat(self, view: View, seat: int) -> str:
        """Return a seat's line: its name, points, cards in hand, and what lies before it."""
        mark = "›" if seat == view.to_act else " "
        parts = [f"{mark} {self.words.seat(seat)}", self.words.number(view.points[seat])]
        for zone in view.zones:
            if zone.seat == seat and zone.items and not (zone.role == "hand" and seat == view.seat):
                parts.append(self._items(zone) if zone.role == "hand" else self._named(zone))
        return "  ".join([*parts, *self.badges(view, seat)])

    def badges(self, view: View, seat: int | None) -> Iterator[str]:
        """Yield the badges of a seat, or those of the table, in brackets."""
        for badge in view.badges:
            if badge.seat == seat and badge.role not in UNSHOWN:
                yield f"[{self.words.sentence(Sentence(badge.id, seat, badge.args), 'badge')}]"

    def _named(self, zone: Zone) -> str:
        """Return the items of a zone after its name, if it has one."""
        id = f"zone-{zone.role}"
        name = f"{self.words.say(id)}: " if id in self.words else ""
        return f"{name}{self._items(zone)}"

    def _items(self, zone: Zone) -> str:
        """Return the items of a zone; hidden ones as their number."""
        shown = [self.drawn(item) for item in zone.items if item != HIDDEN]
        if zone.kind == "trick":
            pairs = zip(zone.seats, shown, strict=True)
            return "  ".join(f"{self.words.seat(seat)} {item}" for seat, item in pairs)
        hidden = len(zone.items) - len(shown)
        return " ".join([*([f"{hidden} ▮"] if hidden else []), *shown])

    def drawn(self, name: str) -> str:
        """Return an item as short as it is typed: "QS" as Q♠."""
        return name[:-1] + SYMBOLS.get(name[-1], name[-1])

    def box(self, row: Row) -> str:
        """Return the name of a box, with its column."""
        box, _, column = row.id.partition("/")
        name = self.words.say(f"box-{box}")
        return self.words.say("in-column", box=name, column=column) if column else name

    def sheet(self, view: View) -> Iterator[str]:
        """Yield the score sheet of boxes, with what the dice would score in each open box."""
        size = max((BOX, *(len(self.box(row)) for row in view.sheet)))
        for row in view.sheet:
            texts = ("" if each is None else self.words.number(each) for each in row.points)
            points = "".join(f"{text:>6}" for text in texts)
            possible = f"  ({row.possible})" if row.move and row.refusal is None else ""
            name = self.box(row)
            wide = sum(east_asian_width(letter) in "FW" for letter in name)
            yield f"  {name:<{size - wide}}{points}{possible}".rstrip()
