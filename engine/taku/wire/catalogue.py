"""What the page shows of the games before the engine has loaded; the build stores it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from taku.game import Example, Game
from taku.games import GAMES
from taku.match import Match
from taku.options import OptionEntry, Options, OptionValue, changed, form
from taku.roles import Tint
from taku.view import Refusal, Sentence, View


@dataclass(frozen=True)
class GameEntry:
    """A game as the page lists it."""

    name: str
    seats: tuple[int, ...]
    """Possible numbers of players, the usual one first."""
    options: tuple[OptionEntry, ...]
    presets: Mapping[str, Options]
    """Named house rules, the default first."""
    shown: Mapping[str, Tint]
    """Presets besides the first that the home screen offers as separate games, with their tint."""
    first_offers: Mapping[str, str]
    """By language, the preset that the page offers first; elsewhere it is the first preset."""
    levels: tuple[str, ...]
    """Levels of its bots, weakest first."""
    tempers: Mapping[str, tuple[str, ...]]
    """Tempers, each with the levels that have it."""
    low_wins: bool
    """True if the lowest points win."""
    pad: bool
    """True if it has a score pad for real dice."""
    card_points: Mapping[str, int]
    """Points printed on its cards by the default rules, as in a view."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language, the messages needed before the game's own words load; the build adds them."""
    lessons: bool = False
    """True if it has lessons; the build says so."""
    practice: bool = False
    """True if it has practice questions; the build says so."""


@dataclass(frozen=True)
class Forbidden:
    """An illegal move and its refusal."""

    move: str
    refusal: Refusal


@dataclass(frozen=True)
class DrawnExample:
    """An example of the rules sheet, played out."""

    view: View
    options: Options
    """Its house rules, only those that differ from the defaults."""
    needs: Mapping[str, tuple[OptionValue, ...]]
    """House rules, each with the values under which it is shown."""
    bare: bool
    """True if only the meaning of each move in `yes` matters, not the position."""
    items: tuple[str, ...]
    """Rows of items to draw in an example without moves."""
    scores: tuple[int, ...]
    """Points of each seat for the round that has just ended: the last of `view.scores`."""
    yes: tuple[str, ...]
    """Legal moves."""
    says: tuple[Sentence, ...]
    """The moves of `yes` in words."""
    no: tuple[Forbidden, ...]


@dataclass(frozen=True)
class RuleEntry:
    """An entry of the rules sheet; its messages are `rule-<id>` and `rule-<id>-title`."""

    id: str
    chapter: str
    option: str | None
    """The house rule that switches it on."""
    needs: Mapping[str, tuple[OptionValue, ...]]
    """Other house rules, each with the values under which this rule exists."""
    examples: tuple[DrawnExample, ...]


def catalogue() -> tuple[GameEntry, ...]:
    """Return the games with their options, presets and levels, as the page lists them."""
    return tuple(_entry(game) for game in sorted(GAMES.values(), key=lambda game: game.place))


def _entry(game: Game[Any]) -> GameEntry:
    return GameEntry(
        name=game.name,
        seats=tuple(game.seats),
        options=form(game.options),
        presets={preset: changed(rules) for preset, rules in game.presets.items()},
        shown=game.shown,
        first_offers=game.first_offers,
        levels=tuple(game.bots),
        tempers={temper: tuple(bots) for temper, bots in game.tempers.items()},
        low_wins=game.low_wins,
        pad=game.pad is not None,
        card_points=Match(game).view(0).card_points,
    )


def rulebook(name: str) -> tuple[RuleEntry, ...]:
    """Return the rules sheet of a game: its rules with their options and played examples."""
    game = GAMES[name]
    return tuple(
        RuleEntry(
            rule.id,
            rule.chapter,
            rule.option,
            {name: tuple(values) for name, values in rule.needs.items()},
            tuple(_example(game, example) for example in rule.examples),
        )
        for rule in game.rulebook
    )


def _example(game: Game[Any], example: Example) -> DrawnExample:
    last = len(example.setup) - bool(example.scores)
    match = Match(game, example.options, log=example.setup[:last], seats=example.seats)
    match.replay(example.setup[last:])  # draws no deal after it: the view shows the ended round
    said = (match.game.tell(match.state, match.game.read(match.state, yes)) for yes in example.yes)
    return DrawnExample(
        view=match.view(max(match.to_act, 0), open_hands=bool(example.scores)),
        options=dict(example.options),
        needs={name: tuple(values) for name, values in example.needs.items()},
        bare=example.bare,
        items=example.items,
        scores=example.scores,
        yes=example.yes,
        says=tuple(said),
        no=tuple(_forbidden(match, move) for move in example.no),
    )


def _forbidden(match: Match, move: str) -> Forbidden:
    refusal = match.why_not(move)
    assert refusal
    return Forbidden(move, refusal)
