"""The words of the games: sentences from Fluent messages, in each language that has a file here.

A message lies in `words/<language>.ftl` if every game says it, or else in the game's folder.
English stands in for a message that a language lacks. engine/TRANSLATING.md tells how to add a
language.

>>> words = Words("hearts")
>>> words.say("refusal-not-yours", cards="QS")
'You don’t hold Q♠.'
>>> words.say("event-trick-points", player=1, cards="QS 3H", points=14)
'Player 2 takes Q♠ and 3♥: 14 points.'
>>> Words("hearts", "ja").say("refusal-not-yours", cards="QS")
'♠Qはあなたの手札にありません。'
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from taku.game import Event, Seat
from taku.game_folders import folder_of
from taku.view import Refusal, Sentence
from taku.words.conventions import FOLDER, conventions_of
from taku.words.fluent import Pattern, Reference, Selection, Variable, read

ENGLISH = "en"
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))
"""The languages that can be spoken, by code: those with a file of words here."""

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


@dataclass(frozen=True)
class Facts:
    """What the head of a language's file says of it."""

    name: str
    """Its own name for itself: "Deutsch"."""
    tag: str
    """By which CLDR and Intl know it: "de-DE"."""


def facts(language: str, folder: Path | None = None) -> Facts:
    """Return the facts of a language, told in its file here or in another folder.

    ValueError names one that is not written.
    """
    told = read((folder or FOLDER) / f"{language}.ftl")
    name, tag = "language-name", "language-tag"
    for id in (name, tag):
        if id not in told:
            raise ValueError(f"words/{language}.ftl: write {id}")
    return Facts(name="".join(map(str, told[name])), tag="".join(map(str, told[tag])))


@cache
def messages(game: str, language: str, more: Path | None = None) -> Mapping[str, Pattern]:
    """Return the messages of every game and of this one that a language has, by id.

    Those of `more` too, a folder with a file for each language. LookupError for a language without
    a file here.
    """
    if language not in LANGUAGES:
        raise LookupError(f"language: no words in {language!r}, only in {', '.join(LANGUAGES)}")
    found = {**read(FOLDER / f"{language}.ftl"), **own_messages(game, language)}
    return {**found, **read(more / f"{language}.ftl")} if more else found


def own_messages(game: str, language: str) -> Mapping[str, Pattern]:
    """Return the messages that the folder of a game has in a language."""
    return read(Path(folder_of(game)) / f"{language}.ftl")


# Sentences


class Unsaid(LookupError):
    """Raised for a message that neither a language nor English has; `id` names it."""

    def __init__(self, id: str, language: str) -> None:
        super().__init__(id, language)
        self.id = id

    def __str__(self) -> str:
        id, language = self.args
        return f"{language}: there is no message {id!r}"


class Words:
    """The sentences of a game in one language, as one seat or an onlooker hears them.

    A seat is "Player 1", "Player 2" and so on. `you` is the seat that is spoken to; None: an
    onlooker. A message that the language lacks is a sentence in English. `more` is a folder with
    further messages, in a file for each language.
    """

    def __init__(
        self,
        game: str,
        language: str = ENGLISH,
        *,
        you: Seat | None = None,
        more: Path | None = None,
    ) -> None:
        self._messages = messages(game, language, more)
        self._language = language
        self._conventions = conventions_of(language)
        self._english = None if language == ENGLISH else Words(game, you=you, more=more)
        self._you = you

    def __contains__(self, id: object) -> bool:
        return id in self._messages or (self._english is not None and id in self._english)

    def lacks(self, id: str) -> bool:
        """True if English stands in for a message."""
        return id not in self._messages and id in self

    def say(self, id: str, /, **args: str | int) -> str:
        """Return a message with its arguments; Unsaid if there is none with this id.

        `cards` and `suits` are items in notation, `player` and `giver` are seats. A `column` that
        is not given is "".
        """
        if id not in self:
            raise Unsaid(id, self._language)
        if self._english and self.lacks(id):
            return self._english.say(id, **args)
        said: dict[str, str | int] = {"column": "", **args}
        for name in ("cards", "suits"):
            if name in args:
                items = [self.item(item) for item in str(args[name]).split()]
                said[name] = self._conventions.listed(items)
        for name in ("player", "giver"):
            if name in args:
                said[name] = self.seat(int(args[name]))
        if "player" in args:
            said["who"] = "you" if args["player"] == self._you else "other"
        return self.written(id, said)

    def written(self, id: str, args: Mapping[str, str | int]) -> str:
        """Return a message with arguments that stand as they are."""
        if self._english and self.lacks(id):
            return self._english.written(id, args)
        return self._written(self._messages[id], args)

    def number(self, number: float, decimals: int = 0) -> str:
        """Return a number as the language writes it: "−1,000"."""
        return self._conventions.number(number, decimals)

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
        return self.say("card-index", rank=self.say(f"index-{rank}"), suit=SYMBOLS.get(suit, suit))

    def _written(self, pattern: Pattern, args: Mapping[str, str | int]) -> str:
        texts = []
        for part in pattern:
            match part:
                case str():
                    texts.append(part)
                case Variable(name):
                    value = args[name]
                    texts.append(self.number(value) if isinstance(value, int) else str(value))
                case Reference(id):
                    texts.append(self.written(id, args))
                case Selection(variable, variants, default):
                    key = self._key(args[variable], variants)
                    texts.append(self._written(variants[key or default], args))
        return "".join(texts)

    def _key(self, value: str | int, variants: Mapping[str, Pattern]) -> str | None:
        """Return the variant that a value selects; None: the default."""
        if str(value) in variants:
            return str(value)
        category = self._conventions.category(value) if type(value) is int else None
        return category if category in variants else None
