"""Files with saved matches: what `Match.save` returns, and what the page exports."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from taku.match import Match
from taku.terminal.files import read_text

FORMAT = 1  # version of the page's file
LISTED = 20  # matches named when a file has several
LATEST = 2.5e14  # milliseconds: the last year that Python writes is 9999


@dataclass(frozen=True)
class FiledMatch:
    """A match in a file, unchecked until it is loaded."""

    save: Mapping[str, Any]
    when: float = 0
    """Milliseconds since 1970; 0 if the file does not say."""
    over: bool = False
    """True if the page knows that it is over."""
    marks: Mapping[str, Any] = field(default_factory=dict)
    """The other fields that the page stores with it."""

    def loaded(self, *, draws: bool = True) -> Match:
        """Return the match; ValueError names the part that is wrong."""
        return Match.load(dict(self.save), draws=draws)

    def __str__(self) -> str:
        day = f"{datetime.fromtimestamp(self.when / 1000, UTC):%Y-%m-%d}" if self.when else ""
        seats = self.save.get("seats")
        players = str(len(seats)) if isinstance(seats, list) else ""
        state = "finished" if self.over else "unfinished"
        return " ".join(filter(None, [day, str(self.save.get("game")), players, state]))


def parse_json(text: str) -> Any:
    """Return the data in a text; ValueError if it is no JSON, or nested too deeply."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("brackets in brackets, too deep to read") from None


def read_file(path: Path) -> list[FiledMatch]:
    """Return the matches in a file, the newest first; ValueError if it holds none."""
    text = read_text(path)
    try:
        return matches_in(parse_json(text))
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from None


def read_one(path: Path, number: int | None = None) -> FiledMatch:
    """Return the match of this number, from 1, or the only one; ValueError lists several."""
    found = read_file(path)
    if number is None and len(found) == 1:
        return found[0]
    if number is not None and number <= len(found):
        return found[number - 1]
    lines = [f"{path}: {len(found)} matches; --match NUMBER chooses one, the newest is 1"]
    lines += [f"{at:>5}  {one}" for at, one in enumerate(found[:LISTED], start=1)]
    raise ValueError("\n".join(lines + (["    …"] if len(found) > LISTED else [])))


def matches_in(data: Any) -> list[FiledMatch]:
    """Return the matches in the data of a file, the newest first; ValueError if there is none."""
    match data:
        case {"taku": "data", "format": int(number)} if number > FORMAT:
            raise ValueError("saved by a newer version of Taku")
        case {"taku": "data", "matches": list(matches)}:
            filed = [_stored(each) for each in matches if _is_stored(each)]
            if not filed:
                raise ValueError("this file of Taku has no match")
            return sorted(filed, key=lambda each: each.when, reverse=True)
        case _ if _is_stored(data):
            return [_stored(data)]
        case {"game": _, "log": _}:
            return [FiledMatch(data)]
    raise ValueError("not a match that Taku has saved")


def _is_stored(data: Any) -> bool:
    """True for a match as the page stores it."""
    return isinstance(data, dict) and isinstance(data.get("head"), dict) and "log" in data


def _stored(data: dict[str, Any]) -> FiledMatch:
    when: Any = data.get("when")
    known = isinstance(when, int | float) and 0 < when < LATEST
    save = {**data["head"], "log": data["log"]}
    return FiledMatch(save, float(when) if known else 0.0, data.get("over") is True, data)
