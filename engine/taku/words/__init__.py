"""The words of the games: sentences from Fluent messages, in English and Japanese.

A message lies in `words/<language>.ftl` if every game says it, or else in the game's folder.
This module reads the part of Fluent (https://projectfluent.org) that these files use: texts,
variables, messages inside messages, quoted texts and selections.

>>> words = Words("hearts")
>>> words.say("refusal-not-yours", cards="QS")
'You don’t hold Q♠.'
>>> words.say("event-trick-points", player=1, cards="QS 3H", points=14)
'Player 2 takes Q♠ and 3♥: 14 points.'
>>> Words("hearts", "ja").say("refusal-not-yours", cards="QS")
'♠Qはあなたの手札にありません。'
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import TypeAlias

from taku.game import Event, Seat
from taku.game_folders import folder_of
from taku.view import Refusal, Sentence

_FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(path.stem for path in _FOLDER.glob("*.ftl")))
"""The languages that can be spoken: "en" and "ja"."""

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
QUOTED = 40  # characters quoted from a message that cannot be read

# Parsed messages


@dataclass(frozen=True)
class _Variable:
    name: str


@dataclass(frozen=True)
class _Reference:
    id: str


@dataclass(frozen=True)
class _Selection:
    variable: str
    variants: "Mapping[str, _Pattern]"
    default: str


_Pattern: TypeAlias = tuple["str | _Variable | _Reference | _Selection", ...]


@cache
def messages(game: str, language: str) -> Mapping[str, _Pattern]:
    """Return the messages of every game and of this one by id; LookupError for no language.

    A message of the game that is not written in the language is English.
    """
    if language not in LANGUAGES:
        raise LookupError(f"language: no words in {language!r}, only in {', '.join(LANGUAGES)}")
    own = (own_messages(game, spoken) for spoken in ("en", language))
    return reduce(or_, own, _read(_FOLDER / f"{language}.ftl"))


def own_messages(game: str, language: str) -> dict[str, _Pattern]:
    """Return the messages that the folder of a game has in a language."""
    return _read(Path(folder_of(game)) / f"{language}.ftl")


def _read(path: Path) -> dict[str, _Pattern]:
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")  # the lab's Python has no codec utf-8-sig
    return _parsed(text.removeprefix("\ufeff"), path.name)


def _parsed(text: str, file: str) -> dict[str, _Pattern]:
    """Return the messages of a Fluent file; ValueError names one that cannot be read."""
    without_comments = re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE)
    parts = re.split(r"^([a-zA-Z][\w-]*) *=", without_comments, flags=re.MULTILINE)
    found = {}
    for id, body in zip(parts[1::2], parts[2::2], strict=True):
        try:
            found[id] = _Reader(body).pattern()
        except ValueError as error:
            raise ValueError(f"{file}: message {id!r}: {error}") from None
    return found


class _Reader:
    """Reads the pattern of one message."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def pattern(self, ends: str = r"\Z") -> _Pattern:
        """Read up to the regular expression `ends`."""
        parts: list[str | _Variable | _Reference | _Selection] = []
        stop = re.compile(rf"\{{|{ends}")
        while True:
            found = stop.search(self.text, self.at)
            if not found:
                raise ValueError(f"a selection does not end: {self._rest()}")
            parts.append(re.sub(r"\n +", "\n", self.text[self.at : found.start()]))
            self.at = found.start()
            if found.group() != "{":
                break
            self.at += 1
            parts.append(self._placeable())
        if isinstance(parts[0], str):
            parts[0] = parts[0].lstrip()
        if isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(part for part in parts if part != "")

    def _placeable(self) -> str | _Variable | _Reference | _Selection:
        quoted = self._take(r'\s*"([^"]*)"\s*\}')
        if quoted:
            return quoted[1]
        reference = self._take(r"\s*([a-zA-Z][\w-]*)\s*\}")
        if reference:
            return _Reference(reference[1])
        variable = self._take(r"\s*\$([\w-]+)\s*(\}|->)")
        if not variable:
            raise ValueError(f"neither $variable, message nor quoted text: {self._rest()}")
        if variable[2] == "}":
            return _Variable(variable[1])
        variants, default = {}, ""
        while head := self._take(r"\s*(\*?)\[([\w-]+)\]"):
            variants[head[2]] = self.pattern(r"\n\s*(?:\*?\[|\})")
            default = head[2] if head[1] else default
        if not self._take(r"\s*\}"):
            raise ValueError(f"a selection does not end: {self._rest()}")
        if default not in variants:
            raise ValueError(f"no default, such as *[other], for ${variable[1]}")
        return _Selection(variable[1], variants, default)

    def _rest(self) -> str:
        return repr(self.text[self.at :].strip()[:QUOTED])

    def _take(self, expected: str) -> re.Match[str] | None:
        found = re.compile(expected).match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found


