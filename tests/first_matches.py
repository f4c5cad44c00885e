"""First matches of learners with the guide, by every set of rules that is offered."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from guided import PLAYERS, Said, told
from taku import Match, games
from taku.match import HUMAN
from taku.messages.replies import Frame
from taku.options import changed
from taku.tables.guided_match_table import GuidedMatchTable
from taku.teaching.guided_deals import guide_of, guided_deals
from taku.words import Words

LONGEST = {"en": 25, "ja": 60}  # words of a bubble, and its characters in Japanese
LONGEST_OF_OTHERS = 33  # words: a third more than in English


@dataclass(frozen=True)
class RuleSet:
    """A preset of a game, for so many players."""

    game: str
    preset: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}/{self.preset} for {self.seats}"

    @property
    def options(self) -> dict[str, Any]:
        return changed(games[self.game].presets[self.preset])

    @property
    def taught(self) -> frozenset[str]:
        """What the first game of this sheet has taught."""
        sheet = self.options.get("sheet")
        first = next(
            deal
            for deal in guided_deals(self.game)
            if not deal.rule and deal.options.get("sheet") == sheet
        )
        return frozenset(first.rules)


def rule_sets() -> Iterator[RuleSet]:
    """The rule sets of games with a guide: each preset, and the usual one for each seat count."""
    for game in games.values():
        usual, *others = game.presets if guide_of(game.name) else [""]
        if usual:
            yield from (RuleSet(game.name, usual, seats) for seats in game.seats if seats > 1)
            yield from (RuleSet(game.name, preset, game.seats[0]) for preset in others)


def first_match(
    of: RuleSet, number: int, met: Iterable[str], player: str = "easy", bots: str = "normal"
) -> list[Said]:
    """Play a match against bots of a level; return what the guide told the learner."""
    seats = [HUMAN, *[bots] * (of.seats - 1)]
    match = Match(of.game, of.options, seed=f"{of} {number}", seats=seats)
    table, random = GuidedMatchTable(match, met), Random(f"{of} {number}")
    frames = [reply for reply in table.begin() if isinstance(reply, Frame)]
    while not table.match.over:
        frames += table.play(PLAYERS[player](table.match, random))  # type: ignore[arg-type]
    return [*told(table.match, frames)]


def text_of(said: Said, game: str, language: str) -> str:
    """The words of a bubble."""
    return Words(game, language, you=said.view.seat).sentence(said.tip.say, "guide")


def length(text: str, language: str) -> int:
    """The number of words in a text, or of its characters in Japanese."""
    if language == "ja":
        return len(text)
    return sum(any(map(str.isalnum, word)) for word in text.split())  # not a French ; or !


def is_short(text: str, language: str) -> bool:
    """True if a bubble has room for a text."""
    return length(text, language) <= LONGEST.get(language, LONGEST_OF_OTHERS)
