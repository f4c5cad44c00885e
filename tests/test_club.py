"""Events: everyone gets the same deals, and a result that does not fit is refused by its entry."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

import taku
from sitting import SHIPPED
from taku.__main__ import main
from taku.arena.event_version import event_version, modules_of
from taku.club import (
    Checked,
    ClubEvent,
    Forged,
    Result,
    check,
    checks,
    played,
    read_event,
    read_result,
    standings,
)
from taku.club.event import bots_move
from taku.club.playing import step
from taku.club.results import merit
from taku.club.signatures import is_genuine
from taku.games import GAMES
from taku.match import BadPart, Match

EVENT = ClubEvent("hearts", deals=3, level="easy", seed="thursday", name="Thursday club")


def at_random(match: Match) -> str:
    return match.random("/entrant").choice(match.moves())


@pytest.fixture(scope="module")
def honest() -> Result:
    return played(EVENT, "Ann", at_random)


# Played and checked


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_played_is_accepted(name: str) -> None:
    event = ClubEvent(name, deals=2, level="easy", seed="club")
    result = played(event, "Ann", at_random)
    again = read_result(json.loads(json.dumps(result.plain())))
    checked = check(read_event(json.loads(json.dumps(event.plain()))), again)
    for number, (deal, points) in enumerate(zip(result.deals, checked.points, strict=True), 1):
        match = event.match(number)
        match.replay(deal.log)
        assert match.points[0] == points


def test_every_entrant_gets_the_same_deals(honest: Result) -> None:
    other = played(EVENT, "Ben", lambda match: match.moves()[-1])
    for one, two in zip(honest.deals, other.deals, strict=True):
        assert one.log[0] == two.log[0]
        assert one.log != two.log
    assert len({deal.log[0] for deal in honest.deals}) == EVENT.deals


def test_a_deal_not_played_yet_counts_for_nothing(honest: Result) -> None:
    first = replace(honest, deals=honest.deals[:1])
    checked = check(EVENT, first)
    assert checked.points[0] is not None
    assert checked.points[1:] == checked.merits[1:] == (None, None)


def test_a_sample_of_decisions_can_be_checked(honest: Result) -> None:
    entries = [*checks(EVENT, honest, lambda deal, entry: entry % 3 == 0)]
    assert len(entries) == sum(len(deal.log) for deal in honest.deals)
    assert entries[-1] == (3, len(honest.deals[2].log))


# The version

TAKU = Path(taku.__file__).parent


def executed(work: Callable[[], object]) -> set[str]:
    """Return the modules of the engine of which a function runs anything, words excepted."""
    files = set[str]()

    def note(frame: FrameType, kind: str, argument: object) -> None:
        files.add(frame.f_code.co_filename)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    own = {Path(file) for file in files if Path(file).is_relative_to(TAKU)}
    return {str(path.relative_to(TAKU)) for path in own if path.parent.name != "words"}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_version_covers_all_that_decides(name: str) -> None:
    event = ClubEvent(name, deals=1, level="easy", seed="version")

    def work() -> None:
        result = played(event, "Ann", at_random)
        standings([check(event, result), check(event, result)])
        for level in ("normal", GAMES[name].adviser):
            match = replace(event, level=level).match(1)
            while not (match.to_act > 0 and len(match.moves()) > 1):
                step(match, at_random)
            bots_move(match)

    decisive = {str(path.relative_to(TAKU)) for path in modules_of(name).values()}
    assert executed(work) - decisive <= {"club/playing.py", "__init__.py"}


def test_what_only_teaches_does_not_end_an_event() -> None:
    rooms = {path.parent.name for path in modules_of("hearts").values()}
    assert rooms == {"taku", "bots", "club", "games", "hearts"}
    own = {path.stem for path in modules_of("hearts").values() if path.parent.name == "hearts"}
    assert {"rules", "table", "bot", "claim", "tempers"} < own
    assert not own & {"advice", "guide", "kinds", "quiz", "rulebook", "holding"}


def test_each_game_has_its_own_version() -> None:
    assert len({event_version(name) for name in SHIPPED}) == len(SHIPPED)


# Forged


def log_of(data: Any, deal: int = 1) -> list[str]:
    log: list[str] = data["deals"][deal - 1]["log"]
    return log


def bots_entry(log: list[str], deal: int) -> tuple[int, str]:
    """The first entry of a bot that had a choice, and another move that was legal there."""
    match = EVENT.match(deal)
    for entry, text in enumerate(log, start=1):
        others = [move for move in match.moves() if move != text]
        if match.to_act > 0 and others:
            return entry, others[0]
        match.replay([text])
    raise AssertionError("no bot had a choice")


def bots_other_move(data: Any) -> int:
    entry, move = bots_entry(log_of(data, 2), 2)
    log_of(data, 2)[entry - 1] = move
    return entry


def other_cards(data: Any) -> int:
    hands = log_of(data)[0].removeprefix("deal ").split(" | ")
    log_of(data)[0] = "deal " + " | ".join([hands[1], hands[0], *hands[2:]])
    return 1


def swapped(data: Any) -> int:
    data["deals"][0], data["deals"][1] = data["deals"][1], data["deals"][0]
    return 1


def put(entry: int, text: str) -> Callable[[Any], int]:
    def change(data: Any) -> int:
        log_of(data)[entry - 1] = text
        return entry

    return change


FORGED = {
    "a bot's move": (2, bots_other_move),
    "the cards": (1, other_cards),
    "the order of deals": (1, swapped),
    "a card of another player": (1, put(2, "pass 2C 2C 2C")),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_log_is_refused_by_its_entry(honest: Result, what: str) -> None:
    deal, change = FORGED[what]
    data = honest.plain()
    entry = change(data)
    with pytest.raises(Forged, match=f"deal {deal}, entry {entry}:") as forged:
        check(EVENT, read_result(data))
    assert (forged.value.deal, forged.value.entry) == (deal, entry)


# Forty kinds in any game. What becomes of the log of a deal, given also that of another one:
CHANGES: dict[str, Callable[[list[str], list[str]], list[str]]] = {
    "the last entry is missing": lambda log, other: log[:-1],
    "the first entry is missing": lambda log, other: log[1:],
    "an entry is missing": lambda log, other: log[: len(log) // 2] + log[len(log) // 2 + 1 :],
    "the last entry comes twice": lambda log, other: [*log, log[-1]],
    "the first entry comes twice": lambda log, other: [log[0], *log],
    "each entry comes twice": lambda log, other: [text for text in log for _ in range(2)],
    "the first two are swapped": lambda log, other: [log[1], log[0], *log[2:]],
    "the last two are swapped": lambda log, other: [*log[:-2], log[-1], log[-2]],
    "the halves are swapped": lambda log, other: log[len(log) // 2 :] + log[: len(log) // 2],
    "it runs backwards": lambda log, other: log[::-1],
    "it begins with its second half": lambda log, other: log[len(log) // 2 :],
    "it ends with its first half": lambda log, other: log[: len(log) // 2],
    "it has its first entry alone": lambda log, other: log[:1],
    "it has its last entry alone": lambda log, other: log[-1:],
    "it has each second entry": lambda log, other: log[::2],
    "it is of another deal": lambda log, other: other,
    "it begins as another deal": lambda log, other: [other[0], *log[1:]],
    "it ends as another deal": lambda log, other: log[: len(log) // 2] + other[len(log) // 2 :],
    "it goes on as another deal": lambda log, other: log + other,
    "two deals alternate": lambda log, other: [
        text for pair in zip(log, other, strict=False) for text in pair
    ],
}
# How an entry is written instead:
SPELLINGS: dict[str, Callable[[str], str]] = {
    "an entry is empty": lambda text: "",
    "an entry is no notation": lambda text: "🂱" * 1000,
    "an entry is a number": lambda text: "7",
    "an entry is JSON": lambda text: f'["{text}"]',
    "an entry has a line break": lambda text: text + "\n",
    "an entry has a tab": lambda text: text + "\t",
    "an entry ends with a space": lambda text: text + " ",
    "an entry begins with a space": lambda text: " " + text,
    "an entry has a null character": lambda text: text + "\0",
    "an entry has a zero-width space": lambda text: text + "\u200b",
    "an entry has a byte order mark": lambda text: "\ufeff" + text,
    "an entry has a right-to-left mark": lambda text: "\u200f" + text,
    "an entry has an accent": lambda text: text + "\u0301",
    "an entry has half a character": lambda text: text + "\ud83c",
    "an entry is in the other case": str.swapcase,
    "an entry is of full width": lambda text: "".join(
        chr(ord(sign) + 0xFEE0) if sign != " " else sign for sign in text
    ),
    "an entry runs backwards": lambda text: text[::-1],
    "an entry stands twice in one": lambda text: f"{text} {text}",
    "an entry has a comment": lambda text: text + " # good",
    "an entry lacks a sign": lambda text: text[:-1],
}


@pytest.fixture(scope="module", params=SHIPPED)
def of_a_game(request: pytest.FixtureRequest) -> tuple[ClubEvent, Result]:
    event = ClubEvent(request.param, deals=2, level="easy", seed="forged")
    return event, played(event, "Ann", at_random)


def forged_in(event: ClubEvent, result: Result, log: list[str]) -> int:
    """The entry that is named if this stands in place of the first log."""
    first = replace(result.deals[0], log=tuple(log))
    with pytest.raises(Forged) as forged:
        check(event, replace(result, deals=(first, *result.deals[1:])))
    assert forged.value.deal == 1
    return forged.value.entry


@pytest.mark.parametrize("what", CHANGES)
def test_a_forgery_in_any_game_is_named(of_a_game: tuple[ClubEvent, Result], what: str) -> None:
    event, result = of_a_game
    log, other = (list(deal.log) for deal in result.deals)
    changed = CHANGES[what](log, other)
    pairs = zip(log, changed, strict=False)
    same = next((n for n, (one, two) in enumerate(pairs) if one != two), len(log))
    assert min(same + 1, len(changed)) <= forged_in(event, result, changed) <= len(changed)


@pytest.mark.parametrize("what", SPELLINGS)
def test_an_entry_written_otherwise_is_named(
    of_a_game: tuple[ClubEvent, Result], what: str
) -> None:
    event, result = of_a_game
    log = list(result.deals[0].log)
    for at in (0, len(log) // 2, len(log) - 1):
        changed = [*log[:at], SPELLINGS[what](log[at]), *log[at + 1 :]]
        assert forged_in(event, result, changed) == at + 1


def test_any_changed_entry_of_a_bot_is_found(honest: Result) -> None:
    random, found = Random(1), 0
    for deal in range(1, EVENT.deals + 1):
        log = list(honest.deals[deal - 1].log)
        match = EVENT.match(deal)
        for entry, text in enumerate(log, start=1):
            others = [move for move in match.moves() if move != text] if match.to_act > 0 else []
            match.replay([text])
            if others and random.random() < 0.2:
                data = honest.plain()
                log_of(data, deal)[entry - 1] = random.choice(others)
                with pytest.raises(Forged, match=f"deal {deal}, entry {entry}: .* the bot at"):
                    check(EVENT, read_result(data))
                found += 1
    assert found > 10


def test_a_result_of_another_event_is_refused(honest: Result) -> None:
    for other in (
        replace(EVENT, seed="friday"),
        replace(EVENT, level="normal"),
        replace(EVENT, deals=2),
        replace(EVENT, options={"passing": False}),
    ):
        with pytest.raises(Forged, match="another event"):
            check(other, honest)


def test_the_bounds_of_a_result_hold(honest: Result) -> None:
    long = replace(honest.deals[0], log=("2C",) * 20_001)
    with pytest.raises(Forged, match="20001 entries"):
        check(EVENT, replace(honest, deals=(long,)))
    with pytest.raises(Forged, match="4 deals"):
        check(EVENT, replace(honest, deals=(*honest.deals, honest.deals[0])))
    with pytest.raises(Forged, match="0 deals"):
        check(EVENT, replace(honest, deals=()))


SIGNED: dict[str, Any] = {
    "taku": "result",
    "format": 1,
    "event": "0123456789abcdef",
    "name": "Zoë “Ü”\\ 🂱",
    "engine": "e",
    "deals": [{"log": ["deal 2C | 3C", '"\\ \n\u0001\u007f\u2028/'], "again": True}],
    "device": "BLKiV03LLfhnUUN0KrstXd9CEXqEuB7nca1G9AO6sHXh"
    "DACTY29Mg4RmuoZS__3KywUxlXwAuv9eIxnIS-3bXlM",
    "signature": "1Y9L9_BbNLH9X8Urh2ZSr58-oAk67DSZhY2vf_CeyiI"
    "gCUV9n-LILom3AHcwrqnWmR03zVCnToiRhQW5WF9l0w",
}  # by `signedResult` of the page


def test_a_signature_of_the_page_fits() -> None:
    assert is_genuine(read_result(SIGNED))
    assert is_genuine(read_result(SIGNED | {"device": "", "signature": ""}))


@pytest.mark.parametrize(
    "changed",
    [
        {"name": "Eve"},
        {"event": "f" * 16},
        {"engine": "f"},
        {"deals": [{**SIGNED["deals"][0], "again": False}]},
        {"deals": [{"log": ["deal 2C | 3C", "\ud83c"], "again": True}]},
        {"device": ""},
        {"signature": ""},
        {"signature": SIGNED["signature"][:-2]},
        {"signature": "A" * 86},
        {"signature": "_" * 85 + "w"},
        {"signature": "é" * 86},
        {"device": "A" * 87},
        {"device": "BA" + "A" * 85},
        {"device": SIGNED["device"][:-4] + "AAAA"},
        {"device": SIGNED["signature"]},
    ],
)
def test_a_changed_signed_result_is_known(changed: dict[str, Any]) -> None:
    assert not is_genuine(read_result(SIGNED | changed))


def test_only_the_names_of_an_event_may_enter(honest: Result) -> None:
    closed = replace(EVENT, entrants=("Ann", "Ben"))
    assert closed.id == EVENT.id
    assert check(closed, honest).name == "Ann"
    with pytest.raises(Forged, match="'Eve' is not among those who may enter") as forged:
        check(closed, replace(honest, name="Eve"))
    assert forged.value.fault == "entrant"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("name", ""),
        ("name", "x" * 61),
        ("name", "Ann\x1b[2J"),
        ("format", 2),
        ("deals", [{"log": ["2C", 3]}]),
        ("deals", [{"log": "2C"}]),
        ("deals", {}),
        ("event", 7),
        ("device", "k" * 201),
        ("signature", 7),
        ("secret", 1),
    ],
)
def test_an_invalid_part_of_a_result_is_named(honest: Result, part: str, value: object) -> None:
    with pytest.raises(ValueError, match=part):
        read_result(honest.plain() | {part: value})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("deals", 0),
        ("deals", 33),
        ("level", "best"),
        ("options", {"passing": 7}),
        ("options", {"no_such": True}),
        ("seats", 9),
        ("game", "chess"),
        ("until", "tomorrow"),
        ("name", "a\nb"),
        ("seed", "s" * 2000),
        ("entrants", ["Ann", "Ann"]),
        ("entrants", ["Ann", " "]),
        ("entrants", ["Ann\n"]),
        ("entrants", [f"pupil {number}" for number in range(65)]),
        ("entrants", "Ann"),
        ("format", 2),
    ],
)
def test_an_invalid_part_of_an_event_is_named(part: str, value: object) -> None:
    with pytest.raises(ValueError, match=part) as error:
        read_event(EVENT.plain() | {part: value})
    assert isinstance(error.value, BadPart) or part in str(error.value)


# The table


def entrant(name: str, *merits: float | None) -> Checked:
    points = tuple(None if each is None else int(each) for each in merits)
    return Checked(name, points, merits, ())


def test_the_table_counts_matchpoints() -> None:
    rows = standings([entrant("Ann", 3, 5), entrant("Ben", 3, 1), entrant("Cem", 0, 5)])
    assert [(row.place, row.name, row.matchpoints) for row in rows] == [
        (1, "Ann", (3, 3)),
        (2, "Ben", (3, 0)),
        (2, "Cem", (0, 3)),
    ]
    assert [row.share for row in rows] == [0.75, 0.375, 0.375]
    assert [row.difference for row in rows] == [1.75, -1.25, -0.5]  # as the means of two deals
    assert rows[0].error == 0.25


def test_a_missing_deal_is_no_loss() -> None:
    rows = standings([entrant("Ann", 1, None), entrant("Ben", 0, 9), entrant("Cem", 0, 8)])
    assert [(row.name, row.matchpoints, row.share) for row in rows] == [
        ("Ann", (4, None), 1.0),
        ("Ben", (1, 2), 0.5),
        ("Cem", (1, 0), 1 / 6),
    ]


def test_one_entrant_has_no_field() -> None:
    [row] = standings([entrant("Ann", 1, 2)])
    assert (row.matchpoints, row.share, row.difference) == ((None, None), 0.0, 0.0)


def test_a_moon_is_worth_more_than_no_points() -> None:
    match = EVENT.match(1)
    match.state.points[:] = [0, 26, 26, 26]
    moon = merit(match)
    match.state.points[:] = [0, 13, 13, 0]
    assert (moon, merit(match)) == (19.5, 6.5)


# The command


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    options = {"deals": "2", "level": "easy", "seed": "s", "name": "Club", "out": "event.json"}
    given = [text for name, value in options.items() for text in (f"--{name}", value)]
    assert main(["event", "new", "hearts", *given]) == 0
    for name, bot in (("ann", "normal"), ("ben", "easy")):
        given = ["event.json", "--bot", bot, "--name", name.title(), "--out", f"{name}.json"]
        assert main(["event", "play", *given]) == 0
    return tmp_path


def test_the_command_ranks_and_refuses(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads((folder / "ann.json").read_text(encoding="utf-8"))
    log_of(data, 2)[-1] = "2C"
    (folder / "tom.json").write_text(json.dumps(data), encoding="utf-8")
    (folder / "torn.json").write_text("{", encoding="utf-8")
    changed = json.loads((folder / "ann.json").read_text(encoding="utf-8")) | {"signature": "A"}
    (folder / "eve.json").write_text(json.dumps(changed), encoding="utf-8")
    capsys.readouterr()
    files = ["ann.json", "tom.json", "torn.json", "none.json", "eve.json", "ben.json"]
    assert main(["event", "table", "event.json", *files]) == 1
    told = capsys.readouterr().out
    assert f"tom.json: refused: deal 2, entry {len(log_of(data, 2))}: '2C'" in told
    assert "torn.json: refused: " in told
    assert "none.json: refused: " in told
    assert "eve.json: refused: signature" in told
    assert "ben.json: not signed by a device" in told
    assert told.index("Ann") < told.index("refused")
    assert told.index("Ben") < told.index("refused")
    assert main(["event", "table", "event.json", "ann.json", "ben.json", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in table["rows"]} == {"Ann", "Ben"}
    assert table["refused"] == []
    assert table["unsigned"] == ["ann.json", "ben.json"]


def test_a_file_enters_as_a_bot(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = "def agent(view, moves, random):\n    return moves[0]\n"
    (folder / "own.py").write_text(bot, encoding="utf-8")
    given = ["event.json", "--bot", "own.py", "--name", "Own", "--out", "own.json"]
    assert main(["event", "play", *given]) == 0
    assert main(["event", "table", "event.json", "own.json"]) == 0
    (folder / "own.py").write_text(bot.replace("moves[0]", "'ZZ'"), encoding="utf-8")
    assert main(["event", "play", *given[:-1], "wrong.json"]) == 2
    assert "own.py: illegal: ZZ" in capsys.readouterr().err
    assert not (folder / "wrong.json").exists()


def test_another_version_is_not_compared(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("ann", "event"):
        data = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        (folder / f"old-{name}.json").write_text(
            json.dumps(data | {"engine": "0ld"}), encoding="utf-8"
        )
    capsys.readouterr()
    assert main(["event", "table", "event.json", "old-ann.json", "ben.json"]) == 0
    told = capsys.readouterr().out
    assert "old-ann.json: made with version 0ld" in told
    assert "Ann" not in told
    assert main(["event", "table", "old-event.json", "ann.json"]) == 2
    assert "nothing can be checked" in capsys.readouterr().err