# Sentences


class Unsaid(LookupError):
    """Raised for a message that is not written in a language; `id` names it."""

    def __init__(self, id: str, language: str) -> None:
        super().__init__(id, language)
        self.id = id

    def __str__(self) -> str:
        id, language = self.args
        return f"{language}: there is no message {id!r}"


class Words:
    """The sentences of a game in one language, as one seat or an onlooker hears them.

    A seat is "Player 1", "Player 2" and so on. `you` is the seat that is spoken to; None: an
    onlooker.
    """

    def __init__(self, game: str, language: str = "en", *, you: Seat | None = None) -> None:
        self._messages = messages(game, language)
        self._language = language
        self._is_english = language == "en"
        self._you = you

    def __contains__(self, id: object) -> bool:
        return id in self._messages

    def say(self, id: str, /, **args: str | int) -> str:
        """Return a message with its arguments; Unsaid if there is none with this id.

        `cards` and `suits` are items in notation, `player` and `giver` are seats. A `column` that
        is not given is "".
        """
        if id not in self._messages:
            raise Unsaid(id, self._language)
        said: dict[str, str | int] = {"column": "", **args}
        for name in ("cards", "suits"):
            if name in args:
                said[name] = self._list([self.item(item) for item in str(args[name]).split()])
        for name in ("player", "giver"):
            if name in args:
                said[name] = self.seat(int(args[name]))
        if "player" in args:
            said["who"] = "you" if args["player"] == self._you else "other"
        return self.written(id, said)

    def written(self, id: str, args: Mapping[str, str | int]) -> str:
        """Return a message with arguments that stand as they are."""
        return self._written(self._messages[id], args)

    def sentence(self, said: Event | Refusal | Sentence, prefix: str = "") -> str:
        """Return an event, a refusal, or a sentence whose message is `<prefix>-<id>`, in words.

        "" for the choice of a seat while others still choose: the table shows it, no one tells it.
        """
        if isinstance(said, Event) and said.role == "choose":
            return ""
        if isinstance(said, Event):
            said = said.seen_by(self._you)
        if isinstance(said, Refusal):
            return self.say(f"refusal-{said.rule}", **said.args)
        player = {} if said.seat is None else {"player": said.seat}
        id = f"event-{said.kind}" if isinstance(said, Event) else f"{prefix}-{said.id}"
        return self.say(id, **player, **said.args)

    def seat(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.say("player-name", seat=seat + 1)

    def item(self, name: str) -> str:
        """Return a card, a die or a suit as text: "QS" is Q♠, in Japanese ♠Q."""
        for kind in ("card", "face", "suit", "rank"):
            if f"{kind}-{name}" in self:
                return self.say(f"{kind}-{name}")
        rank, suit = name[0], name[1:]
        if suit.isdecimal():
            return self.say("card-wild", rank=self.say(f"rank-{rank}"), player=int(suit))
        drawn = [self.say(f"index-{rank}"), SYMBOLS.get(suit, suit)]
        return "".join(drawn if self._is_english else reversed(drawn))

    def _list(self, texts: Sequence[str]) -> str:
        comma, last = (", ", " and ") if self._is_english else ("、", "、")
        return last.join(filter(None, [comma.join(texts[:-1]), *texts[-1:]]))

    def _written(self, pattern: _Pattern, args: Mapping[str, str | int]) -> str:
        texts = []
        for part in pattern:
            match part:
                case str():
                    texts.append(part)
                case _Variable(name):
                    value = args[name]
                    number = f"{value:,}".replace("-", "\u2212") if isinstance(value, int) else ""
                    texts.append(number or str(value))
                case _Reference(id):
                    texts.append(self._written(self._messages[id], args))
                case _Selection(variable, variants, default):
                    key = self._key(args[variable], variants)
                    texts.append(self._written(variants[key or default], args))
        return "".join(texts)

    def _key(self, value: str | int, variants: Mapping[str, _Pattern]) -> str | None:
        """Return the variant that a value selects; None: the default."""
        if str(value) in variants:
            return str(value)
        is_one = self._is_english and type(value) is int and value == 1
        return "one" if is_one and "one" in variants else None
