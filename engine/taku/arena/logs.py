"""Logs of a trial: each match as a line of JSON, which `taku data` and `taku review` read."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from taku.arena.play import PlayedMatch
from taku.arena.trial import Trial, version
from taku.match import FORMAT, HUMAN, Match, cut
from taku.options import changed

LONGEST_LINE = 4_000_000  # characters; the longest match of a game has a tenth of them


class LogFile:
    """A file with the matches of one trial, in the order of the deals.

    Matches of a deal from `done` on are dropped: a trial that resumes plays them again. ValueError
    if the file holds another trial.
    """

    def __init__(self, path: Path, trial: Trial, done: int) -> None:
        self.path, self.trial = path, trial
        kept = [*self._kept(done)] if path.exists() else []
        whole = path.with_name(f"{path.name}.part")
        whole.write_text("".join(kept), encoding="utf-8")
        whole.replace(path)

    def add(self, matches: Iterable[PlayedMatch]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(line(self.trial, match) for match in matches)

    def _kept(self, done: int) -> Iterator[str]:
        own = self.trial.fingerprint()
        for at, text in enumerate(self.path.read_text(encoding="utf-8").splitlines(True), start=1):
            if not text.endswith("\n"):
                return  # was being written when the trial was stopped
            logged = read_line(text, f"{self.path.name}, line {at}")
            if logged.parts.get("trial") != own:
                raise ValueError(f"{self.path.name}, line {at}: of another trial")
            if logged.parts.get("deal", 0) < done:
                yield text


def line(trial: Trial, played: PlayedMatch) -> str:
    """Return a match as a line of JSON: a save, with who sat where and what came of it."""
    match = trial.match()
    entrants = [trial.entrants[number] for number in played.entrants]
    return json.dumps(
        {
            "format": FORMAT,
            "game": trial.game,
            "options": changed(match.options),
            "seed": f"{trial.seed}/{played.deal}",
            "seats": [
                entrant.name if match.game.has_bot(entrant.name) else HUMAN for entrant in entrants
            ],
            "log": played.log,
            "trial": trial.fingerprint(),
            "engine": version(),
            "deal": played.deal,
            "turn": played.turn,
            "entrants": [
                {"name": entrant.name, "code": entrant.hash} for entrant in entrants
            ],
            "points": played.points,
            "places": played.places,
        },
        ensure_ascii=False,
    ) + "\n"  # fmt: skip


@dataclass(frozen=True)
class LoggedMatch:
    """A line of a log file."""

    where: str
    """Its file and line, for messages."""
    parts: dict[str, Any]
    """What the line says, unchecked."""

    def match(self) -> Match:
        """Return the match, replayed; ValueError names what is wrong with it."""
        try:
            return Match.load(self.parts, draws=False)
        except ValueError as error:
            raise ValueError(f"{self.where}: {error}") from None


def read_line(text: str, where: str) -> LoggedMatch:
    """Read a line of a log file; ValueError if it is no JSON object."""
    try:
        if len(text) > LONGEST_LINE:
            raise ValueError(f"{LONGEST_LINE:,} characters at most")
        parts = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{where}: {error}") from None
    if not isinstance(parts, dict):
        raise ValueError(f"{where}: not a match: {cut(text)!r}")
    return LoggedMatch(where, parts)


def read_logs(path: Path) -> Iterator[LoggedMatch]:
    """Yield the matches of a log file, one at a time."""
    with path.open(encoding="utf-8") as file:
        for at, text in enumerate(file, start=1):
            if text.strip():
                yield read_line(text, f"{path.name}, line {at}")
