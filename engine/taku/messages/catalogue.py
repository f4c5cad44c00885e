"""What the page shows of the games before the engine has loaded; the build stores it."""

from collections.abc import Mapping
from dataclasses import dataclass

from taku.options import OptionEntry, Options, OptionValue
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
    deal_minutes: int
    """Minutes that a person takes for a deal, or for a match in games of one score sheet."""
    pad: bool
    """True if it has a score pad for real dice."""
    card_points: Mapping[str, int]
    """Points printed on its cards by the default rules, as in a view."""
    lessons: bool = False
    """True if it has lessons; the build says so."""
    practice: bool = False
    """True if it has practice questions; the build says so."""
    problems: bool = False
    """True if it has problems; the build says so."""
    guide: bool = False
    """True if it has a guide; the build says so."""


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
