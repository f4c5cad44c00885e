"""Guided first games: deals that let a newcomer meet the rules while playing.

A game's deals are data in its `guided.toml`, in the notation of its moves; its module `guide`
says when each rule matters.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from taku.games import GAMES
from taku.lessons import Text
from taku.match import HUMAN, BadPart, Match
from taku.options import Options
from taku.teaching.guiding import Guidance
from taku.wire.records import record


@dataclass(frozen=True, kw_only=True)
class Aim:
    """A part of what the game is about, drawn on the empty table."""

    items: str
    """Cards or dice, in notation."""
    say: Text


@dataclass(frozen=True, kw_only=True)
class NextGame:
    """What is played after it: one rule further."""

    say: Text
    """What is new."""
    deal: str = ""
    """A guided deal by its name; "" if it is an ordinary match."""
    options: Options = field(default_factory=dict)
    seats: int | None = None
    """How many play; None: as many as usual."""


@dataclass(frozen=True, kw_only=True)
class GuidedDeal:
    """A deal to be played once, from its first card to the score."""

    name: str
    title: Text
    line: Text
    """Who plays it and how long, in a few words."""
    seats: tuple[str, ...]
    """Who sits where: one human, and the levels of bots."""
    options: Options = field(default_factory=dict)
    seed: str
    """Decides what chance draws after the setup."""
    setup: tuple[str, ...]
    """The log up to where it begins: the deal."""
    rules: tuple[str, ...]
    """What it lets one meet, in the order in which it usually comes: ids of the game's cues."""
    rule: str = ""
    """The rule of the sheet that it is about; "" for a first game."""
    option: str = ""
    """The house rule that switches that on, if there is one."""
    later: Mapping[str, str] = field(default_factory=dict)
    """What lies on the table only once a rule has been told: ids of buttons, or roles of zones,
    and the cue. What is offered before it means anything is only in the way."""
    aim: tuple[Aim, ...] = ()
    """What lies on the empty table until the first move, below `guide-aim-title`."""
    next: NextGame | None = None


def guided(game: str) -> tuple[GuidedDeal, ...]:
    """The guided deals of a game, first games first; ValueError names what is wrong in one."""
    told = _told(game)
    aim = told.get("aim", [])
    return tuple(_named({"aim": aim, **deal}) for deal in told.get("deal", []))


def untried(game: str) -> Mapping[str, str]:
    """The house rules that no deal is about, and why."""
    untried: Mapping[str, str] = _told(game).get("untried", {})
    return untried


def _told(game: str) -> Mapping[str, Any]:
    import tomllib  # neither is in the page's Python: the build reads the deals for it
    from pathlib import Path

    path = Path(__file__).parents[1] / "games" / game / "guided.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _named(told: Mapping[str, Any]) -> GuidedDeal:
    try:
        return record(GuidedDeal, told)
    except ValueError as error:
        raise ValueError(f"{told.get('name', 'a deal without a name')}: {error}") from None


def guide_of(game: str) -> Guidance[Any] | None:
    """When a game's rules matter: GUIDE in the module `guide` of its folder; None without one."""
    module = f"taku.games.{game}.guide"
    try:
        guide: Guidance[Any] = import_module(module).GUIDE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return guide


def read_deal(game: str, told: Any) -> GuidedDeal:
    """A deal from plain data that may come from anybody; BadPart names what cannot be."""
    if game not in GAMES or not (guide := guide_of(game)):
        raise BadPart("game", f"there is no guided game of {game!r}")
    if not isinstance(told, Mapping):
        raise BadPart("deal", "an object")
    try:
        deal = record(GuidedDeal, told)
    except ValueError as error:
        raise BadPart("deal", error) from None
    if deal.seats.count(HUMAN) != 1:
        raise BadPart("seats", "just one must be human")
    known = {cue.id for cue in guide.cues}
    for rule in deal.rules:
        if rule not in known:
            raise BadPart("rules", f"no rule {rule!r} in this guide")
    return deal


def laid(game: str, deal: GuidedDeal, log: tuple[str, ...] = ()) -> Match:
    """The deal on the table, or what has become of it.

    BadPart names the part that cannot be, BadEntry an entry of the setup or of the log.
    """
    begun = Match(game, deal.options, seed=deal.seed, seats=deal.seats, log=deal.setup, draws=False)
    if not log:
        return begun
    if tuple(log[: len(begun.log)]) != tuple(begun.log):
        raise BadPart("log", "it does not begin with the deal")
    return Match(game, deal.options, seed=deal.seed, seats=deal.seats, log=log, draws=False)
