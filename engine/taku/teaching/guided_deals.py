"""Guided first games: deals that let a newcomer meet the rules while playing.

A game's deals are data in its `guided.toml`, in the notation of its moves: each has what the
deal has that it is `like`, or else what `usual` lists, unless it says otherwise, and by itself the
cue of its rule. Their texts lie in `guided.<language>.ftl`. Its module `guide` says when each rule
matters.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from taku.game import optional_module
from taku.game_folders import folder_of
from taku.games import GAMES
from taku.guidance import Guidance
from taku.match import HUMAN, BadPart, Match
from taku.messages.lesson import Text
from taku.options import Options
from taku.records import record
from taku.teaching.texts import in_id, texts_of, with_texts


@dataclass(frozen=True, kw_only=True)
class Aim:
    """A part of the aim of the game, shown on the empty table."""

    items: str
    """Cards or dice, in notation."""
    say: Text


@dataclass(frozen=True, kw_only=True)
class NextGame:
    """The game that is offered after a guided deal: one rule further."""

    say: Text
    """The words that tell what is new."""
    deal: str = ""
    """The name of a guided deal; "" for an ordinary match."""
    options: Options = field(default_factory=dict)
    seats: int | None = None
    """The number of players; None for the usual number."""


@dataclass(frozen=True, kw_only=True)
class GuidedDeal:
    """A deal that the learner plays once, from the first card to the score."""

    name: str
    title: Text
    line: Text
    """The players and the length, in a few words."""
    seats: tuple[str, ...]
    """The player of each seat: one human, and levels of bots."""
    options: Options = field(default_factory=dict)
    seed: str
    """The seed of all draws of chance after the setup."""
    setup: tuple[str, ...]
    """The log up to where the learner begins, including the deal."""
    rules: tuple[str, ...]
    """The rules that come up, in their usual order: ids of the game's cues."""
    rule: str = ""
    """The rule of the rules sheet that the deal teaches; "" for a first game."""
    option: str = ""
    """The house rule that switches `rule` on, by the rules sheet; "" if none is needed."""
    later: Mapping[str, str] = field(default_factory=dict)
    """Parts of the table that stay hidden until a cue has been told, each with that cue's id.

    Keys are ids of buttons or roles of zones. A button that means nothing yet only distracts.
    """
    aim: tuple[Aim, ...] = ()
    """What the empty table shows until the first move, below `guide-aim-title`."""
    next: NextGame | None = None


def guided_deals(game: str) -> tuple[GuidedDeal, ...]:
    """Return the guided deals of a game, first games first; a ValueError names what is wrong."""
    options = {rule.id: rule.option or "" for rule in GAMES[game].rulebook}
    deals = []
    for parts in _whole(_told(game)):
        rule = parts.get("rule", "")
        about = {"rules": [rule], "option": options.get(rule, "")}
        deals.append(_named({**about, **parts}))
    return tuple(deals)


def _whole(tables: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield each deal with the parts that it has from the deal it is like, or as usual."""
    known = {"": {"aim": tables.get("aim", []), **tables.get("usual", {})}}
    for deal in tables.get("deal", []):
        name, like = deal.get("name", "a deal without a name"), deal.get("like", "")
        if like not in known:
            raise ValueError(f"{name}: it is like {like!r}, and no deal before it has this name")
        known[name] = {**known[like], **{part: deal[part] for part in deal if part != "like"}}
        yield known[name]


def untried(game: str) -> Mapping[str, str]:
    """Return the house rules without a guided deal, each with the reason."""
    untried: Mapping[str, str] = _told(game).get("untried", {})
    return untried


def _told(game: str) -> Mapping[str, Any]:
    import tomllib  # the page's Python has neither of these: the build reads the deals
    from pathlib import Path

    path = Path(folder_of(game)) / "guided.toml"
    if not path.exists():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    texts = texts_of(game, "guided")
    for id, table in _with_ids(tables):
        own = texts.pop(id, {})
        if say := own.pop("next", None):
            table["next"] = {**table.get("next", {}), "say": say}
        table |= with_texts(table, own, id)
    if texts:
        raise ValueError(f"{game}: no guided deal has the message {min(texts)}")
    return tables


def _with_ids(tables: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each table that has texts, with the id of its message."""
    for aim in tables.get("aim", []):
        yield f"aim-{in_id(aim['items'])}", aim
    if "usual" in tables:
        yield "usual", tables["usual"]
    for deal in tables.get("deal", []):
        yield deal.get("name", ""), deal


def _named(parts: Mapping[str, Any]) -> GuidedDeal:
    try:
        return record(GuidedDeal, parts)
    except ValueError as error:
        raise ValueError(f"{parts.get('name', 'a deal without a name')}: {error}") from None


def guide_of(game: str) -> Guidance[Any] | None:
    """Return GUIDE of the game's module `guide`, or None if there is no such module."""
    module = optional_module(f"taku.games.{game}.guide")
    return module.GUIDE if module else None


def read_deal(game: str, raw: Any) -> GuidedDeal:
    """Return a deal from untrusted plain data; a BadPart names the invalid part."""
    if game not in GAMES or not (guide := guide_of(game)):
        raise BadPart("game", f"there is no guided game of {game!r}")
    if not isinstance(raw, Mapping):
        raise BadPart("deal", "an object")
    try:
        deal = record(GuidedDeal, raw)
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
    """Return the match of a guided deal, as it begins or after the entries of `log`.

    BadPart names an invalid part, BadEntry an invalid entry of the setup or of the log.
    """
    begun = Match(game, deal.options, seed=deal.seed, seats=deal.seats, log=deal.setup, draws=False)
    if not log:
        return begun
    if tuple(log[: len(begun.log)]) != tuple(begun.log):
        raise BadPart("log", "it does not begin with the deal")
    return Match(game, deal.options, seed=deal.seed, seats=deal.seats, log=log, draws=False)
